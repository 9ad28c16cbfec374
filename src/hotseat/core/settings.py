"""Settings: one typed schema per game.

The command line, the new-table page, validation and the property tests all read the schema; the
rules read the game's own typed struct, which `read_settings` makes from plain values.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Literal, cast

import msgspec

from hotseat.core.decoding import from_plain
from hotseat.core.phrases import Param, Phrase


class FileText(msgspec.Struct, frozen=True):
    """The content of a user's file, given instead of one of the named choices.

    It is the content itself, because a record must stand alone.
    """

    file: str  # its name in messages
    text: str


class Room(msgspec.Struct, frozen=True):
    """How large a number and the seats may be together, while another setting has some value."""

    setting: str
    value: str  # "" is any but its default
    least: int
    most: int


class Setting(msgspec.Struct, frozen=True):
    """One setting: what values it takes, and the rules behind it. Its words are in the words files.

    `choice` takes one of `choices`, `number` a whole number from `low` to `high`, `flag` yes or no.
    A setting may also take the text of a file (`takes_file`), hold one value for each seat
    (`per_seat`), or make sense only when another setting has some value (`needs`). Any value but
    its default may set other settings that nobody chose (`brings`). Combinations that exclude each
    other are listed too (`rooms`, `not_with`), so that a form does not offer what would be refused.
    """

    name: str
    kind: Literal["choice", "number", "flag"]
    default: int | str | bool
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    per_seat: bool = False
    differs_by_seat: bool = False  # no two seats may have the same value
    takes_file: bool = False
    needs: tuple[str, str] | None = None  # (setting, value); "" is any but its default
    rules: tuple[str, ...] = ()
    brings: tuple[tuple[str, str], ...] = ()  # (setting, value)
    rooms: tuple[Room, ...] = ()
    not_with: tuple[tuple[str, str], ...] = ()  # (setting, value): then only its default
    only_with: tuple[tuple[str, str, str], ...] = ()  # (choice, setting, value); "" as in `needs`
    for_people: tuple[str, ...] = ()  # the choices that people who choose none get first


LONGEST_SHOWN = 80  # characters of a wrong value in a message
LONGEST_FILE_NAME = 120
_LARGEST_SHOWN = 10**18  # Python refuses to print numbers of thousands of digits

Value = int | str | bool | FileText | tuple[int | str | bool, ...]


class Invalid(Exception):
    """A user gave a value that cannot be used; the phrase is one clear sentence."""

    def __init__(self, code: str, **params: Param) -> None:
        sayable = {name: _sayable(value) for name, value in params.items()}
        super().__init__(code, sayable)
        self.phrase = Phrase(code, sayable)

    def __str__(self) -> str:
        """Return the sentence and its code, for readers of a traceback."""
        # The only place where the kernel speaks: it is compiled without its words.
        words = import_module("hotseat.words")
        try:
            return f"{words.english().say(self.phrase)} ({self.phrase.code})"
        except LookupError:  # it quotes the words of a game
            return f"{self.phrase.code} {self.phrase.params}"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Make it picklable: an exception with keyword arguments is not by itself."""
        return _invalid, (self.phrase,)


def _invalid(phrase: Phrase) -> Invalid:
    return Invalid(phrase.code, **phrase.params)


def _sayable(param: Param) -> Param:
    """Return a parameter as it is, but for numbers that neither words nor the wire can carry."""
    match param:
        case int() if abs(param) > _LARGEST_SHOWN:
            return shown(param)
        case Phrase(code, params):
            return Phrase(code, {name: _sayable(value) for name, value in params.items()})
        case _:
            return param


def shown(given: object) -> str:
    """Return a value from outside as a message shows it: always cut to size."""
    if isinstance(given, int) and abs(given) > _LARGEST_SHOWN:
        return "a number of many digits"
    if isinstance(given, list | tuple | dict):
        return "a list"
    text = str(given)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def read_settings(
    schema: tuple[Setting, ...], given: Mapping[str, object], seats: int
) -> dict[str, Value]:
    """Return a value for every setting of the schema; raise `Invalid` for unusable ones."""
    for name in given:
        if all(setting.name != name for setting in schema):
            names = ", ".join(setting.name for setting in schema)
            raise Invalid("invalid-setting-unknown", name=shown(name), known=names)
    given = with_brought(schema, given)
    values = {
        setting.name: _read(setting, given.get(setting.name, setting.default), seats)
        for setting in schema
    }
    for setting in schema:
        if setting.needs and setting.name in given and values[setting.name] != setting.default:
            name, wanted = setting.needs
            [other] = [one for one in schema if one.name == name]
            if not wanted and values[name] == other.default:
                raise Invalid("invalid-setting-needs-any", name=setting.name, other=name)
            if wanted and _text(values[name]) != wanted:
                raise Invalid("invalid-setting-needs", name=setting.name, other=name, wanted=wanted)
    return values


def with_brought(schema: tuple[Setting, ...], given: Mapping[str, object]) -> dict[str, object]:
    """Return the given values plus those that they bring along; given values win."""
    found = dict(given)
    for setting in schema:
        if given.get(setting.name, setting.default) != setting.default:
            for other, value in setting.brings:
                found.setdefault(other, value)
    return found


def _read(setting: Setting, given: object, seats: int) -> Value:
    if not setting.per_seat:
        if setting.takes_file and isinstance(given, FileText):
            return given
        if setting.takes_file and isinstance(given, dict):  # as a record keeps it
            try:
                file = from_plain(cast("object", given), FileText)
            except msgspec.ValidationError as error:
                raise Invalid(
                    "invalid-setting-file", name=setting.name, problem=str(error)
                ) from None
            if len(file.file) > LONGEST_FILE_NAME:
                problem = f"its name has more than {LONGEST_FILE_NAME} characters"
                raise Invalid("invalid-setting-file", name=setting.name, problem=problem)
            return file
        return _read_one(setting, given)
    if setting.differs_by_seat and given == setting.default:
        # Nobody chose: the seats take the choices in order.
        return setting.choices[:seats]
    many: list[object] = list(given) if isinstance(given, list | tuple) else [given] * seats  # pyright: ignore[reportUnknownArgumentType] -- each is checked below
    if len(many) != seats:
        raise Invalid("invalid-setting-seats", name=setting.name, given=len(many), seats=seats)
    values = tuple(_read_one(setting, one) for one in many)
    if setting.differs_by_seat and len(set(values)) < len(values):
        raise Invalid(
            "invalid-setting-twice", name=setting.name, values=", ".join(map(shown, values))
        )
    return values


def _read_one(setting: Setting, given: object) -> int | str | bool:
    match setting.kind:
        case "choice":
            if isinstance(given, str) and given in setting.choices:
                return given
            raise Invalid(
                "invalid-setting-choice",
                name=setting.name,
                given=shown(given),
                choices=", ".join(setting.choices),
            )
        case "number":
            number = _whole_number(given)
            if number is not None and setting.low <= number <= setting.high:
                return number
            raise Invalid(
                "invalid-setting-number",
                name=setting.name,
                given=shown(given),
                low=setting.low,
                high=setting.high,
            )
        case "flag":
            if isinstance(given, bool):
                return given
            if given in ("yes", "no", "true", "false"):
                return given in ("yes", "true")
            raise Invalid("invalid-setting-flag", name=setting.name, given=shown(given))


def _whole_number(given: object) -> int | None:
    if isinstance(given, bool):
        return None
    if isinstance(given, int):
        return given
    if isinstance(given, str) and given.removeprefix("-").isdecimal() and given.isascii():
        return int(given[:12])
    return None


def _text(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
