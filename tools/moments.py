"""Moments of HEAT races, found by playing: each as a record that stops there.

Bots play for everybody with fixed chances until somebody is asked what is wanted; the same moment
comes every time, as long as rules and bots are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from hotseat.bots import Decision, bot
from hotseat.core import AnyGame, Event, FastChance, Seat
from hotseat.core.events import heard_by
from hotseat.core.record import ChanceOf, Holder, Record, Recorder
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

    def offers(self, *kinds: str) -> bool:
        """Say whether there is an option of each of these kinds."""
        found = {text.split(" ")[0] for text in self.options}
        return found.issuperset(kinds)


Wanted = Callable[[Asked], bool]


class Course(NamedTuple):
    """How a race is set up."""

    settings: dict[str, object]
    people: tuple[str, ...] = ("Ana",)
    bots: int = 0
    driver: str = "rookie"  # who drives for the people until the moment comes


def moment(course: Course, wanted: Wanted | None) -> Record:
    """Return the record of a race up to the first such moment; None: up to its last decision."""
    for seed in range(1, _SEEDS):
        recorder = _recorder(course, seed)
        for asked in _play(recorder, course, seed):
            if wanted is not None and wanted(asked):
                return recorder.record()
        if wanted is None:
            return Record(recorder.head, tuple(recorder.entries[:-1]))
    raise AssertionError(f"no such moment in {_SEEDS} races: {course}")


def _recorder(course: Course, seed: int) -> Recorder:
    game: AnyGame = game_by_name("heat")
    people = tuple(Holder("person", name) for name in course.people)
    holders = people + (Holder("bot", "rookie"),) * course.bots
    settings = game.settings(course.settings, len(holders))
    chance = ChanceOf("verifiable", f"{seed:064x}", (_NONCE,) * len(holders))
    return Recorder(game, settings, holders, chance)


def _play(recorder: Recorder, course: Course, seed: int) -> Iterator[Asked]:
    """Play a race to its end; yield whenever a seat is asked and has not answered yet."""
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
        yield Asked(seat, texts, tuple(told), recorder.state.round)
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
