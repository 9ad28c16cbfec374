"""What all tests of the server share."""

from __future__ import annotations

import random

import pytest

from hotseat.server import bot_seats, hub


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
