"""Users' files are first checked in a separate process, within a time limit.

They are bounded before they are parsed; this is for what nobody thought of. Whatever takes longer
there is refused, and the event loop does not notice.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Mapping

from hotseat.core import AnyGame, FileText, Invalid
from hotseat.core.user_files import check_bounds
from hotseat.server.questions import Check
from hotseat.server.worker import CannotStart, Died, Worker

_FACTORY = "hotseat.bots.bot"


class Checker:
    """One worker, started when the first file comes, for one file at a time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._worker: Worker | None = None
        self._lock = asyncio.Lock()

    async def check(self, game: AnyGame, settings: Mapping[str, object], seats: int) -> None:
        """Raise `Invalid` for settings with files that cannot be used, or not in time."""
        for value in settings.values():
            if isinstance(value, dict):
                check_bounds(str(value.get("file", "")), str(value.get("text", "")))
        question = pickle.dumps(Check(game.name, dict(settings), seats))
        async with self._lock:
            try:
                worker = await self._ready()
                reply = await worker.think(question, self._seconds)
            except (TimeoutError, Died, CannotStart):
                await self._end()
                raise Invalid("invalid-files-slow") from None
        if reply.reason is not None:
            raise Invalid(reply.reason.code, **reply.reason.params)
        if reply.failure:
            raise Invalid("invalid-files-slow")

    async def _ready(self) -> Worker:
        if self._worker is not None and self._worker.ended:
            await self._end()
        if self._worker is None:
            self._worker = await Worker.start(_FACTORY)
        return self._worker

    async def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()

    async def close(self) -> None:
        """End the worker."""
        await self._end()


def has_files(settings: Mapping[str, object]) -> bool:
    """Do the settings include a user's file?"""
    return any(isinstance(value, dict | FileText) for value in settings.values())
