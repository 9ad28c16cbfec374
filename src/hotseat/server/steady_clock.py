"""What time it is, and how old something is, even if the machine's clock jumps."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, time


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time() * 1000)


class SteadyClock:
    """Starts with the machine's clock and then runs by itself.

    A machine's clock is sometimes set, and sometimes wrong. What is closed or deleted for its age
    is lost, so a clock that jumps ahead must not make anything older. One that is set back counts:
    the younger age of the two holds.
    """

    def __init__(
        self, clock: Callable[[], float] = time, ticks: Callable[[], float] = monotonic
    ) -> None:
        self._clock = clock
        self._ticks = ticks
        self._ahead = clock() - ticks()

    def now(self) -> int:
        """Return the time in milliseconds since 1970, for ages."""
        return int(min(self._clock(), self._ticks() + self._ahead) * 1000)
