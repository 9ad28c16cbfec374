"""The other nodes that serve the same tables: what they tell, and what becomes of it.

Any node serves any table, and the number of the last entry in the store decides. So that people at
different nodes see each other at once, a node tells what it has written, and the others catch up
from the store. What is not heard is found by looking there, every few seconds.

Whoever wrote to a table last lets its bots think. A node that is silent for too long is dead, and
its tables go on elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine, Mapping
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from hotseat.server import news
from hotseat.server.fanout import Fanout
from hotseat.store import Row, Unavailable
from hotseat.table.callers import Refused

if TYPE_CHECKING:
    from hotseat.server.asking import OneAsking
    from hotseat.server.hub import Hub
    from hotseat.server.live import Live
    from hotseat.server.wire import Sign

logger = logging.getLogger("hotseat.nodes")

BEAT_SECONDS = 1.0
DEAD_AFTER_SECONDS = 5.0
LOOK_SECONDS = 10.0  # how often the store is asked although all is well
TAKE_OVER_SECONDS = 5.0  # after which bots think here that wait for another node
PUT_OFF_SECONDS = 0.2  # after which news are told that nobody is known to wait for
_ATTEMPTS = 5  # to read what was heard of

Counts = Callable[[], tuple[Mapping[str, int], Mapping[str, int]]]


class Alone:
    """There is no other node: nothing to tell, nothing to hear."""

    shares = False

    @property
    def count(self) -> int:
        """How many nodes are alive, as far as this one knows, itself included."""
        return 1

    @property
    def is_one_of_many(self) -> bool:
        """Is another node alive?"""
        return False

    def wrote(self, row: Row, members: Collection[bytes]) -> None:
        """Something was written."""

    def rewrote(self, table: str) -> None:
        """A log was rewritten."""

    def deleted(self, table: str) -> None:
        """A table is gone."""

    def looks(self, live: Live) -> None:
        """Somebody came to a table, or went."""

    def asks(self, table: str, person: str, asking: OneAsking | None) -> None:
        """Somebody asks to be let in."""

    def shouts(self, table: str, seat: int, sign: Sign) -> None:
        """Somebody shouts."""

    def count_with(self, count: Counts) -> None:
        """Learn how many sockets there are here, by person and by address."""

    def sockets_of(self, person: str, address: str) -> tuple[int, int]:
        """Return how many sockets a person and an address have elsewhere."""
        return 0, 0

    def visitors_of(self, table: str) -> dict[str, tuple[news.Visitor, ...]]:
        """Return who looks at a table elsewhere, by node."""
        return {}

    async def wakes_all(self) -> bool:
        """Is it this node that lets bots go on whose turn it was before it began?"""
        return True

    async def start(self, hub: Hub) -> None:
        """Begin."""

    async def stop(self) -> None:
        """End."""


class _Node(msgspec.Struct):
    """Another node, as last heard of."""

    heard_at: float
    alive: news.Alive


class Nodes(Alone):
    """This node among others."""

    shares = True

    def __init__(self, fanout: Fanout, clock: Callable[[], float] = monotonic) -> None:
        self.name = secrets.token_hex(8)
        self._fanout = fanout
        self._clock = clock
        self._nodes: dict[str, _Node] = {}
        self._hub: Hub | None = None
        self._beating: asyncio.Task[None] | None = None
        self._at_work: set[asyncio.Task[None]] = set()
        self._wanted: dict[str, int] = {}  # tables that catch up, and how far at least
        # What was written last to tables at which nobody looks elsewhere, and whom it concerns
        self._put_off: dict[str, tuple[Row, Collection[bytes]]] = {}
        self._looked_at = float("-inf")
        self._was_up = False
        self._has_woken = False
        self._count: Counts = lambda: ({}, {})

    def count_with(self, count: Counts) -> None:
        """Learn how many sockets there are here, by person and by address."""
        self._count = count

    # Living

    async def start(self, hub: Hub) -> None:
        """Begin to hear and to tell."""
        self._hub = hub
        hub.rations.share()
        await self._fanout.start(self._hear)
        self._beating = asyncio.create_task(self._beat_for_ever())

    async def stop(self) -> None:
        """Say goodbye: others need not wait to see that this node is gone."""
        if self._beating:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        for task in list(self._at_work):
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        self._tell_all_put_off()
        self._tell(news.Leaving())
        await self._fanout.stop()

    @property
    def count(self) -> int:
        """How many nodes are alive, as far as this one knows, itself included."""
        return 1 + len(self._nodes)

    @property
    def is_one_of_many(self) -> bool:
        """Is another node alive?"""
        return bool(self._nodes)

    async def wakes_all(self) -> bool:
        """Is it this node? One of those that start together, unless bots go on elsewhere already.

        The others get a moment to say that they are alive.
        """
        await asyncio.sleep(2 * BEAT_SECONDS)
        self._has_woken = not self._is_settled and self.name == min([self.name, *self._nodes])
        return self._has_woken

    @property
    def _is_settled(self) -> bool:
        """Do all bots go on, here or elsewhere, since some node has begun?"""
        return self._has_woken or any(node.alive.is_settled for node in self._nodes.values())

    async def _beat_for_ever(self) -> None:
        while True:
            try:
                self._tell(self._alive(self._hub.rations.spent() if self._hub else ()))
                self._forget_silent_nodes()
                self._take_over()
                await self._look()
            except Unavailable:
                pass  # the store says so itself
            except Exception:
                logger.exception("a heartbeat failed")
            await asyncio.sleep(BEAT_SECONDS)

    def _alive(self, spent: tuple[dict[str, float], ...] = ()) -> news.Alive:
        persons, addresses = self._count()
        looking = {
            live.table.id: live.audience.visitors()
            for live in self._lives()
            if live.audience.connections
        }
        return news.Alive(looking, dict(persons), dict(addresses), spent, self._is_settled)

    def _lives(self) -> list[Live]:
        return [] if self._hub is None else self._hub.in_memory()

    def _forget_silent_nodes(self) -> None:
        """Forget nodes that have been silent for too long, unless it is Redis that is silent."""
        if not self._fanout.is_up:
            return
        now = self._clock()
        if not self._was_up:  # just back: everybody gets time to say that they are alive
            for node in self._nodes.values():
                node.heard_at = now
        for name, node in list(self._nodes.items()):
            if now - node.heard_at > DEAD_AFTER_SECONDS:
                logger.warning("a node is dead; its tables go on elsewhere")
                self._forget(name)

    def _forget(self, name: str) -> None:
        if self._nodes.pop(name, None) is None or self._hub is None:
            return
        for live in self._lives():
            live.audience.looked_elsewhere(name, ())
            live.think_here()
        if self.name == min([self.name, *self._nodes]):  # one of those that are left
            self._begin(self._hub.wake_all())

    def _take_over(self) -> None:
        """Let bots think here that have waited too long for another node.

        If both do, the faster one has moved, and the other sees that: nothing happens twice.
        """
        patience = TAKE_OVER_SECONDS
        if self._fanout.is_up and self._hub is not None:  # who is dead is known
            patience += self._hub.config.bot_seconds
        for live in self._lives():
            since = live.bots_wait_since
            if since is not None and monotonic() - since > patience:
                live.think_here()

    async def _look(self) -> None:
        """Find in the store what was not heard."""
        is_up, now = self._fanout.is_up, self._clock()
        is_due = not is_up or not self._was_up or now - self._looked_at >= LOOK_SECONDS
        self._was_up = is_up
        if not is_due or self._hub is None:
            return
        self._looked_at = now
        busy = {live.table.id: live for live in self._lives() if _follows(live)}
        for table, seq in (await self._hub.store.seqs(list(busy))).items():
            if seq > busy[table].table.seq:
                self._catch_up(busy[table], seq)

    # Telling

    def _tell(self, what: news.News) -> None:
        self._fanout.tell(news.write_letter(news.Letter(self.name, what)))

    def wrote(self, row: Row, members: Collection[bytes]) -> None:
        """Tell what was written: at once if somebody looks elsewhere, else soon, for lists."""
        table = row.table
        if table in self._put_off:
            members = {*members, *self._put_off.pop(table)[1]}
        if any(node.alive.looking.get(table) for node in self._nodes.values()):
            self._tell_changed(row, members)
            return
        if not self._put_off:
            asyncio.get_running_loop().call_later(PUT_OFF_SECONDS, self._tell_all_put_off)
        self._put_off[table] = row, members

    def _tell_all_put_off(self) -> None:
        for table in list(self._put_off):
            self._tell_put_off(table)

    def _tell_put_off(self, table: str) -> None:
        """Tell what was put off, before something else is told of a table."""
        if put_off := self._put_off.pop(table, None):
            self._tell_changed(*put_off)

    def _tell_changed(self, row: Row, members: Collection[bytes]) -> None:
        self._tell(news.Changed(row, tuple([member.decode() for member in members])))

    def rewrote(self, table: str) -> None:
        """Tell that a log was rewritten."""
        self._tell_put_off(table)
        self._tell(news.Rewritten(table))

    def deleted(self, table: str) -> None:
        """Tell that a table is gone."""
        self._tell_put_off(table)
        self._tell(news.Deleted(table))

    def looks(self, live: Live) -> None:
        """Tell who looks at a table here."""
        self._tell(news.Looking(live.table.id, live.audience.visitors()))

    def asks(self, table: str, person: str, asking: OneAsking | None) -> None:
        """Tell who asks to be let in."""
        self._tell(news.Asks(table, person, asking))

    def shouts(self, table: str, seat: int, sign: Sign) -> None:
        """Tell what somebody shouts."""
        self._tell(news.Shouts(table, seat, sign))

    def sockets_of(self, person: str, address: str) -> tuple[int, int]:
        """Return how many sockets a person and an address have elsewhere."""
        alive = [node.alive for node in self._nodes.values()]
        return (
            sum(one.of_persons.get(person, 0) for one in alive),
            sum(one.of_addresses.get(address, 0) for one in alive),
        )

    def visitors_of(self, table: str) -> dict[str, tuple[news.Visitor, ...]]:
        """Return who looks at a table elsewhere, by node."""
        return {name: node.alive.looking.get(table, ()) for name, node in self._nodes.items()}

    # Hearing

    def _hear(self, message: bytes) -> None:
        try:
            letter = news.read_letter(message)
        except msgspec.MsgspecError:  # of another version
            logger.warning("news cannot be read")
            return
        hub = self._hub
        if letter.node == self.name or hub is None:
            return
        what = letter.news
        if isinstance(what, news.Leaving):
            self._forget(letter.node)
            return
        if isinstance(what, news.Alive):
            self._note_alive(letter.node, what)
        elif isinstance(what, news.Looking):
            self._note_looking(letter.node, what)
        elif isinstance(what, news.Changed):
            hub.lists.tell_watchers(what.row, what.members)
            live = hub.if_in_memory(what.row.table)
            if live is not None and live.table.seq < what.row.seq and _follows(live):
                self._catch_up(live, what.row.seq)
        elif isinstance(what, news.Asks):
            self._begin(hub.heard_asking(what.table, what.person, what.asking))
        elif isinstance(what, news.Shouts):
            if live := hub.if_in_memory(what.table):
                live.audience.show_reaction(what.seat, what.sign)
        elif isinstance(what, news.Rewritten):
            self._begin(hub.read_again(what.table))
        else:
            self._begin(hub.heard_gone(what.table))

    def _note_alive(self, name: str, alive: news.Alive) -> None:
        before = self._nodes.get(name)
        self._nodes[name] = _Node(self._clock(), alive)
        if self._hub:
            self._hub.rations.spend(alive.spent)
        known = before.alive.looking if before else {}
        for table in {*known, *alive.looking}:
            if known.get(table) != alive.looking.get(table):
                self._show_looking(name, table, alive.looking.get(table, ()))
        if before is None:  # it does not know yet who is here
            self._tell(self._alive())

    def _note_looking(self, name: str, what: news.Looking) -> None:
        if node := self._nodes.get(name):
            node.alive.looking[what.table] = what.visitors
        self._show_looking(name, what.table, what.visitors)

    def _show_looking(self, name: str, table: str, visitors: tuple[news.Visitor, ...]) -> None:
        if self._hub and (live := self._hub.if_in_memory(table)):
            live.audience.looked_elsewhere(name, visitors)

    def _catch_up(self, live: Live, seq: int) -> None:
        """Let a table learn what another node has written; once for however many entries."""
        table = live.table.id
        is_at_it = table in self._wanted
        self._wanted[table] = max(seq, self._wanted.get(table, 0))
        if not is_at_it:
            self._begin(self._catch_up_now(live))

    async def _catch_up_now(self, live: Live) -> None:
        table = live.table.id
        try:
            for _ in range(_ATTEMPTS):
                async with live.lock:  # whoever takes it catches up
                    if live.table.seq >= self._wanted[table]:
                        return
        except Refused:
            pass  # it cannot be read now; the next holder of the lock tries again
        finally:
            del self._wanted[table]

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._at_work.discard(task)
        if not task.cancelled() and (error := task.exception()):
            level = logging.WARNING if isinstance(error, Refused | Unavailable) else logging.ERROR
            logger.log(level, "news could not be followed", exc_info=error)


def _follows(live: Live) -> bool:
    """Has a table to know at once what others write? Else it catches up when somebody comes."""
    return not live.is_idle or live.bots_wait_since is not None
