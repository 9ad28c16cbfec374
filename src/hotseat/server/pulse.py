"""How a server is doing: how late its event loop is, and how much was played in the last minute."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic

from hotseat.server.metrics import Metrics

BEAT_SECONDS = 0.5
_MINUTE = 60.0


class Pulse:
    """Beats for as long as the server runs."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = monotonic) -> None:
        self._metrics = metrics
        self._clock = clock
        self._beats: deque[tuple[float, int, float]] = deque()  # when, moves until then, lag
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin."""
        self.beat(0.0)
        self._beating = asyncio.create_task(self._beat_for_ever())

    async def stop(self) -> None:
        """End."""
        if self._beating:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    def beat(self, lag: float) -> None:
        """Note how late the loop is, and how far play has come."""
        now = self._clock()
        self._beats.append((now, self._metrics.moves.total(), lag))
        while now - self._beats[0][0] > _MINUTE:
            self._beats.popleft()

    def moves_last_minute(self) -> int:
        """Return how many moves were played in the last minute, or since the start."""
        return self._metrics.moves.total() - self._beats[0][1] if self._beats else 0

    def worst_lag(self) -> float:
        """Return by how many seconds the loop was late at worst in the last minute."""
        return max([lag for _, _, lag in self._beats], default=0.0)

    async def _beat_for_ever(self) -> None:
        while True:
            planned = self._clock() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            lag = max(0.0, self._clock() - planned)
            self._metrics.lag.add(lag)
            self.beat(lag)
