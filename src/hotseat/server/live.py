"""A table that somebody looks at or a bot plays at: one owner, commands one after the other.

Nobody hears of an entry before it is safe: decide, fold, append and wait for the commit, tell. If
the commit fails, what was folded is thrown away and the table is read from the store again; until
that succeeds nobody gets the turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Protocol

import msgspec

from hotseat.core import Invalid
from hotseat.server.aside import PLAYED_HERE, aside
from hotseat.server.audience import Audience
from hotseat.server.bot_seats import BotSeats
from hotseat.server.config import Limits
from hotseat.server.connection import NO_SUCH_TABLE, TRY_AGAIN
from hotseat.server.identity import code_label
from hotseat.server.metrics import Metrics
from hotseat.server.rations import OneByOne
from hotseat.server.reading import read_table
from hotseat.server.steady_clock import now
from hotseat.server.summary import Summary, shelf, summary, update_summary
from hotseat.server.thinking import BotPool
from hotseat.server.turn import Turn
from hotseat.server.wire import Carried, Gone
from hotseat.store import Change, Conflict, Label, Row, Snapshot, Store, Unavailable
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.course import Damaged
from hotseat.table.decide import decide, let_in, start_anyway
from hotseat.table.forgetting import without
from hotseat.table.table import Stage, Table, fold, open_table

logger = logging.getLogger("hotseat.tables")

SNAPSHOT_EVERY = 100  # entries
ATTEMPTS = 3  # another node may be faster, more than once
REVEAL_SECONDS = 10.0  # to show a sealed nonce before the game begins without it
_USUAL = Limits()
_encode = msgspec.json.Encoder().encode


class Changed(Protocol):
    """Is told when a table has changed, for lists."""

    def __call__(self, row: Row, members: Collection[bytes]) -> None:
        """Take note."""


class Live:
    """A table in memory, with those who look at it."""

    def __init__(
        self,
        table: Table,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        changed: Changed,
        limits: Limits = _USUAL,
        one_by_one: OneByOne | None = None,
    ) -> None:
        self.table = table
        self._limits = limits
        self._store = store
        self._metrics = metrics
        self._changed = changed
        self.audience = Audience(self, limits, one_by_one or OneByOne())
        self.bots = BotSeats(self, bots, metrics, limits)
        self.turn = Turn(self)
        self.safe_seq = table.seq  # the last entry that is durable, which everybody may hear of
        self.is_lost = False  # what is in memory is not what is in the store
        self._starting: asyncio.Task[None] | None = None  # until the sealed nonces are shown
        self._summary: Summary | None = None  # as of the last change of seats or settings
        self._members: tuple[bytes, ...] = ()
        self._kept_at = 0  # the entry after which a snapshot was kept

    @property
    def is_idle(self) -> bool:
        """Does nobody look, and no bot think?"""
        return not self.audience.connections and not self.turn.locked() and not self._works

    @property
    def _works(self) -> bool:
        """Does a bot think, or does the game wait for nonces?"""
        return self.bots.thinking is not None or self._starting is not None

    # Commands

    async def carry_out(self, caller: Caller, command: ask.Command) -> Carried:
        """Carry a command out; return what came of it, or raise `Refused`."""
        async with self.turn:
            self._check_log_has_room(command)
            if isinstance(command, ask.Undo | ask.AnswerUndo):
                await self._recall(command)
            decided: Sequence[log.Entry] = ()

            def entries_for(table: Table) -> Sequence[log.Entry]:
                nonlocal decided
                decided = decide(
                    table,
                    caller,
                    command,
                    now(),
                    is_absent=self.audience.is_absent(command),
                    is_slow=self.audience.is_slow(command),
                    away=self.audience.away(),
                )
                return decided

            seq = await self.change(entries_for)
            return Carried(seq, sum(isinstance(entry, log.Moved) for entry in decided))

    def _check_log_has_room(self, command: ask.Command) -> None:
        """Refuse what would make the log longer than any game needs; talk has its own share."""
        limits, table = self._limits, self.table
        if isinstance(command, ask.Close):
            return
        is_full = table.seq >= limits.entries_a_table
        for kind, entry, most in (
            (ask.Chat, log.Chatted, limits.chats_a_table),
            (ask.Undo, (log.Undone, log.Rewound), limits.undos_a_table),
        ):
            if isinstance(command, kind) and table.seq >= most:
                is_full |= sum(isinstance(one, entry) for one in table.log) >= most
        if is_full:
            raise Refused("refused-log-full")

    async def _recall(self, command: ask.Undo | ask.AnswerUndo) -> None:
        """Play again aside what lies far back, so that deciding does not."""
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
        if to is not None and to < course.number and course.distance(to) > PLAYED_HERE:
            await aside(course.state_after, to)

    async def change(
        self,
        entries_for: Callable[[Table], Sequence[log.Entry]],
        new_labels: tuple[Label, ...] = (),
        old_labels: tuple[bytes, ...] = (),
    ) -> int:
        """Write what the table, as it is, leads to; return the number of the last entry.

        Only for whoever has the turn. If another node was faster it is decided once more.
        """
        for _ in range(ATTEMPTS):
            if await self.write(entries_for(self.table), new_labels, old_labels):
                return self.table.seq
        raise Refused("refused-cannot-save")

    async def write(
        self,
        entries: Sequence[log.Entry],
        new_labels: tuple[Label, ...] = (),
        old_labels: tuple[bytes, ...] = (),
    ) -> bool:
        """Fold, append, wait for the commit, tell; False if another node was faster.

        Only for whoever has the turn. Raises `Refused` if the store cannot write.
        """
        if not entries:
            return True
        before = self.table.seq
        had_proposal = self.table.proposal is not None
        members = self._members  # also those who will not be any more
        was_open = self.table.stage < Stage.CLOSED
        try:
            happened = [(entry, fold(self.table, entry)) for entry in entries]
            if was_open and self.table.stage == Stage.CLOSED:
                old_labels = (*old_labels, code_label(self.table.code))  # nobody joins any more
            change = self._change(before, entries, entries[-1].at, new_labels, old_labels)
            begun = perf_counter()
            stopped = await self._save(change)
        except Conflict:
            await self.reload()
            return False
        except BaseException as error:
            await self.reload()
            if isinstance(error, Unavailable):
                raise Refused("refused-cannot-save") from None
            raise
        self.safe_seq = self.table.seq
        self._metrics.commit_seconds += perf_counter() - begun
        self._metrics.commits += 1
        self._metrics.entries += len(entries)
        try:
            self.audience.tell(before, happened, had_proposal)
        except Exception:  # it has happened all the same: whoever looks comes back and asks
            logger.exception("what happened cannot be told", extra={"table": self.table.id})
            for connection in self.audience.connections:
                connection.close(TRY_AGAIN, "try again")
        row = Row(change.table, self.table.seq, change.shelf, change.at, change.summary)
        self._changed(row, {*members, *self._members} if members else self._members)
        if stopped:
            raise stopped
        await self._keep_snapshot()
        self.wake()
        return True

    async def _save(self, change: Change) -> asyncio.CancelledError | None:
        """Append and wait for the outcome.

        Who is cancelled meanwhile waits too, because it may be written all the same; what was
        raised then is returned, or raised if it was not written.
        """
        stopped: asyncio.CancelledError | None = None
        saving = asyncio.ensure_future(self._store.append(change))
        while not saving.done():
            try:
                await asyncio.shield(saving)
            except asyncio.CancelledError as error:
                stopped = error
            except Exception:
                break  # it is looked at below
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
        """Write a new table down with its first entries and commands, all or nothing."""
        begun = list(entries)
        scratch = open_table(self.table.id, begun)
        for command in commands:
            decided = decide(scratch, caller, command, now())
            for entry in decided:
                fold(scratch, entry)
            begun += decided
        async with self.turn:
            if not await self.write(begun, new_labels=labels):
                raise Refused("refused-cannot-save")  # its id or its code is taken

    async def adopt(
        self, table: Table, entries: Sequence[log.Entry], labels: tuple[Label, ...]
    ) -> None:
        """Write a new table down whose entries have been folded already."""
        async with self.turn:
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
            await self._keep_snapshot()

    async def forget(self, person: str, nobody: str) -> None:
        """Let nobody have been where a person was: a bot plays on, names and talk go."""
        async with self.turn:
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

    async def delete(self) -> None:
        """Delete the table; whoever looks is told that it is gone."""
        async with self.turn:
            try:
                await self._store.delete(self.table.id)
            except Unavailable:
                raise Refused("refused-cannot-save") from None
            self.is_lost = True
            gone = Refused("refused-no-such-table").reason
            for connection in list(self.audience.connections):
                connection.send(_encode(Gone(gone)))
                connection.close(NO_SUCH_TABLE, gone.phrase.code)
            self.audience.connections.clear()
        if self.bots.thinking:
            self.bots.thinking.cancel()

    async def add_label(self, label: Label) -> None:
        """Make the table known under one more label. Only for whoever has the turn."""
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
        """Forget what is in memory, read the table again and tell everybody how it is.

        Only for whoever has the turn. Raises `Refused` if it cannot be read; then whoever has the
        turn next tries again.
        """
        self.is_lost = True
        try:
            table = await read_table(self._store, self.table.id)
        except (KeyError, Unavailable, Damaged, Invalid):
            raise Refused("refused-cannot-save") from None
        heard = self.safe_seq
        self.table = table
        self._summary = None
        self.safe_seq = table.seq
        self.is_lost = False
        for connection in self.audience.those_let_in():
            self.audience.choose_seat(connection)
            await self.audience.greet(connection, heard)
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
        """Keep what no move changes, because most changes are moves."""
        seats = self.table.seats
        self._summary = summary(self.table)
        persons = {holder.person for holder in seats if holder.person} | {self.table.host}
        self._members = tuple(sorted(person.encode() for person in persons))

    async def _keep_snapshot(self) -> None:
        table = self.table
        if not table.has_begun:
            return
        is_due = table.seq - self._kept_at >= SNAPSHOT_EVERY
        if is_due or (table.stage == Stage.OVER and self._kept_at < table.seq):
            self._kept_at = table.seq
            try:
                kept = Snapshot(table.seq, _encode(table.snapshot()))
                await self._store.keep_snapshot(table.id, kept)
            except Unavailable:
                logger.warning("a snapshot could not be kept", extra={"table": table.id})

    async def answer_asking(self, caller: Caller, asking: str, *, lets_in: bool) -> int:
        """Let somebody in who asked, with a seat where one is free, or do not."""
        async with self.turn:
            self.audience.check_host(caller)
            one = self.audience.askings.take(asking, lets_in=lets_in)
            if one is None:
                raise Refused("refused-no-such-asking")
            if lets_in:
                await self.change(
                    lambda table: let_in(table, one.person, one.name, one.look, now())
                )
            self.audience.tell_asking()
            return self.table.seq

    # The start

    def _await_nonces(self) -> None:
        """Begin in time, with whatever nonces are shown by then."""
        if self._starting is None and self.table.is_starting:
            self._starting = asyncio.create_task(self._begin_in_time())
            self._starting.add_done_callback(self._has_begun)

    async def _begin_in_time(self) -> None:
        while self.table.is_starting:
            await asyncio.sleep(REVEAL_SECONDS)
            with suppress(Refused):  # it could not be saved
                async with self.turn:
                    await self.change(
                        lambda table: start_anyway(table, now()) if table.is_starting else []
                    )

    def _has_begun(self, task: asyncio.Task[None]) -> None:
        self._starting = None
        if not task.cancelled() and (error := task.exception()):
            logger.error("a game could not begin", exc_info=error, extra={"table": self.table.id})

    def wake(self) -> None:
        """Let go on what goes on by itself: a start, or a bot whose turn it is."""
        self._await_nonces()
        self.bots.wake()

    async def stop(self) -> None:
        """Stop thinking; what was begun to be written is written."""
        for task in (self.bots.thinking, self._starting):
            if task:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.audience.stop()
        with suppress(Refused):
            async with self.turn:
                pass
