"""What all tests of the server share."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hotseat.server import bot_seats, openings
from hotseat.server.config import Limits
from tests.server.harness import Club, Hosts, Server
from tests.services import PASSWORD, postgres, redis

# Bots among themselves keep nobody waiting, and few spectators are too many.
QUICK = Limits(bots_only_seconds=0.1, spectators_a_table=3)


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
    monkeypatch.setattr(openings, "secrets", loaded)
    monkeypatch.setattr(bot_seats, "secrets", loaded)


@pytest.fixture(scope="session")
def two_nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Two servers that share a database, for all tests of this process that need no more."""
    folder = tmp_path_factory.mktemp("club")
    with Club(folder / "node", postgres().url_for(folder), redis().url, limits=QUICK) as club:
        yield club


@pytest.fixture
def club(two_nodes: Club) -> Iterator[Club]:
    """Two nodes; one that dies is replaced after the test."""
    yield two_nodes
    two_nodes.replace_the_dead()
    assert "Traceback" not in two_nodes.log()
    assert PASSWORD not in two_nodes.log()


@pytest.fixture(scope="module", params=["one server", "two processes", "two nodes"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hosts]:
    """A server; one of two processes; two that share everything, in turns for every request."""
    if request.param == "two nodes":
        server: Hosts = request.getfixturevalue("two_nodes")
        yield server
        assert "Traceback" not in server.log()
        return
    options = ["--processes", "2"] if request.param == "two processes" else []
    with Server(tmp_path_factory.mktemp("life") / "data", *options, limits=QUICK) as server:
        yield server
        assert "Traceback" not in server.log()
