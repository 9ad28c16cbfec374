"""Those who look at a table: who they are, what they are told, who is missing."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from hotseat.core import Event
from hotseat.server.asking import Askings
from hotseat.server.config import Limits
from hotseat.server.connection import NOT_LET_IN, Connection, Seen
from hotseat.server.news import Visitor
from hotseat.server.rations import OneByOne
from hotseat.server.steady_clock import now
from hotseat.server.threads import REPLAYED_IN_LOOP, in_thread
from hotseat.server.wire import Asking, AskingView, Gone, Presence, Reacted, Sign, Since
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.decide import check_let_in, decide
from hotseat.table.messages import Told, Update
from hotseat.table.table import Stage, Table
from hotseat.table.telling import (
    News,
    TableViews,
    changes_table,
    moves_to_tell,
    table_view,
    told_since,
    updates,
)

if TYPE_CHECKING:
    from hotseat.server.live import Live

_WHO_SITS_WHERE = (log.Sat, log.Stood, log.Swapped, log.SeatMoved, log.SeatsDropped)
_encode = msgspec.json.Encoder().encode


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, live: Live, limits: Limits, one_by_one: OneByOne) -> None:
        self._live = live
        self._limits = limits
        self._one_by_one = one_by_one  # for costly work at any table
        self.connections: set[Connection] = set()
        self._elsewhere = live.nodes.visitors_of(live.table.id)  # through other nodes
        self.askings = Askings(limits.asking_a_table)
        self._opened_at = monotonic()
        self._left_at: dict[str, float] = {}  # by person
        self._told_host = live.table.host  # who was last shown as having the host's controls
        self._showing: set[asyncio.Task[None]] = set()
        self._looking_again: asyncio.TimerHandle | None = None

    @property
    def _table(self) -> Table:
        return self._live.table

    async def stop(self) -> None:
        """Stop all timers."""
        for task in list(self._showing):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    # Telling

    def tell(
        self,
        before: int,
        happened: list[tuple[log.Entry, list[Event]]],
        had_proposal: bool,
        answers: dict[Connection, bytes],
    ) -> None:
        """Tell everybody who looks what has just happened.

        The person who asked gets the answer along with it, and is removed from `answers`.
        """
        if not self.connections:
            return
        if had_proposal or self._table.stage == Stage.OVER or changes_table(happened):
            self._send(self._with_the_table(before, happened), answers)
            if any(isinstance(entry, _WHO_SITS_WHERE) for entry, _ in happened):
                self._tell_presence()
            return
        ways = {one: one.way for one in self.connections}
        made = updates(self._table, before, happened, set(ways.values()))
        self._send({one: made[way] for one, way in ways.items()}, answers)

    def _send(self, messages: dict[Connection, bytes], answers: dict[Connection, bytes]) -> None:
        for connection, message in messages.items():
            if connection in answers:
                connection.send(message, answers.pop(connection))
            else:
                connection.send(message)

    def _with_the_table(
        self, before: int, happened: list[tuple[log.Entry, list[Event]]]
    ) -> dict[Connection, bytes]:
        """Return what happened and the table now: each viewer sees which seats are theirs."""
        table, away, looking = self._table, self.away(), self.those_let_in()
        for connection in looking:
            self.choose_seat(connection)
        views = TableViews(table, {connection.shown for connection in looking})
        news = News(table, before, happened)
        messages: dict[Connection, bytes] = {}
        for connection in looking:
            viewer, previews, words = connection.way
            entries = news.told_to(viewer, words=words)
            shown = table_view(table, connection.caller, away)
            update = views.update(viewer, entries, shown, previews=previews, words=words)
            messages[connection] = _encode(update)
        return messages

    async def greet(self, connection: Connection, since: int | None = None) -> None:
        """Send the whole table, and what happened after entry `since`."""
        connection.send(_encode(await self.update_for(connection, since)))

    async def update_for(self, seen: Seen, since: int | None = None) -> Update:
        """Return the table as somebody sees it, with what happened after entry `since`.

        After a long absence, only the last part is told; the log has the rest, page by page. Call
        it while holding the lock.
        """
        entries: list[Told] = []
        if since is not None and since < self._table.seq:
            first = max(since, self._table.seq - self._limits.entries_told)
            entries = await self.past(first, seen.shown, words=seen.words)
        async with self._one_by_one:
            shown = table_view(self._table, seen.caller, self.away())
            return TableViews(self._table, [seen.shown]).update(
                seen.shown, entries, shown, previews=seen.previews, words=seen.words
            )

    async def past(self, after: int, viewer: int | None, *, words: bool) -> list[Told]:
        """Return a page of entries as a viewer may know them. Call it while holding the lock."""
        table, most = self._table, self._limits.entries_told
        if moves_to_tell(table, after, most) <= REPLAYED_IN_LOOP:
            return told_since(table, after, viewer, words=words, most=most)
        return await in_thread(told_since, table, after, viewer, words=words, most=most)

    # Connections

    def own_seats(self, caller: Caller) -> list[int]:
        """Return the seats that a caller may look through."""
        seats = self._table.seats_of(caller.person)
        return [seat for seat in seats if caller.only_seat in (None, seat)]

    def those_let_in(self) -> list[Connection]:
        """Return those who may still look, and disconnect the others."""
        let_in: list[Connection] = []
        for connection in list(self.connections):
            try:
                check_let_in(self._table, connection.caller)
            except Refused as error:
                self.connections.discard(connection)
                connection.send(_encode(Gone(error.reason)))
                connection.close(NOT_LET_IN, error.reason.phrase.code)
            else:
                let_in.append(connection)
        return let_in

    def choose_seat(self, connection: Connection) -> None:
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
        """Let somebody look from now on. Call it while holding the lock."""
        await self._give_back(connection)
        self.choose_seat(connection)
        self.connections.add(connection)
        await self.greet(connection, since)
        self._live.nodes.looks(self._live)
        self._tell_presence()
        self._tell_host()
        self.tell_asking()

    async def _give_back(self, connection: Connection) -> None:
        """Give the seat back to somebody who returns, if the host had let a bot play."""
        if connection.watches or self._table.stage != Stage.RUNNING:
            return
        seats = [
            seat for seat in self.own_seats(connection.caller) if self._table.seats[seat].until_back
        ]

        def given_back(table: Table) -> list[log.Entry]:
            backs = [decide(table, connection.caller, ask.TakeBack(seat), now()) for seat in seats]
            return [entry for back in backs for entry in back.entries]

        with suppress(Refused):  # it could not be saved: they are told that a bot plays
            await self._live.change(given_back)

    def disconnect(self, connection: Connection) -> None:
        """Forget a socket that was closed."""
        self.connections.discard(connection)
        self._left_at[connection.caller.person] = monotonic()
        self._live.nodes.looks(self._live)
        self._tell_presence()
        if self.connections and self._looking_again is None:
            self._look_again_in_time()

    def _look_again_in_time(self) -> None:
        """Check who has the host's controls once somebody who left counts as away.

        There is one timer per table. The next one looks after people who leave meanwhile.
        """
        loop = asyncio.get_running_loop()
        self._looking_again = loop.call_later(self._limits.away_seconds + 0.1, self._look_again)

    def _look_again(self) -> None:
        self._looking_again = None
        self._tell_host()
        if self.connections and self._is_somebody_leaving():
            self._look_again_in_time()

    def _is_somebody_leaving(self) -> bool:
        """Has somebody left, but not for long enough to count as away?"""
        here = self._people_here()
        return any(
            person not in here and self._gone_for(person) < self._limits.away_seconds
            for person in self._left_at
        )

    async def show(self, connection: Connection, seat: int | None, since: int | None) -> None:
        """Show the table through another of the caller's seats, or through none."""
        if seat is not None and seat not in self.own_seats(connection.caller):
            raise Refused("refused-not-your-seat", seat=seat)
        if connection.watches and seat is not None:
            raise Refused("refused-not-possible")
        connection.shown = seat
        connection.said_who = True
        await self.greet(connection, since)

    # Those who look through other nodes

    def visitors(self) -> tuple[Visitor, ...]:
        """Return those who look through this node."""
        return tuple(
            [
                Visitor(one.caller.person, one.caller.only_seat, one.watches)
                for one in self.connections
            ]
        )

    def looked_elsewhere(self, node: str, visitors: tuple[Visitor, ...]) -> None:
        """Note who looks through another node now."""
        before = self._elsewhere.get(node, ())
        if visitors == before:
            return
        self._elsewhere[node] = visitors
        gone = {one.person for one in before} - {one.person for one in visitors}
        for person in gone:
            self._left_at[person] = monotonic()
        self._tell_presence()
        self._tell_host()
        if gone and self.connections and self._looking_again is None:
            self._look_again_in_time()

    def _all_visitors(self) -> list[tuple[Caller, bool]]:
        """Return everybody who looks, through any node, and whether it is a shared screen."""
        everybody = [(one.caller, one.watches) for one in self.connections]
        for visitors in self._elsewhere.values():
            everybody += [(Caller(one.person, one.only_seat), one.watches) for one in visitors]
        return everybody

    def _people_here(self) -> set[str]:
        return {caller.person for caller, _ in self._all_visitors()}

    def present(self) -> set[int]:
        """Return the seats whose people are connected."""
        seats: set[int] = set()
        for caller, watches in self._all_visitors():
            if not watches:
                seats.update(self.own_seats(caller))
        return seats

    def spectators(self) -> int:
        """Return how many look without a seat, shared screens included."""
        return sum(
            watches or not self.own_seats(caller) for caller, watches in self._all_visitors()
        )

    def presence(self) -> Presence:
        """Return who is connected, who is not, and who is awaited."""
        present = self.present()
        offline = [
            Since(seat, int(self._gone_for(self._table.seats[seat].person) * 1000))
            for seat in self._table.played_by_people()
            if seat not in present
        ]
        return Presence(
            sorted(present),
            self.spectators(),
            sum(watches for _, watches in self._all_visitors()),
            offline,
            [Since(seat, self._awaited_for(seat)) for seat in self._table.waiting],
        )

    def _awaited_for(self, seat: int) -> int:
        """Return for how many milliseconds a seat has owed its decision."""
        asked = self._table.log[self._table.asked_since[seat] - 1].at
        return max(0, now() - asked)

    def _tell_presence(self) -> None:
        if self.connections:
            message = _encode(self.presence())
            for connection in self.connections:
                connection.send(message)

    def react(self, caller: Caller, seat: int, sign: Sign) -> None:
        """Show everybody what somebody shouts from their seat."""
        if seat not in self.own_seats(caller):
            raise Refused("refused-not-your-seat", seat=seat)
        self.show_reaction(seat, sign)
        self._live.nodes.shouts(self._table.id, seat, sign)

    def show_reaction(self, seat: int, sign: Sign) -> None:
        """Show those who look through this node what somebody shouts."""
        message = _encode(Reacted(seat, sign))
        for connection in self.connections:
            connection.send(message)

    def is_absent(self, command: ask.Command) -> bool:
        """Has the seat of a command been without its person for a while?"""
        seats = self._table.seats
        if not isinstance(command, ask.HandToBot) or command.seat >= len(seats):
            return False
        if command.seat in self.present():
            return False
        if self._gone_for(seats[command.seat].person) < self._limits.away_seconds:
            raise Refused("refused-still-near", name=seats[command.seat].name)
        return True

    def is_slow(self, command: ask.Command) -> bool:
        """Does the seat of a command keep the table waiting?"""
        if not isinstance(command, ask.HandToBot) or command.seat not in self._table.waiting:
            return False
        return self._awaited_for(command.seat) >= self._limits.slow_seconds * 1000

    def _gone_for(self, person: str) -> float:
        """Return for how many seconds a person who is not here has been gone."""
        return monotonic() - self._left_at.get(person, self._opened_at)

    def away(self) -> set[str]:
        """Return those who belong to the table and have been gone for a while."""
        people = {self._table.host, *(holder.person for holder in self._table.seats)} - {""}
        here = self._people_here()
        return {one for one in people - here if self._gone_for(one) >= self._limits.away_seconds}

    def check_host(self, caller: Caller) -> None:
        """Refuse callers who do not have the host's controls now."""
        if caller.only_seat is not None or caller.person != self._table.host_while(self.away()):
            raise Refused("refused-not-host")

    def _tell_host(self) -> None:
        """Show everybody who has the host's controls, if that has changed."""
        host = self._table.host_while(self.away())
        if host != self._told_host and self.connections:
            self._told_host = host
            self.tell_asking()
            showing = asyncio.create_task(self._greet_all())
            self._showing.add(showing)
            showing.add_done_callback(self._showing.discard)

    def tell_asking(self) -> None:
        """Tell the person with the host's controls who asks to join."""
        host = self._table.host_while(self.away())
        people = [AskingView(one.id, one.name, one.look) for one in self.askings.waiting()]
        message = _encode(Asking(people))
        for connection in self.connections:
            if connection.caller.person == host and not connection.watches:
                connection.send(message)

    async def _greet_all(self) -> None:
        with suppress(Refused):  # it cannot be read now: they are told later
            async with self._live.lock:
                for connection in self.those_let_in():
                    await self.greet(connection)
