"""How a table lives in one of a server's processes: the others pass its sockets on.

All processes listen at one port, and the system gives a connection to any of them. If it turns out
to be a table's socket, it goes on to the process that has this table in memory, through a channel:
a pair of sockets by which one process gives another an open connection, with the request that came.
Nothing depends on it but time: a process that cannot pass a socket on serves it itself.

For each process there is a flag that says whether it serves. Flags are bytes in memory that all
processes share; the first process sets them.
"""

from __future__ import annotations

import asyncio
import socket
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from mmap import mmap
from typing import IO, NamedTuple
from zlib import crc32

_TABLE = b"/ws/tables/"
_LONGEST_REQUEST = 131_072  # bytes; HTTP requests end at half of that
_AT_A_TIME = 64
_FIGURES = b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
_SECONDS = 2.0  # for another process to answer

Take = Callable[[socket.socket, bytes], None]


class Channel(NamedTuple):
    """One process's own: what is put in at one end comes out at the other."""

    sender: socket.socket
    receiver: socket.socket

    @classmethod
    def make(cls) -> Channel:
        """Return a new one."""
        return cls(*socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM))


def make_flags(number: int) -> tuple[mmap, IO[bytes]]:
    """Return flags that are not set, and the file by which other processes see them."""
    file = tempfile.TemporaryFile(prefix="hotseat-")  # noqa: SIM115, open as long as they are used
    file.truncate(number)
    return mmap(file.fileno(), number), file


class Channels:
    """The channels of all processes, as one of them sees them."""

    def __init__(
        self,
        number: int,
        senders: Sequence[socket.socket],
        receiver: socket.socket,
        serving: mmap,
    ) -> None:
        """`number` is this process's own, from 0."""
        self.number = number
        self._serving = serving
        self._senders = senders
        self._receiver = receiver
        for end in (*senders, receiver):
            end.setblocking(False)

    def open(self, take: Take) -> None:
        """Take in from now on what others hand over."""
        asyncio.get_running_loop().add_reader(self._receiver, self._take_in, take)

    def close(self) -> None:
        """Take nothing in any more: it waits for whoever comes next."""
        asyncio.get_running_loop().remove_reader(self._receiver)

    def home_of(self, target: bytes) -> int:
        """Return the process that the table of an address lives in; this one for all else."""
        if not target.startswith(_TABLE):
            return self.number
        table = target[len(_TABLE) :].partition(b"?")[0]
        return crc32(table) % len(self._senders)

    def give(self, number: int, connection: int, request: bytes) -> bool:
        """Give another process a connection and what came by it; False if it cannot take it."""
        if not self._serving[number]:
            return False
        try:
            socket.send_fds(self._senders[number], [request], [connection])
        except OSError:
            return False
        return True

    async def figures(self) -> dict[int, bytes]:
        """Return the figures of the other processes, of those that answer."""
        others = [number for number in range(len(self._senders)) if number != self.number]
        pages = await asyncio.gather(*map(self._figures_of, others))
        return {number: page for number, page in zip(others, pages, strict=True) if page}

    async def _figures_of(self, number: int) -> bytes:
        """Ask another process as anybody would, by a connection that leads nowhere else."""
        here, there = socket.socketpair()
        with there:
            is_asked = self.give(number, there.fileno(), _FIGURES)
        here.setblocking(False)
        with here, suppress(TimeoutError, OSError):
            async with asyncio.timeout(_SECONDS if is_asked else 0):
                reader, writer = await asyncio.open_unix_connection(sock=here)
                answer = await reader.read()
                writer.close()
                head, _, body = answer.partition(b"\r\n\r\n")
                return body if b" 200 " in head.partition(b"\r\n")[0] else b""
        return b""

    def _take_in(self, take: Take) -> None:
        for _ in range(_AT_A_TIME):
            try:
                request, handed, _, _ = socket.recv_fds(self._receiver, _LONGEST_REQUEST, 1)
            except OSError:  # no more now
                return
            if handed:
                take(socket.socket(fileno=handed[0]), request)
