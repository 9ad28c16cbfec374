"""`hotseat serve` that cannot begin: one sentence, exit code 2, nothing touched."""

from __future__ import annotations

import shutil
import socket
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from hotseat.cli import main
from hotseat.server.identity import read_or_make_key
from tests.server.harness import Guest, Server, hotseat


def serve(data: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return hotseat("serve", "--port", "0", "--data", data, *options)


def sentence(ended: subprocess.CompletedProcess[str]) -> str:
    """Return what a command that could not begin said."""
    assert (ended.returncode, ended.stdout) == (2, "")
    [line] = ended.stderr.splitlines()
    assert line.endswith(".")
    return line


def everything_in(folder: Path) -> dict[str, bytes | None]:
    """Return every file with its bytes, and every folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a data folder that was used and left in order."""
    folder = tmp_path_factory.mktemp("used") / "data"
    with Server(folder) as server:
        Guest(server).open("heat", names=["Ann"], bot="rookie", start=True)
    return folder


@pytest.fixture
def data(used: Path, tmp_path: Path) -> Path:
    """Return a copy of it."""
    return Path(shutil.copytree(used, tmp_path / "data"))


def test_a_taken_port(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        said = sentence(hotseat("serve", "--port", str(port), "--data", tmp_path / "data"))
    assert said == (
        f"hotseat: The server cannot listen at 127.0.0.1, port {port}: address already in use."
    )
    assert everything_in(tmp_path) == {}


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    said = sentence(serve(tmp_path / "data", "--host", "192.0.2.1"))
    assert said.startswith("hotseat: The server cannot listen at 192.0.2.1, port 0: ")
    said = sentence(serve(tmp_path / "data", "--host", "no such host"))
    assert said.startswith("hotseat: The server cannot listen at no such host, port 0: ")
    assert everything_in(tmp_path) == {}


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    said = sentence(serve(file / "data"))
    assert said == (
        f"hotseat: {file}/data/hotseat.db cannot be used: its folder cannot be made: "
        "not a directory."
    )
    said = sentence(serve(file))
    assert "cannot be used" in said
    assert everything_in(tmp_path) == {"file": b"mine"}


def test_a_corrupt_database(data: Path) -> None:
    file = data / "hotseat.db"
    content = bytearray(file.read_bytes())
    content[4096 : 4096 * 3] = b"\xa5" * 8192
    file.write_bytes(content)
    before = everything_in(data)
    said = sentence(serve(data))
    assert said.startswith(f"hotseat: {file} cannot be used: it is damaged (")
    assert everything_in(data) == before


def test_a_file_that_is_no_database(data: Path) -> None:
    file = data / "hotseat.db"
    file.write_bytes(b"Dear diary, " * 1000)
    before = everything_in(data)
    said = sentence(serve(data))
    assert said == f"hotseat: {file} cannot be used: it is not a database of Hotseat."
    assert everything_in(data) == before


def test_a_database_of_a_newer_version(data: Path) -> None:
    file = data / "hotseat.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 999")
    before = everything_in(data)
    said = sentence(serve(data))
    assert said.startswith(
        f"hotseat: {file} cannot be used: it was written by a newer version of Hotseat (schema 999"
    )
    assert everything_in(data) == before


def test_a_database_of_another_program(tmp_path: Path) -> None:
    file = tmp_path / "hotseat.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE places (url TEXT)")
        connection.commit()
    before = everything_in(tmp_path)
    said = sentence(serve(tmp_path))
    assert said == f"hotseat: {file} cannot be used: it is not a database of Hotseat."
    assert everything_in(tmp_path) == before


def test_a_second_server_on_the_same_folder(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder) as first:
        guest = Guest(first)
        table = guest.open("heat", names=["Ann"])
        before = everything_in(folder)
        said = sentence(serve(folder))
        assert said.endswith("cannot be used: another Hotseat server is using it.")
        after = everything_in(folder)
        assert {name: data for name, data in after.items() if not name.endswith("-shm")} == {
            name: data for name, data in before.items() if not name.endswith("-shm")
        }
        assert (folder / "address").read_text("ascii") == first.address
        assert guest.look(table)["table"]["id"] == table
    assert not (folder / "address").exists()


@pytest.mark.parametrize("content", ["", "00ff", "not hexadecimal", "é" * 32])
def test_a_key_that_is_none(tmp_path: Path, content: str) -> None:
    """With a short key anybody could sign a cookie as anybody."""
    (tmp_path / "key").write_text(content, "utf-8")
    with pytest.raises(ValueError, match="it is damaged"):
        read_or_make_key(tmp_path)


def test_a_damaged_key(data: Path) -> None:
    (data / "key").write_text("")
    before = everything_in(data)
    said = sentence(serve(data))
    assert said == f"hotseat: The key in {data} cannot be used: it is damaged."
    assert everything_in(data) == before


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--port", "70000"], "--port cannot be 70000; it is a whole number from 0 to 65535."),
        (["--port", "-1"], "--port cannot be -1; it is a whole number from 0 to 65535."),
        (["--port", "http"], "argument --port: invalid int value: 'http'."),
        (["--bot-workers", "0"], "--bot-workers cannot be 0; it is a whole number from 1 to 64."),
        (["--bot-seconds", "nan"], "--bot-seconds cannot be nan; it is a number of seconds"),
        (["--bot-seconds", "-1"], "--bot-seconds cannot be -1.0; it is a number of seconds"),
        (["--bot-seconds", "inf"], "--bot-seconds cannot be inf; it is a number of seconds"),
        (["--origin", "example.org"], "“example.org” is not the origin of a site"),
        (["--origin", "https://example.org/"], "“https://example.org/” is not the origin"),
        (["--origin", "https://["], "“https://[” is not the origin of a site"),
        (["--log-level", "loud"], "argument --log-level: invalid choice: 'loud'"),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
    ],
)
def test_options_that_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], problem: str
) -> None:
    try:
        code: object = main(["serve", "--data", str(tmp_path / "data"), *options])
    except SystemExit as end:  # the parser's own way
        code = end.code
    out, err = capsys.readouterr()
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert problem in err
    assert everything_in(tmp_path) == {}
