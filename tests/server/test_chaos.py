"""Whatever happens to the process, an acknowledged move is never lost and never doubled."""

from __future__ import annotations

from pathlib import Path

from tests.server.chaos import play_a_round


def test_fifteen_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    tally = play_a_round(tmp_path, seed=1, kills=15, tables=3)
    assert tally.wrong == []
    assert (tally.lost, tally.doubled) == (0, 0)
    assert tally.kills >= 15
    assert tally.finished == tally.tables == tally.records
    assert tally.moves > 100
    assert tally.sent_again > 0
    assert tally.draws > 0
