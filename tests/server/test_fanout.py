"""Two nodes in one process: what they tell each other, and what they find without being told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from hotseat.server import nodes as nodes_module
from hotseat.server.fanout import Local
from hotseat.server.live import Live
from hotseat.server.nodes import DEAD_AFTER_SECONDS, Nodes
from hotseat.store import Row
from hotseat.table import commands as ask
from hotseat.table.callers import Caller, Refused
from tests.server.fakes import Ear, fickle, hub_on, new_table
from tests.server.tables import until

ANN = Caller("ann")


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def look_at(live: Live) -> Ear:
    """Return Ann, who looks at a table."""
    ear = Ear(ANN)
    async with live.lock:
        await live.audience.connect(ear, None)
    return ear


class Pair:
    """Two hubs that share a store, and what lies between them."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        between: list[Local] = []
        self.clock = clock
        self.ways = [Local(between), Local(between)]
        self.nodes = [Nodes(way, clock) for way in self.ways]
        self.here, self.there = (hub_on(fickle(folder), folder, node) for node in self.nodes)

    async def table_at_both(self) -> tuple[Live, Live, Ear]:
        """Return a table in both memories, and Ann who looks at it by the second node."""
        opened = await self.here.openings.open("ann", new_table(start=False, bot=""))
        here, there = await self.here.find(opened.table), await self.there.find(opened.table)
        return here, there, await look_at(there)

    def break_off(self) -> None:
        """Let nobody hear anything any more."""
        for way in self.ways:
            way.is_up = False

    def mend(self) -> None:
        for way in self.ways:
            way.is_up = True


def with_two(
    folder: Path, monkeypatch: pytest.MonkeyPatch, test: Callable[[Pair], Awaitable[None]]
) -> None:
    monkeypatch.setattr(nodes_module, "BEAT_SECONDS", 0.01)

    async def run() -> None:
        pair = Pair(folder, Clock())
        hubs = (pair.here, pair.there)
        for hub in hubs:
            await hub.nodes.start(hub)
        try:
            await until(lambda: all(node.is_one_of_many for node in pair.nodes))
            await test(pair)
        finally:
            for hub in hubs:
                await hub.stop()
                await hub.store.close()

    asyncio.run(run())


async def say(live: Live, text: str) -> None:
    await live.carry_out(ANN, ask.Chat(text))


def test_what_one_node_writes_the_other_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        here, there, ear = await pair.table_at_both()
        for number in range(5):
            await say(here, f"message {number}")
        await until(lambda: there.table.seq == here.table.seq)
        assert [one["text"] for one in ear.heard()] == [f"message {n}" for n in range(5)]
        assert ear.numbers() == sorted(set(ear.numbers()))
        back = await look_at(here)
        await say(there, "and back")
        await until(lambda: here.table.seq == there.table.seq)
        assert [one["text"] for one in back.heard()] == ["and back"]

    with_two(tmp_path, monkeypatch, test)


def test_a_table_that_nobody_looks_at_catches_up_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        here, there, ear = await pair.table_at_both()
        before = here.table.seq
        await say(there, "to nobody there")
        await say(there, "heard by whoever comes")
        await pair.here.openings.open(
            "bob", new_table(start=False, bot="")
        )  # all was told before that
        assert here.table.seq == before
        assert (await pair.here.find(here.table.id)).table.seq == there.table.seq
        assert len(ear.heard()) == 2

    with_two(tmp_path, monkeypatch, test)


def test_one_of_the_nodes_that_begin_together_wakes_all_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        first, second = sorted(pair.nodes, key=lambda node: node.name)
        assert not await second.wakes_all()
        assert await first.wakes_all()
        await until(lambda: second._is_settled)
        assert not await second.wakes_all()

    with_two(tmp_path, monkeypatch, test)


def test_lists_hear_of_many_moves_once_and_of_none_after_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        watching = Ear(ANN)
        watching.listed = {}  # the list has been sent
        pair.there.lists.watchers["ann"] = {watching}
        opened = await pair.here.openings.open("ann", new_table(start=False, bot=""))
        here = await pair.here.find(opened.table)
        for number in range(5):
            await say(here, f"message {number}")
        await pair.here.delete(ANN, here)
        last = await pair.here.openings.open("ann", new_table(start=False, bot=""))
        await pair.here.nodes.stop()  # after which nothing is left to tell

        def shown() -> list[str]:
            return [json.loads(message)["table"]["id"] for message in watching.sent]

        await until(lambda: last.table in shown())
        assert shown() == [opened.table, last.table]
        [row] = await pair.there.store.of_member(b"ann", 9)
        also = Ear(ANN)
        also.listed = {}
        pair.there.lists.watchers["ann"].add(also)
        pair.there.lists.tell_watchers(row, ["ann"])  # told twice, by whoever was late
        assert (len(shown()), len(also.sent)) == (2, 1)

    monkeypatch.setattr(nodes_module, "PUT_OFF_SECONDS", 3600)
    with_two(tmp_path, monkeypatch, test)


def test_what_nobody_tells_is_found_in_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        here, there, ear = await pair.table_at_both()
        pair.break_off()
        await say(here, "unheard")
        await until(lambda: there.table.seq == here.table.seq)
        assert [one["text"] for one in ear.heard()] == ["unheard"]
        pair.mend()
        await say(here, "heard")
        await until(lambda: len(ear.heard()) == 2)

    with_two(tmp_path, monkeypatch, test)


def test_who_looks_by_another_node_is_there_until_that_is_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        here, there, _ = await pair.table_at_both()
        await until(lambda: here.audience.present() == {0})
        pair.break_off()  # nobody knows who lives, so everybody does
        pair.clock.now += 10 * DEAD_AFTER_SECONDS
        await until(lambda: not pair.nodes[0]._was_up)
        assert here.audience.present() == {0}
        pair.ways[0].is_up = True  # back, and the other stays silent
        await until(lambda: pair.nodes[0]._was_up)
        assert here.audience.present() == {0}
        pair.clock.now += 2 * DEAD_AFTER_SECONDS
        await until(lambda: here.audience.present() == set())
        assert there.audience.present() == {0}

    with_two(tmp_path, monkeypatch, test)


def test_what_is_used_up_at_one_node_is_used_up_at_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        here, there = pair.here.rations, pair.there.rations
        for _ in range(10):  # half of what is said in a minute, at once
            here.chat(ANN, "1.2.3.4")
        with pytest.raises(Refused):
            here.chat(ANN, "1.2.3.4")

        for _ in range(12):
            assert here.guesses.take("5.6.7.8")
        await until(lambda: "5.6.7.8" in there.guesses._buckets)  # it has heard of it
        assert not there.guesses.take("5.6.7.8")
        assert there.guesses.take("1.2.3.4")
        with pytest.raises(Refused):
            there.chat(ANN, "1.2.3.4")
        there.chat(Caller("bob"), "1.2.3.4")

    with_two(tmp_path, monkeypatch, test)


def test_a_table_that_is_gone_is_found_to_be_gone_also_by_who_was_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        here, there, ear = await pair.table_at_both()
        pair.break_off()
        await pair.here.delete(ANN, here)
        with pytest.raises(Refused, match="refused-no-such-table"):
            await pair.there.find(there.table.id)
        assert ear.closed == 4004
        with pytest.raises(Refused, match="refused-no-such-table"):
            await pair.there.find(there.table.id)

    with_two(tmp_path, monkeypatch, test)


def test_the_node_that_wrote_last_lets_the_bots_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pair: Pair) -> None:
        here, there, _ = await pair.table_at_both()
        await look_at(here)
        await say(here, "mine")
        await until(lambda: there.table.seq == here.table.seq)
        assert (here.thinks_here, there.thinks_here) == (True, False)
        await say(there, "yours")
        await until(lambda: here.table.seq == there.table.seq)
        assert (here.thinks_here, there.thinks_here) == (False, True)
        await pair.there.nodes.stop()  # it says goodbye
        await until(lambda: here.thinks_here)

    with_two(tmp_path, monkeypatch, test)


def test_what_changes_while_a_list_is_read_is_told_after_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def watch() -> None:
        store = fickle(tmp_path)
        hub = hub_on(store, tmp_path)
        await hub.openings.open("ann", new_table())
        [row] = await store.of_member(b"ann", 10)
        newer = msgspec.structs.replace(row, seq=row.seq + 1)
        ear = Ear(ANN)
        hub.lists.watchers["ann"] = {ear}

        async def read_meanwhile(member: bytes, most: int) -> list[Row]:
            for each in (row, newer):
                hub.lists.tell_watchers(each, ["ann"])
            return [row]

        monkeypatch.setattr(store, "of_member", read_meanwhile)
        await hub.lists.show_list("ann", ear)
        # The list first; then only what it does not show.
        assert [json.loads(one)["kind"] for one in ear.sent] == ["tables", "table"]
        await store.close()

    asyncio.run(watch())
