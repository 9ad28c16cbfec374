"""Where a store names a person: at which tables, and in the keys of which seats."""

from __future__ import annotations

from hotseat.server.identity import read_invitation, read_key
from hotseat.store import Store
from hotseat.table.table import Table

_MOST_OF_A_PERSON = 100_000
_NAMED = b"~"  # before the id of somebody who is no member, but whose name or words are in the log


def members_of(table: Table) -> tuple[bytes, ...]:
    """Return who finds a table among their own, and who is only to be found in its log."""
    persons = {holder.person for holder in table.seats} | {table.host}
    members = {person.encode() for person in persons if person}
    members |= {_NAMED + person.encode() for person in table.named - persons if person}
    return tuple(sorted(members))


async def tables_naming(store: Store, person: str) -> list[str]:
    """Return the tables of a person, and those that they have left."""
    found: dict[str, None] = {}
    for member in (person.encode(), _NAMED + person.encode()):
        for row in await store.of_member(member, _MOST_OF_A_PERSON):
            found[row.table] = None
    return list(found)


async def keys_of(store: Store, table_id: str, person: str) -> tuple[bytes, ...]:
    """Return the labels of a table that are keys of a person's seats."""
    return tuple(
        label.key
        for label in (await store.leads(table_id)).labels
        if read_invitation(label.value) is None and read_key(label.value).person == person
    )
