"""What a bot is and what it gets to see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import msgspec

from hotseat.core import Action, AnyGame, Chance, Event, Phrase, Seat


class Decision:
    """What a seat is asked: its options, and its view, which is made on first use."""

    def __init__(self, options: Sequence[Action], see: Callable[[], msgspec.Struct]) -> None:
        self.options = tuple(options)  # a copy: whatever a bot does with it, the rules' list stays
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

    It gets only the views, options and events of its own seat, and draws from a chance of its own,
    so that the same seeds give the same game.
    """

    listens = False  # True for a bot that wants to hear events

    def __init__(self, game: AnyGame, seat: Seat, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance

    def hear(self, events: Sequence[Event]) -> None:
        """Note what has happened, as far as the seat may know. Only called if it listens."""
        return

    @abstractmethod
    def choose(self, decision: Decision) -> Action:
        """Return one of the options."""

    def reason(self, decision: Decision, action: Action) -> Phrase | None:
        """Return why it would choose this action, as a hint for people."""
        return None
