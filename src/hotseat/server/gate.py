"""Who may connect: connections are counted before anything is read, because each takes a file.

A connection costs its sender nothing. So each address has its share of them, and when all places
are taken, the connection that has been silent for longest makes room for the next one.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from hotseat.server.channels import Channels
from hotseat.server.config import Limits
from hotseat.server.memory import MemoryRelease

if sys.platform != "win32":
    import resource

logger = logging.getLogger("hotseat.http")

MOST_FILES = 65_536  # what we ask the system for
FEWEST_FILES = 400  # with fewer, a server is of little use
_OTHER_FILES = 200  # for the database, workers and the client's files
_SHARE_OF_AN_ADDRESS = 0.5  # of all connections, however few there are


class Gate:
    """Counts connections, in all and by address."""

    def __init__(self, limits: Limits, files: int, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.most = max(1, min(limits.connections, files - _OTHER_FILES))
        share = int(self.most * _SHARE_OF_AN_ADDRESS)
        self.most_an_address = max(1, min(limits.connections_an_address, share))
        self.seconds = limits.request_seconds
        self._proxies = proxies  # addresses that many people share
        self._silent: dict[asyncio.BaseTransport, None] = {}  # in the order they came
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._by_address: dict[str, int] = {}
        self._memory = MemoryRelease()

    @property
    def inside(self) -> int:
        """How many are connected."""
        return len(self._addresses)

    def enter(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """May one more connection come in? It has not sent anything yet."""
        network = network_of(address)
        of_address = self._by_address.get(network, 0)
        if of_address >= self.most_an_address and address not in self._proxies:
            return False
        if self.inside >= self.most and not self._drop_the_oldest_silent():
            return False
        self._addresses[transport] = network
        self._by_address[network] = self._by_address.get(network, 0) + 1
        self._silent[transport] = None
        return True

    def heard(self, transport: asyncio.BaseTransport) -> None:
        """Note that a whole request came: this connection has a reason to be here."""
        self._silent.pop(transport, None)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Count a connection out; one that never came in does not count."""
        self._silent.pop(transport, None)
        network = self._addresses.pop(transport, None)
        if network is not None:
            self._by_address[network] -= 1
            if not self._by_address[network]:
                del self._by_address[network]
            self._memory.left(self.inside)

    def _drop_the_oldest_silent(self) -> bool:
        for transport in self._silent:
            self.leave(transport)
            cast(asyncio.Transport, transport).abort()
            return True
        return False


def network_of(address: str) -> str:
    """Return what counts as one address: for IPv6 the /64 of one household or machine."""
    if ":" not in address:
        return address
    try:
        whole = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if whole.ipv4_mapped:
        return str(whole.ipv4_mapped)
    return str(ipaddress.IPv6Network((whole, 64), strict=False))


class GatedConfig(uvicorn.Config):
    """How uvicorn runs, with the gate that its protocols ask, and channels to other processes."""

    gate: Gate
    channels: Channels | None = None


class Http(H11Protocol):
    """HTTP as uvicorn speaks it, behind the gate: requests have a deadline."""

    _slow: asyncio.TimerHandle | None = None
    _already = b""  # what another process has read

    def after(self, request: bytes) -> Http:
        """Go on after a request that another process has read."""
        self._already = request
        return self

    @property
    def _gate(self) -> Gate:
        return cast(GatedConfig, self.config).gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or end it before it can say anything."""
        super().connection_made(transport)
        if self._gate.enter(transport, self.client[0] if self.client else ""):
            self._slow = self.loop.call_later(self._gate.seconds, self._too_slow)
            if self._already:
                self.data_received(self._already)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out."""
        self._hurry_no_more()
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Go on; a request must end in time once it has begun, however steadily it trickles."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # a WebSocket by now
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            if self._slow is None:
                self._slow = self.loop.call_later(self._gate.seconds, self._too_slow)
        else:
            self._hurry_no_more()
            self._gate.heard(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket."""
        self._hurry_no_more()
        self._gate.heard(self.transport)
        if not self._hand_over(event):
            super().handle_websocket_upgrade(event)

    def _hand_over(self, event: h11.Request) -> bool:
        """Give the connection to the process that its table lives in, if that is another one."""
        channels = cast(GatedConfig, self.config).channels
        if channels is None or self._already:  # what was handed over stays
            return False
        home = channels.home_of(event.target)
        if home == channels.number:
            return False
        request = [event.method, b" ", event.target, b" HTTP/1.1"]
        for name, value in event.headers:
            request += [b"\r\n", name, b": ", value]
        connection = self.transport.get_extra_info("socket").fileno()
        if not channels.give(home, connection, b"".join([*request, b"\r\n\r\n"])):
            return False
        self.transport.abort()  # here; there it is open
        return True

    def _hurry_no_more(self) -> None:
        if self._slow:
            self._slow.cancel()
            self._slow = None

    def _too_slow(self) -> None:
        self._slow = None
        self.transport.abort()


def allow_files() -> int:
    """Raise the limit of open files as far as the system allows; return the new limit."""
    if sys.platform == "win32":
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted: Any = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    level = logging.WARNING if files < FEWEST_FILES else logging.INFO
    logger.log(level, "open files", extra={"limit": files})
    return files
