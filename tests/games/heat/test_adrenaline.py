"""Step 4, Adrenaline (HEAT-4)."""

from __future__ import annotations

import pytest

from hotseat.games.heat.events import (
    AdrenalineGained,
    AdrenalineUsed,
    CarMoved,
    HeatCooled,
    Place,
    SpeedSet,
)
from hotseat.games.heat.state import Car
from tests.games.heat.build import (
    NOT_AN_OPTION,
    added_speed,
    car,
    card,
    corners_paid,
    keys,
    only,
    options,
    pass_on,
    plan_all,
    play,
    race_with,
    refused,
    ring,
    speed_bill,
    speeds,
    stands,
    turn,
    turn_seen,
)


def gained(*cars: Car) -> list[int]:
    """Return the cars that get Adrenaline in a round in which nobody moves."""
    race = race_with(*cars, circuit=ring(spaces=60))
    heard = plan_all(race, *["plan 1 start0"] * len(race.cars_on_track()))
    for number in list(race.order):
        heard += pass_on(race, number)
    return [event.car for event in only(heard, AdrenalineGained)]


@pytest.mark.rule("HEAT-4-1")
@pytest.mark.parametrize("cars", [2, 3, 4])
def test_only_the_last_car_has_adrenaline(cars: int) -> None:
    assert gained(*[car(10 * number) for number in range(cars)]) == [0]


@pytest.mark.rule("HEAT-4-2")
@pytest.mark.parametrize("cars", [5, 6])
def test_from_five_cars_on_it_is_the_last_two(cars: int) -> None:
    assert gained(*[car(8 * number) for number in range(cars)]) == [1, 0]


@pytest.mark.rule("HEAT-4-8", "HEAT-WIN-8", "RUL-HEAT-26", "WE-39")
def test_of_six_starters_the_last_two_still_racing_have_it() -> None:
    finished = [car(70, place=place) for place in (1, 2, 3, 4)]
    assert gained(car(5), car(9), *finished) == [1, 0]


@pytest.mark.rule("HEAT-4-8", "HEAT-WIN-8", "RUL-HEAT-26", "WE-40")
def test_of_four_starters_only_the_last_still_racing_has_it() -> None:
    finished = [car(70, place=place) for place in (1, 2)]
    assert gained(car(5), car(9), *finished) == [0]


@pytest.mark.rule("RUL-HEAT-26")
def test_a_lone_remaining_car_always_has_adrenaline() -> None:
    for starters in (2, 5):
        finished = [car(70, place=place) for place in range(1, starters)]
        race = race_with(car(5), *finished, circuit=ring(spaces=60))
        heard = plan_all(race, "plan 1 1")
        assert only(heard, AdrenalineGained) == [AdrenalineGained(0)]


@pytest.mark.rule("RUL-HEAT-24")
def test_last_is_who_moves_last_even_after_overtaking() -> None:
    race = race_with(car(6), car(5))
    heard = plan_all(race, "plan 1 1", "plan 1 start5")
    heard += pass_on(race, 0)
    # Car 1 is ahead of car 0 by now, and was last in the order.
    assert race.cars[1].progress == 10
    assert only(heard, AdrenalineGained) == [AdrenalineGained(1)]


@pytest.mark.rule("RUL-HEAT-24")
def test_side_by_side_the_car_on_the_outside_is_last() -> None:
    assert gained(car(5, spot=0), car(5, spot=1)) == [1]
    assert gained(car(5, spot=1), car(5, spot=0)) == [0]


@pytest.mark.rule("HEAT-4-3", "HEAT-4-5", "HEAT-4-4")
def test_adrenaline_gives_one_speed_and_one_cooldown_to_use_in_step_5() -> None:
    race = race_with(
        car(5, gear=3, hand="1 2 3 heat heat", engine=0), car(20), circuit=ring(spaces=60)
    )
    heard = turn(race, 0, "plan 3 1+2+3")
    # Step 4 itself moves nothing.
    assert race.cars[0].progress == 11
    assert heard[-1] == AdrenalineGained(0)
    assert options(race, 0) == ["adrenaline", "cooldown adrenaline 1", "react-done"]
    assert refused(race, 0, "cooldown adrenaline 2") == NOT_AN_OPTION


@pytest.mark.rule("HEAT-4-3", "HEAT-4-7", "HEAT-7-2")
def test_its_speed_moves_the_car_one_space_and_counts_in_check_corner() -> None:
    circuit = ring(corners=((20, 4),))
    race = race_with(car(16, gear=2), car(30), circuit=circuit)
    turn(race, 0, "plan 2 1+4")
    heard = play(race, 0, "adrenaline")
    assert heard == [
        AdrenalineUsed(0, 1),
        SpeedSet(0, speed_bill(6, "1 4", adrenaline=1)),
        CarMoved(0, Place(21, 0), Place(22, 0), 1),
    ]
    assert turn_seen(race, 1).speed == 6
    assert corners_paid(pass_on(race, 0)) == [(1, 2)]
    unused = race_with(car(16, gear=2), car(30), circuit=circuit)
    turn(unused, 0, "plan 2 1+4")
    assert corners_paid(pass_on(unused, 0)) == [(1, 1)]


@pytest.mark.rule("HEAT-4-4", "RUL-HEAT-27")
@pytest.mark.parametrize(
    ("used", "left"),
    [
        (["adrenaline"], ["cooldown adrenaline 1", "react-done"]),
        (["cooldown adrenaline 1"], ["adrenaline", "react-done"]),
    ],
)
def test_either_of_the_two_may_be_used_alone(used: list[str], left: list[str]) -> None:
    race = race_with(car(5, gear=3, hand="1 2 3 heat", engine=0), car(30), circuit=ring(spaces=60))
    turn(race, 0, "plan 3 1+2+3")
    for text in used:
        play(race, 0, text)
    # The Heat that was cooled could pay a Boost.
    assert [text for text in options(race, 0) if text != "boost"] == left


@pytest.mark.rule("HEAT-4-4", "HEAT-5-4")
def test_both_may_be_used_and_each_only_once() -> None:
    race = race_with(
        car(5, gear=3, hand="1 2 3 heat heat", engine=0), car(30), circuit=ring(spaces=60)
    )
    turn(race, 0, "plan 3 1+2+3")
    assert play(race, 0, "cooldown adrenaline 1") == [HeatCooled(0, "adrenaline", (card("heat"),))]
    play(race, 0, "adrenaline")
    assert options(race, 0) == ["boost", "react-done"]
    assert refused(race, 0, "adrenaline") == ("heat-no-adrenaline-left", "HEAT-4-3")
    assert keys(race.cars[0].engine) == "heat"
    assert keys(race.cars[0].hand) == "heat"


@pytest.mark.rule("HEAT-4-6")
def test_unused_adrenaline_is_lost() -> None:
    race = race_with(car(5), car(6, hand="start5 1"), circuit=ring(spaces=60))
    plan_all(race, "plan 1 4", "plan 1 start5")
    pass_on(race, 1)
    play(race, 0, "react-done")
    assert race.turn.symbols == []
    pass_on(race, 0)
    # Next round car 0, now on 9, would be last again; put it ahead and it has none.
    race.cars[0].progress = 30
    race.order = [0, 1]
    plan_all(race, "plan 1 1", "plan 1 1")
    assert refused(race, 0, "adrenaline") == ("heat-no-adrenaline-ahead", "HEAT-4-1")
    assert not any(text.startswith("adrenaline") for text in options(race, 0))
    assert added_speed(race) == 0


@pytest.mark.rule("HEAT-4-1")
def test_a_car_that_is_not_last_is_refused_adrenaline() -> None:
    race = race_with(car(8), car(5))
    plan_all(race, "plan 1 1", "plan 1 1")
    assert options(race, 0) == ["boost", "react-done"]
    assert refused(race, 0, "adrenaline") == ("heat-no-adrenaline-ahead", "HEAT-4-1")
    pass_on(race, 0)
    play(race, 1, "adrenaline")
    assert added_speed(race) == 1


@pytest.mark.rule("HEAT-4-6")
def test_the_speed_of_adrenaline_ends_with_the_turn() -> None:
    race = race_with(*[car(10 * number) for number in range(5)], circuit=ring(spaces=60))
    turn(race, 1, "plan 1 1")
    play(race, 1, "adrenaline")
    heard = pass_on(race, 1)
    # Car 0 has Adrenaline too, and its turn begins with the 0 it planned.
    assert speeds(heard) == [0]
    assert added_speed(race) == 0


@pytest.mark.rule("RUL-HEAT-27")
def test_adrenaline_is_no_plus_and_may_be_used_when_blocked() -> None:
    race = race_with(
        car(5, spot=1, deck="4 4"), car(6), car(6, spot=1), car(7), car(7, spot=1), circuit=ring()
    )
    turn(race, 0, "plan 1 2")
    heard = play(race, 0, "adrenaline")
    assert heard == [
        AdrenalineUsed(0, 1),
        SpeedSet(0, speed_bill(3, "2", adrenaline=1)),
        CarMoved(0, Place(5, 1), Place(5, 1), 1),
    ]
    assert stands(race.cars[0]) == (5, 1)
    assert keys(race.cars[0].deck) == "4 4"  # nothing was turned up
