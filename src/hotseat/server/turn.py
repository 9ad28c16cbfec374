"""Whose turn it is at a table: one after the other."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hotseat.server.live import Live


class Turn:
    """Whoever has it may look at a table and change it; one after the other."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._lock = asyncio.Lock()

    def locked(self) -> bool:
        """Has somebody the turn?"""
        return self._lock.locked()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            if self._live.is_lost:
                await self._live.reload()
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
