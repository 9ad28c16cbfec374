"""All tables of a server: found, woken, forgotten when nobody looks, deleted."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator
from weakref import WeakValueDictionary

from hotseat.core import Invalid
from hotseat.core.decoding import from_json
from hotseat.server import summary as shelves
from hotseat.server.admission import Admission
from hotseat.server.asking import OneAsking
from hotseat.server.bot_pool import BotPool
from hotseat.server.config import Config
from hotseat.server.connection import Connection
from hotseat.server.forgetting import tables_naming
from hotseat.server.identity import (
    new_secret,
)
from hotseat.server.lists import Lists
from hotseat.server.live import Live
from hotseat.server.metrics import Metrics
from hotseat.server.nodes import Alone
from hotseat.server.openings import Openings
from hotseat.server.orders import LOG, Standing
from hotseat.server.rations import Rations
from hotseat.server.reading import read_table
from hotseat.server.steady_clock import SteadyClock, now
from hotseat.server.summary import Summary
from hotseat.server.wire import (
    Notice,
)
from hotseat.store import Row, Store, Unavailable
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.course import Damaged, OtherRules
from hotseat.table.table import Stage, Table

logger = logging.getLogger("hotseat.tables")

_SWEEP_SECONDS = 60.0
_A_DAY = 24 * 3_600_000  # milliseconds
_DELETED_AT_ONCE = 100


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
        self.rations = Rations(config.limits)
        self.standing = Standing()  # what the operator has ordered
        self.lists = Lists(store)
        self.openings = Openings(self)
        self.admission = Admission(self)
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
        for watching in list(self.lists.watchers.values()):
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
        await self.openings.close()

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
        if live is not None and not live.is_gone:
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
        live = self.new_live(table)
        if self.nodes.is_one_of_many and live.bots.bot_to_ask() is not None:
            live.leave_thinking()  # the node that wrote last looks after it
        return self.take_in(live)

    def new_live(self, table: Table) -> Live:
        """Return a table as it lives here; it is not in memory before `take_in`."""
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

    def take_in(self, live: Live) -> Live:
        """Keep a table in memory, and let it go on."""
        self._live[live.table.id] = self._in_hand[live.table.id] = live
        live.is_shared = self.nodes.shares
        live.wake()
        return live

    def _changed(self, row: Row, members: Collection[bytes]) -> None:
        if self.nodes.shares:
            self.nodes.wrote(row, members)
        if self.lists.watchers:
            self.lists.tell_watchers(row, [member.decode() for member in members])

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
        left = 0
        for table_id in await tables_naming(self.store, person):
            try:
                live = await self.find(table_id)
                if _people(live.table) <= {person}:
                    await self._delete(live)
                else:
                    await live.forget(person, nobody)
            except Refused:  # it cannot be read or written, or is about to start
                left += 1
        if left:
            raise Refused("refused-forget-all", tables=left)

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


def _people(table: Table) -> set[str]:
    """Return the people of a table: those who sit there, and the host."""
    return {holder.person for holder in table.seats if holder.person} | {table.host}
