"""What somebody at a table is told: built up from what they may know, never a copy of the log.

A viewer is a seat or None, a spectator. Nothing here looks at the state of a game but through
`Game.view`, `heard_by` and the options of the viewer's own seat.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from hotseat.core import Barred, Event, Phrase, Result, Seat
from hotseat.core.events import heard_by
from hotseat.table import entries as log
from hotseat.table.decide import Caller
from hotseat.table.table import Stage, Table, UndoProposal


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log, as one viewer may know it; what does not apply is left out."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    other: int | None = None  # the second of two swapped seats
    name: str = ""
    text: str = ""
    bot: str = ""
    setting: str = ""
    value: int | str | bool | None = None
    action: str = ""  # only to the seat that played it
    note: str = ""  # why a bot's move is not its own: late, died, failed
    to: int | None = None  # the record entry that an undo goes back to
    agrees: bool | None = None
    kicked: bool = False
    absent: bool = False
    table: str = ""  # the rematch
    entry: int | None = None  # the number in the record of the game
    events: list[Any] = []


class SeatView(msgspec.Struct, frozen=True):
    """A seat, as everybody at the table sees it."""

    seat: int
    held_by: Literal["free", "person", "bot"]
    name: str
    bot: str
    ready: bool
    yours: bool
    host: bool
    choices: dict[str, int | str | bool]


class TableView(msgspec.Struct, frozen=True):
    """A table apart from its game, as a caller sees it."""

    id: str
    game: str
    stage: Literal["lobby", "running", "over", "closed"]
    listed: bool
    settings: dict[str, object]
    seats: list[SeatView]
    is_host: bool
    code: str  # for reading aloud; only to those who sit here
    commitment: str  # the hash of the seed
    seed: str  # once the game is over
    nonces: list[str]  # once the game is over
    proposal: UndoProposal | None
    rematch: str
    entries: int  # of the record of the game


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the seat can do: `text` is what to send back."""

    text: str
    action: Any
    label: Phrase
    rules: tuple[str, ...]
    preview: Any = None


class Decision(msgspec.Struct, frozen=True):
    """What a seat is asked. `changing`: it has chosen, and may still choose otherwise."""

    seat: int
    since: int
    changing: bool
    options: list[Option]
    barred: list[Barred]


class Update(msgspec.Struct, frozen=True, tag_field="kind", tag="update"):
    """All that a viewer gets when something has happened: entry `seq` was the last."""

    seq: int
    you: int | None  # the seat that is shown; None: the spectator's view
    entries: list[Told]
    table: TableView | None  # None: as before
    waiting: list[int]
    question: Phrase | None  # what is asked, or whom the viewer waits for
    view: msgspec.Raw | None
    decision: Decision | None
    free_undo: int | None  # the record entry the shown seat may go back to without asking
    result: Result | None


_SHOWN: dict[type[log.Entry], tuple[str, ...]] = {
    log.Sat: ("seat", "name"),
    log.Renamed: ("seat", "name"),
    log.BotSat: ("seat", "bot"),
    log.Stood: ("seat", "kicked"),
    log.Swapped: (),
    log.Chose: ("seat", "setting", "value"),
    log.SettingsChanged: (),
    log.Readied: ("seat",),
    log.Unreadied: ("seat",),
    log.Started: (),
    log.Moved: ("seat", "note"),
    log.UndoAsked: ("seat", "to"),
    log.UndoAnswered: ("seat", "agrees"),
    log.Undone: ("seat", "to"),
    log.HandedToBot: ("seat", "bot", "absent"),
    log.TakenBack: ("seat",),
    log.SeatMoved: ("seat",),
    log.Chatted: ("seat", "name", "text"),
    log.RematchOpened: ("table",),
    log.Opened: (),
    log.Joined: (),
    log.Closed: (),
}


def told(
    seq: int, entry: log.Entry, number: int | None, events: list[Event], viewer: int | None
) -> Told:
    """Return an entry as a viewer may know it; `number` is its number in the record."""
    fields: dict[str, Any] = {name: getattr(entry, name) for name in _SHOWN[type(entry)]}
    if isinstance(entry, log.Moved) and entry.seat == viewer:
        fields["action"] = entry.action
    if isinstance(entry, log.Swapped):
        fields |= {"seat": entry.first, "other": entry.second}
    kind = str(entry.__struct_config__.tag)
    return Told(seq, entry.at, kind, **fields, entry=number, events=heard_by(events, viewer))


def told_since(table: Table, seq: int, viewer: int | None) -> list[Told]:
    """Return what a viewer has missed after entry `seq`, the game's part played again."""
    missed = table.log[seq:]
    number = sum(isinstance(entry, log.OF_THE_RECORD) for entry in table.log[:seq])
    steps = table.course.steps(number) if table.has_begun else iter(())
    telling: list[Told] = []
    for at, entry in enumerate(missed, start=seq + 1):
        if isinstance(entry, log.OF_THE_RECORD):
            step = next(steps)
            telling.append(told(at, entry, step.number, step.events, viewer))
        else:
            telling.append(told(at, entry, None, [], viewer))
    return telling


def table_view(table: Table, caller: Caller) -> TableView:
    """Return the table apart from its game."""
    seats = [
        SeatView(
            seat,
            holder.kind,
            holder.name,
            holder.bot,
            holder.ready,
            bool(caller.person) and holder.person == caller.person,
            holder.person == table.host,
            holder.choices,
        )
        for seat, holder in enumerate(table.seats)
    ]
    is_over = table.stage == Stage.OVER
    is_host = caller.person == table.host and caller.only_seat is None
    sits_here = is_host or any(seat.yours for seat in seats)
    stage: Any = table.stage.name.lower()
    return TableView(
        table.id,
        table.game.name,
        stage,
        table.listed,
        table.settings,
        seats,
        is_host,
        table.code if sits_here else "",
        table.commitment,
        table.seed if is_over else "",
        [holder.nonce for holder in table.seats] if is_over else [],
        table.proposal,
        table.rematch,
        table.course.number if table.has_begun else 0,
    )


def decision(table: Table, seat: int, view: msgspec.Struct, *, previews: bool) -> Decision | None:
    """Return what a seat is asked now, or nothing."""
    if seat not in table.asked or table.seats[seat].kind != "person":
        return None
    game = table.game
    actions = game.options(table.course.state, Seat(seat))
    found = game.previews(view, actions) if previews else [None] * len(actions)
    options = [
        Option(action.text(), action, game.label(action), game.rules_behind(action), preview)
        for action, preview in zip(actions, found, strict=True)
    ]
    return Decision(
        seat, table.asked_since[seat], not table.asked[seat], options, game.barred(view)
    )


class Look:
    """A table at one moment, for everybody who looks: what several get is made once."""

    def __init__(self, table: Table, viewers: Collection[int | None]) -> None:
        """`viewers` are those who will look: seats, or None for spectators."""
        self._table = table
        self._views: dict[int | None, tuple[msgspec.Struct, msgspec.Raw]] = {}
        if table.has_begun:
            seats = [None if viewer is None else Seat(viewer) for viewer in viewers]
            for viewer, view in zip(
                viewers, table.game.views(table.course.state, seats), strict=True
            ):
                self._views[viewer] = view, msgspec.Raw(msgspec.json.encode(view))
        self._decisions: dict[tuple[int, bool], Decision | None] = {}

    def update(
        self,
        viewer: int | None,
        entries: list[Told],
        shown: TableView | None,
        *,
        previews: bool,
    ) -> Update:
        """Return all that a viewer gets."""
        table = self._table
        if not table.has_begun:
            return Update(table.seq, viewer, entries, shown, [], None, None, None, None, None)
        view, raw = self._views[viewer]
        asked = None
        free_undo = None
        if viewer is not None:
            asked = self._decision(viewer, view, previews)
            if table.free_undo_seat == viewer and table.free_undos:
                free_undo = table.free_undos[-1]
        return Update(
            table.seq,
            viewer,
            entries,
            shown,
            list(table.waiting),
            table.game.question(view),
            raw,
            asked,
            free_undo,
            table.result if table.stage == Stage.OVER else None,
        )

    def _decision(self, seat: int, view: msgspec.Struct, previews: bool) -> Decision | None:
        key = seat, previews
        if key not in self._decisions:
            self._decisions[key] = decision(self._table, seat, view, previews=previews)
        return self._decisions[key]
