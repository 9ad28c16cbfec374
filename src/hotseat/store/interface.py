"""What a store is. It knows only bytes and numbers: what they mean is the table's business.

A table's log is a sequence of entries, numbered from 1 without gaps. Whoever writes says after
which entry; if somebody else was faster, nothing is written and `Conflict` is raised, so that any
number of nodes can serve any table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Mapping, Sequence

import msgspec


class Conflict(Exception):
    """Somebody else has written to this table since; nothing was written."""


class Unavailable(Exception):
    """The store cannot write or read now (a full disk, a lost connection).

    Nothing was written, unless a connection was lost just when it was: whoever reads again sees.
    """


class Unusable(Exception):
    """The store cannot be used at all: damaged, newer than this program, not ours, not writable.

    The message is the reason as the end of a sentence, such as "it is damaged". If there
    is a sentence for it in every language, `code` names it, and `details` are its other parameters.
    """

    def __init__(
        self, why: str, code: str = "", details: Mapping[str, int | str] | None = None
    ) -> None:
        super().__init__(why)
        self.code = code
        self.details = details or {}


class Label(msgspec.Struct, frozen=True):
    """A name under which a table can be found: a code, the hash of a secret."""

    key: bytes
    value: bytes = b""


class Change(msgspec.Struct, frozen=True):
    """What is written to one table at once: all of it or nothing. `after` 0 makes the table."""

    table: str
    after: int  # the number of the last entry the writer knows
    entries: tuple[bytes, ...]
    shelf: int  # where lists find the table from now on
    summary: bytes  # what lists say of it
    at: int  # milliseconds since 1970
    members: tuple[bytes, ...] = ()  # who finds it among their own tables from now on
    new_labels: tuple[Label, ...] = ()
    old_labels: tuple[bytes, ...] = ()  # keys that no longer lead here


class Row(msgspec.Struct, frozen=True):
    """A table as lists know it."""

    table: str
    seq: int  # of the last entry
    shelf: int
    at: int
    summary: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """What a table was after an entry, so that earlier entries need not be replayed."""

    seq: int
    state: bytes


class Leads(msgspec.Struct, frozen=True):
    """All that leads to a table, in order."""

    members: tuple[bytes, ...]
    labels: tuple[Label, ...]


class Store(ABC):
    """Keeps logs. Every write is durable when the call returns."""

    async def start(self) -> None:  # noqa: B027, where there is nothing to begin
        """Begin in the event loop that uses it from now on; raise `Unavailable` if it cannot."""

    @abstractmethod
    def append(self, change: Change) -> Awaitable[None]:
        """Write entries; raise `Conflict` if `after` is not the last, `Unavailable` if it failed.

        A label that another table holds raises `Conflict` too. What is returned may be a future:
        waiting for that costs no task.
        """

    @abstractmethod
    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Store a snapshot, in place of the previous one."""

    @abstractmethod
    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries after a number, in order; none for a table that does not exist."""

    @abstractmethod
    async def snapshot(self, table: str) -> Snapshot | None:
        """Return the last snapshot."""

    @abstractmethod
    async def row(self, table: str) -> Row | None:
        """Return a table as lists know it."""

    @abstractmethod
    async def on_shelves(self, shelves: Sequence[int], most: int) -> list[Row]:
        """Return the tables on these shelves, the one that changed last first."""

    @abstractmethod
    async def of_member(self, member: bytes, most: int) -> list[Row]:
        """Return the tables of a member, the one that changed last first."""

    @abstractmethod
    async def labelled(self, key: bytes) -> tuple[str, bytes] | None:
        """Return the table that a label leads to, and the label's value."""

    @abstractmethod
    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Replace some entries, by number; the snapshot is dropped."""

    @abstractmethod
    async def delete(self, table: str) -> None:
        """Delete a table and all that leads to it."""

    @abstractmethod
    async def older(self, before: int, most: int) -> list[str]:
        """Return tables that nothing has changed since, the oldest first."""

    @abstractmethod
    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the numbers of the last entries of those of these tables that exist."""

    @abstractmethod
    async def every(self, after: str, most: int) -> list[str]:
        """Return tables in the order of their names, those after a name."""

    @abstractmethod
    async def leads(self, table: str) -> Leads:
        """Return everything that leads to a table, in the form that `append` takes."""

    @abstractmethod
    async def check(self) -> None:
        """Read and write something unimportant; raise `Unavailable` if that fails."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and release everything. Later calls raise `Unavailable`."""
