"""What our server keeps in memory for a table and for a connection on which nothing happens.

The memory is the resident set of the server's process, from /proc, before and after. A table is a
race that has begun, with all its drivers; a connection is one more window of such a driver.
"""

from __future__ import annotations

import asyncio
import gc
import resource
from http.client import HTTPConnection
from time import perf_counter
from typing import NamedTuple

from benchmarks.server_load.hotseat import Hotseat, open_races
from benchmarks.server_load.process import ServerProcess
from benchmarks.server_load.websocket import Connection

SETTLE_SECONDS = 1.0
SECONDS_TO_CLOSE = 15.0  # for the server to notice, and to give back what it does not need
AT_ONCE = 50  # connections that shake hands at the same time


class Memory(NamedTuple):
    """Bytes a table and a connection, and how many connections were held for how long."""

    table: float
    connection: float
    held: int
    lost: int
    seconds: float
    health_ms: float  # how long the server took to answer meanwhile, at worst
    whole: int  # all of the server with these connections
    kept: int  # of what the connections took, after they were closed


async def measure_memory(
    driver: Hotseat, tables: int, players: int, connections: int, seconds: float
) -> Memory:
    """Open tables, then connections that only listen, and look at the server's memory."""
    _allow_files(connections + 200)
    server = await driver.start()
    try:
        # The first ones also pay for what the server loads and caches once.
        await asyncio.to_thread(open_races, server.port, players, players)
        await asyncio.sleep(SETTLE_SECONDS)
        empty = server.resident_bytes()
        races = await asyncio.to_thread(open_races, server.port, tables, players)
        await asyncio.sleep(SETTLE_SECONDS)
        with_tables = server.resident_bytes()

        lost: list[str] = []
        addresses = [(table, cookie) for table, cookies in races for cookie in cookies]
        opened = [
            Connection(
                f"/ws/tables/{table}?previews=no", lambda _: None, lost.append, {"Cookie": cookie}
            )
            for table, cookie in (addresses[at % len(addresses)] for at in range(connections))
        ]
        for start in range(0, connections, AT_ONCE):
            await asyncio.gather(
                *(one.open(server.port) for one in opened[start : start + AT_ONCE])
            )
        await asyncio.sleep(SETTLE_SECONDS)
        with_connections = server.resident_bytes()
        worst = await _hold(server, seconds)
        for one in opened:
            one.close()
        await asyncio.sleep(SECONDS_TO_CLOSE)
        after = server.resident_bytes()
    finally:
        await server.stop()
    gc.collect()
    return Memory(
        (with_tables - empty) / tables,
        (with_connections - with_tables) / connections,
        connections - len(lost),
        len(lost),
        seconds,
        1000 * worst,
        with_connections,
        after - with_tables,
    )


async def _hold(server: ServerProcess, seconds: float) -> float:
    """Let the connections be for a while, and see whether the server still answers."""
    worst = 0.0
    end = perf_counter() + seconds
    while perf_counter() < end:
        worst = max(worst, await asyncio.to_thread(_answer_seconds, server.port))
        await asyncio.sleep(0.2)
    return worst


def _answer_seconds(port: int) -> float:
    begun = perf_counter()
    asking = HTTPConnection("127.0.0.1", port, timeout=10)
    asking.request("GET", "/healthz")
    if asking.getresponse().status != 200:
        raise RuntimeError("The server is not well.")
    asking.close()
    return perf_counter() - begun


def _allow_files(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
