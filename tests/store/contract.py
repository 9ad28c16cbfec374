"""What the tests of every store share: how to open one, and changes to write."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from hotseat.store import Change, Label, SqliteStore, Store
from hotseat.store.postgres import PostgresStore
from tests.services import postgres

Opener = Callable[[Path], Store]

# Every store that can be opened twice on what one folder stands for.
STORES: dict[str, Opener] = {
    "sqlite": lambda folder: SqliteStore.open(folder / "hotseat.db"),
    "sqlite of several processes": lambda folder: _joined(folder / "hotseat.db"),
    "postgresql": lambda folder: PostgresStore.open(postgres().url_for(folder)),
}


def _joined(file: Path) -> Store:
    """Return a store beside the one that holds the file, which has made it."""
    if not file.exists():
        SqliteStore.open(file)._finish()
    return SqliteStore.join(file)


def with_store(opener: Opener, folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with an open store, and close it whatever happens."""

    async def run() -> None:
        store = opener(folder)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def change(
    table: str,
    after: int,
    *entries: bytes,
    shelf: int = 1,
    at: int = 1000,
    members: Sequence[bytes] = (),
    new: Sequence[tuple[bytes, bytes]] = (),
    old: Sequence[bytes] = (),
) -> Change:
    """Return a change whose summary tells its table and where it began."""
    return Change(
        table=table,
        after=after,
        entries=entries,
        shelf=shelf,
        summary=f"{table} after {after}".encode(),
        at=at,
        members=tuple(members),
        new_labels=tuple(Label(key, value) for key, value in new),
        old_labels=tuple(old),
    )
