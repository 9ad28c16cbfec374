"""The folder in which a server keeps everything: the database, the key, where it is reached."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hotseat.core import Invalid
from hotseat.store import SqliteStore, Unusable

DATABASE_FILE = "hotseat.db"
ADDRESS_FILE = "address"


def default_folder() -> Path:
    """Return the folder where this system keeps a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "hotseat"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/hotseat").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "hotseat"


def open_store(folder: Path, *, exclusive: bool = False) -> SqliteStore:
    """Open the database of a folder; raise `Invalid` if that fails."""
    file = folder / DATABASE_FILE
    try:
        return SqliteStore.open(file, exclusive=exclusive)
    except Unusable as problem:
        raise Invalid("invalid-database", file=str(file), problem=str(problem)) from None


def running_address(folder: Path) -> str:
    """Return the address of the server that uses this folder; "" if unknown."""
    try:
        return (folder / ADDRESS_FILE).read_text("ascii")
    except (OSError, UnicodeError):
        return ""
