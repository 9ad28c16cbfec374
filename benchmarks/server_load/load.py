"""Tables that move as fast as the server lets them, or at a fixed rate, and what that yields."""

from __future__ import annotations

import asyncio
import gc
from abc import ABC, abstractmethod
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import NamedTuple, Protocol

from benchmarks.server_load.process import ServerProcess

TICK = 0.001  # seconds; the timers of the event loop are no finer
SECONDS_TO_DRAIN = 5


class Figures(NamedTuple):
    """What a server did in a stretch of time; times in milliseconds, processor time per second."""

    moves_per_second: float
    messages_per_second: float
    bytes_per_message: float
    p50: float
    p99: float
    server_cpu: float
    generator_cpu: float
    services_cpu: float = 0.0  # PostgreSQL and Redis

    @property
    def cpu_a_move(self) -> float:
        """The server's processor time for a move, in microseconds."""
        return 1e6 * self.server_cpu / self.moves_per_second

    @property
    def services_a_move(self) -> float:
        """The processor time of PostgreSQL and Redis for a move, in microseconds."""
        return 1e6 * self.services_cpu / self.moves_per_second


class Meter:
    """What has been received since the last reset."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Start counting again."""
        self.moves = 0
        self.messages = 0
        self.bytes = 0
        self.latencies = array("d")


class Table(ABC):
    """A table whose players are all connected; one move at a time, seen by everybody."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.busy = False
        self.failure: str | None = None
        self.meter = Meter()
        self.on_done: Callable[[Table], None] = lambda table: None
        self._due = 0.0
        self._mover = 0
        self._unseen = 0

    @abstractmethod
    def send_move(self) -> int:
        """Let the player whose turn it is send a move, and return that player's seat."""

    @abstractmethod
    def close(self) -> None:
        """Disconnect all players."""

    def begin(self, due: float) -> None:
        """Make a move that was due at this moment; its latency counts from there."""
        self.busy = True
        self._due = due
        self._unseen = self.players
        self._mover = self.send_move()

    def seen(self, seat: int, size: int) -> None:
        """Take note that a player received the view after the current move."""
        meter = self.meter
        meter.messages += 1
        meter.bytes += size
        if seat == self._mover:
            meter.latencies.append(perf_counter() - self._due)
        self._unseen -= 1
        if not self._unseen:
            meter.moves += 1
            self.busy = False
            self.on_done(self)

    def fail(self, reason: str) -> None:
        """Remember why this table cannot go on; the measurement then ends with an error."""
        self.failure = self.failure or reason


class Driver(Protocol):
    """What knows how to start one server and how to speak with it."""

    @property
    def name(self) -> str:
        """The server's name in the report."""

    def prepare(self) -> str | None:
        """Make ready what the server needs; return why it is skipped, in one sentence."""

    async def start(self) -> ServerProcess:
        """Start the server."""

    async def seat(self, port: int, tables: int, players: int) -> Sequence[Table]:
        """Open the tables, with every player connected and ready to move."""


class FullSpeed:
    """Each table makes its next move as soon as all its players have seen the last one."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self._tables = tables

    def start(self) -> None:
        """Let all tables move."""
        for table in self._tables:
            table.on_done = self._next
            table.begin(perf_counter())

    def stop(self) -> None:
        """Let no table begin another move."""
        for table in self._tables:
            table.on_done = lambda table: None

    def _next(self, table: Table) -> None:
        table.begin(perf_counter())


class FixedRate:
    """Moves come due at a fixed rate, table after table; where one is busy they queue.

    A move's latency counts from the moment it was due, so that a server which falls behind
    cannot hide it by delaying the next move. That adds up to one tick to every latency.
    """

    def __init__(self, tables: Sequence[Table], rate: float) -> None:
        self._tables = tables
        self._rate = rate
        self._queues: dict[Table, deque[float]] = {table: deque() for table in tables}
        self._began = 0.0
        self._count = 0
        self._running = False

    def start(self) -> None:
        """Start the clock."""
        for table in self._tables:
            table.on_done = self._next
        self._began = perf_counter()
        self._running = True
        self._tick()

    def stop(self) -> None:
        """Stop the clock and drop what is queued."""
        self._running = False
        for queue in self._queues.values():
            queue.clear()

    def _tick(self) -> None:
        if not self._running:
            return
        now = perf_counter()
        while (due := self._began + self._count / self._rate) <= now:
            table = self._tables[self._count % len(self._tables)]
            self._count += 1
            if table.busy:
                self._queues[table].append(due)
            else:
                table.begin(due)
        asyncio.get_running_loop().call_later(TICK, self._tick)

    def _next(self, table: Table) -> None:
        queue = self._queues[table]
        if queue:
            table.begin(queue.popleft())


async def measure(
    server: ServerProcess,
    tables: Sequence[Table],
    pace: FullSpeed | FixedRate,
    warm_up: float,
    seconds: float,
) -> Figures:
    """Run the tables for a while and return what was measured after the warm-up."""
    meter = Meter()
    for table in tables:
        table.meter = meter
    gc.disable()  # nothing here makes cycles, and a pause would count as the server's latency
    try:
        pace.start()
        await asyncio.sleep(warm_up)
        meter.reset()
        began, server_cpu, own_cpu = perf_counter(), server.cpu_seconds(), process_time()
        services_cpu = server.services_cpu_seconds()
        await asyncio.sleep(seconds)
        _raise_failures(tables)
        elapsed = perf_counter() - began
        server_cpu = (server.cpu_seconds() - server_cpu) / elapsed
        own_cpu = (process_time() - own_cpu) / elapsed
        services_cpu = (server.services_cpu_seconds() - services_cpu) / elapsed
        moves, messages, size = meter.moves, meter.messages, meter.bytes
        latencies = sorted(meter.latencies)
        pace.stop()
        await drain(tables)
    finally:
        gc.enable()
    if not moves:
        raise RuntimeError("Not one move was completed.")
    return Figures(
        moves / elapsed,
        messages / elapsed,
        size / messages,
        1000 * latencies[len(latencies) // 2],
        1000 * latencies[len(latencies) * 99 // 100],
        server_cpu,
        own_cpu,
        services_cpu,
    )


async def drain(tables: Sequence[Table]) -> None:
    """Wait for the last moves; one that never arrives is an error, not a slow move."""
    deadline = perf_counter() + SECONDS_TO_DRAIN
    while any(table.busy for table in tables):
        _raise_failures(tables)
        if perf_counter() > deadline:
            raise RuntimeError("A table never saw the end of its move.")
        await asyncio.sleep(0.01)


def _raise_failures(tables: Sequence[Table]) -> None:
    for table in tables:
        if table.failure is not None:
            raise RuntimeError(table.failure)
