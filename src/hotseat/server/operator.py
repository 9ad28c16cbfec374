"""A server's ear for the operator: it looks in the store for orders and questions.

Nothing of this can be reached over HTTP. What is ordered holds at every server within about a
second, whether there are others or not, and with or without Redis.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from hotseat.server.connection import NOT_LET_IN, Connection
from hotseat.server.hub import Hub
from hotseat.server.inquiry import QUESTION, STALE, Report, answer
from hotseat.server.orders import (
    LOG,
    SHELF,
    Announced,
    AnyOrder,
    Banned,
    TakenBack,
    WrittenBeside,
    read_on,
)
from hotseat.server.steady_clock import now
from hotseat.server.wire import Gone, Notice
from hotseat.store import Row, Store, Unavailable
from hotseat.table.callers import Refused

logger = logging.getLogger("hotseat.operator")

LOOK_SECONDS = 1.0
_MOST_AT_ONCE = 1_000  # the log and questions
_encode = msgspec.json.Encoder().encode


class Operator:
    """Follows orders and answers questions."""

    def __init__(self, hub: Hub, store: Store, report: Callable[[], Report]) -> None:
        self._hub = hub
        self._store = store
        self._report = report
        self._answered: set[str] = set()
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Learn what holds, before anybody comes in; then look again and again."""
        await self._try_to_look()
        self._looking = asyncio.create_task(self._look_for_ever())

    async def stop(self) -> None:
        """Look no more."""
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self._try_to_look()

    async def _try_to_look(self) -> None:
        try:
            await self._look()
        except Unavailable:
            pass  # the store says so itself
        except Exception:
            logger.exception("an order cannot be followed")

    async def _look(self) -> None:
        rows = await self._store.on_shelves((SHELF,), _MOST_AT_ONCE)
        self._answered &= {row.table for row in rows}
        # Orders first: whoever has an answer knows that what was ordered before holds.
        if any(row.table == LOG and row.seq > self._hub.standing.seq for row in rows):
            await self._follow()
        for row in rows:
            if row.table.startswith(QUESTION) and row.table not in self._answered:
                await self._answer(row)

    async def _answer(self, row: Row) -> None:
        if now() - row.at > STALE:  # whoever asked is gone
            await self._store.delete(row.table)
            return
        self._answered.add(row.table)
        await answer(self._store, row.table, row.at, self._report())

    # Orders

    async def _follow(self) -> None:
        orders = await read_on(self._store, self._hub.standing)
        if any(isinstance(order, Banned) for order in orders):
            self._show_out()
        if any(isinstance(order, Announced | TakenBack) for order in orders):
            self._tell_notice()
        for table in dict.fromkeys(map(_table_of, orders)):
            if table:
                await self._read_on(table)

    def _show_out(self) -> None:
        """Hang up on whoever is banned, after saying why."""
        at = now()
        for connection in self._hub.everybody():
            if ban := self._hub.standing.ban(connection.caller.person, connection.address, at):
                reason = ban.refusal(at).reason
                connection.send(_encode(Gone(reason)))
                connection.close(NOT_LET_IN, reason.phrase.code)

    def _tell_notice(self) -> None:
        message = _encode(self._hub.notice() or Notice("", self._hub.standing.notice_id, 0))
        for connection in self._hub.everybody():
            connection.send(message)

    async def _read_on(self, table: str) -> None:
        """Show everybody what the operator has written to a table."""
        live = self._hub.if_in_memory(table)
        if live is not None:
            try:
                async with live.lock:
                    await live.catch_up()
                if not live.is_shared:
                    live.think_here()  # there is no other node at which bots could
            except Refused:
                pass  # it is gone, or cannot be read now: whoever takes the turn next tries again
        row = await self._store.row(table)
        if row is not None:
            members = (await self._store.leads(table)).members
            self._hub.lists.tell_watchers(row, [member.decode() for member in members])


def _table_of(order: AnyOrder) -> str:
    return order.table if isinstance(order, WrittenBeside) else ""


def send_notice(hub: Hub, connection: Connection) -> None:
    """Tell somebody who has just come what the operator tells everybody."""
    if notice := hub.notice():
        connection.send(_encode(notice))
