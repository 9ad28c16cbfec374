"""Real PostgreSQL and Redis for the tests, on free local ports, in folders that go away.

Each process that runs tests has its own, started when the first test asks for it. Where they are
not installed, these tests are skipped, and with CI=true they fail.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

import asyncpg
import pytest

from tests.patience import PATIENCE

PASSWORD = "not-for-any-log"
_USER = "hotseat"
_POSTGRES = Path(os.environ.get("HOTSEAT_POSTGRESQL", "/usr/lib/postgresql"))
# Nothing of a test has to outlive a loss of power; the product itself never says so.
_OPTIONS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",
    "shared_buffers": "16MB",
    "max_connections": "100",
}


def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


def wait_for_port(port: int, runs: Callable[[], bool]) -> None:
    """Wait until something that runs answers on a port."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert runs(), "it has not started"
            assert time.monotonic() < deadline
            time.sleep(0.02)
        else:
            return


def cannot(why: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"This test cannot run: {why}.")
    pytest.skip(why)


def _somebody() -> dict[str, Any]:
    """Return as whom a service runs: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="hotseat-service-"))
    if who := _somebody():
        os.chown(folder, who["user"], who["group"])
    return folder


class Postgres:
    """A private PostgreSQL server; a durable one writes to the disk before it answers."""

    def __init__(self, programs: Path, *, durable: bool = False) -> None:
        self._programs = programs
        self._options = _OPTIONS | ({"fsync": "on"} if durable else {})
        self._folder = _folder()
        self.port = free_port()
        self._databases: set[str] = set()
        words = self._folder / "password"
        words.write_text(PASSWORD, "ascii")
        self.run(
            "initdb", "--pgdata", self._data, "--username", _USER, "--pwfile", words,
            "--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C", "--no-sync",
        )  # fmt: skip
        self.start()

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def run(self, program: str, *arguments: str | Path) -> None:
        """Run a program of PostgreSQL to its end."""
        with (self._folder / "out").open("ab") as out:  # a pipe would stay open with the server
            subprocess.run(
                [self._programs / program, *arguments],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                check=True,
                timeout=PATIENCE,
                **_somebody(),
            )

    def _control(self, *arguments: str | Path) -> None:
        self.run("pg_ctl", "--pgdata", self._data, "-t", str(int(PATIENCE)), "-w", *arguments)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [f"-c {name}='{value}'" for name, value in self._options.items()]
        options = " ".join([f"-p {self.port}", *settings])
        self._control("-l", self._folder / "log", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop it; `immediate` is how it crashes."""
        self._control("-m", how, "stop")

    @property
    def pid(self) -> int:
        """The id of the process whose children do all work."""
        return int((self._data / "postmaster.pid").read_text().splitlines()[0])

    def restart_if_stopped(self) -> None:
        """Let it run for the next test, whatever this one has done."""
        if not (self._data / "postmaster.pid").exists():
            self.start()

    def remove(self) -> None:
        """Leave nothing behind."""
        if (self._data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)

    def folder_for_all(self) -> Path:
        """Return where its programs may write."""
        return self._folder

    def url(self, database: str = "postgres", password: str = PASSWORD) -> str:
        """Return where a database is reached."""
        return f"postgresql://{_USER}:{password}@127.0.0.1:{self.port}/{database}"

    def url_for(self, folder: Path) -> str:
        """Return the database of a test's folder, made when it is first asked for."""
        name = "t" + sha256(str(folder).encode()).hexdigest()[:16]
        if name not in self._databases:
            self.execute(f"CREATE DATABASE {name}")
            self._databases.add(name)
        return self.url(name)

    def execute(self, sql: str, url: str = "") -> list[Any]:
        """Do something, also where an event loop runs."""

        async def go() -> list[Any]:
            connection = await asyncpg.connect(url or self.url(), timeout=PATIENCE)
            try:
                found: list[Any] = await connection.fetch(sql)
                return found
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, go()).result()


class Redis:
    """A private Redis server."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._folder = _folder()
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process
        return self._process.pid

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"redis://:{PASSWORD}@127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    self._program, "--port", str(self.port), "--bind", "127.0.0.1",
                    "--save", "", "--appendonly", "no", "--requirepass", PASSWORD,
                ],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **_somebody(),
            )  # fmt: skip
        process = self._process
        wait_for_port(self.port, lambda: process.poll() is None)

    def restart_if_killed(self) -> None:
        """Let it run for the next test, whatever this one has done."""
        if self._process is None:
            self.start()

    def kill(self) -> None:
        """Stop it as a loss of power does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        """Leave nothing behind."""
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


def postgres_programs() -> Path | None:
    """Return the folder with the programs of PostgreSQL, if it is installed."""
    found = sorted(_POSTGRES.glob("*/bin/pg_ctl"))
    on_path = shutil.which("pg_ctl")
    if found:
        return found[-1].parent
    return Path(on_path).resolve().parent if on_path else None


def redis_program() -> str | None:
    """Return the path of Redis, if it is installed."""
    return shutil.which("redis-server")


_started: list[Postgres | Redis] = []


@atexit.register  # for tools; tests do so when they have ended
def remove_services() -> None:
    """Stop what was started, and leave nothing behind."""
    while _started:
        _started.pop().remove()


@cache
def _own_postgres() -> Postgres | None:
    programs = postgres_programs()
    if programs is None:
        return None
    server = Postgres(programs)
    _started.append(server)
    return server


@cache
def _own_redis() -> Redis | None:
    program = redis_program()
    if program is None:
        return None
    server = Redis(program)
    _started.append(server)
    return server


def postgres() -> Postgres:
    """Return the server of this process."""
    return _own_postgres() or cannot("PostgreSQL is not installed")


def redis() -> Redis:
    """Return the server of this process."""
    return _own_redis() or cannot("Redis is not installed")
