"""Waiting for what a page shows or its server says; nothing here is waited for by the clock."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import TypeVar

from playwright.sync_api import Page

from tests.patience import PATIENCE

BETWEEN_LOOKS = 40  # ms
WHOLE_GAME = 5 * PATIENCE  # seconds

T = TypeVar("T")

_BEGINNING = datetime(2030, 1, 1, 12, tzinfo=UTC)


def until(page: Page, look: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
    """Look again and again until there is something to be seen, and return that."""
    end = monotonic() + patience
    while not (seen := look()):
        assert monotonic() < end, f"{what} never comes"
        page.wait_for_timeout(BETWEEN_LOOKS)  # what the page says is taken in meanwhile
    return seen


class Clock:
    """The time on a page: it passes by itself until it is stopped, then only on command.

    Made before the page is opened. What the page does a moment later, it does when the test
    wants it, and not while a busy machine keeps the test from looking.
    """

    def __init__(self, page: Page) -> None:
        self._clock = page.clock
        self._clock.install(time=_BEGINNING)

    def stop(self) -> None:
        """Let no time pass from now on."""
        self._clock.pause_at(_BEGINNING + timedelta(hours=1))

    def pass_seconds(self, seconds: float) -> None:
        """Let everything happen that is due within these seconds."""
        self._clock.run_for(round(seconds * 1000))

    def go_on(self) -> None:
        """Let time pass by itself again."""
        self._clock.resume()
