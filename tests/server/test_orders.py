"""The operator's log: what holds after it, and what is done with what cannot be followed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hotseat.server import inquiry
from hotseat.server.inquiry import Report, ask_servers
from hotseat.server.orders import (
    HOUR,
    LOG,
    SHELF,
    Announced,
    Banned,
    Standing,
    TakenBack,
    Unbanned,
    WrittenBeside,
    give,
    read_on,
    read_standing,
)
from hotseat.store import Change, Row, SqliteStore
from tests.in_words import in_words


def test_the_last_order_holds() -> None:
    standing = Standing()
    for order in (
        Banned(1, person="ann"),
        Banned(2, address="192.0.2.7"),
        Announced(3, "first", 10),
        Announced(4, "second", 10),
        WrittenBeside(5, "table"),
        Unbanned(6, person="ann"),
    ):
        standing.fold(order)
    assert not standing.ban("ann", "192.0.2.8", 9)
    assert standing.ban("bob", "192.0.2.7", 9)
    assert standing.notice == Announced(4, "second", 10)
    assert (standing.seq, standing.notice_id) == (6, 4)
    standing.fold(TakenBack(7))
    assert standing.notice is None
    # Who has no cookie is nobody, whom no ban of a person means.
    standing.fold(Unbanned(8, address="192.0.2.7"))
    assert not standing.ban("", "", 9)


def test_a_ban_for_some_time_is_over_by_itself() -> None:
    standing = Standing()
    standing.fold(Banned(1, person="ann", until=100))
    standing.fold(Banned(1, address="192.0.2.7"))
    assert standing.ban("ann", "192.0.2.8", 99)
    assert not standing.ban("ann", "192.0.2.8", 100)
    assert [ban.person for ban in standing.all_bans(99)] == ["ann", ""]
    assert [ban.address for ban in standing.all_bans(100)] == ["192.0.2.7"]
    standing.fold(Banned(200, person="ann", until=300))  # once more
    assert standing.ban("ann", "192.0.2.8", 299)


def test_of_two_bans_the_later_one_counts() -> None:
    standing = Standing()
    soon, late = Banned(1, person="ann", until=9), Banned(1, address="::1", until=10)
    standing.fold(soon)
    standing.fold(late)
    assert standing.ban("ann", "::1", 5) == late
    assert standing.ban("ann", "", 5) == soon
    standing.fold(Banned(2, person="ann"))
    found = standing.ban("ann", "::1", 5)
    assert found is not None
    assert found.until == 0


@pytest.mark.parametrize(
    ("until", "end"),
    [
        (0, ""),
        (1, " for another hour"),
        (HOUR + 1, " for another 2 hours"),
        (48 * HOUR, " for another 48 hours"),
        (48 * HOUR + 1, " for another 3 days"),
        (30 * 24 * HOUR, " for another 30 days"),
    ],
)
def test_whoever_is_banned_is_told_for_how_long(until: int, end: str) -> None:
    said = in_words(Banned(1, "ann", until=until).refusal(0).reason.phrase)
    assert said == f"The people who run this server have banned you from it{end}."


def test_orders_given_at_once_are_all_kept(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore.open(tmp_path / "hotseat.db")
        try:
            people = [f"person {number}" for number in range(8)]
            await asyncio.gather(*[give(store, [Banned(1, person=one)]) for one in people])
            assert set((await read_standing(store)).persons) == set(people)
        finally:
            await store.close()

    asyncio.run(go())


def test_an_order_of_a_newer_version_is_skipped_and_the_next_one_followed(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore.open(tmp_path / "hotseat.db")
        try:
            await store.append(Change(LOG, 0, (b'{"kind":"praised","at":1}',), SHELF, b"", 1))
            await give(store, [Banned(2, person="ann")])
            standing = Standing()
            assert await read_on(store, standing) == [Banned(2, person="ann")]
            assert standing.seq == 2
            assert await read_on(store, standing) == []
        finally:
            await store.close()

    asyncio.run(go())


def test_a_question_waits_for_as_many_as_are_known_and_leaves_nothing(tmp_path: Path) -> None:
    def report(name: str) -> Report:
        return Report(name, 2, "hotseat", {}, {}, [])

    async def go() -> None:
        store = SqliteStore.open(tmp_path / "hotseat.db")
        try:
            asking = asyncio.create_task(ask_servers(store, 1, 600))
            rows: list[Row] = []
            while not rows:
                rows = await store.on_shelves((SHELF,), 10)
            for name in ("second", "first"):
                assert not asking.done()
                await inquiry.answer(store, rows[0].table, 1, report(name))
            assert [one.node for one in await asking] == ["first", "second"]
            assert await store.on_shelves((SHELF,), 10) == []
            await inquiry.answer(store, rows[0].table, 1, report("late"))  # nobody waits
            assert await store.entries(rows[0].table) == []
        finally:
            await store.close()

    asyncio.run(go())
