"""Two threads beside the event loop, for long computations.

The caller holds the lock of the table in question, so nothing changes meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

REPLAYED_IN_LOOP = 40  # moves that may be replayed in the event loop: a few milliseconds

P = ParamSpec("P")
T = TypeVar("T")

_threads = ThreadPoolExecutor(2, thread_name_prefix="hotseat-replay")


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return what the function returns, without holding anybody up.

    It is awaited even if the caller is cancelled: what it reads must not change before it ends.
    """
    call = partial(function, *args, **kwargs)
    future = asyncio.get_running_loop().run_in_executor(_threads, call)
    stopped: asyncio.CancelledError | None = None
    while not future.done():
        try:
            await asyncio.wait([future])
        except asyncio.CancelledError as error:
            stopped = error
    if stopped:
        raise stopped
    return future.result()
