"""How many moves a second a game server takes, and how soon its players see them.

    python -m benchmarks.server [--seconds 5] [--tables 40] [--players 5] [--json]
    python -m benchmarks.server --only wheel --beside before=/path/to/another/build/compiled
    python -m benchmarks.server --scale [--rounds 3] [--idle-connections 0]

Every table has all its players on WebSockets of their own. One player moves; when every player at
the table has received the view after that move, the next player moves; all tables do so at once.
That gives the most moves a second. A second pass makes half as many moves at a fixed rate, which
gives the latency with room to spare. Latency is from a move to its player's own new view.

The servers are measured in turn, `--rounds` times, each time from a fresh start. Shown are the
rounds with the median speed and with the median p99; the ratio to boardgame.io is the median of the
rounds' ratios.

"CPU" is seconds of processor time a second, "µs" the server's processor time a move: a busy machine
disturbs that least, so two versions of ours are compared by it (`--beside`). The load has one
thread: where its own figure comes near 1.00, the load was the limit and not the server. `--limit`
adds a server that has no game at all and answers with a frame prepared beforehand, which shows that
limit.

`--scale` measures something else: our server with one, two and three processes on a file, and with
one and two nodes on PostgreSQL and Redis, where each table has a node, and where its people are
scattered over both. Its last columns are ratios to one process, of moves a
second and of processor time a move, medians of the rounds' ratios; "+µs" is what PostgreSQL and
Redis use for a move. It takes what a wheel installs where that has been built.

Last, our server is started once more and left alone with open tables and then with connections on
which nothing happens, for what each of them takes of its memory.

boardgame.io is skipped where Node.js or npm is missing, and what a wheel installs ("wheel": the
rules compiled) where it has not been built.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import uvloop

from benchmarks.server_load.boardgameio import BoardgameIo
from benchmarks.server_load.club import Club
from benchmarks.server_load.frames_only import FramesOnly
from benchmarks.server_load.hotseat import WHEEL, Hotseat
from benchmarks.server_load.load import Driver, Figures, FixedRate, FullSpeed, measure
from benchmarks.server_load.memory import Memory, measure_memory

PEER = BoardgameIo.name


class Round(NamedTuple):
    """One server from start to stop: as fast as it can, then at a fixed rate."""

    full: Figures
    paced: Figures


class Plan(NamedTuple):
    """How the servers are to be measured."""

    seconds: float
    warm_up: float
    tables: int
    players: int
    rate: float | None


async def run(driver: Driver, plan: Plan) -> Round:
    """Start a server, put both loads on it and stop it."""
    server = await driver.start()
    try:
        tables = await driver.seat(server.port, plan.tables, plan.players)
        full = await measure(server, tables, FullSpeed(tables), plan.warm_up, plan.seconds)
        rate = plan.rate or full.moves_per_second / 2
        paced = await measure(server, tables, FixedRate(tables, rate), 1, plan.seconds)
        for table in tables:
            table.close()
    finally:
        await server.stop()
    return Round(full, paced)


async def run_all(drivers: Sequence[Driver], plan: Plan, rounds: int) -> dict[str, list[Round]]:
    """Measure the servers in turn, so that a slow minute of the machine hits all of them."""
    results: dict[str, list[Round]] = {driver.name: [] for driver in drivers}
    for _ in range(rounds):
        for driver in drivers:
            results[driver.name].append(await run(driver, plan))
    return results


def middle_of(rounds: Sequence[Round]) -> Round:
    """Return the median of the rounds, by speed at full speed and by p99 at the fixed rate."""
    by_speed = sorted((one.full for one in rounds), key=lambda full: full.moves_per_second)
    by_latency = sorted((one.paced for one in rounds), key=lambda paced: paced.p99)
    middle = (len(rounds) - 1) // 2
    return Round(by_speed[middle], by_latency[middle])


def ratio_of(rounds: Sequence[Round], peer: Sequence[Round]) -> float:
    """Return how many times the peer's speed this is: the median over the rounds, each in itself.

    A machine's own speed may change between rounds; it hardly does within one.
    """
    return median(
        ours.full.moves_per_second / theirs.full.moves_per_second
        for ours, theirs in zip(rounds, peer, strict=True)
    )


def show(results: dict[str, list[Round]]) -> None:
    """Print the table."""
    print(
        f"{'server':18}{'pace':12}{'moves/s':>9}{'ratio':>8}{'p50 ms':>9}{'p99 ms':>9}"
        f"{'bytes':>8}{'views/s':>9}{'CPU: server':>13}{'load':>6}{'µs':>6}"
    )
    for name, rounds in results.items():
        middle = middle_of(rounds)
        to_peer = f"{ratio_of(rounds, results[PEER]):.2f}" if PEER in results else ""
        for pace, ratio, figures in (
            ("full speed", to_peer, middle.full),
            ("fixed rate", "", middle.paced),
        ):
            print(
                f"{name:18}{pace:12}{figures.moves_per_second:9.0f}{ratio:>8}"
                f"{figures.p50:9.2f}{figures.p99:9.2f}{figures.bytes_per_message:8.0f}"
                f"{figures.messages_per_second:9.0f}{figures.server_cpu:13.2f}"
                f"{figures.generator_cpu:6.2f}{figures.cpu_a_move:6.0f}"
            )
        if len(rounds) > 1:
            speeds = [one.full.moves_per_second for one in rounds]
            print(f"{'':18}{len(rounds)} rounds: {min(speeds):.0f} to {max(speeds):.0f} moves/s")


def show_scale(results: dict[str, list[Round]]) -> None:
    """Print how moves and their cost grow with processes and nodes."""
    alone = next(iter(results.values()))
    print(
        f"{'server':24}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU: server':>13}{'load':>6}"
        f"{'µs':>6}{'+µs':>6}{'moves ×':>9}{'µs ×':>7}"
    )
    for name, rounds in results.items():
        full, paced = middle_of(rounds)
        cost = median(
            one.full.cpu_a_move / first.full.cpu_a_move
            for one, first in zip(rounds, alone, strict=True)
        )
        print(
            f"{name:24}{full.moves_per_second:9.0f}{paced.p50:9.2f}{paced.p99:9.2f}"
            f"{full.server_cpu:13.2f}{full.generator_cpu:6.2f}{full.cpu_a_move:6.0f}"
            f"{full.services_a_move:6.0f}{ratio_of(rounds, alone):9.2f}{cost:7.2f}"
        )


def show_memory(memory: Memory) -> None:
    """Print what lies idle."""
    print(
        f"memory: {memory.table / 1024:.0f} KiB a table, "
        f"{memory.connection / 1024:.0f} KiB an idle connection; "
        f"{memory.held} idle connections held for {memory.seconds:.0f} s, {memory.lost} lost, "
        f"the server answered within {memory.health_ms:.0f} ms; "
        f"{memory.whole >> 20} MiB in all, {memory.kept >> 20} MiB of the connections' kept after "
        f"they closed"
    )


def as_json(results: dict[str, list[Round]], memory: Memory | None) -> str:
    """Return all rounds of all servers."""
    return json.dumps(
        {"memory": memory._asdict() if memory else None}
        | {
            name: [
                {"full_speed": one.full._asdict(), "fixed_rate": one.paced._asdict()}
                for one in rounds
            ]
            for name, rounds in results.items()
        },
        indent=2,
    )


def drivers_for(view_bytes: int, limit: bool, beside: Sequence[str]) -> list[Driver]:
    """Return the drivers in the order of the report; each server has one in server_load."""
    others = {name: Path(folder) for name, _, folder in (one.partition("=") for one in beside)}
    drivers: list[Driver] = [Hotseat(), Hotseat(previews=True)]
    for name, folder in {"wheel": WHEEL, **others}.items():
        drivers += [Hotseat(build=(name, folder)), Hotseat(build=(name, folder), previews=True)]
    drivers.append(BoardgameIo(view_bytes))
    if limit:
        drivers.append(FramesOnly(view_bytes))
    return drivers


def drivers_to_scale() -> list[Driver]:
    """Return our server in all sizes, one process first."""
    build = ("wheel", WHEEL) if WHEEL.exists() else None
    return [
        Hotseat(name="1 process", build=build),
        Hotseat(name="2 processes", build=build, processes=2),
        Hotseat(name="3 processes", build=build, processes=3),
        Club("PostgreSQL, 1 node", 1, build),
        Club("PostgreSQL, 2 nodes", 2, build),
        Club("the same, scattered", 2, build, scattered=True),
    ]


def main() -> None:
    """Measure every server that can run here."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=5, help="measured, for each load")
    parser.add_argument("--warm-up", type=float, default=3, help="seconds before that")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--players", type=int, default=5, help="at each table")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rate", type=float, help="moves a second of the second load")
    parser.add_argument("--view-bytes", type=int, default=1700, help="JSON in a peer's view")
    parser.add_argument("--only", default="", help="servers by name, with a semicolon between")
    parser.add_argument(
        "--beside", action="append", default=[], metavar="NAME=FOLDER", help="another build of ours"
    )
    parser.add_argument("--limit", action="store_true", help="also find the load's own limit")
    parser.add_argument("--scale", action="store_true", help="our server in several sizes instead")
    parser.add_argument("--idle-tables", type=int, default=100, help="whose memory is measured")
    parser.add_argument("--idle-connections", type=int, default=2000)
    parser.add_argument("--hold", type=float, default=5, help="seconds to hold these")
    parser.add_argument("--json", action="store_true", help="print all rounds as JSON")
    arguments = parser.parse_args()

    drivers: list[Driver] = []
    skipped: list[str] = []
    only = arguments.only.split(";") if arguments.only else ()
    for driver in (
        drivers_to_scale()
        if arguments.scale
        else drivers_for(arguments.view_bytes, arguments.limit, arguments.beside)
    ):
        if only and driver.name not in only:
            continue
        reason = driver.prepare()
        if reason is None:
            drivers.append(driver)
        else:
            skipped.append(reason)
    plan = Plan(
        arguments.seconds, arguments.warm_up, arguments.tables, arguments.players, arguments.rate
    )
    results = uvloop.run(run_all(drivers, plan, arguments.rounds))
    memory = None
    if arguments.idle_connections:
        memory = uvloop.run(
            measure_memory(
                Hotseat(),
                arguments.idle_tables,
                arguments.players,
                arguments.idle_connections,
                arguments.hold,
            )
        )
    if arguments.json:
        print(as_json(results, memory))
    else:
        (show_scale if arguments.scale else show)(results)
        if memory:
            show_memory(memory)
    for reason in skipped:
        print(reason, file=sys.stderr)


if __name__ == "__main__":
    main()
