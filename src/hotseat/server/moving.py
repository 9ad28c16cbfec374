"""Copies all tables from one store into another: their logs, and everything that leads to them."""

from __future__ import annotations

from collections.abc import AsyncIterator

from hotseat.server.orders import LOG
from hotseat.store import Change, Store

_AT_ONCE = 100


class NotEmpty(Exception):
    """The target store already has tables."""


async def every_id(store: Store) -> AsyncIterator[str]:
    """Yield the id of every table in a store."""
    last = ""
    while tables := await store.every(last, _AT_ONCE):
        for table in tables:
            yield table
        last = tables[-1]


async def move_tables(source: Store, target: Store) -> int:
    """Copy every table into an empty store; return how many. No server may run meanwhile.

    What an operator has ordered is copied like a table, and not counted. Raise `NotEmpty` if the
    target is not empty. If copying fails, nothing is left behind.
    """
    if await target.every("", 1):
        raise NotEmpty
    moved: list[str] = []
    try:
        async for table in every_id(source):
            moved.append(table)
            await _move(table, source, target)
    except BaseException:
        for table in moved:
            await target.delete(table)
        raise
    return len(set(moved) - {LOG})


async def _move(table: str, source: Store, target: Store) -> None:
    row, leads = await source.row(table), await source.leads(table)
    assert row is not None  # nobody deletes tables meanwhile
    entries = await source.entries(table)
    await target.append(
        Change(
            table,
            0,
            tuple(entries),
            row.shelf,
            row.summary,
            row.at,
            leads.members,
            leads.labels,
        )
    )
    if snapshot := await source.snapshot(table):
        await target.keep_snapshot(table, snapshot)
