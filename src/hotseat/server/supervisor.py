"""Several processes that serve at one port, and the one that watches over them.

The one that was started checks everything, listens and holds the store; then it starts the others,
which serve. One that ends is started again. When the first one is told to stop, or dies, all stop.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import socket
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from hotseat.server.channels import Channel, make_flags
from hotseat.server.config import Config
from hotseat.server.questions import message
from hotseat.server.switchboard import Switchboard
from hotseat.store import Store

if sys.platform != "win32":
    import uvloop

logger = logging.getLogger("hotseat.processes")

READY = b"ready\n"
_REST_SECONDS = 1.0  # before a process is started again that was not even ready
_SECONDS_TO_STOP = 30.0


class Start(NamedTuple):
    """What a process is told when it starts; ends of sockets are its open files by number.

    It goes through a pipe, pickled: it may hold passwords, which lists of processes would show.
    """

    config: Config
    log_level: str
    number: int  # of the process, from 0
    listening: int
    line: int  # to the switchboard
    senders: tuple[int, ...]  # of all channels
    receiver: int  # of its own
    serving: int


def supervise(
    config: Config, store: Store, listening: socket.socket, ready: Callable[[], None]
) -> int:
    """Let processes serve until somebody says stop. Returns the exit code."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_Supervisor(config, listening).run(store, ready))


class _Supervisor:
    def __init__(self, config: Config, listening: socket.socket) -> None:
        self._config = config
        self._listening = listening
        self._switchboard = Switchboard()
        self._channels = [Channel.make() for _ in range(config.processes)]
        self._serving, self._flags_file = make_flags(config.processes)
        self._stop = asyncio.Event()
        self._has_failed = False

    async def run(self, store: Store, ready: Callable[[], None]) -> int:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop.set)
        begun: list[asyncio.Future[None]] = [loop.create_future() for _ in self._channels]
        announcing = asyncio.create_task(self._announce(begun, ready))
        try:
            await asyncio.gather(*(self._keep(number, one) for number, one in enumerate(begun)))
            announcing.cancel()
            with suppress(asyncio.CancelledError):
                await announcing
        finally:
            await store.close()
            self._switchboard.close()
            self._listening.close()
        return 1 if self._has_failed else 0

    async def _announce(
        self, begun: Sequence[asyncio.Future[None]], ready: Callable[[], None]
    ) -> None:
        """Say that this is a server, once all processes serve."""
        await asyncio.gather(*begun)
        try:
            await asyncio.to_thread(ready)
        except BaseException:
            self._stop.set()
            raise

    async def _keep(self, number: int, begun: asyncio.Future[None]) -> None:
        """Let a process live until all stop."""
        while not self._stop.is_set():
            process = await self._spawn(number)
            is_ready = await self._is_ready(process)
            if is_ready:
                self._serving[number] = 1
                logger.info("a process serves", extra={"number": number, "pid": process.pid})
                if not begun.done():
                    begun.set_result(None)
            stopping = asyncio.create_task(self._stop.wait())
            ending = asyncio.create_task(process.wait())
            await asyncio.wait([stopping, ending], return_when=asyncio.FIRST_COMPLETED)
            if self._stop.is_set():
                await _end(process)
                return
            stopping.cancel()
            self._serving[number] = 0
            where = {"number": number, "pid": process.pid, "code": ending.result()}
            if not begun.done():  # it says itself why it cannot begin
                self._has_failed = True
                self._stop.set()
                return
            logger.error("a process has ended; it is started again", extra=where)
            if not is_ready:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stop.wait(), _REST_SECONDS)

    async def _spawn(self, number: int) -> Process:
        here, there = socket.socketpair()
        senders = tuple([channel.sender.fileno() for channel in self._channels])
        receiver = self._channels[number].receiver.fileno()
        listening, serving = self._listening.fileno(), self._flags_file.fileno()
        start = Start(
            self._config,
            logging.getLevelName(logging.getLogger("hotseat").level),
            number,
            listening,
            there.fileno(),
            senders,
            receiver,
            serving,
        )
        with there:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "hotseat.server.process",
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                pass_fds=(listening, serving, there.fileno(), *senders, receiver),
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                start_new_session=True,  # Ctrl-C in a terminal goes to this one alone
            )  # fmt: skip
        await self._switchboard.connect(here)
        assert process.stdin
        with suppress(OSError):  # it has ended already
            process.stdin.write(message(pickle.dumps(start)))
            await process.stdin.drain()
        return process

    async def _is_ready(self, process: Process) -> bool:
        """Wait until a process serves; False if it ends, or all stop."""
        assert process.stdout
        hearing = asyncio.create_task(process.stdout.readline())
        stopping = asyncio.create_task(self._stop.wait())
        await asyncio.wait([hearing, stopping], return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not hearing.done():
            hearing.cancel()
            return False
        return hearing.result() == READY


async def _end(process: Process) -> None:
    """Let a process stop in order, or by force if it does not."""
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), _SECONDS_TO_STOP)
    except TimeoutError:
        logger.error("a process does not stop; it is killed", extra={"pid": process.pid})
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
