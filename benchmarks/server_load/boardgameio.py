"""boardgame.io's own server: matches from its lobby, moves over socket.io's WebSocket transport.

The server runs as in production and keeps its matches in memory. Its dependencies come from the
lock file beside it; koa-compose is held at 4.1 there, because with 4.2 the lobby of boardgame.io
0.50.2 answers every request with 404.
"""

from __future__ import annotations

import asyncio
import filecmp
import json
import shutil
import subprocess
from collections.abc import Sequence
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.server_load.load import Table
from benchmarks.server_load.process import ServerProcess
from benchmarks.server_load.websocket import Connection

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "benchmarks" / "peer" / "boardgameio"
INSTALLED = ROOT / "build" / "peer-boardgameio"
FILES = ("package.json", "package-lock.json", ".npmrc", "server.cjs")

GAME = "bench"
# Packets of engine.io 4 and, after its 4 for "message", of socket.io: 0 connect, 2 event, 4 error.
ENGINE_OPEN, ENGINE_PING, ENGINE_PONG = b"0", b"2", b"3"
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
REFUSED = f"44/{GAME},".encode()


class Place(NamedTuple):
    """A player's place in a match, as the lobby gave it."""

    match: str
    seat: int
    credentials: str


class Match(Table):
    """A match whose players move in turn; every move adds one to a number all of them see."""

    def __init__(self, places: Sequence[Place]) -> None:
        super().__init__(len(places))
        self._match = places[0].match
        self._moves = 0
        self._expected = b""
        self._synced = [asyncio.Event() for _ in places]
        self._places = places
        self._connections = [
            Connection(
                "/socket.io/?EIO=4&transport=websocket", partial(self._received, seat), self.fail
            )
            for seat in range(len(places))
        ]
        # A move is the same text each time but for the number of the state it follows.
        self._before = [_update_before(place) for place in places]
        self._after = [f',"{place.match}","{place.seat}"]'.encode() for place in places]

    async def open(self, port: int) -> None:
        """Connect all players, one after the other, until each has seen the match."""
        for connection, synced in zip(self._connections, self._synced, strict=True):
            await connection.open(port)
            await asyncio.wait_for(synced.wait(), 10)

    def send_move(self) -> int:
        """Send the next player's move."""
        seat = self._moves % self.players
        message = self._before[seat] + str(self._moves).encode() + self._after[seat]
        self._moves += 1
        self._expected = (
            f'42/{GAME},["update","{self._match}",{{"G":{{"moves":{self._moves},'.encode()
        )
        self._connections[seat].send(message)
        return seat

    def close(self) -> None:
        """Disconnect all players."""
        for connection in self._connections:
            connection.close()

    def _received(self, seat: int, message: bytes) -> None:
        if self.busy and message.startswith(self._expected):
            self.seen(seat, len(message))
        elif message == ENGINE_PING:
            self._connections[seat].send(ENGINE_PONG)
        elif message.startswith(ENGINE_OPEN):
            self._connections[seat].send(CONNECT)
        elif message.startswith(CONNECT):
            place = self._places[seat]
            sync = ["sync", place.match, str(seat), place.credentials, self.players]
            self._connections[seat].send(EVENT + json.dumps(sync).encode())
        elif message.startswith(EVENT + b'["sync"'):
            self._synced[seat].set()
        elif message.startswith((EVENT + b'["update"', REFUSED)):
            self.fail(f"boardgame.io sent what was not expected: {message[:120]!r}.")


class BoardgameIo:
    """Starts boardgame.io's server and seats players at its matches."""

    name = "boardgame.io"

    def __init__(self, view_bytes: int) -> None:
        self._view_bytes = view_bytes

    def prepare(self) -> str | None:
        """Install the server where that has not been done."""
        if shutil.which("node") is None or shutil.which("npm") is None:
            return "boardgame.io is skipped, because Node.js or npm is not installed here."
        if not _install():
            return "boardgame.io is skipped, because npm could not install its packages."
        return None

    async def start(self) -> ServerProcess:
        """Start the server."""
        command = ["node", "server.cjs", str(self._view_bytes)]
        return await ServerProcess.start(command, INSTALLED, {"NODE_ENV": "production"})

    async def seat(self, port: int, tables: int, players: int) -> Sequence[Table]:
        """Open matches in the lobby, join them, and connect everybody."""
        places = await asyncio.to_thread(_join_matches, port, tables, players)
        matches = [Match(of_one) for of_one in places]
        await asyncio.gather(*(match.open(port) for match in matches))
        return matches


def _update_before(place: Place) -> bytes:
    payload = {
        "type": "step",
        "args": [],
        "playerID": str(place.seat),
        "credentials": place.credentials,
    }
    action = {"type": "MAKE_MOVE", "payload": payload}
    return EVENT + b'["update",' + json.dumps(action).encode() + b","


def _install() -> bool:
    """Install what the lock file names, unless it is there; return whether that worked."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    same = filecmp.cmpfiles(SOURCE, INSTALLED, FILES, shallow=False)[0]
    for name in FILES:
        shutil.copy(SOURCE / name, INSTALLED / name)
    complete = INSTALLED / "node_modules" / ".package-lock.json"  # what npm writes last
    if {"package.json", "package-lock.json"} <= set(same) and complete.exists():
        return True
    npm = subprocess.run(
        ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        cwd=INSTALLED,
        check=False,
        stdout=subprocess.DEVNULL,
    )
    return npm.returncode == 0


def _join_matches(port: int, tables: int, players: int) -> list[list[Place]]:
    lobby = HTTPConnection("127.0.0.1", port, timeout=10)
    places: list[list[Place]] = []
    for _ in range(tables):
        match = _post(lobby, f"/games/{GAME}/create", {"numPlayers": players})["matchID"]
        places.append([])
        for seat in range(players):
            joined = _post(
                lobby,
                f"/games/{GAME}/{match}/join",
                {"playerID": str(seat), "playerName": f"Player {seat}"},
            )
            places[-1].append(Place(match, seat, joined["playerCredentials"]))
    lobby.close()
    return places


def _post(lobby: HTTPConnection, path: str, body: dict[str, Any]) -> dict[str, Any]:
    lobby.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    response = lobby.getresponse()
    text = response.read()
    if response.status != 200:
        raise RuntimeError(f"boardgame.io's lobby answered {response.status}: {text[:80]!r}.")
    answer: dict[str, Any] = json.loads(text)
    return answer
