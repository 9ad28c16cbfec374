"""What PostgreSQL does in its own way: one commit for many, lost connections, who may use it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from hotseat.store import (
    Change,
    Conflict,
    Store,
    Unavailable,
    Unusable,
    postgres_patience,
    postgres_writer,
)
from hotseat.store.postgres import PostgresStore
from hotseat.store.postgres_patience import WAIT_SECONDS, Patience
from hotseat.store.postgres_schema import MIGRATIONS
from hotseat.store.schema import Migration, packaged_migrations
from hotseat.store.urls import is_postgres, without_password
from tests.patience import PATIENCE
from tests.services import PASSWORD, Postgres, free_port, postgres
from tests.store.contract import STORES, change, with_store

open_one = STORES["postgresql"]


@pytest.fixture
def server() -> Iterator[Postgres]:
    """A server that a test may stop; it runs again afterwards."""
    server = postgres()
    yield server
    server.restart_if_stopped()


def assert_refused(url: str, code: str, reason: str) -> None:
    with pytest.raises(Unusable) as caught:
        PostgresStore.open(url)
    assert caught.value.code == code
    assert reason in str(caught.value)
    assert PASSWORD not in str(caught.value)


# Opening


def test_an_unreachable_server_is_refused() -> None:
    url = f"postgresql://ann:{PASSWORD}@127.0.0.1:{free_port()}/hotseat"
    assert_refused(url, "invalid-database-unreachable", "connection refused")


@pytest.mark.parametrize(
    "url",
    [f"postgresql://ann:{PASSWORD}@127.0.0.1:port/db", f"postgresql://a:{PASSWORD}@[::1/db"],
)
def test_a_wrong_url_is_refused(url: str) -> None:
    assert_refused(url, "invalid-database-url", "")


def test_a_wrong_password_and_a_missing_database_are_refused() -> None:
    server = postgres()
    wrong = f"{PASSWORD}-not"
    assert_refused(
        server.url(password=wrong), "invalid-database-refuses", "password authentication failed"
    )
    assert_refused(
        server.url("nowhere"), "invalid-database-refuses", 'database "nowhere" does not exist'
    )


def test_a_newer_schema_is_refused_and_stays(tmp_path: Path) -> None:
    with_store(open_one, tmp_path, lambda store: store.check())
    url = postgres().url_for(tmp_path)
    postgres().execute("UPDATE hotseat.schema_version SET version = 99", url)
    assert_refused(url, "invalid-database-newer", "newer version of Hotseat (schema 99")
    [(version,)] = postgres().execute("SELECT version FROM hotseat.schema_version", url)
    assert version == 99


def test_a_schema_of_another_program_is_refused(tmp_path: Path) -> None:
    url = postgres().url_for(tmp_path)
    postgres().execute("CREATE SCHEMA hotseat", url)
    assert_refused(url, "invalid-database-foreign", "another program")


def test_tables_of_other_programs_in_the_database_are_left_alone(tmp_path: Path) -> None:
    url = postgres().url_for(tmp_path)
    postgres().execute("CREATE TABLE public.tables (name text)", url)
    with_store(open_one, tmp_path, lambda store: store.check())
    assert postgres().execute("SELECT * FROM public.tables", url) == []


def test_several_nodes_that_start_at_once_make_one_schema(tmp_path: Path) -> None:
    url = postgres().url_for(tmp_path)

    async def open_all() -> None:
        opening = [asyncio.to_thread(PostgresStore.open, url) for _ in range(4)]
        for store in await asyncio.gather(*opening):
            await store.close()

    asyncio.run(open_all())
    with_store(open_one, tmp_path, lambda store: store.check())


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    url = postgres().url_for(tmp_path)

    async def write() -> None:
        store = PostgresStore.open(url)
        await store.append(change("a", 0, b"one"))
        await store.close()

    asyncio.run(write())
    steps = packaged_migrations(MIGRATIONS)
    added = Migration(len(steps) + 1, "ALTER TABLE tables ADD COLUMN stars integer DEFAULT 5;")
    PostgresStore.open(url, migrations=[*steps, added])
    assert postgres().execute("SELECT stars FROM hotseat.tables", url) == [(5,)]


def test_a_step_that_fails_leaves_the_schema_before(tmp_path: Path) -> None:
    url = postgres().url_for(tmp_path)
    with_store(open_one, tmp_path, lambda store: store.check())
    steps = packaged_migrations(MIGRATIONS)
    wrong = Migration(len(steps) + 1, "CREATE TABLE more (id text); SELECT nonsense;")
    with pytest.raises(Unusable):
        PostgresStore.open(url, migrations=[*steps, wrong])
    [(more,)] = postgres().execute("SELECT to_regclass('hotseat.more')::text", url)
    assert more is None
    with_store(open_one, tmp_path, lambda store: store.check())


def test_steps_are_numbered_without_gaps() -> None:
    numbers = [step.number for step in packaged_migrations(MIGRATIONS)]
    assert numbers == list(range(1, len(numbers) + 1))


# Who may use it


def test_a_server_alone_lets_no_other_serve(tmp_path: Path) -> None:
    url = postgres().url_for(tmp_path)

    async def test() -> None:
        alone = PostgresStore.open(url, use="alone")
        await alone.start()
        for use in ("alone", "shared"):
            with pytest.raises(Unusable) as caught:
                PostgresStore.open(url, use=use)
            assert caught.value.code == "invalid-database-in-use"
        beside = PostgresStore.open(url)  # commands beside a server
        await beside.append(change("a", 0, b"one"))
        await beside.close()
        await alone.close()
        PostgresStore.open(url, use="shared")

    asyncio.run(test())


def test_servers_that_share_it_keep_out_who_wants_it_alone(tmp_path: Path) -> None:
    url = postgres().url_for(tmp_path)

    async def test() -> None:
        nodes = [PostgresStore.open(url, use="shared") for _ in range(2)]
        for node in nodes:
            await node.start()
        with pytest.raises(Unusable):
            PostgresStore.open(url, use="alone")
        for node in nodes:
            await node.close()
        PostgresStore.open(url, use="alone")

    asyncio.run(test())


# Writing


def test_moves_at_once_share_a_commit(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for number in range(20):
            await store.append(change(f"t{number}", 0, b"one", members=[b"ann"]))
        await asyncio.gather(
            *(store.append(change(f"t{n}", 1, b"two", members=[b"ann"])) for n in range(20))
        )
        url = postgres().url_for(tmp_path)
        by = postgres().execute(
            "SELECT DISTINCT xmin::text FROM hotseat.entries WHERE seq = 2", url
        )
        assert len(by) == 1
        assert all([await store.entries(f"t{n}", 1) == [b"two"] for n in range(20)])

    with_store(open_one, tmp_path, test)


def test_a_commit_is_durable_also_where_that_is_not_usual(tmp_path: Path) -> None:
    url = postgres().url_for(tmp_path)
    name = url.rpartition("/")[2]
    postgres().execute(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one"))
        assert isinstance(store, PostgresStore)
        connection = store._writer._connection
        assert await connection.fetchval("SHOW synchronous_commit") == "on"

    with_store(open_one, tmp_path, test)


def test_a_lost_database_loses_nothing_that_was_acknowledged(
    tmp_path: Path,
    server: Postgres,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres_patience, "WAIT_SECONDS", 0.3)

    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one"))
        await store.append(change("a", 1, b"two"))
        server.stop("immediate")
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.append(change("a", 2, b"lost"))
            with pytest.raises(Unavailable):
                await store.entries("a")
        server.start()
        assert await store.entries("a") == [b"one", b"two"]
        await store.append(change("a", 2, b"three"))
        with pytest.raises(Conflict):
            await store.append(change("a", 2, b"late"))
        assert await store.entries("a") == [b"one", b"two", b"three"]

    with caplog.at_level(logging.WARNING, "hotseat.store"):
        with_store(open_one, tmp_path, test)
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 2
    assert said[0].startswith("the store cannot be written: ")
    assert said[1] == "the store can be written again"
    assert PASSWORD not in caplog.text


def test_who_writes_and_reads_while_it_is_started_anew_waits_and_notices_nothing(
    tmp_path: Path, server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_patience, "WAIT_SECONDS", PATIENCE)

    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one"))
        await asyncio.to_thread(server.stop, "immediate")
        writing = [
            asyncio.ensure_future(store.append(change("a", 1, b"two"))),
            asyncio.ensure_future(store.append(change("b", 0, b"new", new=[(b"label", b"")]))),
        ]
        reading = asyncio.create_task(store.entries("a"))
        with pytest.raises(Unavailable):  # whoever asks how it is now does not wait
            await store.check()
        with pytest.raises(Unavailable):
            await store.seqs(["a"])
        assert not any(task.done() for task in (*writing, reading))
        await asyncio.to_thread(server.start)
        await asyncio.gather(*writing)
        assert (await reading)[:1] == [b"one"]
        assert await store.entries("a") == [b"one", b"two"]
        assert await store.labelled(b"label") == ("b", b"")
        await store.check()

    with_store(open_one, tmp_path, test)


def test_what_was_written_when_the_answer_was_lost_is_acknowledged_and_not_written_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_patience, "WAIT_SECONDS", PATIENCE)
    write_moves = postgres_writer._write_moves
    lost: list[Change] = []

    async def lose_the_answer(connection: Any, changes: Sequence[Change]) -> set[str]:
        written = await write_moves(connection, changes)
        if changes and not lost:
            lost.extend(changes)
            raise asyncpg.ConnectionDoesNotExistError("the connection is lost")
        return written

    monkeypatch.setattr(postgres_writer, "_write_moves", lose_the_answer)

    async def test(store: Store) -> None:
        for table in "abc":
            await store.append(change(table, 0, b"one"))
        other = open_one(tmp_path)
        await other.append(change("c", 1, b"theirs"))
        lost.clear()
        mine = [store.append(change(table, 1, b"two", b"three")) for table in "abc"]
        outcomes = await asyncio.gather(*mine, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Conflict]
        assert len(lost) == 3
        for table in "ab":
            assert await store.entries(table) == [b"one", b"two", b"three"]
        assert await store.entries("c") == [b"one", b"theirs"]
        await other.close()

    with_store(open_one, tmp_path, test)


def test_a_database_that_stays_away_is_waited_for_once() -> None:
    now = 0.0
    patience = Patience(lambda: now)

    async def run() -> None:
        nonlocal now
        away = ConnectionRefusedError()
        assert await patience.waits_after(away)
        now = WAIT_SECONDS - 1
        assert await patience.waits_after(Unusable("away", "invalid-database-unreachable"))
        now = WAIT_SECONDS
        assert not await patience.waits_after(away)  # nor whoever comes later
        patience.found()
        assert await patience.waits_after(away)
        for error in (
            TimeoutError(),
            asyncpg.DiskFullError(),
            Unusable("no", "invalid-database-refuses"),
        ):
            assert not await patience.waits_after(error)

    asyncio.run(run())


def test_a_restart_while_nobody_writes_is_not_noticed(tmp_path: Path, server: Postgres) -> None:
    async def test(store: Store) -> None:
        await store.append(change("a", 0, b"one"))
        assert await store.entries("a") == [b"one"]
        server.stop()
        server.start()
        assert await store.entries("a") == [b"one"]
        await store.append(change("a", 1, b"two"))
        assert await store.entries("a") == [b"one", b"two"]

    with_store(open_one, tmp_path, test)


def test_secrets_are_made_once_and_changed_together(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        assert await store.secret("key") is None
        assert await store.make_secret("key", b"one") == b"one"
        assert await store.make_secret("key", b"two") == b"one"
        await store.keep_secrets({"key": b"new", "old": b"one"})
        assert [await store.secret("key"), await store.secret("old")] == [b"new", b"one"]
        await store.keep_secrets({"key": b"newer", "old": None})
        assert [await store.secret("key"), await store.secret("old")] == [b"newer", None]

    with_store(open_one, tmp_path, test)


# URLs


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ann:pw@host:5433/db?password=pw", "postgresql://ann@host:5433/db"),
        ("postgres://:pw@[::1]/db", "postgres://[::1]/db"),
        ("postgresql:///db", "postgresql:///db"),
        ("postgresql://ann:pw@host:port/db", "postgresql://…"),
    ],
)
def test_a_url_is_shown_without_its_password(url: str, shown: str) -> None:
    assert is_postgres(url)
    assert without_password(url) == shown


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("foo", "foo"),
        ("/srv/foo", "/srv/foo"),
        ("host.example.org/db", "host.example.org/db"),
        ("mysql://ann:pw@host/db", "mysql://ann@host/db"),
        ("ann:pw@host/db", "ann:…"),
        ("//ann:pw@host/db", "//ann:…"),
        (":pw@host", ":…"),
        ("postgresql:ann:pw@host", "postgresql:…"),
        ("host=host password=pw", "host=…"),
        ("host/db?password=pw", "host/db?…"),
        ("ann:pw@postgresql://host/db", "ann:…"),
    ],
)
def test_what_is_no_url_is_shown_as_it_was_typed_up_to_what_may_be_a_password(
    typed: str, shown: str
) -> None:
    assert not is_postgres(typed)
    assert without_password(typed) == shown


def test_a_folder_is_no_url() -> None:
    assert not is_postgres("/srv/hotseat")
    assert not is_postgres("postgresql")
