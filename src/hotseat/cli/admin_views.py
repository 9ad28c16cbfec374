"""What `hotseat admin` prints: tables for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from hotseat.server.census import Person, TableLine
from hotseat.server.inquiry import Report
from hotseat.server.orders import Announced, Standing
from hotseat.server.steady_clock import now
from hotseat.table.table import Table

SHOWN_OF_ID = 8  # characters
_UNITS = ((86_400, "d"), (3_600, "h"), (60, "min"), (1, "s"))


def _print_json(thing: object) -> None:
    print(msgspec.json.encode(thing).decode())


def _grid(title: str, *columns: str, right: Sequence[str] = ()) -> Grid:
    grid = Grid(title=escape(title), title_justify="left")
    for column in columns:
        grid.add_column(column, justify="right" if column in right else "left")
    return grid


def _print(grid: Grid) -> None:
    Console().print(grid)


def ago(at: int, to: int | None = None) -> str:
    """Return how long ago something was, in its largest unit."""
    seconds = max(0, (now() if to is None else to) - at) // 1000
    for size, unit in _UNITS:
        if seconds >= size:
            return f"{seconds // size} {unit}"
    return "now"


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


# Tables


def show_tables(lines: Sequence[TableLine], found: int, *, as_json: bool) -> None:
    """Print a list of tables."""
    if as_json:
        _print_json({"tables": lines, "found": found})
        return
    if not lines:
        print("There is no such table.")
        return
    grid = _grid(
        _of("tables", len(lines), found),
        "table", "game", "stage", "seats", "waits for", "entries", "last",
        right=("entries", "last"),
    )  # fmt: skip
    for line in lines:
        names = [_seat_name(seat.held_by, seat.name) for seat in line.seats]
        grid.add_row(
            line.table,
            line.game,
            line.stage + (" (listed)" if line.listed else ""),
            escape(", ".join(names)),
            escape(", ".join(names[seat] for seat in line.waiting)),
            f"{line.entries:,}",
            ago(line.at),
        )
    _print(grid)


def _of(what: str, shown: int, found: int) -> str:
    return f"{what}: {found:,}" if shown == found else f"{what}: {shown:,} of {found:,}"


def _seat_name(held_by: str, name: str) -> str:
    return {"free": "–", "bot": f"({name})"}.get(held_by, name)


def show_table(table: Table, reports: Sequence[Report], *, as_json: bool) -> None:
    """Print a table, its seats and who looks at it."""
    looking = [one for report in reports for one in report.visitors if one.table == table.id]
    here = {one.person for one in looking}
    if as_json:
        _print_json(
            {
                "table": table.id,
                "game": table.game.name,
                "stage": table.stage.name.lower(),
                "listed": table.listed,
                "entries": table.seq,
                "opened": table.log[0].at,
                "last": table.log[-1].at,
                "settings": table.settings,
                "host": table.host,
                "waiting": list(table.waiting),
                "seats": [
                    {
                        "held_by": seat.kind,
                        "name": seat.name,
                        "bot": seat.bot,
                        "person": seat.person,
                        "here": seat.person in here,
                    }
                    for seat in table.seats
                ],
                "looking": looking,
                "servers": len(reports),
            }
        )
        return
    facts = _grid(f"table {table.id}", "what", "value")
    for name, value in (
        ("game", table.game.name),
        ("stage", table.stage.name.lower() + (" (listed)" if table.listed else "")),
        ("opened", _when(table.log[0].at)),
        ("last entry", f"{table.seq:,}, {ago(table.log[-1].at)} ago"),
        ("sockets", str(len(looking)) if reports else "unknown: no server answers"),
        ("spectators", str(len(here - {seat.person for seat in table.seats}))),
        *((name, _short(value)) for name, value in table.settings.items()),
    ):
        facts.add_row(name, escape(str(value)))
    _print(facts)
    seats = _grid("seats", "seat", "held by", "name", "person", "", right=("seat",))
    for number, seat in enumerate(table.seats):
        notes = [
            ("host", bool(seat.person) and seat.person == table.host),
            ("here", seat.person in here),
            ("awaited", number in table.waiting),
        ]
        seats.add_row(
            str(number + 1),
            seat.kind,
            escape(seat.name or seat.bot),
            seat.person[:SHOWN_OF_ID],
            ", ".join(note for note, is_so in notes if is_so),
        )
    _print(seats)


def _short(value: object) -> object:
    return value.get("file", "a file") if isinstance(value, dict) else value


# People


def show_people(people: Sequence[Person], found: int, *, knows_here: bool, as_json: bool) -> None:
    """Print a list of people."""
    if as_json:
        _print_json({"people": people, "found": found})
        return
    if not people:
        print("There is nobody like that.")
    else:
        grid = _grid(
            _of("people", len(people), found),
            "person", "names", "open", "tables", "last", "here", "address", "",
            right=("open", "tables", "last"),
        )  # fmt: skip
        for one in people:
            grid.add_row(
                one.person[:SHOWN_OF_ID],
                escape(", ".join(one.names)),
                str(one.open_tables),
                str(one.tables),
                ago(one.last) if one.last else "",
                "yes" if one.here else "",
                ", ".join(one.addresses),
                "banned" if one.banned else "",
            )
        _print(grid)
    if not knows_here:
        print("No server answers, so nobody is here now.")


def show_bans(standing: Standing, everybody: Sequence[Person], *, as_json: bool) -> None:
    """Print who is kept out."""
    bans = [*standing.persons.values(), *standing.addresses.values()]
    if as_json:
        _print_json({"bans": bans})
        return
    if not bans:
        print("Nobody is banned.")
        return
    names = {one.person: one.names for one in everybody}
    grid = _grid(f"bans: {len(bans)}", "person or address", "names", "since", "note")
    for ban in bans:
        grid.add_row(
            ban.person or ban.address,
            escape(", ".join(names.get(ban.person, []))),
            _when(ban.at),
            escape(ban.note),
        )
    _print(grid)


def show_notice(notice: Announced | None, at: int) -> None:
    """Print what everybody is told now."""
    if notice is None or notice.until <= at:
        print("Nobody is told anything.")
    else:
        print(f"Everybody sees it for another {ago(at, notice.until)}: {notice.text}")


# Load

_BYTES = 1_000_000


def show_load(reports: Sequence[Report], *, as_json: bool) -> None:
    """Print how busy each server is."""
    if as_json:
        _print_json({"servers": reports})
        return
    grid = _grid(f"servers: {len(reports)}", "figure", *(report.node for report in reports))
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
    _print(grid)


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
