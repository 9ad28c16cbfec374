"""The store as commands use it: opened, read, and closed again."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hotseat.cli.homes import home_of
from hotseat.core import Invalid
from hotseat.server.reading import read_table
from hotseat.store import Store, Unavailable
from hotseat.store.urls import Use
from hotseat.table.course import Damaged, OtherRules
from hotseat.table.table import Table


async def read_one(store: Store, table_id: str) -> Table:
    """Return a table; raise `Invalid` if there is none or it cannot be read."""
    try:
        return await read_table(store, table_id)
    except KeyError:
        raise Invalid("invalid-table", table=table_id) from None
    except OtherRules as error:
        raise Invalid(
            "invalid-table-other-rules",
            table=table_id,
            written=error.written,
            known=error.known,
        ) from None
    except Damaged:
        raise Invalid("invalid-table-damaged", table=table_id) from None


@asynccontextmanager
async def used(store: Store) -> AsyncIterator[Store]:
    """Close a store after use; raise `Invalid` if it can no longer be read."""
    try:
        yield store
    except Unavailable as error:
        raise Invalid("invalid-database-read", problem=str(error)) from None
    finally:
        await store.close()


def existing(chosen: Namespace, use: Use = "beside") -> Store:
    """Open the store that the options name; raise `Invalid` if nothing was ever kept there."""
    home = home_of(chosen)
    if not home.is_made:
        raise Invalid("invalid-no-data", folder=home.name)
    return home.open(use)
