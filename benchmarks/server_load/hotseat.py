"""Our own server: HEAT with all its rules, every move durable before anybody hears of it.

Players are scripts: each holds a seat by its key and takes the first option. They ask for no
previews, which are for people who look before they choose; `previews=True` measures with them.
`build` is a name and a folder with what a wheel installs: the same with its rules compiled, or
another version of it.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server_load.load import Table
from benchmarks.server_load.process import ServerProcess
from benchmarks.server_load.websocket import Connection

ROOT = Path(__file__).parents[2]
WHEEL = ROOT / "build" / "compiled"
LAPS = 9  # a long race: most tables are still racing when the measurement ends


class _Option(msgspec.Struct):
    text: str


class _Decision(msgspec.Struct):
    options: list[_Option]
    changing: bool


class _Message(msgspec.Struct):
    """As much of a message as a player needs."""

    kind: str
    seq: int = 0
    decision: _Decision | None = None
    waiting: list[int] = []


_decode = msgspec.json.Decoder(_Message).decode


class Race(Table):
    """A race whose drivers all are on sockets of their own."""

    def __init__(self, table: str, cookies: Sequence[str], previews: bool) -> None:
        super().__init__(len(cookies))
        self._seq = 0
        self._waiting: list[int] = []
        self._moves: list[bytes] = [b""] * len(cookies)
        self._greeted = [asyncio.Event() for _ in cookies]
        wanted = "" if previews else "?previews=no"
        self._connections = [
            Connection(
                f"/ws/tables/{table}{wanted}",
                partial(self._received, seat),
                self.fail,
                {"Cookie": cookie},
            )
            for seat, cookie in enumerate(cookies)
        ]

    async def open(self, *ports: int) -> None:
        """Connect all drivers, each to the next of some ports, until each has seen the race."""
        for connection, greeted, port in zip(self._connections, self._greeted, cycle(ports)):
            await connection.open(port)
            await asyncio.wait_for(greeted.wait(), 10)

    def send_move(self) -> int:
        """Let the first driver who is asked choose the first option."""
        seat = self._waiting[0]
        self._connections[seat].send(
            b'{"id":1,"do":{"kind":"act","seat":%d,"expect":%d,"actions":[%b]}}'
            % (seat, self._seq, self._moves[seat])
        )
        return seat

    def close(self) -> None:
        """Disconnect all drivers."""
        for connection in self._connections:
            connection.close()

    def _received(self, seat: int, data: bytes) -> None:
        if not data.startswith(b'{"kind":"update"'):
            if data.startswith(b'{"kind":"refused"'):
                self.fail(f"a move was refused: {data[:200]!r}")
            return
        message = _decode(data)
        decision = message.decision
        if decision and not decision.changing:
            self._moves[seat] = msgspec.json.encode(decision.options[0].text)
        self._seq, self._waiting = message.seq, message.waiting
        self._greeted[seat].set()
        if self.busy:
            self.seen(seat, len(data))


class Hotseat:
    """Starts our server on an empty folder and seats drivers at its tables."""

    def __init__(
        self,
        *,
        previews: bool = False,
        build: tuple[str, Path] | None = None,
        name: str = "",
        processes: int = 1,
    ) -> None:
        self.name = name or " ".join([build[0] if build else "Hotseat", *["previews"] * previews])
        self._previews = previews
        self._folder = build[1] if build else None
        self._options = ["--processes", str(processes)] if processes > 1 else []

    def prepare(self) -> str | None:
        """Nothing has to be made ready, but what a wheel installs has to be there."""
        if self._folder and not self._folder.exists():
            return f"{self.name} is skipped: `make build/compiled/.built` makes it."
        return None

    async def start(self) -> ServerProcess:
        """Start the server."""
        folder = tempfile.mkdtemp(prefix="hotseat-bench-")
        return await self._start(folder, *self._options)

    async def _start(self, *arguments: str) -> ServerProcess:
        command = [sys.executable, "-m", "benchmarks.server_load.serve", *arguments]
        env = {"PYTHONPATH": f"{self._folder}:{ROOT}"} if self._folder else None
        return await ServerProcess.start(command, ROOT, env)

    async def seat(self, port: int, tables: int, players: int) -> Sequence[Table]:
        """Open races and connect everybody."""
        opened = await asyncio.to_thread(open_races, port, tables, players)
        races = [Race(table, cookies, self._previews) for table, cookies in opened]
        for race in races:
            await race.open(port)
        return races


def open_races(port: int, tables: int, players: int) -> list[tuple[str, list[str]]]:
    """Open races over HTTP; return each one's id and its drivers' cookies. It blocks."""
    lobby = HTTPConnection("127.0.0.1", port, timeout=10)
    guests = [_guest(lobby) for _ in range(players)]
    opened: list[tuple[str, list[str]]] = []
    for _ in range(tables):
        # Guests take turns as hosts: a server lets nobody have very many open tables.
        host, *others = [_guest(lobby) for _ in guests]
        wanted = {
            "game": "heat",
            "seats": players,
            "settings": {"laps": LAPS},
            "names": ["0"],
        }
        table = _post(lobby, "/api/tables", wanted, host)
        path = f"/api/tables/{table['table']}/commands"
        for seat, guest in enumerate(others, start=1):
            _post(lobby, "/api/join", {"invitation": table["invitation"]}, guest)
            _post(lobby, path, {"kind": "sit", "seat": seat, "name": str(seat)}, guest)
        for seat, guest in enumerate([host, *others]):
            _post(lobby, path, {"kind": "ready", "seat": seat, "nonce": "00" * 16}, guest)
        _post(lobby, path, {"kind": "start"}, host)
        opened.append((table["table"], [host, *others]))
    lobby.close()
    return opened


def _guest(lobby: HTTPConnection) -> str:
    lobby.request("GET", "/api/me")
    response = lobby.getresponse()
    response.read()
    return (response.getheader("Set-Cookie") or "").partition(";")[0]


def _post(lobby: HTTPConnection, path: str, body: dict[str, Any], cookie: str) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    lobby.request("POST", path, json.dumps(body), headers)
    response = lobby.getresponse()
    text = response.read()
    if response.status >= 300:
        raise RuntimeError(f"the server answered {response.status}: {text[:200]!r}")
    answer: dict[str, Any] = json.loads(text)
    return answer
