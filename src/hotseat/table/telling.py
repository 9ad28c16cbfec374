"""What people at a table are told: built up from what they may know, never a copy of the log.

A viewer is a seat, or None for a spectator. The state of a game is only reached through
`Game.views`, `heard_by` and the options of the viewer's own seat.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from hotseat.core import Action, AnyGame, Event, Phrase, Seat
from hotseat.core.events import heard_by
from hotseat.table import entries as log
from hotseat.table.callers import Caller
from hotseat.table.messages import (
    DecisionView,
    NameView,
    NextView,
    Option,
    Said,
    SeatView,
    TableView,
    Told,
    Update,
)
from hotseat.table.table import Stage, Table

_encode = msgspec.json.Encoder().encode


def _ready_made(part: object) -> Any:
    """Return a part of a message as JSON, to be encoded in the part's place.

    So what several viewers get, or one gets repeatedly, is encoded once.
    """
    return msgspec.Raw(_encode(part))


_SHOWN: dict[type[log.Entry], tuple[str, ...]] = {
    log.Sat: ("seat", "name"),
    log.Renamed: ("seat", "name"),
    log.BotSat: ("seat", "bot"),
    log.Stood: ("seat", "kicked"),
    log.Swapped: (),
    log.Chose: ("seat", "setting", "value"),
    log.SettingsChanged: (),
    log.LeftBefore: ("seat", "name"),
    log.KeptOut: (),
    log.SeatsDropped: (),
    log.Readied: ("seat",),
    log.Unreadied: ("seat",),
    log.Starting: (),
    log.Revealed: ("seat",),
    log.Started: (),
    log.UndoAsked: ("seat", "to"),
    log.UndoAnswered: ("seat", "agrees"),
    log.Undone: ("seat", "to"),
    log.Rewound: ("seat", "to"),
    log.HandedToBot: ("seat", "bot", "absent", "slow"),
    log.TakenBack: ("seat",),
    log.Queued: ("name",),
    log.SeatMoved: ("seat",),
    log.KeysRevoked: ("seat",),
    log.LinksRenewed: (),
    log.AskingChanged: ("on",),
    log.SpectatorsChat: ("on",),
    log.Chatted: ("seat", "name", "text"),
    log.RematchOpened: ("table",),
    log.Opened: (),
    log.Joined: (),
    log.Closed: ("note",),
}


def said(game: AnyGame, events: Sequence[Event]) -> list[Said]:
    """Return events in words."""
    return [Said(game.phrase(event), game.rules_behind(event)) for event in events]


def told(
    seq: int,
    entry: log.Entry,
    number: int | None,
    events: list[Event],
    viewer: int | None,
    words_of: AnyGame | None = None,
) -> Told:
    """Return an entry as a viewer may know it; `number` is its number in the record.

    With `words_of`, the game, also in words.
    """
    heard = heard_by(events, viewer)
    in_words = said(words_of, heard) if words_of else []
    if isinstance(entry, log.Moved):  # by far the most frequent
        return Told(
            seq,
            entry.at,
            "moved",
            seat=entry.seat,
            action=entry.action if entry.seat == viewer else "",
            note=entry.note,
            entry=number,
            events=heard,
            said=in_words,
        )
    fields: dict[str, Any] = {name: getattr(entry, name) for name in _SHOWN[type(entry)]}
    if isinstance(entry, log.Swapped):
        fields |= {"seat": entry.first, "other": entry.second}
    kind = str(entry.__struct_config__.tag)
    return Told(seq, entry.at, kind, **fields, entry=number, events=heard, said=in_words)


# An entry, and its events in the game.
Happened = tuple[log.Entry, list[Event]]

# The viewer's seat, and whether previews and words are wanted.
Way = tuple[int | None, bool, bool]


def changes_table(happened: list[Happened]) -> bool:
    """Does anything but moves and chat happen, so that the table apart from its game changes?"""
    for entry, _ in happened:
        if not isinstance(entry, log.Moved | log.Chatted):
            return True
    return False


class News:
    """What has just happened, for everybody: what all may know is built once."""

    def __init__(self, table: Table, before: int, happened: list[Happened]) -> None:
        """`happened` begins after entry `before`."""
        self._game = table.game
        self._before = before
        self._happened = happened
        self._told: dict[tuple[int | None, bool], Any] = {}
        # The number of the first one in the record of the game; the start has number 0.
        self._first = table.course.number + 1 if table.has_begun else 0
        # Viewers who get more than the others: movers, and those who were told a secret.
        self._knowing: set[int] = set()
        for entry, events in happened:
            if isinstance(entry, log.OF_THE_RECORD):
                self._first -= 1
            if isinstance(entry, log.Moved):
                self._knowing.add(entry.seat)
            for event in events:
                audience = event.audience
                if audience is not None:
                    self._knowing.add(audience)

    def told_to(self, viewer: int | None, *, words: bool) -> Any:
        """Return it as a viewer may know it: an encoded list of `Told`."""
        key = viewer if viewer in self._knowing else None, words
        if key not in self._told:
            self._told[key] = _ready_made(self._tell(key[0], self._game if words else None))
        return self._told[key]

    def _tell(self, viewer: int | None, words_of: AnyGame | None) -> list[Told]:
        telling: list[Told] = []
        number = self._first
        for seq, (entry, events) in enumerate(self._happened, self._before + 1):
            if isinstance(entry, log.OF_THE_RECORD):
                telling.append(told(seq, entry, number, events, viewer, words_of))
                number += 1
            else:
                telling.append(told(seq, entry, None, events, viewer, words_of))
        return telling


def told_since(
    table: Table, seq: int, viewer: int | None, *, words: bool = False, most: int | None = None
) -> list[Told]:
    """Return what a viewer has missed after entry `seq`, with the game's part replayed.

    With `most`, only the first `most` entries.
    """
    words_of = table.game if words else None
    missed = table.log[seq:] if most is None else table.log[seq : seq + most]
    number = sum(isinstance(entry, log.OF_THE_RECORD) for entry in table.log[:seq])
    steps = table.course.steps(number) if table.has_begun else iter(())
    telling: list[Told] = []
    for at, entry in enumerate(missed, start=seq + 1):
        if isinstance(entry, log.OF_THE_RECORD):
            step = next(steps)
            telling.append(told(at, entry, step.number, step.events, viewer, words_of))
        else:
            telling.append(told(at, entry, None, [], viewer))
    return telling


def moves_to_tell(table: Table, seq: int, most: int) -> int:
    """Return how many moves must be replayed to tell this many entries after entry `seq`."""
    if not table.has_begun:
        return 0
    number = sum(isinstance(entry, log.OF_THE_RECORD) for entry in table.log[:seq])
    # The start is an entry of the log, and number 0 of the record.
    first = min(max(number - 1, 0), table.course.number)
    return table.course.distance(first) + min(most, table.seq - seq)


def table_view(table: Table, caller: Caller, away: Collection[str] = ()) -> TableView:
    """Return the table apart from its game; `away` are people who have been gone for a while."""
    host_now = table.host_while(away)
    seats = [
        SeatView(
            seat,
            holder.kind,
            holder.name,
            holder.bot,
            holder.ready,
            bool(caller.person) and holder.person == caller.person,
            holder.person == host_now,
            holder.choices,
            holder.seal,
            bool(holder.nonce),
            holder.left_by,
        )
        for seat, holder in enumerate(table.seats)
    ]
    is_over = table.stage in (Stage.OVER, Stage.CLOSED)
    is_host = caller.person == host_now and caller.only_seat is None
    # People who were let in have an invitation or the code; others only watch a listed table.
    knows_code = is_host or any(seat.yours for seat in seats) or caller.person in table.joined
    stage: Any = table.stage.name.lower()
    return TableView(
        table.id,
        table.game.name,
        stage,
        table.listed,
        table.settings,
        seats,
        is_host,
        table.code if knows_code else "",
        table.commitment,
        table.seed if is_over else "",
        [holder.nonce for holder in table.seats] if is_over else [],
        table.proposal,
        table.rematch,
        table.course.number if table.has_begun else 0,
        _names(table) if table.has_begun else [],
        table.is_starting,
        table.spectators_chat,
        [
            NextView(one.name, bool(caller.person) and one.person == caller.person)
            for one in table.queue
        ],
        table.may_ask,
    )


def _names(table: Table) -> list[NameView]:
    names = table.game.names(table.course.state)
    return [NameView(kind, number, name) for (kind, number), name in names.items()]


def decision(
    table: Table, seat: int, view: msgspec.Struct, *, previews: bool, words: bool = False
) -> DecisionView | None:
    """Return what a seat is asked now, or nothing."""
    if seat not in table.asked or table.seats[seat].kind != "person":
        return None
    game = table.game
    actions = game.options(table.course.state, Seat(seat))
    if not (previews or words):
        options: list[Option] = [_plain_option(game, action) for action in actions]
        return _decision(table, seat, view, options)
    nothing = [None] * len(actions)
    found = game.previews(view, actions) if previews else nothing
    short = game.preview_phrases(view, actions) if previews and words else nothing
    options = [
        Option(*_said_of(game, action), preview, phrase, _group(game, action) if words else None)
        for action, preview, phrase in zip(actions, found, short, strict=True)
    ]
    return _decision(table, seat, view, options)


def _decision(table: Table, seat: int, view: msgspec.Struct, options: list[Option]) -> DecisionView:
    return DecisionView(
        seat, table.asked_since[seat], not table.asked[seat], options, table.game.barred(view)
    )


@lru_cache(maxsize=4096)
def _plain_option(game: AnyGame, action: Action) -> Any:
    """Return an action as an option, encoded, for viewers who want nothing else with it."""
    return _ready_made(Option(*_said_of(game, action)))


@lru_cache(maxsize=4096)
def _said_of(game: AnyGame, action: Action) -> tuple[str, Action, Phrase, tuple[str, ...]]:
    """Return what is said about an action whenever it is an option: the same ones recur."""
    return action.text(), action, game.label(action), game.rules_behind(action)


def _group(game: AnyGame, action: Action) -> Phrase | None:
    """Return what the action shares with others of its kind, if there can be others."""
    return game.face_label(action) if action.face() != action.text() else None


def _shared_parts(views: list[msgspec.Struct]) -> dict[str, Any]:
    """Return the parts that all views share, encoded: what everybody knows."""
    shared: dict[str, Any] = {}
    if len(views) < 2:
        return shared
    first = views[0]
    for name in first.__struct_fields__:
        part = getattr(first, name)
        if isinstance(part, msgspec.Struct | tuple):
            for view in views:
                if getattr(view, name) is not part:
                    break
            else:
                shared[name] = _ready_made(part)
    return shared


class TableViews:
    """A table at one moment as each viewer sees it: what several get is built once."""

    def __init__(self, table: Table, viewers: Collection[int | None]) -> None:
        """`viewers`: seats, or None for spectators."""
        self._table = table
        self._views: dict[int | None, tuple[msgspec.Struct, msgspec.Raw]] = {}
        if table.has_begun:
            seats = [None if viewer is None else Seat(viewer) for viewer in viewers]
            views: list[msgspec.Struct] = table.game.views(table.course.state, seats)
            shared = _shared_parts(views)
            for viewer, view in zip(viewers, views, strict=True):
                parts = msgspec.structs.replace(view, **shared) if shared else view
                self._views[viewer] = view, _ready_made(parts)
        self._decisions: dict[tuple[int, bool, bool], DecisionView | None] = {}
        self._waiting = list(table.waiting)

    def update(
        self,
        viewer: int | None,
        entries: Any,  # a list of `Told`, or an encoded one
        shown: TableView | None,
        *,
        previews: bool,
        words: bool = False,
        known: int = -1,
    ) -> Update:
        """Return all that a viewer gets who knows the table up to entry `known`."""
        table = self._table
        if not table.has_begun:
            return Update(table.seq, viewer, entries, shown, [], None, None, None, None, None, None)
        view, raw = self._views[viewer]
        asked, new_decision, free_undo = None, None, None
        if viewer is not None:
            if table.seats[viewer].kind == "person":
                asked = table.asked_since.get(viewer)
            if asked is not None and asked > known:
                new_decision = self._decision(viewer, view, previews, words)
            if table.free_undo_seat == viewer and table.free_undos:
                free_undo = table.free_undos[-1]
        return Update(
            table.seq,
            viewer,
            entries,
            shown,
            self._waiting,
            table.game.question(view),
            raw,
            asked,
            new_decision,
            free_undo,
            table.result if table.stage == Stage.OVER else None,
            table.game.for_you(view) if words and viewer is not None else [],
        )

    def _decision(
        self, seat: int, view: msgspec.Struct, previews: bool, words: bool
    ) -> DecisionView | None:
        key = seat, previews, words
        if key not in self._decisions:
            self._decisions[key] = decision(self._table, seat, view, previews=previews, words=words)
        return self._decisions[key]


def updates(
    table: Table, before: int, happened: list[Happened], ways: set[Way]
) -> dict[Way, bytes]:
    """Return how moves and chat are told: viewers with the same wishes get the same bytes."""
    views = TableViews(table, {viewer for viewer, _, _ in ways})
    news = News(table, before, happened)
    made: dict[Way, bytes] = {}
    for way in ways:
        viewer, previews, words = way
        entries = news.told_to(viewer, words=words)
        update = views.update(viewer, entries, None, previews=previews, words=words, known=before)
        made[way] = _encode(update)
    return made
