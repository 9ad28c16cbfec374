"""A store in a PostgreSQL database, which any number of nodes may share.

Opening checks everything and connects to nothing for longer: connections are made where and when
they are needed, so a lost one is replaced in the same way as the first one was made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hotseat.store.interface import (
    Change,
    Label,
    Leads,
    Row,
    Snapshot,
    Store,
    Unavailable,
    Unusable,
)
from hotseat.store.postgres_links import TROUBLES, Connection, connect, let_go, reason
from hotseat.store.postgres_patience import Patience
from hotseat.store.postgres_schema import prepare
from hotseat.store.postgres_writer import Writer
from hotseat.store.schema import Migration
from hotseat.store.urls import Use
from hotseat.store.writer import Deletion, KeptSnapshot, Probe, Rewriting

READERS = 4
_ROW = "SELECT id, seq, shelf, at, summary FROM tables"


class PostgresStore(Store):
    """Keeps logs in the schema "hotseat" of a database. For one event loop."""

    def __init__(self, url: str, use: Use) -> None:
        patience = Patience()
        self._reader = Reader(url, patience)
        self._writer = Writer(url, use, patience)

    @classmethod
    def open(
        cls,
        url: str,
        *,
        use: Use = "beside",
        migrations: Sequence[Migration] | None = None,
    ) -> PostgresStore:
        """Open a database, making its schema if need be; raise `Unusable` if it cannot be.

        It blocks until the schema is up to date, and may be called where an event loop runs.
        """
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, prepare(url, use, migrations)).result()
        return cls(url, use)

    async def start(self) -> None:
        """Connect and hold the database; see `Store`."""
        await self._writer.start()

    def append(self, change: Change) -> Awaitable[None]:
        """Write entries; see `Store`. One whose caller is cancelled may still be written."""
        return self._writer.submit(change)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Store a snapshot, in place of the previous one."""
        await self._writer.submit(KeptSnapshot(table, snapshot))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries after a number, in order."""
        found = await self._reader.ask(
            "SELECT entry FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after
        )
        return [entry for (entry,) in found]

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return the last snapshot."""
        found = await self._reader.ask(
            "SELECT seq, state FROM snapshots WHERE table_id = $1", table
        )
        return Snapshot(*found[0]) if found else None

    async def row(self, table: str) -> Row | None:
        """Return a table as lists know it."""
        found = await self._reader.ask(f"{_ROW} WHERE id = $1", table)
        return Row(*found[0]) if found else None

    async def on_shelves(self, shelves: Sequence[int], most: int) -> list[Row]:
        """Return the tables on these shelves, the one that changed last first."""
        found = await self._reader.ask(
            "SELECT row.* FROM unnest($1::bigint[]) AS wanted (shelf) CROSS JOIN LATERAL"
            f" ({_ROW} WHERE shelf = wanted.shelf ORDER BY at DESC, id LIMIT $2) AS row"
            " ORDER BY at DESC, id LIMIT $2",
            sorted(set(shelves)),
            max(most, 0),
        )
        return [Row(*values) for values in found]

    async def of_member(self, member: bytes, most: int) -> list[Row]:
        """Return the tables of a member, the one that changed last first."""
        found = await self._reader.ask(
            "SELECT id, seq, shelf, at, summary FROM members JOIN tables ON id = table_id"
            " WHERE member = $1 ORDER BY at DESC, id LIMIT $2",
            member,
            max(most, 0),
        )
        return [Row(*values) for values in found]

    async def labelled(self, key: bytes) -> tuple[str, bytes] | None:
        """Return the table that a label leads to, and the label's value."""
        found = await self._reader.ask("SELECT table_id, value FROM labels WHERE key = $1", key)
        return (found[0][0], found[0][1]) if found else None

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Replace some entries; see `Store`."""
        await self._writer.submit(Rewriting(table, entries))

    async def delete(self, table: str) -> None:
        """Delete a table and all that leads to it."""
        await self._writer.submit(Deletion(table))

    async def older(self, before: int, most: int) -> list[str]:
        """Return tables that nothing has changed since, the oldest first."""
        found = await self._reader.ask(
            "SELECT id FROM tables WHERE at < $1 ORDER BY at LIMIT $2", before, max(most, 0)
        )
        return [table for (table,) in found]

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the numbers of the last entries of tables."""
        found = await self._reader.ask_now(
            "SELECT id, seq FROM tables WHERE id = ANY($1::text[])", list(tables)
        )
        return dict(found)

    async def every(self, after: str, most: int) -> list[str]:
        """Return tables in the order of their names, those after a name."""
        found = await self._reader.ask(
            "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", after, max(most, 0)
        )
        return [table for (table,) in found]

    async def leads(self, table: str) -> Leads:
        """Return all that leads to a table."""
        members = await self._reader.ask(
            "SELECT member FROM members WHERE table_id = $1 ORDER BY member", table
        )
        labels = await self._reader.ask(
            "SELECT key, value FROM labels WHERE table_id = $1 ORDER BY key", table
        )
        return Leads(
            tuple([member for (member,) in members]), tuple([Label(*label) for label in labels])
        )

    async def check(self) -> None:
        """Read and write; see `Store`. Whoever asks wants to know how it is now."""
        await self._reader.ask_now("SELECT version FROM schema_version")
        await self._writer.submit(Probe())

    # Secrets that all nodes share

    async def secret(self, name: str) -> bytes | None:
        """Return what is kept under a name, if there is something."""
        found = await self._reader.ask("SELECT value FROM secrets WHERE name = $1", name)
        return found[0][0] if found else None

    async def keep_secrets(self, secrets: Mapping[str, bytes | None]) -> None:
        """Replace secrets, all at once; None removes one."""
        await self._reader.ask(
            "WITH new AS (SELECT * FROM unnest($1::text[], $2::bytea[]) AS new (name, value)),"
            " gone AS (DELETE FROM secrets USING new"
            "  WHERE secrets.name = new.name AND new.value IS NULL)"
            " INSERT INTO secrets SELECT name, value FROM new WHERE value IS NOT NULL"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            list(secrets),
            list(secrets.values()),
        )

    async def make_secret(self, name: str, value: bytes) -> bytes:
        """Keep a secret if there is none of that name; return the one that is there then."""
        await self._reader.ask(
            "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value
        )
        return await self.secret(name) or b""

    async def close(self) -> None:
        """Finish what was begun and release everything. Closing twice does no harm."""
        await self._writer.finish()
        await self._reader.finish()


class Reader:
    """A few connections that are made when they are needed, and kept."""

    def __init__(self, url: str, patience: Patience) -> None:
        self._url = url
        self._patience = patience
        self._idle: list[Connection] = []
        self._turns = asyncio.Semaphore(READERS)
        self._ended = False

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """Return the rows that answer a question; raise `Unavailable` if it could not be asked.

        A lost database is waited for.
        """
        return await self._ask(sql, values, waits=True)

    async def ask_now(self, sql: str, *values: object) -> list[Any]:
        """Do so without waiting."""
        return await self._ask(sql, values, waits=False)

    async def _ask(self, sql: str, values: Sequence[object], *, waits: bool) -> list[Any]:
        """Ask; a connection that was lost while nobody used it is replaced, and asked again."""
        async with self._turns:
            while not self._ended:
                connection = self._idle.pop() if self._idle else None
                is_fresh = connection is None
                try:
                    if connection is None:
                        connection = await connect(self._url)
                    found: list[Any] = await connection.fetch(sql, *values)
                except (*TROUBLES, Unusable) as error:
                    if connection is not None:
                        connection.terminate()
                    if not is_fresh and not isinstance(error, TimeoutError):
                        continue
                    if not waits or not await self._patience.waits_after(error):
                        raise Unavailable(reason(error)) from None
                except BaseException:
                    if connection is not None:  # it may be in the middle of something
                        connection.terminate()
                    raise
                else:
                    self._patience.found()
                    self._idle.append(connection)
                    return found
        raise Unavailable("the store is closed")

    async def finish(self) -> None:
        """Release the connections, once they have answered."""
        if self._ended:
            return
        self._ended = True
        for _ in range(READERS):
            await self._turns.acquire()
        while self._idle:
            await let_go(self._idle.pop())
        for _ in range(READERS):
            self._turns.release()
