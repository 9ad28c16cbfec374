"""A WebSocket client that costs next to nothing, so that the server stays the slower side.

It offers no extension and takes whole messages only, which is how the measured servers send them.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha1
from random import getrandbits, randbytes
from typing import cast

ACCEPT_SUFFIX = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, section 1.3
FINAL, MASKED = 0x80, 0x80
TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
SECONDS_TO_OPEN = 10


class Connection(asyncio.Protocol):
    """One WebSocket; each message goes to `on_message`, an unexpected end to `on_lost`."""

    def __init__(
        self,
        path: str,
        on_message: Callable[[bytes], None],
        on_lost: Callable[[str], None],
        headers: dict[str, str] | None = None,
    ) -> None:
        self.on_message = on_message
        self.on_lost = on_lost
        self._path = path
        self._headers = headers or {}
        self._key = b64encode(randbytes(16))
        self._transport: asyncio.WriteTransport | None = None
        self._opened = asyncio.get_running_loop().create_future()
        self._shaken = False
        self._closing = False
        self._rest = b""

    async def open(self, port: int) -> None:
        """Connect to a server on this machine and shake hands."""
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {self._key.decode()}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self._headers.items()),
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())
        await asyncio.wait_for(self._opened, SECONDS_TO_OPEN)

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        """Send one whole message."""
        if self._transport is not None:
            self._transport.write(client_frame(payload, opcode))

    def close(self) -> None:
        """End the connection without waiting for the server's answer."""
        self._closing = True
        if self._transport is not None:
            self.send(b"", CLOSE)
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep what sends."""
        self._transport = cast(asyncio.WriteTransport, transport)  # uvloop's has another base

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell those who wait."""
        self._transport = None
        reason = f"The server closed a connection: {exc or 'no reason given'}."
        if not self._opened.done():
            self._opened.set_exception(ConnectionError(reason))
        elif not self._closing:
            self.on_lost(reason)

    def data_received(self, data: bytes) -> None:
        """Hand on every message that is complete; nearly always that is exactly one."""
        if self._rest:
            data = self._rest + data
        if not self._shaken:
            data = self._shake_hands(data)
            if not self._shaken:
                self._rest = data
                return
        position, end = 0, len(data)
        while end - position >= 2:
            length = data[position + 1]
            start = position + 2
            if length == 126:
                start = position + 4
                if start > end:
                    break
                length = data[position + 2] << 8 | data[position + 3]
            elif length == 127:
                start = position + 10
                if start > end:
                    break
                length = int.from_bytes(data[position + 2 : start])
            stop = start + length
            if stop > end:
                break
            self._frame(data[position], data[start:stop])
            position = stop
        self._rest = data[position:]

    def _frame(self, head: int, payload: bytes) -> None:
        if head in (FINAL | TEXT, FINAL | BINARY):
            self.on_message(payload)
        elif head == FINAL | PING:
            self.send(payload, PONG)
        elif head == FINAL | CLOSE and self._transport is not None:
            self._transport.close()
        elif head != FINAL | PONG:
            raise ConnectionError(f"The server sent a frame that starts with {head:#04x}.")

    def _shake_hands(self, data: bytes) -> bytes:
        """Check the answer once it is complete; return what has not been read."""
        answer, found, rest = data.partition(b"\r\n\r\n")
        if not found:
            return data
        expected = b64encode(sha1(self._key + ACCEPT_SUFFIX).digest())
        if not answer.startswith(b"HTTP/1.1 101 ") or expected not in answer:
            raise ConnectionError(f"The server refused a WebSocket: {answer[:80]!r}.")
        self._shaken = True
        self._opened.set_result(None)
        return rest


def client_frame(payload: bytes, opcode: int) -> bytes:
    """Return the payload as one frame, masked with a key of its own as clients must."""
    size = len(payload)
    if size < 126:
        head = bytes((FINAL | opcode, MASKED | size))
    elif size < 1 << 16:
        head = bytes((FINAL | opcode, MASKED | 126)) + size.to_bytes(2)
    else:
        head = bytes((FINAL | opcode, MASKED | 127)) + size.to_bytes(8)
    key = getrandbits(32).to_bytes(4)
    # One exclusive or over the whole payload as a number; byte by byte takes 50 times as long.
    mask = int.from_bytes((key * (size // 4 + 1))[:size])
    return head + key + (int.from_bytes(payload) ^ mask).to_bytes(size)
