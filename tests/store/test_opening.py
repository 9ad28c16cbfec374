"""Which SQLite files open, which are refused and why, and that refusing changes nothing."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hotseat.store import SqliteStore, Store, Unusable
from hotseat.store.schema import APPLICATION_ID, Migration, migrate, packaged_migrations
from tests.store.contract import STORES, change, with_store

CRASHED = """
import asyncio, os, sys
from pathlib import Path
from hotseat.store import Change, SqliteStore

async def main():
    store = SqliteStore.open(Path(sys.argv[1]))
    await store.append(Change("a", 0, (b"one", b"two"), 1, b"", 1))
    os._exit(0)

asyncio.run(main())
"""


async def write_a_table(store: Store) -> None:
    await store.append(change("a", 0, b"one", b"two"))


def make(folder: Path) -> Path:
    """Return a store's file with one table in it."""
    with_store(STORES["sqlite"], folder, write_a_table)
    return folder / "hotseat.db"


def crash(folder: Path) -> Path:
    """Return a file with one table that is still in its -wal."""
    file = folder / "hotseat.db"
    subprocess.run([sys.executable, "-c", CRASHED, str(file)], check=True)
    assert (folder / "hotseat.db-wal").stat().st_size > 0
    return file


def state(folder: Path) -> dict[str, tuple[bytes, int]]:
    if not folder.is_dir():
        return {}
    return {
        path.name: (path.read_bytes(), path.stat().st_mtime_ns)
        for path in folder.iterdir()
        if path.is_file()
    }


def assert_refused(file: Path, reason: str, *, exclusive: bool = True) -> None:
    """Check that a file is refused for a reason, and that nothing beside it changes."""
    before = state(file.parent)
    with pytest.raises(Unusable) as caught:
        SqliteStore.open(file, exclusive=exclusive)
    assert reason in str(caught.value)
    assert not str(caught.value).endswith(".")
    assert state(file.parent) == before


def reopened(file: Path) -> list[bytes]:
    async def read() -> list[bytes]:
        store = SqliteStore.open(file)
        try:
            return await store.entries("a")
        finally:
            await store.close()

    return asyncio.run(read())


def test_a_file_and_its_folders_are_made(tmp_path: Path) -> None:
    file = tmp_path / "some" / "ö #?%20" / "hotseat.db"

    async def test() -> None:
        store = SqliteStore.open(file)
        await store.append(change("a", 0, b"one"))
        await store.close()

    asyncio.run(test())
    assert reopened(file) == [b"one"]
    assert [path.name for path in file.parent.iterdir()] == ["hotseat.db"]


def test_a_link_to_a_file_opens_what_it_leads_to(tmp_path: Path) -> None:
    file = make(tmp_path)
    link = tmp_path / "links" / "link.db"
    link.parent.mkdir()
    link.symlink_to(file)
    assert reopened(link) == [b"one", b"two"]


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    file = make(tmp_path)
    known = len(packaged_migrations())
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {known + 6}")
        connection.commit()
    assert_refused(
        file,
        "it was written by a newer version of Hotseat "
        f"(schema {known + 6}, this one knows {known})",
    )


@pytest.mark.parametrize("with_shm", [False, True])
def test_a_newer_schema_that_is_still_in_the_wal_is_refused(tmp_path: Path, with_shm: bool) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    original = make(elsewhere)
    file = tmp_path / "hotseat.db"
    with closing(sqlite3.connect(original)) as connection:
        connection.execute("PRAGMA user_version = 99")
        connection.commit()
        for ending in ("", "-wal", "-shm") if with_shm else ("", "-wal"):
            shutil.copyfile(f"{original}{ending}", f"{file}{ending}")
    before = state(tmp_path)
    with pytest.raises(Unusable, match="newer version"):
        SqliteStore.open(file, exclusive=True)
    after = state(tmp_path)
    assert after.keys() == before.keys()
    for name in ("hotseat.db", "hotseat.db-wal"):
        assert after[name] == before[name]


@pytest.mark.parametrize("journal", ["delete", "wal"])
def test_a_database_of_another_program_is_refused(tmp_path: Path, journal: str) -> None:
    file = tmp_path / "hotseat.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA journal_mode = {journal}")
        connection.execute("CREATE TABLE tables (id)")
        connection.commit()
    assert_refused(file, "it is not a database of Hotseat")


@pytest.mark.parametrize("content", [b"short", b"no database at all\n" * 1000, b"\0" * 8192])
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "hotseat.db"
    file.write_bytes(content)
    assert_refused(file, "it is not a database of Hotseat")


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "hotseat.db").touch()
    assert_refused(tmp_path / "hotseat.db", "it is empty")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "hotseat.db").mkdir()
    assert_refused(tmp_path / "hotseat.db", "it is not a file")


@pytest.mark.parametrize("where", ["cut", "overwritten"])
def test_a_damaged_database_is_refused(tmp_path: Path, where: str) -> None:
    file = make(tmp_path)
    content = file.read_bytes()
    if where == "cut":
        file.write_bytes(content[: len(content) // 2])
    else:
        file.write_bytes(content[:8192] + b"\x55" * (len(content) - 8192))
    assert_refused(file, "it is damaged (")


def test_a_damaged_database_with_a_wal_is_refused(tmp_path: Path) -> None:
    file = crash(tmp_path)
    (tmp_path / "hotseat.db-shm").unlink()
    content = file.read_bytes()
    file.write_bytes(content[:4096] + b"\x55" * (len(content) - 4096))
    assert_refused(file, "it is damaged (")


@pytest.mark.parametrize("path", ["file/hotseat.db", "file/folder/hotseat.db"])
def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, path: str) -> None:
    (tmp_path / "file").write_bytes(b"precious")
    assert_refused(tmp_path / path, "its folder cannot be made: not a directory")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("denied", "mode", "reason"),
    [
        ("hotseat.db", os.R_OK, "it cannot be read: permission denied"),
        ("hotseat.db", os.W_OK, "it cannot be written: permission denied"),
        ("folder", os.W_OK, "its folder cannot be written: permission denied"),
    ],
)
def test_a_file_without_permission_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, denied: str, mode: int, reason: str
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    file = make(folder)
    # Asked instead of tried: whoever runs the tests may be allowed everything.
    monkeypatch.setattr(
        os, "access", lambda path, wanted: not (Path(path).name == denied and wanted & mode)
    )
    assert_refused(file, reason)


def test_a_file_that_cannot_be_made_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.mkdtemp", fail)
    assert_refused(
        tmp_path / "hotseat.db", "it cannot be written: permission denied", exclusive=False
    )
    assert list(tmp_path.iterdir()) == []


def test_an_old_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))
    assert_refused(tmp_path / "hotseat.db", "it needs SQLite 3.37 or newer")
    assert list(tmp_path.iterdir()) == []


def test_a_second_server_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "hotseat.db"

    async def test() -> None:
        first = SqliteStore.open(file, exclusive=True)
        await first.append(change("a", 0, b"one"))
        with pytest.raises(Unusable, match=r"^another Hotseat server is using it$"):
            SqliteStore.open(file, exclusive=True)

        beside = SqliteStore.open(file)  # a command may work on it all the while
        await beside.append(change("a", 1, b"two"))
        assert await first.entries("a") == [b"one", b"two"]
        await beside.close()
        await first.append(change("a", 2, b"three"))
        await first.close()

        second = SqliteStore.open(file, exclusive=True)
        assert len(await second.entries("a")) == 3
        await second.close()

    asyncio.run(test())


@pytest.mark.parametrize("with_shm", [False, True])
def test_what_a_crash_left_in_the_wal_is_there(tmp_path: Path, with_shm: bool) -> None:
    file = crash(tmp_path)
    if not with_shm:
        (tmp_path / "hotseat.db-shm").unlink()
    assert reopened(file) == [b"one", b"two"]
    assert [path.name for path in tmp_path.iterdir()] == ["hotseat.db"]


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    first = packaged_migrations()
    step = len(first) + 1
    both = [
        *first,
        Migration(step, "CREATE TABLE extra (a);\nINSERT INTO extra\nVALUES (';'); -- more\n"),
    ]
    file = make(tmp_path)

    async def upgrade() -> None:
        for _ in range(2):  # the second time there is nothing to do
            store = SqliteStore.open(file, migrations=both)
            assert await store.entries("a") == [b"one", b"two"]
            await store.close()

    asyncio.run(upgrade())
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (step,)
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert connection.execute("SELECT * FROM extra").fetchall() == [(";",)]
    assert_refused(file, "newer version")


def test_a_step_that_fails_leaves_the_schema_before(tmp_path: Path) -> None:
    file = make(tmp_path)
    first = packaged_migrations()
    failing = Migration(len(first) + 1, "CREATE TABLE extra (a);\nINSERT INTO missing VALUES (1);")
    with pytest.raises(Unusable, match="it cannot be opened"):
        SqliteStore.open(file, migrations=[*first, failing])
    assert reopened(file) == [b"one", b"two"]
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master").fetchall()
        assert ("extra",) not in names


def test_steps_are_numbered_without_gaps() -> None:
    migrations = packaged_migrations()
    assert [step.number for step in migrations] == list(range(1, len(migrations) + 1))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, migrations)


def test_lists_and_logs_are_found_by_an_index(tmp_path: Path) -> None:
    file = make(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        for question in (
            "SELECT id FROM tables WHERE shelf = 1 ORDER BY at DESC, id LIMIT 5",
            "SELECT id FROM members JOIN tables ON id = table_id WHERE member = x'00'",
            "SELECT entry FROM entries WHERE table_id = 'a' AND seq > 3",
            "SELECT member FROM members WHERE table_id = 'a'",
        ):
            plan = connection.execute(f"EXPLAIN QUERY PLAN {question}").fetchall()
            for step in plan:
                assert "SEARCH" in step[3], plan
