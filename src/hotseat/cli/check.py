"""`hotseat check`: is a user's file valid?"""

from __future__ import annotations

import tomllib
from argparse import Namespace
from pathlib import Path
from typing import Any

from hotseat.cli.common import read_text, write_file
from hotseat.core import AnyGame, Invalid
from hotseat.core.user_files import check_bounds, improper
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.words import Words


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "check",
        help="validate a file of your own",
        description="Validate a circuit, upgrade, season, Legends, deck or card file and say "
        "what it is.",
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--picture", type=Path, metavar="SVG", help="draw the circuit into a file")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    """Check a file by the schema it names."""
    text = read_text(chosen.file)
    check_bounds(chosen.file, text)
    try:
        schema = str(tomllib.loads(text).get("schema", ""))
    except (ValueError, RecursionError) as error:  # from tomllib, also for deep nesting
        raise improper(chosen.file, error) from None
    for name in NAMES:
        game = game_by_name(name)
        verdict = game.check_file(schema, chosen.file, text)
        if verdict is not None:
            print(Words(game).say(verdict))
            if chosen.picture:
                _draw(game, schema, chosen)
            return 0
    known = ", ".join(kind for name in NAMES for kind in game_by_name(name).file_schemas)
    if not schema:
        raise Invalid("invalid-file-no-schema", file=chosen.file, known=known)
    raise Invalid("invalid-file-schema", file=chosen.file, schema=schema[:80], known=known)


def _draw(game: AnyGame, schema: str, chosen: Namespace) -> None:
    picture = game.picture_of_file(schema, chosen.file, read_text(chosen.file))
    if picture is None:
        raise Invalid("invalid-no-picture", file=chosen.file)
    write_file(chosen.picture, picture.encode())
    print(chosen.picture)
