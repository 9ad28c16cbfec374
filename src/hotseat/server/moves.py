"""Moves: nearly all that a server does, so they need no task.

A move waits for the lock as a function, is decided and folded on the spot, and what the store's
callback finds is told from there. Whatever comes in between (a failed commit, another node that was
faster, a table that has to be reloaded) ends in one coroutine, which holds the lock already.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from hotseat.server.connection import Connection
from hotseat.server.steady_clock import now
from hotseat.server.wire import Carried
from hotseat.store import Conflict, Unavailable
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.decide import decide

if TYPE_CHECKING:
    from hotseat.server.live import Live, PendingWrite


class Asker(Protocol):
    """Sent a move and hears what came of it: one of the two calls, once."""

    def carried_out(self, carried: Carried) -> dict[Connection, bytes]:
        """Return answers to send, by connection, together with the news of the move."""

    def refused(self, error: Exception) -> None:
        """Note that nothing has changed, and why."""


class TaskAsker:
    """An asker who waits in a task."""

    def __init__(self) -> None:
        self.outcome: asyncio.Future[Carried] = asyncio.get_running_loop().create_future()

    def carried_out(self, carried: Carried) -> dict[Connection, bytes]:
        """Let the task go on; there is nothing to send."""
        if not self.outcome.done():  # else the task was cancelled meanwhile
            self.outcome.set_result(carried)
        return {}

    def refused(self, error: Exception) -> None:
        """Raise it in the task."""
        if not self.outcome.done():
            self.outcome.set_exception(error)


def moves_among(entries: Sequence[log.Entry]) -> int:
    """Return how many of the entries are moves."""
    return sum(isinstance(entry, log.Moved) for entry in entries)


class Moves:
    """The moves at one table."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._at_work: set[asyncio.Task[None]] = set()  # tasks for moves that need one

    def play(self, caller: Caller, move: ask.Act, asker: Asker) -> None:
        """Carry a move out as soon as the lock is free; the asker is answered once it is safe."""
        self._live.lock.call(partial(self._play, caller, move, asker))

    async def carry_out(self, caller: Caller, move: ask.Act) -> Carried:
        """Carry a move out for a task that waits for the outcome."""
        asker = TaskAsker()
        self.play(caller, move, asker)
        return await asker.outcome

    def _play(self, caller: Caller, move: ask.Act, asker: Asker) -> None:
        live = self._live
        if live.is_lost:
            self._begin(self._play_once_read(caller, move, asker))
            return
        try:
            live.check_log_has_room(move)
            decided = decide(live.table, caller, move, now())
        except Exception as error:
            if live.is_shared:
                self._begin(self._play_once_fresh(caller, move, asker, error))
                return
            live.lock.release()
            asker.refused(error)
            return
        try:
            writing = live.fold(decided)
            saving = live.writer.append(writing.change)
        except Exception as error:
            self._begin(self._play_once_read(caller, move, asker, error))
            return
        saving.add_done_callback(partial(self._played, writing, caller, move, asker))

    def _played(
        self,
        writing: PendingWrite,
        caller: Caller,
        move: ask.Act,
        asker: Asker,
        saving: asyncio.Future[None],
    ) -> None:
        """Tell about a move that is safe, or repair what is in memory."""
        live, failure = self._live, saving.exception()
        if failure is not None:
            self._begin(self._play_once_read(caller, move, asker, failure))
            return
        try:
            live.note_written(writing)
            taken = moves_among([entry for entry, _ in writing.happened])
            live.tell(writing, asker.carried_out(Carried(live.table.seq, taken)))
            live.wake()
        finally:
            if live.writer.is_snapshot_due(live.table):
                self._begin(self._keep_snapshot_and_release())
            else:
                live.lock.release()

    async def _play_once_read(
        self,
        caller: Caller,
        move: ask.Act,
        asker: Asker,
        failure: BaseException | None = None,
    ) -> None:
        """Reload the table; carry the move out if only that, or another node, was in its way."""

        async def read() -> None:
            await self._live.reload()
            if isinstance(failure, Unavailable):
                raise Refused("refused-cannot-save")
            if failure is not None and not isinstance(failure, Conflict):
                raise failure

        await self._play_after(read, caller, move, asker)

    async def _play_once_fresh(
        self, caller: Caller, move: ask.Act, asker: Asker, refusal: Exception
    ) -> None:
        """Carry a refused move out if another node has written what it builds on."""

        async def catch_up() -> None:
            if not await self._live.catch_up():
                raise refusal

        await self._play_after(catch_up, caller, move, asker)

    async def _play_after(
        self,
        first: Callable[[], Awaitable[None]],
        caller: Caller,
        move: ask.Act,
        asker: Asker,
    ) -> None:
        """Carry a move out after something else, and release the lock."""
        try:
            await first()
            carried = await self._live.carry_out_with_lock(caller, move)
        except Exception as error:
            asker.refused(error)
        else:
            for connection, answer in asker.carried_out(carried).items():
                connection.send(answer)
        finally:
            self._live.lock.release()

    async def _keep_snapshot_and_release(self) -> None:
        try:
            await self._live.writer.keep_snapshot(self._live.table)
        finally:
            self._live.lock.release()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Start a task that takes over the lock and releases it."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
