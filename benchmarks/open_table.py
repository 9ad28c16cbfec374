"""How long a table of 2,000 entries takes to open, from its log alone and with a snapshot.

    python benchmarks/open_table.py [--entries 2000]

The log is of races that rookies drive, kept in a real database; the ratio is what counts.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec

from hotseat.bots import Decision, bot
from hotseat.core import FastChance, Seat
from hotseat.games import game as game_by_name
from hotseat.server.reading import read_table
from hotseat.store import Change, Snapshot, SqliteStore
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller
from hotseat.table.decide import decide, play_actions
from hotseat.table.opening import opened
from hotseat.table.table import Stage, Table, fold, fold_all

TIMES = 9


def long_table(entries: int) -> Table:
    """Return a running race with this many entries; chat fills what a race does not need."""
    game = game_by_name("heat")
    table = Table("long")
    first = opened(game, {"laps": 9}, 6, host="h", seed=bytes(32), code="CODE22", listed=True, at=1)
    fold(table, first)
    for command in (ask.FillWithBots("rookie"), ask.Start()):
        fold_all(table, decide(table, Caller("h"), command, 1))
    while table.seq < entries and table.stage == Stage.RUNNING:
        seat = Seat(table.waiting[0])
        state = table.course.state
        player = bot("rookie", game, seat, FastChance(table.seq))
        options = game.options(state, seat)
        view = game.view(state, seat)
        chosen = player.choose(Decision(options, lambda view=view: view))  # type: ignore[misc]
        fold_all(table, play_actions(table, seat, (chosen.text(),), 1))
    while table.seq < entries:
        fold(table, log.Chatted(1, "h", "Host", "And so on."))
    return table


async def measure(table: Table, every: int) -> tuple[float, float]:
    """Return the milliseconds without a snapshot, and with one `every` entries ago."""
    with tempfile.TemporaryDirectory(prefix="hotseat-bench-") as folder:
        store = SqliteStore.open(Path(folder) / "bench.db")
        try:
            data = tuple(log.write_entry(entry) for entry in table.log)
            await store.append(Change(table.id, 0, data, 0, b"", 1))
            without = await opening(store, table)
            then = Table(table.id)
            for entry in table.log[:-every]:
                fold(then, entry)
            kept = Snapshot(then.seq, msgspec.json.encode(then.snapshot()))
            await store.keep_snapshot(table.id, kept)
            return without, await opening(store, table)
        finally:
            await store.close()


async def opening(store: SqliteStore, table: Table) -> float:
    """Return how many milliseconds it takes to read a table."""
    times = []
    for _ in range(TIMES):
        begun = perf_counter()
        read = await read_table(store, table.id)
        times.append((perf_counter() - begun) * 1000)
        assert read.seq == table.seq
    return median(times)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long a long table takes to open.")
    parser.add_argument("--entries", type=int, default=2_000, metavar="N")
    chosen = parser.parse_args()
    table = long_table(chosen.entries)
    moves = table.course.number
    without, with_snapshot = asyncio.run(measure(table, every=100))
    print(f"{table.seq} entries, {moves} of them moves, in a {table.stage.name.lower()} race")
    print(f"  from the log alone            {without:7.1f} ms")
    print(f"  with a snapshot 100 entries ago {with_snapshot:5.1f} ms")
    print(f"  {without / with_snapshot:.1f} times as fast")


if __name__ == "__main__":
    main()
