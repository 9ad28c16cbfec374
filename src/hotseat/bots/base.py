"""What a bot is and what it gets to see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import msgspec

from hotseat.core import Action, AnyGame, Chance, Event, Phrase, Seat


class Decision:
    """What a seat is asked: its options, and what it may know, made when it is looked at."""

    def __init__(self, options: Sequence[Action], see: Callable[[], msgspec.Struct]) -> None:
        self.options = tuple(options)  # whatever a bot does with them, the rules' list stays
        self._see = see
        self._view: msgspec.Struct | None = None

    @property
    def view(self) -> msgspec.Struct:
        """The view of the seat that is asked; each game has its own type."""
        if self._view is None:
            self._view = self._see()
        return self._view


class Bot(ABC):
    """A player of one seat in one game.

    It gets views, options and events of its own seat and nothing else, and it draws its own
    chance, so that the same seeds give the same game.
    """

    listens = False  # True for a bot that wants to hear events

    def __init__(self, game: AnyGame, seat: Seat, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance

    def hear(self, events: Sequence[Event]) -> None:
        """Take note of what has happened, as far as the seat may know. Called if it listens."""
        return

    @abstractmethod
    def choose(self, decision: Decision) -> Action:
        """Return one of the options."""

    def reason(self, decision: Decision, action: Action) -> Phrase | None:
        """Return why it would choose this action, for whoever asks for a hint."""
        return None
