"""How connections to a SQLite file are opened, and what every one of them has set."""

from __future__ import annotations

import sqlite3
from pathlib import Path

BUSY_SECONDS = 5.0  # how long to wait for another process before giving up
STATEMENTS = 256  # that stay prepared: groups of changes are written in one of many sizes


def connect(file: Path, options: str) -> sqlite3.Connection:
    """Return a connection with the URI options given, which begins no transaction by itself.

    Any thread may use it, but only one at a time.
    """
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?{options}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=STATEMENTS,
    )


def connect_for_writing(file: Path) -> sqlite3.Connection:
    """Return a connection whose commits survive a power cut."""
    connection = connect(file, "mode=rw")
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: through the drive's own cache too
        # KiB: enough for the pages that busy tables write to; the system keeps the others.
        connection.execute("PRAGMA cache_size = -8192")
        # Fewer, larger checkpoints: the pages of busy tables are copied once for many commits.
        connection.execute("PRAGMA wal_autocheckpoint = 4000")
        connection.execute("PRAGMA journal_size_limit = 67108864")  # after a long backup
    except BaseException:
        connection.close()
        raise
    return connection


def connect_for_reading(file: Path) -> sqlite3.Connection:
    """Return a connection that sees every commit made before each question, and writes nothing."""
    return connect(file, "mode=ro")
