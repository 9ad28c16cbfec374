"""What a simulation counts."""

from __future__ import annotations

import pytest

from hotseat.core import Bill, Event
from hotseat.games.potatoh import GAME
from hotseat.games.potatoh.events import (
    CardPlayed,
    CardShown,
    MadeSafe,
    RoundEnded,
    RoundStarted,
    Scored,
    TurnStarted,
)
from tests.games.potatoh.build import card

EVENTS: list[Event] = [
    RoundStarted(1, 1, 0, False),
    TurnStarted(0),
    CardPlayed(0, card("chill")),
    TurnStarted(1),
    CardShown(1, card("micro-boom"), "draw"),
    CardShown(1, card("boom"), "draw"),
    Scored(0, Bill(3), 5),
    Scored(1, Bill(-1), 1),
    RoundEnded(1, 1, 2),
    RoundStarted(2, 1, 0, True),
    TurnStarted(0),
    MadeSafe(0),
    Scored(0, Bill(2), 7),
    Scored(1, Bill(0), 1),
    RoundEnded(2, -1, 0),
    RoundStarted(3, 1, 0, True),
    TurnStarted(0),
    Scored(0, Bill(0), 7),
    Scored(1, Bill(2), 3),
    RoundEnded(3, 1, 0),
]


def test_the_counts_of_a_match() -> None:
    tally = GAME.tally()
    for event in EVENTS:
        tally.hear(event)
    assert tally.figures() == {
        "rounds": 3,
        "tie_break_rounds": 2,
        "turns": 4,
        "cards_played": 1,
        "micro_booms": 1,
        "safe_players": 1,
        "explosions": 2,
        "explosions_off_turn": 1,
        "explosions_with_points_to_lose": 1,
        "points_at_stake": 2,
        "rounds_without_explosion": 1,
        "scores": 6,
        "points": 6,
        "points_squared": 18,
    }


def test_the_rates_of_many() -> None:
    tally = GAME.tally()
    for event in EVENTS:
        tally.hear(event)
    rates = tally.rates({**tally.figures(), "games": 2})
    assert rates == pytest.approx(
        {
            "turns_a_round": 4 / 3,
            "points_a_round": 1.0,
            "points_a_round_spread": 2**0.5,
            "explosions_with_points_to_lose_share": 0.5,
            "explosions_off_turn_share": 0.5,
            "rounds_without_explosion_share": 1 / 3,
            "tie_break_rounds_a_game": 1.0,
            "rounds_a_game": 1.5,
        }
    )
