"""What is printed on the cards (POT-PLAY-5), for clients that draw them.

Numbers only: no rules, no art.
"""

from __future__ import annotations

import msgspec

from hotseat.games.potatoh import data
from hotseat.games.potatoh.settings import Settings, deck_of


class PrintedCard(msgspec.Struct, frozen=True):
    """A kind of card: its place in this list is its number everywhere."""

    key: str
    level: int
    copies: int
    immediate: bool
    playable: bool
    goes_to: str
    in_hand: int  # Phews
    in_area: int


class Printed(msgspec.Struct, frozen=True):
    """The deck that is played with."""

    name: str
    cards: tuple[PrintedCard, ...]
    # Phews that depend on more than the place of the card.
    treacherous: int  # for the player who has it when BOOM appears
    fried_alone: int  # in hand, if nobody else holds one
    fried_several: int


def printed(settings: Settings | None) -> Printed:
    """Return what is printed on the cards of the deck."""
    facts = data.facts()
    deck = deck_of(settings) if settings else data.deck("standard")
    return Printed(
        deck.name,
        tuple(
            PrintedCard(
                key,
                deck.levels[card],
                deck.copies[card],
                facts.immediate[card],
                facts.playable[card],
                facts.goes[card].name.lower().replace("_", "-"),
                deck.hand_values[card],
                deck.area_values[card],
            )
            for card, key in enumerate(facts.keys)
        ),
        facts.treacherous,
        facts.fried_alone,
        facts.fried_several,
    )
