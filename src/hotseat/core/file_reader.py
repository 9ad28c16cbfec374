"""Reads users' files row by row. A code of the words files names what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NoReturn, TypeGuard

from hotseat.core.phrases import Param, Phrase
from hotseat.core.settings import Invalid, shown

Row = Mapping[str, object]

LONGEST_NAME = 40


class FileReader:
    """Reads one file; what it refuses says what should be there and what was found.

    `what` names a row of the file in messages, as "card x" or "race 2".
    """

    def __init__(self, file: str) -> None:
        self.file = file

    def refuse(self, code: str, found: Param, **params: Param) -> NoReturn:
        """Raise `Invalid`: `code` says what should be there."""
        raise Invalid("invalid-in-file", file=self.file, problem=Phrase(code, params), found=found)

    def check_schema(self, given: str, schema: str) -> None:
        """Check that it is the kind of file it claims to be."""
        if given != schema:
            self.refuse("file-schema", value("schema", given), schema=schema)

    def check_name(self, name: object, what: Phrase | None = None) -> str:
        """Return a readable name, of the file or of a row."""
        if not isinstance(name, str):
            self.refuse("file-name-text", value("name", name), what=what or Phrase("file-itself"))
        if not (1 <= len(name) <= LONGEST_NAME and name.strip() and name.isprintable()):
            found = value("name", name)
            if what is None:
                self.refuse("file-name", found, most=LONGEST_NAME)
            self.refuse("file-name-of", found, most=LONGEST_NAME, what=what)
        return name

    def check_fields(self, what: Phrase, row: Row, fields: Sequence[str]) -> None:
        """Check that a row has no other fields than these."""
        for field in row:
            if field not in fields:
                listed = ", ".join(fields)
                self.refuse("file-fields", value(field, row[field]), what=what, fields=listed)

    def one_of(self, what: Phrase, row: Row, field: str, known: Sequence[str]) -> str:
        """Return a word from a list."""
        given = row.get(field)
        if not (isinstance(given, str) and given in known):
            found = value_in(row, field)
            self.refuse("file-one-of", found, field=field, what=what, known=", ".join(known))
        return given

    def number(self, what: Phrase, row: Row, field: str, low: int, high: int) -> int:
        """Return a whole number within bounds."""
        given = row.get(field)
        if not (is_whole(given) and low <= given <= high):
            found = value_in(row, field)
            self.refuse("file-number", found, field=field, what=what, low=low, high=high)
        return given


def is_whole(given: object) -> TypeGuard[int]:
    """Is it a whole number? A TOML boolean is not, although Python counts it as one."""
    return isinstance(given, int) and not isinstance(given, bool)


def value(field: str, given: object) -> Phrase:
    """Return a value of a file for a message, cut to fit into a sentence."""
    return Phrase("file-value", {"field": shown(field), "value": shown(repr(given))})


def value_in(row: Row, field: str) -> Phrase:
    """Return the value of a row for a message, or say that there is none."""
    return value(field, row[field]) if field in row else Phrase("file-no-value", {"field": field})


def twice(key: str) -> Phrase:
    """Say that something occurs twice in a file."""
    return Phrase("file-twice", {"key": shown(key)})
