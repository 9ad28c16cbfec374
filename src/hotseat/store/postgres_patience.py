"""How long to wait for a lost database before refusing anybody.

A database that restarts is back after a second or two, and nobody has to notice. The time counts
from the first failure, for everybody together; after that, everybody is refused at once until the
database is back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

import asyncpg

from hotseat.store.interface import Unusable

WAIT_SECONDS = 5.0
_BETWEEN_SECONDS = 0.1  # attempts

# What is raised while a server stops, is away or starts.
_PASSING = (
    asyncpg.InterfaceError,  # the connection was closed
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    OSError,
)
# A lost connection may hold the database a little longer than it lives.
_PASSING_CODES = ("invalid-database-unreachable", "invalid-database-in-use")


class Patience:
    """Shared by all who read and write."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._lost_at: float | None = None

    def found(self) -> None:
        """The database is there."""
        self._lost_at = None

    async def waits_after(self, error: BaseException) -> bool:
        """Wait a moment, and say whether to try once more; False if there is no use in it."""
        if not _passes(error):
            return False
        now = self._clock()
        if self._lost_at is None:
            self._lost_at = now
        if now - self._lost_at >= WAIT_SECONDS:
            return False
        await asyncio.sleep(_BETWEEN_SECONDS)
        return True


def _passes(error: BaseException) -> bool:
    """May it be over in a moment? A question that takes too long was asked of one who is there."""
    if isinstance(error, Unusable):
        return error.code in _PASSING_CODES
    return isinstance(error, _PASSING) and not isinstance(error, TimeoutError)
