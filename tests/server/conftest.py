"""What all tests of the server share."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hotseat.server import bot_seats, hub
from tests.server.harness import Club, Hosts, Server
from tests.services import postgres, redis


class Loaded:
    """Stands in for `secrets`: the same cards for the same test, on every machine."""

    def __init__(self, seed: str) -> None:
        dice = random.Random(seed)
        self.token_bytes = dice.randbytes
        self.randbits = dice.getrandbits


@pytest.fixture(autouse=True)
def same_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables in this process draw by the test's name: no test fails by bad luck."""
    loaded = Loaded(request.node.nodeid)
    monkeypatch.setattr(hub, "secrets", loaded)
    monkeypatch.setattr(bot_seats, "secrets", loaded)


@pytest.fixture(scope="module", params=["one server", "two nodes"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hosts]:
    """A server; then two that share everything, and every request goes to the other one."""
    folder = tmp_path_factory.mktemp("life") / "data"
    server: Hosts
    if request.param == "one server":
        server = Server(folder)
    else:
        server = Club(folder, postgres().url_for(folder), redis().url)
    with server:
        yield server
        assert "Traceback" not in server.log()
