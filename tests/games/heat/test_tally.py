"""What a simulation counts in a race."""

from __future__ import annotations

import pytest

from hotseat.core import Bill, Event
from hotseat.games.heat import GAME
from hotseat.games.heat.events import (
    AbilityUsed,
    CarMoved,
    CornerChecked,
    GridFilled,
    LegendDrove,
    Place,
    RaceAnnounced,
    RaceEnded,
    RoundStarted,
)
from hotseat.games.heat.state import Race
from tests.games.heat.build import car, pass_on, plan_all, play, race_with, ring, turn


def figures(events: list[Event]) -> dict[str, int]:
    """Count these events."""
    tally = GAME.tally()
    for event in events:
        tally.hear(event)
    return tally.figures()


NOTHING = {
    "rounds": 0,
    "turns": 0,
    "spaces": 0,
    "legend_turns": 0,
    "legend_spaces": 0,
    "heat_paid": 0,
    "spin_outs": 0,
    "boosts": 0,
    "slipstreams": 0,
    "cluttered_hands": 0,
}


def test_a_fresh_tally_has_counted_nothing() -> None:
    assert figures([]) == NOTHING


def test_a_tally_counts_turns_spaces_heat_boosts_and_slipstreams() -> None:
    race = race_with(
        car(14, gear=3, hand="2 3 4", deck="1 1 1 1 1 1 1 1"), car(19, spot=1), circuit=ring()
    )
    heard = turn(race, 0, "plan 1 4")  # a shift for 1 Heat, 4 Spaces to 18
    heard += play(race, 0, "boost")  # 1 Heat, 1 Space to 19
    heard += play(race, 0, "react-done")
    heard += play(race, 0, "slipstream 2")  # 2 Spaces to 21; the corner costs 1 Heat
    assert figures(heard) == {
        **NOTHING,
        "turns": 1,
        "spaces": 7,
        "heat_paid": 3,
        "boosts": 1,
        "slipstreams": 1,
        "corner 1: crossed": 1,
        "corner 1: heat": 1,
        "corner 1: spin_outs": 0,
    }
    heard += pass_on(race, 0)
    assert figures(heard)["rounds"] == 1


def test_a_spin_out_takes_back_the_spaces_and_counts_the_heat_that_was_paid() -> None:
    race = race_with(car(18, gear=2, engine=2), car(-9), circuit=ring())
    heard = turn(race, 0, "plan 2 4+start5")  # 9 Spaces to 27, back to 19
    heard += play(race, 0, "react-done")
    assert figures(heard) == {
        **NOTHING,
        "turns": 1,
        "spaces": 1,
        "heat_paid": 2,
        "spin_outs": 1,
        "corner 1: crossed": 1,
        "corner 1: heat": 2,
        "corner 1: spin_outs": 1,
    }


def test_a_cluttered_hand_is_a_turn_without_spaces() -> None:
    race = race_with(car(18, hand="1 heat"), car(12), circuit=ring())
    heard = plan_all(race, "plan 2 1+heat", "plan 1 1")
    assert figures(heard) == {**NOTHING, "turns": 2, "spaces": 1, "cluttered_hands": 1}


def test_the_spaces_of_legends_are_counted_apart() -> None:
    events: list[Event] = [
        GridFilled("Ring", 1, (2, 0, 1), (1, 2)),
        CarMoved(0, Place(3, 0), Place(7, 0), 4),
        LegendDrove(1, "flat-out", Bill(9)),
        CarMoved(1, Place(3, 1), Place(12, 0), 9),
        LegendDrove(2, "flat-out", Bill(5)),
        CarMoved(2, Place(2, 0), Place(7, 0), 5),
        AbilityUsed(2, "adrenaline", "adrenaline"),
        CarMoved(2, Place(7, 0), Place(8, 0), 1),
    ]
    assert figures(events) == {
        **NOTHING,
        "spaces": 4,
        "legend_turns": 2,
        "legend_spaces": 15,
        "legends adrenaline by adrenaline: used": 1,
    }


@pytest.mark.parametrize(
    ("winner", "counted"),
    [(0, {"grid 2: wins": 1}), (1, {"grid 3: wins": 1, "legend_wins": 1})],
)
def test_the_winners_place_on_the_grid_is_counted(winner: int, counted: dict[str, int]) -> None:
    ranking = (winner, 1 - winner, 2)
    events: list[Event] = [GridFilled("Ring", 1, (2, 0, 1), (1, 2)), RaceEnded(ranking)]
    assert figures(events) == {**NOTHING, **counted}


def test_the_corners_of_a_season_are_not_counted_together() -> None:
    """Corner 1 is another one on each circuit."""
    paid = CornerChecked(0, 1, Bill(2))
    assert figures([RaceAnnounced(1, 3, "1961", "italy", 3, "strike", ()), paid]) == {
        **NOTHING,
        "heat_paid": 2,
        "season_races": 1,
    }


def test_rates_are_a_round_and_a_game() -> None:
    rates = GAME.tally().rates(
        {
            "games": 4,
            "rounds": 30,
            "turns": 120,
            "spaces": 600,
            "legend_turns": 10,
            "legend_spaces": 80,
            "heat_paid": 50,
            "spin_outs": 2,
            "boosts": 7,
            "slipstreams": 7,
            "cluttered_hands": 7,
        }
    )
    assert rates == {
        "spaces_a_round": 5.0,
        "legend_spaces_a_round": 8.0,
        "rounds_a_game": 7.5,
        "spin_outs_a_game": 0.5,
        "heat_paid_a_game": 12.5,
    }


@pytest.mark.rule("HEAT-RND-8")
def test_rounds_are_counted_one_by_one() -> None:
    race: Race = race_with(car(9), car(5), circuit=ring())
    heard: list[Event] = []
    for plan in ("plan 1 1", "plan 1 1", "plan 1 2"):
        heard += plan_all(race, plan, plan)
        for seat in list(race.order):
            heard += pass_on(race, seat)
    assert [event.round for event in heard if isinstance(event, RoundStarted)] == [2, 3, 4]
    assert figures(heard)["rounds"] == 3
