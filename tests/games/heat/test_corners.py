"""Step 7, Check Corner, and the spin-out (HEAT-7, HEAT-SPIN)."""

from __future__ import annotations

import pytest

from hotseat.games.heat.conditions import conditions
from hotseat.games.heat.corners import judge_corners
from hotseat.games.heat.events import (
    CardsDrawn,
    CornerChecked,
    FinishCrossed,
    Place,
    SpunOut,
)
from hotseat.games.heat.facts import Circuit
from hotseat.games.heat.state import Car, Step
from tests.games.heat.build import (
    FACTS,
    USA,
    car,
    corner_bill,
    corners_paid,
    keys,
    of_car,
    only,
    options,
    pass_on,
    play,
    race_with,
    refused,
    ring,
    spin_outs,
    stands,
    turn,
    view,
    whole_turn,
)

ONE = ring(corners=((20, 4),))
TWO = ring(corners=((20, 4), (22, 4)))


@pytest.mark.rule("HEAT-7-1", "HEAT-TRK-3")
def test_a_turn_that_crosses_no_line_checks_no_corner() -> None:
    race = race_with(car(12, gear=2, engine=0), car(-9), circuit=ONE)
    heard = whole_turn(race, 0, "plan 2 2+start5")
    assert stands(race.cars[0]) == (19, 0)
    assert corners_paid(heard) == []
    assert spin_outs(heard) == []


@pytest.mark.rule("HEAT-7-1")
@pytest.mark.parametrize("step", ["move", "boost", "adrenaline", "slipstream"])
def test_a_line_is_checked_in_whichever_step_it_was_crossed(step: str) -> None:
    if step == "adrenaline":
        race = race_with(car(14), car(30), circuit=ONE)
    else:
        race = race_with(car(14), car(19, spot=1), car(-9), circuit=ONE)
    race.cars[0].hand = [5, 5]  # the Starting Upgrade 5
    race.cars[0].deck = [0, 0, 0]
    if step == "move":
        race.cars[0].progress = 15
    heard = turn(race, 0, "plan 1 start5")
    if step in ("boost", "adrenaline"):
        heard += play(race, 0, step)
    heard += play(race, 0, "react-done")
    if step == "slipstream":
        heard += play(race, 0, "slipstream 2")
    elif race.step == Step.SLIPSTREAM:
        heard += play(race, 0, "stay")
    speed = 6 if step in ("boost", "adrenaline") else 5
    assert corners_paid(heard) == [(1, speed - 4)]


@pytest.mark.rule("HEAT-7-2", "HEAT-7-4")
def test_speed_above_the_limit_costs_the_difference_on_an_itemised_bill() -> None:
    race = race_with(car(17, gear=2, hand="start5 stress 1", deck="3 1 1 1"), car(-9), circuit=ONE)
    turn(race, 0, "plan 2 start5+stress")
    heard = play(race, 0, "react-done")
    assert only(heard, CornerChecked) == [
        CornerChecked(0, 1, corner_bill(4, corner=1, speed=8, limit=4))
    ]
    assert len(race.cars[0].engine) == 2
    assert keys(race.cars[0].discard) == "heat heat heat heat"


@pytest.mark.rule("HEAT-7-3", "WE-26")
@pytest.mark.parametrize(("limit", "cost"), [(4, 1), (5, 0), (6, 0)])
def test_speed_at_or_below_the_limit_costs_nothing(limit: int, cost: int) -> None:
    race = race_with(car(17), car(-9), circuit=ring(corners=((20, limit),)))
    heard = whole_turn(race, 0, "plan 1 start5")
    assert only(heard, CornerChecked) == [
        CornerChecked(0, 1, corner_bill(cost, corner=1, speed=5, limit=limit))
    ]
    assert len(race.cars[0].engine) == 6 - cost


@pytest.mark.rule("HEAT-7-3", "HEAT-7-4")
def test_a_corner_never_gives_heat_back() -> None:
    course = conditions(FACTS, ring(corners=((20, 4),)), 1)
    judged = [judge_corners(course, 19, 20, speed, 6) for speed in (0, 3, 4, 5, 9)]
    assert [judgement.engine for judgement in judged] == [6, 6, 6, 5, 1]


@pytest.mark.rule("HEAT-7-5", "HEAT-7-6")
def test_several_corners_are_paid_separately_in_the_order_crossed() -> None:
    circuit = ring(corners=((20, 4), (22, 2)))
    race = race_with(car(18, gear=2), car(-9), circuit=circuit)
    heard = whole_turn(race, 0, "plan 2 1+4")
    assert only(heard, CornerChecked) == [
        CornerChecked(0, 1, corner_bill(1, corner=1, speed=5, limit=4)),
        CornerChecked(0, 2, corner_bill(3, corner=2, speed=5, limit=2)),
    ]
    assert len(race.cars[0].engine) == 2


@pytest.mark.rule("HEAT-7-6")
def test_the_order_holds_across_the_finish_line() -> None:
    # Corner 2 at 34 of this lap comes before corner 1 at 2 of the next.
    circuit = ring(corners=((2, 9), (34, 8)), laps=2)
    race = race_with(car(33, gear=3, hand="1 4 start5 3"), car(-6), circuit=circuit)
    heard = whole_turn(race, 0, "plan 3 1+4+start5")
    assert race.cars[0].progress == 43
    assert corners_paid(heard) == [(2, 2), (1, 1)]


@pytest.mark.rule("HEAT-7-1")
def test_a_line_that_the_car_stood_beyond_already_is_not_crossed_again() -> None:
    # On 20 the car is beyond the line at 20.
    race = race_with(car(20), car(-9), circuit=ONE)
    assert corners_paid(whole_turn(race, 0, "plan 1 start5")) == []


@pytest.mark.rule("HEAT-7-7", "HEAT-WIN-5")
def test_corners_beyond_the_finish_line_are_not_checked_on_the_last_lap() -> None:
    circuit = ring(corners=((2, 1),), laps=1)
    last = race_with(car(38, gear=2, engine=0), car(-9), circuit=circuit)
    heard = whole_turn(last, 0, "plan 2 2+start5")
    assert corners_paid(heard) == []
    assert spin_outs(heard) == []
    assert only(heard, FinishCrossed) == [FinishCrossed(0)]
    assert last.cars[0].progress == 45
    earlier = race_with(car(38, gear=2), car(-9), circuit=circuit, laps=2)
    assert corners_paid(whole_turn(earlier, 0, "plan 2 2+start5")) == [(1, 6)]


# Paying


@pytest.mark.rule("RUL-HEAT-35", "WE-28")
def test_example_a_cost_equal_to_the_heat_in_the_engine_is_paid() -> None:
    race = race_with(car(17, gear=2, engine=3), car(-9), circuit=ONE)
    heard = whole_turn(race, 0, "plan 2 2+start5")
    assert corners_paid(heard) == [(1, 3)]
    assert spin_outs(heard) == []
    assert race.cars[0].engine == []
    assert race.cars[0].gear == 2


@pytest.mark.rule("RUL-HEAT-35", "HEAT-SPIN-1", "HEAT-PAY-7", "HEAT-PAY-4")
def test_a_cost_above_the_heat_in_the_engine_is_a_spin_out() -> None:
    # Heat elsewhere does not help.
    short = car(17, gear=2, engine=2, hand="2 start5 heat", deck="heat", discard="heat")
    race = race_with(short, car(-9), circuit=ONE)
    turn(race, 0, "plan 2 2+start5")
    heard = play(race, 0, "react-done")
    assert heard == [
        SpunOut(
            0,
            1,
            corner_bill(3, corner=1, speed=7, limit=4),
            paid=2,
            stress=1,
            start=Place(24, 0),
            end=Place(19, 0),
        )
    ]
    assert race.cars[0].engine == []
    assert keys(race.cars[0].discard) == "heat heat heat"


@pytest.mark.rule("RUL-HEAT-35")
def test_without_heat_any_overspeed_spins_out_and_the_limit_itself_does_not() -> None:
    over = race_with(car(17, engine=0), car(-9), circuit=ONE)
    assert spin_outs(whole_turn(over, 0, "plan 1 start5")) == [(1, 0, 1)]
    at_limit = race_with(car(17, engine=0), car(-9), circuit=ONE)
    heard = whole_turn(at_limit, 0, "plan 1 4")
    assert spin_outs(heard) == []
    assert corners_paid(heard) == [(1, 0)]


# The spin-out


@pytest.mark.rule("HEAT-SPIN-2", "RUL-HEAT-10")
@pytest.mark.parametrize(
    ("others", "expected"),
    [
        ([], (19, 0)),
        ([car(19)], (19, 1)),
        ([car(19, spot=1)], (19, 0)),
        ([car(19), car(19, spot=1)], (18, 0)),
    ],
)
def test_a_spun_out_car_goes_back_to_the_first_free_spot_before_the_line(
    others: list[Car], expected: tuple[int, int]
) -> None:
    race = race_with(car(15, spot=1, gear=2, engine=0), *others, car(-9), circuit=ONE)
    whole_turn(race, 0, "plan 2 2+start5")
    assert stands(race.cars[0]) == expected


@pytest.mark.rule("RUL-HEAT-37", "WE-30")
def test_example_going_back_past_a_full_space_to_the_only_free_spot() -> None:
    others = [car(19), car(19, spot=1), car(18)]
    race = race_with(car(14, gear=2, engine=0), *others, car(-9), circuit=ONE)
    whole_turn(race, 0, "plan 2 2+start5")
    assert stands(race.cars[0]) == (18, 1)


@pytest.mark.rule("RUL-HEAT-37")
def test_the_own_place_of_a_spinning_car_counts_as_free() -> None:
    # Everything before the line is taken, the car's own Spot at the start of the turn is not.
    others = [car(19), car(19, spot=1), car(18)]
    race = race_with(car(18, spot=1, gear=2, engine=0), *others, car(-9), circuit=ONE)
    whole_turn(race, 0, "plan 2 2+start5")
    assert stands(race.cars[0]) == (18, 1)


@pytest.mark.rule("RUL-HEAT-37")
def test_going_back_behind_an_earlier_line_refunds_nothing_and_the_line_counts_again() -> None:
    circuit = ring(corners=((19, 4), (20, 2)))
    race = race_with(
        car(17, engine=2, hand="start5 start5 1"), car(19), car(19, spot=1), circuit=circuit
    )
    heard = whole_turn(race, 0, "plan 1 start5")
    assert corners_paid(heard) == [(1, 1)]
    assert spin_outs(heard) == [(2, 1, 1)]
    assert race.cars[0].progress == 18
    assert race.cars[0].engine == []
    # The next time it crosses line 1 that corner is checked again.
    race.cars[0].engine = [7, 7, 7, 7]
    race.cars[1].progress = race.cars[2].progress = 10
    assert corners_paid(whole_turn(race, 0, "plan 1 start5")) == [(1, 1), (2, 3)]


@pytest.mark.rule("HEAT-SPIN-3", "HEAT-SPIN-4", "HEAT-SPIN-5", "HEAT-SPIN-6", "RUL-HEAT-40")
@pytest.mark.parametrize(
    ("gear", "plan", "stress"),
    [
        (1, "plan 1 start5", 1),
        (2, "plan 2 1+start5", 1),
        (3, "plan 3 1+2+start5", 2),
        (4, "plan 4 1+2+3+start5", 2),
    ],
)
def test_the_gear_driven_says_how_much_stress_is_taken_and_then_it_is_1st(
    gear: int, plan: str, stress: int
) -> None:
    race = race_with(
        car(19, gear=gear, engine=0, hand="1 2 3 4 start5 start5"), car(-2), circuit=ONE
    )
    reserve = race.reserve()
    heard = turn(race, 0, plan)
    if race.step == Step.REACT:
        heard += play(race, 0, "react-done")
    assert spin_outs(heard) == [(1, 0, stress)]
    driver = race.cars[0]
    assert keys(driver.hand).split().count("stress") == stress
    assert driver.hand == sorted(driver.hand)
    assert (driver.gear, driver.stress_taken) == (1, stress)
    assert race.reserve() == reserve - stress


@pytest.mark.rule("RUL-HEAT-40")
def test_it_is_the_gear_of_this_round_and_not_of_the_one_before() -> None:
    race = race_with(car(19, gear=2, engine=0), car(-9), circuit=ONE)
    assert spin_outs(whole_turn(race, 0, "plan 3 1+2+start5")) == [(1, 0, 2)]


@pytest.mark.rule("HEAT-SPIN-4", "RUL-HEAT-36", "HEAT-SPIN-7", "WE-27")
def test_example_two_corners_and_not_enough_heat_for_both() -> None:
    race = race_with(car(19, gear=3, engine=3, hand="1 2 3 4"), car(-9), circuit=TWO)
    turn(race, 0, "plan 3 1+2+3")
    heard = play(race, 0, "react-done")
    assert corners_paid(heard) == [(1, 2)]
    assert spin_outs(heard) == [(2, 1, 2)]
    driver = race.cars[0]
    assert stands(driver) == (21, 0)  # before the second line, at 22
    assert keys(driver.hand) == "4 stress stress"
    assert (driver.gear, driver.engine) == (1, [])


@pytest.mark.rule("HEAT-SPIN-7", "RUL-HEAT-36")
def test_corners_after_the_spin_out_are_not_checked() -> None:
    race = race_with(car(19, gear=3, engine=1, hand="1 2 3 4"), car(-9), circuit=TWO)
    heard = whole_turn(race, 0, "plan 3 1+2+3")
    assert corners_paid(heard) == []
    assert spin_outs(heard) == [(1, 1, 2)]
    assert stands(race.cars[0]) == (19, 0)


@pytest.mark.rule("HEAT-SPIN-8", "RUL-HEAT-38", "HEAT-9-2", "WE-29")
def test_example_after_a_spin_out_steps_8_and_9_follow() -> None:
    spinner = car(17, gear=2, engine=0, hand="2 start5 1 1 3 3 4")
    race = race_with(spinner, car(-9), circuit=ONE)
    turn(race, 0, "plan 2 2+start5")
    heard = play(race, 0, "react-done")
    assert spin_outs(heard) == [(1, 0, 1)]
    driver = race.cars[0]
    assert keys(driver.hand) == "1 1 3 3 4 stress"
    assert options(race, 0) == ["discard 1", "discard 3", "discard 4", "discard-done"]
    assert refused(race, 0, "discard stress") == ("heat-no-discard-stress", "HEAT-8-3")
    heard = pass_on(race, 0)
    assert of_car(heard, 0)[0] == CardsDrawn(0, 1)  # the new Stress counts for the seven
    assert (len(driver.hand), driver.gear) == (7, 1)
    # Next round shifts from 1st gear.
    race.cars[1].has_planned = True
    pass_on(race, 1)
    assert {text.split()[1] for text in options(race, 0)} == {"1", "2"}


@pytest.mark.rule("RUL-HEAT-38", "HEAT-9-5", "HEAT-9-3", "WE-44", "RUL-HEAT-44")
def test_example_a_hand_above_seven_draws_nothing_and_keeps_all() -> None:
    spinner = car(17, gear=3, engine=0, hand="2 start5 1 1 1 3 3 4 4 4")
    race = race_with(spinner, car(-9), circuit=ONE)
    turn(race, 0, "plan 3 2+4+start5")
    driver = race.cars[0]
    assert keys(driver.hand) == "1 1 1 3 3 4 4 stress stress"
    before = len(driver.deck)
    heard = pass_on(race, 0)
    assert only(heard, CardsDrawn)[0] == CardsDrawn(0, 0)
    assert keys(driver.hand) == "1 1 1 3 3 4 4 stress stress"
    assert len(driver.deck) == before


@pytest.mark.rule("RUL-HEAT-39")
def test_a_spin_out_may_put_the_car_back_behind_the_finish_line() -> None:
    circuit = ring(corners=((1, 4),), laps=2)
    race = race_with(
        car(38, gear=2, engine=0), car(0, spot=0), car(0, spot=1), car(-9), circuit=circuit
    )
    heard = whole_turn(race, 0, "plan 2 2+start5")
    assert spin_outs(heard) == [(1, 0, 1)]
    assert stands(race.cars[0]) == (39, 0)
    assert view(race, None).race.cars[0].lap == 1  # the lap must be completed again
    assert not race.has_finished(race.cars[0])


@pytest.mark.rule("RUL-HEAT-41", "WE-37")
def test_example_a_spin_out_before_the_finish_line_is_no_finish() -> None:
    circuit = ring(corners=((36, 2),), laps=1)
    race = race_with(car(34, gear=3, engine=4, hand="1 3 start5 2"), car(-1), circuit=circuit)
    heard = whole_turn(race, 0, "plan 3 1+3+start5")
    assert only(heard, SpunOut)[0].heat == corner_bill(7, corner=1, speed=9, limit=2)
    assert only(heard, SpunOut)[0].start == Place(43, 0)
    assert spin_outs(heard) == [(1, 4, 2)]
    assert only(heard, FinishCrossed) == []
    assert stands(race.cars[0]) == (35, 0)
    assert race.cars[0].place == 0
    paid = race_with(car(34, gear=3, engine=7, hand="1 3 start5 2"), car(-1), circuit=circuit)
    heard = whole_turn(paid, 0, "plan 3 1+3+start5")
    assert corners_paid(heard) == [(1, 7)]
    assert only(heard, FinishCrossed) == [FinishCrossed(0)]


@pytest.mark.rule("RUL-HEAT-7")
def test_the_reserve_never_runs_out_of_stress() -> None:
    circuit: Circuit = ONE
    race = race_with(
        car(19, gear=3, engine=0, stress_taken=40, hand="1 2 start5 4"), car(-9), circuit=circuit
    )
    assert race.reserve() == 0
    assert spin_outs(whole_turn(race, 0, "plan 3 1+2+start5")) == [(1, 0, 2)]
    assert keys(race.cars[0].hand).split().count("stress") == 2
    assert race.reserve() == 0
    assert race.cars[0].stress_taken == 42


@pytest.mark.rule("RUL-HEAT-14")
def test_the_corners_of_a_base_track_are_checked_where_they_are_printed() -> None:
    # USA, corner 2 at 33 with limit 3 and corner 3 at 49 with limit 3.
    race = race_with(car(32), car(48, spot=1), car(-9), circuit=USA)
    assert corners_paid(whole_turn(race, 0, "plan 1 start5")) == [(2, 2)]
    race = race_with(car(48), car(-9), circuit=USA)
    assert corners_paid(whole_turn(race, 0, "plan 1 4")) == [(3, 1)]
