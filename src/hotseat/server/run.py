"""Starting and stopping a server: everything that can go wrong is found before anything changes."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import uvicorn

from hotseat.core import Invalid
from hotseat.server.app import Application
from hotseat.server.channels import Channels
from hotseat.server.config import Config
from hotseat.server.data_folder import ADDRESS_FILE
from hotseat.server.fanout import Fanout, ThroughRedis, channel_for, check
from hotseat.server.gate import Gate, GatedConfig, Http, allow_files
from hotseat.server.home import Database, Folder, Home, Keys
from hotseat.server.identity import Signer
from hotseat.server.nodes import Nodes
from hotseat.server.protocol import Socket
from hotseat.server.supervisor import supervise
from hotseat.store import Store

# Python lets another thread go on after so many seconds. The thread that writes to the database has
# little to do but is waited for: with Python's own 5 ms every commit takes several times as long.
_SWITCH_SECONDS = 0.001

# Python looks for cycles after so many new objects. Moves leave none behind, but their logs stay:
# with Python's own 700 it looks through them again and again. Connections do leave cycles behind:
# with Python's own 10, the old ones are looked for only after five million objects.
_OBJECTS_BETWEEN_COLLECTIONS = 50_000
_COLLECTIONS_BETWEEN_OLDER = 1

EVERYWHERE = ("0.0.0.0", "::")  # hosts that mean: for whoever can reach this machine

# RFC 5737 keeps it for documentation: nobody is there, and choosing a way to it sends nothing.
_SOMEWHERE = ("192.0.2.1", 9)

_GRACE_SECONDS = 5  # for answers that are being written when the server is told to stop


def serve(config: Config, ready: Callable[[str], None]) -> int:
    """Serve until somebody says stop; `ready` is told the address. Returns the exit code."""
    write_privately()
    home = home_for(config)
    if config.redis:
        asyncio.run(check(config.redis))
    listening = _listen(config)
    try:
        store = home.open("shared" if config.redis else "alone")
    except BaseException:
        listening.close()
        raise
    try:
        keys = home.keys()
    except BaseException:
        listening.close()
        asyncio.run(store.close())
        raise
    # Only a folder has one server, and is where others look for it.
    note = home.folder / ADDRESS_FILE if isinstance(home, Folder) else None
    announce = partial(_announce, note, address_of(listening), ready)
    try:
        if config.processes > 1:
            return supervise(config, store, listening, announce)
        fanout = ThroughRedis(config.redis, channel_for(keys.key)) if config.redis else None
        return serve_at(listening, config, store, keys, fanout, announce)
    finally:
        if note:
            note.unlink(missing_ok=True)


def write_privately() -> None:
    """Make everything that is written from now on private to this user."""
    if sys.platform != "win32":
        os.umask(0o077)


def home_for(config: Config) -> Home:
    """Return where everything is kept."""
    return Database(config.database) if config.database else Folder(config.data)


def serve_at(
    listening: socket.socket,
    config: Config,
    store: Store,
    keys: Keys,
    fanout: Fanout | None,
    ready: Callable[[], None],
    channels: Channels | None = None,
) -> int:
    """Serve in this process, alone or, with a fan-out, among others. Returns the exit code."""
    nodes = Nodes(fanout) if fanout else None
    application = Application(config, store, Signer(*keys), nodes, channels)
    uvicorn_config = GatedConfig(
        application.asgi(),
        http=Http,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        ws=Socket,
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,  # costs more time than it saves on messages this small
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )
    uvicorn_config.gate = Gate(config.limits, allow_files(), config.proxies)
    uvicorn_config.channels = channels
    server = _Server(uvicorn_config, ready, channels)
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.freeze()  # what has been loaded by now stays
    gc.set_threshold(
        _OBJECTS_BETWEEN_COLLECTIONS, _COLLECTIONS_BETWEEN_OLDER, _COLLECTIONS_BETWEEN_OLDER
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn hands the signal on when it has stopped; by then there is nothing left to do.
        signal.signal(number, lambda *_: None)
    server.run(sockets=[listening])
    return 0 if server.started else 1


class _Server(uvicorn.Server):
    """Says when it is ready, and takes in what other processes hand over."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], channels: Channels | None
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._channels = channels
        self._coming_in: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            if self._channels:
                self._channels.open(self._take_in)
            await asyncio.to_thread(self._ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen no more, and end in order."""
        if self._channels:
            self._channels.close()
        await super().shutdown(sockets)

    def _take_in(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection that another process has accepted."""
        connection.setblocking(False)
        make = partial(Http, self.config, self.server_state, self.lifespan.state)
        task = asyncio.ensure_future(
            asyncio.get_running_loop().connect_accepted_socket(
                lambda: make().after(request), connection
            )
        )
        self._coming_in.add(task)
        task.add_done_callback(self._coming_in.discard)


def _listen(config: Config) -> socket.socket:
    """Return a socket that listens where the configuration says."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((config.host, config.port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        problem = (getattr(error, "strerror", None) or str(error)).lower()
        raise Invalid(
            "invalid-address", host=config.host, port=str(config.port), problem=problem
        ) from None
    return listening


def address_of(listening: socket.socket) -> str:
    """Return the address to open in a browser."""
    host, port = listening.getsockname()[:2]
    if host in EVERYWHERE:
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def name_in_the_network() -> str:
    """Return this machine's own address in the network it is in; nothing if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_SOMEWHERE)
        except OSError:
            return ""
        name = str(asking.getsockname()[0])
    return "" if name.startswith("127.") or name in EVERYWHERE else name


def _announce(note: Path | None, address: str, ready: Callable[[str], None]) -> None:
    if note:
        note.write_text(address, "ascii")
    ready(address)
