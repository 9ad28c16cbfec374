"""How tables begin in tests over real sockets, and what is compared there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hotseat.core.record import read_record, replay
from hotseat.games import game as game_by_name
from tests.server.harness import (
    Guest,
    Hosts,
    Refused,
    hotseat,
)

HEAT = game_by_name("heat")
NONCE = "ab" * 16


def lobby(server: Hosts, seats: int = 2, **wanted: Any) -> tuple[Guest, Guest, str]:
    """Return Ann and Bob, ready on the first two seats of a table of Ann's."""
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    wanted = {"settings": {"laps": 1}, "names": ["Ann"], **wanted}
    opened = ann.open_fully("heat", seats=seats, **wanted)
    bob.join(opened["invitation"])
    ann.ready(opened["table"], 0)
    bob.sit(opened["table"], 1)
    return ann, bob, opened["table"]


def running(server: Hosts, seats: int = 2, **wanted: Any) -> tuple[Guest, Guest, str]:
    """Return Ann and Bob in a race, with rookies on the other seats."""
    ann, bob, table = lobby(server, seats, **wanted)
    if seats > 2:
        ann.do(table, "fill-with-bots", bot="rookie")
    ann.do(table, "start")
    return ann, bob, table


def refused(code: str) -> Any:
    return pytest.raises(Refused, match=f"^{code}$")


def state_of(server: Hosts, table: str, folder: Path) -> Any:
    """Return the state of the game as the log has it."""
    [file] = hotseat("export", table, *server.home, "--to", folder).stdout.split()
    record = read_record(file, Path(file).read_bytes())
    *_, last = replay(file, HEAT, record)
    return last.state


def as_sent(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


def without_times(entries: list[Any]) -> list[Any]:
    return [{name: value for name, value in entry.items() if name != "at"} for entry in entries]
