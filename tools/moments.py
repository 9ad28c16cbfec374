"""Moments of games, found by playing: each as a record that stops there.

Bots play for everybody with fixed chances until somebody is asked what is wanted; the same moment
comes every time, as long as rules and bots are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from hotseat.bots import Decision, bot
from hotseat.core import AnyGame, Event, FastChance, Seat
from hotseat.core.events import heard_by
from hotseat.core.record import ChanceOf, Holder, Move, Record, Recorder
from hotseat.games import game as game_by_name

_BOTS_ENTRY = 1 << 31  # bots draw from entries that no log reaches
_NONCE = "5e" * 16
_SEEDS = 60


class Asked(NamedTuple):
    """What a seat is asked, and what has happened since the first seat was asked before."""

    seat: int
    options: tuple[str, ...]
    told: tuple[Event, ...]
    round: int
    state: Any

    def offers(self, *kinds: str) -> bool:
        """Say whether there is an option of each of these kinds."""
        found = {text.split(" ")[0] for text in self.options}
        return found.issuperset(kinds)


Wanted = Callable[[Asked], bool]


class Before(NamedTuple):
    """Wants the moment before the first seat makes something happen."""

    happens: Callable[[Event], bool]
    round: int = 1


class Course(NamedTuple):
    """How a game is set up."""

    settings: dict[str, object]
    people: tuple[str, ...] = ("Ana",)
    bots: int = 0
    driver: str = "rookie"  # who plays for the people until the moment comes
    game: str = "heat"


class Moment(NamedTuple):
    """A record up to a moment; `action` is what the first seat does there, where that matters."""

    record: Record
    action: str = ""


def moment(course: Course, wanted: Wanted | Before | None) -> Moment:
    """Return a game up to the first such moment; None: up to the first seat's last decision."""
    for seed in range(1, _SEEDS):
        recorder = _recorder(course, seed)
        last = 0  # the entry after which the first seat was asked before
        for asked in _play(recorder, course, seed):
            if isinstance(wanted, Before):
                hits = asked.round >= wanted.round and any(map(wanted.happens, asked.told))
                if hits and last == len(recorder.entries) - 1:
                    return _cut(recorder, last)
                last = len(recorder.entries) if asked.seat == 0 else -1
            elif wanted is not None and wanted(asked):
                return Moment(recorder.record())
        last = len(recorder.entries) - 1
        end = recorder.entries[last]
        if wanted is None and isinstance(end, Move) and end.seat == 0:
            return _cut(recorder, last)
    raise AssertionError(f"no such moment in {_SEEDS} games: {course}")


def _round_of(state: Any) -> int:
    """Return the round, or turn, that a game is in."""
    count: int = state.round if hasattr(state, "round") else state.turn
    return count


def _cut(recorder: Recorder, after: int) -> Moment:
    """Return the game up to an entry, and the move that came then."""
    move = recorder.entries[after]
    assert isinstance(move, Move)
    return Moment(Record(recorder.head, tuple(recorder.entries[:after])), move.action)


def _recorder(course: Course, seed: int) -> Recorder:
    game: AnyGame = game_by_name(course.game)
    people = tuple(Holder("person", name) for name in course.people)
    holders = people + (Holder("bot", "rookie"),) * course.bots
    settings = game.settings(course.settings, len(holders))
    chance = ChanceOf("verifiable", f"{seed:064x}", (_NONCE,) * len(holders))
    return Recorder(game, settings, holders, chance)


def _play(recorder: Recorder, course: Course, seed: int) -> Iterator[Asked]:
    """Play a game to its end; yield whenever a seat is asked and has not answered yet."""
    game = recorder.game
    events: list[Event] = []
    players = []
    for number, holder in enumerate(recorder.head.seats):
        own = FastChance(seed)
        own.turn_to(_BOTS_ENTRY + number)
        name = course.driver if holder.kind == "person" else holder.name
        players.append(bot(name, game, Seat(number), own))
    told: list[Event] = []
    while seats := game.waiting(recorder.state):
        seat = seats[0]
        options = game.options(recorder.state, seat)
        texts = tuple(action.text() for action in options)
        yield Asked(seat, texts, tuple(told), _round_of(recorder.state), recorder.state)
        if seat == 0:
            told.clear()

        def see(seat: Seat = seat) -> msgspec.Struct:
            view: msgspec.Struct = game.view(recorder.state, seat)
            return view

        action = players[seat].choose(Decision(options, see))
        refusal = recorder.move(seat, action.text(), events.append)
        assert refusal is None, refusal
        for player in players:
            if player.listens:
                player.hear(heard_by(events, player.seat))
        told.extend(events)
        events.clear()
