"""uvicorn's WebSocket protocol, with a shortcut in and a shortcut out.

A table sends the same message to many sockets. Normally each of them costs a task switch and a
frame object. Here a text goes to the transport at once, and the transport keeps what the reader has
not taken yet. In the same way, a text that somebody `hears` wakes no task.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from struct import Struct
from time import monotonic
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from hotseat.server.gate import Gate, GatedConfig
from hotseat.server.limits import Bucket

IN_SCOPE = "hotseat.socket"

_GOODBYE_SECONDS = 5.0  # for the other side to take the last words
_NOT_TEXT = 1007
_AT_A_TIME = 1_024  # bytes: 170 frames at most

_WHOLE_TEXT = 0x81  # RFC 6455, 5.2: the final (and only) fragment of a text
_MOST_IN_ONE_BYTE, _MOST_IN_TWO_BYTES = 125, 0xFFFF
_TWO_BYTES_FOLLOW, _EIGHT_BYTES_FOLLOW = 126, 127
_LONG_HEAD, _LONGEST_HEAD = Struct("!BBH").pack, Struct("!BBQ").pack


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to at once."""

    _frames: Bucket | None = None
    # The shortcut in: takes a text, or leaves it to the task that waits for the next message.
    hear: Callable[[bytes], bool] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find this socket in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, object], self.scope)[IN_SCOPE] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out."""
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    @property
    def _gate(self) -> Gate:
        return cast(GatedConfig, self.config).gate

    def data_received(self, data: bytes) -> None:
        """Take in what came, a little at a time: a frame may be as small as six bytes.

        Pings and parts of messages never reach the application, so they are counted here; a sender
        of more than anybody needs is cut off at once.
        """
        for start in range(0, len(data), _AT_A_TIME):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _AT_A_TIME])

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_send_a_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note a pong."""
        if self._may_send_a_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a part to a message."""
        if self._may_send_a_frame():
            super().handle_cont(event)

    def _may_send_a_frame(self) -> bool:
        if self._frames is None:
            limits = self._gate.limits
            self._frames = Bucket(limits.frames_a_second, limits.frames_at_once, monotonic())
        if self._frames.take(monotonic()):
            return True
        self.abort()
        return False

    def write_texts(self, texts: Sequence[bytes]) -> None:
        """Send texts at once; does nothing if the connection is closing."""
        transport = self.transport
        if not (self.close_sent or self.disconnected or transport.is_closing()):
            transport.write(_frame(texts[0]) if len(texts) == 1 else b"".join(map(_frame, texts)))

    @property
    def unsent(self) -> int:
        """How many bytes wait for a slow reader."""
        return self.transport.get_write_buffer_size()

    def hang_up(self, code: int, reason: str) -> None:
        """Close with a reason, after sending what was written before."""
        if not (self.close_sent or self.disconnected):
            farewell = self.send({"type": "websocket.close", "code": code, "reason": reason})
            task = asyncio.ensure_future(farewell)
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            self.loop.call_later(_GOODBYE_SECONDS, self.abort)

    def keepalive_timeout(self) -> None:
        """Cut a socket that does not answer: unsent data would keep it open for ever."""
        super().keepalive_timeout()
        self.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Invalid text ends the connection, as the protocol demands."""
        if self.curr_msg_data_type == "text":
            data = b"".join(self.frames)
            try:
                data.decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(_NOT_TEXT)
                self.handle_parser_exception()
                return
            # Earlier messages may still be in the queue: then this one waits too.
            hear = None if self.close_sent or not self.queue.empty() else self.hear
            if hear is not None and hear(data):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def abort(self) -> None:
        """Cut the connection now: the other side reads nothing any more."""
        self.transport.abort()


def _frame(text: bytes) -> bytes:
    """Return a text as a server's frame: unmasked."""
    size = len(text)
    if size <= _MOST_IN_ONE_BYTE:
        return bytes((_WHOLE_TEXT, size)) + text
    if size <= _MOST_IN_TWO_BYTES:
        return _LONG_HEAD(_WHOLE_TEXT, _TWO_BYTES_FOLLOW, size) + text
    return _LONGEST_HEAD(_WHOLE_TEXT, _EIGHT_BYTES_FOLLOW, size) + text
