"""Where logs live: SQLite by default. Knows only bytes and numbers."""

from hotseat.store.interface import (
    Change,
    Conflict,
    Label,
    Row,
    Snapshot,
    Store,
    Unavailable,
    Unusable,
)
from hotseat.store.sqlite import SqliteStore

__all__ = [
    "Change",
    "Conflict",
    "Label",
    "Row",
    "Snapshot",
    "SqliteStore",
    "Store",
    "Unavailable",
    "Unusable",
]
