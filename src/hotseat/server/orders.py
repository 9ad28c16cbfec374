"""What the operator has ordered: bans, a notice to everybody, tables closed from outside.

Orders are a log in the store, like a table's. Whoever can write to the store is the operator, so
there is no other way in, and an order outlives every server. Servers look there once a second
(`operator.py`).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from math import ceil, inf
from typing import Union

import msgspec

from hotseat.core.decoding import json_decoder
from hotseat.store import Change, Conflict, Store, Unavailable
from hotseat.table.callers import Refused

logger = logging.getLogger("hotseat.operator")

LOG = "-operator"  # no table has such an id
SHELF = 100  # no list of tables looks there
ATTEMPTS = 20  # others may write orders at the same time
MOST_IN_NOTICE = 300  # characters
HOUR = 3_600_000  # milliseconds
TOLD_IN_HOURS = 48  # what is longer is told in days


class Order(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One order, and when it was given (milliseconds since 1970)."""

    at: int


class Banned(Order, frozen=True, tag="banned"):
    """A person, or whoever comes from an address, may not use the servers any more."""

    person: str = ""
    address: str = ""  # as limits count it: of IPv6 the network
    note: str = ""  # for the operator only
    until: int = 0  # milliseconds since 1970; 0: until it is lifted

    def holds(self, at: int) -> bool:
        """Is it not over by then?"""
        return self.until == 0 or at < self.until

    def refusal(self, at: int) -> Refused:
        """Return what whoever is banned is told at that time: for how long it still holds."""
        hours = ceil((self.until - at) / HOUR) if self.until else 0
        unit, left = ("days", ceil(hours / 24)) if hours > TOLD_IN_HOURS else ("hours", hours)
        return Refused("refused-banned", left=left, unit=unit if left else "none")


class Unbanned(Order, frozen=True, tag="unbanned"):
    """They may again."""

    person: str = ""
    address: str = ""


class Announced(Order, frozen=True, tag="announced"):
    """A message to everybody, in place of the previous one."""

    text: str
    until: int


class TakenBack(Order, frozen=True, tag="taken-back"):
    """The message is taken back."""


class WrittenBeside(Order, frozen=True, tag="written-beside"):
    """The operator has written to the log of a table: servers that have it read on."""

    table: str


AnyOrder = Union[Banned, Unbanned, Announced, TakenBack, WrittenBeside]  # noqa: UP007 -- names itself
_write = msgspec.json.Encoder().encode
_read = json_decoder(AnyOrder).decode


class Standing:
    """What holds after all orders so far."""

    def __init__(self) -> None:
        self.seq = 0  # of the last order
        self.persons: dict[str, Banned] = {}
        self.addresses: dict[str, Banned] = {}
        self.notice: Announced | None = None
        self.notice_id = 0  # tells one notice from the next

    def fold(self, order: AnyOrder) -> None:
        """Apply an order."""
        self.seq += 1
        match order:
            case Banned(person=person, address=address):
                if person:
                    self.persons[person] = order
                if address:
                    self.addresses[address] = order
            case Unbanned(person=person, address=address):
                self.persons.pop(person, None)
                self.addresses.pop(address, None)
            case Announced():
                self.notice, self.notice_id = order, self.seq
            case TakenBack():
                self.notice = None
            case WrittenBeside():
                pass

    def ban(self, person: str, address: str, at: int) -> Banned | None:
        """Return the ban that holds at that time for this person from this address, if any.

        Of two it is the one that ends later.
        """
        found = (self.persons.get(person), self.addresses.get(address))
        hold = [ban for ban in found if ban is not None and ban.holds(at)]
        return max(hold, key=lambda ban: ban.until or inf, default=None)

    def all_bans(self, at: int) -> list[Banned]:
        """Return the bans that hold at that time, persons first."""
        every = [*self.persons.values(), *self.addresses.values()]
        return [ban for ban in every if ban.holds(at)]


async def read_on(store: Store, standing: Standing) -> list[AnyOrder]:
    """Apply what was ordered since; return these orders.

    While servers are exchanged one by one, an older one skips what only a newer one knows.
    """
    orders: list[AnyOrder] = []
    for entry in await store.entries(LOG, standing.seq):
        try:
            order = _read(entry)
        except msgspec.MsgspecError:
            standing.seq += 1
            logger.warning("an order cannot be read", extra={"number": standing.seq})
        else:
            standing.fold(order)
            orders.append(order)
    return orders


async def read_standing(store: Store) -> Standing:
    """Return what holds now."""
    standing = Standing()
    await read_on(store, standing)
    return standing


async def give(store: Store, orders: Sequence[AnyOrder]) -> None:
    """Write orders down, in order, all or none."""
    for _ in range(ATTEMPTS):
        seq = (await store.seqs([LOG])).get(LOG, 0)
        entries = tuple([_write(order) for order in orders])
        try:
            await store.append(Change(LOG, seq, entries, SHELF, b"", orders[-1].at))
        except Conflict:
            continue
        return
    raise Unavailable("too many write orders at once")
