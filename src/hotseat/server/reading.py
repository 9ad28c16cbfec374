"""Reads a table from its log, from the last snapshot on if there is one."""

from __future__ import annotations

import logging

import msgspec

from hotseat.core import Invalid
from hotseat.core.decoding import from_json
from hotseat.server.threads import in_thread
from hotseat.store import Store
from hotseat.table import entries as log
from hotseat.table.course import Damaged
from hotseat.table.messages import TableSnapshot
from hotseat.table.table import Table, open_table

logger = logging.getLogger("hotseat.tables")


async def read_table(store: Store, table_id: str) -> Table:
    """Return a table from its log; raise `KeyError` if there is none, `Damaged` if it is wrong."""
    kept = await store.snapshot(table_id)  # first: the log may grow meanwhile, but only grow
    entries = await store.entries(table_id)
    if not entries:
        raise KeyError(table_id)
    try:
        log_entries = [log.read_entry(entry) for entry in entries]
    except msgspec.MsgspecError as error:
        raise Damaged(str(error)) from None
    if kept:
        try:
            snapshot = from_json(kept.state, TableSnapshot)
            return await in_thread(open_table, table_id, log_entries, snapshot)
        except Exception as error:  # another version stored it: the log says the same
            logger.warning("a snapshot is of no use", exc_info=error, extra={"table": table_id})
    try:
        return await in_thread(open_table, table_id, log_entries)
    except (Damaged, Invalid):
        raise
    except Exception as error:  # it can be decoded, and yet makes no sense
        raise Damaged(repr(error)) from error
