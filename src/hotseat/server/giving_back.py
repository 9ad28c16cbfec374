"""Memory that many connections took goes back to the system once they have closed.

What a connection leaves behind refers to itself, and is found only when Python looks for cycles:
on a server where nothing happens any more that is never. Looking takes a while for whoever is still
connected, so it is done when few are left, and once nobody leaves any more.
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
FEW = 0.25  # still connected, of those who left
SETTLE_SECONDS = 1.0

Then = Callable[[], None]


def give_back() -> None:
    """Find what nobody needs any more, and let the system have it."""
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # a C library that keeps what it has
            ctypes.CDLL(None).malloc_trim(0)


def in_a_while(then: Then) -> None:
    """Call a function when it has had time to settle."""
    asyncio.get_running_loop().call_later(SETTLE_SECONDS, then)


class GivingBack:
    """Counts those who leave."""

    def __init__(
        self, give: Callable[[], None] = give_back, later: Callable[[Then], object] | None = None
    ) -> None:
        self._give = give
        self._later = later or in_a_while
        self._left = 0  # since memory was last given back
        self._waits = False

    def left(self, inside: int) -> None:
        """Somebody has left; so many are still connected."""
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
