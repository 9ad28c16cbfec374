"""Whoever wants to be forgotten is, at every table and however they came and went."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hotseat.server.hub import Hub
from hotseat.server.live import Live
from hotseat.server.maintenance import forget_person
from hotseat.store import Store
from hotseat.table import commands as ask
from hotseat.table.callers import Caller, Refused
from hotseat.table.forgetting import NO_NAME
from hotseat.table.table import Stage
from tests.server.fakes import FickleStore, fickle, hub_on, new_table, play_to_the_end

ANN, BOB = Caller("ann"), Caller("bob")
NONCE = "00" * 16


class House:
    """A server with a lobby that Ann has opened, and what its store keeps."""

    def __init__(self, folder: Path) -> None:
        self.store: FickleStore = fickle(folder)
        self.hub: Hub = hub_on(self.store, folder)
        self.table = self.invitation = ""

    async def open(self, game: str = "heat", seats: int = 4) -> Live:
        wanted = new_table(game, seats=seats, bot="", start=False)
        opened = await self.hub.openings.open("ann", wanted)
        self.table, self.invitation = opened.table, opened.invitation
        return await self.hub.find(opened.table)

    async def open_for_two(self) -> Live:
        """Open a table with Bob, as Zaphodina, beside Ann."""
        live = await self.open(seats=2)
        await self.join("bob")
        await live.carry_out(BOB, ask.Sit(1, "Zaphodina"))
        return live

    async def join(self, person: str) -> None:
        await self.hub.admission.join(person, invitation=self.invitation)

    async def trace_of(self, *words: str, table: str = "") -> list[str]:
        """Return which of these words the store still has of a table."""
        table = table or self.table
        row, leads = await self.store.row(table), await self.store.leads(table)
        assert row
        labels = [label.value for label in leads.labels]
        kept = b"\n".join([*await self.store.entries(table), row.summary, *leads.members, *labels])
        return [word for word in words if word.encode() in kept]

    async def begin(self, live: Live) -> None:
        for caller, seat in ((ANN, 0), (BOB, 1)):
            await live.carry_out(caller, ask.Ready(seat, NONCE))
        await live.carry_out(ANN, ask.Start())


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    one = House(folder)
    try:
        yield one
    finally:
        for live in one.hub.in_memory():
            await live.stop()
        await one.store.close()


async def by_themselves(house: House, person: str) -> None:
    await house.hub.forget(person)


async def by_the_operator(house: House, person: str) -> None:
    store: Store = house.store
    await forget_person(store, person)


WAYS = pytest.mark.parametrize("forget", [by_themselves, by_the_operator])
Forget = Callable[[House, str], Awaitable[None]]


@WAYS
def test_a_name_that_was_taken_after_seats_were_dropped_goes(
    tmp_path: Path, forget: Forget
) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            live = await here.open()
            await here.join("bob")
            await live.carry_out(BOB, ask.Sit(2, "Zaphod"))
            await live.carry_out(ANN, ask.DropFreeSeats())
            await live.carry_out(BOB, ask.Rename(1, "Zaphodina"))
            await live.carry_out(ANN, ask.Rename(0, "Trillian"))
            await forget(here, "bob")
            assert await here.trace_of("bob", "Zaphod", "Zaphodina", "Trillian") == ["Trillian"]

    asyncio.run(go())


@WAYS
def test_whoever_got_up_again_is_forgotten_too(tmp_path: Path, forget: Forget) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            live = await here.open()
            await here.join("bob")
            await live.carry_out(BOB, ask.Sit(2, "Zaphodina"))
            await live.carry_out(BOB, ask.Chat("my secret recipe"))
            await live.carry_out(BOB, ask.Leave(2))
            assert await here.store.of_member(b"bob", 9) == []  # no longer among Bob's tables
            await forget(here, "bob")
            assert await here.trace_of("bob", "Zaphodina", "secret recipe") == []

    asyncio.run(go())


@WAYS
def test_a_seat_that_was_moved_to_another_device_is_forgotten_with_that(
    tmp_path: Path, forget: Forget
) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            live = await here.open_for_two()
            await here.begin(live)
            key = await here.hub.admission.seat_key(BOB, live, 1, "move")
            await here.hub.admission.claim("phone", key)
            await forget(here, "bob")
            assert await here.trace_of("bob", "phone", "Zaphodina") == ["phone", "Zaphodina"]
            await forget(here, "phone")
            assert await here.trace_of("bob", "phone", "Zaphodina") == []

    asyncio.run(go())


def test_whoever_waits_for_the_next_game_or_left_the_last_is_forgotten(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            live = await here.open("potatoh", seats=3)
            for person in ("bob", "carl"):
                await here.join(person)
            await live.carry_out(BOB, ask.Sit(1, "Zaphodina"))
            await live.carry_out(ANN, ask.FillWithBots("random"))
            await here.begin(live)
            await live.carry_out(BOB, ask.Leave(1))
            await live.carry_out(Caller("carl"), ask.WaitForNext("Trillian"))
            await here.hub.forget("carl")
            assert await here.trace_of("carl", "Trillian") == []
            assert [one.name for one in live.table.queue] == [NO_NAME]
            await play_to_the_end(live)
            new = await here.hub.openings.rematch(ANN, live)
            assert await here.trace_of("Zaphodina", table=new) == ["Zaphodina"]
            await here.hub.forget("bob")
            for table in (here.table, new):
                assert await here.trace_of("bob", "Zaphodina", table=table) == []

    asyncio.run(go())


def test_a_table_that_cannot_be_done_now_does_not_stop_the_others(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            live = await here.open_for_two()
            await live.carry_out(ANN, ask.Ready(0, "", seal="ab" * 32))
            await live.carry_out(BOB, ask.Ready(1, NONCE))
            await live.carry_out(ANN, ask.Start())
            assert live.table.is_starting
            own = await here.hub.openings.open("bob", new_table())
            with pytest.raises(Refused, match="refused-forget-all"):
                await here.hub.forget("bob")
            assert await here.store.row(own.table) is None

    asyncio.run(go())


def test_a_bot_plays_on_also_if_another_node_writes_at_that_moment(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as here:
            live = await here.open_for_two()
            await here.begin(live)
            other = hub_on(fickle(tmp_path), tmp_path)

            async def first(_: object) -> None:
                await (await other.find(here.table)).carry_out(ANN, ask.Chat("hi"))

            here.store.before_append = first
            await here.hub.forget("bob")
            seat = live.table.seats[1]
            assert (seat.name, seat.kind) == (NO_NAME, "bot")
            assert live.table.stage == Stage.RUNNING
            await other.store.close()

    asyncio.run(go())
