"""`hotseat bench`: how fast the engine is."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import msgspec
from rich.table import Table

from hotseat.arena.bench import Rates, Report, bench
from hotseat.cli.common import check_range
from hotseat.cli.printing import Console

COLUMNS = ("games", "turns", "decisions", "clones", "imagined")


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "bench",
        help="measure the engine",
        description="Play at random on one core, without events, and print what a second brings: "
        "each game, interpreted and compiled, and whatever is installed of other engines.",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--seconds", type=int, default=9, metavar="N", help="for each engine (default: 9)"
    )
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    """Measure."""
    check_range("--seconds", chosen.seconds, 1, 3600)
    errors = Console(stderr=True)
    with errors.status("measuring …") as status:
        report = bench(chosen.seconds, lambda name: status.update(f"measuring {name} …"))
    if chosen.json:
        print(msgspec.json.encode(report).decode())
    else:
        _print_report(report)
    return 0


def _print_report(report: Report) -> None:
    table = Table(
        title=f"hotseat {report.version} ({report.form}): a second of one core, "
        f"Python {report.python}, {report.machine}"
    )
    table.add_column("engine")
    for column in COLUMNS:
        table.add_column(column, justify="right")
    for name, played in report.games.items():
        table.add_row(f"{name}, {played.seats} seats, pure", *_cells(played.pure))
        if played.compiled:
            table.add_row(f"{name}, {played.seats} seats, compiled", *_cells(played.compiled))
        else:
            table.add_row(f"{name}, compiled: not built here")
    table.add_section()
    for name, peer in report.peers.items():
        if peer.rates:
            table.add_row(f"{name} {peer.version}", *_cells(peer.rates))
        else:
            table.add_row(f"{name}: not installed")
    ratios = Table(title="ratios")
    ratios.add_column("ours / theirs")
    for column in COLUMNS:
        ratios.add_column(column, justify="right")
    for name, rates in report.ratios.items():
        ratios.add_row(name, *(f"{rates[key]:,.2f}" if key in rates else "" for key in COLUMNS))
    console = Console()
    console.print(table)
    if report.ratios:
        console.print(ratios)


def _cells(rates: Rates) -> list[str]:
    return [f"{rates[key]:,.0f}" if key in rates else "" for key in COLUMNS]
