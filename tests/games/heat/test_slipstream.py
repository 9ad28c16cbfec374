"""Step 6, Slipstream (HEAT-6)."""

from __future__ import annotations

import pytest

from hotseat.core import Event
from hotseat.games.heat.events import CarMoved, Place, Slipstreamed
from hotseat.games.heat.state import Car, Race, Step
from tests.games.heat.build import (
    NOT_AN_OPTION,
    car,
    corners_paid,
    keys,
    only,
    options,
    pass_on,
    play,
    race_with,
    refused,
    ring,
    speeds,
    stands,
    turn,
    turn_seen,
)


def at_step_6(*cars: Car, laps: int = 3, plan: str = "plan 1 start0") -> Race:
    """Let the first car play, by default a 0, and end its React."""
    race = race_with(*cars, car(-12), circuit=ring(laps=laps, corners=((20, 4),)))
    turn(race, 0, plan)
    play(race, 0, "react-done")
    return race


# When


@pytest.mark.rule("HEAT-6-1", "RUL-HEAT-31")
@pytest.mark.parametrize(
    ("other", "offered"),
    [
        (car(10, spot=1), True),  # beside
        (car(11), True),  # right ahead
        (car(11, spot=1), True),  # right ahead, in the other Spot
        (car(12), False),
        (car(9), False),
        (car(9, spot=1), False),
    ],
)
def test_a_slipstream_needs_a_car_beside_or_right_ahead(other: Car, offered: bool) -> None:
    race = at_step_6(car(10), other)
    if offered:
        assert race.step == Step.SLIPSTREAM
        assert options(race, 0) == ["slipstream 2", "stay"]
    else:
        assert race.step == Step.DISCARD
        assert refused(race, 0, "slipstream 2") == NOT_AN_OPTION


@pytest.mark.rule("HEAT-6-1")
def test_a_car_is_not_in_its_own_slipstream() -> None:
    assert at_step_6(car(10), car(20)).step == Step.DISCARD


@pytest.mark.rule("RUL-HEAT-15", "RUL-HEAT-31")
@pytest.mark.parametrize("progress", [51, 50, 91])
def test_cars_on_other_laps_give_a_slipstream(progress: int) -> None:
    # On a lap of 40, progress 51 is Space 11.
    race = at_step_6(car(10), car(progress, spot=1))
    assert options(race, 0) == ["slipstream 2", "stay"]
    lapped = at_step_6(car(50), car(progress - 40, spot=1))
    assert options(lapped, 0) == ["slipstream 2", "stay"]


@pytest.mark.rule("RUL-HEAT-31")
def test_a_car_across_a_corner_line_or_the_finish_line_gives_a_slipstream() -> None:
    assert at_step_6(car(19), car(20)).step == Step.SLIPSTREAM
    assert at_step_6(car(39), car(40)).step == Step.SLIPSTREAM
    assert at_step_6(car(-1), car(0)).step == Step.SLIPSTREAM
    assert at_step_6(car(39), car(0)).step == Step.SLIPSTREAM


@pytest.mark.rule("RUL-HEAT-31", "RUL-HEAT-16")
def test_a_car_that_finished_this_round_gives_a_slipstream_and_one_with_a_place_does_not() -> None:
    # Laps of 40, one to drive: the car on 40 has finished; Space 0 is its place.
    near = race_with(car(0, spot=1), car(40), car(-12), circuit=ring(laps=1))
    turn(near, 0, "plan 1 start0")
    play(near, 0, "react-done")
    assert options(near, 0) == ["slipstream 2", "stay"]
    gone = race_with(car(0, spot=1), car(40, place=1), car(-12), circuit=ring(laps=1))
    turn(gone, 0, "plan 1 start0")
    play(gone, 0, "react-done")
    assert gone.step == Step.DISCARD


@pytest.mark.rule("RUL-HEAT-28")
def test_the_condition_is_tested_where_the_car_stands_after_react() -> None:
    won = race_with(car(10, deck="2 1 1"), car(13), car(-12), circuit=ring())
    turn(won, 0, "plan 1 start0")
    play(won, 0, "boost")  # from 10 to 12, right behind 13
    play(won, 0, "react-done")
    assert won.step == Step.SLIPSTREAM
    lost = race_with(car(10, deck="4 1 1"), car(11), car(-12), circuit=ring())
    turn(lost, 0, "plan 1 start0")
    play(lost, 0, "boost")  # from 10 to 14
    play(lost, 0, "react-done")
    assert lost.step == Step.DISCARD


@pytest.mark.rule("RUL-HEAT-30")
def test_a_car_that_did_not_move_may_slipstream() -> None:
    stood = at_step_6(car(10), car(11))
    assert stood.cars[0].progress == 10
    play(stood, 0, "slipstream 2")
    assert stood.cars[0].progress == 12
    blocked = at_step_6(car(10), car(11), car(11, spot=1), plan="plan 1 1")
    assert blocked.cars[0].progress == 10
    assert options(blocked, 0) == ["slipstream 2", "stay"]


# What


@pytest.mark.rule("HEAT-6-2")
def test_slipstreaming_is_optional() -> None:
    race = at_step_6(car(10), car(11))
    assert play(race, 0, "stay") == []
    assert race.cars[0].progress == 10
    assert race.step == Step.DISCARD


@pytest.mark.rule("HEAT-6-3", "RUL-HEAT-33")
def test_a_slipstream_is_two_spaces_and_nothing_else() -> None:
    race = at_step_6(car(10, spot=1), car(11))
    for spaces in (1, 3):
        assert refused(race, 0, f"slipstream {spaces}") == NOT_AN_OPTION
    heard = play(race, 0, "slipstream 2")
    assert heard == [Slipstreamed(0, 2), CarMoved(0, Place(10, 1), Place(12, 0), 2)]


@pytest.mark.rule("HEAT-6-4")
def test_there_is_one_slipstream_a_turn() -> None:
    race = at_step_6(car(10), car(11), car(13))
    play(race, 0, "slipstream 2")
    assert race.cars[0].progress == 12  # right behind 13
    assert race.step == Step.DISCARD
    assert refused(race, 0, "slipstream 2") == NOT_AN_OPTION


@pytest.mark.rule("HEAT-6-5", "RUL-HEAT-29", "WE-32")
def test_example_a_slipstream_that_is_partly_blocked_is_used() -> None:
    race = at_step_6(car(30), car(31), car(32), car(32, spot=1))
    heard = play(race, 0, "slipstream 2")
    assert stands(race.cars[0]) == (31, 1)
    assert only(heard, CarMoved) == [CarMoved(0, Place(30, 0), Place(31, 1), 2)]


@pytest.mark.rule("RUL-HEAT-29", "WE-33")
def test_example_a_slipstream_that_would_gain_nothing_is_not_offered() -> None:
    race = at_step_6(car(30), car(31), car(31, spot=1), car(32), car(32, spot=1))
    assert race.step == Step.DISCARD
    assert refused(race, 0, "slipstream 2") == NOT_AN_OPTION


@pytest.mark.rule("HEAT-6-6", "HEAT-6-7", "RUL-HEAT-34", "WE-31")
def test_example_a_slipstream_over_a_corner_is_checked_with_the_speed_of_the_cards() -> None:
    # The line at 20, limit 2: Space "1" is 18, Space "0" is 19.
    circuit = ring(corners=((20, 2),))
    race = race_with(car(15), car(19), car(-9), circuit=circuit)
    heard: list[Event] = turn(race, 0, "plan 1 3")
    heard += play(race, 0, "react-done")
    assert race.cars[0].progress == 18
    heard += play(race, 0, "slipstream 2")
    assert race.cars[0].progress == 20
    assert speeds(heard) == [3]
    assert turn_seen(race, 0).speed == 3
    assert corners_paid(heard) == [(1, 1)]
    stayed = race_with(car(15), car(19), car(-9), circuit=circuit)
    turn(stayed, 0, "plan 1 3")
    play(stayed, 0, "react-done")
    assert corners_paid(play(stayed, 0, "stay")) == []


# The Finish Line


@pytest.mark.rule("HEAT-6-8", "HEAT-WIN-4", "WE-34")
@pytest.mark.parametrize(("space", "offered"), [(37, True), (38, False), (39, False)])
def test_example_no_slipstream_may_cross_the_finish_line_on_the_last_lap(
    space: int, offered: bool
) -> None:
    race = at_step_6(car(space), car(space, spot=1), laps=1)
    assert race.step == (Step.SLIPSTREAM if offered else Step.DISCARD)
    earlier = at_step_6(car(space), car(space, spot=1), laps=2)
    assert earlier.step == Step.SLIPSTREAM


@pytest.mark.rule("HEAT-6-8", "HEAT-WIN-4", "RUL-HEAT-23")
def test_no_slipstream_may_be_made_after_crossing_it() -> None:
    race = race_with(car(39), car(41), car(-12), circuit=ring(laps=1))
    turn(race, 0, "plan 1 1")
    heard = play(race, 0, "react-done")
    assert stands(race.cars[0]) == (40, 0)
    assert race.car_on_turn().id != 0  # its turn is over
    assert only(heard, Slipstreamed) == []


@pytest.mark.rule("RUL-HEAT-32")
def test_a_slipstream_that_would_be_blocked_short_of_the_line_is_not_allowed_either() -> None:
    # From 38, Space 0 is full and 39 free: it would stop short, but its full length crosses.
    others = [car(39), car(40), car(40, spot=1)]
    assert at_step_6(car(38), *others, laps=1).step == Step.DISCARD
    assert at_step_6(car(38), *others, laps=2).step == Step.SLIPSTREAM


def test_a_turn_can_go_on_after_the_slipstream() -> None:
    race = at_step_6(car(10, hand="start0 3"), car(11))
    play(race, 0, "slipstream 2")
    assert options(race, 0) == ["discard 3", "discard-done"]
    pass_on(race, 0)
    assert keys(race.cars[0].discard) == "start0"
