"""Situations of a game for pictures and tests: tables that stop at a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from hotseat.server.data_folder import open_store
from hotseat.server.maintenance import ImportedTable, import_record
from tools.moments import Before, Course, Moment, Wanted, moment

Take = Callable[[Page, str], None]
Do = Callable[[Page], None]
Moments = Mapping[str, tuple[Course, Wanted | Before | None]]

COPIES = 14  # of a moment at which something is played: each picture wants a table of its own


class Situation(NamedTuple):
    """Tables at a moment, and what the first seat does there."""

    tables: list[ImportedTable]
    action: str


class Picture(NamedTuple):
    """A situation, and what is done with it."""

    moment: str
    do: Do | None = None
    path: str = ""
    ready: str = ".bar"
    acts: bool = False
    before: Do | None = None  # it acts


def keep_situations(data: Path, moments: Moments, *names: str) -> dict[str, Situation]:
    """Make tables of these or all moments in a data folder that no server uses yet."""

    async def keep() -> dict[str, Situation]:
        store = open_store(data)
        found: dict[str, Situation] = {}
        try:
            for name, (course, wanted) in moments.items():
                if not names or name in names:
                    there: Moment = moment(course, wanted)
                    copies = COPIES if there.action else 1
                    tables = [await import_record(store, there.record) for _ in range(copies)]
                    found[name] = Situation(tables, there.action)
        finally:
            await store.close()
        return found

    return asyncio.run(keep())


def act(page: Page, table: str, action: str) -> None:
    """Play an action for the first seat of the table at this address."""
    now = page.request.get(table).json()
    move = {"kind": "act", "seat": 0, "expect": now["seq"], "actions": [action]}
    answer = page.request.post(f"{table}/commands", data=move)
    assert answer.ok, answer.text()


def in_spanish(page: Page) -> None:
    """Go on in Spanish."""
    page.evaluate(
        "localStorage['hotseat-preferences'] = JSON.stringify("
        "{...JSON.parse(localStorage['hotseat-preferences'] ?? '{}'), language: 'es'})"
    )
    page.reload()
    page.wait_for_selector(".bar")


def pages_of(
    pictures: Mapping[str, Picture], situations: Mapping[str, Situation], screen: str
) -> dict[str, Take]:
    """Return what is shown, by name; `screen` is there once a table is."""

    def at(picture: Picture) -> Take:
        def take(page: Page, base: str) -> None:
            tables, action = situations[picture.moment]
            table = (tables.pop() if picture.acts else tables[0]).table
            page.goto(f"{base}/t/{table}{picture.path}")
            page.wait_for_selector(screen)
            if picture.before:
                picture.before(page)
            if picture.acts:
                act(page, f"{base}/api/tables/{table}", action)
            page.wait_for_selector(picture.ready)
            if picture.do:
                picture.do(page)

        return take

    return {name: at(picture) for name, picture in pictures.items()}
