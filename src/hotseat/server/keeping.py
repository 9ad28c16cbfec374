"""Tables and records: what leaves a store and what comes in, beside a running server or without."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from hotseat.core.record import Record
from hotseat.games import game as game_by_name
from hotseat.server import summary as shelves
from hotseat.server.identity import (
    KeyOf,
    code_label,
    hashed,
    new_code,
    new_secret,
    new_table_id,
    write_key,
)
from hotseat.server.live import now
from hotseat.server.summary import shelf, summary
from hotseat.store import Change, Label, Snapshot, Store
from hotseat.table import entries as log
from hotseat.table.opening import from_record
from hotseat.table.table import Stage, open_table

_BEGUN = (shelves.RUNNING, shelves.LISTED_RUNNING, shelves.OVER, shelves.CLOSED)
_MOST = 10_000_000


class Kept(NamedTuple):
    """A table that was made of a record, and the keys of the seats that people can take."""

    table: str
    keys: dict[int, str]


async def every_table(store: Store) -> list[str]:
    """Return every table whose game may have begun."""
    return [row.table for row in await store.on_shelves(_BEGUN, _MOST)]


async def keep_record(store: Store, record: Record) -> Kept:
    """Make a table of a record that was verified."""
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
    await store.append(
        Change(
            table.id,
            0,
            tuple(log.write_entry(entry) for entry in entries),
            shelf(table),
            msgspec.json.encode(summary(table)),
            now(),
            tuple(sorted({holder.person.encode() for holder in table.seats if holder.person})),
            tuple(labels),
        )
    )
    snapshot = Snapshot(table.seq, msgspec.json.encode(table.snapshot()))
    await store.keep_snapshot(table.id, snapshot)
    return Kept(table.id, keys)
