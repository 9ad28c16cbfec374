"""A table as its log describes it: only `fold` changes it.

Synchronous, no I/O, no clock, no randomness: the caller hands these in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from enum import IntEnum
from typing import Literal

import msgspec

from hotseat.core import AnyGame, Event, Invalid, Refusal, Result, Seat
from hotseat.core.chance import commitment
from hotseat.core.record import (
    ChanceOf,
    Holder,
    Move,
    RecordEntry,
    Rewind,
    SeatChange,
    Undo,
    digest_of,
)
from hotseat.games import game as game_by_name
from hotseat.table import entries as log
from hotseat.table.course import Course, Damaged, OtherRules, TriedMove
from hotseat.table.messages import TableSnapshot, UndoProposal


class Stage(IntEnum):
    """How far a table has come. Stores keep these numbers."""

    LOBBY = 0
    RUNNING = 1
    OVER = 2
    CLOSED = 3


class SeatHolder:
    """A seat: who it belongs to, and who plays."""

    def __init__(self) -> None:
        self.person = ""  # stays theirs while a bot stands in
        self.name = ""
        self.bot = ""  # plays, if there is one
        self.until_back = False  # the host handed it over: the bot stops when its person comes back
        self.left_by = ""  # who had this seat in the last game and left it
        self.nonce = ""
        self.seal = ""  # the hash of the nonce, shown before any nonce is
        self.ready = False
        self.keys_revoked = 0  # how often; older keys are dead
        self.choices: dict[str, int | str | bool] = {}  # its own values of settings

    @property
    def kind(self) -> Literal["free", "person", "bot"]:
        """Who plays."""
        if self.bot:
            return "bot"
        return "person" if self.person else "free"

    @property
    def as_recorded(self) -> Holder:
        """The holder as records name it."""
        return Holder("bot", self.bot) if self.bot else Holder("person", self.name)


class Latecomer:
    """Somebody who has a seat in the next game."""

    def __init__(self, person: str, name: str, look: str) -> None:
        self.person = person
        self.name = name
        self.look = look


class Table:
    """One game among people."""

    game: AnyGame  # the first entry of the log says which

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.log: list[log.Entry] = []
        self.stage = Stage.LOBBY
        self.host = ""
        self.host_left = False  # nobody else was there: the next to sit down becomes the host
        self.code = ""
        self.listed = False
        self.seed = ""
        self.draws: Literal["verifiable", "fast"] = "verifiable"
        self.settings: dict[str, object] = {}
        self.seats: list[SeatHolder] = []
        self.joined: set[str] = set()
        self.kicked: set[str] = set()
        self.named: set[str] = set()  # who ever had a name here, or said something
        self.proposal: UndoProposal | None = None
        self.rematch = ""
        self.queue: list[Latecomer] = []  # for the next game
        self.may_ask = True  # people who have only the address may ask to join
        self.links_renewed = 0  # how often; older invitations are dead
        self.spectators_chat = True
        self.starting_at = 0  # when the host began; the sealed nonces are shown from then on
        self.asked: dict[int, bool] = {}  # True: owes a decision; False: may change one
        self.asked_since: dict[int, int] = {}  # the entry since which a seat is asked that
        # The record entries to which the last mover may go back without asking.
        self.free_undos: list[int] = []
        self.free_undo_seat = -1
        self.started: Course | None = None

    @property
    def course(self) -> Course:
        """The game in progress; it exists from the start on."""
        assert self.started is not None
        return self.started

    @property
    def has_begun(self) -> bool:
        """Has the game been set up?"""
        return self.started is not None

    @property
    def is_starting(self) -> bool:
        """Are the sealed nonces being shown?"""
        return self.stage == Stage.LOBBY and self.starting_at > 0

    @property
    def unrevealed(self) -> list[int]:
        """The seats that have sealed a nonce and not shown it."""
        return [seat for seat, holder in enumerate(self.seats) if holder.seal and not holder.nonce]

    @property
    def waiting(self) -> Sequence[int]:
        """The seats that owe a decision."""
        return [seat for seat, owes in self.asked.items() if owes]

    @property
    def result(self) -> Result | None:
        """The ranking once the game is over."""
        return self.game.result(self.course.state) if self.started else None

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown from the opening on."""
        return commitment(bytes.fromhex(self.seed)) if self.draws == "verifiable" else ""

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that belong to a person, also while a bot stands in."""
        return [
            seat for seat, holder in enumerate(self.seats) if person and holder.person == person
        ]

    def lets_in(self, person: str) -> bool:
        """May this person look at the table and sit down?"""
        if person in self.kicked:
            return False
        known = person in self.joined or person == self.host or bool(self.seats_of(person))
        return self.listed or (bool(person) and known)

    def host_while(self, away: Collection[str]) -> str:
        """Return who has the host's controls while some people are away.

        If the host is away: the next person after them who sits and plays.
        """
        if self.host not in away:
            return self.host
        own = self.seats_of(self.host)
        first = own[0] + 1 if own else 0
        count = len(self.seats)
        for place in range(count):
            holder = self.seats[(first + place) % count]
            if holder.kind == "person" and holder.person not in away:
                return holder.person
        return self.host

    def played_by_people(self) -> list[int]:
        """Return the seats at which a person decides."""
        return [seat for seat, holder in enumerate(self.seats) if holder.kind == "person"]

    def most_seats(self) -> int:
        """Return how many seats the game could have with these settings; 0 if none would do."""
        for seats in reversed(self.game.seats):
            with suppress(Invalid):
                self.game.settings(self.settings, seats)
                return seats
        return 0

    def settings_by_seat(self) -> dict[str, object]:
        """Return the settings with the seats' own choices.

        Where seats must differ, those without a choice get what nobody chose.
        """
        given = dict(self.settings)
        for setting in self.game.schema:
            if not setting.per_seat:
                continue
            chosen = [holder.choices.get(setting.name) for holder in self.seats]
            free = iter([choice for choice in setting.choices if choice not in chosen])
            given[setting.name] = [
                value
                if value is not None
                else (next(free, "") if setting.differs_by_seat else setting.default)
                for value in chosen
            ]
        return given

    def set_up(self, shown_last: tuple[int, str] | None = None) -> Course:
        """Return the game as it begins with these seats, settings and nonces.

        `shown_last`: a seat and its nonce that is not in the log yet.
        """
        holders = tuple(holder.as_recorded for holder in self.seats)
        if self.draws == "verifiable":
            nonces = [holder.nonce for holder in self.seats]
            if shown_last:
                nonces[shown_last[0]] = shown_last[1]
            seals = tuple(holder.seal for holder in self.seats)
            chance = ChanceOf(
                self.draws, self.seed, tuple(nonces), seals if any(seals) else msgspec.UNSET
            )
        else:
            chance = ChanceOf(self.draws, self.seed)
        return Course(self.game, self.settings_by_seat(), holders, chance)

    # Snapshots

    def snapshot(self) -> TableSnapshot:
        """Return what to store so that a long log opens at once."""
        return TableSnapshot(
            self.course.number,
            msgspec.Raw(self.game.dump(self.course.state)),
            dict(self.asked_since),
            tuple(self.free_undos),
            self.free_undo_seat,
        )


def open_table(
    table_id: str, entries: Sequence[log.Entry], snapshot: TableSnapshot | None = None
) -> Table:
    """Return the table that a log describes; raise `Damaged` if the log makes no sense.

    A snapshot that disagrees with the log is ignored.
    """
    if snapshot:
        with suppress(_NotOfThisLog):
            return _open_at(table_id, entries, snapshot)
    table = Table(table_id)
    for entry in entries:
        fold(table, entry)
    return table


class _NotOfThisLog(Exception):
    """A snapshot is newer than the log, from other rules, or contradicts it."""


def _open_at(table_id: str, entries: Sequence[log.Entry], snapshot: TableSnapshot) -> Table:
    table = Table(table_id)
    to_come = iter(entries)
    for entry in to_come:
        fold(table, entry)
        if table.has_begun:
            break
    _pass_over(table, to_come, snapshot)
    for entry in to_come:
        fold(table, entry)
    return table


def _pass_over(table: Table, to_come: Iterator[log.Entry], snapshot: TableSnapshot) -> None:
    """Apply the entries up to a snapshot, which knows what they led to: most of a long log."""
    passed: list[log.Entry] = []
    changes: list[RecordEntry] = []
    while len(changes) < snapshot.number:
        entry = next(to_come, None)
        change: RecordEntry | None
        match entry:
            case log.Moved():
                change = Move(entry.seat, entry.action, entry.digest)
            case log.Undone():
                change = Undo(entry.to, entry.digest)
            case log.Rewound():
                change = Rewind(entry.to, entry.digest)
            case None:
                raise _NotOfThisLog
            case _:
                _seat(table, entry)
                change = _seat_change(table, entry)
        passed.append(entry)
        if change is not None:
            changes.append(change)
            table.proposal = None
    state = bytes(snapshot.state)
    if not changes or digest_of(state) != changes[-1].digest:
        raise _NotOfThisLog
    table.log += passed
    table.seq += len(passed)
    table.course.skip(changes)
    table.course.stand_at(state)
    table.asked_since = dict(snapshot.asked_since)
    table.free_undos = list(snapshot.free_undos)
    table.free_undo_seat = snapshot.free_undo_seat
    if table.result is not None:
        table.stage = Stage.OVER
    table.asked = who_is_asked(table)


class Decided:
    """What happens next: entries, and for tried moves what they lead to."""

    def __init__(
        self, entries: Sequence[log.Entry], tried: Sequence[TriedMove | None] = ()
    ) -> None:
        self.entries = entries
        self.tried = tried or [None] * len(entries)  # one for each entry


def fold_all(table: Table, decided: Decided) -> list[tuple[log.Entry, list[Event]]]:
    """Apply all of it to the table; return each entry with its events in the game."""
    return [
        (entry, fold(table, entry, tried))
        for entry, tried in zip(decided.entries, decided.tried, strict=True)
    ]


def fold(table: Table, entry: log.Entry, tried: TriedMove | None = None) -> list[Event]:
    """Apply an entry to the table; return its events in the game.

    A move that was tried when it was decided is not replayed.
    """
    events = _happen(table, entry, tried)
    table.log.append(entry)
    table.seq += 1
    if isinstance(entry, log.Moved):
        _note_who_is_asked(table, mover=entry.seat)
    elif isinstance(entry, log.Started | log.Undone | log.Rewound | log.Closed):
        _note_who_is_asked(table, mover=None)
    return events


def _happen(table: Table, entry: log.Entry, tried: TriedMove | None) -> list[Event]:
    match entry:
        case log.Opened():
            _open(table, entry)
        case log.SettingsChanged(settings=settings, seats=seats):
            _resize(table, seats)
            _set(table, settings)
        case log.Started(digest=digest):
            return _start(table, digest)
        case log.Moved():
            return _move(table, entry, tried or _play(table, entry))
        case log.Undone(to=to, digest=digest):
            table.course.go_back(to, digest)
            table.proposal = None
            table.free_undos = [number for number in table.free_undos if number < to]
        case log.Rewound(to=to, digest=digest):
            table.course.rewind(to, digest)
            table.proposal = None
            table.free_undos = []  # the old state was seen: only another rewind leads back to it
        case _:
            _seat(table, entry)
            if change := _seat_change(table, entry):
                table.course.change_holder(change.seat, change.holder, change.digest)
    return []


# Seats


def _open(table: Table, entry: log.Opened) -> None:
    today = game_by_name(entry.game)
    game = today.under(entry.rules)
    if game is None:
        raise OtherRules(entry.rules, today.rules_version)
    table.game = game
    table.host = entry.host
    table.code = entry.code
    table.listed = entry.listed
    table.seed = entry.seed
    table.draws = entry.draws
    _resize(table, entry.seats)
    _set(table, entry.settings)


def _resize(table: Table, seats: int) -> None:
    del table.seats[seats:]
    table.seats += [SeatHolder() for _ in range(seats - len(table.seats))]


def _set(table: Table, settings: dict[str, object]) -> None:
    """Apply settings; a list with one value per seat becomes the seats' own choices."""
    by_seat = {setting.name for setting in table.game.schema if setting.per_seat}
    table.settings = {name: value for name, value in settings.items() if name not in by_seat}
    for name in by_seat & settings.keys():
        values = settings[name]
        if isinstance(values, int | str):  # one for all; "" where seats must differ: none yet
            values = [values] * len(table.seats) if values != "" else ()
        if isinstance(values, list | tuple) and values:
            for holder, value in zip(table.seats, values, strict=True):
                holder.choices[name] = value
    for holder in table.seats:
        _unready(holder)


def _unready(holder: SeatHolder) -> None:
    holder.ready = False
    holder.nonce = ""
    holder.seal = ""


def _seat(table: Table, entry: log.Entry) -> None:
    """Apply an entry that does not concern the game itself."""
    match entry:
        case log.Joined(person=person):
            table.joined.add(person)
        case log.Sat(seat=seat, person=person, name=name):
            table.seats[seat].person = person
            table.seats[seat].name = name
            table.seats[seat].left_by = ""
            table.named.add(person)
            if table.host_left:
                table.host, table.host_left = person, False
        case log.Renamed(seat=seat, name=name):
            table.seats[seat].name = name
        case log.BotSat(seat=seat, bot=bot):
            table.seats[seat].bot = bot
            table.seats[seat].left_by = ""
        case log.Stood(seat=seat, kicked=kicked):
            person, choices = table.seats[seat].person, table.seats[seat].choices
            if kicked:
                table.kicked.add(person)
            elif person:
                table.joined.add(person)  # people who get up may sit down again
            table.seats[seat] = SeatHolder()
            table.seats[seat].choices = choices
            if person and person == table.host:
                _find_a_host(table)
                table.host_left = not table.played_by_people()
        case log.Swapped(first=first, second=second):
            table.seats[first], table.seats[second] = table.seats[second], table.seats[first]
            _unready(table.seats[first])
            _unready(table.seats[second])
        case log.Chose(seat=seat, setting=setting, value=value):
            table.seats[seat].choices[setting] = value
        case log.LeftBefore(seat=seat, name=name, person=person):
            table.seats[seat].left_by = name
            table.named.add(person)
        case log.KeptOut(person=person):
            table.kicked.add(person)
        case log.SeatsDropped():
            table.seats = [holder for holder in table.seats if holder.kind != "free"]
        case log.Readied(seat=seat, nonce=nonce, seal=seal):
            table.seats[seat].ready = True
            table.seats[seat].nonce = nonce
            table.seats[seat].seal = seal
        case log.Starting(at=at):
            table.starting_at = at
        case log.Revealed(seat=seat, nonce=nonce):
            table.seats[seat].nonce = nonce
        case log.Unreadied(seat=seat):
            _unready(table.seats[seat])
        case log.HandedToBot(seat=seat, bot=bot, absent=absent, slow=slow):
            table.seats[seat].bot = bot
            table.seats[seat].until_back = absent or slow
            if table.seats[seat].person == table.host:
                _find_a_host(table)
            table.proposal = None
        case log.TakenBack(seat=seat):
            table.seats[seat].bot = ""
            table.seats[seat].until_back = False
            if table.seats_of(table.host):  # a host who never sat here stays the host
                _find_a_host(table)
            table.proposal = None
        case log.Queued(person=person, name=name, look=look):
            table.queue = [one for one in table.queue if one.person != person]
            table.queue.append(Latecomer(person, name, look))
            table.named.add(person)
        case log.SeatMoved(seat=seat, person=person):
            before = table.seats[seat].person
            table.seats[seat].person = person
            table.named.add(person)
            if table.host == before and not table.seats_of(before):
                table.host = person
        case log.KeysRevoked(seat=seat):
            table.seats[seat].keys_revoked += 1
        case log.LinksRenewed(code=code, spectators_removed=removed):
            table.code = code
            table.links_renewed += 1
            table.listed = False
            if removed:
                table.joined.clear()
        case log.AskingChanged(on=on):
            table.may_ask = on
        case log.SpectatorsChat(on=on):
            table.spectators_chat = on
        case log.UndoAsked(seat=seat, to=to):
            table.proposal = UndoProposal(seat, to)
        case log.UndoAnswered(seat=seat, agrees=agrees):
            proposal = table.proposal
            if proposal and agrees:
                agreed = (*proposal.agreed, seat)
                table.proposal = msgspec.structs.replace(proposal, agreed=agreed)
            else:
                table.proposal = None
        case log.RematchOpened(table=other):
            table.rematch = other
        case log.Closed():
            table.stage = Stage.CLOSED
        case log.Chatted(person=person):
            table.named.add(person)
        case _:
            raise Damaged(f"a table has no {entry!r}")


def _find_a_host(table: Table) -> None:
    """Make the first player the host, if the host no longer plays."""
    players = [table.seats[seat].person for seat in table.played_by_people()]
    if players and table.host not in players:
        table.host = players[0]


def _seat_change(table: Table, entry: log.Entry) -> SeatChange | None:
    """Return what the game's record says about an entry that concerns seats."""
    if isinstance(entry, log.HandedToBot | log.TakenBack):
        return SeatChange(entry.seat, table.seats[entry.seat].as_recorded, entry.digest)
    return None


# The game


def _start(table: Table, digest: str) -> list[Event]:
    course = table.set_up()
    if course.first_digest != digest:
        raise Damaged
    table.started = course
    table.stage = Stage.RUNNING
    return course.opening


def _move(table: Table, entry: log.Moved, played: TriedMove) -> list[Event]:
    before = table.course.number
    table.course.take_over(played)
    table.proposal = None
    if any(event.reveals or event.final for event in played.events):
        table.free_undos = []
    elif table.free_undo_seat == entry.seat:
        table.free_undos.append(before)
    else:
        table.free_undos = [before]
    table.free_undo_seat = entry.seat
    if table.result is not None:
        table.stage = Stage.OVER
    return played.events


def _play(table: Table, entry: log.Moved) -> TriedMove:
    """Return what a move from the log leads to; raise `Damaged` if the log disagrees."""
    tried = table.course.try_moves(Seat(entry.seat), (entry.action,))
    if isinstance(tried, Refusal) or tried[0].move.digest != entry.digest:
        raise Damaged
    return tried[0]


def _note_who_is_asked(table: Table, mover: int | None) -> None:
    """Note since when each seat has been asked its present question.

    A seat that was asked before the move, did not move and is still asked has the same question:
    simultaneous choices do not affect each other.
    """
    before, table.asked = table.asked, who_is_asked(table)
    table.asked_since = {
        seat: table.asked_since[seat]
        if mover is not None and seat != mover and before.get(seat) is owes
        else table.seq
        for seat, owes in table.asked.items()
    }


def who_is_asked(table: Table) -> dict[int, bool]:
    """Return the seats that may act: True owes a decision, False may change one."""
    if table.stage != Stage.RUNNING:
        return {}
    state = table.course.state
    asked: dict[int, bool] = dict.fromkeys(table.game.may_change(state), False)
    asked.update(dict.fromkeys(table.game.waiting(state), True))
    return asked
