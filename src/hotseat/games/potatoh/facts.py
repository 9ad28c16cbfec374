"""What is printed: the cards, the numbers and the decks, as the rules read them.

Plain classes, made once by `data` from the files in `data/` and never changed. A pickled or copied
match holds only where to find them.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from hotseat.core import FileText

Card = int  # a `Kind`; copies of a kind are equal


class Kind(IntEnum):
    """The twenty cards, in the order of the rulebook and of `cards.toml`."""

    PHEW = 0
    CHILL = 1
    RISKY = 2
    THIEF = 3
    HOPPING = 4
    SHORT_FUSE = 5
    DIZZY = 6
    WICKED = 7
    WICKEDEST = 8
    SPLIT = 9
    DUD = 10
    TREACHEROUS = 11
    FRIED = 12
    SPINNING = 13
    MICRO_BOOM = 14
    SUPER = 15
    SEXY = 16
    KITTY = 17
    GENEROUS = 18
    BOOM = 19


class Goes(IntEnum):
    """Where a card ends up when it is played or takes effect."""

    HAND = 0
    DISCARD = 1
    AREA = 2
    OTHER_AREA = 3
    CHOICE = 4  # the receiver decides


class Facts:
    """The cards (one entry per kind) and the numbers of the game."""

    def __init__(
        self,
        keys: list[str],
        immediate: list[bool],
        playable: list[bool],
        goes: list[Goes],
        hand_rules: list[str],
        area_rules: list[str],
        start_points: int,
        track_floor: int,
        rounds: int,
        rounds_most: int,
        target: int,
        target_least: int,
        target_most: int,
        initial_hand: int,
        seats_least: int,
        seats_a_deck: int,
        decks_most: int,
        levels: int,
        spare_cards_a_seat: int,
        risky_least: int,
        risky_most: int,
        short_fuse_draws: int,
        dizzy_draws: int,
        wicked_draws: int,
        wickedest_cards: int,
        spinning_look: int,
        kitty_look: int,
        super_saves_one_in: int,
        treacherous: int,
        fried_alone: int,
        fried_several: int,
    ) -> None:
        # The cards.
        self.keys = keys
        self.immediate = immediate
        self.playable = playable
        self.goes = goes
        self.to_others = [place == Goes.OTHER_AREA for place in goes]
        self._kept_or_laid = [card in (Kind.SUPER, Kind.SEXY) for card in Kind]
        # The rule behind a card's printed Phews in each zone; "" where it prints none.
        self.hand_rules = hand_rules
        self.area_rules = area_rules
        # The match.
        self.start_points = start_points
        self.track_floor = track_floor
        self.rounds = rounds
        self.rounds_most = rounds_most
        self.target = target
        self.target_least = target_least
        self.target_most = target_most
        # The table.
        self.initial_hand = initial_hand
        self.seats_least = seats_least
        self.seats_a_deck = seats_a_deck
        self.decks_most = decks_most
        self.levels = levels
        self.spare_cards_a_seat = spare_cards_a_seat
        # The effects.
        self.risky_least = risky_least
        self.risky_most = risky_most
        self.short_fuse_draws = short_fuse_draws
        self.dizzy_draws = dizzy_draws
        self.wicked_draws = wicked_draws
        self.wickedest_cards = wickedest_cards
        self.spinning_look = spinning_look
        self.kitty_look = kitty_look
        self.super_saves_one_in = super_saves_one_in
        self.treacherous = treacherous
        self.fried_alone = fried_alone
        self.fried_several = fried_several

    def __reduce__(self) -> tuple[Callable[[], Facts], tuple[()]]:
        from hotseat.games.potatoh import data

        return data.facts, ()

    def is_open(self, card: Card) -> bool:
        """RUL-POT-51: is this card shown as soon as anybody receives it?

        Immediate cards are, except those that may be kept in hand unannounced (RUL-POT-29).
        """
        return self.immediate[card] and not self.is_kept_or_laid(card)

    def is_kept_or_laid(self, card: Card) -> bool:
        """POT-CARD-SUPER-1, POT-CARD-SEXY-1: does the receiver choose between hand and area?"""
        return self._kept_or_laid[card]


class DeckList:
    """What one deck consists of: levels, copies and printed Phews, one entry per kind."""

    def __init__(
        self,
        source: str | FileText,
        name: str,
        levels: list[int],
        copies: list[int],
        hand_values: list[int],
        area_values: list[int],
    ) -> None:
        self.source = source  # the key of a packaged deck, or a user's file
        self.name = name
        self.levels = levels
        self.copies = copies
        self.hand_values = hand_values
        self.area_values = area_values

    def can_score(self, card: Card) -> bool:
        """Can this card bring points, in hand or in the area?"""
        return self.hand_values[card] > 0 or self.area_values[card] > 0 or card == Kind.FRIED

    def __reduce__(self) -> tuple[Callable[[str | FileText], DeckList], tuple[str | FileText]]:
        from hotseat.games.potatoh import data

        return data.deck_at, (self.source,)

    def cards(self, decks: int) -> list[Card]:
        """POT-MERGE-3: every card of this many decks joined, in table order, with one BOOM."""
        return [
            card
            for card, copies in enumerate(self.copies)
            for _ in range(copies if card == Kind.BOOM else copies * decks)
        ]
