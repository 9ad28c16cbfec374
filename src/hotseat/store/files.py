"""Files that appear whole or not at all, and a lock that a process holds while it lives."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def beside(file: Path, ending: str) -> Path:
    """Return the path of a companion of a file, such as its `-wal`."""
    return file.with_name(file.name + ending)


_OWNER_ALONE = 0o600


def keep_private(file: Path) -> None:
    """Let nobody but its owner read a file: tables hold hands, seeds and who is who.

    What belongs to somebody else stays as its owner wants it.
    """
    if sys.platform != "win32":
        with suppress(PermissionError, FileNotFoundError):
            if stat.S_IMODE(file.stat().st_mode) & ~_OWNER_ALONE:
                file.chmod(_OWNER_ALONE)


def keep_owner(handle: int, before: os.stat_result) -> None:
    """Give an open file the owner of one that it replaces, where this process may."""
    if sys.platform != "win32":
        with suppress(PermissionError):
            os.fchown(handle, before.st_uid, before.st_gid)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, so that they survive a power cut."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    try:
        folder.mkdir(_OWNER_ALONE | 0o100, parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None
    for path in missing:
        _sync_folder(path.parent)


@contextmanager
def appearing(file: Path) -> Iterator[Path]:
    """Give a path to write a new file to, which takes its place when the block ends.

    Raise `FileExistsError` if the place is taken by then. Nothing is left of it if the block
    raises.
    """
    with tempfile.TemporaryDirectory(prefix=".hotseat-", dir=file.parent) as folder:
        draft = Path(folder) / file.name
        yield draft
        keep_private(draft)
        try:
            os.link(draft, file)  # unlike a rename it replaces nothing
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            if file.exists():
                raise FileExistsError(str(file)) from None
            draft.rename(file)
    _sync_folder(file.parent)


def lock(file: Path) -> BinaryIO | None:
    """Return the open lock file, held until it is closed; None if another process holds it."""
    handle = file.open("ab")
    try:
        keep_private(file)
        if sys.platform == "win32":
            handle.seek(0)
            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        handle.close()
        return None
    except BaseException:
        handle.close()
        raise
    return handle


@contextmanager
def in_turn(turns: BinaryIO | None) -> Iterator[None]:
    """Wait until no other process is within such a block for the same file; None: there is none.

    Unlike SQLite, which looks every few milliseconds, the system wakes the next one at once.
    """
    if turns is None or sys.platform == "win32":
        yield
        return
    fcntl.flock(turns, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.flock(turns, fcntl.LOCK_UN)


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return  # folders cannot be synced there
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
