"""Copies, snapshots and imagined matches, and what is promised of actions and events."""

from __future__ import annotations

from typing import get_args

import pytest

from hotseat.core import FastChance, Seat
from hotseat.games.potatoh import GAME
from hotseat.games.potatoh.actions import Choose, GoAlong, Play, PotatohAction, Vote
from hotseat.games.potatoh.events import PotatohEvent
from hotseat.games.potatoh.settings import Settings
from tests.games.potatoh.build import card, view


@pytest.mark.parametrize(("seats", "level"), [(2, 2), (3, 5), (4, 3)])
def test_copies_snapshots_and_imagined_matches_of_a_whole_match(seats: int, level: int) -> None:
    settings = GAME.settings(
        {"level": level, "rounds": 3, "raise_levels": True, "discard_scope": "match"}, seats
    )
    chance, dice, dream = FastChance(level), FastChance(5), FastChance(6)
    game = GAME.new(settings, seats, chance, None)
    entry = 0
    while waiting := GAME.waiting(game):
        before = GAME.dump(game)
        assert GAME.dump(GAME.load(settings, before)) == before
        copy = GAME.clone(game)
        assert GAME.dump(copy) == before
        onlooker = entry % (seats + 1) - 1  # -1: a spectator
        seen = view(game, None if onlooker < 0 else onlooker)
        imagined = GAME.imagine(seen, dream)
        assert GAME.view(imagined, None if onlooker < 0 else Seat(onlooker)) == seen
        assert GAME.census(imagined) == GAME.census(game)
        seat = dice.pick(waiting)
        action = dice.pick(GAME.options(game, seat))
        entry += 1
        chance.turn_to(entry)
        GAME.apply(game, seat, action, chance, None)
        assert GAME.dump(copy) == before
    assert GAME.dump(GAME.load(settings, GAME.dump(game))) == GAME.dump(game)


def test_actions_events_and_settings_cannot_be_changed() -> None:
    for kind in (*get_args(PotatohAction), *get_args(PotatohEvent), Settings):
        assert kind.__struct_config__.frozen, kind


@pytest.mark.rule("RUL-POT-51", "RUL-POT-47")
def test_what_others_learn_of_a_choice() -> None:
    assert Choose(card("phew")).face() == "choose"
    assert Vote(3).face() == GoAlong().face() == "level"
    assert Play(card("phew")).face() == "play phew"


@pytest.mark.rule("RUL-POT-51")
def test_which_events_show_hidden_cards() -> None:
    revealing = {kind.__name__ for kind in get_args(PotatohEvent) if kind.reveals}
    assert revealing == {
        "CardTaken", "CardReceived", "CardShown", "LaidInArea", "HandLost", "CardPlayed",
        "StolenCardSeen", "CardsSeen", "AsideDiscarded", "HandShown", "LevelSet",
        "DrawingStopped",
    }  # fmt: skip
