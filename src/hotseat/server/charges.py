"""What a request costs, and who pays: the same over HTTP and over a socket."""

from __future__ import annotations

from hotseat.server.hub import Hub
from hotseat.server.live import Live
from hotseat.server.rations import Rations
from hotseat.table.callers import Caller
from hotseat.table.commands import ChangeSettings, Chat, Command


async def check_costs(hub: Hub, live: Live, caller: Caller, address: str, command: Command) -> None:
    """Refuse a command that its sender cannot afford, or a file that cannot be used."""
    match command:
        case Chat():
            hub.rations.chat(caller, address)
            if not live.audience.own_seats(caller):
                hub.rations.chat_of_spectators(live.table.id)
        case ChangeSettings(settings=settings, seats=seats):
            live.audience.check_host(caller)  # before a stranger's file is read
            await hub.openings.check_files(caller, address, live.table.game, settings, seats)
        case _:
            pass


def charge_look(
    rations: Rations, caller: Caller, address: str, live: Live, since: int | None
) -> None:
    """Refuse a look that its sender cannot afford: the whole table, and what was missed."""
    rations.look(caller, address)
    rations.replay(caller, address, 0 if since is None else live.table.seq - since)
