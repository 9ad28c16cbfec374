"""The processor time that a move costs, of several builds of our server, on a machine that is busy.

    python -m benchmarks.cpu_a_move before=/path/to/build/compiled after=build/compiled [--previews]

All servers run at once, and one after the other is driven at full speed for a short slice; the
processor time is the kernel's own count (schedstat). Whatever else runs disturbs slices, and never
makes one cheaper: so beside the median stands the lowest quarter. `peer` adds boardgame.io.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

import uvloop

from benchmarks.server_load.boardgameio import BoardgameIo
from benchmarks.server_load.hotseat import Hotseat
from benchmarks.server_load.load import Driver, FullSpeed, Meter, Table, drain
from benchmarks.server_load.process import ServerProcess

VIEW_BYTES = 1700
PEER = "peer"


class Contender(NamedTuple):
    """A server that runs, its tables, and what a move cost in each slice, in microseconds."""

    name: str
    server: ServerProcess
    tables: Sequence[Table]
    costs: list[float]


async def start(driver: Driver, tables: int, players: int) -> Contender:
    """Start a server and seat everybody."""
    reason = driver.prepare()
    if reason is not None:
        raise SystemExit(reason)
    server = await driver.start()
    return Contender(driver.name, server, await driver.seat(server.port, tables, players), [])


async def drive(contender: Contender, seconds: float) -> None:
    """Let one server have its slice."""
    meter = Meter()
    for table in contender.tables:
        table.meter = meter
    pace = FullSpeed(contender.tables)
    before = contender.server.cpu_nanoseconds()
    pace.start()
    await asyncio.sleep(seconds)
    pace.stop()
    await drain(contender.tables)
    if meter.moves:
        used = contender.server.cpu_nanoseconds() - before
        contender.costs.append(used / meter.moves / 1000)


async def run(
    drivers: Sequence[Driver], slices: int, seconds: float, tables: int, players: int
) -> None:
    """Drive all in turn, and print what a move costs each of them."""
    contenders = [await start(driver, tables, players) for driver in drivers]
    try:
        for _ in range(slices):
            for contender in contenders:
                await drive(contender, seconds)
    finally:
        for contender in contenders:
            for table in contender.tables:
                table.close()
            await contender.server.stop()
    print(f"{'µs of processor time a move':32}{'lowest quarter':>16}{'median':>9}{'slices':>9}")
    for contender in contenders:
        lowest = sorted(contender.costs)[: max(1, len(contender.costs) // 4)]
        print(
            f"{contender.name:32}{mean(lowest):16.0f}{median(contender.costs):9.0f}"
            f"{len(contender.costs):9}"
        )


def main() -> None:
    """Compare builds."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("builds", nargs="+", metavar="NAME=FOLDER")
    parser.add_argument("--previews", action="store_true")
    parser.add_argument("--slices", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.5, help="of a slice")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--players", type=int, default=5)
    chosen = parser.parse_args()
    drivers: list[Driver] = []
    for build in chosen.builds:
        name, _, folder = build.partition("=")
        if build == PEER:
            drivers.append(BoardgameIo(VIEW_BYTES))
        else:
            drivers.append(Hotseat(build=(name, Path(folder).resolve()), previews=chosen.previews))
    uvloop.run(run(drivers, chosen.slices, chosen.seconds, chosen.tables, chosen.players))


if __name__ == "__main__":
    main()
