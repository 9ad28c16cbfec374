"""A table that somebody looks at or a bot plays at: one owner, commands one after the other.

Nobody hears of an entry before it is safe: decide, fold, append and wait for the commit, tell. If
the commit fails, what was folded is thrown away and the table is read from the store again; until
that succeeds nobody gets the turn.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from time import monotonic, perf_counter, time
from typing import Protocol

import msgspec

from hotseat.bots import listens
from hotseat.core import Event, Invalid, Seat
from hotseat.core.events import heard_by
from hotseat.server.aside import PLAYED_HERE, aside
from hotseat.server.asking import Askings
from hotseat.server.config import Limits
from hotseat.server.connection import NO_SUCH_TABLE, NOT_LET_IN, TRY_AGAIN, Connection, Seen
from hotseat.server.fair_queue import BOTS_ONLY, NOBODY_LOOKS, SOMEBODY_WAITS
from hotseat.server.identity import code_label
from hotseat.server.metrics import Metrics
from hotseat.server.rations import OneByOne
from hotseat.server.summary import Summary, shelf, summary, update_summary
from hotseat.server.thinking import Answer, BotPool, Question
from hotseat.server.wire import (
    Asking,
    AskingView,
    Carried,
    Gone,
    Hint,
    Presence,
    Reacted,
    Sign,
    Since,
)
from hotseat.store import Change, Conflict, Label, Row, Snapshot, Store, Unavailable
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.course import Course, Damaged
from hotseat.table.decide import (
    check_let_in,
    decide,
    let_in,
    play_actions,
    stand_in,
    start_anyway,
)
from hotseat.table.forgetting import without
from hotseat.table.messages import Snapshot as TableSnapshot
from hotseat.table.messages import Told, Update
from hotseat.table.table import Stage, Table, fold, open_table
from hotseat.table.telling import Look, News, moves_to_tell, table_view, told_since

logger = logging.getLogger("hotseat.tables")

SNAPSHOT_EVERY = 100  # entries
ATTEMPTS = 3  # another node may be faster, more than once
REVEAL_SECONDS = 10.0  # to show a sealed nonce before the game begins without it
_REST_SECONDS = 2.0  # before a bot's move that could not be saved is tried again
_WHO_SITS_WHERE = (log.Sat, log.Stood, log.Swapped, log.SeatMoved, log.SeatsDropped)
_USUAL = Limits()
_encode = msgspec.json.Encoder().encode


class Changed(Protocol):
    """Is told when a table has changed, for lists."""

    def __call__(self, row: Row, members: Collection[bytes]) -> None:
        """Take note."""


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time() * 1000)


class Turn:
    """Whoever has it may look at a table and change it; one after the other."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._lock = asyncio.Lock()

    def locked(self) -> bool:
        """Has somebody the turn?"""
        return self._lock.locked()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            if self._live.is_lost:
                await self._live.reload()
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


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
        self._one_by_one = one_by_one or OneByOne()  # for what is costly at any table
        self.connections: set[Connection] = set()
        self._store = store
        self._bots = bots
        self._metrics = metrics
        self._changed = changed
        self._away_seconds = limits.away_seconds
        self._opened_at = monotonic()
        self._left_at: dict[str, float] = {}  # by person
        self.askings = Askings(limits.asking_a_table)
        self._showing: set[asyncio.Task[None]] = set()
        self._told_host = table.host  # who was shown to have the host's controls
        self.turn = Turn(self)
        self.safe_seq = table.seq  # the last entry that is durable, which everybody may hear of
        self.is_lost = False  # what is in memory is not what is in the store
        self._thinking: asyncio.Task[None] | None = None
        self._starting: asyncio.Task[None] | None = None  # until the sealed nonces are shown
        self._summary: Summary | None = None  # as of the last change of seats or settings
        self._members: tuple[bytes, ...] = ()
        self._heard_of: Course | None = None  # for bots that listen: of which game, and what
        self._heard: dict[int, tuple[int, tuple[Event, ...]]] = {}
        self._kept_at = 0  # the entry after which a snapshot was kept

    @property
    def is_idle(self) -> bool:
        """Does nobody look, and no bot think?"""
        return not self.connections and not self.turn.locked() and not self._works

    @property
    def _works(self) -> bool:
        """Does a bot think, or does the game wait for nonces?"""
        return self._thinking is not None or self._starting is not None

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
                    is_absent=self._is_absent(command),
                    is_slow=self._is_slow(command),
                    away=self.away(),
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
            self._tell(before, happened, had_proposal)
        except Exception:  # it has happened all the same: whoever looks comes back and asks
            logger.exception("what happened cannot be told", extra={"table": self.table.id})
            for connection in self.connections:
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
            for seat in self.own_seats(caller):
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
            for connection in list(self.connections):
                connection.send(_encode(Gone(gone)))
                connection.close(NO_SUCH_TABLE, gone.phrase.code)
            self.connections.clear()
        if self._thinking:
            self._thinking.cancel()

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
        for connection in self._those_let_in():
            self._choose_seat(connection)
            await self.greet(connection, heard)
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
        looking = list(self.connections)
        away = self.away()
        if changes_table:
            looking = self._those_let_in()
            for connection in looking:
                self._choose_seat(connection)
        look = Look(table, {connection.shown for connection in looking})
        news = News(
            table.game,
            before,
            [(*one, number) for one, number in zip(happened, numbers, strict=True)],
        )
        messages: dict[tuple[int | None, bool, bool], bytes] = {}
        for connection in looking:
            viewer, previews, words = connection.shown, connection.previews, connection.words
            entries = news.told_to(viewer, words=words)
            if changes_table:  # each one is shown which seats are theirs
                shown = table_view(table, connection.caller, away)
                update = look.update(viewer, entries, shown, previews=previews, words=words)
                connection.send(_encode(update))
                continue
            key = viewer, previews, words
            if key not in messages:
                messages[key] = _encode(
                    look.update(viewer, entries, None, previews=previews, words=words, known=before)
                )
            connection.send(messages[key])
        if any(isinstance(entry, _WHO_SITS_WHERE) for entry, _ in happened):
            self._tell_presence()

    async def greet(self, connection: Connection, since: int | None = None) -> None:
        """Send everything there is to know now, and what happened after entry `since`."""
        connection.send(_encode(await self.update_for(connection, since)))

    async def update_for(self, seen: Seen, since: int | None = None) -> Update:
        """Return the table as somebody sees it, with what happened after entry `since`.

        Of a long absence only the end is told; the log has the rest, page by page. Only for
        whoever has the turn.
        """
        entries: list[Told] = []
        if since is not None and since < self.table.seq:
            first = max(since, self.table.seq - self._limits.entries_told)
            entries = await self.past(first, seen.shown, words=seen.words)
        async with self._one_by_one:
            shown = table_view(self.table, seen.caller, self.away())
            return Look(self.table, [seen.shown]).update(
                seen.shown, entries, shown, previews=seen.previews, words=seen.words
            )

    async def past(self, after: int, viewer: int | None, *, words: bool) -> list[Told]:
        """Return entries as a viewer may know them, a page of them. For whoever has the turn."""
        table, most = self.table, self._limits.entries_told
        if moves_to_tell(table, after, most) <= PLAYED_HERE:
            return told_since(table, after, viewer, words=words, most=most)
        return await aside(told_since, table, after, viewer, words=words, most=most)

    # Connections

    def own_seats(self, caller: Caller) -> list[int]:
        """Return the seats that a caller may look through."""
        seats = self.table.seats_of(caller.person)
        return [seat for seat in seats if caller.only_seat in (None, seat)]

    def _those_let_in(self) -> list[Connection]:
        """Return those who may still look, and hang up on the others."""
        let_in: list[Connection] = []
        for connection in list(self.connections):
            try:
                check_let_in(self.table, connection.caller)
            except Refused as error:
                self.connections.discard(connection)
                connection.send(_encode(Gone(error.reason)))
                connection.close(NOT_LET_IN, error.reason.phrase.code)
            else:
                let_in.append(connection)
        return let_in

    def _choose_seat(self, connection: Connection) -> None:
        """Show the only seat, or none where several people share a screen and nobody said who."""
        if connection.watches:
            connection.shown = None
            return
        own = self.own_seats(connection.caller)
        if connection.shown not in own:
            connection.shown = own[0] if len(own) == 1 else None
        elif len(own) > 1 and not connection.said_who:
            connection.shown = None

    async def connect(self, connection: Connection, since: int | None) -> None:
        """Let somebody look from now on. Only for whoever has the turn."""
        await self._give_back(connection)
        self._choose_seat(connection)
        self.connections.add(connection)
        await self.greet(connection, since)
        self._tell_presence()
        self._tell_host()
        self.tell_asking()

    async def _give_back(self, connection: Connection) -> None:
        """Let somebody who comes back play where the host had let a bot play."""
        if connection.watches or self.table.stage != Stage.RUNNING:
            return
        seats = [
            seat for seat in self.own_seats(connection.caller) if self.table.seats[seat].until_back
        ]

        def given_back(table: Table) -> list[log.Entry]:
            backs = [decide(table, connection.caller, ask.TakeBack(seat), now()) for seat in seats]
            return [entry for back in backs for entry in back]

        with suppress(Refused):  # it could not be saved: they are told that a bot plays
            await self.change(given_back)

    def disconnect(self, connection: Connection) -> None:
        """Somebody does not look any more."""
        self.connections.discard(connection)
        self._left_at[connection.caller.person] = monotonic()
        self._tell_presence()
        if self.connections:
            asyncio.get_running_loop().call_later(self._away_seconds + 0.1, self._tell_host)

    async def show(self, connection: Connection, seat: int | None, since: int | None) -> None:
        """Show the table through another of the caller's seats, or through none."""
        if seat is not None and seat not in self.own_seats(connection.caller):
            raise Refused("refused-not-your-seat", seat=seat)
        if connection.watches and seat is not None:
            raise Refused("refused-not-possible")
        connection.shown = seat
        connection.said_who = True
        await self.greet(connection, since)

    def present(self) -> set[int]:
        """Return the seats whose people are connected."""
        seats: set[int] = set()
        for connection in self.connections:
            if not connection.watches:
                seats.update(self.own_seats(connection.caller))
        return seats

    def spectators(self) -> int:
        """Return how many look who have no seat, screens for the whole room among them."""
        return sum(
            connection.watches or not self.own_seats(connection.caller)
            for connection in self.connections
        )

    def presence(self) -> Presence:
        """Return who is connected, who is not, and who is awaited."""
        present = self.present()
        offline = [
            Since(seat, int(self._gone_for(self.table.seats[seat].person) * 1000))
            for seat in self.table.played_by_people()
            if seat not in present
        ]
        return Presence(
            sorted(present),
            self.spectators(),
            sum(connection.watches for connection in self.connections),
            offline,
            [Since(seat, self._awaited_for(seat)) for seat in self.table.waiting],
        )

    def _awaited_for(self, seat: int) -> int:
        """Return for how many milliseconds a seat has owed its decision."""
        asked = self.table.log[self.table.asked_since[seat] - 1].at
        return max(0, now() - asked)

    def _tell_presence(self) -> None:
        if self.connections:
            message = _encode(self.presence())
            for connection in self.connections:
                connection.send(message)

    def react(self, caller: Caller, seat: int, sign: Sign) -> None:
        """Let everybody see what somebody shouts from their seat."""
        if seat not in self.own_seats(caller):
            raise Refused("refused-not-your-seat", seat=seat)
        message = _encode(Reacted(seat, sign))
        for connection in self.connections:
            connection.send(message)

    def _is_absent(self, command: ask.Command) -> bool:
        """Has the seat of a command been without anybody for a while?"""
        seats = self.table.seats
        if not isinstance(command, ask.HandToBot) or command.seat >= len(seats):
            return False
        if command.seat in self.present():
            return False
        if self._gone_for(seats[command.seat].person) < self._away_seconds:
            raise Refused("refused-still-near", name=seats[command.seat].name)
        return True

    def _is_slow(self, command: ask.Command) -> bool:
        """Does the seat of a command keep the table waiting?"""
        if not isinstance(command, ask.HandToBot) or command.seat not in self.table.waiting:
            return False
        return self._awaited_for(command.seat) >= self._limits.slow_seconds * 1000

    def _gone_for(self, person: str) -> float:
        """Return since how many seconds nobody has seen a person who is not here."""
        return monotonic() - self._left_at.get(person, self._opened_at)

    def away(self) -> set[str]:
        """Return those who belong to the table and have not been here for a while."""
        people = {self.table.host, *(holder.person for holder in self.table.seats)} - {""}
        here = {connection.caller.person for connection in self.connections}
        return {one for one in people - here if self._gone_for(one) >= self._away_seconds}

    def check_host(self, caller: Caller) -> None:
        """Refuse who has not the host's controls now."""
        if caller.only_seat is not None or caller.person != self.table.host_while(self.away()):
            raise Refused("refused-not-host")

    def _tell_host(self) -> None:
        """Show everybody who has the host's controls, if that has changed."""
        host = self.table.host_while(self.away())
        if host != self._told_host and self.connections:
            self._told_host = host
            self.tell_asking()
            showing = asyncio.create_task(self._greet_all())
            self._showing.add(showing)
            showing.add_done_callback(self._showing.discard)

    def tell_asking(self) -> None:
        """Tell whoever has the host's controls who asks to join."""
        host = self.table.host_while(self.away())
        people = [AskingView(one.id, one.name, one.look) for one in self.askings.waiting()]
        message = _encode(Asking(people))
        for connection in self.connections:
            if connection.caller.person == host and not connection.watches:
                connection.send(message)

    async def answer_asking(self, caller: Caller, asking: str, *, lets_in: bool) -> int:
        """Let somebody in who asked, with a seat where one is free, or do not."""
        async with self.turn:
            self.check_host(caller)
            one = self.askings.take(asking, lets_in=lets_in)
            if one is None:
                raise Refused("refused-no-such-asking")
            if lets_in:
                await self.change(
                    lambda table: let_in(table, one.person, one.name, one.look, now())
                )
            self.tell_asking()
            return self.table.seq

    async def _greet_all(self) -> None:
        with suppress(Refused):  # it cannot be read now: whoever looks is told later
            async with self.turn:
                for connection in self._those_let_in():
                    await self.greet(connection)

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

    # Bots

    def wake(self) -> None:
        """Let go on what goes on by itself: a start, or a bot whose turn it is."""
        self._await_nonces()
        if self._thinking is None and self._bot_to_ask() is not None:
            self._thinking = asyncio.create_task(self._let_bots_play())
            self._thinking.add_done_callback(self._bots_rest)

    def _bot_to_ask(self) -> int | None:
        """Return a bot's seat that is asked.

        People come first where several are asked at once: a bot's open choice would be a hint,
        unless all that is asked is whether everybody is ready.
        When the last person has left, the bots wait: somebody may come back.
        """
        table = self.table
        seats = table.seats
        waiting = table.waiting
        if table.started and table.game.pauses(table.course.state):
            waiting = [seat for seat in waiting if seats[seat].bot]
        for seat in waiting:
            if not seats[seat].bot:
                return None
        if not waiting or table.seq >= self._limits.entries_a_table:
            return None
        had_people = any(holder.person for holder in seats)
        return None if had_people and not table.played_by_people() else waiting[0]

    async def _let_bots_play(self) -> None:
        while (seat := self._bot_to_ask()) is not None:
            try:
                async with self.turn:
                    table, number = self.table, self.table.course.number
                    if seat != self._bot_to_ask():
                        continue
                    question = await self._question(seat, table.seats[seat].bot)
                answer = await self._bots.ask(question)
                if question.rank == BOTS_ONLY:  # at a speed that can be watched
                    await asyncio.sleep(self._limits.bots_only_seconds)
                async with self.turn:
                    if self.table is not table or table.course.number != number:
                        continue  # the game went on without this answer
                    if table.seats[seat].kind == "bot":
                        await self._play_for(seat, answer)
            except Refused:
                logger.warning("a bot's move could not be saved", extra={"table": self.table.id})
                await asyncio.sleep(_REST_SECONDS)

    async def _play_for(self, seat: int, answer: Answer) -> None:
        self._metrics.bot_moves.labels(answer.note or "its own").inc()
        if answer.note:
            logger.warning(
                "a bot's move was replaced",
                extra={"table": self.table.id, "seat": seat, "why": answer.note},
            )
        moves = play_actions(self.table, seat, (answer.action,), now(), answer.note)
        await self.write(moves)

    async def hint(self, seat: int | None) -> Hint:
        """Return what the rookie would do for a seat that is asked; raise `Refused`."""
        async with self.turn:
            if seat is None or seat not in self.table.asked:
                raise Refused("refused-not-asked")
            question = await self._question(seat, stand_in(self.table.game))
        # It may take a while, and the table must not wait for it.
        answer = await self._bots.ask(
            msgspec.structs.replace(question, why=True, rank=SOMEBODY_WAITS)
        )
        return Hint(seat, answer.action, answer.reason)

    async def _question(self, seat: int, name: str) -> Question:
        table = self.table
        heard = await self._heard_by(seat) if listens(name, table.game) else ()
        state = table.course.state
        return Question(
            table.game.name,
            name,
            seat,
            table.game.view(state, Seat(seat)),
            tuple(table.game.options(state, Seat(seat))),
            heard,
            secrets.randbits(62),
            owner=table.host,
            rank=self._rank(),
        )

    def _rank(self) -> int:
        """Return how many wait for a bot's move: whoever looks, or plays, or nobody at all."""
        if not any(holder.person for holder in self.table.seats):
            return BOTS_ONLY
        return SOMEBODY_WAITS if self.present() else NOBODY_LOOKS

    async def _heard_by(self, seat: int) -> tuple[Event, ...]:
        """Return all that a seat has heard so far: what was asked before is not played again."""
        course = self.table.course
        if self._heard_of is not course:  # the table was read again
            self._heard_of, self._heard = course, {}
        known, heard = self._heard.get(seat, (-1, ()))
        if course.number > known:
            new = course.distance(max(known, 0)) + course.number - known
            if new > PLAYED_HERE:
                later = await aside(_heard_since, course, known + 1, seat)
            else:
                later = _heard_since(course, known + 1, seat)
            heard += later
            self._heard[seat] = course.number, heard
        return heard

    def _bots_rest(self, task: asyncio.Task[None]) -> None:
        self._thinking = None
        if not task.cancelled() and (error := task.exception()):
            logger.error("a bot could not play", exc_info=error, extra={"table": self.table.id})

    async def stop(self) -> None:
        """Stop thinking; what was begun to be written is written."""
        for task in (self._thinking, self._starting, *self._showing):
            if task:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        with suppress(Refused):
            async with self.turn:
                pass


def _heard_since(course: Course, first: int, seat: int) -> tuple[Event, ...]:
    return tuple(event for step in course.steps(first) for event in heard_by(step.events, seat))


async def read_table(store: Store, table_id: str) -> Table:
    """Return a table from its log; raise `KeyError` if there is none, `Damaged` if it is wrong."""
    kept = await store.snapshot(table_id)  # first: the log may grow meanwhile, and only grow
    entries = await store.entries(table_id)
    if not entries:
        raise KeyError(table_id)
    try:
        log_entries = [log.read_entry(entry) for entry in entries]
    except msgspec.MsgspecError as error:
        raise Damaged(str(error)) from None
    if kept:
        try:
            snapshot = msgspec.json.decode(kept.state, type=TableSnapshot)
            return await aside(open_table, table_id, log_entries, snapshot)
        except Exception as error:  # whatever another version has kept, the log tells it too
            logger.warning("a snapshot is of no use", exc_info=error, extra={"table": table_id})
    return await aside(open_table, table_id, log_entries)
