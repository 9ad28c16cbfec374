"""Nonces are sealed before they are shown, and a game begins in time without missing ones."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from hotseat.server import fair_start
from hotseat.server.hub import Hub
from hotseat.table import commands as ask
from hotseat.table.callers import Caller
from hotseat.table.table import Stage
from tests.server.fakes import FickleStore, new_table
from tests.server.test_durability import in_a_hub

NONCE = "5a" * 16
SEAL = hashlib.sha256(bytes.fromhex(NONCE)).hexdigest()


def test_a_table_that_begins_at_once_waits_for_the_nonce(tmp_path: Path) -> None:
    async def test(hub: Hub, _: FickleStore) -> None:
        opened = await hub.openings.open("ann", new_table(nonce="", seal=SEAL))
        live = await hub.find(opened.table)
        assert opened.commitment == live.table.commitment
        assert live.table.is_starting
        assert not live.is_idle  # it is not forgotten meanwhile
        await live.carry_out(Caller("ann"), ask.Reveal(0, NONCE))
        assert live.table.stage == Stage.RUNNING
        assert live.table.course.chance_of.nonces == (NONCE, "")

    in_a_hub(tmp_path, test)


def test_the_game_begins_without_a_nonce_that_nobody_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_start, "REVEAL_SECONDS", 0.0)

    async def test(hub: Hub, _: FickleStore) -> None:
        opened = await hub.openings.open("ann", new_table(nonce="", seal=SEAL))
        live = await hub.find(opened.table)
        assert live.table.is_starting
        starting = live.start.waiting
        assert starting is not None
        await starting
        assert live.table.stage == Stage.RUNNING
        chance = live.table.course.chance_of
        assert (chance.nonces, chance.seals) == (("", ""), (SEAL, ""))

    in_a_hub(tmp_path, test)


def test_a_server_that_comes_back_begins_what_was_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub, store: FickleStore) -> None:
        opened = await hub.openings.open("ann", new_table(nonce="", seal=SEAL))
        live = await hub.find(opened.table)
        await live.stop()
        monkeypatch.setattr(fair_start, "REVEAL_SECONDS", 0.0)
        again = Hub(hub.config, store, hub.bots, hub.metrics)
        live = await again.find(opened.table)
        assert live.start.waiting is not None
        await live.start.waiting
        assert live.table.stage == Stage.RUNNING

    in_a_hub(tmp_path, test)
