"""Tables without a server: commands go in, entries come out and are folded."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from hotseat.core import Event, Seat
from hotseat.core.chance import commitment
from hotseat.core.record import write_record
from hotseat.games import game as game_by_name
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller, Refused
from hotseat.table.decide import decide, play_actions
from hotseat.table.messages import Told
from hotseat.table.opening import opened
from hotseat.table.table import Decided, SeatHolder, Table, fold, open_table
from hotseat.table.telling import TableViews, table_view, told

ANN, BOB, CID = Caller("ann"), Caller("bob"), Caller("cid")
NONCE = "0123456789abcdef" * 2
SEAL = commitment(bytes.fromhex(NONCE))
SMALL: dict[str, dict[str, ask.SettingValue]] = {
    "heat": {"laps": 1},
    "potatoh": {"level": 3, "rounds": 1},
    "heap": {"vehicles_needed": 1},
}


class Play:
    """A table and what everybody was told of it, as a server runs it."""

    def __init__(self, game: str = "heat", seats: int = 2, **options: Any) -> None:
        self.at = 1_000
        self.table = Table("t")
        self.told: dict[int | None, list[Told]] = {viewer: [] for viewer in (None, *range(seats))}
        settings = options.pop("settings", SMALL[game])
        options = {"host": "ann", "seed": bytes(32), "code": "CODE22", "listed": True, **options}
        first = opened(game_by_name(game), settings, seats, at=self.at, **options)
        self.happen([first])

    def happen(self, decided: Decided | list[log.Entry]) -> None:
        """Let what was decided, or just entries, have happened, and tell everybody."""
        if isinstance(decided, list):
            decided = Decided(decided)
        for entry, tried in zip(decided.entries, decided.tried, strict=True):
            events = fold(self.table, entry, tried)
            number = None
            if isinstance(entry, log.OF_THE_RECORD):
                number = self.table.course.number
            for viewer, so_far in self.told.items():
                so_far.append(told(self.table.seq, entry, number, events, viewer))

    def do(self, caller: Caller, command: ask.Command, **known: Any) -> list[Any]:
        """Carry a command out; raise `Refused`. `known`: what a server knows of who is there."""
        self.at += 1
        decided = decide(self.table, caller, command, self.at, **known)
        self.happen(decided)
        return list(decided.entries)

    def code(self, caller: Caller, command: ask.Command, *, is_absent: bool = False) -> str:
        """Return why a command is refused; it must leave everything as it was."""
        before = dump(self.table)
        try:
            decide(self.table, caller, command, self.at, is_absent=is_absent)
        except Refused as refused:
            assert dump(self.table) == before
            return refused.reason.phrase.code
        return ""

    # How games begin and go on

    def seat(self, *callers: Caller) -> Play:
        """Let people sit down from seat 0 on and be ready."""
        for seat, caller in enumerate(callers):
            self.do(caller, ask.Sit(seat, caller.person.title()))
            self.do(caller, ask.Ready(seat, NONCE))
        return self

    def start(self, *callers: Caller) -> Play:
        """Let people sit down, bots beside them, and begin."""
        self.seat(*callers)
        self.do(Caller(self.table.host), ask.FillWithBots("random"))
        self.do(Caller(self.table.host), ask.Start())
        return self

    def options(self, seat: int) -> list[str]:
        """Return what a seat can do."""
        return [one.text() for one in self.table.game.options(self.table.course.state, Seat(seat))]

    def act(self, seat: int, *actions: str) -> None:
        """Let the person on a seat act: the first option, if nothing else is said."""
        chosen = actions or (self.options(seat)[0],)
        self.do(Caller(self.table.seats[seat].person), ask.Act(seat, self.table.seq, chosen))

    def act_bot(self, seat: int, action: str) -> None:
        """Let a bot act."""
        self.happen(play_actions(self.table, seat, (action,), self.at))

    def reveal(self) -> Play:
        """Let everybody choose once, so that the cards lie open."""
        for seat in list(self.table.waiting):
            self.act(seat)
        return self

    def reveal_people(self) -> Play:
        """Let every person choose once."""
        for seat in self.table.played_by_people():
            self.act(seat)
        return self


def held(holder: SeatHolder) -> tuple[object, ...]:
    """Return all that a seat is."""
    return (
        holder.person,
        holder.name,
        holder.bot,
        holder.nonce,
        holder.seal,
        holder.ready,
        holder.choices,
    )


def dump(table: Table) -> bytes:
    """Return all that a table is."""
    course = table.started
    return msgspec.json.encode(
        {
            "seq": table.seq,
            "log": table.log,
            "stage": table.stage,
            "host": [table.host, table.host_left],
            "seats": [held(holder) for holder in table.seats],
            "settings": table.settings,
            "people": [sorted(table.joined), sorted(table.kicked)],
            "proposal": table.proposal,
            "rematch": table.rematch,
            "starting": table.starting_at,
            "asked": sorted(table.asked.items()),
            "asked_since": sorted(table.asked_since.items()),
            "undo": [table.free_undos, table.free_undo_seat],
            "game": None
            if course is None
            else [table.game.dump(course.state).decode(), course.number, course.entries],
        }
    )


def shown_to_all(table: Table) -> bytes:
    """Return what everybody would see of a table now."""
    viewers: list[int | None] = [None, *range(len(table.seats))]
    views = TableViews(table, viewers)
    return msgspec.json.encode(
        [
            views.update(viewer, [], table_view(table, Caller("ann")), previews=False)
            for viewer in viewers
        ]
    )


def read_again(entries: list[log.Entry]) -> list[log.Entry]:
    """Return entries as a store gives them back."""
    return [log.read_entry(log.write_entry(entry)) for entry in entries]


def opened_again(table: Table) -> Table:
    """Return the table that the log tells of."""
    return open_table(table.id, read_again(table.log))


def record_bytes(table: Table) -> bytes:
    """Return the record of a table's game."""
    return write_record(table.course.record())


def events_of(entries: list[Told]) -> list[Event]:
    """Return all events that were told."""
    return [event for entry in entries for event in entry.events]


def random_command(dice: random.Random, play: Play) -> ask.Command:
    """Return any command, more or less sensible."""
    table = play.table
    seat = dice.randrange(len(table.seats) + 1)
    bot = dice.choice(["random", "rookie", "nobody"])
    name = dice.choice(["Ann", "", "\u202e", "x" * 40, "Zoë"])
    expect = max(0, table.seq - dice.choice([0, 0, 0, 0, 1, 2, 5, -1]))
    actions: tuple[str, ...] = ("nonsense",)
    value: int | str = dice.choice(["red", "blue", "1"])
    if table.has_begun and seat < len(table.seats) and (options := play.options(seat)):
        actions = tuple(dice.choice(options) for _ in range(dice.choice([1, 1, 1, 2])))
    return dice.choice(
        [
            ask.Sit(seat, name), ask.Rename(seat, name), ask.SeatBot(seat, bot),
            ask.FillWithBots(bot), ask.ClearSeat(seat), ask.Swap(seat, dice.randrange(3)),
            ask.Choose(seat, dice.choice(["colour", "handicap"]), value),
            ask.ChangeSettings(SMALL[table.game.name], len(table.seats)),
            ask.Ready(seat, NONCE), ask.Ready(seat, seal=SEAL), ask.Unready(seat), ask.Start(),
            ask.Reveal(seat, NONCE),
            ask.DropFreeSeats(),
            ask.Start(), *[ask.Act(seat, expect, actions)] * 12,
            ask.Undo(seat, expect), ask.Undo(seat, expect, dice.randrange(40)),
            *[ask.AnswerUndo(seat, dice.random() < 0.7)] * (9 if table.proposal else 1),
            ask.Leave(seat), ask.TakeBack(seat),
            ask.TakeBack(seat), ask.HandToBot(seat, bot), ask.Chat("Hello", name),
        ]
    )  # fmt: skip
