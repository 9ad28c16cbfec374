"""What an operator looks at."""

from __future__ import annotations

from argparse import Namespace

from hotseat.cli.admin import lists
from hotseat.cli.admin.asking import ask, no_server
from hotseat.cli.admin.load import show_load
from hotseat.cli.common import check_range
from hotseat.cli.stores import read_one
from hotseat.server import census
from hotseat.server.orders import read_standing
from hotseat.store import Store


async def tables(store: Store, chosen: Namespace) -> None:
    """List tables."""
    check_range("--most", chosen.most, 1, census.LOOKED_THROUGH)
    stages = {"any": census.ANY_STAGE, None: census.STAGES["lobby"] + census.STAGES["running"]}
    wanted = stages.get(chosen.stage) or census.STAGES[chosen.stage]
    found = [
        line
        for line in await census.tables(store, wanted)
        if chosen.game in (None, line.game) and census.matches(line, chosen.text)
    ]
    lists.show_tables(found[: chosen.most], len(found), as_json=chosen.json)


async def table(store: Store, chosen: Namespace) -> None:
    """Show a table and its people."""
    table = await read_one(store, chosen.table)
    reports = await ask(store, chosen)
    lists.show_table(table, reports, as_json=chosen.json)


async def people(store: Store, chosen: Namespace) -> None:
    """List people."""
    check_range("--most", chosen.most, 1, census.LOOKED_THROUGH)
    reports = await ask(store, chosen)
    if chosen.here and not reports:
        raise no_server(chosen)
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
    lists.show_people(
        found[: chosen.most], len(found), knows_here=bool(reports), as_json=chosen.json
    )


async def load(store: Store, chosen: Namespace) -> None:
    """Show how busy each server is."""
    reports = await ask(store, chosen)
    if not reports:
        raise no_server(chosen)
    show_load(reports, as_json=chosen.json)


async def bans(store: Store, chosen: Namespace) -> None:
    """List who is kept out."""
    standing = await read_standing(store)
    everybody = census.people(await census.tables(store), [], standing)
    lists.show_bans(standing, everybody, as_json=chosen.json)
