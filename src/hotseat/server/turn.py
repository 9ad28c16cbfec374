"""Whose turn it is at a table: first come, first served.

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


class Turn:
    """Whoever has it may look at a table and change it; one after the other."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._is_taken = False
        self._queue: deque[Callable[[], None] | asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Has somebody the turn?"""
        return self._is_taken

    def take(self, then: Callable[[], None]) -> None:
        """Call a function once it has the turn, at once if nobody has it; it passes the turn on.

        What is in memory may be lost then: the function has to look.
        """
        if self._is_taken:
            self._queue.append(then)
        else:
            self._is_taken = True
            then()

    def pass_on(self) -> None:
        """Give the turn to whoever waits first."""
        while self._queue:
            first = self._queue.popleft()
            if not isinstance(first, asyncio.Future):
                asyncio.get_running_loop().call_soon(first)
                return
            if not first.done():  # else its task was cancelled
                first.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        await self._acquire()
        try:
            if self._live.is_lost:
                await self._live.reload()
            elif self._live.is_shared:
                await self._live.catch_up()
        except BaseException:
            self.pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.pass_on()

    async def _acquire(self) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it had just got the turn
                self.pass_on()
            raise
