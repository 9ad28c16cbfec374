"""Random legal play of any game, with everything that must hold at every step."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hotseat.core import Action, AnyGame, Chance, Event, FastChance, Seat
from hotseat.core.events import heard_by
from hotseat.core.game import actors
from tests.contract.cases import Case

LONGEST_GAME = 60_000  # decisions: a game that goes on for longer is stuck


class Step:
    """A state in which somebody is asked, and what led to it."""

    def __init__(self, number: int, state: object, events: list[Event]) -> None:
        self.number = number
        self.state = state
        self.events = events


class RandomGame:
    """A game of random legal actions; the same seed gives the same game."""

    def __init__(self, case: Case, seed: int) -> None:
        self.game: AnyGame = case.game
        self.seats = [Seat(seat) for seat in range(case.seats)]
        self.settings = case.game.settings(case.given, case.seats)
        self.chance: Chance = FastChance(seed)
        self.dice: Chance = FastChance(seed + (1 << 40))

    def steps(self) -> Iterator[Step]:
        """Play to the end; each step is looked at before the next action is played."""
        events: list[Event] = []
        self.chance.turn_to(0)
        state = self.game.new(self.settings, len(self.seats), self.chance, events.append)
        for number in range(1, LONGEST_GAME):
            yield Step(number, state, events)
            waiting = self.game.waiting(state)
            if not waiting:
                return
            # Now and then somebody changes a choice that the rules leave open.
            changing = self.game.may_change(state)
            seat = self.dice.pick(changing if changing and self.dice.below(8) == 0 else waiting)
            action: Action = self.dice.pick(self.game.options(state, seat))
            events = []
            self.chance.turn_to(number)
            self.game.apply(state, seat, action, self.chance, events.append)
        raise AssertionError(f"no end after {LONGEST_GAME} decisions")


def wire(thing: object) -> bytes:
    """Return what would be sent."""
    return msgspec.json.encode(thing)


def what_a_seat_gets(game: AnyGame, state: object, seat: Seat | None) -> bytes:
    """Return all that is sent to a seat about a state, as bytes."""
    view = game.view(state, seat)
    sent: list[object] = [view, game.question(view), game.barred(view)]
    if seat is not None and seat in actors(game, state):
        options = game.options(state, seat)
        for action, preview in zip(options, game.previews(view, options), strict=True):
            sent += [action.text(), game.label(action), preview]
    return wire(sent)


def events_for(events: list[Event], seat: Seat | None) -> bytes:
    """Return the events sent to a seat, as bytes."""
    return wire(heard_by(events, seat))


def shown_to(events: list[Event], seat: Seat | None) -> bytes:
    """Return the events by which the rules show hidden cards to a seat, as bytes."""
    return wire([event for event in heard_by(events, seat) if event.reveals])


def played_on(game: AnyGame, state: object, seat: Seat, action: Action, seed: int) -> Step:
    """Return what follows when an action is played on a copy."""
    copy = game.clone(state)
    chance = FastChance(seed)
    chance.turn_to(1)
    events: list[Event] = []
    game.apply(copy, seat, action, chance, events.append)
    return Step(0, copy, events)
