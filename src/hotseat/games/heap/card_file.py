"""Card files: the packaged one and those of owners of printed cards. Text in, cards out."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NoReturn, TypeVar, cast

import msgspec

from hotseat.core import FileText, Invalid
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

LONGEST_NAME = 40
LONGEST_KEY = 24
LONGEST_SHOWN = 80  # of a value in a message
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

T = TypeVar("T")
Row = Mapping[str, object]


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card file whose cards are still to be read: messages about a card name it by its id."""

    schema: str
    name: str
    vehicle: tuple[dict[str, object], ...] = ()
    part: tuple[dict[str, object], ...] = ()


def read_cards(
    name: str, source: str | FileText, first: Card, text: str, numbers: Numbers
) -> CardSet:
    """Return the cards of a file called `name`; raise `Invalid` with the value that is wrong."""
    reader = _Reader(name)
    file = read_user_file(name, text, CardFile)
    if file.schema != SCHEMA:
        reader.refuse(f"the schema must be {SCHEMA}", _shown("schema", file.schema))
    reader.check_name("the name", file.name)
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
                reader.refuse(f"{VEHICLES[vehicle]} needs a card for its {PARTS[part]}", "none")
    total = len(found.cards())
    if total != numbers.part_cards:
        last = found.designs[-1].key
        reader.refuse(
            f"there must be {numbers.part_cards} part cards", f"{total} up to the last, {last}"
        )
    drawn = numbers.seats_most * sum(
        max(normal.draw, turbo.draw)
        for normal, turbo in zip(found.normal, found.turbo, strict=True)
    )
    if drawn > total - 1:
        reader.refuse(
            f"the pileup boxes may draw {total - 1} cards in all, for {numbers.seats_most} players",
            f"{drawn}",
        )


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


class _Reader:
    """Reads the cards of a file one after another."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.keys: set[str] = set()

    def refuse(self, problem: str, found: str) -> NoReturn:
        raise Invalid("invalid-heap-cards", file=self.file, problem=problem, found=found)

    def check_name(self, what: str, name: str) -> None:
        if not (1 <= len(name) <= LONGEST_NAME and name.strip() and name.isprintable()):
            self.refuse(
                f"{what} must be readable and have 1 to {LONGEST_NAME} letters",
                _shown("name", name),
            )

    # Vehicles

    def read_vehicles(self, rows: Sequence[Row]) -> list[tuple[Side, Side]]:
        """HEAP-CARD-7: both sides of each vehicle, in the order of `VEHICLES`."""
        sides: dict[str, tuple[Side, Side]] = {}
        for row in rows:
            key = row.get("id")
            if not isinstance(key, str) or key not in VEHICLES:
                self.refuse(
                    f"a vehicle's id must be one of {', '.join(VEHICLES)}", _shown("id", key)
                )
            if key in sides:
                self.refuse("every vehicle stands in a file once", f"{key} twice")
            self._check_fields(f"vehicle {key}", row, _VEHICLE_FIELDS)
            sides[key] = self._side(key, row, "normal"), self._side(key, row, "turbo")
        for key in VEHICLES:
            if key not in sides:
                self.refuse(f"vehicle {key} must be there", "none of this id")
        return [sides[key] for key in VEHICLES]

    def _side(self, vehicle: str, row: Row, which: str) -> Side:
        what = f"the {which} side of vehicle {vehicle}"
        side = self._table(what, row, which)
        self._check_fields(what, side, _SIDE_FIELDS)
        return Side(
            self._box(what, side),
            self._number(what, side, "draw", 0, MOST_PILEUP),
            self._number(what, side, "discard", 0, MOST_PILEUP),
        )

    # Parts

    def read_part(self, row: Row, numbers: Numbers) -> Design:
        key = row.get("id")
        if not isinstance(key, str) or len(key) > LONGEST_KEY or not _KEY.fullmatch(key):
            self.refuse(
                f"a card's id must have 1 to {LONGEST_KEY} letters, digits and hyphens",
                _shown("id", key),
            )
        if key in self.keys:
            self.refuse("every card stands in a file once", f"{key} twice")
        self.keys.add(key)
        what = f"card {key}"
        self._check_fields(what, row, _PART_FIELDS)
        name = row.get("name", key)
        if not isinstance(name, str):
            self.refuse(f"the name of {what} must be text", _shown("name", name))
        self.check_name(f"the name of {what}", name)
        rush = None
        if "rush" in row:
            table = self._table(what, row, "rush")
            self._check_fields(f"the rush box of {what}", table, _RUSH_FIELDS)
            rush = self._box(f"the rush box of {what}", table)
        swerve = row.get("swerve", False)
        if not isinstance(swerve, bool):
            self.refuse(f"the swerve of {what} must be true or false", _shown("swerve", swerve))
        return Design(
            key,
            name,
            VehicleKind(self._one_of(what, row, "vehicle", VEHICLES)),
            PartKind(self._one_of(what, row, "part", PARTS)),
            self._number(what, row, "copies", 1, numbers.part_cards),
            self._effects(f"the bodge box of {what}", row, "bodge", 0),
            rush,
            Attack(self._one_of(what, row, "attack", ATTACKS)),
            self._blocks(what, row),
            swerve,
        )

    def _blocks(self, what: str, row: Row) -> list[Block]:
        """All, or distinct colours; RUL-HEAP-36: there may be none."""
        words = self._words(what, row, "blocks")
        blocks = [Block(BLOCKS.index(word)) for word in words if word in BLOCKS]
        if len(blocks) < len(words) or len(set(blocks)) < len(blocks):
            problem = f"the blocks of {what} must be different ones of {', '.join(BLOCKS)}"
            self.refuse(problem, _shown("blocks", words))
        if Block.ALL in blocks and len(blocks) > 1:
            self.refuse(f"the block all of {what} stands alone", _shown("blocks", words))
        return blocks

    # Boxes

    def _box(self, what: str, row: Row) -> RushBox:
        trigger = Trigger(self._one_of(what, row, "trigger", TRIGGERS))
        return RushBox(trigger, self._effects(what, row, "effects", 1))

    def _effects(self, what: str, row: Row, field: str, least: int) -> list[Effect]:
        words = self._words(what, row, field)
        if not least <= len(words) <= MOST_SYMBOLS:
            self.refuse(f"{what} must have {least} to {MOST_SYMBOLS} effects", f"{len(words)}")
        effects: list[Effect] = []
        for word in words:
            effect = read_effect(word)
            if effect is None:
                self.refuse(f"{what} has an unknown effect", word[:LONGEST_SHOWN])
            effects.append(effect)
        return effects

    # Values

    def _check_fields(self, what: str, row: Row, fields: tuple[str, ...]) -> None:
        for field in row:
            if field not in fields:
                self.refuse(f"{what} has {', '.join(fields)}", _shown(field, row[field]))

    def _table(self, what: str, row: Row, field: str) -> Row:
        value = row.get(field)
        if not isinstance(value, dict):
            self.refuse(f"{what} must have a table {field}", _shown(field, value))
        return cast("Row", value)

    def _words(self, what: str, row: Row, field: str) -> list[str]:
        value = row.get(field)
        if not isinstance(value, list):
            self.refuse(f"{what} must have a list {field}", _shown(field, value))
        words = cast("list[object]", value)
        for word in words:
            if not isinstance(word, str):
                self.refuse(f"the list {field} of {what} must hold words", _shown(field, word))
        return cast("list[str]", words)

    def _one_of(self, what: str, row: Row, field: str, choices: tuple[str, ...]) -> int:
        value = row.get(field)
        if not isinstance(value, str) or value not in choices:
            self.refuse(
                f"the {field} of {what} must be one of {', '.join(choices)}", _shown(field, value)
            )
        return choices.index(value)

    def _number(self, what: str, row: Row, field: str, low: int, high: int) -> int:
        value = row.get(field)
        # A TOML boolean is not a number, although Python takes it for one.
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.refuse(
                f"the {field} of {what} must be a whole number from {low} to {high}",
                _shown(field, value),
            )
        return value


def _shown(field: str, value: object) -> str:
    """Return a value as a message shows it."""
    if value is None:
        return f"no {field}"
    return f"{field} = {value!r}"[:LONGEST_SHOWN]
