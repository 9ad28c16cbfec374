"""The start of a game: it waits for sealed nonces, but not for ever."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from hotseat.server.steady_clock import now
from hotseat.table.callers import Refused
from hotseat.table.decide import start_anyway

if TYPE_CHECKING:
    from hotseat.server.live import Live

logger = logging.getLogger("hotseat.tables")

REVEAL_SECONDS = 10.0  # to show a sealed nonce, then the game begins without it


class FairStart:
    """Begins the game of one table in time, with the nonces that are shown by then."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self.waiting: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Begin to wait if the game is about to start."""
        if self.waiting is None and self._live.table.is_starting:
            self.waiting = asyncio.create_task(self._begin_in_time())
            self.waiting.add_done_callback(self._has_begun)

    async def _begin_in_time(self) -> None:
        while self._live.table.is_starting and not self._live.is_gone:
            await asyncio.sleep(REVEAL_SECONDS)
            with suppress(Refused):  # it could not be saved
                async with self._live.lock:
                    await self._live.change(
                        lambda table: start_anyway(table, now()) if table.is_starting else []
                    )

    def _has_begun(self, task: asyncio.Task[None]) -> None:
        self.waiting = None
        if not task.cancelled() and (error := task.exception()):
            table = self._live.table.id
            logger.error("a game could not begin", exc_info=error, extra={"table": table})
