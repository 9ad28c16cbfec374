"""One worker process, as the server sees it.

It is started as a command instead of through `multiprocessing`: a spawned process would first
import the server's main module again, whatever that is. Its pipes belong to a thread instead of the
event loop, so that they work the same in every loop.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, TypeVar

import msgspec

from hotseat.core.decoding import from_msgpack
from hotseat.server.questions import LENGTH_BYTES, Reply, message

START_UP = 30.0  # seconds after which a worker that is not ready counts as broken

T = TypeVar("T")


class CannotStart(Exception):
    """No worker process can be started now."""


class Died(Exception):
    """The worker process has ended or sends nonsense."""


class OwnThread:
    """A thread for blocking calls, one after the other.

    Unlike an executor's thread, it never delays the end of the server, whatever it is stuck in.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._calls: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        Thread(target=self._run, name="bots", daemon=True).start()

    async def run(self, function: Callable[[], T]) -> T:
        """Return what the function returns, or raise what it raises."""
        future: asyncio.Future[T] = self._loop.create_future()

        def settle(settle_with: Callable[[Any], None], outcome: object) -> None:
            if not future.done():
                settle_with(outcome)

        def call() -> None:
            try:
                done = partial(settle, future.set_result, function())
            except Exception as error:
                done = partial(settle, future.set_exception, error)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(done)

        self._calls.put(call)
        return await future

    def finish(self) -> None:
        """Let the thread end after the pending calls."""
        self._calls.put(None)

    def _run(self) -> None:
        while (call := self._calls.get()) is not None:
            call()


class Worker:
    """A process that is ready to think. After `TimeoutError` or `Died`, only call `end`."""

    def __init__(self) -> None:
        """Use `start`."""
        self._thread = OwnThread()
        self._process: subprocess.Popen[bytes] | None = None

    @classmethod
    async def start(cls, factory: str, own_bots: Sequence[str] = ()) -> Worker:
        """Return a worker that is ready; raise `CannotStart` if there can be none."""
        try:
            worker = cls()
        except RuntimeError as error:  # too many threads
            raise CannotStart(str(error)) from error
        try:
            await worker._thread.run(partial(worker._spawn, factory, own_bots))
            async with asyncio.timeout(START_UP):
                await worker._thread.run(worker._hear)
        except TimeoutError as error:
            await worker.end()
            raise CannotStart(f"it is not ready after {START_UP:g} s") from error
        except Died as error:
            await worker.end()
            raise CannotStart("it ended before it was ready") from error
        except (OSError, subprocess.SubprocessError) as error:
            await worker.end()
            raise CannotStart(str(error)) from error
        except asyncio.CancelledError:
            await worker.end()
            raise
        return worker

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    @property
    def ended(self) -> bool:
        """Whether the process has ended, for any reason."""
        return self._process is None or self._process.poll() is not None

    async def think(self, question: bytes, budget: float) -> Reply:
        """Return the reply; raise `TimeoutError` after the budget of seconds, or `Died`."""
        async with asyncio.timeout(budget):
            return await self._thread.run(partial(self._exchange, question))

    async def end(self) -> None:
        """Kill the process and wait until it is gone."""
        if self._process is not None:
            self._process.kill()  # the thread may be waiting for its reply
        await self._thread.run(self._clear_up)
        self._thread.finish()

    # In the thread

    def _spawn(self, factory: str, own_bots: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            # -P: nothing in the current folder may shadow our modules.
            [sys.executable, "-P", "-m", "hotseat.server.thinker", factory, *own_bots],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,  # Ctrl-C in a terminal goes to the server alone
        )

    def _exchange(self, question: bytes) -> Reply:
        pipe = self._pipes()[0]
        try:
            pipe.write(message(question))
            pipe.flush()
        except OSError as error:
            raise Died from error
        return self._hear()

    def _hear(self) -> Reply:
        pipe = self._pipes()[1]
        try:
            length = int.from_bytes(pipe.read(LENGTH_BYTES), "big")
            return from_msgpack(pipe.read(length), Reply)
        except (OSError, msgspec.DecodeError) as error:  # an incomplete message
            raise Died from error

    def _clear_up(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in self._pipes():
                with suppress(OSError):  # unread data can no longer be written
                    pipe.close()

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        return self._process.stdin, self._process.stdout
