"""What an operator does."""

from __future__ import annotations

from argparse import Namespace
from ipaddress import ip_address

from hotseat.cli.admin import lists
from hotseat.cli.admin.asking import ask
from hotseat.cli.common import check_range
from hotseat.cli.stores import read_one
from hotseat.core import Invalid
from hotseat.server import census
from hotseat.server.gate import network_of
from hotseat.server.identity import is_person
from hotseat.server.maintenance import close_table
from hotseat.server.orders import (
    MOST_IN_NOTICE,
    Announced,
    AnyOrder,
    Banned,
    TakenBack,
    Unbanned,
    give,
    read_standing,
)
from hotseat.server.steady_clock import now
from hotseat.store import Store
from hotseat.table.plain_text import plain_text
from hotseat.table.table import Stage

LONGEST_NOTICE = 7 * 24 * 60  # minutes
LONGEST_BAN = 3_650  # days; without a number it has no end
_A_MINUTE = 60_000  # milliseconds
_A_DAY = 24 * 60 * _A_MINUTE


async def close(store: Store, chosen: Namespace) -> None:
    """Close tables for good; none if one of them cannot be."""
    for table in chosen.tables:
        if (await read_one(store, table)).stage > Stage.RUNNING:
            raise Invalid("invalid-table-not-open", table=table)
    for table in chosen.tables:
        await close_table(store, table)
        print(f"{table} is closed.")
    await _confirm(store, chosen)


async def ban(store: Store, chosen: Namespace) -> None:
    """Keep a person or an address out, for some days or until it is lifted."""
    if chosen.days is not None:
        check_range("--days", chosen.days, 1, LONGEST_BAN)
    person, address = await _meant(store, chosen)
    at = now()
    until = at + chosen.days * _A_DAY if chosen.days else 0
    orders: list[AnyOrder] = []
    if person:
        orders.append(Banned(at, person=person, note=chosen.note, until=until))
    if address:
        orders.append(Banned(at, address=address, note=chosen.note, until=until))
    await give(store, orders)
    for one in filter(None, (person, address)):
        print(f"{one} is banned{f' until {lists.when(until)}' if until else ''}.")
    await _confirm(store, chosen)


async def unban(store: Store, chosen: Namespace) -> None:
    """Let them in again."""
    person, address = await _meant(store, chosen)
    standing = await read_standing(store)
    if person and not standing.ban(person, "", now()):
        raise Invalid("invalid-not-banned", who=person)
    if address and not standing.ban("", address, now()):
        raise Invalid("invalid-not-banned", who=address)
    await give(store, [Unbanned(now(), person, address)])
    for one in filter(None, (person, address)):
        print(f"{one} may come again.")
    await _confirm(store, chosen)


async def _meant(store: Store, chosen: Namespace) -> tuple[str, str]:
    """Return the person and the address that are meant; raise `Invalid` if that is not clear."""
    if not chosen.who and not chosen.address:
        raise Invalid("invalid-ban-whom")
    address = ""
    if chosen.address:
        given, _, bits = chosen.address.partition("/")
        try:
            address = network_of(str(ip_address(given)))
        except ValueError:
            raise Invalid("invalid-ban-address", given=chosen.address) from None
        if bits not in ("", address.partition("/")[2]):  # of IPv6 as lists show it, with /64
            raise Invalid("invalid-ban-network", given=chosen.address)
    return (await _person(store, chosen) if chosen.who else ""), address


async def _person(store: Store, chosen: Namespace) -> str:
    who: str = chosen.who
    standing = await read_standing(store)
    reports = await ask(store, chosen)
    found = census.named(census.people(await census.tables(store), reports, standing), who)
    ids = {one.person for one in found}
    if len(who) >= census.SHORTEST_ID:
        ids |= {person for person in standing.persons if person.startswith(who)}
    if not ids and is_person(who):  # a whole id, of somebody who has left nothing here
        return who
    if not ids:
        raise Invalid("invalid-no-such-person", who=who)
    if len(ids) > 1:
        raise Invalid("invalid-several-people", who=who, ids=", ".join(sorted(ids)))
    return ids.pop()


async def message(store: Store, chosen: Namespace) -> None:
    """Tell everybody something, take it back, or show what is told."""
    check_range("--minutes", chosen.minutes, 1, LONGEST_NOTICE)
    if chosen.take_back:
        await give(store, [TakenBack(now())])
        print("The message is taken back.")
    elif chosen.text:
        text = plain_text(chosen.text, MOST_IN_NOTICE + 1)
        if not text or len(text) > MOST_IN_NOTICE:
            raise Invalid("invalid-notice", most=MOST_IN_NOTICE)
        await give(store, [Announced(now(), text, now() + chosen.minutes * _A_MINUTE)])
        print(f"Everybody sees it for {chosen.minutes} minutes: {text}")
    else:
        lists.show_notice((await read_standing(store)).notice, now())
        return
    await _confirm(store, chosen)


async def _confirm(store: Store, chosen: Namespace) -> None:
    """Wait until running servers have followed: they answer after what was ordered before."""
    if not chosen.wait:
        return
    reports = await ask(store, chosen)
    if reports:
        print(f"Servers that have taken note: {len(reports)}.")
    else:
        print("No server answers; it holds as soon as one runs.")
