"""What is deleted is gone from the disk, whoever asks for it and however long it takes."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from pathlib import Path

import pytest

from hotseat.cli import main
from hotseat.core import Phrase
from hotseat.server.config import Config
from hotseat.server.hub import Hub
from hotseat.server.identity import (
    KEY_FILE,
    Signer,
    change_key,
    read_old_keys,
    read_or_make_key,
    write_keys,
)
from hotseat.table.callers import Refused as Refusal
from hotseat.table.forgetting import NO_NAME, NO_TEXT
from tests.server.fakes import fickle, hub_on, new_table
from tests.server.harness import Guest, Refused, Server, hotseat


def stored(folder: Path) -> bytes:
    """Return every byte of a database that no server has open."""
    return (folder / "hotseat.db").read_bytes()


def test_forget_me_deletes_my_tables_and_leaves_the_game_of_others(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder) as server:
        ann, bob = Guest(server, "Zaphodina"), Guest(server, "Bob")
        alone = ann.open("heat", names=["Zaphodina"], bot="rookie", start=True)
        table = ann.open_fully("heat", seats=2, names=["Zaphodina"])
        bob.join(table["invitation"])
        bob.sit(table["table"], 1)
        ann.ready(table["table"], 0)
        ann.do(table["table"], "start")
        ann.do(table["table"], "chat", text="my secret recipe")
        person = ann.cookie.partition(".")[0]
        with bob.at(table["table"]) as client:
            assert ann.request("DELETE", "/api/me").status == 200
            client.until(lambda seen: seen.table["seats"][0]["name"] == NO_NAME)
            assert client.table["seats"][0]["held_by"] == "bot"
        bob.do(table["table"], "close")  # the host now
        log = bob.get(f"/api/tables/{table['table']}/log")["entries"]
        [said] = [entry for entry in log if entry["kind"] == "chatted"]
        assert (said["name"], said["text"]) == (NO_NAME, NO_TEXT)
        with pytest.raises(Refused, match="refused-no-such-table"):
            bob.look(alone)
    for trace in (b"Zaphodina", b"my secret recipe", person.encode()):
        assert trace not in stored(folder)
    with Server(folder) as server:  # and the log without them can be read
        bob.host = server.host
        assert bob.look(table["table"])["table"]["stage"] == "closed"


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_forgotten(tmp_path: Path) -> None:
    async def go() -> None:
        store = fickle(tmp_path)
        first = hub_on(store, tmp_path)
        tables = [(await first.openings.open("ann", new_table())).table for _ in range(3)]
        for table in tables:
            await (await first.find(table)).stop()
        await store.rewrite(tables[1], {1: b"{}"})
        hub = hub_on(store, tmp_path)  # as after a restart: nothing is in memory
        with pytest.raises(Refusal) as refused:
            await hub.forget("ann")
        assert refused.value.reason.phrase == Phrase("refused-forget-all", {"tables": 1})
        left = [row.table for row in await store.of_member(b"ann", 9)]
        assert left == [tables[1]]
        await store.close()

    asyncio.run(go())


def test_a_backup_keeps_the_key_that_still_counts(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder) as server:
        Guest(server).get("/api/me")
    change_key(folder, at_once=False)
    assert hotseat("backup", tmp_path / "copy", "--data", folder).returncode == 0
    assert read_old_keys(tmp_path / "copy") == read_old_keys(folder) != []


def test_a_backup_that_fails_leaves_nothing_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy"
    with Server(folder) as server:
        Guest(server).get("/api/me")
    read = Path.read_bytes

    def unreadable(file: Path) -> bytes:
        if file.name == KEY_FILE:
            raise PermissionError(errno.EACCES, "Permission denied", str(file))
        return read(file)

    monkeypatch.setattr(Path, "read_bytes", unreadable)
    assert main(["backup", str(copy), "--data", str(folder)]) == 2
    said = f"hotseat: The key in {folder} cannot be used: permission denied.\n"
    assert capsys.readouterr().err == said
    assert not copy.exists()
    monkeypatch.undo()
    assert main(["backup", str(copy), "--data", str(folder)]) == 0


@pytest.mark.parametrize("command", [("admin", "tables"), ("new-key",), ("export",)])
def test_a_folder_of_somebody_else_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: tuple[str, ...],
) -> None:
    def forbidden(file: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied", str(file))

    monkeypatch.setattr(Path, "exists", forbidden)
    assert main([*command, "--data", str(tmp_path)]) == 2
    said = f"hotseat: {tmp_path} cannot be used: permission denied.\n"
    assert capsys.readouterr().err == said


def test_logging_out_takes_the_cookie_back(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ann = Guest(server)
        ann.get("/api/me")
        answer = ann.request("POST", "/api/logout", b"null", {"Content-Type": "application/json"})
        assert "Max-Age=0" in answer.headers["set-cookie"]


def test_a_host_deletes_a_table_unless_others_play(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder) as server:
        ann, bob = Guest(server), Guest(server, "Bob")
        table = ann.open_fully("heat", seats=2, names=["Zaphodina"], listed=True)
        bob.get("/api/me")
        assert bob.request("DELETE", f"/api/tables/{table['table']}").code == "refused-not-host"
        with bob.at(table["table"]) as client:
            assert ann.request("DELETE", f"/api/tables/{table['table']}").status == 200
            client.until(lambda seen: bool(seen.gone))
            assert client.gone == "refused-no-such-table"
        assert ann.get("/api/my/tables") == []
        with pytest.raises(Refused, match="refused-no-such-invitation"):
            bob.join(table["invitation"])
    assert b"Zaphodina" not in stored(folder)


def test_an_operator_deletes_tables_beside_a_running_server(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder) as server:
        ann = Guest(server)
        table = ann.open("heat", names=["Ann"])
        assert hotseat("delete", "nothing", "--data", folder).returncode == 2
        assert hotseat("delete", table, "--data", folder).returncode == 0
        assert ann.get("/api/my/tables") == []


def test_an_operator_forgets_a_person_and_the_chat_of_a_table(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder) as server:
        ann, bob, eve = Guest(server), Guest(server, "Zaphodina"), Guest(server)
        alone = bob.open("heat", names=["Zaphodina"], bot="rookie", start=True)
        table = ann.open_fully("heat", seats=2, names=["Ann"], listed=True)
        bob.join(table["invitation"])
        bob.sit(table["table"], 1)
        eve.do(table["table"], "chat", name="Evelina", text="my secret recipe")
        bob.do(table["table"], "chat", text="a word of mine")
        running = hotseat("forget", table["table"], "--chat", "--data", folder)
        assert (running.returncode, "another Hotseat server" in running.stderr) == (2, True)
    assert hotseat("forget", table["table"], "--seat", "3", "--data", folder).returncode == 2
    forgotten = hotseat("forget", table["table"], "--seat", "2", "--data", folder)
    assert (forgotten.returncode, len(forgotten.stdout.splitlines())) == (0, 2)
    for trace in (b"Zaphodina", b"a word of mine", bob.cookie.partition(".")[0].encode()):
        assert trace not in stored(folder)
    said = hotseat("forget", table["table"], "--chat", "--data", folder)
    assert said.stdout == "Messages deleted: 1\n"
    for trace in (b"Evelina", b"my secret recipe"):
        assert trace not in stored(folder)
    with Server(folder) as server:  # the table without them can be read, by those who are left
        ann.host = server.host
        assert ann.look(table["table"])["table"]["seats"][0]["name"] == "Ann"
        with pytest.raises(Refused, match="refused-no-such-table"):
            ann.look(alone)


def test_tables_at_which_nothing_happens_are_deleted_after_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait(days: int, keep_days: int) -> int:
        store = fickle(tmp_path / f"{days}-{keep_days}")
        hub: Hub = hub_on(store, tmp_path)
        await hub.openings.open("ann", new_table(start=False))
        hub = hub_on(store, tmp_path)
        hub.config = Config(tmp_path, keep_days=keep_days)
        before = hub._age.now()
        monkeypatch.setattr(hub._age, "now", lambda: before + days * 24 * 3_600_000)
        await hub._delete_old_tables()
        left = len(await store.of_member(b"ann", 10))
        await store.close()
        return left

    assert asyncio.run(wait(366, 365)) == 0
    assert asyncio.run(wait(364, 365)) == 1
    assert asyncio.run(wait(9_999, 0)) == 1


def test_a_changed_key_knows_the_cookies_of_the_one_before(tmp_path: Path) -> None:
    first = Signer(read_or_make_key(tmp_path))
    cookie = first.cookie("ann")
    change_key(tmp_path, at_once=False)
    second = Signer(read_or_make_key(tmp_path), read_old_keys(tmp_path))
    assert second.person(cookie) == "ann"
    assert second.cookie("ann") != cookie
    change_key(tmp_path, at_once=True)
    third = Signer(read_or_make_key(tmp_path), read_old_keys(tmp_path))
    assert third.person(cookie) == third.person(second.cookie("ann")) == ""


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such owners there")
@pytest.mark.parametrize("at_once", [False, True])
def test_a_changed_key_belongs_to_whom_the_one_before_belonged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    key = read_or_make_key(tmp_path)
    before = (tmp_path / "key").stat()
    owners: list[tuple[int, int]] = []

    def give(handle: int, user: int, group: int) -> None:
        owners.append((user, group))
        raise PermissionError  # only root may: for all others it stays their own

    monkeypatch.setattr(os, "fchown", give)
    change_key(tmp_path, at_once=at_once)
    assert owners == [(before.st_uid, before.st_gid)]
    assert read_or_make_key(tmp_path) != key
    write_keys(tmp_path, b"k" * 32, [])
    assert owners == [(before.st_uid, before.st_gid)] * 2


def test_a_cookie_of_the_key_before_is_exchanged(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder) as server:
        ann = Guest(server)
        table = ann.open("heat", names=["Ann"])
        before = ann.cookie
    assert hotseat("new-key", "--data", folder).returncode == 0
    with Server(folder) as server:
        ann.host = server.host
        assert ann.get("/api/my/tables")[0]["id"] == table
        assert ann.cookie != before
