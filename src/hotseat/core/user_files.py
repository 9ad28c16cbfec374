"""Users' files are bounded before they are parsed, so that no text costs more than its length.

Parsing TOML takes quadratic time in the length of a dotted key, and a message shows what is wrong:
neither may grow with what a stranger sends.
"""

from __future__ import annotations

import re
from typing import TypeVar, cast

import msgspec
from msgspec import inspect

from hotseat.core.decoding import from_toml
from hotseat.core.phrases import Param, Phrase
from hotseat.core.settings import Invalid, shown

LONGEST_FILE = 60_000  # characters: three times the longest packaged one
LONGEST_LINE = 1_000  # characters
MOST_DOTS = 8  # in a key: none of ours has more than one
LONGEST_PROBLEM = 300  # characters of a parser's message

_AROUND_KEYS = str.maketrans("=[]{},", "      ")

T = TypeVar("T")


def read_user_file(name: str, text: str, form: type[T]) -> T:
    """Return a TOML file in its expected form; raise `Invalid` with what is wrong."""
    check_bounds(name, text)
    try:
        return from_toml(text, form)
    except msgspec.ValidationError as error:  # proper TOML: what stands there can be told
        problem = _in_words(str(error), from_toml(text, dict[str, object]), form)
        raise Invalid("invalid-file-toml", file=name, problem=problem) from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise improper(name, error) from None


def improper(name: str, error: Exception) -> Invalid:
    """Return what is wrong with a file that a parser refused."""
    return Invalid("invalid-file-toml", file=name, problem=_in_words(str(error)))


def check_bounds(name: str, text: str) -> None:
    """Raise `Invalid` for a file that is longer than any of its kind needs to be."""
    problem = _out_of_bounds(text)
    if problem:
        raise Invalid("invalid-file-toml", file=name, problem=problem)


def _out_of_bounds(text: str) -> Phrase | None:
    if len(text) > LONGEST_FILE:
        return Phrase("file-too-long", {"length": len(text), "most": LONGEST_FILE})
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            return Phrase("file-line-too-long", {"line": number, "most": LONGEST_LINE})
        if line.count(".") > MOST_DOTS and _longest_key(line) > MOST_DOTS:
            return Phrase("file-key-too-deep", {"line": number, "most": MOST_DOTS})
    return None


def _longest_key(line: str) -> int:
    """Return the most dots in anything on a line that may be a key; blanks do not end one."""
    if line.lstrip().startswith("#"):
        return 0
    words = "".join(line.split()).translate(_AROUND_KEYS).split()
    return max((word.count(".") for word in words), default=0)


# The parsers' messages in our words

_AT = re.compile(r" - at `\$([^`]*)`$")
_MISSING = re.compile(r"Object missing required field `([^`]*)`")
_UNKNOWN = re.compile(r"Object contains unknown field `([^`]*)`")
_TYPE = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")
_BOUND = re.compile(r"Expected `(\w+)`(?: of length)? (>=|<=) (\d+)")
_LENGTH = re.compile(r"Expected `array` of length (\d+), got (\d+)")
_ENUM = re.compile(r"Invalid enum value '?([^']*)'?$")
_SYNTAX = re.compile(r"\(at line (\d+), column (\d+)\)")
_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")


def _in_words(said: str, content: object = None, form: object = None) -> Phrase:
    """Return a parser's message as a phrase; one that we do not know is passed on as it is."""
    at = _AT.search(said)
    problem = said[: at.start()] if at else said
    path = at.group(1) if at else ""
    place = _place(path)
    where: Param = place or Phrase("file-itself")
    if found := _MISSING.fullmatch(problem):
        code = "file-missing-in" if place else "file-missing"
        return Phrase(code, {"field": shown(found.group(1)), "where": place})
    if found := _UNKNOWN.fullmatch(problem):
        code = "file-unknown-in" if place else "file-unknown"
        return Phrase(code, {"field": shown(found.group(1)), "where": place})
    if found := _TYPE.fullmatch(problem):
        wanted, given = (shown(kind) for kind in found.groups())
        return Phrase("file-type", {"where": where, "wanted": wanted, "given": given})
    if found := _BOUND.fullmatch(problem):
        kind, sign, number = found.groups()
        end = "least" if sign == ">=" else "most"
        size = _size(_value_at(path, content))
        params: dict[str, Param] = {"kind": kind, "sign": end, "number": int(number), "found": size}
        return Phrase("file-bound", {"where": where, **params})
    if found := _LENGTH.fullmatch(problem):
        wanted_length, length = (int(number) for number in found.groups())
        return Phrase("file-length", {"where": where, "wanted": wanted_length, "length": length})
    if found := _ENUM.fullmatch(problem):
        known = _choices_at(path, form)
        params = {"count": len(known), "known": ", ".join(known), "value": shown(found.group(1))}
        return Phrase("file-choice", {"where": where, **params})
    if found := _SYNTAX.search(said):
        line, column = (int(number) for number in found.groups())
        return Phrase("file-syntax", {"line": line, "column": column})
    if said.endswith("(at end of document)"):
        return Phrase("file-syntax-end")
    return Phrase("file-other", {"problem": said[:LONGEST_PROBLEM]})


def _place(path: str) -> str:
    """Return a path such as `.corner[1].limit` counted from 1: "corner 2, limit"."""
    places: list[str] = []
    for name, number in _STEP.findall(path[:LONGEST_PROBLEM]):
        if name:
            places.append(name)
        elif number.isdigit() and places and not places[-1][-1].isdigit():
            places[-1] += f" {int(number) + 1}"
        elif number.isdigit():
            places.append(f"{int(number) + 1}")
    return ", ".join(places)


def _value_at(path: str, content: object) -> object:
    """Return what a file has at such a path."""
    for name, number in _STEP.findall(path):
        if isinstance(content, dict):
            content = cast("dict[str, object]", content).get(name)
        elif isinstance(content, list):
            content = cast("list[object]", content)[int(number)]
    return content


def _size(given: object) -> int | str:
    """Return what a bound is for: a number itself, or how long something is."""
    if isinstance(given, str | list):
        return len(cast("str | list[object]", given))
    return shown(given)


def _choices_at(path: str, form: object) -> list[str]:
    """Return the values that a form allows at such a path."""
    kind = inspect.type_info(form)
    for name, number in _STEP.findall(path):
        if isinstance(kind, inspect.StructType):
            [kind] = [field.type for field in kind.fields if field.encode_name == name]
        elif isinstance(kind, inspect.TupleType):
            kind = kind.item_types[int(number)]
        elif isinstance(kind, inspect.VarTupleType):
            kind = kind.item_type
    return [str(value) for value in kind.values] if isinstance(kind, inspect.LiteralType) else []
