"""What several commands share: reading files and settings."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from hotseat.bots import bot_names
from hotseat.bots.own import add_own, is_own
from hotseat.core import AnyGame, FileText, Invalid
from hotseat.core.settings import shown
from hotseat.games import NAMES


class TakesArguments(Protocol):
    """A parser, or a group of its arguments."""

    def add_argument(self, *names: str, **how: Any) -> Any:
        """Add one."""


LARGEST_FILE = 20_000_000  # bytes: far above any record


def read_file(path: str) -> bytes:
    """Return the content of a user's file."""
    if not path:
        raise Invalid("invalid-file-unnamed")
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Invalid("invalid-file-missing", file=path, problem=_lower(error)) from None
    if len(data) > LARGEST_FILE:
        raise Invalid("invalid-file-missing", file=path, problem="it is too large")
    return data


def read_text(path: str) -> str:
    """Return the text of a user's file, without the mark that some editors put before it."""
    try:
        return read_file(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Invalid("invalid-file-missing", file=path, problem="it is not text") from None


def write_file(path: Path, data: bytes) -> None:
    """Write a file, making its folder if needed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise Invalid("invalid-file-write", file=str(path), problem=_lower(error)) from None


def _lower(error: OSError) -> str:
    return (error.strerror or "unknown error").lower()


def add_game_options(parser: TakesArguments, *, seats: str, seed: str = "1") -> None:
    """Add the options that say what to play; `seats` and `seed` describe the defaults.

    In words: to ask the games would load all of them for every command.
    """
    parser.add_argument("--seats", type=int, metavar="N", help=f"how many play (default: {seats})")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        dest="settings",
        help="a setting; give one value a seat with commas, and a file by a path that has a / or "
        "ends in .toml (see 'hotseat sim GAME --settings')",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help=f"the same seed plays the same (default: {seed})",
    )


def add_game(parser: ArgumentParser, *, optional: bool = False) -> None:
    """Add the game's name."""
    if optional:
        parser.add_argument("game", nargs="?", metavar="GAME", help=", ".join(NAMES))
    else:
        parser.add_argument("game", metavar="GAME", help=", ".join(NAMES))


def plain_settings(game: AnyGame, given: Sequence[str], seats: int) -> dict[str, object]:
    """Return checked settings, as plain values, from name=value pairs of the command line.

    Where a setting takes a file, the file's name stands for its content.
    """
    values: dict[str, object] = {}
    schema = {setting.name: setting for setting in game.schema}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Invalid("invalid-set-form", given=pair)
        setting = schema.get(name)
        if setting and setting.per_seat and "," in value:
            values[name] = value.split(",")
        elif setting and setting.takes_file and value not in setting.choices:
            if not _is_path(value):
                choices = ", ".join(setting.choices)
                raise Invalid("invalid-set-file", name=name, given=shown(value), choices=choices)
            values[name] = FileText(value, read_text(value))
        else:
            values[name] = value
    return game.plain_settings(game.settings(values, seats))


def _is_path(value: str) -> bool:
    return value.endswith(".toml") or "/" in value


def check_range(name: str, value: int, low: int, high: int) -> None:
    """Raise `Invalid` for a number outside an option's range."""
    if not low <= value <= high:
        raise Invalid("invalid-option", name=name, given=value, low=low, high=high)


def seat_count(game: AnyGame, given: int | None) -> int:
    """Return the number of players: the requested one, or the game's usual one."""
    seats = game.usual_seats if given is None else given
    game.check_seats(seats)
    return seats


def seat_bots(game: AnyGame, given: str, seats: int) -> tuple[str, ...]:
    """Return a bot for each seat; a single name fills all seats, FILE:CLASS is a user's own bot."""
    names = [add_own(name) if is_own(name) else name for name in given.split(",")]
    known = bot_names(game)
    for name in names:
        if name not in known:
            raise Invalid("invalid-bot", name=name, known=", ".join(known))
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Invalid("invalid-bots-count", given=len(names), seats=seats)
    return tuple(names)
