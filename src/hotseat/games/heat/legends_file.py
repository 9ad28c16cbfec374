"""Files of the Legends expansion's decks: the packaged one and those of users."""

from __future__ import annotations

from typing import cast

import msgspec

from hotseat.core import Phrase
from hotseat.core.file_reader import FileReader, Row, is_whole, twice, value_in
from hotseat.core.user_files import read_user_file
from hotseat.games.heat.abilities import ON_CARDS

SCHEMA = "hotseat-legends/1"

DECKS = ("green", "yellow", "red")
CARDS_A_DECK = 12
BOOST_CARDS = 36
SECOND = "plus_one"  # of every Star

HIGHEST_SPEED = 30
HIGHEST_DIAMOND = 3

LONGEST_ID = 24

Entry = tuple[int, int, int]  # top speed, diamond, and 1 for a Star


class LegendsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file whose cards are still to be read: messages name a card by its id."""

    schema: str
    name: str
    card: tuple[dict[str, object], ...]
    boost: tuple[dict[str, object], ...]


class CardRow(msgspec.Struct, frozen=True):
    """A Legends card, checked: its entries in the order of the colours."""

    id: str
    deck: str
    entries: tuple[Entry, ...]


class BoostRow(msgspec.Struct, frozen=True):
    """A Boost card, checked."""

    id: str
    star: str
    rival: str


class Decks(msgspec.Struct, frozen=True):
    """The cards of a file, in its order."""

    name: str
    cards: tuple[CardRow, ...]
    boosts: tuple[BoostRow, ...]


def read_legends(name: str, text: str, colours: tuple[str, ...]) -> Decks:
    """Return the decks of a file called `name`; raise `Invalid` with the wrong value."""
    reader = _Reader(name, colours)
    file = read_user_file(name, text, LegendsFile)
    reader.check_schema(file.schema, SCHEMA)
    reader.check_name(file.name)
    cards = tuple(reader.read_card(number, row) for number, row in enumerate(file.card, start=1))
    for deck in DECKS:
        count = sum(card.deck == deck for card in cards)
        if count != CARDS_A_DECK:
            reader.refuse("file-legends-deck", count, deck=deck, count=CARDS_A_DECK)
    boosts = tuple(reader.read_boost(number, row) for number, row in enumerate(file.boost, start=1))
    if len(boosts) != BOOST_CARDS:
        reader.refuse("file-legends-boosts", len(boosts), count=BOOST_CARDS)
    return Decks(file.name, cards, boosts)


class _Reader(FileReader):
    """Reads the cards of a file one after another."""

    def __init__(self, file: str, colours: tuple[str, ...]) -> None:
        super().__init__(file)
        self.colours = colours
        self.ids: set[str] = set()

    def read_card(self, number: int, row: Row) -> CardRow:
        """LGX-CONT-1, RUL-LGX-21: one deck, and an entry for each colour."""
        card = self._id("file-legends-card", number, row)
        what = Phrase("file-legends-card", {"card": card})
        self.check_fields(what, row, ("id", "deck", *self.colours))
        deck = self.one_of(what, row, "deck", DECKS)
        return CardRow(card, deck, tuple(self._entry(what, row, one) for one in self.colours))

    def read_boost(self, number: int, row: Row) -> BoostRow:
        """LGX-CONT-2: the ability of Stars and that of Rivals."""
        card = self._id("file-legends-boost", number, row)
        what = Phrase("file-legends-boost", {"card": card})
        self.check_fields(what, row, ("id", "star", "secondary", "rival"))
        if row.get("secondary", SECOND) != SECOND:
            self.refuse("file-legends-second", value_in(row, "secondary"), what=what, second=SECOND)
        return BoostRow(
            card,
            self.one_of(what, row, "star", ON_CARDS),
            self.one_of(what, row, "rival", ON_CARDS),
        )

    def _id(self, kind: str, number: int, row: Row) -> str:
        given = row.get("id")
        if not (isinstance(given, str) and 1 <= len(given) <= LONGEST_ID and given.isprintable()):
            what = Phrase(kind, {"card": number})
            self.refuse("file-legends-id", value_in(row, "id"), what=what, most=LONGEST_ID)
        if given in self.ids:
            self.refuse("file-id-once", twice(given))
        self.ids.add(given)
        return given

    def _entry(self, what: Phrase, row: Row, colour: str) -> Entry:
        given = row.get(colour)
        parts = cast(list[object], given) if isinstance(given, list) else []
        numbers = [part for part in parts if is_whole(part)]
        if not (
            len(numbers) == len(parts) == len(("top speed", "diamond", "Star"))
            and 1 <= numbers[0] <= HIGHEST_SPEED
            and 0 <= numbers[1] <= HIGHEST_DIAMOND
            and numbers[2] in (0, 1)
        ):
            bounds = {"speed": HIGHEST_SPEED, "diamond": HIGHEST_DIAMOND}
            self.refuse(
                "file-legends-entry", value_in(row, colour), colour=colour, what=what, **bounds
            )
        return numbers[0], numbers[1], numbers[2]
