"""All tables of a server: found, opened, joined, listed, forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from itertools import zip_longest
from weakref import WeakValueDictionary

import msgspec

from hotseat.bots import bot_names
from hotseat.core import AnyGame, Invalid
from hotseat.core.decoding import from_json
from hotseat.core.settings import shown
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.server import summary as shelves
from hotseat.server.asking import OneAsking
from hotseat.server.bot_pool import BotPool
from hotseat.server.checking import Checker, has_files
from hotseat.server.config import Config
from hotseat.server.connection import Connection
from hotseat.server.identity import (
    KeyOf,
    KeyUse,
    code_label,
    hashed,
    invitation_value,
    is_table_id,
    new_code,
    new_secret,
    new_table_id,
    read_invitation,
    read_key,
    rematch_label,
    write_key,
)
from hotseat.server.live import Live
from hotseat.server.metrics import Metrics
from hotseat.server.nodes import Alone
from hotseat.server.orders import LOG, Standing
from hotseat.server.rations import Rations
from hotseat.server.reading import read_table
from hotseat.server.steady_clock import SteadyClock, now
from hotseat.server.summary import Summary, for_person, invited
from hotseat.server.threads import REPLAYED_IN_LOOP, in_thread
from hotseat.server.wire import (
    FromEntry,
    Invited,
    MyTable,
    MyTables,
    NewTable,
    Notice,
    TableOpened,
    TableSummary,
)
from hotseat.store import Label, Row, Store, Unavailable
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.course import Damaged, OtherRules
from hotseat.table.decide import stand_in
from hotseat.table.names import plain_name
from hotseat.table.opening import from_entry, opened, rematch, snapshot_for
from hotseat.table.table import Stage, Table, open_table

logger = logging.getLogger("hotseat.tables")

_LISTED = (shelves.LISTED_LOBBY, shelves.LISTED_RUNNING)
_UNFINISHED = (shelves.LOBBY, shelves.LISTED_LOBBY, shelves.RUNNING, shelves.LISTED_RUNNING)
_MOST_IN_A_LIST = 100
_SWEEP_SECONDS = 60.0
_A_DAY = 24 * 3_600_000  # milliseconds
_DELETED_AT_ONCE = 100
_MOST_OF_A_PERSON = 100_000
_encode = msgspec.json.Encoder().encode


class Hub:
    """The tables in memory, and the way to all others."""

    def __init__(
        self,
        config: Config,
        store: Store,
        bots: BotPool,
        metrics: Metrics,
        nodes: Alone | None = None,
    ) -> None:
        self.config = config
        self.nodes = nodes or Alone()
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.watchers: dict[str, set[Connection]] = {}  # sockets for "my tables", by person
        self.rations = Rations(config.limits)
        self.standing = Standing()  # what the operator has ordered
        self._checker = Checker(config.limits.file_seconds)
        self._live: dict[str, Live] = {}  # most recently used last
        # Tables that somebody still uses: a table must never be in memory twice.
        self._in_hand: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._reading: dict[str, asyncio.Task[Live]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._age = SteadyClock()

    @property
    def tables_in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def tables_by_game(self) -> Counter[str]:
        """Return how many tables are in memory, by game."""
        return Counter(live.table.game.name for live in self._live.values())

    def everybody(self) -> Iterator[Connection]:
        """Give all sockets."""
        for live in self.in_memory():
            yield from list(live.audience.connections)
        for watching in list(self.watchers.values()):
            yield from list(watching)

    def notice(self) -> Notice | None:
        """Return what the operator tells everybody now."""
        told = self.standing.notice
        if told is None or told.until <= now():
            return None
        return Notice(told.text, self.standing.notice_id, told.until - now())

    # Living

    async def start(self) -> None:
        """Start; bots that were asked when the server stopped go on."""
        await self.nodes.start(self)
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def stop(self) -> None:
        """Stop, after every table has finished what it began."""
        if self._sweeper:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        for live in list(self._live.values()):
            await live.stop()
        await self.nodes.stop()
        await self._checker.close()

    async def _sweep_for_ever(self) -> None:
        if await self.nodes.wakes_all():
            await self._try(self.wake_all)
        while True:
            await self._try(self._close_old_lobbies)
            await self._try(self._delete_old_tables)
            self._forget_idle_tables()
            await asyncio.sleep(_SWEEP_SECONDS)

    async def _try(self, task: Callable[[], Awaitable[None]]) -> None:
        """Run a task; if it fails, the next ones still run."""
        try:
            await task()
        except Unavailable:
            logger.warning("the store is not available")
        except Exception:
            logger.exception("a task could not be done")

    async def wake_all(self) -> None:
        """Wake the bots that are asked, at all tables."""
        for row in await self.store.on_shelves((shelves.RUNNING, shelves.LISTED_RUNNING), 100_000):
            kept = from_json(row.summary, Summary)
            if any(kept.seats[seat].held_by == "bot" for seat in kept.waiting):
                try:
                    (await self.find(row.table)).think_here()
                except Refused:
                    continue  # already logged
                self._forget_idle_tables()

    async def _close_old_lobbies(self) -> None:
        oldest = self._age.now() - int(self.config.limits.lobby_hours * 3_600_000)
        for row in await self.store.on_shelves((shelves.LOBBY, shelves.LISTED_LOBBY), 100_000):
            if row.at < oldest and row.table not in self._live:
                try:
                    live = await self.find(row.table)
                    async with live.lock:
                        await live.change(
                            lambda table: [log.Closed(now())] if table.stage == Stage.LOBBY else []
                        )
                except Refused:
                    continue  # already logged

    def _forget_idle_tables(self) -> None:
        too_many = len(self._live) - self.config.limits.idle_tables
        for live in list(self._live.values()):
            if too_many <= 0:
                return
            if live.is_idle:
                del self._live[live.table.id]
                too_many -= 1

    # Finding

    async def find(self, table_id: str) -> Live:
        """Return a table; raise `Refused` if there is none or it cannot be read."""
        live = self._live.pop(table_id, None) or self._in_hand.get(table_id)
        if live is not None:
            self._live[table_id] = live
            if live.is_shared:
                await self._refresh(live)
            return live
        reading = self._reading.get(table_id)
        if reading is None:
            reading = asyncio.create_task(self._read(table_id))
            self._reading[table_id] = reading
            reading.add_done_callback(lambda _: self._reading.pop(table_id, None))
        return await asyncio.shield(reading)

    async def _refresh(self, live: Live) -> None:
        """Learn what other nodes have written; raise `Refused` if they have deleted it."""
        try:
            async with live.lock:
                pass
        except Refused:
            if live.is_gone:
                self._drop(live.table.id)
                raise Refused("refused-no-such-table") from None
            raise

    def _drop(self, table_id: str) -> None:
        self._live.pop(table_id, None)
        self._in_hand.pop(table_id, None)

    async def _read(self, table_id: str) -> Live:
        try:
            table = await read_table(self.store, table_id)
        except KeyError:
            raise Refused("refused-no-such-table") from None
        except Unavailable:
            raise Refused("refused-cannot-save") from None
        except OtherRules as error:
            raise Refused(
                "refused-table-other-rules", written=error.written, known=error.known
            ) from None
        except (Damaged, Invalid) as error:
            logger.error("a table cannot be read", exc_info=error, extra={"table": table_id})
            raise Refused("refused-table-damaged") from None
        return self._keep(table)

    def _keep(self, table: Table) -> Live:
        live = self._new_live(table)
        if self.nodes.is_one_of_many and live.bots.bot_to_ask() is not None:
            live.leave_thinking()  # the node that wrote last looks after it
        return self._take_in(live)

    def _new_live(self, table: Table) -> Live:
        limits, one_by_one = self.config.limits, self.rations.one_by_one
        return Live(
            table,
            self.store,
            self.bots,
            self.metrics,
            self._changed,
            limits,
            one_by_one,
            self.nodes,
        )

    def _take_in(self, live: Live) -> Live:
        self._live[live.table.id] = self._in_hand[live.table.id] = live
        live.is_shared = self.nodes.shares
        live.wake()
        return live

    # Opening

    async def open(self, person: str, wanted: NewTable, address: str = "") -> TableOpened:
        """Open a table, and begin at once if requested."""
        if wanted.begin is not None:
            return await self._play_on(person, wanted, wanted.begin)
        if wanted.game not in NAMES:
            raise Invalid("invalid-game", name=shown(wanted.game), known=", ".join(NAMES))
        game = game_by_name(wanted.game)
        await self._check_tables_of(person)
        seats = game.usual_seats if wanted.seats is None else wanted.seats
        caller = Caller(person)
        await self.check_files(caller, address, game, wanted.settings, seats)
        commands: list[ask.Command] = [
            ask.Sit(seat, name, look)
            for seat, (name, look) in enumerate(
                zip_longest(wanted.names, wanted.looks[: len(wanted.names)], fillvalue="")
            )
        ]
        if wanted.start:
            commands.append(ask.FillWithBots(wanted.bot or stand_in(game)))
            commands += [
                ask.Ready(seat, wanted.nonce, wanted.seal) for seat in range(len(wanted.names))
            ]
            commands.append(ask.Start())
        elif wanted.bot:
            commands.append(ask.FillWithBots(wanted.bot))
        first = opened(
            game,
            wanted.settings,
            seats,
            host=person,
            seed=secrets.token_bytes(32),
            code=new_code(),
            listed=wanted.listed,
            at=now(),
        )
        return await self._begin([first], caller, commands)

    async def _play_on(self, person: str, wanted: NewTable, begin: FromEntry) -> TableOpened:
        """Open a table where a finished game goes on from an entry of its record."""
        if not is_table_id(begin.table):
            raise Refused("refused-no-such-table")
        live = await self.find(begin.table)
        await self._check_tables_of(person)
        async with live.lock:
            table = live.table
            if not table.lets_in(person):
                raise Refused("refused-not-let-in")
            if table.stage != Stage.OVER:
                raise Refused("refused-not-over")
            if begin.entry > table.course.number:
                raise Refused("refused-no-such-entry", entry=begin.entry)
            if begin.seat >= len(table.seats):
                raise Refused("refused-no-such-seat", seat=begin.seat)
            if table.course.distance(begin.entry) > REPLAYED_IN_LOOP:
                await in_thread(table.course.state_after, begin.entry)
            if table.game.result(table.course.state_after(begin.entry)) is not None:
                raise Refused("refused-game-over")
            bot = wanted.bot or stand_in(table.game)
            if bot not in bot_names(table.game):
                raise Invalid("invalid-bot", name=bot, known=", ".join(bot_names(table.game)))
            entries = from_entry(
                table,
                begin.entry,
                begin.seat,
                person=person,
                name=plain_name(wanted.names[0] if wanted.names else "")
                or table.seats[begin.seat].name
                or "?",
                bot=bot,
                code=new_code(),
                at=now(),
            )
            snapshot = snapshot_for(table, begin.entry, len(entries) - 1)
        new = await in_thread(open_table, new_table_id(), entries, snapshot)
        live, invitation = self._new_live(new), new_secret()
        await live.adopt(new, entries, (Label(hashed(invitation)), Label(code_label(new.code))))
        self._take_in(live)
        return TableOpened(new.id, new.code, invitation)

    async def rematch(self, caller: Caller, live: Live) -> str:
        """Return the table for the same people's next game; the first who asks opens it."""
        async with live.lock:
            table = live.table
            if not live.audience.own_seats(caller):
                raise Refused("refused-not-your-seat", seat=0)
            if table.stage != Stage.OVER:
                raise Refused("refused-not-over")
            if table.rematch:
                return table.rematch
            label = rematch_label(table.id)
            found = await self.store.labelled(label)
            if found is None:
                entries = rematch(
                    table,
                    host=caller.person,
                    seed=secrets.token_bytes(32),
                    code=new_code(),
                    at=now(),
                )
                new = (await self._begin(entries, caller, [], Label(label))).table
            else:  # the server stopped before it could log it here
                new = found[0]
            await live.change(
                lambda table: [] if table.rematch else [log.RematchOpened(now(), new)]
            )
            return live.table.rematch

    async def _begin(
        self,
        entries: Sequence[log.Entry],
        caller: Caller,
        commands: Sequence[ask.Command],
        *labels: Label,
    ) -> TableOpened:
        """Write a new table, all at once, with a code and an invitation."""
        table = Table(new_table_id())
        live = self._new_live(table)
        invitation = new_secret()
        first = entries[0]
        assert isinstance(first, log.Opened)
        await live.begin(
            entries,
            caller,
            commands,
            (Label(hashed(invitation)), Label(code_label(first.code)), *labels),
        )
        self._take_in(live)
        return TableOpened(table.id, first.code, invitation, live.table.commitment)

    async def _check_tables_of(self, person: str) -> None:
        most = self.config.limits.tables_a_person
        rows = await self.store.of_member(person.encode(), 10 * most)
        if sum(row.shelf in _UNFINISHED for row in rows) >= most:
            raise Refused("refused-too-many-tables", most=most)

    # Coming in

    async def invite(self, caller: Caller, live: Live) -> str:
        """Return a new secret that lets others in."""
        async with live.lock:
            if not live.audience.own_seats(caller) and caller.person != live.table.host:
                raise Refused("refused-not-your-seat", seat=0)
            return await self._new_key(live, invitation_value(live.table.links_renewed))

    async def renew_links(self, caller: Caller, live: Live, *, remove_spectators: bool) -> str:
        """Revoke all earlier invitations and codes; return a new secret."""
        async with live.lock:
            code, old = new_code(), live.table.code

            def renewed(table: Table) -> list[log.Entry]:
                live.audience.check_host(caller)
                return [log.LinksRenewed(now(), code, remove_spectators)]

            labels = Label(code_label(code), invitation_value(live.table.links_renewed + 1))
            await live.change(renewed, new_labels=(labels,), old_labels=(code_label(old),))
            return await self._new_key(live, invitation_value(live.table.links_renewed))

    async def seat_key(self, caller: Caller, live: Live, seat: int, use: KeyUse = "play") -> str:
        """Return a new secret that plays a seat, or one that moves it to another device."""
        async with live.lock:
            if caller.only_seat is not None or seat not in live.audience.own_seats(caller):
                raise Refused("refused-not-your-seat", seat=seat)
            holder = live.table.seats[seat]
            of = KeyOf(seat, holder.person, use, holder.keys_revoked)
            return await self._new_key(live, write_key(of))

    async def _new_key(self, live: Live, value: bytes) -> str:
        secret = new_secret()
        await live.add_label(Label(hashed(secret), value))
        return secret

    async def _led_to(self, invitation: str, code: str) -> tuple[Live, int]:
        """Return the table of an invitation or a code, and which of its links that is."""
        label = hashed(invitation) if invitation else code_label(code)
        found = await self.store.labelled(label)
        made = None if found is None else read_invitation(found[1])
        if found is None or made is None:
            raise Refused("refused-no-such-invitation")
        return await self.find(found[0]), made

    async def join(self, person: str, *, invitation: str = "", code: str = "") -> str:
        """Let somebody in by an invitation or a code; return the table."""
        live, made = await self._led_to(invitation, code)
        async with live.lock:
            if not _still_leads(live.table, made, person):
                raise Refused("refused-no-such-invitation")
            await live.change(lambda table: _joined(table, person))
        while next_table := live.table.rematch:  # they have moved on: go along
            live = await self.find(next_table)
            async with live.lock:
                await live.change(lambda table: _joined(table, person))
        return live.table.id

    async def invited(self, person: str, *, invitation: str = "", code: str = "") -> Invited:
        """Return what somebody with an invitation or a code sees before entering."""
        live, made = await self._led_to(invitation, code)
        if not _still_leads(live.table, made, person):
            raise Refused("refused-no-such-invitation")
        while live.table.rematch:
            live = await self.find(live.table.rematch)
        if person in live.table.kicked:
            raise Refused("refused-not-let-in")
        return invited(live.table, person)

    # Asking to join

    async def outside(self, person: str, table_id: str) -> Live:
        """Return a table to somebody who has its address; raise `Refused` if they may not ask."""
        if not person or not is_table_id(table_id):
            raise Refused("refused-no-such-table")
        live = await self.find(table_id)
        table = live.table
        if table.lets_in(person):
            return live
        if not table.may_ask or person in table.kicked or table.stage > Stage.RUNNING:
            raise Refused("refused-not-let-in")
        return live

    async def key_holder(self, key: str) -> tuple[Live, Caller]:
        """Return the table and the caller that a seat's key stands for."""
        live, of = await self._key(key)
        if of.use not in ("play", "both"):
            raise Refused("refused-no-such-key")
        return live, Caller(of.person, of.seat, of.round)

    async def claim(self, person: str, key: str) -> tuple[str, int]:
        """Move the seat of a key to this person's device; no change if it is there already."""
        live, of = await self._key(key)
        if of.person == person:
            return live.table.id, of.seat
        if of.use not in ("move", "both"):
            raise Refused("refused-no-such-key")

        def moved(table: Table) -> list[log.Entry]:
            if table.seats[of.seat].person != of.person:
                raise Refused("refused-no-such-key")
            return [log.SeatMoved(now(), of.seat, person)]

        used = Label(hashed(key), write_key(KeyOf(of.seat, person, "used", of.round)))
        async with live.lock:
            await live.change(moved, new_labels=(used,))
        return live.table.id, of.seat

    async def _key(self, key: str) -> tuple[Live, KeyOf]:
        found = await self.store.labelled(hashed(key))
        if found is None or not found[1]:
            raise Refused("refused-no-such-key")
        live = await self.find(found[0])
        of = read_key(found[1])
        # A key dies when its seat goes to somebody else or to another device, or is revoked.
        seats = live.table.seats
        if of.seat >= len(seats) or seats[of.seat].person != of.person:
            raise Refused("refused-no-such-key")
        if of.use != "used" and seats[of.seat].keys_revoked != of.round:
            raise Refused("refused-no-such-key")
        return live, of

    async def check_files(
        self,
        caller: Caller,
        address: str,
        game: AnyGame,
        settings: Mapping[str, object],
        seats: int,
    ) -> None:
        """Raise `Invalid` for a user's file that cannot be used; check it in a worker first."""
        if has_files(settings):
            self.rations.file(caller.person, address)
            await self._checker.check(game, settings, seats)

    # Deleting and forgetting

    async def delete(self, caller: Caller, live: Live) -> None:
        """Delete a table for good; its host may, once nobody plays there any more."""
        if caller.person != live.table.host or caller.only_seat is not None:
            raise Refused("refused-not-host")
        if live.table.stage == Stage.RUNNING and len(_people(live.table)) > 1:
            raise Refused("refused-not-over")
        await self._delete(live)

    async def _delete(self, live: Live) -> None:
        await live.delete()
        self._drop(live.table.id)

    async def forget(self, person: str) -> None:
        """Forget a person: delete their own tables, replace them by nobody at those of others.

        An unreadable table does not stop the others from being done; `Refused` reports it at the
        end, and the person stays known, so that they can ask again.
        """
        nobody = new_secret()
        unreadable = 0
        for row in await self.store.of_member(person.encode(), _MOST_OF_A_PERSON):
            try:
                live = await self.find(row.table)
            except Refused:
                unreadable += 1
                continue
            if _people(live.table) <= {person}:
                await self._delete(live)
            else:
                await live.forget(person, nobody)
        if unreadable:
            raise Refused("refused-forget-all", tables=unreadable)

    async def _delete_old_tables(self) -> None:
        if not self.config.keep_days:
            return
        before = self._age.now() - self.config.keep_days * _A_DAY
        for table in await self.store.older(before, _DELETED_AT_ONCE):
            if table == LOG:  # bans hold for ever
                continue
            live = self._live.get(table) or self._in_hand.get(table)
            if live is None:
                await self.store.delete(table)
                self.nodes.deleted(table)
            elif live.is_idle:
                await self._delete(live)

    # Lists

    async def listed(self, person: str) -> list[TableSummary]:
        """Return the tables that are open to everybody."""
        rows = await self.store.on_shelves(_LISTED, _MOST_IN_A_LIST)
        return [for_person(row, person) for row in rows]

    async def tables_of(self, person: str) -> list[TableSummary]:
        """Return a person's own tables."""
        return [for_person(row, person) for row in await self._rows_of(person)]

    async def show_list(self, person: str, connection: Connection) -> None:
        """Send the same to somebody who is told what changes, also while it was read."""
        rows = await self._rows_of(person)
        connection.listed = {row.table: row.seq for row in rows}
        connection.send(_encode(MyTables([for_person(row, person) for row in rows])))
        early, connection.early = connection.early, []
        for row in early:
            _tell_watcher(connection, person, row)

    async def _rows_of(self, person: str) -> list[Row]:
        rows = await self.store.of_member(person.encode(), _MOST_IN_A_LIST)
        return [row for row in rows if row.shelf != shelves.CLOSED]

    def _changed(self, row: Row, members: Collection[bytes]) -> None:
        if self.nodes.shares:
            self.nodes.wrote(row, members)
        if self.watchers:
            self.tell_watchers(row, [member.decode() for member in members])

    def tell_watchers(self, row: Row, members: Collection[str]) -> None:
        """Tell whoever watches their own tables that one of them has changed.

        What other nodes tell may come late: nobody is told what they have been shown already.
        """
        for person in self.watchers.keys() & set(members):
            for connection in self.watchers[person]:
                _tell_watcher(connection, person, row)

    # What other nodes tell

    def in_memory(self) -> list[Live]:
        """Return the tables in memory."""
        return list(self._live.values())

    def if_in_memory(self, table_id: str) -> Live | None:
        """Return a table if it is in memory."""
        return self._live.get(table_id) or self._in_hand.get(table_id)

    async def heard_asking(self, table_id: str, person: str, asking: OneAsking | None) -> None:
        """Show the person with the host's controls here who asks to join."""
        live = await self.find(table_id)
        live.audience.askings.put(person, asking)
        live.audience.tell_asking()

    async def read_again(self, table_id: str) -> None:
        """Reload a table whose log was rewritten."""
        if live := self.if_in_memory(table_id):
            async with live.lock:
                await live.reload()

    async def heard_gone(self, table_id: str) -> None:
        """Forget a table that was deleted."""
        if live := self.if_in_memory(table_id):
            live.end()
            self._drop(table_id)


def _still_leads(table: Table, made: int, person: str) -> bool:
    """Does a link made after this many renewals still lead somebody to the table?"""
    return made == table.links_renewed or table.lets_in(person)


def _joined(table: Table, person: str) -> list[log.Entry]:
    if person in table.kicked:
        raise Refused("refused-not-let-in")
    return [] if table.lets_in(person) else [log.Joined(now(), person)]


def _people(table: Table) -> set[str]:
    """Return the people of a table: those who sit there, and the host."""
    return {holder.person for holder in table.seats if holder.person} | {table.host}


def _tell_watcher(connection: Connection, person: str, row: Row) -> None:
    if connection.listed is None:  # the list comes first
        connection.early.append(row)
    elif row.seq > connection.listed.get(row.table, 0):
        connection.listed[row.table] = row.seq
        connection.send(_encode(MyTable(for_person(row, person))))
