"""`hotseat move`: everything from one home to another, as from a folder to PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from typing import Any

from hotseat.core import Invalid
from hotseat.server.home import Home, home_at
from hotseat.server.moving import NotEmpty, move_tables
from hotseat.store import Conflict, Unavailable


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "move",
        help="move everything to another database",
        description="Copy all tables, links, people and keys from a data folder to a PostgreSQL "
        "database, or back, or between two of a kind. Both may be folders or URLs "
        "(postgresql://USER@HOST/NAME). No server may run meanwhile; the source stays as it is.",
    )
    parser.add_argument("--from", dest="source", required=True, metavar="URL", help="what to move")
    parser.add_argument(
        "--to", dest="target", required=True, metavar="URL", help="where to; it must be empty"
    )
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    """Move everything, and the keys last: without them nothing was moved."""
    source, target = home_at(chosen.source), home_at(chosen.target)
    if _place(chosen.source) == _place(chosen.target):
        raise Invalid("invalid-move-same", name=source.name)
    if not source.is_made:
        raise Invalid("invalid-move-nothing", name=source.name)
    keys = source.keys()
    moved = asyncio.run(_move(source, target))
    target.set_keys(keys)
    tables = "1 table" if moved == 1 else f"{moved} tables"
    print(f"Moved from {source.name} to {target.name}: {tables}.")
    return 0


def _place(given: str) -> str:
    """Return a URL as it is, and a folder as it is really called."""
    return given if "://" in given else os.path.realpath(given)


async def _move(source: Home, target: Home) -> int:
    reading = source.open("alone")
    try:
        writing = target.open("alone")
        try:
            await reading.start()
            await writing.start()
            return await move_tables(reading, writing)
        except NotEmpty:
            raise Invalid("invalid-move-not-empty", name=target.name) from None
        except (Unavailable, Conflict) as error:
            raise Invalid("invalid-database-read", problem=str(error)) from None
        finally:
            await writing.close()
    finally:
        await reading.close()
