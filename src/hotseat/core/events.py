"""Events: facts, in the past tense, each with its audience.

A partly secret fact is two events: one for everybody, one `Secret` for the seat that knows more.
The log, animations, statistics and spectators live off events, so an event must make sense without
the state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True):
    """A fact that everybody may know."""

    # True where this very event shows hidden cards to its audience.
    reveals: ClassVar[bool] = False
    # True where the rules call the choice that led to this event final.
    final: ClassVar[bool] = False

    @property
    def audience(self) -> int | None:
        """The one seat that may know, or None: everybody."""
        return None


class Secret(Event, frozen=True):
    """A fact that only one seat may know."""

    only: int

    @property
    def audience(self) -> int | None:
        """The one seat that may know."""
        return self.only


# Rules test `tell` before they build an event: simulations that need no events pass None.
Tell = Callable[[Event], None]


def heard_by(events: list[Event], seat: int | None) -> list[Event]:
    """Return the events that this seat (None: a spectator) may know, in order."""
    return [event for event in events if event.audience is None or event.audience == seat]
