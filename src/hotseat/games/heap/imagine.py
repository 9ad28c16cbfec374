"""A random full game that agrees with a view: what bots search in."""

from __future__ import annotations

from hotseat.core import Chance
from hotseat.games.heap.knowing import known_battle, unseen_cards
from hotseat.games.heap.state import Battle
from hotseat.games.heap.view import View


def imagine(seen: View, chance: Chance) -> Battle:
    """Deal every card that the seat cannot see to the places that hide them.

    The others' hands (HEAP-INFO-2), the rubbish (HEAP-INFO-3), the heap (HEAP-INFO-4) and all haul
    piles (HEAP-INFO-5). RUL-HEAP-9: nobody keeps a list of what went to the rubbish, so any unseen
    card may be there.
    """
    game = known_battle(seen)
    unseen = unseen_cards(game)
    chance.shuffle(unseen)
    for player_seen, player in zip(seen.players, game.players, strict=True):
        while len(player.hand) < player_seen.hand:
            player.take(unseen.pop())
        while len(player.haul) < player_seen.haul:
            player.haul.append(unseen.pop())
    game.rubbish = unseen[: seen.rubbish]
    game.heap = unseen[seen.rubbish :]
    return game
