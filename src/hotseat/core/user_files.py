"""Users' files: bounded before they are parsed, so that no text costs more than it says.

Parsing TOML takes quadratic time in the length of a dotted key, and a message shows what is wrong:
neither may grow with what a stranger sends.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from hotseat.core.settings import Invalid, shown

LONGEST_FILE = 60_000  # characters: three times the longest packaged one
LONGEST_LINE = 1_000  # characters
MOST_DOTS = 8  # in a key: none of ours has more than one
LONGEST_PROBLEM = 300  # characters of a parser's message

_AROUND_KEYS = str.maketrans("=[]{},", "      ")

T = TypeVar("T")


def read_user_file(name: str, text: str, form: type[T]) -> T:
    """Return a TOML file in the form it should have; raise `Invalid` with what is wrong."""
    try:
        _check_bounds(text)
        return msgspec.toml.decode(text, type=form)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        problem = str(error)[:LONGEST_PROBLEM]
        raise Invalid("invalid-file-toml", file=shown(name), problem=problem) from None


def check_bounds(name: str, text: str) -> None:
    """Raise `Invalid` for a file that is longer than any of its kind has reason to be."""
    try:
        _check_bounds(text)
    except ValueError as error:
        raise Invalid("invalid-file-toml", file=shown(name), problem=str(error)) from None


def _check_bounds(text: str) -> None:
    if len(text) > LONGEST_FILE:
        raise ValueError(f"it has {len(text)} characters, at most {LONGEST_FILE} are read")
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise ValueError(f"line {number} has more than {LONGEST_LINE} characters")
        if line.count(".") > MOST_DOTS and _longest_key(line) > MOST_DOTS:
            raise ValueError(f"line {number} has a key of more than {MOST_DOTS} parts")


def _longest_key(line: str) -> int:
    """Return the most dots of anything on a line that may be a key; blanks do not end one."""
    if line.lstrip().startswith("#"):
        return 0
    words = "".join(line.split()).translate(_AROUND_KEYS).split()
    return max((word.count(".") for word in words), default=0)
