"""The decks of the Legends expansion as the rules read them, and what a level uses of them."""

from __future__ import annotations

from collections.abc import Callable

from hotseat.core import FileText
from hotseat.games.heat.abilities import Ability


class LegendEntry:
    """What a Legends card says to one colour."""

    def __init__(self, top_speed: int, diamond: int, star: bool) -> None:
        self.top_speed = top_speed
        self.diamond = diamond
        self.star = star


class LegendsCard:
    """A Legends card with an entry for each of the twelve colours (RUL-LGX-21)."""

    def __init__(self, key: str, deck: str, entries: list[LegendEntry]) -> None:
        self.key = key
        self.deck = deck
        self.entries = entries


class BoostCard:
    """A Boost card: the ability of the Stars and that of the Rivals (LGX-CONT-2)."""

    def __init__(self, key: str, star: Ability, rival: Ability) -> None:
        self.key = key
        self.star = star
        self.rival = rival


class Level:
    """What a level plays with (LGX-LEVEL)."""

    def __init__(self, decks: tuple[str, ...], stars: bool) -> None:
        self.decks = decks
        self.stars = stars


class LegendNumbers:
    """The numbers of the expansion's rules."""

    def __init__(
        self,
        full_throttle: int,
        full_throttle_stop: int,
        adjust: int,
        draft: int,
        plus_one: int,
        adrenaline: int,
        rivals: int,
        rising_from: int,
    ) -> None:
        self.full_throttle = full_throttle
        self.full_throttle_stop = full_throttle_stop
        self.adjust = adjust
        self.draft = draft
        self.plus_one = plus_one
        self.adrenaline = adrenaline
        self.rivals = rivals
        self.rising_from = rising_from


class LegendDecks:
    """All cards, of the box or of a user's file; a card is its place in these lists."""

    def __init__(
        self,
        source: FileText | None,
        cards: list[LegendsCard],
        boosts: list[BoostCard],
        levels: list[Level],
        numbers: LegendNumbers,
    ) -> None:
        self.source = source
        self.cards = cards
        self.boosts = boosts
        self.levels = levels
        self.numbers = numbers

    def __reduce__(self) -> tuple[Callable[[FileText | None], LegendDecks], tuple[FileText | None]]:
        from hotseat.games.heat import data

        return data.legend_decks, (self.source,)

    def level(self, number: int) -> Level:
        """Return a level by its number, 1 to 6."""
        return self.levels[number - 1]

    def rising_level(self, race: int) -> int:
        """RUL-LGX-32: the first race of a season is at level 2, each later one a level higher.

        LGX-CHAMP-2: until the highest level is reached.
        """
        return min(len(self.levels), self.numbers.rising_from + race - 1)

    def cards_of(self, level: int) -> list[int]:
        """LGX-LEVEL-3 to LGX-LEVEL-9: the Legends cards of a level."""
        decks = self.level(level).decks
        return [at for at, card in enumerate(self.cards) if card.deck in decks]

    def boosts_of(self, level: int) -> list[int]:
        """LGX-STAR-2, LGX-LEVEL-10: all Boost cards, and none at level 1."""
        return list(range(len(self.boosts))) if self.level(level).stars else []
