"""A table in one line, as lists show it: stored beside the log, so that lists open no tables."""

from __future__ import annotations

from typing import Any

import msgspec

from hotseat.core import FileText, Phrase
from hotseat.core.decoding import from_json
from hotseat.server.wire import Invited, InvitedSeat, SeatSummary, TableSummary
from hotseat.store import Row
from hotseat.table.table import Stage, Table

# Where lists find a table. Stores keep these numbers.
LOBBY, LISTED_LOBBY, RUNNING, LISTED_RUNNING, OVER, CLOSED = range(6)


class SeatLine(msgspec.Struct, frozen=True, array_like=True):
    """A seat, with its person, for making lists."""

    held_by: str
    name: str
    person: str


class Summary(msgspec.Struct, frozen=True):
    """What is stored of a table for lists."""

    game: str
    stage: int
    listed: bool
    settings: dict[str, object]
    seats: tuple[SeatLine, ...]
    waiting: tuple[int, ...] = ()
    winner: Phrase | str = ""


def shelf(table: Table) -> int:
    """Return where lists find the table."""
    match table.stage:
        case Stage.LOBBY:
            return LISTED_LOBBY if table.listed else LOBBY
        case Stage.RUNNING:
            return LISTED_RUNNING if table.listed else RUNNING
        case Stage.OVER:
            return OVER
        case Stage.CLOSED:
            return CLOSED


def summary(table: Table) -> Summary:
    """Return a table in one line."""
    return update_summary(
        Summary(
            table.game.name,
            int(table.stage),
            table.listed,
            {name: _short(value) for name, value in table.settings.items()},
            tuple(SeatLine(seat.kind, seat.name or seat.bot, seat.person) for seat in table.seats),
        ),
        table,
    )


def update_summary(before: Summary, table: Table) -> Summary:
    """Return the summary after a move, which changes neither seats nor settings."""
    return Summary(
        before.game,
        int(table.stage),
        before.listed,
        before.settings,
        before.seats,
        tuple(table.waiting),
        _winner(table),
    )


def _short(value: object) -> object:
    """Replace a user's file by its name: its text would be too long for a list."""
    if isinstance(value, dict):
        return str(value.get("file", ""))
    return value.file if isinstance(value, FileText) else value


def _winner(table: Table) -> Phrase | str:
    result = table.result if table.stage == Stage.OVER else None
    if result is None:
        return ""
    first = result.standings[0]
    if first.seat is None:
        return first.name
    return table.seats[first.seat].name or first.name


def for_person(row: Row, person: str) -> TableSummary:
    """Return a table in a list as a person may see it."""
    kept = from_json(row.summary, Summary)
    seats = [
        SeatSummary(_held_by(seat.held_by), seat.name, bool(person) and seat.person == person)
        for seat in kept.seats
    ]
    stage: Any = Stage(kept.stage).name.lower()
    return TableSummary(
        row.table,
        kept.game,
        stage,
        kept.listed,
        row.at,
        kept.settings,
        seats,
        list(kept.waiting),
        any(seats[seat].yours and seats[seat].held_by == "person" for seat in kept.waiting),
        kept.winner,
    )


def invited(table: Table, person: str) -> Invited:
    """Return a table as somebody sees it who may enter, or ask to."""
    host = next((seat.name for seat in table.seats if seat.person == table.host), "")
    look = table.game.look
    stage: Any = table.stage.name.lower()
    late = any(one.person == person for one in table.queue)
    return Invited(
        table.id,
        table.game.name,
        stage,
        {name: _short(value) for name, value in table.settings.items()},
        host,
        [
            InvitedSeat(seat.kind, seat.name, str(seat.choices.get(look.name, "")) if look else "")
            for seat in table.seats
        ],
        table.game.minutes(table.game.settings(table.settings, len(table.seats)), len(table.seats)),
        late or bool(table.seats_of(person)),
    )


def _held_by(kind: str) -> Any:
    return kind
