"""Where logs live: SQLite by default, PostgreSQL when hosted. Knows only bytes and numbers."""

from hotseat.store.interface import (
    Change,
    Conflict,
    Label,
    Leads,
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
    "Leads",
    "Row",
    "Snapshot",
    "SqliteStore",
    "Store",
    "Unavailable",
    "Unusable",
]
