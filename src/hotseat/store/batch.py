"""What a group of changes writes: decided one by one, written in a few statements.

Each statement lets the event loop's thread go on, and may then wait for it: so the number of
statements, not their size, is what a group costs beside a busy loop.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from hotseat.store.interface import Change, Conflict, Snapshot

MOST_REMEMBERED = 10_000
# What somebody wants deleted is overwritten in the file; for all else that costs too much.
_OVERWRITE: tuple[str, tuple[object, ...]] = ("PRAGMA secure_delete = ON", ())
_LEAVE: tuple[str, tuple[object, ...]] = ("PRAGMA secure_delete = OFF", ())
# Where there is something of a table, and in which column it is named.
PLACES = (
    ("entries", "table_id"),
    ("snapshots", "table_id"),
    ("members", "table_id"),
    ("labels", "table_id"),
    ("tables", "id"),
)
ROWS_AT_ONCE = 64  # there is a statement for each number up to this, and all stay prepared


class Known(NamedTuple):
    """What decides on a change of a table, and whether its members have to be written."""

    seq: int
    members: tuple[bytes, ...]


_KNOWN = (
    "SELECT id, seq, (SELECT group_concat(hex(member)) FROM members WHERE table_id = id)"
    " FROM tables"
)


def _known(seq: int, members: str | None) -> Known:
    """Return a row as it was read."""
    return Known(
        seq, tuple([bytes.fromhex(member) for member in (members or "").split(",") if member])
    )


class Memory:
    """The tables that were written last. It is true only while nobody else writes."""

    def __init__(self) -> None:
        self._tables: dict[str, Known] = {}

    def get(self, table: str) -> Known | None:
        """Return what is known of a table."""
        return self._tables.get(table)

    def clear(self) -> None:
        """Forget everything."""
        self._tables.clear()

    def forget(self, tables: Iterable[str]) -> None:
        """Forget tables that are gone."""
        for table in tables:
            self._tables.pop(table, None)

    def learn(self, tables: dict[str, Known]) -> None:
        """Remember what was committed, and forget the tables not written for the longest time."""
        for table, known in tables.items():
            self._tables.pop(table, None)
            self._tables[table] = known
        while len(self._tables) > MOST_REMEMBERED:
            del self._tables[next(iter(self._tables))]


class Batch:
    """Gathers changes inside a transaction that the caller begins and ends.

    Nothing is written before `write`, so a refused change leaves no trace.
    """

    def __init__(self, connection: sqlite3.Connection, memory: Memory) -> None:
        self._connection = connection
        self._memory = memory
        self._labels: dict[bytes, str | None] = {}  # the table each leads to, once asked
        self._rows: dict[str, tuple[object, ...]] = {}
        self._entries: list[tuple[object, ...]] = []
        self._snapshots: dict[str, tuple[object, ...]] = {}
        self._others: list[tuple[str, tuple[object, ...]]] = []  # in order
        self.deleted: list[str] = []
        self.tables: dict[str, Known] = {}  # what is known once all this is committed

    def look_at(self, tables: Collection[str]) -> None:
        """Read what decides on changes of tables, in one statement."""
        self.tables = {table: Known(0, ()) for table in tables}
        found = self._connection.execute(
            f"{_KNOWN} WHERE id IN (SELECT value FROM json_each(?))", (json.dumps(list(tables)),)
        )
        self.tables |= {table: _known(seq, members) for table, seq, members in found.fetchall()}

    def change(self, change: Change) -> None:
        """Add a change, or raise `Conflict` and add nothing of it."""
        table, seq = change.table, change.after
        known = self.tables.get(table) or self._memory.get(table) or self._read(table)
        if seq != known.seq:
            raise Conflict(f"the last entry is {known.seq}, not {seq}")
        for label in change.new_labels:
            if self._holder(label.key) not in (None, table):
                raise Conflict("a label belongs to another table")

        for entry in change.entries:
            seq += 1
            self._entries.append((table, seq, entry))
        self._rows[table] = (table, seq, change.shelf, change.at, change.summary)
        self.tables[table] = Known(seq, change.members)
        if change.members != known.members:
            self._replace_members(table, set(known.members), set(change.members))
        if change.old_labels or change.new_labels:
            self._replace_labels(change)

    def keep(self, table: str, snapshot: Snapshot) -> None:
        """Add a snapshot."""
        self._snapshots[table] = (table, snapshot.seq, snapshot.state)

    def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Add entries that replace others."""
        self._others.append(_OVERWRITE)
        self._others += [
            ("UPDATE entries SET entry = ? WHERE table_id = ? AND seq = ?", (entry, table, seq))
            for seq, entry in entries.items()
        ]
        self._others.append(("DELETE FROM snapshots WHERE table_id = ?", (table,)))
        self._others.append(_LEAVE)

    def delete(self, table: str) -> None:
        """Add the deletion of a table. Whoever still writes to it finds that it is gone."""
        self._others.append(_OVERWRITE)
        for place, column in PLACES:
            self._others.append((f"DELETE FROM {place} WHERE {column} = ?", (table,)))
        self._others.append(_LEAVE)
        self.deleted.append(table)
        self.tables[table] = Known(0, ())

    def probe(self) -> None:
        """Add a write that changes nothing."""
        (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        self._others.append((f"PRAGMA user_version = {version:d}", ()))

    def write(self) -> None:
        """Write all that was added."""
        self._bulk(
            "INSERT INTO tables (id, seq, shelf, at, summary) VALUES",
            list(self._rows.values()),
            "ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, shelf = excluded.shelf,"
            " at = excluded.at, summary = excluded.summary",
        )
        self._bulk("INSERT INTO entries (table_id, seq, entry) VALUES", self._entries)
        self._bulk(
            "INSERT INTO snapshots (table_id, seq, state) VALUES",
            list(self._snapshots.values()),
            "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, state = excluded.state",
        )
        for sql, values in self._others:
            self._connection.execute(sql, values)

    def _bulk(self, head: str, rows: Sequence[tuple[object, ...]], tail: str = "") -> None:
        start = 0
        while start < len(rows):
            count = min(ROWS_AT_ONCE, len(rows) - start)
            marks = f"({', '.join('?' * len(rows[start]))})"
            values = [value for row in rows[start : start + count] for value in row]
            self._connection.execute(f"{head} {', '.join([marks] * count)} {tail}", values)
            start += count

    def _read(self, table: str) -> Known:
        found = self._connection.execute(f"{_KNOWN} WHERE id = ?", (table,)).fetchone()
        return Known(0, ()) if found is None else _known(*found[1:])

    def _holder(self, key: bytes) -> str | None:
        if key not in self._labels:
            found = self._connection.execute(
                "SELECT table_id FROM labels WHERE key = ?", (key,)
            ).fetchone()
            self._labels[key] = None if found is None else found[0]
        return self._labels[key]

    def _replace_members(self, table: str, before: set[bytes], now: set[bytes]) -> None:
        self._others += [
            ("DELETE FROM members WHERE member = ? AND table_id = ?", (member, table))
            for member in before - now
        ]
        self._others += [
            ("INSERT INTO members (member, table_id) VALUES (?, ?)", (member, table))
            for member in now - before
        ]

    def _replace_labels(self, change: Change) -> None:
        for key in change.old_labels:
            if self._holder(key) == change.table:
                self._others.append(("DELETE FROM labels WHERE key = ?", (key,)))
                self._labels[key] = None
        for label in change.new_labels:
            self._others.append(
                (
                    "INSERT INTO labels (key, table_id, value) VALUES (?, ?, ?)"
                    " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                    (label.key, change.table, label.value),
                )
            )
            self._labels[label.key] = change.table
