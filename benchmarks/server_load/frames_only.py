"""A server without a game: it answers every move with a fixed view, to find the load's own limit.

    python -m benchmarks.server_load.frames_only VIEW_BYTES

Prints the port it listens on, and stops when its standard input closes.
"""

from __future__ import annotations

import asyncio
import sys
from base64 import b64encode
from collections.abc import Sequence
from functools import partial
from hashlib import sha1
from pathlib import Path
from typing import cast

import uvloop

from benchmarks.server_load.load import Table
from benchmarks.server_load.process import ServerProcess
from benchmarks.server_load.websocket import ACCEPT_SUFFIX, FINAL, TEXT, Connection

ROOT = Path(__file__).parents[2]


class FramesOnly:
    """Starts this module as a server and seats players at its tables."""

    name = "frames only"

    def __init__(self, view_bytes: int) -> None:
        self._view_bytes = view_bytes

    def prepare(self) -> str | None:
        """Return nothing: it needs nothing that the load itself does not need."""
        return None

    async def start(self) -> ServerProcess:
        """Start the server."""
        command = [sys.executable, "-m", __name__, str(self._view_bytes)]
        return await ServerProcess.start(command, ROOT)

    async def seat(self, port: int, tables: int, players: int) -> Sequence[Table]:
        """Connect everybody."""
        opened = [FramesOnlyTable(number, players) for number in range(tables)]
        for table in opened:
            await table.open(port)
        return opened


class FramesOnlyTable(Table):
    """A table where a move is a few bytes, and every frame in return is a view."""

    def __init__(self, number: int, players: int) -> None:
        super().__init__(players)
        self._moves = 0
        self._connections = [
            Connection(f"/{number}", partial(self._received, seat), self.fail)
            for seat in range(players)
        ]

    async def open(self, port: int) -> None:
        """Connect all players."""
        for connection in self._connections:
            await connection.open(port)

    def send_move(self) -> int:
        """Send the next player's move."""
        seat = self._moves % self.players
        self._moves += 1
        self._connections[seat].send(b'{"move":%d}' % self._moves)
        return seat

    def close(self) -> None:
        """Disconnect all players."""
        for connection in self._connections:
            connection.close()

    def _received(self, seat: int, message: bytes) -> None:
        self.seen(seat, len(message))


class FixedAnswer(asyncio.Protocol):
    """The server's side: whatever arrives after the handshake, the whole table gets the view."""

    def __init__(self, rooms: dict[bytes, list[asyncio.WriteTransport]], view: bytes) -> None:
        self._rooms = rooms
        self._room: list[asyncio.WriteTransport] | None = None
        self._view = view
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep what sends."""
        self._transport = cast(asyncio.WriteTransport, transport)  # uvloop's has another base

    def data_received(self, data: bytes) -> None:
        """Answer the handshake, then every move; the load sends each in one piece."""
        if self._room is not None:
            for transport in self._room:
                transport.write(self._view)
            return
        assert self._transport is not None
        head, _, _ = data.partition(b"\r\n\r\n")
        key = head.partition(b"Sec-WebSocket-Key: ")[2].partition(b"\r\n")[0]
        accept = b64encode(sha1(key + ACCEPT_SUFFIX).digest())
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n"
        )
        self._room = self._rooms.setdefault(head.split()[1], [])
        self._room.append(self._transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the table."""
        if self._room is not None and self._transport in self._room:
            self._room.remove(self._transport)


async def serve(view_bytes: int) -> None:
    """Serve until the standard input closes."""
    view = bytes((FINAL | TEXT, 126)) + view_bytes.to_bytes(2) + b"x" * view_bytes
    rooms: dict[bytes, list[asyncio.WriteTransport]] = {}
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: FixedAnswer(rooms, view), "127.0.0.1", 0)
    print(f"port {server.sockets[0].getsockname()[1]}", flush=True)
    await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1])))
