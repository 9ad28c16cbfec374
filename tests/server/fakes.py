"""A server without a network: tables on a store that fails when told to, and ears that hear."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

from hotseat.core import Seat
from hotseat.server.bot_pool import BotPool
from hotseat.server.config import Config, Limits
from hotseat.server.connection import Connection
from hotseat.server.hub import Hub
from hotseat.server.live import Live
from hotseat.server.metrics import Metrics
from hotseat.server.nodes import Alone
from hotseat.server.protocol import Socket
from hotseat.server.questions import Answer, Question
from hotseat.server.wire import NewTable
from hotseat.store import Change, SqliteStore, Unavailable
from hotseat.table import commands as ask
from hotseat.table.callers import Caller, Refused
from hotseat.table.table import Stage

SMALL: dict[str, dict[str, object]] = {
    "heat": {"laps": 1},
    "potatoh": {"level": 3, "rounds": 1},
    "heap": {"vehicles_needed": 1},
}


class Ear(Connection):
    """Somebody who looks; what would go over the socket is kept."""

    def __init__(self, caller: Caller) -> None:
        super().__init__(cast(Socket, None), caller, Limits())
        self.sent: list[bytes] = []
        self.closed = 0

    def send(self, *messages: bytes) -> None:
        if not self.closed:
            self.sent += messages

    def close(self, code: int, reason: str) -> None:
        self.closed = self.closed or code

    def heard(self) -> list[dict[str, Any]]:
        """Return every entry that was told, in order."""
        messages = [json.loads(message) for message in self.sent]
        return [entry for one in messages if one["kind"] == "update" for entry in one["entries"]]

    def numbers(self) -> list[int]:
        return [entry["seq"] for entry in self.heard()]


class FickleStore(SqliteStore):
    """Does something before the next append, or fails until it is told not to."""

    before_append: Callable[[Change], Awaitable[None]] | None = None
    cannot_write = False
    cannot_read = False
    failures = 0  # appends that have failed

    async def append(self, change: Change) -> None:
        if self.before_append:
            before, self.before_append = self.before_append, None
            await before(change)
        if self.cannot_write:
            self.failures += 1
            raise Unavailable("the disk is full")
        await super().append(change)

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        if self.cannot_read:
            raise Unavailable("the disk is gone")
        return await super().entries(table, after)


class FirstOption:
    """Bots that think of nothing."""

    async def ask(self, question: Question) -> Answer:
        await asyncio.sleep(0)
        return Answer(question.options[0].text(), question.bot)


def fickle(folder: Path) -> FickleStore:
    store = FickleStore.open(folder / "hotseat.db")
    assert isinstance(store, FickleStore)
    return store


def hub_on(store: FickleStore, folder: Path, nodes: Alone | None = None, /, **limits: int) -> Hub:
    """Return the tables of a store, as a server that has just started sees them."""
    config = Config(folder, limits=Limits(**limits))
    return Hub(config, store, cast(BotPool, FirstOption()), Metrics(), nodes)


def new_table(game: str = "potatoh", **more: Any) -> NewTable:
    given: dict[str, Any] = {
        "game": game, "settings": SMALL[game], "seats": 2, "names": ("Ann",), "bot": "random",
        "start": True, "nonce": "00" * 16,
    }  # fmt: skip
    return NewTable(**given | more)


async def play_to_the_end(live: Live) -> None:
    """Let people take the first option, and bots play, until the game is over."""
    while live.table.stage == Stage.RUNNING:
        await asyncio.sleep(0)
        table = live.table
        for seat in table.waiting:
            if table.seats[seat].kind == "person":
                text = table.game.options(table.course.state, Seat(seat))[0].text()
                move = ask.Act(seat, table.seq, (text,))
                with suppress(Refused):  # a bot was faster
                    await live.carry_out(Caller(table.seats[seat].person), move)
