"""Bots that no product ships: they run inside worker processes, made by `bot`."""

from __future__ import annotations

import os
import time
import zlib
from collections.abc import Sequence

import msgspec

from hotseat import bots
from hotseat.bots import Bot, Decision
from hotseat.core import Action, AnyGame, Chance, Event, Seat


class Sleeping(Bot):
    def choose(self, decision: Decision) -> Action:
        time.sleep(3600)
        return decision.options[0]


class Dying(Bot):
    def choose(self, decision: Decision) -> Action:
        os._exit(3)


class Raising(Bot):
    def choose(self, decision: Decision) -> Action:
        raise ZeroDivisionError("as a bot does now and then")


class Leaving(Bot):
    def choose(self, decision: Decision) -> Action:
        raise SystemExit(1)


class FlyAway(Action, frozen=True, tag="fly"):
    pass


class Nonsense(Bot):
    def choose(self, decision: Decision) -> Action:
        return FlyAway()


class Printing(Bot):
    """Prints where the replies go."""

    def choose(self, decision: Decision) -> Action:
        os.write(1, b"Let me think.\n")
        return decision.options[0]


class Listening(Bot):
    """Takes an option that follows from all it has heard and seen."""

    listens = True

    def __init__(self, game: AnyGame, seat: Seat, chance: Chance) -> None:
        super().__init__(game, seat, chance)
        self.heard: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, decision: Decision) -> Action:
        return decision.options[digest(self.heard, decision.view, len(decision.options))]


def digest(heard: Sequence[Event], view: msgspec.Struct, bound: int) -> int:
    """Return a number below the bound that changes with all that is told and seen."""
    return zlib.crc32(repr((list(heard), view)).encode()) % bound


class Deaf(Listening):
    """The same, but does not listen, so it must not be told."""

    listens = False


_BAD: dict[str, type[Bot]] = {
    "sleeping": Sleeping,
    "dying": Dying,
    "raising": Raising,
    "leaving": Leaving,
    "nonsense": Nonsense,
    "printing": Printing,
    "listening": Listening,
    "deaf": Deaf,
}


def bot(name: str, game: AnyGame, seat: Seat, chance: Chance) -> Bot:
    """Return a bad bot, or one of the product's."""
    if name in _BAD:
        return _BAD[name](game, seat, chance)
    return bots.bot(name, game, seat, chance)


def only_sleeping(name: str, game: AnyGame, seat: Seat, chance: Chance) -> Bot:
    """Return a bot that sleeps, even where the rookie is asked for."""
    return Sleeping(game, seat, chance)


def unwell(name: str, game: AnyGame, seat: Seat, chance: Chance) -> Bot:
    """Return a bot that raises, even where the rookie is asked for."""
    return Raising(game, seat, chance)
