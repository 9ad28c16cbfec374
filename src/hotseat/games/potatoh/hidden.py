"""What nobody at the table may know, shuffled again when a match goes back."""

from __future__ import annotations

from typing import Final

from hotseat.core import Chance
from hotseat.games.potatoh.state import Match, Step

# Their cards are known: to the seat that received or looked at them, BOOM to all (POT-SET-6).
_KNOWN: Final = (Step.KEEP, Step.SPINNING, Step.BOOM_IN)


def reshuffle_hidden(game: Match, chance: Chance) -> None:
    """Mix the deck with face-down cards on their way to somebody; hands stay."""
    aside = [frame.cards for frame in game.stack if frame.step not in _KNOWN]
    cards = [card for pile in [game.deck, *aside] for card in pile]
    chance.shuffle(cards)
    for pile in [game.deck, *aside]:
        pile[:] = cards[: len(pile)]
        del cards[: len(pile)]
