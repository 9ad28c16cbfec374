"""A table that somebody looks at or a bot plays at: one owner, commands one after the other.

Nobody hears of an entry before it is safe: decide, fold, append and wait for the commit, tell. If
the commit fails, the folded entries are discarded and the table is reloaded from the store; until
that succeeds nobody gets the lock.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic, perf_counter
from typing import NamedTuple, Protocol

import msgspec

from hotseat.core import Event, Invalid
from hotseat.server.audience import Audience
from hotseat.server.bot_pool import BotPool
from hotseat.server.bot_seats import BotSeats
from hotseat.server.config import Limits
from hotseat.server.connection import NO_SUCH_TABLE, TRY_AGAIN, Connection
from hotseat.server.identity import code_label
from hotseat.server.metrics import Metrics
from hotseat.server.nodes import Alone
from hotseat.server.rations import OneByOne
from hotseat.server.reading import read_table
from hotseat.server.steady_clock import now
from hotseat.server.summary import Summary, shelf, summary, update_summary
from hotseat.server.table_lock import TableLock
from hotseat.server.threads import REPLAYED_IN_LOOP, in_thread
from hotseat.server.wire import Carried, Gone
from hotseat.store import Change, Conflict, Label, Row, Snapshot, Store, Unavailable
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.course import Damaged
from hotseat.table.decide import decide, let_in, start_anyway
from hotseat.table.forgetting import without
from hotseat.table.table import Decided, Stage, Table, fold, fold_all, open_table

logger = logging.getLogger("hotseat.tables")

SNAPSHOT_EVERY = 100  # entries
ATTEMPTS = 3  # another node may be faster, more than once
REVEAL_SECONDS = 10.0  # to show a sealed nonce, then the game begins without it
_USUAL = Limits()
_encode = msgspec.json.Encoder().encode


class OnChange(Protocol):
    """Called when a table has changed, so that lists follow."""

    def __call__(self, row: Row, members: Collection[bytes]) -> None:
        """Note the change."""


class PendingWrite(NamedTuple):
    """Entries that are folded and on their way into the store."""

    before: int  # the number of the last entry before them
    happened: list[tuple[log.Entry, list[Event]]]
    had_proposal: bool
    members: tuple[bytes, ...]  # before them
    change: Change
    begun: float


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


def _moves_among(entries: Sequence[log.Entry]) -> int:
    return sum(isinstance(entry, log.Moved) for entry in entries)


class Live:
    """A table in memory, with those who look at it."""

    def __init__(
        self,
        table: Table,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        changed: OnChange,
        limits: Limits = _USUAL,
        one_by_one: OneByOne | None = None,
        nodes: Alone | None = None,
    ) -> None:
        self.table = table
        self.nodes = nodes or Alone()
        self.is_shared = False  # may another node write to it?
        self.thinks_here = True  # do its bots think here, or at the node that wrote last?
        self.bots_wait_since: float | None = None  # since when bots have waited for another node
        self._limits = limits
        self._store = store
        self._metrics = metrics
        self._changed = changed
        self.audience = Audience(self, limits, one_by_one or OneByOne())
        self.bots = BotSeats(self, bots, metrics, limits)
        self.lock = TableLock(self)
        self.safe_seq = table.seq  # the last durable entry: everybody may hear of it
        self.is_lost = False  # memory and store differ
        self.is_gone = False  # it was deleted
        self._at_work: set[asyncio.Task[None]] = set()  # tasks for moves that need one
        self._starting: asyncio.Task[None] | None = None  # waits for sealed nonces
        self._summary: Summary | None = None  # as of the last change of seats or settings
        self._members: tuple[bytes, ...] = ()
        self._kept_at = 0  # the entry after which the last snapshot was stored

    @property
    def is_idle(self) -> bool:
        """Is nobody looking, and no bot thinking?"""
        return not self.audience.connections and not self.lock.locked() and not self._works

    @property
    def _works(self) -> bool:
        """Is a bot thinking, or the game waiting for nonces?"""
        return self.bots.thinking is not None or self._starting is not None

    # Commands

    async def carry_out(self, caller: Caller, command: ask.Command) -> Carried:
        """Carry a command out; return what came of it, or raise `Refused`."""
        if isinstance(command, ask.Act):
            return await self._carry_out_move(caller, command)
        async with self.lock:
            return await self._carry_out(caller, command)

    async def _carry_out(self, caller: Caller, command: ask.Command) -> Carried:
        """Carry a command out while holding the lock."""
        self._check_log_has_room(command)
        if isinstance(command, ask.Undo | ask.AnswerUndo):
            await self._recall(command)

        def decide_on(table: Table) -> Decided:
            return decide(
                table,
                caller,
                command,
                now(),
                is_absent=self.audience.is_absent(command),
                is_slow=self.audience.is_slow(command),
                away=self.audience.away(),
            )

        decided = await self._decide_and_write(decide_on)
        return Carried(self.table.seq, _moves_among(decided.entries))

    def _check_log_has_room(self, command: ask.Command) -> None:
        """Refuse what would make the log longer than any game needs; chat has its own share."""
        limits, table = self._limits, self.table
        is_full = table.seq >= limits.entries_a_table
        if isinstance(command, ask.Act) and not is_full:  # by far the most frequent
            return
        if isinstance(command, ask.Close):
            return
        for kind, entry, most in (
            (ask.Chat, log.Chatted, limits.chats_a_table),
            (ask.Undo, (log.Undone, log.Rewound), limits.undos_a_table),
        ):
            if isinstance(command, kind) and table.seq >= most:
                is_full |= sum(isinstance(one, entry) for one in table.log) >= most
        if is_full:
            raise Refused("refused-log-full")

    async def _recall(self, command: ask.Undo | ask.AnswerUndo) -> None:
        """Replay in a thread what lies far back, so that deciding need not."""
        course = self.table.started
        if course is None:
            return
        if isinstance(command, ask.AnswerUndo):
            to = self.table.proposal.to if self.table.proposal else None
        elif command.to is not None:
            to = command.to
        else:
            last = course.last_move_of(command.seat)
            to = None if last is None else last - 1
        if to is not None and to < course.number and course.distance(to) > REPLAYED_IN_LOOP:
            await in_thread(course.state_after, to)

    async def change(
        self,
        entries_for: Callable[[Table], Sequence[log.Entry]],
        new_labels: tuple[Label, ...] = (),
        old_labels: tuple[bytes, ...] = (),
    ) -> int:
        """Write the entries for the table as it is; return the number of the last one.

        Call it while holding the lock. If another node was faster, it is decided again.
        """

        def decide_on(table: Table) -> Decided:
            return Decided(entries_for(table))

        await self._decide_and_write(decide_on, new_labels, old_labels)
        return self.table.seq

    async def _decide_and_write(
        self,
        decide_on: Callable[[Table], Decided],
        new_labels: tuple[Label, ...] = (),
        old_labels: tuple[bytes, ...] = (),
    ) -> Decided:
        for _ in range(ATTEMPTS):
            decided = decide_on(self.table)
            if await self.write(decided, new_labels, old_labels):
                return decided
        raise Refused("refused-cannot-save")

    async def write(
        self,
        decided: Decided,
        new_labels: tuple[Label, ...] = (),
        old_labels: tuple[bytes, ...] = (),
    ) -> bool:
        """Fold, append, wait for the commit, tell; False if another node was faster.

        Call it while holding the lock. Raises `Refused` if the store cannot write.
        """
        if not decided.entries:
            return True
        try:
            writing = self._fold(decided, new_labels, old_labels)
            stopped = await self._save(writing.change)
        except Conflict:
            await self.reload()
            return False
        except BaseException as error:
            await self.reload()
            if isinstance(error, Unavailable):
                raise Refused("refused-cannot-save") from None
            raise
        self._note_written(writing)
        self._tell(writing, {})
        if stopped:
            raise stopped
        if self._is_snapshot_due():
            await self._keep_snapshot()
        self.wake()
        return True

    def _fold(
        self,
        decided: Decided,
        new_labels: tuple[Label, ...] = (),
        old_labels: tuple[bytes, ...] = (),
    ) -> PendingWrite:
        """Apply what was decided in memory; return what has to be written."""
        table, entries = self.table, decided.entries
        before, members = table.seq, self._members
        had_proposal, was_open = table.proposal is not None, table.stage < Stage.CLOSED
        happened = fold_all(table, decided)
        if was_open and table.stage == Stage.CLOSED:
            old_labels = (*old_labels, code_label(table.code))  # nobody joins any more
        change = self._change(before, entries, entries[-1].at, new_labels, old_labels)
        return PendingWrite(before, happened, had_proposal, members, change, perf_counter())

    def _note_written(self, writing: PendingWrite) -> None:
        """Note that everybody may hear of it now."""
        self.safe_seq = self.table.seq
        self.thinks_here = True
        metrics = self._metrics
        metrics.commits.add(perf_counter() - writing.begun)
        metrics.entries += len(writing.happened)
        for entry, _ in writing.happened:
            if isinstance(entry, log.Moved):
                metrics.moves[self.table.game.name] += 1

    def _tell(self, writing: PendingWrite, answers: dict[Connection, bytes]) -> None:
        """Tell the viewers and the lists what is safe, with the answer to the person who asked."""
        change, members = writing.change, writing.members
        try:
            self.audience.tell(writing.before, writing.happened, writing.had_proposal, answers)
        except Exception:  # it did happen: they will reconnect and ask
            logger.exception("what happened cannot be told", extra={"table": self.table.id})
            for connection in self.audience.connections:
                connection.close(TRY_AGAIN, "try again")
        for connection, answer in answers.items():  # those who asked and no longer look
            connection.send(answer)
        row = Row(change.table, self.table.seq, change.shelf, change.at, change.summary)
        # Former members too.
        self._changed(row, {*members, *self._members} if members else self._members)

    # Moves: nearly all that a server does, so they need no task

    def play(self, caller: Caller, move: ask.Act, asker: Asker) -> None:
        """Carry a move out as soon as the lock is free; the asker is answered once it is safe."""
        self.lock.call(partial(self._play, caller, move, asker))

    def _play(self, caller: Caller, move: ask.Act, asker: Asker) -> None:
        if self.is_lost:
            self._begin(self._play_once_read(caller, move, asker))
            return
        try:
            self._check_log_has_room(move)
            decided = decide(self.table, caller, move, now())
        except Exception as error:
            if self.is_shared:
                self._begin(self._play_once_fresh(caller, move, asker, error))
                return
            self.lock.release()
            asker.refused(error)
            return
        try:
            writing = self._fold(decided)
            saving = asyncio.ensure_future(self._store.append(writing.change))
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
        failure = saving.exception()
        if failure is not None:
            self._begin(self._play_once_read(caller, move, asker, failure))
            return
        try:
            self._note_written(writing)
            taken = _moves_among([entry for entry, _ in writing.happened])
            self._tell(writing, asker.carried_out(Carried(self.table.seq, taken)))
            self.wake()
        finally:
            if self._is_snapshot_due():
                self._begin(self._keep_snapshot_and_release())
            else:
                self.lock.release()

    async def _play_once_read(
        self,
        caller: Caller,
        move: ask.Act,
        asker: Asker,
        failure: BaseException | None = None,
    ) -> None:
        """Reload the table; carry the move out if only that, or another node, was in its way."""

        async def read() -> None:
            await self.reload()
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
            if not await self.catch_up():
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
            carried = await self._carry_out(caller, move)
        except Exception as error:
            asker.refused(error)
        else:
            for connection, answer in asker.carried_out(carried).items():
                connection.send(answer)
        finally:
            self.lock.release()

    async def _keep_snapshot_and_release(self) -> None:
        try:
            await self._keep_snapshot()
        finally:
            self.lock.release()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Start a task that takes over the lock and releases it."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _carry_out_move(self, caller: Caller, move: ask.Act) -> Carried:
        asker = TaskAsker()
        self.play(caller, move, asker)
        return await asker.outcome

    async def _save(self, change: Change) -> asyncio.CancelledError | None:
        """Append and wait for the outcome.

        A cancelled task waits too, because the entries may be written nevertheless. The
        cancellation is returned then, or raised if nothing was written.
        """
        stopped: asyncio.CancelledError | None = None
        saving = asyncio.ensure_future(self._store.append(change))
        while not saving.done():
            try:
                await asyncio.shield(saving)
            except asyncio.CancelledError as error:
                stopped = error
            except Exception:
                break  # handled below
        failure = saving.exception()
        if failure is not None:
            raise stopped or failure
        return stopped

    async def begin(
        self,
        entries: Sequence[log.Entry],
        caller: Caller,
        commands: Sequence[ask.Command],
        labels: tuple[Label, ...],
    ) -> None:
        """Write a new table with its first entries and commands, all or nothing."""
        begun = list(entries)
        scratch = open_table(self.table.id, begun)
        for command in commands:
            decided = decide(scratch, caller, command, now())
            fold_all(scratch, decided)
            begun += decided.entries
        async with self.lock:
            if not await self.write(Decided(begun), new_labels=labels):
                raise Refused("refused-cannot-save")  # its id or its code is taken

    async def adopt(
        self, table: Table, entries: Sequence[log.Entry], labels: tuple[Label, ...]
    ) -> None:
        """Write a new table whose entries are already folded."""
        async with self.lock:
            self.table = table
            change = self._change(0, entries, entries[-1].at, labels)
            try:
                stopped = await self._save(change)
            except (Conflict, Unavailable):
                raise Refused("refused-cannot-save") from None
            self.safe_seq = table.seq
            self._metrics.entries += len(entries)
            self._changed(
                Row(change.table, table.seq, change.shelf, change.at, change.summary),
                self._members,
            )
            if stopped:
                raise stopped
            if self._is_snapshot_due():
                await self._keep_snapshot()

    async def forget(self, person: str, nobody: str) -> None:
        """Replace a person by nobody: a bot plays on, names and chat are removed."""
        async with self.lock:
            caller = Caller(person)
            for seat in self.audience.own_seats(caller):
                if self.table.stage <= Stage.RUNNING and not self.table.seats[seat].bot:
                    await self.write(decide(self.table, caller, ask.Leave(seat), now()))
            changed = without(self.table.log, person, nobody)
            written = {number: log.write_entry(entry) for number, entry in changed.items()}
            try:
                await self._store.rewrite(self.table.id, written)
                await self.reload()
                await self._store.append(self._change(self.table.seq, (), now()))
            except (Conflict, Unavailable):
                raise Refused("refused-cannot-save") from None
            self.nodes.rewrote(self.table.id)

    async def delete(self) -> None:
        """Delete the table and tell the viewers that it is gone."""
        async with self.lock:
            try:
                await self._store.delete(self.table.id)
            except Unavailable:
                raise Refused("refused-cannot-save") from None
            self.end()
        self.nodes.deleted(self.table.id)

    def end(self) -> None:
        """Tell the viewers that the table is gone."""
        self.is_lost = self.is_gone = True
        gone = Refused("refused-no-such-table").reason
        for connection in list(self.audience.connections):
            connection.send(_encode(Gone(gone)))
            connection.close(NO_SUCH_TABLE, gone.phrase.code)
        self.audience.connections.clear()
        if self.bots.thinking:
            self.bots.thinking.cancel()

    async def add_label(self, label: Label) -> None:
        """Make the table known under one more label. Call it while holding the lock."""
        for _ in range(ATTEMPTS):
            change = self._change(self.table.seq, (), now(), new_labels=(label,))
            try:
                await self._store.append(change)
            except Conflict:
                await self.reload()
            except Unavailable:
                break
            else:
                return
        raise Refused("refused-cannot-save")

    async def reload(self) -> None:
        """Discard what is in memory, reload the table and show it to everybody.

        Call it while holding the lock. Raises `Refused` if it cannot be read; then the next holder
        of the lock tries again.
        """
        self.is_lost = True
        try:
            table = await read_table(self._store, self.table.id)
        except (KeyError, Unavailable, Damaged, Invalid):
            raise Refused("refused-cannot-save") from None
        heard = self.safe_seq
        if self.is_shared and table.seq > heard:  # another node was faster
            self.leave_thinking()
        self.table = table
        self._summary = None
        self.safe_seq = table.seq
        self.is_lost = False
        for connection in self.audience.those_let_in():
            self.audience.choose_seat(connection)
            await self.audience.greet(connection, heard)
        self.wake()

    async def catch_up(self) -> bool:
        """Learn and tell what another node has written; False if there is nothing new.

        Call it while holding the lock. Raises `Refused` if the table is gone. If the store cannot
        be reached, what is in memory has to do: nothing can be written then.
        """
        known = self.table.seq
        try:
            row = await self._store.row(self.table.id)
            if row is None:
                self.end()
                raise Refused("refused-no-such-table")
            if row.seq <= known:
                return False
            written = await self._store.entries(self.table.id, known)
        except Unavailable:
            return False
        self.thinks_here = False
        if len(written) > REPLAYED_IN_LOOP:
            await self.reload()
        else:
            await self._fold_of_others(known, written)
        self.bots_wait_since = None if self.bots.bot_to_ask() is None else monotonic()
        return True

    async def _fold_of_others(self, before: int, written: Sequence[bytes]) -> None:
        had_proposal = self.table.proposal is not None
        try:
            entries: list[log.Entry] = [log.read_entry(entry) for entry in written]
            happened = [(entry, fold(self.table, entry)) for entry in entries]
        except Exception:
            logger.exception("what another node wrote is of no use", extra={"table": self.table.id})
            await self.reload()
            return
        self._summary = None
        self.safe_seq = self.table.seq
        self.audience.tell(before, happened, had_proposal, {})
        self.wake()

    def leave_thinking(self) -> None:
        """Let bots think at another node, unless that takes too long."""
        self.thinks_here = False
        self.bots_wait_since = monotonic()

    def think_here(self) -> None:
        """Let bots think at this node from now on."""
        self.bots_wait_since = None
        if not self.thinks_here:
            self.thinks_here = True
            self.wake()

    def _change(
        self,
        after: int,
        entries: Sequence[log.Entry],
        at: int,
        new_labels: tuple[Label, ...] = (),
        old_labels: tuple[bytes, ...] = (),
    ) -> Change:
        table = self.table
        if self._summary is None or not all(isinstance(entry, log.Moved) for entry in entries):
            self._look_at_seats()
        assert self._summary is not None
        return Change(
            table.id,
            after,
            tuple([log.write_entry(entry) for entry in entries]),
            shelf(table),
            _encode(update_summary(self._summary, table)),
            at,
            self._members,
            new_labels,
            old_labels,
        )

    def _look_at_seats(self) -> None:
        """Cache what moves do not change, because most changes are moves."""
        seats = self.table.seats
        self._summary = summary(self.table)
        persons = {holder.person for holder in seats if holder.person} | {self.table.host}
        self._members = tuple(sorted(person.encode() for person in persons))

    def _is_snapshot_due(self) -> bool:
        table = self.table
        if table.seq - self._kept_at < SNAPSHOT_EVERY and table.stage != Stage.OVER:
            return False
        return table.has_begun and self._kept_at < table.seq

    async def _keep_snapshot(self) -> None:
        table = self.table
        self._kept_at = table.seq
        try:
            kept = Snapshot(table.seq, _encode(table.snapshot()))
            await self._store.keep_snapshot(table.id, kept)
        except Unavailable:
            logger.warning("a snapshot could not be kept", extra={"table": table.id})

    async def answer_asking(self, caller: Caller, asking: str, *, lets_in: bool) -> int:
        """Let in somebody who asked, on a seat if one is free, or say no."""
        async with self.lock:
            self.audience.check_host(caller)
            one = self.audience.askings.take(asking, lets_in=lets_in)
            if one is None:
                raise Refused("refused-no-such-asking")
            if lets_in:
                await self.change(
                    lambda table: let_in(table, one.person, one.name, one.look, now())
                )
            self.nodes.asks(self.table.id, one.person, one)
            self.audience.tell_asking()
            return self.table.seq

    # The start

    def _await_nonces(self) -> None:
        """Begin in time, with the nonces that are shown by then."""
        if self._starting is None and self.table.is_starting:
            self._starting = asyncio.create_task(self._begin_in_time())
            self._starting.add_done_callback(self._has_begun)

    async def _begin_in_time(self) -> None:
        while self.table.is_starting:
            await asyncio.sleep(REVEAL_SECONDS)
            with suppress(Refused):  # it could not be saved
                async with self.lock:
                    await self.change(
                        lambda table: start_anyway(table, now()) if table.is_starting else []
                    )

    def _has_begun(self, task: asyncio.Task[None]) -> None:
        self._starting = None
        if not task.cancelled() and (error := task.exception()):
            logger.error("a game could not begin", exc_info=error, extra={"table": self.table.id})

    def wake(self) -> None:
        """Wake what goes on by itself: a start, or a bot that is asked."""
        self._await_nonces()
        self.bots.wake()

    async def stop(self) -> None:
        """Stop thinking; finish writing."""
        for task in (self.bots.thinking, self._starting):
            if task:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.audience.stop()
        with suppress(Refused):
            async with self.lock:
                pass
