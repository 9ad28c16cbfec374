"""What the store gets of a table: entries, what lists show of it, and snapshots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from hotseat.server.forgetting import members_of
from hotseat.server.summary import Summary, shelf, summary, update_summary
from hotseat.store import Change, Label, Snapshot, Store, Unavailable
from hotseat.table import entries as log
from hotseat.table.table import Stage, Table

logger = logging.getLogger("hotseat.tables")

SNAPSHOT_EVERY = 100  # entries
_encode = msgspec.json.Encoder().encode


class TableWriter:
    """Writes one table, always as it is in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.members: tuple[bytes, ...] = ()
        self._summary: Summary | None = None  # as of the last change of seats or settings
        self._kept_at = 0  # the entry after which the last snapshot was stored

    def change(
        self,
        table: Table,
        after: int,
        entries: Sequence[log.Entry],
        at: int,
        new_labels: tuple[Label, ...] = (),
        old_labels: tuple[bytes, ...] = (),
    ) -> Change:
        """Return entries that are folded already, as the store gets them."""
        if self._summary is None or not all(isinstance(entry, log.Moved) for entry in entries):
            self._look_at_seats(table)
        assert self._summary is not None
        return Change(
            table.id,
            after,
            tuple([log.write_entry(entry) for entry in entries]),
            shelf(table),
            _encode(update_summary(self._summary, table)),
            at,
            self.members,
            new_labels,
            old_labels,
        )

    def members_before(self, table: Table) -> tuple[bytes, ...]:
        """Return who has the table among theirs before something is written to it.

        Others may have written since, or before this server began.
        """
        if self._summary is None and table.seq:
            self._look_at_seats(table)
        return self.members

    def _look_at_seats(self, table: Table) -> None:
        """Cache what moves do not change, because most changes are moves."""
        self._summary = summary(table)
        self.members = members_of(table)

    def forget_seats(self) -> None:
        """Look at the seats anew next time: somebody else has written."""
        self._summary = None

    def append(self, change: Change) -> asyncio.Future[None]:
        """Begin to write; return what waits for the commit."""
        return asyncio.ensure_future(self._store.append(change))

    async def save(self, change: Change) -> asyncio.CancelledError | None:
        """Append and wait for the outcome.

        A cancelled task waits too, because the entries may be written nevertheless. The
        cancellation is returned then, or raised if nothing was written.
        """
        stopped: asyncio.CancelledError | None = None
        saving = self.append(change)
        while not saving.done():
            try:
                await asyncio.shield(saving)
            except asyncio.CancelledError as error:
                stopped = error
            except Exception:
                break  # handled below
        failure = saving.exception()
        if failure is not None:
            raise stopped or failure
        return stopped

    # Snapshots, so that opening a long game takes no longer than opening a short one

    def is_snapshot_due(self, table: Table) -> bool:
        """Has enough happened since the last snapshot, or has the game ended?"""
        if table.seq - self._kept_at < SNAPSHOT_EVERY and table.stage != Stage.OVER:
            return False
        return table.has_begun and self._kept_at < table.seq

    async def keep_snapshot(self, table: Table) -> None:
        """Store the table as it is; a table without its snapshot opens too, only later."""
        self._kept_at = table.seq
        try:
            kept = Snapshot(table.seq, _encode(table.snapshot()))
            await self._store.keep_snapshot(table.id, kept)
        except Unavailable:
            logger.warning("a snapshot could not be kept", extra={"table": table.id})
