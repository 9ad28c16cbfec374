"""One socket: who is behind it, what it shows, and what waits to be sent."""

from __future__ import annotations

from time import monotonic

from hotseat.server.config import Limits
from hotseat.server.limits import Bucket
from hotseat.server.protocol import Socket
from hotseat.store import Row
from hotseat.table.callers import Caller
from hotseat.table.telling import Way

# Why a socket was closed, for clients: in addition to the protocol's own codes.
TOO_FAST = 4029
TRY_AGAIN = 1013  # the protocol's own
NOT_LET_IN = 4003
NO_SUCH_TABLE = 4004
TOO_MANY = 4013


# Where the web server puts the function that cuts a connection.
ABORT = "hotseat.abort"
_GOODBYE_SECONDS = 5.0


class Seen:
    """How somebody looks at a table."""

    def __init__(self, caller: Caller, shown: int | None = None) -> None:
        self.caller = caller
        self.shown = shown  # the seat whose secrets are sent
        self.watches = False  # a screen for all to see: never a seat's secrets, whoever opened it
        self.said_who = False  # several at one screen: somebody said "it's me"
        self.previews = True
        self.words = False  # events and previews also as phrases, for people

    @property
    def way(self) -> Way:
        """How the table is shown: viewers with the same wishes get the same bytes."""
        return self.shown, self.previews, self.words


class Connection(Seen):
    """A socket that holds nobody up: a reader who is too slow is cut off and comes back."""

    def __init__(self, socket: Socket, caller: Caller, limits: Limits) -> None:
        super().__init__(caller)
        self._socket = socket
        self._most_unsent = limits.unsent_bytes
        self.address = ""  # the sender's address, for limits
        # Of a list of tables: the last entry shown of each, and what changed before it was sent.
        self.listed: dict[str, int] | None = None
        self.early: list[Row] = []
        self.pace = Bucket(limits.messages_a_second, limits.messages_at_once, monotonic())
        self.strikes = 0
        self.asks = 0  # unanswered requests

    def send(self, *messages: bytes) -> None:
        """Send messages, as soon as the reader takes them."""
        socket = self._socket
        if socket.unsent > self._most_unsent:
            socket.abort()
        else:
            socket.write_texts(messages)

    def close(self, code: int, reason: str) -> None:
        """Hang up after sending what waits; at once if nobody takes it in time."""
        self._socket.hang_up(code, reason)
