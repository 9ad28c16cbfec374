"""Deleted, damaged and flooded tables, and those who are kept out: nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hotseat.cli import main
from hotseat.server import fair_start
from hotseat.server.connection import NO_SUCH_TABLE
from hotseat.store import SqliteStore
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from tests.server.fakes import Ear, fickle, hub_on, new_table, play_to_the_end
from tests.server.harness import Guest, Server

ANN, BOB, EVE = Caller("ann"), Caller("bob"), Caller("eve")
NONCE = "00" * 16


def test_whoever_was_sent_away_is_kept_out_of_the_rematch_too(tmp_path: Path) -> None:
    async def go() -> None:
        store = fickle(tmp_path)
        hub = hub_on(store, tmp_path)
        opened = await hub.openings.open("ann", new_table(seats=3, bot="", start=False))
        live = await hub.find(opened.table)
        for person in ("eve", "bob", "fay"):
            await hub.admission.join(person, invitation=opened.invitation)
        await live.carry_out(EVE, ask.Sit(1, "Eve"))
        await live.carry_out(ANN, ask.ClearSeat(1))
        await live.carry_out(BOB, ask.Sit(1, "Bob"))
        await live.carry_out(ANN, ask.FillWithBots("random"))
        for caller, seat in ((ANN, 0), (BOB, 1)):
            await live.carry_out(caller, ask.Ready(seat, NONCE))
        await live.carry_out(ANN, ask.Start())
        await play_to_the_end(live)
        new = await hub.find(await hub.openings.rematch(ANN, live))
        assert new.table.lets_in("fay")
        assert not new.table.lets_in("eve")
        with pytest.raises(Refused, match="refused-not-let-in"):
            await hub.admission.invited("eve", invitation=opened.invitation)

        # Links that were renewed there hold for those of the game before.
        assert await hub.admission.join("gus", invitation=opened.invitation) == new.table.id
        await hub.admission.renew_links(ANN, new, remove_spectators=True)
        with pytest.raises(Refused, match="refused-no-such-invitation"):
            await hub.admission.join("dan", invitation=opened.invitation)
        with pytest.raises(Refused, match="refused-no-such-invitation"):
            await hub.admission.invited("dan", invitation=opened.invitation)

        # A rematch that was deleted is no dead end.
        await hub.delete(ANN, new)
        assert await hub.admission.join("hal", invitation=opened.invitation) == opened.table
        another = await hub.openings.rematch(BOB, live)
        assert another != new.table.id
        assert (await hub.find(another)).table.lets_in("ann")
        assert await hub.openings.rematch(ANN, live) == another
        await store.close()

    asyncio.run(go())


def test_somebody_who_only_watches_cannot_fill_the_log(tmp_path: Path) -> None:
    async def go() -> None:
        store = fickle(tmp_path)
        hub = hub_on(store, tmp_path, entries_a_table=100, comings_a_table=20)
        opened = await hub.openings.open("ann", new_table(listed=True))
        live = await hub.find(opened.table)
        before = live.table.seq
        for _ in range(3):
            await live.carry_out(EVE, ask.WaitForNext("Eve"))
        assert sum(isinstance(entry, log.Queued) for entry in live.table.log) == 1

        async def come_again_and_again() -> None:
            for number in range(30):
                await live.carry_out(EVE, ask.WaitForNext(f"Eve {number}"))

        with pytest.raises(Refused, match="refused-log-full"):
            await come_again_and_again()
        assert live.table.seq < before + 30
        await live.carry_out(ANN, ask.Chat("we play on"))
        await live.stop()

        private = await hub.openings.open("ann", new_table(start=False, bot=""))

        async def come_one_after_the_other() -> None:
            for number in range(30):
                await hub.admission.join(f"p{number}", invitation=private.invitation)

        with pytest.raises(Refused, match="refused-log-full"):
            await come_one_after_the_other()
        await hub.admission.join("p0", invitation=private.invitation)  # who is known comes again
        await store.close()

    asyncio.run(go())


def test_a_table_that_an_operator_deletes_is_gone_for_whoever_looks(tmp_path: Path) -> None:
    async def go() -> None:
        store = fickle(tmp_path)
        hub = hub_on(store, tmp_path)
        opened = await hub.openings.open("ann", new_table(start=False))
        live, ear = await hub.find(opened.table), Ear(ANN)
        async with live.lock:
            await live.audience.connect(ear, None)
        other = SqliteStore.open(tmp_path / "hotseat.db")
        await other.delete(opened.table)
        await other.close()
        with pytest.raises(Refused, match="refused-no-such-table"):
            await live.carry_out(ANN, ask.Chat("hello"))
        assert ear.closed
        with pytest.raises(Refused, match="refused-no-such-table"):
            await hub.find(opened.table)
        await store.close()

    asyncio.run(go())


def test_a_running_server_hears_of_a_deletion(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ann = Guest(server, "Ann")
        table = ann.open("heat", seats=2, names=["Ann"])
        with ann.at(table) as client:
            assert main(["delete", table, "--data", str(tmp_path / "data")]) == 0
            assert client.until_closed() == NO_SUCH_TABLE


def test_a_table_that_is_deleted_while_it_starts_waits_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_start, "REVEAL_SECONDS", 0.01)

    async def go() -> None:
        store = fickle(tmp_path)
        hub = hub_on(store, tmp_path)
        opened = await hub.openings.open("ann", new_table(nonce="", seal="ab" * 32))
        live = await hub.find(opened.table)
        waiting = live.start.waiting
        assert waiting
        await hub.delete(ANN, live)
        await asyncio.wait([waiting])
        assert live.start.waiting is None
        await store.close()

    asyncio.run(go())


def test_a_log_that_makes_no_sense_is_damaged_and_stops_nobody_else(tmp_path: Path) -> None:
    async def go() -> None:
        store = fickle(tmp_path)
        hub = hub_on(store, tmp_path)
        tables = [
            (await hub.openings.open("ann", new_table(start=False, bot=""))).table for _ in range(3)
        ]
        entries = await store.entries(tables[1])
        [number] = [at for at, entry in enumerate(entries, start=1) if b'"sat"' in entry]
        wrong = entries[number - 1].replace(b'"seat":0', b'"seat":9')
        await store.rewrite(tables[1], {number: wrong})
        hub = hub_on(store, tmp_path)
        with pytest.raises(Refused, match="refused-table-damaged"):
            await hub.find(tables[1])
        with pytest.raises(Refused, match="refused-forget-all"):
            await hub.forget("ann")
        assert [row.table for row in await store.of_member(b"ann", 9)] == [tables[1]]
        await store.close()

    asyncio.run(go())


def test_who_asks_to_join_hears_yes_only_once_it_is_written(tmp_path: Path) -> None:
    async def go() -> None:
        store = fickle(tmp_path)
        hub = hub_on(store, tmp_path)
        opened = await hub.openings.open("ann", new_table(start=False, bot=""))
        live = await hub.find(opened.table)
        asking = live.audience.askings.ask("eve", "Eve", "")
        store.cannot_write = True
        with pytest.raises(Refused, match="refused-cannot-save"):
            await live.answer_asking(ANN, asking.id, lets_in=True)
        assert live.audience.askings.answer_for("eve") == "waits"
        store.cannot_write = False
        await live.answer_asking(ANN, asking.id, lets_in=True)
        assert live.audience.askings.answer_for("eve") == "yes"
        assert live.table.lets_in("eve")
        await store.close()

    asyncio.run(go())
