"""Gives memory back to the system once many connections have closed.

What a connection leaves behind refers to itself, so only Python's cycle collector finds it, which
never runs on an idle server. A collection makes everybody who is still connected wait, so it runs
when few are left and nobody else is leaving.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

MANY = 1_000  # connections; what fewer leave behind is not worth a pause
FEW = 0.25  # of those who left, still connected
SETTLE_SECONDS = 1.0

Then = Callable[[], None]


def release_memory() -> None:
    """Collect garbage and return free memory to the system."""
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # a C library that keeps what it has
            ctypes.CDLL(None).malloc_trim(0)


def in_a_while(then: Then) -> None:
    """Call a function after a short wait."""
    asyncio.get_running_loop().call_later(SETTLE_SECONDS, then)


class MemoryRelease:
    """Counts the connections that close, and releases memory after many."""

    def __init__(
        self,
        give: Callable[[], None] = release_memory,
        later: Callable[[Then], object] | None = None,
    ) -> None:
        self._give = give
        self._later = later or in_a_while
        self._left = 0  # since memory was last released
        self._waits = False

    def left(self, inside: int) -> None:
        """Count a closed connection; `inside`: how many are still open."""
        self._left += 1
        if not self._waits and self._left >= MANY and inside <= self._left * FEW:
            self._waits = True
            self._wait()

    def _wait(self) -> None:
        self._later(partial(self._give_unless_more_left, self._left))

    def _give_unless_more_left(self, left: int) -> None:
        if self._left > left:
            self._wait()
            return
        self._left, self._waits = 0, False
        self._give()
