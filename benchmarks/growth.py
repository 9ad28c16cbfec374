"""What grows with the length of a game and with the number of tables, and what does not.

    python -m benchmarks.growth [--short 100] [--long 5000] [--tables 20000]

A move with five people looking, and opening a table as the server does, are measured at a short and
at a long log of the same season; a list of tables among few and among many. Figures are processor
time, medians of many; the ratios are what counts.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import cast

from hotseat.core import FastChance, Seat
from hotseat.games import game as game_by_name
from hotseat.server.bot_pool import BotPool
from hotseat.server.config import Limits
from hotseat.server.connection import Connection
from hotseat.server.live import Live
from hotseat.server.metrics import Metrics
from hotseat.server.protocol import Socket
from hotseat.server.reading import read_table
from hotseat.server.summary import LISTED_RUNNING
from hotseat.store import Change, SqliteStore
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller
from hotseat.table.decide import play_actions, start_anyway
from hotseat.table.opening import opened
from hotseat.table.table import Stage, Table, fold, fold_all

SEATS = 5
SEASON: dict[str, object] = {"season": "goat"}
MOVES = 80  # measured; fewer than there are between two snapshots
TIMES = 15
FEW_TABLES, PAGE = 200, 50


class Ear(Connection):
    """Somebody who looks and is sent nothing."""

    def __init__(self, seat: int) -> None:
        super().__init__(cast(Socket, None), Caller(f"p{seat}"), Limits())
        self.shown = seat
        self.previews = False

    def send(self, *messages: bytes) -> None:
        """Drop it."""


def season_of(entries: int) -> Table:
    """Return a running season with this many entries, played at random."""
    game = game_by_name("heat")
    table = Table(f"season-{entries}")
    at, dice = 1, FastChance(entries)
    fold(
        table, opened(game, SEASON, SEATS, host="p0", seed=bytes(32), code="C", listed=True, at=at)
    )
    for seat in range(SEATS):
        fold(table, log.Sat(at, seat, f"p{seat}", f"n{seat}"))
    for entry in start_anyway(table, at):
        fold(table, entry)
    while table.seq < entries:
        if table.stage != Stage.RUNNING:
            raise RuntimeError(f"The season was over after {table.seq} entries.")
        seat = table.waiting[0]
        action = dice.pick(game.options(table.course.state, Seat(seat)))
        fold_all(table, play_actions(table, seat, (action.text(),), at))
    return table


def live_at(table: Table, store: SqliteStore) -> Live:
    """Return the table as a server has it, with everybody looking."""
    live = Live(table, store, cast(BotPool, None), Metrics(), lambda row, members: None)
    live.audience.connections |= {Ear(seat) for seat in range(SEATS)}
    return live


async def move(live: Live) -> None:
    """Let the first who is asked choose the first option."""
    table = live.table
    seat = table.waiting[0]
    text = table.game.options(table.course.state, Seat(seat))[0].text()
    await live.carry_out(Caller(f"p{seat}"), ask.Act(seat, table.seq, (text,)))


async def median_of(times: int, work: Callable[[], Awaitable[object]]) -> float:
    """Return the milliseconds of processor time that something takes."""
    taken = []
    for _ in range(times):
        begun = process_time()
        await work()
        taken.append(1000 * (process_time() - begun))
    return median(taken)


async def at_length(store: SqliteStore, entries: int) -> tuple[float, float]:
    """Return what a move costs at a table with this many entries, and opening it."""
    # As many as are kept at a time have their snapshot: so do long tables on a server.
    table = season_of(entries - entries % 100)
    live = live_at(table, store)
    await live.adopt(table, list(table.log), ())
    a_move = await median_of(MOVES, lambda: move(live))
    opening = await median_of(TIMES, lambda: read_table(store, table.id))
    return a_move, opening


async def list_among(store: SqliteStore, start: int, stop: int) -> tuple[float, float]:
    """Return what a page of all tables costs, and one of a person's own, among this many."""
    for number in range(start, stop):
        members = (b"me",) if number < PAGE else (f"p{number % 500}".encode(),)
        change = Change(f"t{number}", 0, (b"{}",), LISTED_RUNNING, bytes(400), number, members)
        saving = store.append(change)
        if number % 500 == 499 or number == stop - 1:
            await saving
    listed = await median_of(TIMES, lambda: store.on_shelves([LISTED_RUNNING], PAGE))
    own = await median_of(TIMES, lambda: store.of_member(b"me", PAGE))
    return listed, own


async def run(short: int, long: int, tables: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory(prefix="hotseat-bench-") as folder:
        store = SqliteStore.open(Path(folder) / "bench.db")
        try:
            few = await list_among(store, 0, FEW_TABLES)
            many = await list_among(store, FEW_TABLES, tables)
            first, then = await at_length(store, short), await at_length(store, long)
        finally:
            await store.close()
    print(f"{'milliseconds of processor time':44}{'short':>9}{'long':>9}{'ratio':>8}")
    for name, before, after in (
        (f"a move at {short} and {long} entries", first[0], then[0]),
        (f"opening a table of {short} and {long} entries", first[1], then[1]),
        (f"a list among {FEW_TABLES} and {tables} tables", few[0], many[0]),
        (f"one's own among {FEW_TABLES} and {tables} tables", few[1], many[1]),
    ):
        print(f"{name:44}{before:9.3f}{after:9.3f}{after / before:8.2f}")


def main() -> None:
    """Measure what grows."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--short", type=int, default=100)
    parser.add_argument("--long", type=int, default=5000)
    parser.add_argument("--tables", type=int, default=20_000)
    arguments = parser.parse_args()
    asyncio.run(run(arguments.short, arguments.long, arguments.tables))


if __name__ == "__main__":
    main()
