"""Whatever happens to the process, an acknowledged move is never lost and never doubled."""

from __future__ import annotations

from pathlib import Path

from tests.server.chaos import Tally, club_for, play_a_round


def assert_well(tally: Tally, kills: int) -> None:
    assert tally.wrong == []
    assert (tally.lost, tally.doubled) == (0, 0)
    assert tally.kills >= kills
    assert tally.finished == tally.tables == tally.records
    assert tally.moves > 100
    assert tally.draws > 0


def test_eight_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    tally = play_a_round(tmp_path, seed=1, kills=8, tables=3)
    assert_well(tally, kills=8)
    assert tally.sent_again > 0


def test_processes_of_which_one_dies_lose_and_double_nothing(tmp_path: Path) -> None:
    """Now and then the one that watches over them is killed, and all with it."""
    assert_well(play_a_round(tmp_path, 1, 10, 3, processes=2), kills=10)


def test_two_nodes_of_which_one_dies_lose_and_double_nothing(tmp_path: Path) -> None:
    """Now and then PostgreSQL or Redis goes away instead, and comes back."""
    assert_well(play_a_round(tmp_path, 1, 10, 3, club_for(tmp_path)), kills=10)
