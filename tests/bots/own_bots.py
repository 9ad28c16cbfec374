"""Users' own bots for tests: a file is written, and forgotten afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotseat.bots import own, roster

HEAD = """\
from hotseat.bots import Bot
from hotseat.bots.heat_rookie import HeatRookie
from hotseat.games.heat.actions import Plan, Slipstream

"""

FIRST = """\
class First(Bot):
    def choose(self, decision):
        return decision.options[0]
"""

# Drives well, and goes 20 Spaces where the Slipstream gives 1 or 2.
CHEAT = """\
class Cheat(HeatRookie):
    def choose(self, decision):
        if any(isinstance(option, Slipstream) for option in decision.options):
            return Slipstream(20)
        return super().choose(decision)
"""


def write_bot(folder: Path, text: str, name: str = "mine.py") -> Path:
    """Return the file of a bot."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(HEAD + text, "utf-8")
    return file


@pytest.fixture
def forgets_own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots be added that no later test knows."""
    monkeypatch.setattr(roster, "_BOTS", dict(roster._BOTS))
    monkeypatch.setattr(own, "_PLACES", {})
