"""A table that somebody looks at or a bot plays at: one owner, commands one after the other.

Nobody hears of an entry before it is safe: decide, fold, append and wait for the commit, tell. If
the commit fails, the folded entries are discarded and the table is reloaded from the store; until
that succeeds nobody gets the lock.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
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
from hotseat.server.fair_start import FairStart
from hotseat.server.forgetting import keys_of
from hotseat.server.identity import code_label
from hotseat.server.metrics import Metrics
from hotseat.server.moves import Moves, moves_among
from hotseat.server.nodes import Alone
from hotseat.server.rations import OneByOne
from hotseat.server.reading import read_table
from hotseat.server.steady_clock import now
from hotseat.server.table_lock import TableLock
from hotseat.server.table_writer import TableWriter
from hotseat.server.threads import REPLAYED_IN_LOOP, in_thread
from hotseat.server.wire import Carried, Gone
from hotseat.store import Change, Conflict, Label, Row, Store, Unavailable
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.course import Damaged
from hotseat.table.decide import decide, let_in
from hotseat.table.forgetting import without
from hotseat.table.table import Decided, Stage, Table, fold, fold_all, open_table

logger = logging.getLogger("hotseat.tables")

ATTEMPTS = 3  # another node may be faster, more than once
_USUAL = Limits()
_encode = msgspec.json.Encoder().encode


class OnChange(Protocol):
    """Called when a table has changed, so that lists follow."""

    def __call__(self, row: Row, members: Collection[bytes]) -> None:
        """Note the change."""


def _left(table: Table, caller: Caller, seat: int) -> Sequence[log.Entry]:
    return decide(table, caller, ask.Leave(seat), now()).entries


class PendingWrite(NamedTuple):
    """Entries that are folded and on their way into the store."""

    before: int  # the number of the last entry before them
    happened: list[tuple[log.Entry, list[Event]]]
    had_proposal: bool
    members: tuple[bytes, ...]  # before them
    change: Change
    begun: float


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
        self.moves = Moves(self)
        self.start = FairStart(self)
        self.writer = TableWriter(store)
        self.lock = TableLock(self)
        self.safe_seq = table.seq  # the last durable entry: everybody may hear of it
        self.is_lost = False  # memory and store differ
        self.is_gone = False  # it was deleted

    @property
    def is_idle(self) -> bool:
        """Is nobody looking, and no bot thinking?"""
        return not self.audience.connections and not self.lock.locked() and not self._works

    @property
    def _works(self) -> bool:
        """Is a bot thinking, or the game waiting for nonces?"""
        return self.bots.thinking is not None or self.start.waiting is not None

    # Commands

    async def carry_out(self, caller: Caller, command: ask.Command) -> Carried:
        """Carry a command out; return what came of it, or raise `Refused`."""
        if isinstance(command, ask.Act):
            return await self.moves.carry_out(caller, command)
        async with self.lock:
            return await self.carry_out_with_lock(caller, command)

    async def carry_out_with_lock(self, caller: Caller, command: ask.Command) -> Carried:
        """Carry a command out while holding the lock."""
        self.check_log_has_room(command)
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
        return Carried(self.table.seq, moves_among(decided.entries))

    def check_log_has_room(self, command: ask.Command) -> None:
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
            (ask.Sit | ask.WaitForNext, log.COMINGS, limits.comings_a_table),
        ):
            if isinstance(command, kind) and table.seq >= most:
                is_full |= sum(isinstance(one, entry) for one in table.log) >= most
        if is_full:
            raise Refused("refused-log-full")

    def check_room_for_another(self) -> None:
        """Refuse somebody new where so many have come that the game needs the rest of the log."""
        table, most = self.table, self._limits.comings_a_table
        if table.seq >= most and sum(isinstance(one, log.COMINGS) for one in table.log) >= most:
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
            writing = self.fold(decided, new_labels, old_labels)
            stopped = await self.writer.save(writing.change)
        except Conflict:
            await self.reload()
            return False
        except BaseException as error:
            await self.reload()
            if isinstance(error, Unavailable):
                raise Refused("refused-cannot-save") from None
            raise
        self.note_written(writing)
        self.tell(writing, {})
        if stopped:
            raise stopped
        if self.writer.is_snapshot_due(self.table):
            await self.writer.keep_snapshot(self.table)
        self.wake()
        return True

    def fold(
        self,
        decided: Decided,
        new_labels: tuple[Label, ...] = (),
        old_labels: tuple[bytes, ...] = (),
    ) -> PendingWrite:
        """Apply what was decided in memory; return what has to be written."""
        table, entries = self.table, decided.entries
        before, members = table.seq, self.writer.members_before(table)
        had_proposal, was_open = table.proposal is not None, table.stage < Stage.CLOSED
        happened = fold_all(table, decided)
        if was_open and table.stage == Stage.CLOSED:
            old_labels = (*old_labels, code_label(table.code))  # nobody joins any more
        change = self.writer.change(table, before, entries, entries[-1].at, new_labels, old_labels)
        return PendingWrite(before, happened, had_proposal, members, change, perf_counter())

    def note_written(self, writing: PendingWrite) -> None:
        """Note that everybody may hear of it now."""
        self.safe_seq = self.table.seq
        self.thinks_here = True
        metrics = self._metrics
        metrics.commits.add(perf_counter() - writing.begun)
        metrics.entries += len(writing.happened)
        for entry, _ in writing.happened:
            if isinstance(entry, log.Moved):
                metrics.moves[self.table.game.name] += 1

    def tell(self, writing: PendingWrite, answers: dict[Connection, bytes]) -> None:
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
        self._changed(row, {*members, *self.writer.members} if members else self.writer.members)

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
            change = self.writer.change(self.table, 0, entries, entries[-1].at, labels)
            try:
                stopped = await self.writer.save(change)
            except (Conflict, Unavailable):
                raise Refused("refused-cannot-save") from None
            self.safe_seq = table.seq
            self._metrics.entries += len(entries)
            self._changed(
                Row(change.table, table.seq, change.shelf, change.at, change.summary),
                self.writer.members,
            )
            if stopped:
                raise stopped
            if self.writer.is_snapshot_due(self.table):
                await self.writer.keep_snapshot(self.table)

    async def forget(self, person: str, nobody: str) -> None:
        """Replace a person by nobody: a bot plays on, names and chat are removed."""
        async with self.lock:
            caller = Caller(person)
            for seat in self.audience.own_seats(caller):
                if self.table.stage <= Stage.RUNNING and not self.table.seats[seat].bot:
                    await self.change(partial(_left, caller=caller, seat=seat))
            changed = without(self.table.log, person, nobody)
            written = {number: log.write_entry(entry) for number, entry in changed.items()}
            try:
                await self._store.rewrite(self.table.id, written)
                await self.reload()
                keys = await keys_of(self._store, self.table.id, person)
                change = self.writer.change(self.table, self.table.seq, (), now(), old_labels=keys)
                await self._store.append(change)
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
        for task in (self.bots.thinking, self.start.waiting):
            if task:
                task.cancel()

    async def add_label(self, label: Label) -> None:
        """Make the table known under one more label. Call it while holding the lock."""
        for _ in range(ATTEMPTS):
            change = self.writer.change(self.table, self.table.seq, (), now(), new_labels=(label,))
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
        except KeyError:
            if not self.safe_seq:  # it has never been written
                raise Refused("refused-cannot-save") from None
            self.end()  # deleted by an operator, or through another node
            raise Refused("refused-no-such-table") from None
        except (Unavailable, Damaged, Invalid):
            raise Refused("refused-cannot-save") from None
        heard = self.safe_seq
        if self.is_shared and table.seq > heard:  # another node was faster
            self.leave_thinking()
        self.table = table
        self.writer.forget_seats()
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
        self.writer.forget_seats()
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

    async def answer_asking(self, caller: Caller, asking: str, *, lets_in: bool) -> int:
        """Let in somebody who asked, on a seat if one is free, or say no."""
        async with self.lock:
            self.audience.check_host(caller)
            one = self.audience.askings.find(asking)
            if one is None:
                raise Refused("refused-no-such-asking")
            if lets_in:
                await self.change(
                    lambda table: let_in(table, one.person, one.name, one.look, now())
                )
            one.answer = "yes" if lets_in else "no"
            self.nodes.asks(self.table.id, one.person, one)
            self.audience.tell_asking()
            return self.table.seq

    def wake(self) -> None:
        """Wake what goes on by itself: a start, or a bot that is asked."""
        self.start.wake()
        self.bots.wake()

    async def stop(self) -> None:
        """Stop thinking; finish writing."""
        for task in (self.bots.thinking, self.start.waiting):
            if task:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.audience.stop()
        with suppress(Refused):
            async with self.lock:
                pass
