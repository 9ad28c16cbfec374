"""The one thread that writes: it commits everything that waits together."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import BinaryIO, NamedTuple

from hotseat.store.batch import Batch, Memory
from hotseat.store.files import in_turn
from hotseat.store.interface import Change, Conflict, Snapshot, Unavailable

logger = logging.getLogger("hotseat.store")

MOST_AT_ONCE = 512  # so that under any load the first of a group need not wait long

# What a value of the wrong kind raises: the fault of one job, not of the disk.
FAULTS_OF_A_JOB = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.DataError,
)


class KeptSnapshot(NamedTuple):
    """A snapshot on its way into the store."""

    table: str
    snapshot: Snapshot


class Probe(NamedTuple):
    """Changes nothing, but is written as durably as a move: can the disk be written to?"""


class Rewriting(NamedTuple):
    """Entries that replace others."""

    table: str
    entries: Mapping[int, bytes]


class Deletion(NamedTuple):
    """A table to delete."""

    table: str


Task = Change | KeptSnapshot | Probe | Rewriting | Deletion


class Job(NamedTuple):
    """What somebody waits for."""

    future: asyncio.Future[None]
    task: Task


class Writer:
    """Owns the writing connection. The thread lives until `finish`."""

    def __init__(self, connection: sqlite3.Connection, turns: BinaryIO | None = None) -> None:
        """`turns` is the file by which processes that write take turns, if there are several."""
        self._connection = connection
        self._turns = turns
        self._memory = Memory()
        self._data_version = -1
        self._is_failing = False  # the last group could not be written
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []  # in this round of the event loop
        self._gate = threading.Lock()  # nothing comes into the queue after the end
        self._ended = False
        self._is_over = False  # as the thread knows: the last jobs are taken
        self._thread = threading.Thread(target=self._run, name="hotseat-store", daemon=True)
        self._thread.start()

    def submit(self, task: Task) -> asyncio.Future[None]:
        """Return a future that is done when the task is durable.

        Cancelling it does not take the task back. All that is submitted in one round of the event
        loop wakes the thread once: waking it costs more than a commit.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        with self._gate:
            if self._ended:
                future.set_exception(Unavailable("the store is closed"))
                return future
            if not self._gathered or self._gathered[-1].future.get_loop() is not loop:
                loop.call_soon(self._hand_over)
            self._gathered.append(Job(future, task))
        return future

    def _hand_over(self) -> None:
        with self._gate:
            self._empty_gathered()

    def _empty_gathered(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def finish(self) -> None:
        """Write what waits, move everything into the main file and close it. It blocks."""
        with self._gate:
            if not self._ended:
                self._ended = True
                self._empty_gathered()
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._is_over:
            jobs = self._queue.get()
            if jobs is None:
                break
            try:
                with in_turn(self._turns):
                    self._add_waiting(jobs)
                    outcomes = self._commit(jobs)
            except OSError as error:  # the system has no lock to give
                outcomes = [Unavailable(str(error)) for _ in jobs]
            _acknowledge(jobs, outcomes)
        with suppress(sqlite3.Error):  # all is durable in the -wal already
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()

    def _add_waiting(self, jobs: list[Job]) -> None:
        """Add the jobs that wait by now, up to a number: they share a commit."""
        while len(jobs) < MOST_AT_ONCE:
            try:
                more = self._queue.get_nowait()
            except Empty:
                return
            if more is None:
                self._is_over = True
                return
            jobs += more

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """Write jobs in one transaction and return what became of each; None is success."""
        try:
            return self._attempt(jobs)
        except Exception as error:
            with suppress(sqlite3.Error):
                self._leave_transaction()
            if isinstance(error, sqlite3.Error) and not isinstance(error, FAULTS_OF_A_JOB):
                self._note_failure(error)
                return [Unavailable(str(error)) for _ in jobs]
            if len(jobs) == 1:
                return [error]
        # One job is at fault, and the others must not suffer.
        return [outcome for job in jobs for outcome in self._commit([job])]

    def _attempt(self, jobs: list[Job]) -> list[Exception | None]:
        self._leave_transaction()
        self._connection.execute("BEGIN IMMEDIATE")
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        batch = Batch(self._connection, self._memory)
        if version != self._data_version:  # another process has written
            self._memory.clear()
            self._data_version = version
            batch.look_at({job.task.table for job in jobs if isinstance(job.task, Change)})
        outcomes: list[Exception | None] = []
        for job in jobs:
            try:
                if isinstance(job.task, KeptSnapshot):
                    batch.keep(*job.task)
                elif isinstance(job.task, Probe):
                    batch.probe()
                elif isinstance(job.task, Rewriting):
                    batch.rewrite(*job.task)
                elif isinstance(job.task, Deletion):
                    batch.delete(*job.task)
                else:
                    batch.change(job.task)
            except Conflict as conflict:
                outcomes.append(conflict)
            else:
                outcomes.append(None)
        batch.write()
        self._connection.execute("COMMIT")
        self._memory.learn(batch.tables)
        self._memory.forget(batch.deleted)
        if self._is_failing:
            self._is_failing = False
            logger.warning("the store can be written again")
        return outcomes

    def _note_failure(self, error: sqlite3.Error) -> None:
        """Say it once, not for every move that waits."""
        if not self._is_failing:
            self._is_failing = True
            logger.error("the store cannot be written: %s", error)

    def _leave_transaction(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def _acknowledge(jobs: list[Job], outcomes: list[Exception | None]) -> None:
    """Tell everybody, waking each event loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Job, Exception | None]]] = {}
    for job, outcome in zip(jobs, outcomes, strict=True):
        by_loop.setdefault(job.future.get_loop(), []).append((job, outcome))
    for loop, settled in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, settled)


def settle(settled: list[tuple[Job, Exception | None]]) -> None:
    """Tell everybody who waits what became of it; None is success."""
    for job, outcome in settled:
        if job.future.done():  # whoever waited was cancelled
            continue
        if outcome is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(outcome)
