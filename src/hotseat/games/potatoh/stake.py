"""What BOOM would cost a player now."""

from __future__ import annotations

import msgspec

from hotseat.games.potatoh.count import saved_points
from hotseat.games.potatoh.facts import Kind
from hotseat.games.potatoh.state import Match


class Stake(msgspec.Struct, frozen=True):
    """What a hand is worth to a survivor: a range, because Fried depends on the others' hands."""

    low: int
    high: int


def stake_of(game: Match, seat: int) -> Stake:
    """Return what BOOM would cost: the hand, less what Super in the area saves of it."""
    hand = game.players[seat].hand
    sure = sum(game.terms.deck_list.hand_values[card] for card in hand)
    fried = hand.count(Kind.FRIED)
    low = sure + fried * game.facts.fried_several
    high = sure + game.facts.fried_alone if fried == 1 else low
    player = game.players[seat]
    return Stake(
        low - saved_points(game, player, max(0, low)),
        high - saved_points(game, player, max(0, high)),
    )
