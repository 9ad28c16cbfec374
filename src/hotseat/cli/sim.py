"""`hotseat sim`: bots against each other."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

from hotseat.arena.simulate import Order, Report, simulate
from hotseat.bots.own import own_places
from hotseat.cli.common import (
    add_game,
    add_game_options,
    check_range,
    plain_settings,
    seat_bots,
    seat_count,
    write_file,
)
from hotseat.cli.printing import Console
from hotseat.core import AnyGame
from hotseat.games import game as game_by_name
from hotseat.words import Words

_OF = ": "  # between a thing and what is counted of it

MOST_GAMES = 10_000_000
MOST_SEED = 2**32 - 1


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "sim",
        help="play bots against each other",
        description="Play bots against each other and print what happened.",
    )
    add_game(parser)
    add_game_options(parser, seats="heat 6, potatoh 6, heap 4")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B,…",
        help="one name for all seats or one a seat, a bot of your own as mine.py:Careful; "
        "seats rotate from game to game",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="default: 100")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--record", metavar="DIR", help="write a record of every game")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one a core)")
    parser.add_argument(
        "--settings", action="store_true", dest="list_settings", help="list the game's settings"
    )
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    """Simulate."""
    game = game_by_name(chosen.game)
    if chosen.list_settings:
        _print_settings(game)
        return 0
    seats = seat_count(game, chosen.seats)
    check_range("--games", chosen.games, 1, MOST_GAMES)
    check_range("--seed", chosen.seed, 0, MOST_SEED)
    if chosen.jobs is not None:
        check_range("--jobs", chosen.jobs, 1, 256)
    order = Order(
        game.name,
        plain_settings(game, chosen.settings, seats),
        seat_bots(game, chosen.bots, seats),
        chosen.games,
        chosen.seed,
        record=chosen.record is not None,
        own_bots=own_places(),
    )

    def keep(number: int, record: bytes) -> None:
        write_file(Path(chosen.record) / f"{game.name}-{chosen.seed}-{number:05}.jsonl", record)

    errors = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as bar:
        task = bar.add_task(f"{game.name}", total=order.games)
        report = simulate(
            order, jobs=chosen.jobs, progress=lambda done: bar.advance(task, done), keep=keep
        )
    if chosen.json:
        print(msgspec.json.encode(report.flat()).decode())
    else:
        _print_report(report)
    return 0


def _print_report(report: Report) -> None:
    table = Table(title=f"{report.game}: {report.counts['games']} games in {report.seconds:.1f} s")
    table.add_column("figure")
    table.add_column("value", justify="right")
    for name, count in report.counts.items():
        if _OF not in name:
            table.add_row(name.replace("_", " "), f"{count:,}")
    for name, rate in report.rates.items():
        table.add_row(name.replace("_", " "), f"{rate:,.3f}")
    for seat, wins in enumerate(report.wins_by_seat):
        table.add_row(f"wins of seat {seat}", f"{wins:,}")
    for name, wins in report.wins_by_bot.items():
        table.add_row(f"wins of {name}", f"{wins:,}")
    console = Console()
    console.print(table)
    for kind, rows in _by_kind(report.counts).items():
        console.print(_table_of(kind, rows))


def _by_kind(counts: Mapping[str, int]) -> dict[str, dict[str, dict[str, int]]]:
    """Return what was counted of each thing: "corner 2: heat" is the heat of 2 of the corners."""
    kinds: dict[str, dict[str, dict[str, int]]] = {}
    for name, count in counts.items():
        thing, of, what = name.replace("_", " ").partition(_OF)
        if of:
            kind, _, which = thing.partition(" ")
            kinds.setdefault(kind, {}).setdefault(which, {})[what] = count
    return kinds


def _table_of(kind: str, rows: Mapping[str, Mapping[str, int]]) -> Table:
    """Return a line for each thing of a kind, in order, with what was counted side by side."""
    columns = list(dict.fromkeys(what for row in rows.values() for what in row))
    table = Table(kind, *(Column(what, justify="right") for what in columns))
    for which in sorted(rows, key=_with_numbers):
        cells = (f"{rows[which][what]:,}" if what in rows[which] else "" for what in columns)
        table.add_row(which, *cells)
    return table


def _with_numbers(name: str) -> list[tuple[str, int]]:
    """Return what to sort by, so that 10 comes after 9."""
    return [(word, int(part or 0)) for word, part in re.findall(r"(\D*)(\d*)", name)]


def _print_settings(game: AnyGame) -> None:
    words = Words(game)
    table = Table(title=f"settings of {game.name}")
    for column in ("name", "values", "default", "what it is", "rules"):
        table.add_column(column, no_wrap=column == "name", overflow="fold")
    for setting in game.schema:
        values = " ".join(setting.choices) or f"{setting.low} to {setting.high}"
        if setting.kind == "flag":
            values = "yes no"
        if setting.takes_file:
            values += ", or a file"
        if setting.per_seat:
            values += " (a seat)"
        table.add_row(
            setting.name,
            values,
            _default(setting.default),
            words.say_code(f"{game.name}-setting-{setting.name}"),
            " ".join(setting.rules),
        )
    Console().print(table)


def _default(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
