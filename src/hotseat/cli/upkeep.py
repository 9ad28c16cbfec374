"""What an operator does to what is kept: export, back up, delete, forget, change the key."""

from __future__ import annotations

import asyncio
import shutil
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hotseat.cli.common import read_file, write_file
from hotseat.cli.homes import add_home, home_of
from hotseat.cli.stores import existing, read_one, used
from hotseat.core import Invalid
from hotseat.core.record import finished, read_record, write_record
from hotseat.games import game as game_by_name
from hotseat.server.data_folder import DATABASE_FILE
from hotseat.server.home import Folder
from hotseat.server.maintenance import (
    delete_table,
    every_table,
    forget_chat,
    forget_person,
    import_record,
)
from hotseat.store import SqliteStore, Store, Unavailable
from hotseat.store.files import keep_private


def add_to(commands: Any) -> None:
    """Add the commands."""
    parser = commands.add_parser(
        "export",
        help="write tables as records",
        description="Write tables as records, also of games that still run: a record holds every "
        "secret of its game.",
    )
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="default: all that have begun")
    parser.add_argument(
        "--to", type=Path, default=Path(), metavar="DIR", help="default: this folder"
    )
    add_home(parser)
    parser.set_defaults(run=export)

    parser = commands.add_parser(
        "import",
        help="make tables of records",
        description="Make a table of each record. It is verified first; a game that is not over "
        "can be played on: the seats of people are taken with the keys that are printed.",
    )
    parser.add_argument("records", nargs="+", metavar="RECORD")
    add_home(parser)
    parser.set_defaults(run=take_in)

    parser = commands.add_parser(
        "backup",
        help="copy everything while the server runs",
        description="Copy a data folder while the server runs. The copy is a data folder itself.",
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="a new folder for the copy")
    add_home(parser)
    parser.set_defaults(run=backup)

    parser = commands.add_parser(
        "delete",
        help="delete tables for good",
        description="Delete tables and all that leads to them, also beside a running server.",
    )
    parser.add_argument("tables", nargs="+", metavar="TABLE")
    add_home(parser)
    parser.set_defaults(run=delete)

    parser = commands.add_parser(
        "forget",
        help="take a person or the chat out of the logs",
        description="Take a person out of every table, or what was said out of one table. Games "
        "stay, without the name. The server must not run meanwhile.",
    )
    parser.add_argument("table", metavar="TABLE")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--seat", type=int, metavar="N", help="whoever sits there, counted from 1")
    what.add_argument("--chat", action="store_true", help="all that was said at this table")
    add_home(parser)
    parser.set_defaults(run=forget)

    parser = commands.add_parser(
        "new-key",
        help="change the key that signs cookies",
        description="Change the key that signs cookies, from the server's next start on. Cookies "
        "of the key before are exchanged when their owners come, until the key is changed again.",
    )
    parser.add_argument(
        "--at-once", action="store_true", help="the key was stolen: everybody becomes a stranger"
    )
    add_home(parser)
    parser.set_defaults(run=new_key)


def delete(chosen: Namespace) -> int:
    """Delete tables."""

    async def go() -> None:
        async with used(existing(chosen)) as store:
            for table in chosen.tables:
                if await store.row(table) is None:
                    raise Invalid("invalid-table", table=table)
            for table in chosen.tables:
                await delete_table(store, table)
                print(f"{table} is deleted")

    asyncio.run(go())
    return 0


def forget(chosen: Namespace) -> int:
    """Take a person or the chat out of the logs."""

    async def go() -> None:
        async with used(existing(chosen, "alone")) as store:
            table = await read_one(store, chosen.table)
            if chosen.chat:
                print(f"Messages deleted: {await forget_chat(store, table.id)}")
                return
            seats = dict(enumerate(table.seats, start=1))
            person = seats[chosen.seat].person if chosen.seat in seats else ""
            if not person:
                raise Invalid("invalid-nobody-there", table=table.id, seat=chosen.seat)
            for forgotten in await forget_person(store, person):
                print(f"{forgotten} has forgotten them")

    asyncio.run(go())
    return 0


def new_key(chosen: Namespace) -> int:
    """Change the key."""
    home_of(chosen).change_key(at_once=chosen.at_once)
    print("The key is changed; start the server again.")
    return 0


def export(chosen: Namespace) -> int:
    """Write records."""
    return asyncio.run(_export(existing(chosen), chosen.tables, chosen.to))


async def _export(opened: Store, wanted: Sequence[str], folder: Path) -> int:
    written = 0
    async with used(opened) as store:
        for table_id in wanted or await every_table(store):
            table = await read_one(store, table_id)
            if not table.has_begun:
                if wanted:
                    raise Invalid("invalid-table-not-begun", table=table_id)
                continue
            written += 1
            file = folder / f"{table.game.name}-{table_id}.jsonl"
            write_file(file, write_record(table.course.record()))
            keep_private(file)  # it holds every secret of its game
            print(file)
    if not written:
        print("There is nothing to export: no table has begun.")
    return 0


def take_in(chosen: Namespace) -> int:
    """Make tables of records; all are verified before the first is taken in."""
    records = []
    for file in chosen.records:
        record = read_record(file, read_file(file))
        finished(file, game_by_name(record.head.game), record)
        records.append(record)

    async def keep() -> None:
        with_keys = False
        async with used(home_of(chosen).open()) as store:
            for file, record in zip(chosen.records, records, strict=True):
                kept = await import_record(store, record)
                print(f"{file}: table {kept.table}")
                for seat, key in kept.keys.items():
                    print(f"  seat {seat}: {key}")
                with_keys |= bool(kept.keys)
        if with_keys:
            print("Whoever opens /seat#KEY at the server's address takes the seat of that key.")

    asyncio.run(keep())
    return 0


def backup(chosen: Namespace) -> int:
    """Copy the database and the keys."""
    folder: Path = chosen.folder
    home = home_of(chosen)
    if not isinstance(home, Folder):
        raise Invalid("invalid-backup-database", database=home.name)
    store = existing(chosen)
    assert isinstance(store, SqliteStore)
    try:
        folder.mkdir(0o700, parents=True)
    except FileExistsError:
        raise Invalid("invalid-folder-exists", folder=str(folder)) from None
    except OSError as error:
        raise _unwritable(folder, error) from None
    try:
        asyncio.run(_backup(store, folder / DATABASE_FILE))
        home.copy_keys(folder)
    except BaseException as error:
        shutil.rmtree(folder, ignore_errors=True)  # half a backup is in the way of the next try
        if isinstance(error, OSError | Unavailable):
            raise _unwritable(folder, error) from None
        raise
    print(folder)
    return 0


def _unwritable(folder: Path, error: Exception) -> Invalid:
    problem = (getattr(error, "strerror", None) or str(error)).lower()
    return Invalid("invalid-file-write", file=str(folder), problem=problem)


async def _backup(store: SqliteStore, file: Path) -> None:
    try:
        await store.backup(file)
    finally:
        await store.close()
