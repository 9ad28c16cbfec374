"""Card files: the packaged one and those of owners of printed cards. Text in, cards out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

import msgspec

from hotseat.core import FileText, Phrase
from hotseat.core.file_reader import FileReader, Row, twice, value, value_in
from hotseat.core.settings import shown
from hotseat.core.user_files import read_user_file
from hotseat.games.heap.facts import (
    Attack,
    Block,
    Card,
    CardSet,
    Deed,
    Design,
    Effect,
    Numbers,
    PartKind,
    RushBox,
    Side,
    Trigger,
    VehicleKind,
    Who,
)
from hotseat.games.heap.symbols import (
    ATTACKS,
    BLOCKS,
    CARD_DEEDS,
    OTHER_DEEDS,
    PARTS,
    TRIGGERS,
    VEHICLES,
    WHOS,
)

SCHEMA = "hotseat-heap-cards/1"

LONGEST_KEY = 24
MOST_SYMBOLS = 6  # in a box
MOST_CARDS = 9  # that one symbol draws, discards or hauls
MOST_PILEUP = 9  # symbols of a pileup box

_KEY = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
_CARD_DEED = re.compile(
    f"({'|'.join(WHOS)})_({'|'.join(deed.name.lower() for deed in CARD_DEEDS)})_([1-{MOST_CARDS}])"
)
_VEHICLE_FIELDS = ("id", "normal", "turbo")
_SIDE_FIELDS = ("trigger", "effects", "draw", "discard")
_RUSH_FIELDS = ("trigger", "effects")
_PART_FIELDS = (
    *("id", "name", "vehicle", "part", "copies"),
    *("bodge", "rush", "attack", "blocks", "swerve"),
)


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card file whose cards are still to be read: messages about a card name it by its id."""

    schema: str
    name: str
    vehicle: tuple[dict[str, object], ...] = ()
    part: tuple[dict[str, object], ...] = ()


def read_cards(
    name: str, source: str | FileText, first: Card, text: str, numbers: Numbers
) -> CardSet:
    """Return the cards of a file called `name`; raise `Invalid` with the wrong value."""
    reader = _Reader(name)
    file = read_user_file(name, text, CardFile)
    reader.check_schema(file.schema, SCHEMA)
    reader.check_name(file.name)
    sides = reader.read_vehicles(file.vehicle)
    designs = [reader.read_part(row, numbers) for row in file.part]
    found = CardSet(
        source,
        file.name,
        first,
        designs,
        [normal for normal, _ in sides],
        [turbo for _, turbo in sides],
    )
    _check_whole(reader, found, numbers)
    return found


def _check_whole(reader: _Reader, found: CardSet, numbers: Numbers) -> None:
    """HEAP-SET-2, RUL-HEAP-6: as many cards as printed, and enough of them to open the pileup."""
    for vehicle in VehicleKind:
        for part in PartKind:
            if all((one.vehicle, one.part) != (vehicle, part) for one in found.designs):
                names = {"vehicle": VEHICLES[vehicle], "part": PARTS[part]}
                reader.refuse("file-heap-part", Phrase("file-none"), **names)
    total = len(found.cards())
    if total != numbers.part_cards:
        there = Phrase("file-heap-total-found", {"count": total, "last": found.designs[-1].key})
        reader.refuse("file-heap-total", there, needed=numbers.part_cards)
    drawn = numbers.seats_most * sum(
        max(normal.draw, turbo.draw)
        for normal, turbo in zip(found.normal, found.turbo, strict=True)
    )
    if drawn > total - 1:
        reader.refuse("file-heap-pileup", drawn, most=total - 1, seats=numbers.seats_most)


def read_effect(token: str) -> Effect | None:
    """Return the symbol that a word stands for; None for one that there is not."""
    for deed in OTHER_DEEDS:
        if token == deed.name.lower():
            return Effect(deed, Who.YOU, 1)
    found = _CARD_DEED.fullmatch(token)
    if not found:
        return None
    who, deed_name, amount = found.groups()
    return Effect(Deed[deed_name.upper()], Who[who.upper()], int(amount))


class _Reader(FileReader):
    """Reads the cards of a file one after another."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.keys: set[str] = set()

    # Vehicles

    def read_vehicles(self, rows: Sequence[Row]) -> list[tuple[Side, Side]]:
        """HEAP-CARD-7: both sides of each vehicle, in the order of `VEHICLES`."""
        sides: dict[str, tuple[Side, Side]] = {}
        for row in rows:
            key = row.get("id")
            if not isinstance(key, str) or key not in VEHICLES:
                known = ", ".join(VEHICLES)
                self.refuse("file-heap-vehicle-id", value_in(row, "id"), known=known)
            if key in sides:
                self.refuse("file-heap-vehicle-once", twice(key))
            self.check_fields(Phrase("file-heap-vehicle", {"vehicle": key}), row, _VEHICLE_FIELDS)
            sides[key] = self._side(key, row, "normal"), self._side(key, row, "turbo")
        for key in VEHICLES:
            if key not in sides:
                none = Phrase("file-heap-none-of-id")
                self.refuse("file-heap-vehicle-missing", none, vehicle=key)
        return [sides[key] for key in VEHICLES]

    def _side(self, vehicle: str, row: Row, which: str) -> Side:
        what = Phrase("file-heap-side", {"side": which, "vehicle": vehicle})
        side = self._table(what, row, which)
        self.check_fields(what, side, _SIDE_FIELDS)
        return Side(
            self._box(what, side),
            self.number(what, side, "draw", 0, MOST_PILEUP),
            self.number(what, side, "discard", 0, MOST_PILEUP),
        )

    # Parts

    def read_part(self, row: Row, numbers: Numbers) -> Design:
        key = self._key(row)
        what = Phrase("file-card", {"card": key})
        self.check_fields(what, row, _PART_FIELDS)
        name = self.check_name(row.get("name", key), what)
        rush = None
        if "rush" in row:
            table = self._table(what, row, "rush")
            box = Phrase("file-heap-rush", {"card": key})
            self.check_fields(box, table, _RUSH_FIELDS)
            rush = self._box(box, table)
        swerve = row.get("swerve", False)
        if not isinstance(swerve, bool):
            self.refuse("file-heap-swerve", value_in(row, "swerve"), what=what)
        return Design(
            key,
            name,
            VehicleKind(VEHICLES.index(self.one_of(what, row, "vehicle", VEHICLES))),
            PartKind(PARTS.index(self.one_of(what, row, "part", PARTS))),
            self.number(what, row, "copies", 1, numbers.part_cards),
            self._effects(Phrase("file-heap-bodge", {"card": key}), row, "bodge", 0),
            rush,
            Attack(ATTACKS.index(self.one_of(what, row, "attack", ATTACKS))),
            self._blocks(what, row),
            swerve,
        )

    def _key(self, row: Row) -> str:
        key = row.get("id")
        if not isinstance(key, str) or len(key) > LONGEST_KEY or not _KEY.fullmatch(key):
            self.refuse("file-heap-card-id", value_in(row, "id"), most=LONGEST_KEY)
        if key in self.keys:
            self.refuse("file-card-once", twice(key))
        self.keys.add(key)
        return key

    def _blocks(self, what: Phrase, row: Row) -> list[Block]:
        """All, or distinct colours; RUL-HEAP-36: there may be none."""
        words = self._words(what, row, "blocks")
        blocks = [Block(BLOCKS.index(word)) for word in words if word in BLOCKS]
        found = value("blocks", words)
        if len(blocks) < len(words) or len(set(blocks)) < len(blocks):
            self.refuse("file-heap-blocks", found, what=what, known=", ".join(BLOCKS))
        if Block.ALL in blocks and len(blocks) > 1:
            self.refuse("file-heap-block-all", found, what=what)
        return blocks

    # Boxes

    def _box(self, what: Phrase, row: Row) -> RushBox:
        trigger = Trigger(TRIGGERS.index(self.one_of(what, row, "trigger", TRIGGERS)))
        return RushBox(trigger, self._effects(what, row, "effects", 1))

    def _effects(self, what: Phrase, row: Row, field: str, least: int) -> list[Effect]:
        words = self._words(what, row, field)
        if not least <= len(words) <= MOST_SYMBOLS:
            self.refuse("file-heap-effects", len(words), what=what, least=least, most=MOST_SYMBOLS)
        effects: list[Effect] = []
        for word in words:
            effect = read_effect(word)
            if effect is None:
                self.refuse("file-heap-effect", shown(word), what=what)
            effects.append(effect)
        return effects

    # Values

    def _table(self, what: Phrase, row: Row, field: str) -> Row:
        given = row.get(field)
        if not isinstance(given, dict):
            self.refuse("file-heap-table", value_in(row, field), what=what, field=field)
        return cast("Row", given)

    def _words(self, what: Phrase, row: Row, field: str) -> list[str]:
        given = row.get(field)
        if not isinstance(given, list):
            self.refuse("file-heap-list", value_in(row, field), what=what, field=field)
        words = cast("list[object]", given)
        for word in words:
            if not isinstance(word, str):
                self.refuse("file-heap-words", value(field, word), what=what, field=field)
        return cast("list[str]", words)
