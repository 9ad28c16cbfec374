"""What one node tells the others. It is stored nowhere: a node that misses it asks the store."""

from __future__ import annotations

import msgspec

from hotseat.core.decoding import msgpack_decoder
from hotseat.server.asking import OneAsking
from hotseat.server.wire import Sign
from hotseat.store import Row


class Visitor(msgspec.Struct, frozen=True, array_like=True):
    """One socket at a table."""

    person: str
    only_seat: int | None
    watches: bool


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """A table has new entries; these people see it among theirs, or did before."""

    row: Row
    members: tuple[str, ...]


class Rewritten(msgspec.Struct, frozen=True, tag="rewritten"):
    """The past of a table's log was rewritten: somebody was forgotten."""

    table: str


class Deleted(msgspec.Struct, frozen=True, tag="deleted"):
    """A table is gone."""

    table: str


class Looking(msgspec.Struct, frozen=True, tag="looking"):
    """Those who look at a table through this node."""

    table: str
    visitors: tuple[Visitor, ...]


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    """This node is alive: who looks at which table through it, and how many sockets it has."""

    looking: dict[str, tuple[Visitor, ...]]
    of_persons: dict[str, int]
    of_addresses: dict[str, int]
    spent: tuple[dict[str, float], ...] = ()  # what people used up since the last message
    is_settled: bool = False  # do all bots go on?


class Leaving(msgspec.Struct, frozen=True, tag="leaving"):
    """This node stops."""


class Asks(msgspec.Struct, frozen=True, tag="asks"):
    """Somebody asks to be let in, has an answer, or has stopped asking."""

    table: str
    person: str
    asking: OneAsking | None


class Shouts(msgspec.Struct, frozen=True, tag="shouts"):
    """Somebody shouts from their seat."""

    table: str
    seat: int
    sign: Sign


News = Changed | Rewritten | Deleted | Looking | Alive | Leaving | Asks | Shouts


class Letter(msgspec.Struct, frozen=True):
    """News and its sender."""

    node: str
    news: News


write_letter = msgspec.msgpack.Encoder().encode
read_letter = msgpack_decoder(Letter).decode
