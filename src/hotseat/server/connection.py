"""One socket: who is behind it, what it shows, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic

from starlette.websockets import WebSocket, WebSocketDisconnect

from hotseat.server.config import Limits
from hotseat.server.limits import Bucket
from hotseat.table.decide import Caller

# Why a socket was closed, for clients: beyond the codes that the protocol itself knows.
TOO_SLOW = 4008
TOO_FAST = 4029
NOT_LET_IN = 4003
NO_SUCH_TABLE = 4004
TOO_MANY = 4013


# Where the web server puts the way to cut a connection.
ABORT = "hotseat.abort"
_GOODBYE_SECONDS = 5.0


class Seen:
    """How somebody looks at a table."""

    def __init__(self, caller: Caller, shown: int | None = None) -> None:
        self.caller = caller
        self.shown = shown  # the seat whose secrets are sent
        self.said_who = False  # several at one screen: somebody said "it's me"
        self.previews = True


class Connection(Seen):
    """A socket with a bounded outbox: a slow reader holds up nobody."""

    def __init__(self, socket: WebSocket, caller: Caller, limits: Limits) -> None:
        super().__init__(caller)
        self._socket = socket
        self._limits = limits
        self.address = ""  # where it comes from, for limits
        self.pace = Bucket(limits.messages_a_second, limits.messages_at_once, monotonic())
        self.strikes = 0
        self._outbox: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._something_to_do = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        """Send soon; if the reader is too slow, hang up instead."""
        if self._closing:
            return
        self._outbox.append(message)
        self._waiting_bytes += len(message)
        if (
            len(self._outbox) > self._limits.outbox_messages
            or self._waiting_bytes > self._limits.outbox_bytes
        ):
            self._outbox.clear()
            self.close(TOO_SLOW, "too slow")
        self._something_to_do.set()

    def close(self, code: int, reason: str) -> None:
        """Hang up, after what waits has been sent; at once if nobody takes it in time."""
        if self._closing:
            return
        self._closing = code, reason
        self._something_to_do.set()
        if abort := self._socket.scope.get("extensions", {}).get(ABORT):
            asyncio.get_running_loop().call_later(_GOODBYE_SECONDS, abort)

    async def finish(self, writing: asyncio.Task[None]) -> None:
        """Wait for the end of `write`: the last words are sent, if somebody takes them in time."""
        if self._closing:
            await asyncio.wait([writing], timeout=_GOODBYE_SECONDS)
        writing.cancel()

    async def write(self) -> None:
        """Send what waits, until the socket is closed."""
        try:
            while True:
                await self._something_to_do.wait()
                self._something_to_do.clear()
                while self._outbox:
                    message = self._outbox.popleft()
                    self._waiting_bytes -= len(message)
                    await self._socket.send({"type": "websocket.send", "text": message.decode()})
                if self._closing:
                    await self._socket.close(*self._closing)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side has hung up
