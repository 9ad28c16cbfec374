"""A server whose tables are in PostgreSQL: the same life, other ways to fail."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotseat.core.record import finished, read_record
from hotseat.games import game as game_by_name
from hotseat.server.home import Database, Folder, home_at
from hotseat.server.moving import every_id
from hotseat.store import Leads, Row, Snapshot, Store
from tests.server.harness import (
    Guest,
    Server,
    everybody_at,
    hotseat,
    play_together,
    play_until,
)
from tests.server.life import refused, running
from tests.services import PASSWORD, Postgres, free_port, postgres

HEAT = game_by_name("heat")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return postgres().url_for(tmp_path)


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Server]:
    with Server(tmp_path / "node", database=database) as server:
        yield server
        assert "Traceback" not in server.log()
        assert PASSWORD not in server.log()


@pytest.fixture
def unsteady() -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop."""
    yield postgres()
    postgres().restart_if_stopped()


def sentence(ended: subprocess.CompletedProcess[str]) -> str:
    """Return what a command that could not begin said."""
    assert (ended.returncode, ended.stdout) == (2, "")
    [line] = ended.stderr.splitlines()
    assert PASSWORD not in line
    return line.removeprefix("hotseat: ")


def done(ended: subprocess.CompletedProcess[str]) -> str:
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


# Beginning


def test_each_wrong_address_is_one_sentence() -> None:
    port = free_port()
    for url, said in (
        (
            f"postgresql://ann:{PASSWORD}@127.0.0.1:{port}/club",
            f"The PostgreSQL server of postgresql://ann@127.0.0.1:{port}/club cannot be reached: "
            "connection refused.",
        ),
        (
            f"mysql://ann:{PASSWORD}@host/club",
            "mysql://ann@host/club is not the address of a PostgreSQL database; it should look "
            "like postgresql://user@host/name.",
        ),
        (
            f"postgresql://ann:{PASSWORD}@host:port/club",
            "postgresql://… is not the address of a PostgreSQL database; it should look like "
            "postgresql://user@host/name.",
        ),
    ):
        assert sentence(hotseat("serve", "--port", "0", "--database", url)) == said


def test_a_database_that_refuses_says_why(database: str) -> None:
    shown = f"postgresql://hotseat@127.0.0.1:{postgres().port}"
    wrong = database.replace(PASSWORD, f"{PASSWORD}-not")
    name = database.rpartition("/")[2]
    assert sentence(hotseat("serve", "--port", "0", "--database", wrong)) == (
        f"The PostgreSQL server refuses {shown}/{name}: "
        'password authentication failed for user "hotseat".'
    )
    assert sentence(hotseat("export", "--database", postgres().url("nowhere"))) == (
        f'The PostgreSQL server refuses {shown}/nowhere: database "nowhere" does not exist.'
    )


def test_a_newer_schema_and_a_second_server_are_refused(server: Server, database: str) -> None:
    said = sentence(hotseat("serve", "--port", "0", "--database", database))
    assert said.startswith("Another Hotseat server is using postgresql://hotseat@127.0.0.1")
    table = Guest(server).open("heat", seats=2)
    said = sentence(hotseat("forget", table, "--chat", "--database", database))
    assert said.startswith("Another Hotseat server is using")
    server.stop()
    postgres().execute("UPDATE hotseat.schema_version SET version = 99", database)
    said = sentence(hotseat("serve", "--port", "0", "--database", database))
    assert "was written by a newer version of Hotseat (its schema is 99" in said


def test_a_folder_and_a_database_are_one_too_many(database: str, tmp_path: Path) -> None:
    ended = hotseat("serve", "--database", database, "--data", tmp_path)
    assert ended.returncode == 2
    assert "not allowed with argument" in ended.stderr


# Living


def test_people_play_to_the_end_and_find_it_after_a_restart(
    server: Server, database: str, tmp_path: Path
) -> None:
    ann, bob, table = running(server, seats=3)
    key = ann.seat_key(table, 0)
    with everybody_at(table, ann, bob) as clients:
        play_until(clients, lambda: clients[0].seq > 30)
        clients[0].ask("chat", text="hello")
        seen = ann.look(table, since=0)
    server.stop()
    with Server(tmp_path / "again", database=database) as again:
        ann, bob = Guest(again, cookie=ann.cookie), Guest(again, cookie=bob.cookie)
        assert Guest(again, key=key).look(table)["you"] == 0
        there = ann.look(table, since=0)
        assert there["entries"][: len(seen["entries"])] == seen["entries"]
        with everybody_at(table, ann, bob) as clients:
            play_together(clients)
        record = ann.request("GET", f"/api/tables/{table}/record").body
        assert finished("it", HEAT, read_record("it", record)) is not None
        assert [one["id"] for one in ann.get("/api/my/tables")] == [table]


def test_a_lost_database_refuses_and_then_goes_on_with_all_that_was_acknowledged(
    server: Server, unsteady: Postgres
) -> None:
    ann, bob, table = running(server, seats=3)
    with everybody_at(table, ann, bob) as clients:
        play_until(clients, lambda: clients[0].seq > 30 and any(one.owes for one in clients))
        before = ann.look(table, since=0)["entries"]
        unsteady.stop("immediate")
        asked = next(client for client in clients if client.owes)
        with refused("refused-cannot-save"):
            asked.act_first()
        with refused("refused-cannot-save"):
            bob.open("heat", seats=2)
        assert Guest(server).request("GET", "/healthz").status == 503
        unsteady.start()
        play_together(clients)
        told = ann.look(table, since=0)["entries"]
        assert told[: len(before)] == before
        assert [entry["seq"] for entry in told] == sorted({entry["seq"] for entry in told})
    record = ann.request("GET", f"/api/tables/{table}/record").body
    assert finished("it", HEAT, read_record("it", record)) is not None
    said = server.log()
    assert said.count("the store cannot be written") == 1
    assert said.count("the store can be written again") == 1


def test_an_operator_has_the_same_commands(
    server: Server, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = running(server, seats=3)
    with everybody_at(table, ann, bob) as clients:
        play_until(clients, lambda: clients[0].seq > 20)
        clients[1].ask("chat", text="hello")
    file = done(hotseat("export", table, "--database", database, "--to", tmp_path)).strip()
    imported = done(hotseat("import", file, "--database", database)).splitlines()
    copy = imported[0].split()[-1]
    assert len(imported) == 4  # the table, two seats, what their keys are for
    assert done(hotseat("delete", copy, "--database", database)) == f"{copy} is deleted\n"
    said = sentence(hotseat("backup", tmp_path / "copy", "--database", database))
    assert "pg_dump --format=custom --schema=hotseat" in said
    server.stop()

    monkeypatch.setenv("HOTSEAT_DATABASE", database)
    assert done(hotseat("forget", table, "--chat")) == "Messages deleted: 1\n"
    assert done(hotseat("forget", table, "--seat", "2")) == f"{table} has forgotten them\n"
    done(hotseat("new-key"))
    with Server(server.folder, database=database) as again:  # whom the old key knows, it knows
        there = Guest(again, cookie=ann.cookie)
        assert there.look(table)["you"] == 0
        there.get("/api/me")
        assert there.cookie != ann.cookie
        with refused("refused-not-let-in"):
            Guest(again, cookie=bob.cookie).look(table)
        again.stop()
        done(hotseat("new-key", "--at-once"))
    with Server(server.folder, database=database) as again, refused("refused-not-let-in"):
        Guest(again, cookie=there.cookie).look(table)


# Moving

Content = dict[str, tuple[Row | None, list[bytes], Snapshot | None, Leads]]


def content(place: str) -> Content:
    """Return everything that a store holds."""

    async def read(store: Store) -> Content:
        try:
            return {
                table: (
                    await store.row(table),
                    await store.entries(table),
                    await store.snapshot(table),
                    await store.leads(table),
                )
                async for table in every_id(store)
            }
        finally:
            await store.close()

    return asyncio.run(read(home_at(place).open()))


def test_everything_moves_to_a_database_and_back_and_people_notice_nothing(
    tmp_path: Path, database: str
) -> None:
    folder, back = tmp_path / "data", tmp_path / "back"
    with Server(folder) as server:
        ann, bob, table = running(server, seats=3)
        key = ann.seat_key(table, 0)
        opened = bob.open_fully("potatoh", seats=3, names=["Bob"], listed=True)
        with everybody_at(table, ann, bob) as clients:
            # Behind a snapshot, and no bot goes on by itself.
            play_until(
                clients, lambda: clients[0].seq > 120 and 2 not in clients[0].update["waiting"]
            )
            clients[0].ask("chat", text="hello")
        seen = ann.look(table, since=0)
    assert done(hotseat("move", "--from", folder, "--to", database)) == (
        f"Moved from {folder} to {Database(database).name}: 2 tables.\n"
    )
    before = content(str(folder))
    assert len(before) == 2
    assert any(snapshot for _, _, snapshot, _ in before.values())
    assert all(leads.members and leads.labels for *_, leads in before.values())
    assert content(database) == before
    with Server(tmp_path / "node", database=database) as server:
        assert Guest(server, cookie=ann.cookie).look(table, since=0) == seen
        assert Guest(server, key=key).look(table)["you"] == 0
        assert Guest(server).join(opened["invitation"]) == opened["table"]
    moved = content(database)
    done(hotseat("move", "--from", database, "--to", back))
    assert content(str(back)) == moved
    assert Folder(back).keys() == Database(database).keys() == Folder(folder).keys()
    with Server(back) as server:
        assert Guest(server, cookie=ann.cookie).look(table, since=0) == seen


def test_a_backup_is_made_and_restored_with_the_tools_of_postgresql(
    server: Server, database: str, tmp_path: Path
) -> None:
    ann = Guest(server)
    table = ann.open("heat", names=["Ann"], bot="rookie", start=True)
    dump = postgres().folder_for_all() / f"{database.rpartition('/')[2]}.dump"
    options = ["--format=custom", "--schema=hotseat"]
    postgres().run("pg_dump", *options, f"--file={dump}", f"--dbname={database}")
    copy = postgres().url_for(tmp_path / "copy")
    postgres().run("pg_restore", f"--dbname={copy}", "--no-owner", dump)
    with Server(tmp_path / "copy", database=copy) as restored:
        assert Guest(restored, cookie=ann.cookie).look(table)["you"] == 0


def test_nothing_moves_where_something_is_or_from_where_nothing_is(
    tmp_path: Path, database: str
) -> None:
    folder = tmp_path / "data"
    with Server(folder) as server:
        Guest(server).open("heat", seats=2)
        said = sentence(hotseat("move", "--from", folder, "--to", database))
        assert said.endswith("another Hotseat server is using it.")
    done(hotseat("move", "--from", folder, "--to", database))
    before = content(database)
    assert sentence(hotseat("move", "--from", folder, "--to", database)) == (
        f"{Database(database).name} is not empty; name a new folder or an empty database."
    )
    said = sentence(hotseat("move", "--from", database, "--to", folder))
    assert said == f"{folder} is not empty; name a new folder or an empty database."
    nowhere = tmp_path / "nowhere"
    said = sentence(hotseat("move", "--from", nowhere, "--to", database))
    assert said == f"{nowhere} holds no tables to move."
    assert content(database) == before
