"""`hotseat admin`: what whoever runs the servers can see and do.

Everything goes through the store, so it works beside one server with a folder and beside many with
a database, from any machine that reaches it.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any

from hotseat.cli import admin_views as views
from hotseat.cli.common import check_range
from hotseat.cli.serve import add_home, home_of
from hotseat.cli.stores import existing, read_one, used
from hotseat.core import Invalid
from hotseat.games import NAMES
from hotseat.server import census
from hotseat.server.gate import network_of
from hotseat.server.identity import is_person
from hotseat.server.inquiry import Report, ask_servers
from hotseat.server.keeping import close_table
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

LONGEST_WAIT = 600  # seconds
LONGEST_NOTICE = 7 * 24 * 60  # minutes
_A_MINUTE = 60_000  # milliseconds

Work = Callable[[Store, Namespace], Awaitable[None]]


def add_to(commands: Any) -> None:
    """Add the command and what it can do."""
    parser = commands.add_parser(
        "admin",
        help="see and manage what goes on at running servers",
        description="See and manage what goes on: tables, people, load, bans, a message to all. "
        "Works beside one server or many, through the folder or the database that they use.",
    )
    actions = parser.add_subparsers(title="what to do", required=True, metavar="ACTION")

    action = _action(actions, "tables", "list tables", _tables, json=True)
    action.add_argument("text", nargs="?", default="", metavar="TEXT", help="an id or a name")
    action.add_argument("--game", choices=NAMES, help="of this game only")
    action.add_argument(
        "--stage",
        choices=(*census.STAGES, "any"),
        help="only those in this stage (default: lobby and running)",
    )
    action.add_argument("--most", type=int, default=50, metavar="N", help="default: 50")

    action = _action(actions, "table", "show a table and its people", _table, json=True, asks=True)
    action.add_argument("table", metavar="TABLE")

    action = _action(actions, "people", "list people", _people, json=True, asks=True)
    action.add_argument("text", nargs="?", default="", metavar="TEXT", help="an id or a name")
    action.add_argument("--here", action="store_true", help="only who is connected now")
    action.add_argument("--most", type=int, default=50, metavar="N", help="default: 50")

    _action(actions, "load", "show how busy each server is", _load, json=True, asks=True)

    action = _action(actions, "close", "close tables for good", _close, asks=True)
    action.add_argument("tables", nargs="+", metavar="TABLE")

    action = _action(actions, "ban", "keep a person or an address out", _ban, asks=True)
    _add_who(action)
    action.add_argument("--note", default="", metavar="TEXT", help="why, for yourself")

    action = _action(actions, "unban", "let them in again", _unban, asks=True)
    _add_who(action)

    _action(actions, "bans", "list who is kept out", _bans, json=True)

    action = _action(
        actions, "message", "tell everybody something, or show what is told", _message, asks=True
    )
    action.add_argument("text", nargs="?", default="", metavar="TEXT")
    action.add_argument(
        "--minutes", type=int, default=60, metavar="N", help="how long (default: 60)"
    )
    action.add_argument("--take-back", action="store_true", help="let it be seen no more")


def _action(
    actions: Any, name: str, does: str, work: Work, *, json: bool = False, asks: bool = False
) -> ArgumentParser:
    """Add one thing to do; it may print JSON, and may wait for answers of running servers."""
    action: ArgumentParser = actions.add_parser(
        name, help=does, description=f"{does[0].upper()}{does[1:]}."
    )
    add_home(action)
    action.set_defaults(run=lambda chosen: _run(chosen, work), wait=0, json=False)
    if json:
        action.add_argument("--json", action="store_true", help="print one JSON object")
    if asks:
        action.add_argument(
            "--wait",
            type=int,
            default=5,
            metavar="S",
            help="seconds to wait for running servers (default: 5)",
        )
    return action


def _add_who(action: ArgumentParser) -> None:
    action.add_argument(
        "who",
        nargs="?",
        default="",
        metavar="WHO",
        help="a name, or the beginning of an id (after -- if that begins with -)",
    )
    action.add_argument(
        "--address", default="", metavar="A", help="an IP address; of IPv6 its network (/64) counts"
    )


def _run(chosen: Namespace, work: Work) -> int:
    check_range("--wait", chosen.wait, 0, LONGEST_WAIT)

    async def go() -> None:
        async with used(existing(chosen)) as store:
            await work(store, chosen)

    asyncio.run(go())
    return 0


async def _ask(store: Store, chosen: Namespace) -> list[Report]:
    return await ask_servers(store, now(), chosen.wait) if chosen.wait else []


# Looking


async def _tables(store: Store, chosen: Namespace) -> None:
    check_range("--most", chosen.most, 1, census.LOOKED_THROUGH)
    stages = {"any": census.ANY_STAGE, None: census.STAGES["lobby"] + census.STAGES["running"]}
    wanted = stages.get(chosen.stage) or census.STAGES[chosen.stage]
    found = [
        line
        for line in await census.tables(store, wanted)
        if chosen.game in (None, line.game) and census.matches(line, chosen.text)
    ]
    views.show_tables(found[: chosen.most], len(found), as_json=chosen.json)


async def _table(store: Store, chosen: Namespace) -> None:
    table = await read_one(store, chosen.table)
    reports = await _ask(store, chosen)
    views.show_table(table, reports, as_json=chosen.json)


async def _people(store: Store, chosen: Namespace) -> None:
    check_range("--most", chosen.most, 1, census.LOOKED_THROUGH)
    reports = await _ask(store, chosen)
    if chosen.here and not reports:
        raise _no_server(chosen)
    wanted = chosen.text.casefold()
    found = [
        one
        for one in census.people(await census.tables(store), reports, await read_standing(store))
        if (one.here or not chosen.here)
        and (
            one.person.startswith(chosen.text)
            or any(wanted in name.casefold() for name in one.names)
        )
    ]
    views.show_people(
        found[: chosen.most], len(found), knows_here=bool(reports), as_json=chosen.json
    )


async def _load(store: Store, chosen: Namespace) -> None:
    reports = await _ask(store, chosen)
    if not reports:
        raise _no_server(chosen)
    views.show_load(reports, as_json=chosen.json)


async def _bans(store: Store, chosen: Namespace) -> None:
    standing = await read_standing(store)
    everybody = census.people(await census.tables(store), [], standing)
    views.show_bans(standing, everybody, as_json=chosen.json)


# Doing


async def _close(store: Store, chosen: Namespace) -> None:
    for table in chosen.tables:
        await read_one(store, table)
    for table in chosen.tables:
        if not await close_table(store, table):
            raise Invalid("invalid-table-not-open", table=table)
        print(f"{table} is closed.")
    await _confirm(store, chosen)


async def _ban(store: Store, chosen: Namespace) -> None:
    person, address = await _meant(store, chosen)
    orders: list[AnyOrder] = []
    if person:
        orders.append(Banned(now(), person=person, note=chosen.note))
    if address:
        orders.append(Banned(now(), address=address, note=chosen.note))
    await give(store, orders)
    for one in filter(None, (person, address)):
        print(f"{one} is banned.")
    await _confirm(store, chosen)


async def _unban(store: Store, chosen: Namespace) -> None:
    person, address = await _meant(store, chosen)
    standing = await read_standing(store)
    for one, banned in ((person, standing.persons), (address, standing.addresses)):
        if one and one not in banned:
            raise Invalid("invalid-not-banned", who=one)
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
        try:
            address = network_of(str(ip_address(chosen.address.partition("/")[0])))
        except ValueError:
            raise Invalid("invalid-ban-address", given=chosen.address) from None
    return (await _person(store, chosen) if chosen.who else ""), address


async def _person(store: Store, chosen: Namespace) -> str:
    who: str = chosen.who
    if is_person(who):  # also somebody who was never seen here
        return who
    standing = await read_standing(store)
    reports = await _ask(store, chosen)
    found = census.named(census.people(await census.tables(store), reports, standing), who)
    ids = {one.person for one in found}
    if len(who) >= census.SHORTEST_ID:
        ids |= {person for person in standing.persons if person.startswith(who)}
    if not ids:
        raise Invalid("invalid-no-such-person", who=who)
    if len(ids) > 1:
        raise Invalid("invalid-several-people", who=who, ids=", ".join(sorted(ids)))
    return ids.pop()


async def _message(store: Store, chosen: Namespace) -> None:
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
        views.show_notice((await read_standing(store)).notice, now())
        return
    await _confirm(store, chosen)


async def _confirm(store: Store, chosen: Namespace) -> None:
    """Wait until running servers have followed: they answer after what was ordered before."""
    if not chosen.wait:
        return
    reports = await ask_servers(store, now(), chosen.wait)
    if reports:
        print(f"Servers that have taken note: {len(reports)}.")
    else:
        print("No server answers; it holds as soon as one runs.")


def _no_server(chosen: Namespace) -> Invalid:
    return Invalid("invalid-no-server", name=home_of(chosen).name)
