"""How the processes of one server hear of each other: through the one that started them.

Each has a line to it, one end of a pair of sockets that nobody else can reach. What comes in by one
line goes out by all others.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable, Iterator
from typing import cast

from hotseat.server.fanout import Fanout, Hear

logger = logging.getLogger("hotseat.nodes")

_LENGTH_BYTES = 4
_MOST_UNSENT = 16_000_000  # bytes; who does not listen any more finds the news in the store


class Line(asyncio.Protocol):
    """One end of a line: cuts what comes into messages, and sends some in one go."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """`hear` is told one or more whole messages, each behind its length."""
        self._hear = hear
        self._lost = lost
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def over(
        cls, end: socket.socket, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> Line:
        """Return a line over one end of a pair of sockets."""
        end.setblocking(False)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_unix_connection(lambda: cls(hear, lost), sock=end)
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Pass on what is whole, and keep the rest."""
        data = self._rest + data
        end = 0
        for _, end in _messages(data):  # noqa: B007, only the last end counts
            pass
        self._rest = data[end:]
        if end:
            self._hear(data[:end])

    def connection_lost(self, _: Exception | None) -> None:
        """End."""
        self._transport = None
        self._lost()

    def send(self, messages: bytes) -> None:
        """Send messages, each behind its length, unless too many wait already."""
        if self._transport and self._transport.get_write_buffer_size() < _MOST_UNSENT:
            self._transport.write(messages)

    def close(self) -> None:
        """Hang up, after what was sent."""
        if self._transport:
            self._transport.close()


class Switchboard:
    """Where all lines meet."""

    def __init__(self) -> None:
        self._lines: list[Line] = []

    async def connect(self, end: socket.socket) -> None:
        """Let one more process hear and be heard, until it hangs up."""

        def pass_on(messages: bytes) -> None:
            for other in self._lines:
                if other is not line:
                    other.send(messages)

        line = await Line.over(end, pass_on, lambda: self._lines.remove(line))
        self._lines.append(line)

    def close(self) -> None:
        """Hang up on everybody."""
        for line in self._lines:
            line.close()


class ThroughSwitchboard(Fanout):
    """The processes of one server."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._line: Line | None = None
        self._unsent: list[bytes] = []

    async def start(self, hear: Hear) -> None:
        """Begin to hear, and to tell."""

        def hear_all(messages: bytes) -> None:
            for message, _ in _messages(messages):
                hear(message)

        self._line = await Line.over(self._end, hear_all, self._lost)
        self.is_up = True

    def tell(self, message: bytes) -> None:
        """Tell the others, together with all that is told in this round of the event loop."""
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send)
        self._unsent += [len(message).to_bytes(_LENGTH_BYTES, "big"), message]

    async def stop(self) -> None:
        """Tell what waits, and end."""
        self._send()
        self.is_up = False
        if self._line:
            self._line.close()

    def _send(self) -> None:
        if self._unsent and self._line:
            self._line.send(b"".join(self._unsent))
        self._unsent = []

    def _lost(self) -> None:
        self.is_up = False


def _messages(data: bytes) -> Iterator[tuple[bytes, int]]:
    """Give every whole message, and where it ends."""
    at = 0
    while len(data) - at >= _LENGTH_BYTES:
        begin = at + _LENGTH_BYTES
        at = begin + int.from_bytes(data[at:begin], "big")
        if at > len(data):
            return
        yield data[begin:at], at
