"""What all actions of `hotseat admin` share: answers of running servers."""

from __future__ import annotations

from argparse import Namespace

from hotseat.cli.homes import home_of
from hotseat.core import Invalid
from hotseat.server.inquiry import Report, ask_servers
from hotseat.server.steady_clock import now
from hotseat.store import Store


async def ask(store: Store, chosen: Namespace) -> list[Report]:
    """Return what running servers answer in the time that is given to them."""
    return await ask_servers(store, now(), chosen.wait) if chosen.wait else []


def no_server(chosen: Namespace) -> Invalid:
    """Return the sentence that none has answered."""
    return Invalid("invalid-no-server", name=home_of(chosen).name)
