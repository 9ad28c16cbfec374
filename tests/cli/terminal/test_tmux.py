"""A whole race at a real terminal: tmux, 80 × 24, keys alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = HERE.parents[2] / "src"


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
def test_a_race_is_driven_to_the_finish_by_keys(tmp_path: Path) -> None:
    surroundings = {**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8"}
    surroundings.pop("TMUX", None)
    done = subprocess.run(
        [str(HERE / "race.sh"), sys.executable, str(tmp_path)],
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    last = (tmp_path / "last.txt").read_text("utf-8")
    assert "You are in place " in last
    screens = [file.read_text("utf-8") for file in sorted(tmp_path.glob("[0-9]*.txt"))]
    assert len(screens) > 20
    for screen in screens[:-1]:
        assert "You drive Black" in screen, screen  # the sketch has not scrolled away
        assert screen.rstrip().endswith("Your choice (? for help):")
