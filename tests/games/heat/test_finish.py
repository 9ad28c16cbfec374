"""Finishing, winning and the result (HEAT-WIN)."""

from __future__ import annotations

import pytest

from hotseat.core import Phrase, Result, Seat, Standing
from hotseat.games.heat import GAME
from hotseat.games.heat.events import (
    CarClassified,
    CardsDrawn,
    FinishCrossed,
    RaceEnded,
    RoundStarted,
)
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import (
    NOT_AN_OPTION,
    NOT_ASKED,
    car,
    keys,
    of_car,
    only,
    options,
    pass_on,
    plan_all,
    play,
    race_with,
    refused,
    ring,
    stands,
    turn,
    waiting,
    whole_turn,
)


def places(race: Race) -> list[int]:
    """Return the places of the cars."""
    return [each.place for each in race.cars]


@pytest.mark.rule("HEAT-SET-4", "HEAT-WIN-1")
def test_the_first_car_to_complete_the_laps_wins() -> None:
    race = race_with(car(38), car(30), car(20), circuit=ring(laps=1))
    plan_all(race, "plan 1 2", "plan 1 3", "plan 1 4")
    heard = pass_on(race, 0)
    assert only(heard, FinishCrossed) == [FinishCrossed(0)]
    assert places(race) == [0, 0, 0]
    pass_on(race, 1)
    heard = pass_on(race, 2)
    assert heard[-2:] == [CarClassified(0, 1, False), RoundStarted(2, (1, 2))]
    assert places(race) == [1, 0, 0]


@pytest.mark.rule("HEAT-SET-4", "HEAT-WIN-1", "RUL-HEAT-4")
@pytest.mark.parametrize(
    ("laps", "start", "plan", "finished"),
    [
        (1, -1, "plan 1 4", False),  # the first crossing starts lap 1
        (1, 38, "plan 1 1", False),  # Space 39, before the line
        (1, 38, "plan 1 2", True),  # Space 0, across
        (2, 38, "plan 1 2", False),
        (2, 78, "plan 1 1", False),
        (2, 78, "plan 1 2", True),
        (3, 78, "plan 1 2", False),
    ],
)
def test_a_race_of_l_laps_is_finished_at_crossing_l_plus_1(
    laps: int, start: int, plan: str, finished: bool
) -> None:
    race = race_with(car(start), car(-7), circuit=ring(), laps=laps)
    heard = whole_turn(race, 0, plan)
    assert only(heard, FinishCrossed) == ([FinishCrossed(0)] if finished else [])


@pytest.mark.rule("HEAT-WIN-2", "RUL-HEAT-42", "WE-35")
def test_example_of_two_that_cross_in_a_round_the_one_further_ahead_wins() -> None:
    race = race_with(car(39), car(38, gear=2), car(10), circuit=ring(laps=1))
    plan_all(race, "plan 1 4", "plan 2 3+4", "plan 1 1")
    pass_on(race, 0)
    pass_on(race, 1)
    assert [race.cars[0].progress, race.cars[1].progress] == [43, 45]
    heard = pass_on(race, 2)
    assert only(heard, CarClassified) == [CarClassified(1, 1, False), CarClassified(0, 2, False)]
    assert places(race) == [2, 1, 0]


@pytest.mark.rule("HEAT-WIN-3", "RUL-HEAT-42", "WE-36")
def test_example_side_by_side_the_race_line_decides() -> None:
    # A ends on the outside because B stands on the Race Line Spot when A arrives.
    race = race_with(car(38), car(39), car(10), circuit=ring(laps=1))
    plan_all(race, "plan 1 3", "plan 1 2", "plan 1 1")
    for seat in (1, 0, 2):
        pass_on(race, seat)
    assert [stands(each) for each in race.cars[:2]] == [(41, 1), (41, 0)]
    assert places(race) == [2, 1, 0]


@pytest.mark.rule("HEAT-WIN-5")
def test_beyond_the_line_the_car_simply_goes_as_far_as_it_can() -> None:
    race = race_with(
        car(39, gear=4, engine=1, deck="4 1"), car(10), circuit=ring(corners=((3, 1),), laps=1)
    )
    turn(race, 0, "plan 4 2+3+4+start5")
    heard = play(race, 0, "boost")
    assert race.cars[0].progress == 57
    assert only(heard, FinishCrossed) == [FinishCrossed(0)]
    assert race.cars[0].engine == []


@pytest.mark.rule("RUL-HEAT-23")
def test_a_driver_who_crossed_the_line_in_step_3_still_reacts() -> None:
    race = race_with(car(38, deck="4 1", hand="4 heat"), car(39), circuit=ring(laps=1))
    turn(race, 0, "plan 1 4")
    assert race.cars[0].progress == 42
    assert options(race, 0) == [
        "boost",
        "cooldown gear 1",
        "adrenaline",
        "cooldown adrenaline 1",
        "react-done",
    ]
    play(race, 0, "boost")
    play(race, 0, "adrenaline")
    assert race.cars[0].progress == 47


@pytest.mark.rule("HEAT-WIN-6", "HEAT-WIN-9", "RUL-HEAT-42", "HEAT-SET-5")
def test_finishers_leave_the_track_at_the_end_of_the_round_and_earlier_rounds_beat_later() -> None:
    race = race_with(car(39), car(37), car(30), circuit=ring(laps=1))
    plan_all(race, "plan 1 1", "plan 1 2", "plan 1 1")
    for seat in (0, 1, 2):
        pass_on(race, seat)
    assert places(race) == [1, 0, 0]
    assert race.order == [1, 2]
    assert [each.finish_round for each in race.cars] == [1, 0, 0]
    # Car 1 goes further than car 0 did, one round later.
    plan_all(race, "plan 1 start5", "plan 1 2")
    pass_on(race, 1)
    heard = pass_on(race, 2)
    assert race.cars[1].progress > race.cars[0].progress
    assert only(heard, CarClassified) == [CarClassified(1, 2, False)]
    assert places(race) == [1, 2, 0]
    assert waiting(race) == [2]
    assert stands(race.cars[2])[0] == 33


@pytest.mark.rule("HEAT-WIN-7", "HEAT-RND-8")
def test_play_goes_on_until_every_car_has_finished() -> None:
    race = race_with(car(41, place=1, finish_round=4), car(38), circuit=ring(laps=1))
    assert GAME.result(race) is None
    heard = plan_all(race, "plan 1 1") + pass_on(race, 1)
    assert heard[-1] == RoundStarted(2, (1,))
    assert GAME.result(race) is None
    heard = plan_all(race, "plan 1 2") + pass_on(race, 1)
    assert heard[-2:] == [CarClassified(1, 2, False), RaceEnded((0, 1))]
    assert race.step == Step.OVER
    assert waiting(race) == []
    assert GAME.may_change(race) == []
    assert options(race, 1) == []
    assert refused(race, 1, "plan 1 1") == ("refused-game-over", "")
    assert GAME.result(race) == Result(
        (
            Standing(1, Phrase("heat-colour-black"), 0, 4),
            Standing(2, Phrase("heat-colour-blue"), 1, 2),
        )
    )


@pytest.mark.rule("HEAT-SET-5")
def test_the_result_is_the_final_classification_best_first() -> None:
    race = race_with(car(36), car(38), car(39), circuit=ring(laps=1))
    race.round = 7
    heard = plan_all(race, "plan 2 3+4", "plan 1 3", "plan 1 2")
    for seat in (2, 1, 0):
        heard += pass_on(race, seat)
    assert [stands(each) for each in race.cars] == [(43, 0), (41, 1), (41, 0)]
    assert only(heard, RaceEnded) == [RaceEnded((0, 2, 1))]
    result = GAME.result(race)
    assert result is not None
    assert [(each.place, each.seat, each.score) for each in result.standings] == [
        (1, 0, 7),
        (2, 2, 7),
        (3, 1, 7),
    ]


@pytest.mark.rule("RUL-HEAT-43", "HEAT-9-1")
def test_a_finished_car_skips_steps_8_and_9_and_its_play_area_is_discarded() -> None:
    race = race_with(car(38, hand="4 3 2", discard="1"), car(10), circuit=ring(laps=1))
    turn(race, 0, "plan 1 4")
    heard = play(race, 0, "react-done")
    assert of_car(heard, 0) == [FinishCrossed(0)]
    driver = race.cars[0]
    assert keys(driver.discard) == "1 4"
    assert keys(driver.hand) == "2 3"
    assert race.car_on_turn().id == 1
    assert only(of_car(heard, 0), CardsDrawn) == []
    assert waiting(race) == [1]


@pytest.mark.rule("RUL-HEAT-43")
def test_the_lone_last_driver_may_stop_and_is_last() -> None:
    race = race_with(
        car(41, place=1, finish_round=2),
        car(43, place=2, finish_round=2),
        car(11, hand="1 2", engine=0),
        circuit=ring(laps=1),
    )
    race.round = 3
    assert options(race, 2) == ["plan 1 1", "plan 1 2", "plan 2 1+2", "stop"]
    assert GAME.default(race, Seat(2)).text() == "plan 1 1"
    heard = play(race, 2, "stop")
    assert heard == [CarClassified(2, 3, True), RaceEnded((0, 1, 2))]
    assert GAME.result(race) == Result(
        (
            Standing(1, Phrase("heat-colour-black"), 0, 2),
            Standing(2, Phrase("heat-colour-blue"), 1, 2),
            Standing(3, Phrase("heat-colour-green"), 2, 3),
        )
    )
    assert (race.step, waiting(race)) == (Step.OVER, [])


@pytest.mark.rule("RUL-HEAT-43")
def test_with_two_cars_on_the_track_nobody_may_stop() -> None:
    race = race_with(car(41, place=1), car(12), car(11), circuit=ring(laps=1))
    assert "stop" not in options(race, 1)
    assert refused(race, 2, "stop") == NOT_AN_OPTION
    assert refused(race, 0, "stop") == NOT_ASKED


@pytest.mark.rule("HEAT-WIN-7", "RUL-HEAT-43")
def test_the_lone_last_driver_may_also_drive_on_to_the_end() -> None:
    race = race_with(car(41, place=1, finish_round=1), car(39), circuit=ring(laps=1))
    heard = plan_all(race, "plan 1 1")
    heard += pass_on(race, 1)
    assert heard[-2:] == [CarClassified(1, 2, False), RaceEnded((0, 1))]
