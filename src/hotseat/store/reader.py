"""The threads that read, and what they ask."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, pairwise
from pathlib import Path
from typing import TypeVar

from hotseat.store.connections import connect_for_reading
from hotseat.store.interface import Label, Leads, Row, Snapshot, Unavailable

THREADS = 3  # one of them may be busy with a long backup

Answer = TypeVar("Answer")


class Reader:
    """Reads in threads of its own, each with its own connection."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="hotseat-reader")
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []

    async def ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Return the answer to a question; raise `Unavailable` if it could not be asked."""
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(self._threads, self._answer, question)
        except RuntimeError:  # the threads were shut down
            raise Unavailable("the store is closed") from None
        return await answer

    def finish(self) -> None:
        """Answer what was asked and close everything. It blocks."""
        self._threads.shutdown()
        while self._connections:
            self._connections.pop().close()

    def _answer(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        try:
            return question(self._connection())
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = connect_for_reading(self._file)
            self._connections.append(connection)
        return connection


def entries(connection: sqlite3.Connection, table: str, after: int) -> list[bytes]:
    """Return the entries of a table after a number.

    All of them come as one row: beside a busy event loop every row is a wait for its thread.
    """
    places, joined = connection.execute(
        "SELECT group_concat(seq << 32 | length(entry)),"
        " CAST(group_concat(CAST(entry AS TEXT), '') AS BLOB)"
        " FROM entries WHERE table_id = ? AND seq > ?",
        (table, after),
    ).fetchone()
    if places is None:
        return []
    numbered = [int(place) for place in places.split(",")]
    ends = accumulate([place & 0xFFFFFFFF for place in numbered], initial=0)
    found = [joined[start:end] for start, end in pairwise(ends)]
    # SQLite gathers them in order, but does not promise it.
    return [entry for _, entry in sorted(zip(numbered, found, strict=True))]


def snapshot(connection: sqlite3.Connection, table: str) -> Snapshot | None:
    """Return the last snapshot of a table."""
    found = connection.execute(
        "SELECT seq, state FROM snapshots WHERE table_id = ?", (table,)
    ).fetchone()
    return None if found is None else Snapshot(*found)


def row(connection: sqlite3.Connection, table: str) -> Row | None:
    """Return the row of a table."""
    found = connection.execute(
        "SELECT id, seq, shelf, at, summary FROM tables WHERE id = ?", (table,)
    ).fetchone()
    return None if found is None else Row(*found)


def on_shelves(connection: sqlite3.Connection, shelves: Sequence[int], most: int) -> list[Row]:
    """Return the tables on shelves, the last changed first.

    Each shelf is read from its end, and no further than needed: some hold all games ever played.
    """
    wanted = sorted(set(shelves))
    if not wanted or most < 1:
        return []
    one = (
        "SELECT * FROM (SELECT id, seq, shelf, at, summary FROM tables"
        " WHERE shelf = ? ORDER BY at DESC, id LIMIT ?)"
    )
    found = connection.execute(
        " UNION ALL ".join([one] * len(wanted)) + " ORDER BY at DESC, id LIMIT ?",
        [*(value for shelf in wanted for value in (shelf, most)), most],
    )
    return [Row(*values) for values in found.fetchall()]


def older(connection: sqlite3.Connection, before: int, most: int) -> list[str]:
    """Return tables that nothing has changed since, the oldest first."""
    found = connection.execute(
        "SELECT id FROM tables WHERE at < ? ORDER BY at LIMIT ?", (before, max(most, 0))
    )
    return [table for (table,) in found.fetchall()]


def of_member(connection: sqlite3.Connection, member: bytes, most: int) -> list[Row]:
    """Return the tables of a member, the last changed first."""
    found = connection.execute(
        "SELECT id, seq, shelf, at, summary FROM members JOIN tables ON id = table_id"
        " WHERE member = ? ORDER BY at DESC, id LIMIT ?",
        (member, max(most, 0)),
    )
    return [Row(*values) for values in found.fetchall()]


def labelled(connection: sqlite3.Connection, key: bytes) -> tuple[str, bytes] | None:
    """Return the table that a label leads to, and its value."""
    found: tuple[str, bytes] | None = connection.execute(
        "SELECT table_id, value FROM labels WHERE key = ?", (key,)
    ).fetchone()
    return found


def seqs(connection: sqlite3.Connection, tables: Sequence[str]) -> dict[str, int]:
    """Return the numbers of the last entries of those of these tables that exist."""
    found = connection.execute(
        "SELECT id, seq FROM tables WHERE id IN (SELECT value FROM json_each(?))",
        (json.dumps(list(tables)),),
    )
    return dict(found.fetchall())


def every(connection: sqlite3.Connection, after: str, most: int) -> list[str]:
    """Return tables in the order of their names, those after a name."""
    found = connection.execute(
        "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", (after, max(most, 0))
    )
    return [table for (table,) in found.fetchall()]


def leads(connection: sqlite3.Connection, table: str) -> Leads:
    """Return the members and the labels of a table."""
    members = connection.execute(
        "SELECT member FROM members WHERE table_id = ? ORDER BY member", (table,)
    ).fetchall()
    labels = connection.execute(
        "SELECT key, value FROM labels WHERE table_id = ? ORDER BY key", (table,)
    ).fetchall()
    return Leads(
        tuple([member for (member,) in members]), tuple([Label(*label) for label in labels])
    )
