"""Upgrade files: the packaged one and the ones that users write. Text in, a set of cards out."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NoReturn, TypeGuard, cast

import msgspec

from hotseat.core import Invalid
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

# The kinds of symbols and the numbers that may stand on them. Symbols without a printed number
# are there or not.
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

LONGEST_NAME = 40
LONGEST_KEY = 24
LONGEST_SHOWN = 80  # of a value in a message
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
    """Return the cards of a file called `name`; raise `Invalid` with the value that is wrong."""
    reader = _Reader(name)
    file = read_user_file(name, text, UpgradeFile)
    if file.schema != SCHEMA:
        reader.refuse(f"the schema must be {SCHEMA}", _shown("schema", file.schema))
    reader.check_name(file.name, "the name")
    if not file.card:
        reader.refuse("there must be cards", "none")
    if len(file.card) > MOST_KINDS:
        reader.refuse(f"there are at most {MOST_KINDS} kinds of cards", f"{len(file.card)}")
    cards = tuple(reader.read_card(number, row) for number, row in enumerate(file.card, start=1))
    copies = sum(card.copies for card in cards)
    if copies < FEWEST_CARDS:
        reader.refuse(f"a draft for six drivers needs {FEWEST_CARDS} cards", f"{copies}")
    return UpgradeSet(file.name, cards)


class _Reader:
    """Reads the cards of a file one after another."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.keys: set[str] = set()
        self.card = ""  # the one being read, as messages name it

    def refuse(self, problem: str, found: str) -> NoReturn:
        raise Invalid("invalid-upgrades", file=self.file, problem=problem, found=found)

    def read_card(self, number: int, row: dict[str, object]) -> UpgradeRow:
        key = self._key(number, row)
        for field in row:
            if field not in _FIELDS:
                self.refuse(
                    f"{self.card} can have {_listed(_FIELDS)}, nothing else",
                    _shown(field, row[field]),
                )
        name = row.get("name", key)
        if not isinstance(name, str):
            self.refuse(f"the name of {self.card} must be text", _shown("name", name))
        self.check_name(name, f"the name of {self.card}")
        group = self._one_of(row, "group", GROUPS)
        level = self._one_of(row, "level", LEVELS)
        copies = self._number(row, "copies", 1, MOST_COPIES)
        if "heat" in row:
            self._check_heat(row)
            return UpgradeRow(key, name, group, level, copies, (), is_heat=True, symbols={})
        return UpgradeRow(
            key,
            name,
            group,
            level,
            copies,
            self._values(row),
            is_heat=False,
            symbols=self._symbols(row),
        )

    def check_name(self, name: str, what: str) -> None:
        if not (1 <= len(name) <= LONGEST_NAME and name.strip() and name.isprintable()):
            self.refuse(
                f"{what} must be readable and have 1 to {LONGEST_NAME} letters",
                _shown("name", name),
            )

    def _key(self, number: int, row: dict[str, object]) -> str:
        self.card = f"card {number}"
        key = row.get("key")
        if not (isinstance(key, str) and len(key) <= LONGEST_KEY and _KEY.fullmatch(key)):
            self.refuse(
                f"{self.card} needs a key of small letters, digits and hyphens, at most "
                f"{LONGEST_KEY} long",
                _shown("key", key) if "key" in row else "no key",
            )
        if key in self.keys:
            self.refuse("every key stands once in a file", f"{key} twice")
        self.keys.add(key)
        self.card = f"card {key}"
        return key

    def _one_of(self, row: dict[str, object], field: str, known: tuple[str, ...]) -> str:
        value = row.get(field)
        if not (isinstance(value, str) and value in known):
            self.refuse(
                f"the {field} of {self.card} must be one of {', '.join(known)}",
                _shown(field, value) if field in row else f"no {field}",
            )
        return value

    def _number(self, row: dict[str, object], field: str, low: int, high: int) -> int:
        value = row.get(field)
        if not (_is_whole(value) and low <= value <= high):
            self.refuse(
                f"the {field} of {self.card} must be a whole number from {low} to {high}",
                _shown(field, value) if field in row else f"no {field}",
            )
        return value

    def _check_heat(self, row: dict[str, object]) -> None:
        if row["heat"] is not True:
            self.refuse(
                f"{self.card} is a Heat card with heat = true, and any other leaves it out",
                _shown("heat", row["heat"]),
            )
        for field in ("value", "values", "symbols"):
            if field in row:
                self.refuse(
                    f"{self.card} is a Heat card, which has no value and no symbols",
                    _shown(field, row[field]),
                )

    def _values(self, row: dict[str, object]) -> tuple[int, ...]:
        if "values" not in row:
            if "value" not in row:
                self.refuse(f"{self.card} needs value, values or heat", "none of them")
            return (self._number(row, "value", 0, HIGHEST_VALUE),)
        if "value" in row:
            self.refuse(
                f"{self.card} has either one value or several",
                f"{_shown('value', row['value'])} and {_shown('values', row['values'])}",
            )
        given = row["values"]
        several = cast(list[object], given if isinstance(given, list) else [])
        values = [value for value in several if _is_whole(value)]
        if (
            len(values) < len(several)
            or not 2 <= len(values) <= MOST_VALUES
            or not (values[0] >= 0 and values[-1] <= HIGHEST_VALUE)
            or any(later <= earlier for earlier, later in pairwise(values))
        ):
            self.refuse(
                f"the values of {self.card} must be 2 to {MOST_VALUES} whole numbers from 0 to "
                f"{HIGHEST_VALUE}, each larger than the one before",
                _shown("values", row["values"]),
            )
        return tuple(values)

    def _symbols(self, row: dict[str, object]) -> dict[str, int]:
        given = row.get("symbols", {})
        if not isinstance(given, dict):
            self.refuse(
                f"the symbols of {self.card} must be a table such as {{ plus = 1 }}",
                _shown("symbols", row["symbols"]),
            )
        symbols: dict[str, int] = {}
        for kind, amount in cast(dict[str, object], given).items():
            if kind not in SYMBOLS:
                self.refuse(
                    f"a symbol of {self.card} must be one of {', '.join(SYMBOLS)}",
                    _shown(kind, amount),
                )
            low, high = SYMBOLS[kind]
            if not (_is_whole(amount) and low <= amount <= high and amount != 0):
                number = f"from {low} to {high}" if low < high else f"{low}"
                besides = ", but not 0" if low < 0 else ""
                self.refuse(
                    f"the number of the {kind} symbol of {self.card} must be {number}{besides}",
                    _shown(kind, amount),
                )
            symbols[kind] = amount
        return symbols


def _is_whole(value: object) -> TypeGuard[int]:
    """Tell a number from the rest: a TOML boolean is none, although Python takes it for one."""
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(field: str, value: object) -> str:
    """Return a value of a file for a message: as much of it as fits into a sentence."""
    return f"{field} = {value!r}"[:LONGEST_SHOWN]


def _listed(fields: tuple[str, ...]) -> str:
    return f"{', '.join(fields[:-1])} and {fields[-1]}"
