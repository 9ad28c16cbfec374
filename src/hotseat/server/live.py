"""A table that somebody looks at or a bot plays at: one owner, commands one after the other.

Nobody hears of an entry before it is safe: decide, fold, append and wait for the commit, tell. If
the commit fails, what was folded is thrown away and the table is read from the store again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from time import perf_counter, time
from typing import Protocol

import msgspec

from hotseat.bots import listens
from hotseat.core import Event, Seat
from hotseat.core.events import heard_by
from hotseat.server.connection import NOT_LET_IN, Connection, Seen
from hotseat.server.identity import code_label
from hotseat.server.metrics import Metrics
from hotseat.server.summary import shelf, summary
from hotseat.server.thinking import BotPool, Question
from hotseat.server.wire import Gone, Presence
from hotseat.store import Change, Conflict, Label, Row, Snapshot, Store, Unavailable
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.course import Damaged
from hotseat.table.decide import Caller, Refused, check_let_in, decide, play_actions
from hotseat.table.table import Snapshot as TableSnapshot
from hotseat.table.table import Stage, Table, fold, open_table
from hotseat.table.telling import Look, Told, Update, table_view, told, told_since

logger = logging.getLogger("hotseat.tables")

SNAPSHOT_EVERY = 100  # entries
_WHO_SITS_WHERE = (log.Sat, log.Stood, log.Swapped, log.SeatMoved)
_encode = msgspec.json.Encoder().encode


class Changed(Protocol):
    """Is told when a table has changed, for lists."""

    def __call__(self, row: Row, persons: Sequence[str]) -> None:
        """Take note."""


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time() * 1000)


class Live:
    """A table in memory, with those who look at it."""

    def __init__(
        self, table: Table, store: Store, bots: BotPool, metrics: Metrics, changed: Changed
    ) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self._store = store
        self._bots = bots
        self._metrics = metrics
        self._changed = changed
        self.turn = asyncio.Lock()  # whoever has it may look at the table and change it
        self._thinking: asyncio.Task[None] | None = None
        self._kept_at = 0  # the entry after which a snapshot was kept

    @property
    def is_idle(self) -> bool:
        """Does nobody look, and no bot think?"""
        return not self.connections and not self.turn.locked() and self._thinking is None

    # Commands

    async def carry_out(self, caller: Caller, command: ask.Command) -> int:
        """Carry a command out; return the number of the last entry, or raise `Refused`."""
        async with self.turn:
            for _ in range(3):  # another node may be faster, more than once
                entries = decide(
                    self.table, caller, command, now(), is_absent=self._is_absent(command)
                )
                if await self.write(entries):
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
        persons = {holder.person for holder in self.table.seats} | {self.table.host}
        was_open = self.table.stage < Stage.OVER
        happened = [(entry, fold(self.table, entry)) for entry in entries]
        if was_open and self.table.stage >= Stage.OVER:
            old_labels = (*old_labels, code_label(self.table.code))  # nobody joins any more
        change = self._change(before, entries, entries[-1].at, new_labels, old_labels)
        begun = perf_counter()
        try:
            await asyncio.shield(self._store.append(change))
        except Conflict:
            await self._go_back(before)
            return False
        except BaseException as error:
            await self._go_back(before)
            if isinstance(error, Unavailable):
                raise Refused("refused-cannot-save") from None
            raise
        self._metrics.commit_seconds.observe(perf_counter() - begun)
        self._metrics.entries.inc(len(entries))
        self._tell(before, happened, had_proposal)
        row = Row(change.table, self.table.seq, change.shelf, change.at, change.summary)
        persons |= {holder.person for holder in self.table.seats} | {self.table.host}
        self._changed(row, [person for person in persons if person])
        await self._keep_snapshot()
        self.wake_bots()
        return True

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

    async def add_label(self, label: Label) -> None:
        """Make the table known under one more label. Only for whoever has the turn."""
        change = self._change(self.table.seq, (), now(), new_labels=(label,))
        try:
            await self._store.append(change)
        except (Conflict, Unavailable):
            raise Refused("refused-cannot-save") from None

    async def _go_back(self, known: int) -> None:
        """Forget what could not be written, read the table again and tell everybody how it is.

        Entry `known` is the last that is surely written; where the store does not answer, the
        table is what it was then.
        """
        if known == 0:
            return  # it never came to be, and nobody else knows it
        try:
            self.table = await read_table(self._store, self.table.id)
        except (Unavailable, Damaged, KeyError):
            self.table = open_table(self.table.id, self.table.log[:known])
        for connection in self.connections:
            self.greet(connection, known)

    def _change(
        self,
        after: int,
        entries: Sequence[log.Entry],
        at: int,
        new_labels: tuple[Label, ...] = (),
        old_labels: tuple[bytes, ...] = (),
    ) -> Change:
        return Change(
            self.table.id,
            after,
            tuple(log.write_entry(entry) for entry in entries),
            shelf(self.table),
            _encode(summary(self.table)),
            at,
            self._members(),
            new_labels,
            old_labels,
        )

    def _members(self) -> tuple[bytes, ...]:
        persons = {holder.person for holder in self.table.seats if holder.person}
        return tuple(sorted(person.encode() for person in persons | {self.table.host}))

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

    # Telling

    def _tell(
        self,
        before: int,
        happened: list[tuple[log.Entry, list[Event]]],
        had_proposal: bool,
    ) -> None:
        """Tell everybody who looks what has just happened."""
        if not self.connections:
            return
        table = self.table
        changes_table = had_proposal or table.stage == Stage.OVER
        numbers: list[int | None] = []
        number = table.course.number + 1 if table.has_begun else 0
        number -= sum(isinstance(entry, log.OF_THE_RECORD) for entry, _ in happened)
        for entry, _ in happened:
            is_recorded = isinstance(entry, log.OF_THE_RECORD)
            numbers.append(number if is_recorded else None)
            number += is_recorded
            changes_table |= not isinstance(entry, log.Moved | log.Chatted)
        if changes_table:
            self._see_out()
            for connection in self.connections:
                self._choose_seat(connection)
        look = Look(table, {connection.shown for connection in self.connections})
        entries: dict[int | None, list[Told]] = {}
        messages: dict[tuple[int | None, bool], bytes] = {}
        for connection in self.connections:
            viewer = connection.shown
            if viewer not in entries:
                entries[viewer] = [
                    told(seq, entry, numbers[seq - before - 1], events, viewer)
                    for seq, (entry, events) in enumerate(happened, start=before + 1)
                ]
            if changes_table:
                shown = table_view(table, connection.caller)
                update = look.update(viewer, entries[viewer], shown, previews=connection.previews)
                connection.send(_encode(update))
                continue
            key = viewer, connection.previews
            if key not in messages:
                messages[key] = _encode(
                    look.update(viewer, entries[viewer], None, previews=connection.previews)
                )
            connection.send(messages[key])
        if any(isinstance(entry, _WHO_SITS_WHERE) for entry, _ in happened):
            self._tell_presence()

    def greet(self, connection: Connection, since: int | None = None) -> None:
        """Send everything there is to know now, and what happened after entry `since`."""
        connection.send(_encode(self.update_for(connection, since)))

    def update_for(self, seen: Seen, since: int | None = None) -> Update:
        """Return the table as somebody sees it, with what happened after entry `since`."""
        table = self.table
        entries: list[Told] = []
        if since is not None and since < table.seq:
            entries = told_since(table, since, seen.shown)
        shown = table_view(table, seen.caller)
        return Look(table, [seen.shown]).update(seen.shown, entries, shown, previews=seen.previews)

    # Connections

    def own_seats(self, caller: Caller) -> list[int]:
        """Return the seats that a caller may look through."""
        seats = self.table.seats_of(caller.person)
        return [seat for seat in seats if caller.only_seat in (None, seat)]

    def _see_out(self) -> None:
        """Hang up on those who may not look any more."""
        for connection in list(self.connections):
            try:
                check_let_in(self.table, connection.caller)
            except Refused as error:
                self.connections.discard(connection)
                connection.send(_encode(Gone(error.reason)))
                connection.close(NOT_LET_IN, error.reason.phrase.code)

    def _choose_seat(self, connection: Connection) -> None:
        """Show the only seat, or none where several people share a screen and nobody said who."""
        own = self.own_seats(connection.caller)
        if connection.shown not in own:
            connection.shown = own[0] if len(own) == 1 else None
        elif len(own) > 1 and not connection.said_who:
            connection.shown = None

    def connect(self, connection: Connection, since: int | None) -> None:
        """Let somebody look from now on."""
        self._choose_seat(connection)
        self.connections.add(connection)
        self.greet(connection, since)
        self._tell_presence()

    def disconnect(self, connection: Connection) -> None:
        """Somebody does not look any more."""
        self.connections.discard(connection)
        self._tell_presence()

    def show(self, connection: Connection, seat: int | None, since: int | None) -> None:
        """Show the table through another of the caller's seats, or through none."""
        if seat is not None and seat not in self.own_seats(connection.caller):
            raise Refused("refused-not-your-seat", seat=seat)
        connection.shown = seat
        connection.said_who = True
        self.greet(connection, since)

    def presence(self) -> Presence:
        """Return who is connected."""
        present: set[int] = set()
        spectators = 0
        for connection in self.connections:
            own = self.own_seats(connection.caller)
            present.update(own)
            spectators += not own
        return Presence(sorted(present), spectators)

    def _tell_presence(self) -> None:
        if self.connections:
            message = _encode(self.presence())
            for connection in self.connections:
                connection.send(message)

    def _is_absent(self, command: ask.Command) -> bool:
        return isinstance(command, ask.HandToBot) and command.seat not in self.presence().seats

    # Bots

    def wake_bots(self) -> None:
        """Let a bot think if it is a bot's turn."""
        if self._thinking is None and self._bot_to_ask() is not None:
            self._thinking = asyncio.create_task(self._let_bots_play())
            self._thinking.add_done_callback(self._bots_rest)

    def _bot_to_ask(self) -> int | None:
        """Return a bot's seat that is asked.

        People come first where several are asked at once: a bot's open choice would be a hint.
        When the last person has left, the bots wait: somebody may come back.
        """
        table = self.table
        waiting = table.waiting
        if any(table.seats[seat].kind == "person" for seat in waiting):
            return None
        had_people = any(holder.person for holder in table.seats)
        if had_people and not table.played_by_people():
            return None
        return waiting[0] if waiting else None

    async def _let_bots_play(self) -> None:
        while (seat := self._bot_to_ask()) is not None:
            table, number = self.table, self.table.course.number
            answer = await self._bots.ask(self._question(seat))
            async with self.turn:
                if self.table is not table or table.course.number != number:
                    continue  # the game went on without this answer
                if table.seats[seat].kind != "bot":
                    continue
                self._metrics.bot_moves.labels(answer.note or "its own").inc()
                if answer.note:
                    logger.warning(
                        "a bot's move was replaced",
                        extra={"table": table.id, "seat": seat, "why": answer.note},
                    )
                await self.write(play_actions(table, seat, (answer.action,), now(), answer.note))

    def _question(self, seat: int) -> Question:
        table = self.table
        name = table.seats[seat].bot
        heard: list[Event] = []
        if listens(name, table.game):
            for step in table.course.steps(0):
                heard += heard_by(step.events, seat)
        state = table.course.state
        return Question(
            table.game.name,
            name,
            seat,
            table.game.view(state, Seat(seat)),
            tuple(table.game.options(state, Seat(seat))),
            tuple(heard),
            secrets.randbits(62),
        )

    def _bots_rest(self, task: asyncio.Task[None]) -> None:
        self._thinking = None
        if not task.cancelled() and (error := task.exception()):
            logger.error("a bot could not play", exc_info=error, extra={"table": self.table.id})

    async def stop(self) -> None:
        """Stop thinking; what was begun to be written is written."""
        if self._thinking:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        async with self.turn:
            pass


async def read_table(store: Store, table_id: str) -> Table:
    """Return a table from its log; raise `KeyError` if there is none, `Damaged` if it is wrong."""
    entries = await store.entries(table_id)
    if not entries:
        raise KeyError(table_id)
    try:
        log_entries = [log.read_entry(entry) for entry in entries]
    except msgspec.MsgspecError as error:
        raise Damaged(str(error)) from None
    kept = await store.snapshot(table_id)
    if kept:
        try:
            snapshot = msgspec.json.decode(kept.state, type=TableSnapshot)
            return open_table(table_id, log_entries, snapshot)
        except Exception as error:  # whatever another version has kept, the log tells it too
            logger.warning("a snapshot is of no use", exc_info=error, extra={"table": table_id})
    return open_table(table_id, log_entries)
