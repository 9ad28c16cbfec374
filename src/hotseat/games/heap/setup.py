"""Setting up a game (HEAP-SET)."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heap.state import NOBODY, Battle, Player, Terms
from hotseat.games.heap.turn import begin_turn


def set_up(terms: Terms, seats: int, chance: Chance, tell: Tell | None) -> Battle:
    """HEAP-SET-4 to HEAP-SET-6: four bare vehicles each (HEAP-SET-5), and one heap for all."""
    game = Battle(terms)
    game.players = [Player(seat) for seat in range(seats)]
    game.heap = terms.card_set.cards()
    chance.shuffle(game.heap)
    # RUL-HEAP-1: chance or the host says who fixed something most recently.
    game.instigator = terms.first_instigator
    if game.instigator == NOBODY:
        game.instigator = chance.below(seats)
    begin_turn(game, tell)
    return game
