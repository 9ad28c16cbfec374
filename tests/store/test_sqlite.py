"""What a store in a SQLite file does beyond the contract: groups, failing disks, backups."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from hotseat.store import SqliteStore, Store, Unavailable
from hotseat.store.files import in_turn
from tests.patience import PATIENCE
from tests.store.contract import STORES, change, with_store

KILLED = """
import asyncio, sys
from pathlib import Path
from hotseat.store import Change, SqliteStore

async def play(store, table):
    seq = len(await store.entries(table))
    while True:
        entry = f"{table} {seq + 1}".encode()
        await store.append(Change(table, seq, (entry,), 1, b"s" * 300, seq))
        seq += 1
        sys.stdout.write(f"{table} {seq}\\n")
        sys.stdout.flush()

async def main():
    store = SqliteStore.open(Path(sys.argv[1]), exclusive=True)
    await asyncio.gather(*(play(store, f"t{number}") for number in range(8)))

asyncio.run(main())
"""


def writing(store: SqliteStore) -> sqlite3.Connection:
    return store._writer._connection


async def assert_whole(store: Store, table: str) -> int:
    """Check that a log has no gap and nothing twice; return its length."""
    entries = await store.entries(table)
    assert entries == [f"{table} {number + 1}".encode() for number in range(len(entries))]
    row = await store.row(table)
    assert (0 if row is None else row.seq) == len(entries)
    return len(entries)


def test_a_killed_process_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "hotseat.db"
    seeded = random.Random(1)
    acknowledged: dict[str, int] = {}
    for _ in range(6):
        with subprocess.Popen(
            [sys.executable, "-c", KILLED, str(file)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            lines = [process.stdout.readline() for _ in range(seeded.randint(1, 900))]
            process.send_signal(signal.SIGKILL)
            lines += process.stdout.readlines()
        for line in lines:
            if line.endswith("\n"):  # the last may be cut off
                table, seq = line.split()
                acknowledged[table] = max(acknowledged.get(table, 0), int(seq))

        async def test(store: Store) -> None:
            for table, seq in acknowledged.items():
                assert await assert_whole(store, table) >= seq

        with_store(STORES["sqlite"], tmp_path, test)
    assert sum(acknowledged.values()) > 100


def test_appends_at_once_share_a_commit(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore.open(tmp_path / "hotseat.db")
        statements: list[str] = []
        others_wait = threading.Event()

        def hear(statement: str) -> None:
            others_wait.wait(PATIENCE)  # in the writer's thread
            statements.append(statement)

        writing(store).set_trace_callback(hear)
        appends = [
            asyncio.ensure_future(store.append(change(f"t{n}", 0, b"one"))) for n in range(50)
        ]
        await asyncio.sleep(0)  # all have been submitted
        others_wait.set()
        await asyncio.gather(*appends)
        writing(store).set_trace_callback(None)
        await store.close()
        assert statements.count("COMMIT") <= 2  # the first of them may have been alone

    asyncio.run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="there is one process there")
def test_what_comes_while_another_process_writes_shares_the_next_commit(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "hotseat.db"
        await SqliteStore.open(file).close()
        store = SqliteStore.join(file)
        statements: list[str] = []
        writing(store).set_trace_callback(statements.append)
        with (tmp_path / "hotseat.db.turns").open("ab") as turns, in_turn(turns):
            appends = []
            for number in range(5):
                appends.append(asyncio.ensure_future(store.append(change(f"t{number}", 0, b"one"))))
                for _ in range(3):  # each in a round of its own
                    await asyncio.sleep(0)
        await asyncio.gather(*appends)
        writing(store).set_trace_callback(None)
        await store.close()
        assert statements.count("COMMIT") == 1

    asyncio.run(test())


def test_a_common_move_writes_its_entry_and_its_row_and_reads_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore.open(tmp_path / "hotseat.db")
        await store.append(change("a", 0, b"one", members=[b"ann", b"bob"]))
        statements: list[str] = []
        writing(store).set_trace_callback(statements.append)
        await store.append(change("a", 1, b"two", members=[b"ann", b"bob"]))
        writing(store).set_trace_callback(None)
        await store.close()
        assert [" ".join(statement.split()[:3]) for statement in statements] == [
            "BEGIN IMMEDIATE",
            "PRAGMA data_version",
            "INSERT INTO tables",
            "INSERT INTO entries",
            "COMMIT",
        ]

    asyncio.run(test())


def test_a_full_disk_keeps_nothing_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore.open(tmp_path / "hotseat.db")
        await store.append(change("a", 0, b"one", members=[b"ann"]))
        (pages,) = writing(store).execute("PRAGMA page_count").fetchone()
        writing(store).execute(f"PRAGMA max_page_count = {pages}")
        results = await asyncio.gather(
            store.append(change("a", 1, b"two", members=[b"bob"])),
            *(store.append(change(f"t{n}", 0, b"x" * 9000, new=[(b"x", b"")])) for n in range(9)),
            return_exceptions=True,
        )
        kept = results[0] is None  # it may have been the only one of its group
        assert [type(result) for result in results[1:]] == [Unavailable] * 9
        assert len(await store.entries("a")) == 1 + kept
        assert len(await store.of_member(b"ann", 5)) == (not kept)
        assert await store.entries("t0") == []
        assert await store.row("t0") is None
        assert await store.labelled(b"x") is None

        writing(store).execute("PRAGMA max_page_count = 1000000")
        await store.append(change("a", 1 + kept, b"two", members=[b"bob"]))
        await store.append(change("t0", 0, b"x" * 9000, new=[(b"x", b"")]))
        assert len(await store.entries("a")) == 2 + kept
        assert await store.labelled(b"x") == ("t0", b"")
        await store.close()

    asyncio.run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of the size of files")
def test_a_log_that_cannot_grow_keeps_nothing_and_goes_on_later(tmp_path: Path) -> None:
    import resource

    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one"))
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, before[1]))
        try:
            with pytest.raises(Unavailable):
                await store.append(change("a", 1, b"x" * 3_000_000))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert await store.entries("a") == [b"one"]
        await store.append(change("a", 1, b"two"))
        assert await store.entries("a") == [b"one", b"two"]

    with_store(STORES["sqlite"], tmp_path, test)


def test_a_closed_loop_does_not_stop_the_store(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path / "hotseat.db")

    async def leave() -> None:
        store._writer.submit(change("a", 0, b"one"))

    asyncio.run(leave())

    async def go_on() -> None:
        await store.append(change("a", 1, b"two"))
        assert await store.entries("a") == [b"one", b"two"]
        await store.close()

    asyncio.run(go_on())


def test_closing_leaves_one_file_with_everything(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one"))
        await store.entries("a")

    with_store(STORES["sqlite"], tmp_path, test)
    assert [path.name for path in tmp_path.iterdir()] == ["hotseat.db"]
    with closing(sqlite3.connect(tmp_path / "hotseat.db")) as connection:
        assert connection.execute("SELECT entry FROM entries").fetchall() == [(b"one",)]


def test_forgotten_tables_are_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hotseat.store.batch.MOST_REMEMBERED", 2)

    async def test(store: Store) -> None:
        for number in range(3):
            for table in ("a", "b", "c", "d"):
                members = [f"{table}{number}".encode(), b"all"]
                await store.append(change(table, number, b"x", members=members))
        for table in ("a", "b", "c", "d"):
            assert await store.of_member(f"{table}1".encode(), 5) == []
            assert len(await store.of_member(f"{table}2".encode(), 5)) == 1
        assert len(await store.of_member(b"all", 5)) == 4

    with_store(STORES["sqlite"], tmp_path, test)


def test_a_backup_under_load_is_a_consistent_prefix(tmp_path: Path) -> None:
    copies = [tmp_path / "copies" / f"{number}.db" for number in range(3)]
    copies[0].parent.mkdir()

    async def play(store: Store, table: str, done: asyncio.Event, seqs: dict[str, int]) -> None:
        seqs[table] = 0
        while not done.is_set():
            seq = seqs[table]
            await store.append(change(table, seq, f"{table} {seq + 1}".encode()))
            seqs[table] += 1

    async def write(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        done = asyncio.Event()
        seqs: dict[str, int] = {}
        tables = [f"t{number}" for number in range(10)]
        playing = [asyncio.create_task(play(store, table, done, seqs)) for table in tables]
        acknowledged = []
        for copy in copies:
            acknowledged.append(dict(seqs))
            await store.backup(copy)
        done.set()
        await asyncio.gather(*playing)
        for copy, least in zip(copies, acknowledged, strict=True):
            opened = SqliteStore.open(copy)
            for table in tables:
                assert least.get(table, 0) <= await assert_whole(opened, table) <= seqs[table]
            await opened.close()

    with_store(STORES["sqlite"], tmp_path, write)
    assert sorted(path.name for path in copies[0].parent.iterdir()) == ["0.db", "1.db", "2.db"]


def test_a_closed_store_makes_no_backup(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore.open(tmp_path / "hotseat.db")
        await store.close()
        with pytest.raises(Unavailable):
            await store.backup(tmp_path / "late")

    asyncio.run(test())


def test_a_backup_replaces_no_file(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"precious")

    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        with pytest.raises(FileExistsError):
            await store.backup(copy)

    with_store(STORES["sqlite"], tmp_path, test)
    assert copy.read_bytes() == b"precious"


def test_a_failed_backup_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()

    def fail(_: Path, draft: Path) -> None:
        draft.write_bytes(b"half")
        raise sqlite3.OperationalError("disk I/O error")

    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        with pytest.raises(Unavailable):
            await store.backup(tmp_path / "missing" / "copy.db")
        with monkeypatch.context() as patch:
            patch.setattr("hotseat.store.sqlite._back_up", fail)
            with pytest.raises(Unavailable, match="I/O"):
                await store.backup(folder / "copy.db")
        assert list(folder.iterdir()) == []
        await store.backup(folder / "copy.db")

    with_store(STORES["sqlite"], tmp_path, test)
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
