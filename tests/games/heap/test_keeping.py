"""Whole games: copies, snapshots and imagined games, every few decisions."""

from __future__ import annotations

import copy

import pytest

from hotseat.core import FastChance, Seat
from hotseat.games.heap import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_copies_snapshots_and_imagined_games_of_a_whole_game(seats: int) -> None:
    settings = GAME.settings({"vehicles_needed": 1}, seats)
    chance, dice = FastChance(3), FastChance(4)
    game = GAME.new(settings, seats, chance, None)
    cards = GAME.census(game)
    assert sum(cards.values()) == 100
    number = 0
    while waiting := GAME.waiting(game):
        if number % 7 == 0:
            kept = GAME.dump(game)
            for same in (GAME.clone(game), copy.deepcopy(game), GAME.load(settings, kept)):
                assert GAME.dump(same) == kept
                action = dice.pick(GAME.options(same, waiting[0]))
                GAME.apply(same, waiting[0], action, FastChance(5), None)
                assert GAME.dump(game) == kept
            for seat in [None, *(Seat(seat) for seat in range(seats))]:
                view = GAME.view(game, seat)
                imagined = GAME.imagine(view, dice)
                assert GAME.view(imagined, seat) == view
                assert GAME.census(imagined) == cards
        number += 1
        chance.turn_to(number)
        GAME.apply(game, waiting[0], dice.pick(GAME.options(game, waiting[0])), chance, None)
    assert GAME.census(game) == cards
    assert GAME.dump(GAME.load(settings, GAME.dump(game))) == GAME.dump(game)
