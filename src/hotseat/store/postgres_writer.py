"""The one task that writes to PostgreSQL: all moves that wait go into one statement.

A statement is a transaction, so the moves of many tables cost one commit. It writes each only if
the table is as its writer knows it. What it has not written is looked at one by one: a table that
is new or has other people, a label, or a conflict.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence

from hotseat.store.batch import PLACES
from hotseat.store.interface import Change, Conflict, Unavailable, Unusable
from hotseat.store.postgres_links import (
    IN_THE_WAY,
    TROUBLES,
    Connection,
    commit_durably,
    connect,
    is_lost,
    let_go,
    reason,
    take,
)
from hotseat.store.postgres_patience import Patience
from hotseat.store.urls import Use
from hotseat.store.writer import Deletion, Job, KeptSnapshot, Probe, Rewriting, Task, settle

logger = logging.getLogger("hotseat.store")

MOST_AT_ONCE = 256

_WRITE_MOVES = """
WITH changed AS (
    UPDATE tables SET seq = new.seq, shelf = new.shelf, at = new.at, summary = new.summary
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bytea[],
        $7::text[]) AS new (id, after, seq, shelf, at, summary, members)
    WHERE tables.id = new.id AND tables.seq = new.after AND tables.members = new.members
    RETURNING tables.id
), written AS (
    INSERT INTO entries (table_id, seq, entry)
    SELECT new.table_id, new.seq, new.entry
    FROM unnest($8::text[], $9::bigint[], $10::bytea[]) AS new (table_id, seq, entry)
    JOIN changed ON changed.id = new.table_id
)
SELECT id FROM changed
"""
_WRITE_SNAPSHOT = (
    "INSERT INTO snapshots (table_id, seq, state) VALUES ($1, $2, $3)"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state"
)
_WRITE_LABEL = (
    "INSERT INTO labels (key, table_id, value) VALUES ($1, $2, $3)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    " WHERE labels.table_id = excluded.table_id RETURNING key"
)


def members_text(members: Sequence[bytes]) -> str:
    """Return members in a form in which the same people are always the same text."""
    return ",".join(sorted({member.hex() for member in members}))


class Writer:
    """Owns the writing connection, which is opened again when it is lost."""

    def __init__(self, url: str, use: Use, patience: Patience) -> None:
        self._url = url
        self._use = use
        self._patience = patience
        self._connection: Connection = None
        self._waiting: deque[Job] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._ended = False
        self._is_failing = False  # the last group could not be written
        self._failure: Exception | None = None  # of the last attempt

    def submit(self, task: Task) -> asyncio.Future[None]:
        """Return a future, done when the task is durable. Cancelling does not take it back."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        if self._ended:
            future.set_exception(Unavailable("the store is closed"))
            return future
        self._waiting.append(Job(future, task))
        if self._writing is None:  # it begins when this round of the event loop is over
            self._writing = loop.create_task(self._write_all())
        return future

    async def start(self) -> None:
        """Connect, and hold the database from now on; raise `Unavailable` if that cannot be."""
        await self.submit(Probe())

    async def finish(self) -> None:
        """Write what waits, and release the database."""
        self._ended = True
        while self._writing is not None:
            await asyncio.wait([self._writing])
        connection, self._connection = self._connection, None
        if connection is not None:
            await let_go(connection)

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                jobs = self._next_group()
                settle(list(zip(jobs, await self._commit(jobs), strict=True)))
        finally:
            self._writing = None

    def _next_group(self) -> list[Job]:
        """Take what waits, in order, up to the second change of the same table."""
        jobs: list[Job] = []
        tables: set[str] = set()
        while self._waiting and len(jobs) < MOST_AT_ONCE:
            task = self._waiting[0].task
            if not isinstance(task, Probe):
                if task.table in tables:
                    break
                tables.add(task.table)
            jobs.append(self._waiting.popleft())
        return jobs

    async def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """Write jobs; return what became of each, None for success. A lost database is waited for.

        What was sent when it was lost may have been written: it is written once more only if the
        table is as it was before.
        """
        outcomes = await self._attempt(jobs)
        while (error := self._failure) is not None:
            left = jobs[len(outcomes) :]
            if all(isinstance(job.task, Probe) for job in left):
                break  # whoever asks how it is wants to know now
            if not await self._patience.waits_after(error):
                break
            outcomes += await self._attempt(left, again=True)
        return outcomes + [Unavailable(reason(error)) for _ in jobs[len(outcomes) :] if error]

    async def _attempt(self, jobs: list[Job], *, again: bool = False) -> list[Exception | None]:
        """Write jobs; return what became of the first ones, up to where the database was lost."""
        self._failure = None
        outcomes: list[Exception | None] = []
        try:
            connection = await self._connected()
            moves = [
                job.task for job in jobs if isinstance(job.task, Change) and _is_move(job.task)
            ]
            # In an order that is the same for all nodes, so that none waits for another in a ring.
            written = await _write_moves(connection, sorted(moves, key=lambda move: move.table))
            for job in jobs:
                if isinstance(job.task, Change) and job.task.table in written:
                    outcomes.append(None)
                else:
                    outcome = await _write_alone(connection, job.task)
                    if again and isinstance(outcome, Conflict) and isinstance(job.task, Change):
                        outcome = None if await _is_written(connection, job.task) else outcome
                    outcomes.append(outcome)
        except (*TROUBLES, Unusable) as error:
            self._failure = error
            self._note_failure(error)
        else:
            self._patience.found()
            if self._is_failing:
                self._is_failing = False
                logger.warning("the store can be written again")
        return outcomes

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            connection = await connect(self._url)
            try:
                await take(connection, self._use)
                await commit_durably(connection)
            except BaseException:
                connection.terminate()
                raise
            self._connection = connection
        return self._connection

    def _note_failure(self, error: Exception) -> None:
        """Say it once, not for every move that waits; the next ones try a new connection."""
        self._drop()
        if not self._is_failing:
            self._is_failing = True
            logger.error("the store cannot be written: %s", reason(error))

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _is_move(change: Change) -> bool:
    """Does a change leave labels alone, as nearly all do?"""
    return change.after > 0 and not change.new_labels and not change.old_labels


async def _write_moves(connection: Connection, changes: Sequence[Change]) -> set[str]:
    """Write the changes whose tables are as they should be; return these tables."""
    if not changes:
        return set()
    try:
        numbered = [
            (change.table, number, entry)
            for change in changes
            for number, entry in enumerate(change.entries, start=change.after + 1)
        ]
        found = await connection.fetch(
            _WRITE_MOVES,
            [change.table for change in changes],
            [change.after for change in changes],
            [change.after + len(change.entries) for change in changes],
            [change.shelf for change in changes],
            [change.at for change in changes],
            [change.summary for change in changes],
            [members_text(change.members) for change in changes],
            [table for table, _, _ in numbered],
            [number for _, number, _ in numbered],
            [entry for _, _, entry in numbered],
        )
    except Exception as error:
        if is_lost(error):
            raise
        return set()  # one of them is at fault, or another node in the way: see one by one
    return {record["id"] for record in found}


async def _write_alone(connection: Connection, task: Task) -> Exception | None:
    """Write one job in a transaction of its own and return what became of it."""
    try:
        async with connection.transaction():
            if isinstance(task, Change):
                await _write_change(connection, task)
            elif isinstance(task, KeptSnapshot):
                kept = task.snapshot
                await connection.execute(_WRITE_SNAPSHOT, task.table, kept.seq, kept.state)
            elif isinstance(task, Rewriting):
                await _rewrite(connection, task)
            elif isinstance(task, Deletion):
                for place, column in PLACES:
                    await connection.execute(f"DELETE FROM {place} WHERE {column} = $1", task.table)
            else:
                await connection.execute("UPDATE schema_version SET version = version")
    except IN_THE_WAY as error:
        return Unavailable(reason(error))
    except Exception as error:
        if is_lost(error):
            raise
        return error  # a conflict, or a value of the wrong kind
    return None


async def _is_written(connection: Connection, change: Change) -> bool:
    """Are these very entries in their place? Then it was this change that was written before."""
    found = await connection.fetch(
        "SELECT entry FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
        change.table,
        change.after,
        len(change.entries),
    )
    return bool(found) and [entry for (entry,) in found] == list(change.entries)


async def _write_change(connection: Connection, change: Change) -> None:
    table, members = change.table, members_text(change.members)
    seq = change.after + len(change.entries)
    row = (table, seq, change.shelf, change.at, change.summary, members)
    found = await connection.fetchrow(
        "SELECT seq, members FROM tables WHERE id = $1 FOR UPDATE", table
    )
    known = 0 if found is None else found["seq"]
    if change.after != known:
        raise Conflict(f"the last entry is {known}, not {change.after}")
    if found is None:
        made = await connection.fetchval(
            "INSERT INTO tables (id, seq, shelf, at, summary, members)"
            " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id",
            *row,
        )
        if made is None:  # another node was faster
            raise Conflict("the table has just been made")
    else:
        await connection.execute(
            "UPDATE tables SET seq = $2, shelf = $3, at = $4, summary = $5, members = $6"
            " WHERE id = $1",
            *row,
        )
    if change.entries:
        await connection.execute(
            "INSERT INTO entries (table_id, seq, entry)"
            " SELECT $1, $2 + number, entry"
            " FROM unnest($3::bytea[]) WITH ORDINALITY AS new (entry, number)",
            table,
            change.after,
            list(change.entries),
        )
    if found is None or found["members"] != members:
        await _replace_members(connection, table, change.members)
    if change.old_labels:
        await connection.execute(
            "DELETE FROM labels WHERE table_id = $1 AND key = ANY($2::bytea[])",
            table,
            list(change.old_labels),
        )
    for label in change.new_labels:
        if await connection.fetchval(_WRITE_LABEL, label.key, table, label.value) is None:
            raise Conflict("a label belongs to another table")


async def _replace_members(connection: Connection, table: str, members: Sequence[bytes]) -> None:
    now = list(set(members))
    await connection.execute(
        "DELETE FROM members WHERE table_id = $1 AND NOT member = ANY($2::bytea[])", table, now
    )
    await connection.execute(
        "INSERT INTO members (member, table_id) SELECT member, $1 FROM unnest($2::bytea[])"
        " AS new (member) ON CONFLICT DO NOTHING",
        table,
        now,
    )


async def _rewrite(connection: Connection, task: Rewriting) -> None:
    # Who writes a snapshot or a move at the same time waits, or finds the table as it is then.
    await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", task.table)
    await connection.execute(
        "UPDATE entries SET entry = new.entry"
        " FROM unnest($2::bigint[], $3::bytea[]) AS new (seq, entry)"
        " WHERE entries.table_id = $1 AND entries.seq = new.seq",
        task.table,
        list(task.entries),
        list(task.entries.values()),
    )
    await connection.execute("DELETE FROM snapshots WHERE table_id = $1", task.table)
