"""Whether a file can be used, found out without changing anything on the disk."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from hotseat.store.connections import connect
from hotseat.store.files import beside
from hotseat.store.interface import Unusable
from hotseat.store.schema import refuse_foreign

IMMUTABLE = "mode=ro&immutable=1"  # no locks, no companions made; the -wal is not read
ATTEMPTS = 3
_LOG_HEAD, _FRAME_HEAD = 32, 24  # bytes


def refuse_unusable(file: Path, newest: int) -> None:
    """Raise `Unusable` if a file that exists is not a sound database that this version knows.

    The database and its log are only read. Of a database left by a killed process SQLite may
    rebuild the -shm that is already there, which holds nothing of its own.
    """
    if not file.is_file():
        raise Unusable("it is not a file")
    if not os.access(file, os.R_OK):
        raise Unusable("it cannot be read: permission denied")
    if not os.access(file, os.W_OK):
        raise Unusable("it cannot be written: permission denied")
    if not os.access(file.parent, os.W_OK | os.X_OK):
        raise Unusable("its folder cannot be written: permission denied")
    if file.stat().st_size == 0:
        # Not taken for a new one: it may be what a broken disk has left.
        raise Unusable("it is empty, not a database of Hotseat")
    # First the file alone: neither the mark nor a newer schema goes away by what is in its -wal.
    # And never by reading it as a plain file: closing that would drop the locks that SQLite
    # holds on it elsewhere in this process.
    _check(file, IMMUTABLE, newest, thorough=False)
    _check_thoroughly(file, newest)


def last_commit(log: Path) -> int:
    """Return the number of the last frame of a -wal that ended a transaction; 0 if there is none.

    Only the heads of frames are looked at (https://sqlite.org/fileformat2.html#the_write_ahead_log):
    those of this log carry its two salts, and the last one of a transaction a size.
    """
    last = 0
    try:
        with log.open("rb") as opened:
            head = opened.read(_LOG_HEAD)
            page, salts = int.from_bytes(head[8:12], "big"), head[16:24]
            size = os.fstat(opened.fileno()).st_size
            for number in range(1, 1 + (size - _LOG_HEAD) // (_FRAME_HEAD + page)):
                opened.seek(_LOG_HEAD + (number - 1) * (_FRAME_HEAD + page))
                frame = opened.read(_FRAME_HEAD)
                if frame[8:16] != salts:
                    break
                if any(frame[4:8]):
                    last = number
    except FileNotFoundError:
        pass
    return last


def _check_thoroughly(file: Path, newest: int) -> None:
    for attempt in range(1, ATTEMPTS + 1):
        before = _state(file)
        try:
            if not _has_content(beside(file, "-wal")):
                _check(file, IMMUTABLE, newest)
            elif beside(file, "-shm").exists():
                _check(file, "mode=ro", newest)
            else:
                _check_copy(file, newest)
        except Unusable:
            # Without locks a process that has just begun to write looks like damage.
            if attempt == ATTEMPTS or _state(file) == before:
                raise
        else:
            return


def _check_copy(file: Path, newest: int) -> None:
    """Check a database with a -wal but no -shm elsewhere, as a look at it would make the -shm.

    Nobody has it open, as they would have made one.
    """
    with tempfile.TemporaryDirectory(prefix="hotseat-") as folder:
        copy = Path(folder) / "copy"
        shutil.copyfile(file, copy)
        shutil.copyfile(beside(file, "-wal"), beside(copy, "-wal"))
        _check(copy, "mode=ro", newest)


def _check(file: Path, options: str, newest: int, *, thorough: bool = True) -> None:
    try:
        with closing(connect(file, options)) as connection:
            refuse_foreign(connection, newest)
            if thorough:
                (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                if verdict != "ok":
                    raise Unusable(f"it is damaged ({' '.join(str(verdict).split())})")
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise Unusable("it is not a database of Hotseat") from error
        if isinstance(error, sqlite3.OperationalError):
            raise Unusable(f"it cannot be read ({error})") from error
        raise Unusable(f"it is damaged ({error})") from error


def _has_content(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:
        return False


def _state(file: Path) -> tuple[int, int, bool]:
    status = file.stat()
    return status.st_mtime_ns, status.st_size, beside(file, "-wal").exists()
