"""`hotseat admin`: what whoever runs the servers can see and do.

Everything goes through the store, so it works beside one server with a folder and beside many with
a database, from any machine that reaches it.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from typing import Any

from hotseat.cli.admin import doing, looking
from hotseat.cli.common import check_range
from hotseat.cli.homes import add_home
from hotseat.cli.stores import existing, used
from hotseat.games import NAMES
from hotseat.server import census
from hotseat.store import Store

LONGEST_WAIT = 600  # seconds

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

    action = _action(actions, "tables", "list tables", looking.tables, json=True)
    action.add_argument("text", nargs="?", default="", metavar="TEXT", help="an id or a name")
    action.add_argument("--game", choices=NAMES, help="of this game only")
    action.add_argument(
        "--stage",
        choices=(*census.STAGES, "any"),
        help="only those in this stage (default: lobby and running)",
    )
    action.add_argument("--most", type=int, default=50, metavar="N", help="default: 50")

    action = _action(
        actions, "table", "show a table and its people", looking.table, json=True, asks=True
    )
    action.add_argument("table", metavar="TABLE")

    action = _action(actions, "people", "list people", looking.people, json=True, asks=True)
    action.add_argument("text", nargs="?", default="", metavar="TEXT", help="an id or a name")
    action.add_argument("--here", action="store_true", help="only who is connected now")
    action.add_argument("--most", type=int, default=50, metavar="N", help="default: 50")

    _action(actions, "load", "show how busy each server is", looking.load, json=True, asks=True)

    action = _action(actions, "close", "close tables for good", doing.close, asks=True)
    action.add_argument("tables", nargs="+", metavar="TABLE")

    action = _action(actions, "ban", "keep a person or an address out", doing.ban, asks=True)
    _add_who(action)
    action.add_argument("--days", type=int, metavar="N", help="for so long (until you lift it)")
    action.add_argument("--note", default="", metavar="TEXT", help="why, for yourself")

    action = _action(actions, "unban", "let them in again", doing.unban, asks=True)
    _add_who(action)

    _action(actions, "bans", "list who is kept out", looking.bans, json=True)

    action = _action(
        actions,
        "message",
        "tell everybody something, or show what is told",
        doing.message,
        asks=True,
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
