"""Deck files: the packaged one and those of owners of printed cards. Text in, a deck out."""

from __future__ import annotations

import msgspec

from hotseat.core import FileText, Invalid
from hotseat.core.user_files import read_user_file
from hotseat.games.potatoh.facts import Card, DeckList, Facts, Kind

SCHEMA = "hotseat-potatoh-deck/1"

COPIES_MOST = 60
WORTH_MOST = 20
NAME_LONGEST = 40


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck file whose cards are still to be read: messages about a card name it by its key."""

    schema: str
    name: str
    card: tuple[dict[str, object], ...]


def read_deck(name: str, source: str | FileText, text: str, facts: Facts) -> DeckList:
    """Return the deck of a file called `name`; raise `Invalid` with the value that is wrong."""
    file = read_user_file(name, text, DeckFile)
    reader = _Reader(name, facts)
    if file.schema != SCHEMA:
        reader.refuse(f"the schema must be {SCHEMA}", f"schema = {file.schema}")
    if not 1 <= len(file.name) <= NAME_LONGEST:
        reader.refuse(f"the name must have 1 to {NAME_LONGEST} letters", f"{file.name!r}")
    for row in file.card:
        reader.read_card(row)
    reader.check_whole()
    return DeckList(
        source, file.name, reader.levels, reader.copies, reader.hand_values, reader.area_values
    )


class _Reader:
    """Fills the table of a deck card by card. A card that no row names is not in the deck."""

    def __init__(self, file: str, facts: Facts) -> None:
        self.file = file
        self.facts = facts
        self.seen: set[Card] = set()
        self.levels = [facts.levels for _ in facts.keys]
        self.copies = [0 for _ in facts.keys]
        self.hand_values = [0 for _ in facts.keys]
        self.area_values = [0 for _ in facts.keys]

    def refuse(self, problem: str, found: str) -> None:
        raise Invalid("invalid-deck", file=self.file, problem=problem, found=found)

    def read_card(self, row: dict[str, object]) -> None:
        key = row.get("key")
        if key not in self.facts.keys:
            self.refuse(f"a card's key must be one of {', '.join(self.facts.keys)}", f"key = {key}")
        key = str(key)
        card = self.facts.keys.index(key)
        if card in self.seen:
            self.refuse("every card stands in a deck once", f"{key} twice")
        self.seen.add(card)
        for field in row:
            if field not in ("key", "level", "copies", "hand", "area"):
                self.refuse(
                    f"card {key} has level, copies, hand and area", f"{field} = {row[field]}"
                )
        self.levels[card] = self._number(row, "level", 1, self.facts.levels)
        self.copies[card] = self._number(row, "copies", 0, COPIES_MOST)
        self.hand_values[card] = self._worth(row, "hand", self.facts.hand_rules[card])
        self.area_values[card] = self._worth(row, "area", self.facts.area_rules[card])

    def _number(self, row: dict[str, object], field: str, low: int, high: int) -> int:
        value = row.get(field)
        # A TOML boolean is not a number, although Python takes it for one.
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            shown = f"{field} = {value}" if field in row else f"no {field}"
            self.refuse(
                f"the {field} of card {row['key']} must be a whole number from {low} to {high}",
                shown,
            )
        return int(str(value))

    def _worth(self, row: dict[str, object], zone: str, rule: str) -> int:
        if zone not in row:
            return 0
        if not rule:
            self.refuse(
                f"card {row['key']} has no Phews of its own in the {zone}", f"{zone} = {row[zone]}"
            )
        return self._number(row, zone, -WORTH_MOST, WORTH_MOST)

    def check_whole(self) -> None:
        """POT-CARD-BOOM-3, POT-LEVEL-4, and enough cards of level 1 to deal to a full table."""
        if self.copies[Kind.BOOM] != 1 or self.levels[Kind.BOOM] != 1:
            self.refuse(
                "card boom must be there once, from level 1 on",
                f"copies = {self.copies[Kind.BOOM]}, level = {self.levels[Kind.BOOM]}",
            )
        needed = self.facts.seats_a_deck * self.facts.initial_hand
        first = [
            card
            for card, level in enumerate(self.levels)
            if level == 1 and card != Kind.BOOM and self.copies[card]
        ]
        dealt = sum(self.copies[card] for card in first)
        if dealt < needed:
            self.refuse(f"level 1 needs {needed} cards besides boom", f"{dealt}")
        if all(max(self.hand_values[card], self.area_values[card]) <= 0 for card in first):
            keys = ", ".join(self.facts.keys[card] for card in first)
            self.refuse("level 1 needs a card that brings points", keys)
