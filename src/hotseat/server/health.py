"""Does the server work? With a full disk it answers every question and saves nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from hotseat.store import Store, Unavailable

_TRUE_FOR = 1.0  # seconds: asking more often writes no more often


class Health:
    """Tries to read and to write, at most once a second, however many ask."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._asked_at = float("-inf")
        self._asking: asyncio.Task[bool] | None = None

    async def is_well(self) -> bool:
        """Can the store be read and written?"""
        now = self._clock()
        if self._asking is None or (self._asking.done() and now - self._asked_at >= _TRUE_FOR):
            self._asked_at = now
            self._asking = asyncio.create_task(self._try())
        return await asyncio.shield(self._asking)

    async def _try(self) -> bool:
        try:
            await self._store.check()
        except Unavailable:
            return False
        return True
