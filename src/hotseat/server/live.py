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
from time import perf_counter, time
from typing import Protocol

import msgspec

from hotseat.bots import listens
from hotseat.core import Event, Invalid, Seat
from hotseat.core.events import heard_by
from hotseat.server.connection import NOT_LET_IN, TRY_AGAIN, Connection, Seen
from hotseat.server.identity import code_label
from hotseat.server.metrics import Metrics
from hotseat.server.summary import Summary, shelf, summary, update_summary
from hotseat.server.thinking import Answer, BotPool, Question
from hotseat.server.wire import Gone, Hint, Presence
from hotseat.store import Change, Conflict, Label, Row, Snapshot, Store, Unavailable
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.course import Damaged
from hotseat.table.decide import check_let_in, decide, play_actions, stand_in
from hotseat.table.messages import Snapshot as TableSnapshot
from hotseat.table.messages import Told, Update
from hotseat.table.table import Stage, Table, fold, open_table
from hotseat.table.telling import Look, News, table_view, told_since

logger = logging.getLogger("hotseat.tables")

SNAPSHOT_EVERY = 100  # entries
ATTEMPTS = 3  # another node may be faster, more than once
_REST_SECONDS = 2.0  # before a bot's move that could not be saved is tried again
_WHO_SITS_WHERE = (log.Sat, log.Stood, log.Swapped, log.SeatMoved, log.SeatsDropped)
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
        self, table: Table, store: Store, bots: BotPool, metrics: Metrics, changed: Changed
    ) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self._store = store
        self._bots = bots
        self._metrics = metrics
        self._changed = changed
        self.turn = Turn(self)
        self.safe_seq = table.seq  # the last entry that is durable, which everybody may hear of
        self.is_lost = False  # what is in memory is not what is in the store
        self._thinking: asyncio.Task[None] | None = None
        self._summary: Summary | None = None  # as of the last change of seats or settings
        self._members: tuple[bytes, ...] = ()
        self._kept_at = 0  # the entry after which a snapshot was kept

    @property
    def is_idle(self) -> bool:
        """Does nobody look, and no bot think?"""
        return not self.connections and not self.turn.locked() and self._thinking is None

    # Commands

    async def carry_out(self, caller: Caller, command: ask.Command) -> int:
        """Carry a command out; return the number of the last entry, or raise `Refused`."""
        async with self.turn:
            return await self.change(
                lambda table: decide(
                    table, caller, command, now(), is_absent=self._is_absent(command)
                )
            )

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
        was_open = self.table.stage < Stage.OVER
        try:
            happened = [(entry, fold(self.table, entry)) for entry in entries]
            if was_open and self.table.stage >= Stage.OVER:
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
        self.wake_bots()
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
            self.greet(connection, heard)
        self.wake_bots()

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
                shown = table_view(table, connection.caller)
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

    def greet(self, connection: Connection, since: int | None = None) -> None:
        """Send everything there is to know now, and what happened after entry `since`."""
        connection.send(_encode(self.update_for(connection, since)))

    def update_for(self, seen: Seen, since: int | None = None) -> Update:
        """Return the table as somebody sees it, with what happened after entry `since`."""
        table = self.table
        entries: list[Told] = []
        if since is not None and since < table.seq:
            entries = told_since(table, since, seen.shown, words=seen.words)
        shown = table_view(table, seen.caller)
        return Look(table, [seen.shown]).update(
            seen.shown, entries, shown, previews=seen.previews, words=seen.words
        )

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
        if connection.watches and seat is not None:
            raise Refused("refused-not-possible")
        connection.shown = seat
        connection.said_who = True
        self.greet(connection, since)

    def presence(self) -> Presence:
        """Return who is connected."""
        present: set[int] = set()
        spectators = 0
        for connection in self.connections:
            own = [] if connection.watches else self.own_seats(connection.caller)
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
        if not waiting:
            return None
        had_people = any(holder.person for holder in seats)
        return None if had_people and not table.played_by_people() else waiting[0]

    async def _let_bots_play(self) -> None:
        while (seat := self._bot_to_ask()) is not None:
            table, number = self.table, self.table.course.number
            answer = await self._bots.ask(self._question(seat, table.seats[seat].bot))
            try:
                async with self.turn:
                    if self.table is not table or table.course.number != number:
                        continue  # the game went on without this answer
                    if table.seats[seat].kind == "bot":
                        await self._play_for(seat, answer)
            except Refused:
                logger.warning("a bot's move could not be saved", extra={"table": table.id})
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
            question = self._question(seat, stand_in(self.table.game))
        # It may take a while, and the table must not wait for it.
        answer = await self._bots.ask(msgspec.structs.replace(question, why=True))
        return Hint(seat, answer.action, answer.reason)

    def _question(self, seat: int, name: str) -> Question:
        table = self.table
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
        with suppress(Refused):
            async with self.turn:
                pass


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
            return open_table(table_id, log_entries, snapshot)
        except Exception as error:  # whatever another version has kept, the log tells it too
            logger.warning("a snapshot is of no use", exc_info=error, extra={"table": table_id})
    return open_table(table_id, log_entries)
