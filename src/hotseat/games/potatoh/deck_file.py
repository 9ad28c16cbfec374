"""Deck files: the packaged one and those of owners of printed cards. Text in, a deck out."""

from __future__ import annotations

import msgspec

from hotseat.core import FileText, Phrase
from hotseat.core.file_reader import FileReader, Row, twice, value_in
from hotseat.core.user_files import read_user_file
from hotseat.games.potatoh.facts import Card, DeckList, Facts, Kind

SCHEMA = "hotseat-potatoh-deck/1"

COPIES_MOST = 60
WORTH_MOST = 20


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck file whose cards are still to be read: messages name a card by its key."""

    schema: str
    name: str
    card: tuple[dict[str, object], ...]


def read_deck(name: str, source: str | FileText, text: str, facts: Facts) -> DeckList:
    """Return the deck of a file called `name`; raise `Invalid` with the wrong value."""
    file = read_user_file(name, text, DeckFile)
    reader = _Reader(name, facts)
    reader.check_schema(file.schema, SCHEMA)
    reader.check_name(file.name)
    for row in file.card:
        reader.read_card(row)
    reader.check_whole()
    return DeckList(
        source, file.name, reader.levels, reader.copies, reader.hand_values, reader.area_values
    )


class _Reader(FileReader):
    """Fills the table of a deck card by card. A card without a row is not in the deck."""

    def __init__(self, file: str, facts: Facts) -> None:
        super().__init__(file)
        self.facts = facts
        self.seen: set[Card] = set()
        self.levels = [facts.levels for _ in facts.keys]
        self.copies = [0 for _ in facts.keys]
        self.hand_values = [0 for _ in facts.keys]
        self.area_values = [0 for _ in facts.keys]

    def read_card(self, row: Row) -> None:
        key = row.get("key")
        if not isinstance(key, str) or key not in self.facts.keys:
            self.refuse("file-deck-key", value_in(row, "key"), known=", ".join(self.facts.keys))
        card = self.facts.keys.index(key)
        if card in self.seen:
            self.refuse("file-card-once", twice(key))
        self.seen.add(card)
        what = Phrase("file-card", {"card": key})
        self.check_fields(what, row, ("key", "level", "copies", "hand", "area"))
        self.levels[card] = self.number(what, row, "level", 1, self.facts.levels)
        self.copies[card] = self.number(what, row, "copies", 0, COPIES_MOST)
        self.hand_values[card] = self._worth(what, row, "hand", self.facts.hand_rules[card])
        self.area_values[card] = self._worth(what, row, "area", self.facts.area_rules[card])

    def _worth(self, what: Phrase, row: Row, zone: str, rule: str) -> int:
        if zone not in row:
            return 0
        if not rule:
            self.refuse("file-deck-no-phews", value_in(row, zone), what=what, zone=zone)
        return self.number(what, row, zone, -WORTH_MOST, WORTH_MOST)

    def check_whole(self) -> None:
        """POT-CARD-BOOM-3, POT-LEVEL-4, and enough cards of level 1 to deal to a full table."""
        copies, level = self.copies[Kind.BOOM], self.levels[Kind.BOOM]
        if copies != 1 or level != 1:
            self.refuse(
                "file-deck-boom", Phrase("file-deck-boom-found", {"copies": copies, "level": level})
            )
        needed = self.facts.seats_a_deck * self.facts.initial_hand
        first = [
            card
            for card, level in enumerate(self.levels)
            if level == 1 and card != Kind.BOOM and self.copies[card]
        ]
        dealt = sum(self.copies[card] for card in first)
        if dealt < needed:
            self.refuse("file-deck-few", dealt, needed=needed)
        if all(max(self.hand_values[card], self.area_values[card]) <= 0 for card in first):
            self.refuse("file-deck-no-points", ", ".join(self.facts.keys[card] for card in first))
