"""Tables at a moment of their game, and the pages of those who sit there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from hotseat.server.maintenance import ImportedTable
from tests.e2e.asking import ask, table_now
from tools.moments import Before, Course, Wanted
from tools.situations import act

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1440, "height": 900}
TV = {"width": 1920, "height": 1080}

OpenPage = Callable[..., Page]
At = Callable[[Course, Wanted | Before | None], "Table"]


class Table:
    """A table that was put there at a moment of its game."""

    def __init__(self, kept: ImportedTable, action: str) -> None:
        self.id = kept.table
        self.action = action
        self._keys = kept.keys

    def sit(self, page: Page, seat: int = 0) -> None:
        """Take a seat and look at the table."""
        ask(page, "claim", {"key": self._keys[seat]})
        page.goto(f"/t/{self.id}")

    def act(self, page: Page) -> None:
        """Play what belongs to the moment."""
        act(page, f"/api/tables/{self.id}", self.action)


def ask_code(page: Page, table: str) -> str:
    """Return the code that somebody at the table reads aloud."""
    return str(table_now(page, table)["table"]["code"])
