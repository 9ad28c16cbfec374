"""The lock of a table: first come, first served.

A move waits here as a function and needs no task; everything else waits in its own task. Both stand
in the same queue.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hotseat.server.live import Live


class TableLock:
    """Its holder may look at the table and change it; there is one holder at a time."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._is_locked = False
        self._queue: deque[Callable[[], None] | asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Is it locked?"""
        return self._is_locked

    def call(self, then: Callable[[], None]) -> None:
        """Call a function that holds the lock and releases it: at once, or when it is next.

        It has to check `Live.is_lost` itself: the table in memory may be out of date by then.
        """
        if self._is_locked:
            self._queue.append(then)
        else:
            self._is_locked = True
            then()

    def release(self) -> None:
        """Hand the lock to the first in the queue."""
        while self._queue:
            first = self._queue.popleft()
            if not isinstance(first, asyncio.Future):
                asyncio.get_running_loop().call_soon(first)
                return
            if not first.done():  # else its task was cancelled
                first.set_result(None)
                return
        self._is_locked = False

    async def __aenter__(self) -> None:
        await self._acquire()
        try:
            if self._live.is_lost:
                await self._live.reload()
            elif self._live.is_shared:
                await self._live.catch_up()
        except BaseException:
            self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

    async def _acquire(self) -> None:
        if not self._is_locked:
            self._is_locked = True
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it had just got the lock
                self.release()
            raise
