"""Whole games as text: a change of rules, option order, views or events shows line by line."""

from __future__ import annotations

import pytest

from hotseat.games import NAMES
from tests.playthroughs.said import SAID, file_of, said
from tests.playthroughs.write import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    for number, (before, now) in enumerate(
        zip(written, playthrough(name).splitlines(), strict=True), start=1
    ):
        assert now == before, f"{name}.txt line {number}; if this is meant: make playthroughs"


@pytest.mark.parametrize("name", SAID)
def test_what_is_said_in_a_playthrough_reads_as_it_did(name: str) -> None:
    written = file_of(name).read_text("utf-8").splitlines()
    for number, (before, now) in enumerate(
        zip(written, said(name).splitlines(), strict=True), start=1
    ):
        assert now == before, f"{name}.said.txt line {number}; if this is meant: make playthroughs"


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_playthrough(game: str) -> None:
    assert any(played == game for played, _, _ in PLAYTHROUGHS.values())
