"""Upgrade files: the packaged one and those of users. Text in, a set of cards out."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import cast

import msgspec

from hotseat.core import Phrase
from hotseat.core.file_reader import FileReader, Row, is_whole, twice, value, value_in
from hotseat.core.user_files import read_user_file

SCHEMA = "hotseat-upgrades/1"

GROUPS = (
    "fwd",
    "body",
    "brakes",
    "cooling",
    "rpm",
    "heat",
    "fuel",
    "gas",
    "suspension",
    "tires",
    "turbo",
    "wings",
)
LEVELS = ("basic", "advanced")

# The kinds of symbols and the numbers allowed on them. Symbols without a printed number are there
# or not.
SYMBOLS = {
    "plus": (1, 9),
    "heat": (1, 9),
    "scrap": (1, 9),
    "adjust": (-5, 5),
    "cooldown": (1, 9),
    "slipstream": (1, 9),
    "reduce": (1, 9),
    "refresh": (1, 1),
    "salvage": (1, 9),
    "direct": (1, 1),
    "accelerate": (1, 1),
    "one_time": (1, 1),
}

LONGEST_KEY = 24
MOST_KINDS = 60
MOST_COPIES = 20
HIGHEST_VALUE = 20
MOST_VALUES = 6

# GAR-21, GAR-22: in each of three rounds six drivers take a card, out of three more than they
# need. RUL-HEAT-63: what is left over comes back when the deck runs short.
FEWEST_CARDS = 3 * 6 + 3

_KEY = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_FIELDS = ("key", "name", "group", "level", "copies", "value", "values", "heat", "symbols")


class UpgradeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An upgrade file whose cards are still to be read: messages name a card by its key."""

    schema: str
    name: str
    card: tuple[dict[str, object], ...]


class UpgradeRow(msgspec.Struct, frozen=True):
    """One kind of upgrade card, checked."""

    key: str
    name: str  # what a user calls it; its key where no name is given
    group: str
    level: str
    copies: int
    values: tuple[int, ...]  # several to choose from; none on a Heat card
    is_heat: bool
    symbols: dict[str, int]  # by kind, in the order of the card


class UpgradeSet(msgspec.Struct, frozen=True):
    """The upgrade cards of a file, in its order."""

    name: str
    cards: tuple[UpgradeRow, ...]


def read_upgrades(name: str, text: str) -> UpgradeSet:
    """Return the cards of a file called `name`; raise `Invalid` with the wrong value."""
    reader = _Reader(name)
    file = read_user_file(name, text, UpgradeFile)
    reader.check_schema(file.schema, SCHEMA)
    reader.check_name(file.name)
    if not file.card:
        reader.refuse("file-upgrades-none", Phrase("file-none"))
    if len(file.card) > MOST_KINDS:
        reader.refuse("file-upgrades-kinds", len(file.card), most=MOST_KINDS)
    cards = tuple(reader.read_card(number, row) for number, row in enumerate(file.card, start=1))
    copies = sum(card.copies for card in cards)
    if copies < FEWEST_CARDS:
        reader.refuse("file-upgrades-few", copies, needed=FEWEST_CARDS)
    return UpgradeSet(file.name, cards)


class _Reader(FileReader):
    """Reads the cards of a file one after another."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.keys: set[str] = set()

    def read_card(self, number: int, row: Row) -> UpgradeRow:
        key = self._key(number, row)
        what = Phrase("file-card", {"card": key})
        self.check_fields(what, row, _FIELDS)
        name = self.check_name(row.get("name", key), what)
        group = self.one_of(what, row, "group", GROUPS)
        level = self.one_of(what, row, "level", LEVELS)
        copies = self.number(what, row, "copies", 1, MOST_COPIES)
        if "heat" in row:
            self._check_heat(what, row)
            return UpgradeRow(key, name, group, level, copies, (), is_heat=True, symbols={})
        return UpgradeRow(
            key,
            name,
            group,
            level,
            copies,
            self._values(what, row),
            is_heat=False,
            symbols=self._symbols(what, row),
        )

    def _key(self, number: int, row: Row) -> str:
        key = row.get("key")
        if not (isinstance(key, str) and len(key) <= LONGEST_KEY and _KEY.fullmatch(key)):
            what = Phrase("file-card-number", {"number": number})
            self.refuse("file-upgrades-key", value_in(row, "key"), what=what, most=LONGEST_KEY)
        if key in self.keys:
            self.refuse("file-key-once", twice(key))
        self.keys.add(key)
        return key

    def _check_heat(self, what: Phrase, row: Row) -> None:
        if row["heat"] is not True:
            self.refuse("file-upgrades-heat", value_in(row, "heat"), what=what)
        for field in ("value", "values", "symbols"):
            if field in row:
                self.refuse("file-upgrades-heat-plain", value_in(row, field), what=what)

    def _values(self, what: Phrase, row: Row) -> tuple[int, ...]:
        if "values" not in row:
            if "value" not in row:
                self.refuse("file-upgrades-value", Phrase("file-none-of-them"), what=what)
            return (self.number(what, row, "value", 0, HIGHEST_VALUE),)
        if "value" in row:
            both = {"one": value_in(row, "value"), "other": value_in(row, "values")}
            self.refuse("file-upgrades-value-or-values", Phrase("file-both", {**both}), what=what)
        given = row["values"]
        several = cast(list[object], given if isinstance(given, list) else [])
        values = [one for one in several if is_whole(one)]
        if (
            len(values) < len(several)
            or not 2 <= len(values) <= MOST_VALUES
            or not (values[0] >= 0 and values[-1] <= HIGHEST_VALUE)
            or any(later <= earlier for earlier, later in pairwise(values))
        ):
            found = value_in(row, "values")
            self.refuse(
                "file-upgrades-values", found, what=what, most=MOST_VALUES, high=HIGHEST_VALUE
            )
        return tuple(values)

    def _symbols(self, what: Phrase, row: Row) -> dict[str, int]:
        given = row.get("symbols", {})
        if not isinstance(given, dict):
            self.refuse("file-upgrades-symbols", value_in(row, "symbols"), what=what)
        symbols: dict[str, int] = {}
        for kind, amount in cast(dict[str, object], given).items():
            if kind not in SYMBOLS:
                known = ", ".join(SYMBOLS)
                self.refuse("file-upgrades-symbol", value(kind, amount), what=what, known=known)
            low, high = SYMBOLS[kind]
            if not (is_whole(amount) and low <= amount <= high and amount != 0):
                code, found = _number_code(low, high), value(kind, amount)
                self.refuse(code, found, what=what, kind=kind, low=low, high=high)
            symbols[kind] = amount
        return symbols


def _number_code(low: int, high: int) -> str:
    if low < 0:
        return "file-upgrades-symbol-either"
    return "file-upgrades-symbol-number" if low < high else "file-upgrades-symbol-one"
