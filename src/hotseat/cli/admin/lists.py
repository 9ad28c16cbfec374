"""What `hotseat admin` lists: grids for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from rich.markup import escape
from rich.table import Table as Grid

from hotseat.cli.printing import Console
from hotseat.server.census import Person, TableLine
from hotseat.server.inquiry import Report
from hotseat.server.orders import Announced, Standing
from hotseat.server.steady_clock import now
from hotseat.table.table import Table

SHOWN_OF_ID = 8  # characters
_UNITS = ((86_400, "d"), (3_600, "h"), (60, "min"), (1, "s"))


def print_json(thing: object) -> None:
    """Print one JSON object."""
    print(msgspec.json.encode(thing).decode())


def grid_of(
    title: str, *columns: str, right: Sequence[str] = (), whole: Sequence[str] = ()
) -> Grid:
    """Return an empty grid; what is typed again stays `whole`, and other columns give way."""
    grid = Grid(title=escape(title), title_justify="left")
    for column in columns:
        grid.add_column(
            column,
            justify="right" if column in right else "left",
            no_wrap=column in whole,
            overflow="fold",
        )
    return grid


def print_grid(grid: Grid) -> None:
    """Print a grid."""
    Console().print(grid)


def ago(at: int, to: int | None = None) -> str:
    """Return how long ago something was, in its largest unit."""
    seconds = max(0, (now() if to is None else to) - at) // 1000
    for size, unit in _UNITS:
        if seconds >= size:
            return f"{seconds // size} {unit}"
    return "now"


def when(at: int) -> str:
    """Return a time, the same for everybody."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


# Tables


def show_tables(lines: Sequence[TableLine], found: int, *, as_json: bool) -> None:
    """Print a list of tables."""
    if as_json:
        print_json({"tables": lines, "found": found})
        return
    if not lines:
        print("There is no such table.")
        return
    grid = grid_of(
        _of("tables", len(lines), found),
        "table", "game", "stage", "seats", "waits for", "entries", "last",
        right=("entries", "last"), whole=("table",),
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
    print_grid(grid)


def _of(what: str, shown: int, found: int) -> str:
    return f"{what}: {found:,}" if shown == found else f"{what}: {shown:,} of {found:,}"


def _seat_name(held_by: str, name: str) -> str:
    return {"free": "–", "bot": f"({name})"}.get(held_by, name)


def show_table(table: Table, reports: Sequence[Report], *, as_json: bool) -> None:
    """Print a table, its seats and who looks at it."""
    looking = [one for report in reports for one in report.visitors if one.table == table.id]
    here = {one.person for one in looking}
    if as_json:
        print_json(
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
    facts = grid_of(f"table {table.id}", "what", "value")
    for name, value in (
        ("game", table.game.name),
        ("stage", table.stage.name.lower() + (" (listed)" if table.listed else "")),
        ("opened", when(table.log[0].at)),
        ("last entry", f"{table.seq:,}, {ago(table.log[-1].at)} ago"),
        ("sockets", str(len(looking)) if reports else "unknown: no server answers"),
        ("spectators", str(len(here - {seat.person for seat in table.seats}))),
        *((name, _short(value)) for name, value in table.settings.items()),
    ):
        facts.add_row(name, escape(str(value)))
    print_grid(facts)
    seats = grid_of("seats", "seat", "held by", "name", "person", "", right=("seat",))
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
    print_grid(seats)


def _short(value: object) -> object:
    return value.get("file", "a file") if isinstance(value, dict) else value


# People


def show_people(people: Sequence[Person], found: int, *, knows_here: bool, as_json: bool) -> None:
    """Print a list of people."""
    if as_json:
        print_json({"people": people, "found": found})
        return
    if not people:
        print("There is nobody like that.")
    else:
        grid = grid_of(
            _of("people", len(people), found),
            "person", "names", "open", "tables", "last", "here", "address", "",
            right=("open", "tables", "last"), whole=("person",),
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
        print_grid(grid)
    if not knows_here:
        print("No server answers, so nobody is here now.")


def show_bans(standing: Standing, everybody: Sequence[Person], *, as_json: bool) -> None:
    """Print who is kept out."""
    bans = standing.all_bans(now())
    if as_json:
        print_json({"bans": bans})
        return
    if not bans:
        print("Nobody is banned.")
        return
    names = {one.person: one.names for one in everybody}
    grid = grid_of(
        f"bans: {len(bans)}",
        "person or address", "names", "since", "until", "note",
        whole=("person or address",),
    )  # fmt: skip
    for ban in bans:
        grid.add_row(
            ban.person or ban.address,
            escape(", ".join(names.get(ban.person, []))),
            when(ban.at),
            when(ban.until) if ban.until else "",
            escape(ban.note),
        )
    print_grid(grid)


def show_notice(notice: Announced | None, at: int) -> None:
    """Print what everybody is told now."""
    if notice is None or notice.until <= at:
        print("Nobody is told anything.")
    else:
        print(f"Everybody sees it for another {ago(at, notice.until)}: {notice.text}")
