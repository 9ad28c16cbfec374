"""How busy each server is, as it says itself."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.cli.admin.lists import grid_of, print_grid, print_json
from hotseat.server.inquiry import Report

_BYTES = 1_000_000


def show_load(reports: Sequence[Report], *, as_json: bool) -> None:
    """Print how busy each server is."""
    if as_json:
        print_json({"servers": reports})
        return
    grid = grid_of(f"servers: {len(reports)}", "figure", *(report.node for report in reports))
    for name, values in (
        ("runs", [report.version for report in reports]),
        ("tables in memory", [_tables(report) for report in reports]),
        ("people", [_figure(report, "hotseat_people") for report in reports]),
        ("sockets", [_figure(report, "hotseat_sockets") for report in reports]),
        ("moves in the last minute", [f"{report.moves_last_minute:,}" for report in reports]),
        ("moves since the start", [_sum(report, "hotseat_moves_total") for report in reports]),
        (
            "refusals since the start",
            [_sum(report, "hotseat_refusals_total") for report in reports],
        ),
        ("a commit takes, mean", [_mean(report, "hotseat_commit_seconds") for report in reports]),
        ("event loop late, worst", [f"{report.worst_lag * 1000:.1f} ms" for report in reports]),
        ("bots: waiting, thinking, workers", [_bots(report) for report in reports]),
        ("memory", [_memory(report) for report in reports]),
        ("CPU time", [_cpu(report) for report in reports]),
    ):
        grid.add_row(name, *values)
    print_grid(grid)


def _tables(report: Report) -> str:
    parts = [f"{count} {game}" for game, count in sorted(report.tables.items())]
    return f"{sum(report.tables.values()):,}" + (f" ({', '.join(parts)})" if parts else "")


def _figure(report: Report, name: str) -> str:
    return f"{report.figures.get(name, 0):,.0f}"


def _sum(report: Report, name: str) -> str:
    found = [value for key, value in report.figures.items() if key.partition("{")[0] == name]
    return f"{sum(found):,.0f}"


def _mean(report: Report, name: str) -> str:
    count = report.figures.get(f"{name}_count", 0)
    return f"{report.figures[f'{name}_sum'] / count * 1000:.2f} ms" if count else "–"


def _bots(report: Report) -> str:
    names = ("hotseat_bot_questions_waiting", "hotseat_bots_thinking", "hotseat_bot_workers")
    return ", ".join(_figure(report, name) for name in names)


def _memory(report: Report) -> str:
    size = report.figures.get("process_resident_memory_bytes")
    return f"{size / _BYTES:,.0f} MB" if size else "–"


def _cpu(report: Report) -> str:
    seconds = report.figures.get("process_cpu_seconds_total")
    return f"{seconds:,.1f} s" if seconds is not None else "–"
