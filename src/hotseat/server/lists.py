"""Lists of tables: those open to everybody, and a person's own, which follow every change."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from hotseat.server import summary as shelves
from hotseat.server.connection import Connection
from hotseat.server.summary import for_person
from hotseat.server.wire import MyTable, MyTables, TableSummary
from hotseat.store import Row, Store

_LISTED = (shelves.LISTED_LOBBY, shelves.LISTED_RUNNING)
_MOST_IN_A_LIST = 100
_encode = msgspec.json.Encoder().encode


class Lists:
    """What people see of tables from outside."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.watchers: dict[str, set[Connection]] = {}  # sockets for "my tables", by person

    async def listed(self, person: str) -> list[TableSummary]:
        """Return the tables that are open to everybody."""
        rows = await self._store.on_shelves(_LISTED, _MOST_IN_A_LIST)
        return [for_person(row, person) for row in rows]

    async def tables_of(self, person: str) -> list[TableSummary]:
        """Return a person's own tables."""
        return [for_person(row, person) for row in await self._rows_of(person)]

    async def show_list(self, person: str, connection: Connection) -> None:
        """Send the same to somebody who is told what changes, also while it was read."""
        rows = await self._rows_of(person)
        connection.listed = {row.table: row.seq for row in rows}
        connection.send(_encode(MyTables([for_person(row, person) for row in rows])))
        early, connection.early = connection.early, []
        for row in early:
            _tell_watcher(connection, person, row)

    async def _rows_of(self, person: str) -> list[Row]:
        rows = await self._store.of_member(person.encode(), _MOST_IN_A_LIST)
        return [row for row in rows if row.shelf != shelves.CLOSED]

    def tell_watchers(self, row: Row, members: Collection[str]) -> None:
        """Tell whoever watches their own tables that one of them has changed.

        What other nodes tell may come late: nobody is told what they have been shown already.
        """
        for person in self.watchers.keys() & set(members):
            for connection in self.watchers[person]:
                _tell_watcher(connection, person, row)


def _tell_watcher(connection: Connection, person: str, row: Row) -> None:
    if connection.listed is None:  # the list comes first
        connection.early.append(row)
    elif row.seq > connection.listed.get(row.table, 0):
        connection.listed[row.table] = row.seq
        connection.send(_encode(MyTable(for_person(row, person))))
