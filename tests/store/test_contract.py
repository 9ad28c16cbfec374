"""What any store has to do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest

from hotseat.store import Change, Conflict, Label, Leads, Row, Snapshot, Store, Unavailable
from tests.store.contract import STORES, Opener, change, with_store


@pytest.fixture(params=STORES)
def opener(request: pytest.FixtureRequest) -> Opener:
    return STORES[request.param]


async def conflicting(store: Store, *changes: Change) -> list[bool]:
    """Append all at once; return which ones met a conflict."""
    results = await asyncio.gather(*(store.append(one) for one in changes), return_exceptions=True)
    for result in results:
        assert result is None or isinstance(result, Conflict)
    return [isinstance(result, Conflict) for result in results]


def test_entries_come_back_in_order_and_from_any_number(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one", b"two"))
        await store.append(change("a", 2, b"", b"\x00\xff,"))
        await store.append(change("b", 0, b"other"))
        assert await store.entries("a") == [b"one", b"two", b"", b"\x00\xff,"]
        assert await store.entries("a", 2) == [b"", b"\x00\xff,"]
        assert await store.entries("a", 4) == []
        assert await store.entries("a", 99) == []

    with_store(opener, tmp_path, test)


def test_a_long_log_keeps_its_order(opener: Opener, tmp_path: Path) -> None:
    entries = [str(number).encode() for number in range(1, 301)]

    async def test(store: Store) -> None:
        await store.append(change("a", 0, *entries))
        assert await store.entries("a") == entries
        assert await store.entries("a", 255) == entries[255:]

    with_store(opener, tmp_path, test)


def test_a_table_that_does_not_exist_has_nothing(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert await store.entries("a") == []
        assert await store.row("a") is None
        assert await store.snapshot("a") is None
        assert await store.labelled(b"a") is None
        assert await store.on_shelves([0, 1], 10) == []
        assert await store.of_member(b"ann", 10) == []

    with_store(opener, tmp_path, test)


def test_the_row_is_that_of_the_last_change(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one", b"two"))
        assert await store.row("a") == Row("a", 2, 1, 1000, b"a after 0")
        await store.append(change("a", 2, b"three", shelf=5, at=2000))
        assert await store.row("a") == Row("a", 3, 5, 2000, b"a after 2")

    with_store(opener, tmp_path, test)


def test_a_change_without_entries_changes_the_row_alone(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one"))
        await store.append(change("a", 1, shelf=9, at=1001, members=[b"ann"]))
        assert await store.row("a") == Row("a", 1, 9, 1001, b"a after 1")
        assert await store.entries("a") == [b"one"]
        assert [row.table for row in await store.of_member(b"ann", 10)] == ["a"]

    with_store(opener, tmp_path, test)


@pytest.mark.parametrize("after", [-1, 0, 1, 3, 1000])
def test_a_wrong_number_is_a_conflict_that_keeps_nothing(
    opener: Opener, tmp_path: Path, after: int
) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one", b"two", members=[b"ann"], new=[(b"x", b"1")]))
        row = await store.row("a")
        with pytest.raises(Conflict):
            await store.append(
                change(
                    "a",
                    after,
                    b"late",
                    shelf=9,
                    at=9000,
                    members=[b"bob"],
                    new=[(b"y", b"")],
                    old=[b"x"],
                )
            )
        assert await store.row("a") == row
        assert await store.entries("a") == [b"one", b"two"]
        assert await store.of_member(b"bob", 10) == []
        assert await store.of_member(b"ann", 10) == [row]
        assert await store.labelled(b"x") == ("a", b"1")
        assert await store.labelled(b"y") is None
        assert await store.on_shelves([9], 10) == []

    with_store(opener, tmp_path, test)


@pytest.mark.parametrize("entries", [(), (b"late",)])
def test_a_wrong_number_is_a_conflict_also_where_all_else_is_as_before(
    opener: Opener, tmp_path: Path, entries: tuple[bytes, ...]
) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one", b"two", members=[b"ann"]))
        row = await store.row("a")
        for after in (0, 1, 3, 1000):
            with pytest.raises(Conflict):
                await store.append(change("a", after, *entries, shelf=9, members=[b"ann"]))
        assert await store.row("a") == row
        assert await store.entries("a") == [b"one", b"two"]

    with_store(opener, tmp_path, test)


def test_moves_of_one_table_at_once_are_written_in_order(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one", members=[b"ann"]))
        lost = await conflicting(
            store,
            change("a", 1, b"two", members=[b"ann"]),
            change("a", 2, b"three", members=[b"ann"]),
            change("a", 3, b"four", members=[b"ann"]),
        )
        assert lost == [False, False, False]
        assert await store.entries("a") == [b"one", b"two", b"three", b"four"]
        row = await store.row("a")
        assert row is not None
        assert row.seq == 4

    with_store(opener, tmp_path, test)


def test_a_table_begins_with_entry_one(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append(change("a", 1, b"two"))
        assert await store.row("a") is None

    with_store(opener, tmp_path, test)


def test_a_label_of_another_table_is_a_conflict_that_keeps_nothing(
    opener: Opener, tmp_path: Path
) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one", new=[(b"code", b"1")]))
        with pytest.raises(Conflict):
            await store.append(
                change("b", 0, b"one", members=[b"bob"], new=[(b"free", b""), (b"code", b"2")])
            )
        with pytest.raises(Conflict):  # only its own table can let go of a label
            await store.append(change("b", 0, b"one", new=[(b"code", b"2")], old=[b"code"]))
        assert await store.labelled(b"code") == ("a", b"1")
        assert await store.labelled(b"free") is None
        assert await store.row("b") is None
        assert await store.entries("b") == []
        assert await store.of_member(b"bob", 10) == []

    with_store(opener, tmp_path, test)


def test_labels_come_change_and_go(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one", new=[(b"x", b"1"), (b"y", b"")]))
        await store.append(change("a", 1, b"two", new=[(b"x", b"2")]))
        assert await store.labelled(b"x") == ("a", b"2")
        assert await store.labelled(b"y") == ("a", b"")
        await store.append(change("b", 0, b"one", old=[b"y"]))  # not its own: it stays
        assert await store.labelled(b"y") == ("a", b"")
        await store.append(change("a", 2, b"three", new=[(b"x", b"3")], old=[b"x", b"y"]))
        assert await store.labelled(b"x") == ("a", b"3")
        assert await store.labelled(b"y") is None
        await store.append(change("b", 1, b"two", new=[(b"y", b"b")]))
        assert await store.labelled(b"y") == ("b", b"b")

    with_store(opener, tmp_path, test)


def test_of_changes_at_once_the_first_takes_a_label(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        lost = await conflicting(
            store,
            change("a", 0, b"one", new=[(b"x", b"")]),
            change("b", 0, b"one", new=[(b"x", b"")]),
            change("a", 1, b"two", old=[b"x"]),
            change("c", 0, b"one", new=[(b"x", b"")]),
        )
        assert lost == [False, True, False, False]
        assert await store.labelled(b"x") == ("c", b"")
        assert await store.row("b") is None

    with_store(opener, tmp_path, test)


def test_of_changes_at_once_a_conflict_harms_no_other(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        lost = await conflicting(
            store,
            change("a", 0, b"one", members=[b"ann"]),
            change("a", 0, b"late", members=[b"bob"]),
            change("a", 1, b"two", members=[b"ann", b"cy"]),
            change("b", 7, b"eight"),
            change("b", 0, b"one"),
            change("a", 2, b"three", members=[b"cy"]),
        )
        assert lost == [False, True, False, True, False, False]
        assert await store.entries("a") == [b"one", b"two", b"three"]
        assert await store.entries("b") == [b"one"]
        assert await store.of_member(b"ann", 10) == []
        assert await store.of_member(b"bob", 10) == []
        assert [row.table for row in await store.of_member(b"cy", 10)] == ["a"]

    with_store(opener, tmp_path, test)


def test_members_are_those_of_the_last_change(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        async def tables(member: bytes) -> list[str]:
            return [row.table for row in await store.of_member(member, 10)]

        await store.append(change("a", 0, b"one", at=1, members=[b"ann", b"bob", b"ann"]))
        await store.append(change("b", 0, b"one", at=2, members=[b"bob"]))
        await store.append(change("a", 1, b"two", at=3, members=[b"bob", b"ann"]))
        assert await tables(b"ann") == ["a"]
        assert await tables(b"bob") == ["a", "b"]
        await store.append(change("a", 2, b"three", at=4, members=[b"cy", b"bob"]))
        assert await tables(b"ann") == []
        assert await tables(b"bob") == ["a", "b"]
        assert await tables(b"cy") == ["a"]
        await store.append(change("a", 3, b"four", at=5))
        assert await tables(b"bob") == ["b"]
        assert await tables(b"cy") == []

    with_store(opener, tmp_path, test)


def test_members_are_known_after_reopening(opener: Opener, tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        await store.append(change("a", 0, b"one", members=[b"ann", b"\x00,"]))

    async def second(store: Store) -> None:
        await store.append(change("a", 1, b"two", members=[b"bob", b"\x00,"]))
        assert await store.of_member(b"ann", 10) == []
        assert len(await store.of_member(b"bob", 10)) == 1
        assert len(await store.of_member(b"\x00,", 10)) == 1

    with_store(opener, tmp_path, first)
    with_store(opener, tmp_path, second)


def test_shelves_list_the_last_changed_first(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        async def tables(shelves: list[int], most: int = 10) -> list[str]:
            return [row.table for row in await store.on_shelves(shelves, most)]

        for number, shelf in enumerate([1, 2, 1, 3, 2, 1]):
            await store.append(change(f"t{number}", 0, b"one", shelf=shelf, at=100 + number))
        assert await tables([1]) == ["t5", "t2", "t0"]
        assert await tables([3, 2, 2]) == ["t4", "t3", "t1"]
        assert await tables([1, 2, 3], most=4) == ["t5", "t4", "t3", "t2"]
        assert await tables([1], most=0) == []
        assert await tables([]) == []
        assert await tables([7]) == []
        await store.append(change("t0", 1, b"two", at=200))
        await store.append(change("t5", 1, b"two", shelf=3, at=201))
        assert await tables([1]) == ["t0", "t2"]
        assert await tables([3]) == ["t5", "t3"]

    with_store(opener, tmp_path, test)


def test_members_list_the_last_changed_first(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for number in range(5):
            at = 100 - number
            await store.append(change(f"t{number}", 0, b"one", at=at, members=[b"ann"]))
        assert [row.table for row in await store.of_member(b"ann", 3)] == ["t0", "t1", "t2"]
        assert await store.of_member(b"ann", 0) == []

    with_store(opener, tmp_path, test)


def test_a_snapshot_takes_the_place_of_the_one_before(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one", b"two"))
        await store.keep_snapshot("a", Snapshot(1, b"first"))
        assert await store.snapshot("a") == Snapshot(1, b"first")
        await asyncio.gather(
            store.keep_snapshot("a", Snapshot(2, b"second")),
            store.keep_snapshot("b", Snapshot(1, b"other")),
            store.keep_snapshot("a", Snapshot(2, b"third")),
        )
        assert await store.snapshot("a") == Snapshot(2, b"third")
        assert await store.snapshot("b") == Snapshot(1, b"other")
        assert await store.entries("a") == [b"one", b"two"]

    with_store(opener, tmp_path, test)


def test_entries_can_be_put_in_the_place_of_others(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one", b"two", b"three"))
        await store.append(change("b", 0, b"one"))
        await store.keep_snapshot("a", Snapshot(2, b"state"))
        await store.keep_snapshot("b", Snapshot(1, b"state"))
        await store.rewrite("a", {1: b"eins", 3: b""})
        assert await store.entries("a") == [b"eins", b"two", b""]
        assert await store.entries("b") == [b"one"]
        assert await store.snapshot("a") is None
        assert await store.snapshot("b") == Snapshot(1, b"state")

    with_store(opener, tmp_path, test)


def test_a_deleted_table_leaves_nothing_and_can_be_made_again(
    opener: Opener, tmp_path: Path
) -> None:
    async def test(store: Store) -> None:
        for table in "ab":
            made = change(table, 0, b"one", members=[b"ann"], new=[(table.encode(), b"")])
            await store.append(made)
            await store.keep_snapshot(table, Snapshot(1, b"state"))
        await store.delete("a")
        assert await store.row("a") is None
        assert await store.entries("a") == []
        assert await store.snapshot("a") is None
        assert await store.labelled(b"a") is None
        assert [row.table for row in await store.of_member(b"ann", 5)] == ["b"]
        with pytest.raises(Conflict):  # whoever still writes to it finds that it is gone
            await store.append(change("a", 1, b"two"))
        await store.append(change("a", 0, b"new"))
        assert await store.entries("a") == [b"new"]
        assert await store.labelled(b"b") == ("b", b"")

    with_store(opener, tmp_path, test)


def test_tables_that_nothing_has_changed_since_come_oldest_first(
    opener: Opener, tmp_path: Path
) -> None:
    async def test(store: Store) -> None:
        for table, at in (("a", 300), ("b", 100), ("c", 200), ("d", 400)):
            await store.append(change(table, 0, b"one", at=at))
        assert await store.older(300, 10) == ["b", "c"]
        assert await store.older(1000, 3) == ["b", "c", "a"]
        assert await store.older(1000, 0) == []

    with_store(opener, tmp_path, test)


def test_all_tables_are_listed_by_name_with_what_leads_to_them(
    opener: Opener, tmp_path: Path
) -> None:
    async def test(store: Store) -> None:
        for table in ("b", "a", "B", "ä"):
            await store.append(change(table, 0, b"one"))
        labels = [(b"\x00y", b"2"), (b"x", b"")]
        await store.append(change("a", 1, members=[b"bob", b"ann"], new=labels))
        assert await store.every("", 10) == ["B", "a", "b", "ä"]
        assert await store.seqs(["a", "ä", "none"]) == {"a": 1, "ä": 1}
        assert await store.seqs([]) == {}
        assert await store.every("B", 2) == ["a", "b"]
        assert await store.leads("a") == Leads((b"ann", b"bob"), (Label(*labels[0]), Label(b"x")))
        assert await store.leads("b") == await store.leads("none") == Leads((), ())

    with_store(opener, tmp_path, test)


def test_a_store_that_is_well_says_so_and_stays_as_it_is(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.start()
        await store.append(change("a", 0, b"one"))
        await store.check()
        assert await store.every("", 5) == ["a"]

    with_store(opener, tmp_path, test)


def test_a_change_of_the_wrong_kind_fails_alone(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for table in "abcd":
            await store.append(change(table, 0, b"one"))
        results = await asyncio.gather(
            store.append(change("a", 1, b"two")),
            store.append(change("b", 1, cast(bytes, "text"))),
            store.append(change("c", 1, b"two", at=2**80)),
            store.append(Change("d", 1, cast(tuple[bytes, ...], None), 1, b"", 1)),
            store.append(change("e", 0, cast(bytes, "text"))),
            store.append(change("a", 2, b"three")),
            return_exceptions=True,
        )
        assert results[0] is results[5] is None
        for result in results[1:5]:
            assert isinstance(result, Exception)
            assert not isinstance(result, Conflict | Unavailable)
        assert await store.entries("a") == [b"one", b"two", b"three"]
        for table in "bcd":
            assert await store.entries(table) == [b"one"]
            await store.append(change(table, 1, b"two"))
        assert await store.row("e") is None

    with_store(opener, tmp_path, test)


def test_many_at_once_keep_their_order_and_are_there_after_reopening(
    opener: Opener, tmp_path: Path
) -> None:
    tables, moves = 30, 20

    async def play(store: Store, table: str) -> None:
        for number in range(moves):
            await store.append(
                change(table, number, f"{table} {number}".encode(), members=[table.encode()])
            )
            assert len(await store.entries(table, number)) == 1  # what was acknowledged is seen

    async def write(store: Store) -> None:
        await asyncio.gather(*(play(store, f"t{number}") for number in range(tables)))

    async def read(store: Store) -> None:
        for table in (f"t{number}" for number in range(tables)):
            wanted = [f"{table} {number}".encode() for number in range(moves)]
            assert await store.entries(table) == wanted
            row = await store.row(table)
            assert row is not None
            assert row.seq == moves
            assert await store.of_member(table.encode(), 5) == [row]

    with_store(opener, tmp_path, write)
    with_store(opener, tmp_path, read)


def test_of_two_stores_racing_for_an_entry_exactly_one_wins(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        other = opener(tmp_path)
        try:
            expected = []
            for number in range(40):
                results = await asyncio.gather(
                    store.append(change("a", number, b"mine", members=[b"ann"])),
                    other.append(change("a", number, b"theirs", members=[b"bob"])),
                    return_exceptions=True,
                )
                assert [type(result) for result in results if result is not None] == [Conflict]
                mine = results[0] is None
                expected.append(b"mine" if mine else b"theirs")
                assert len(await other.of_member(b"ann", 5)) == mine
                assert len(await store.of_member(b"bob", 5)) == (not mine)
            assert await store.entries("a") == expected
            assert await other.entries("a") == expected
        finally:
            await other.close()

    with_store(opener, tmp_path, test)


def test_what_another_store_changes_without_entries_is_not_overlooked(
    opener: Opener, tmp_path: Path
) -> None:
    async def test(store: Store) -> None:
        other = opener(tmp_path)
        try:
            await store.append(change("a", 0, b"one", members=[b"ann"]))
            await other.append(change("a", 1, members=[b"bob"]))
            await store.append(change("a", 1, b"two", members=[b"ann"]))
            assert len(await store.of_member(b"ann", 5)) == 1
            assert await store.of_member(b"bob", 5) == []
        finally:
            await other.close()

    with_store(opener, tmp_path, test)


def test_a_cancelled_caller_does_not_stop_the_others(opener: Opener, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        tasks = [
            asyncio.ensure_future(store.append(change(f"t{number}", 0, b"one")))
            for number in range(20)
        ]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert results[1::2] == [None] * 10
        await store.append(change("a", 0, b"one"))
        assert await store.entries("a") == [b"one"]
        for number in range(1, 20, 2):
            assert await store.entries(f"t{number}") == [b"one"]

    with_store(opener, tmp_path, test)


def test_closing_finishes_what_was_begun_and_then_refuses(opener: Opener, tmp_path: Path) -> None:
    async def write() -> None:
        store = opener(tmp_path)
        waiting = [
            asyncio.ensure_future(store.append(change(f"t{number}", 0, b"one")))
            for number in range(20)
        ]
        await asyncio.sleep(0)
        await asyncio.gather(store.close(), store.close())
        assert await asyncio.gather(*waiting) == [None] * 20
        for late in (
            store.append(change("a", 0, b"one")),
            store.keep_snapshot("a", Snapshot(1, b"")),
            store.entries("a"),
            store.snapshot("a"),
            store.row("a"),
            store.on_shelves([1], 5),
            store.of_member(b"ann", 5),
            store.labelled(b"x"),
            store.every("", 5),
            store.leads("a"),
            store.check(),
        ):
            with pytest.raises(Unavailable):
                await late
        await store.close()

    async def read(store: Store) -> None:
        assert len(await store.on_shelves([1], 100)) == 20
        assert await store.row("a") is None

    asyncio.run(write())
    with_store(opener, tmp_path, read)
