"""Who plays where, for the operator: from the lists in the store, and from what servers answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from hotseat.core.decoding import from_json
from hotseat.server import summary as shelves
from hotseat.server.inquiry import Report
from hotseat.server.orders import Standing
from hotseat.server.steady_clock import now
from hotseat.server.summary import Summary
from hotseat.store import Row, Store
from hotseat.table.table import Stage

STAGES: dict[str, tuple[int, ...]] = {
    "lobby": (shelves.LOBBY, shelves.LISTED_LOBBY),
    "running": (shelves.RUNNING, shelves.LISTED_RUNNING),
    "over": (shelves.OVER,),
    "closed": (shelves.CLOSED,),
}
ANY_STAGE = tuple(shelf for some in STAGES.values() for shelf in some)
LOOKED_THROUGH = 20_000  # tables, those that changed last
SHORTEST_ID = 6  # characters of a person's id that have to be given


class SeatInList(msgspec.Struct, frozen=True):
    """A seat, for the operator."""

    held_by: str
    name: str
    person: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list for the operator."""

    table: str
    game: str
    stage: str
    listed: bool
    entries: int
    at: int  # when something happened last, in milliseconds since 1970
    seats: tuple[SeatInList, ...]
    waiting: tuple[int, ...]  # seats that owe a decision


class Person(msgspec.Struct):
    """Somebody who sits at a table, or is here now."""

    person: str
    names: list[str] = []
    tables: int = 0
    open_tables: int = 0
    last: int = 0  # when something happened last at one of their tables
    here: bool = False
    addresses: list[str] = []
    banned: bool = False


async def tables(
    store: Store, stages: Iterable[int] = ANY_STAGE, most: int = LOOKED_THROUGH
) -> list[TableLine]:
    """Return tables, the one that changed last first."""
    return [_line(row) for row in await store.on_shelves(tuple(stages), most)]


def _line(row: Row) -> TableLine:
    kept = from_json(row.summary, Summary)
    return TableLine(
        row.table,
        kept.game,
        Stage(kept.stage).name.lower(),
        kept.listed,
        row.seq,
        row.at,
        tuple([SeatInList(seat.held_by, seat.name, seat.person) for seat in kept.seats]),
        kept.waiting,
    )


def matches(line: TableLine, text: str) -> bool:
    """Does a table's id begin so, or a name at it contain it?"""
    wanted = text.casefold()
    return line.table.startswith(wanted) or any(
        wanted in seat.name.casefold() for seat in line.seats if seat.held_by == "person"
    )


def people(
    lines: Iterable[TableLine], reports: Sequence[Report], standing: Standing
) -> list[Person]:
    """Return everybody: who is here first, then who played last."""
    found: dict[str, Person] = {}
    for line in lines:
        for one in {seat.person: seat for seat in line.seats if seat.person}.values():
            person = found.setdefault(one.person, Person(one.person))
            person.tables += 1
            person.open_tables += line.stage in ("lobby", "running")
            person.last = max(person.last, line.at)
            if one.held_by == "person" and one.name not in person.names:
                person.names.append(one.name)
    for visitor in (one for report in reports for one in report.visitors if one.person):
        person = found.setdefault(visitor.person, Person(visitor.person))
        person.here = True
        if visitor.address not in person.addresses:
            person.addresses.append(visitor.address)
    for person in found.values():
        person.banned = standing.ban(person.person, "", now()) is not None
    return sorted(found.values(), key=lambda one: (not one.here, -one.last))


def named(everybody: Iterable[Person], who: str) -> list[Person]:
    """Return who is meant by the beginning of an id, or by a whole name."""
    return [
        one
        for one in everybody
        if (len(who) >= SHORTEST_ID and one.person.startswith(who))
        or who.casefold() in [name.casefold() for name in one.names]
    ]
