"""A store in one SQLite file."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Awaitable, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import BinaryIO

from hotseat.store import reader
from hotseat.store.connections import connect, connect_for_reading, connect_for_writing
from hotseat.store.files import appearing, beside, keep_private, lock, make_folder
from hotseat.store.inspection import last_commit, refuse_unusable
from hotseat.store.interface import Change, Leads, Row, Snapshot, Store, Unavailable, Unusable
from hotseat.store.reader import Reader
from hotseat.store.schema import Migration, migrate, packaged_migrations, refuse_foreign
from hotseat.store.writer import Deletion, KeptSnapshot, Probe, Rewriting, Writer

logger = logging.getLogger("hotseat.store")

OLDEST_SQLITE = (3, 37, 0)  # strict tables


class SqliteStore(Store):
    """Keeps logs in one file, and in a -wal beside it while it is open."""

    def __init__(
        self,
        file: Path,
        writing: sqlite3.Connection,
        held: BinaryIO | None,
        turns: BinaryIO | None = None,
    ) -> None:
        self._file = file
        self._writer = Writer(writing, turns)
        self._reader = Reader(file)
        self._held = held
        self._turns = turns
        self._closing = threading.Lock()

    @classmethod
    def open(
        cls,
        file: Path,
        *,
        exclusive: bool = False,
        migrations: Sequence[Migration] | None = None,
    ) -> SqliteStore:
        """Open a file, making it and its folder if need be; raise `Unusable` if it cannot be.

        It blocks: the whole file is checked, and brought up to date. A file that cannot be used
        stays as it is. With `exclusive` a second server cannot open it; others still can.
        """
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise Unusable(f"it needs SQLite 3.37 or newer, not {sqlite3.sqlite_version}")
        if migrations is None:
            migrations = packaged_migrations()
        file = file.resolve()  # SQLite's own files lie beside what a link leads to
        held: BinaryIO | None = None
        try:
            if file.exists():
                refuse_unusable(file, len(migrations))
            else:
                _make_folder(file.parent)
            if exclusive:
                held = lock(beside(file, ".lock"))
                if held is None:
                    raise Unusable("another Hotseat server is using it")
            for ending in ("", "-wal", "-shm"):
                keep_private(beside(file, ending))
            return cls(file, _connect(file, migrations), held)
        except BaseException as error:
            if held is not None:
                held.close()
            if isinstance(error, OSError):
                raise Unusable(f"it cannot be written: {_reason(error)}") from error
            if isinstance(error, sqlite3.Error):
                raise Unusable(f"it cannot be opened ({error})") from error
            raise

    @classmethod
    def join(cls, file: Path) -> SqliteStore:
        """Open a file that this server holds already, in one more of its processes.

        It was checked when it was opened. Those who join take turns at writing.
        """
        file = file.resolve()
        try:
            turns = beside(file, ".turns").open("ab")
            keep_private(beside(file, ".turns"))
            return cls(file, connect_for_writing(file), None, turns)
        except OSError as error:
            raise Unusable(f"it cannot be written: {_reason(error)}") from error
        except sqlite3.Error as error:
            raise Unusable(f"it cannot be opened ({error})") from error

    def append(self, change: Change) -> Awaitable[None]:
        """Write entries; see `Store`. One whose caller is cancelled may still be written."""
        return self._writer.submit(change)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in the place of the one before."""
        await self._writer.submit(KeptSnapshot(table, snapshot))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries after a number, in order."""
        return await self._reader.ask(lambda reading: reader.entries(reading, table, after))

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return the last snapshot."""
        return await self._reader.ask(lambda reading: reader.snapshot(reading, table))

    async def row(self, table: str) -> Row | None:
        """Return a table as lists know it."""
        return await self._reader.ask(lambda reading: reader.row(reading, table))

    async def on_shelves(self, shelves: Sequence[int], most: int) -> list[Row]:
        """Return the tables on these shelves, the one that changed last first."""
        return await self._reader.ask(lambda reading: reader.on_shelves(reading, shelves, most))

    async def of_member(self, member: bytes, most: int) -> list[Row]:
        """Return the tables of a member, the one that changed last first."""
        return await self._reader.ask(lambda reading: reader.of_member(reading, member, most))

    async def labelled(self, key: bytes) -> tuple[str, bytes] | None:
        """Return the table that a label leads to, and the label's value."""
        return await self._reader.ask(lambda reading: reader.labelled(reading, key))

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Put other entries in the place of some; see `Store`."""
        await self._writer.submit(Rewriting(table, entries))

    async def delete(self, table: str) -> None:
        """Delete a table and all that leads to it."""
        await self._writer.submit(Deletion(table))

    async def older(self, before: int, most: int) -> list[str]:
        """Return tables that nothing has changed since, the oldest first."""
        return await self._reader.ask(lambda reading: reader.older(reading, before, most))

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the numbers of the last entries of tables."""
        return await self._reader.ask(lambda reading: reader.seqs(reading, tables))

    async def every(self, after: str, most: int) -> list[str]:
        """Return tables in the order of their names, those after a name."""
        return await self._reader.ask(lambda reading: reader.every(reading, after, most))

    async def leads(self, table: str) -> Leads:
        """Return all that leads to a table."""
        return await self._reader.ask(lambda reading: reader.leads(reading, table))

    async def check(self) -> None:
        """Read and write; see `Store`."""
        await self._reader.ask(lambda reading: reader.row(reading, ""))
        await self._writer.submit(Probe())

    async def backup(self, file: Path) -> None:
        """Write a complete copy into a new file; raise `FileExistsError` if it is there.

        The copy holds all that was acknowledged before, in a state between two commits.
        """
        await self._reader.ask(lambda _: _copy(self._file, file.absolute()))

    async def close(self) -> None:
        """Finish what was begun and let go of everything. Closing twice does no harm."""
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        with self._closing:
            # The writing connection goes last: only that one can clear the -wal away.
            self._reader.finish()
            self._writer.finish()
            for lock_file in (self._held, self._turns):
                if lock_file is not None:
                    lock_file.close()


def _make_folder(folder: Path) -> None:
    try:
        make_folder(folder)
    except OSError as error:
        raise Unusable(f"its folder cannot be made: {_reason(error)}") from error


def _connect(file: Path, migrations: Sequence[Migration]) -> sqlite3.Connection:
    if not file.exists():
        # Another process may be making it too; then theirs is as good.
        with suppress(FileExistsError), appearing(file) as draft:
            _make(draft, migrations)
    committed = last_commit(beside(file, "-wal"))
    writing = connect_for_writing(file)
    try:
        refuse_foreign(writing, len(migrations))
        _say_what_is_lost(writing, committed)
        migrate(writing, migrations)
    except BaseException:
        writing.close()
        raise
    return writing


def _say_what_is_lost(writing: sqlite3.Connection, committed: int) -> None:
    """SQLite ends a damaged log where the damage begins, without a word."""
    if committed:
        _, found, _ = writing.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if 0 <= found < committed:
            logger.error(
                "the write-ahead log is damaged: the last entries of some tables may be lost",
                extra={"pages": committed, "readable": found},
            )


def _make(file: Path, migrations: Sequence[Migration]) -> None:
    with closing(connect(file, "mode=rwc")) as connection:
        migrate(connection, migrations)
        connection.execute("PRAGMA journal_mode = WAL")


def _back_up(file: Path, draft: Path) -> None:
    with closing(connect_for_reading(file)) as source, closing(connect(draft, "mode=rwc")) as copy:
        source.backup(copy)  # all pages in one go, as they were at its beginning


def _copy(file: Path, target: Path) -> None:
    if target.exists():
        raise FileExistsError(str(target))
    try:
        with appearing(target) as draft:
            _back_up(file, draft)
    except FileExistsError:
        raise
    except OSError as error:
        raise Unavailable(_reason(error)) from error


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
