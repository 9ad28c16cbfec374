"""What an operator does to the tables of a store: list, import, forget. No server is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from hotseat.core.record import Record
from hotseat.games import game as game_by_name
from hotseat.server import summary as shelves
from hotseat.server.forgetting import keys_of, members_of, tables_naming
from hotseat.server.identity import (
    KeyOf,
    code_label,
    hashed,
    new_code,
    new_secret,
    new_table_id,
    write_key,
)
from hotseat.server.orders import ATTEMPTS, WrittenBeside, give
from hotseat.server.reading import read_table
from hotseat.server.steady_clock import now
from hotseat.server.summary import shelf, summary
from hotseat.store import Change, Conflict, Label, Snapshot, Store, Unavailable
from hotseat.table import entries as log
from hotseat.table.forgetting import without, without_chat
from hotseat.table.opening import from_record
from hotseat.table.table import Stage, Table, fold, open_table

_BEGUN = (shelves.RUNNING, shelves.LISTED_RUNNING, shelves.OVER, shelves.CLOSED)
_MOST = 10_000_000


class ImportedTable(NamedTuple):
    """A table made from a record, and a key for each seat that a person can take."""

    table: str
    keys: dict[int, str]


async def every_table(store: Store) -> list[str]:
    """Return every table whose game may have begun."""
    return [row.table for row in await store.on_shelves(_BEGUN, _MOST)]


async def forget_person(store: Store, person: str) -> list[str]:
    """Remove a person from every table; return these tables.

    Tables with nobody else are deleted. At the others the seat goes to a stranger who never comes,
    so that the host can hand it to a bot.
    """
    nobody = new_secret()
    tables = await tables_naming(store, person)
    for table_id in tables:
        table = await read_table(store, table_id)
        if {holder.person for holder in table.seats} | {table.host} <= {person, ""}:
            await store.delete(table_id)
        else:
            keys = await keys_of(store, table_id, person)
            await _rewrite(store, table_id, without(table.log, person, nobody), keys)
    return tables


async def delete_table(store: Store, table_id: str) -> None:
    """Delete a table, and let running servers know."""
    await store.delete(table_id)
    await give(store, [WrittenBeside(now(), table_id)])


async def forget_chat(store: Store, table_id: str) -> int:
    """Delete the chat of a table; return how many messages it had."""
    changed = without_chat((await read_table(store, table_id)).log)
    await _rewrite(store, table_id, changed)
    return len(changed)


async def _rewrite(
    store: Store, table_id: str, changed: Mapping[int, log.Entry], keys: tuple[bytes, ...] = ()
) -> None:
    """Overwrite entries, remove keys of seats, and update the table's row in lists."""
    await store.rewrite(
        table_id, {number: log.write_entry(entry) for number, entry in changed.items()}
    )
    table = await read_table(store, table_id)
    await store.append(_change(table, table.seq, (), old_labels=keys))


async def import_record(store: Store, record: Record) -> ImportedTable:
    """Make a table from a verified record."""
    game = game_by_name(record.head.game)
    persons = [new_secret() for _ in record.head.seats]
    code = new_code()
    entries = from_record(game, record, persons=persons, code=code, at=now())
    table = open_table(new_table_id(), entries)
    keys: dict[int, str] = {}
    labels: list[Label] = []
    if table.stage == Stage.RUNNING:
        labels.append(Label(code_label(code)))
        for seat, holder in enumerate(table.seats):
            if holder.person:
                keys[seat] = new_secret()
                value = write_key(KeyOf(seat, holder.person, "both"))
                labels.append(Label(hashed(keys[seat]), value))
    await store.append(_change(table, 0, entries, labels))
    snapshot = Snapshot(table.seq, msgspec.json.encode(table.snapshot()))
    await store.keep_snapshot(table.id, snapshot)
    return ImportedTable(table.id, keys)


async def close_table(store: Store, table_id: str) -> bool:
    """Close a table from outside, for good; False if it is over or closed already.

    Servers are told to read on. Raise `KeyError` if there is no such table.
    """
    for _ in range(ATTEMPTS):
        table = await read_table(store, table_id)
        if table.stage > Stage.RUNNING:
            return False
        known, closed = table.seq, log.Closed(now(), "operator")
        fold(table, closed)
        change = _change(table, known, [closed], old_labels=(code_label(table.code),))
        try:
            await store.append(change)
        except Conflict:  # they play on meanwhile
            continue
        await give(store, [WrittenBeside(now(), table_id)])
        return True
    raise Unavailable("the table changes too fast")


def _change(
    table: Table,
    after: int,
    entries: Sequence[log.Entry],
    labels: Sequence[Label] = (),
    old_labels: tuple[bytes, ...] = (),
) -> Change:
    return Change(
        table.id,
        after,
        tuple([log.write_entry(entry) for entry in entries]),
        shelf(table),
        msgspec.json.encode(summary(table)),
        now(),
        members_of(table),
        tuple(labels),
        old_labels,
    )
