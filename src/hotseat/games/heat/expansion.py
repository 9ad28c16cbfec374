"""The Legends expansion in a race: its level, its Rivals and the cards of the round."""

from __future__ import annotations

from typing import Final

from hotseat.games.heat.legend_decks import BoostCard, LegendDecks

NO_BOOST: Final = -1


class Expansion:
    """What a race with a level has in addition to the base game's Legends."""

    def __init__(
        self,
        decks: LegendDecks,
        level: int,
        adrenaline: bool = True,
        rivals: tuple[int, ...] = (),
        boost_deck: list[int] | None = None,
        boost_card: int = NO_BOOST,
        turned: int = 0,
    ) -> None:
        self.decks = decks
        self.level = level
        self.adrenaline = adrenaline  # RUL-LGX-29: do the last Legends have it?
        self.rivals = rivals  # LGX-RIVAL-6: car ids, the same for a whole race
        self.boost_deck: list[int] = [] if boost_deck is None else boost_deck
        # RUL-LGX-23: the cards stay visible until the next ones are turned up.
        self.boost_card = boost_card
        self.turned = turned  # the round in which that was

    def boost(self) -> BoostCard | None:
        """Return the Boost card that lies open."""
        return None if self.boost_card == NO_BOOST else self.decks.boosts[self.boost_card]

    def begin_race(self, level: int) -> None:
        """LGX-CHAMP-1: the next race of a season, perhaps at another level; nothing lies open.

        Its Rivals are named when the grid is filled.
        """
        self.level = level
        self.boost_card = NO_BOOST
        self.turned = 0

    def clone(self) -> Expansion:
        """Return an independent copy; the decks are shared."""
        return Expansion(
            self.decks,
            self.level,
            self.adrenaline,
            self.rivals,
            self.boost_deck[:],
            self.boost_card,
            self.turned,
        )

    def __reduce__(self) -> tuple[type[Expansion], tuple[object, ...]]:
        return Expansion, (
            self.decks,
            self.level,
            self.adrenaline,
            self.rivals,
            self.boost_deck,
            self.boost_card,
            self.turned,
        )
