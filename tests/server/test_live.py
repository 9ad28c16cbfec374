"""A table in memory when the store fails: nothing is told, nothing is kept that was not written."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from hotseat.core import Seat
from hotseat.server.bot_pool import BotPool
from hotseat.server.identity import code_label
from hotseat.server.live import Live
from hotseat.server.metrics import Metrics
from hotseat.server.reading import read_table
from hotseat.store import Change, Label, Snapshot, SqliteStore, Unavailable
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Refused
from hotseat.table.table import Table
from tests.table.people import ANN, BOB, NONCE, Play, dump


class Store(SqliteStore):
    """Fails when it is told to."""

    fails_to_write = False
    fails_to_read = False

    async def append(self, change: Change) -> None:
        if self.fails_to_write:
            raise Unavailable("the disk is full")
        await super().append(change)

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        if self.fails_to_read:
            raise Unavailable("the disk is gone")
        return await super().entries(table, after)


def with_store(folder: Path, use: Callable[[Store], Awaitable[None]]) -> None:
    async def opened() -> None:
        store = Store.open(folder / "hotseat.db")
        assert isinstance(store, Store)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(opened())


def live(store: Store, table: str = "t") -> Live:
    return Live(Table(table), store, BotPool(), Metrics(), lambda row, persons: None)


def race() -> list[log.Entry]:
    return Play().start(ANN, BOB).table.log


async def begun(store: Store) -> Live:
    table = live(store)
    await table.begin(race(), ANN, [], (Label(code_label("CODE22")),))
    return table


@pytest.mark.parametrize("reads", [True, False])
def test_what_cannot_be_written_has_not_happened(tmp_path: Path, reads: bool) -> None:
    async def use(store: Store) -> None:
        table = await begun(store)
        before = dump(table.table)
        options = table.table.game.options(table.table.course.state, Seat(0))
        act = ask.Act(0, table.table.seq, (options[0].text(),))
        store.fails_to_write, store.fails_to_read = True, not reads
        with pytest.raises(Refused, match="refused-cannot-save"):
            await table.carry_out(ANN, act)
        if reads:
            assert dump(table.table) == before
        else:
            assert table.is_lost  # nobody gets to see it before it is read again
        store.fails_to_write = store.fails_to_read = False
        await table.carry_out(ANN, act)
        assert dump(await read_table(store, "t")) == dump(table.table) != before

    with_store(tmp_path, use)


def test_a_table_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        store.fails_to_write = True
        with pytest.raises(Refused, match="refused-cannot-save"):
            await begun(store)

    with_store(tmp_path, use)


def test_a_code_that_another_table_has_is_refused(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await begun(store)
        with pytest.raises(Refused, match="refused-cannot-save"):
            await live(store, "u").begin(race(), ANN, [], (Label(code_label("CODE22")),))

    with_store(tmp_path, use)


def test_another_node_may_be_faster(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        first = await begun(store)
        second = live(store)
        second.table = await read_table(store, "t")
        await first.carry_out(ANN, ask.Chat("First"))
        await second.carry_out(BOB, ask.Chat("Second"))
        assert dump(second.table) == dump(await read_table(store, "t"))
        assert second.table.seq == first.table.seq + 1

    with_store(tmp_path, use)


@pytest.mark.parametrize("content", [b"", b"{}", b'{"number":3}'])
def test_a_snapshot_that_is_of_no_use_is_not_used(tmp_path: Path, content: bytes) -> None:
    async def use(store: Store) -> None:
        table = await begun(store)
        await store.keep_snapshot("t", Snapshot(table.table.seq, content))
        assert dump(await read_table(store, "t")) == dump(table.table)

    with_store(tmp_path, use)


def test_a_snapshot_of_another_state_is_not_used(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        table = await begun(store)
        other = Play().seat(ANN, BOB)
        other.do(ANN, ask.Ready(0, NONCE[::-1]))
        other.do(ANN, ask.Start())
        for play in (table, other):
            course = play.table.course
            options = play.table.game.options(course.state, Seat(0))
            act = ask.Act(0, play.table.seq, (options[0].text(),))
            if isinstance(play, Live):
                await play.carry_out(ANN, act)
            else:
                play.do(ANN, act)
        state = msgspec.json.encode(other.table.snapshot())
        await store.keep_snapshot("t", Snapshot(table.table.seq, state))
        assert dump(await read_table(store, "t")) == dump(table.table)

    with_store(tmp_path, use)
