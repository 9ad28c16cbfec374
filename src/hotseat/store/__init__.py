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

__all__ = [
    "Change",
    "Conflict",
    "Label",
    "Row",
    "Snapshot",
    "Store",
    "Unavailable",
    "Unusable",
]
