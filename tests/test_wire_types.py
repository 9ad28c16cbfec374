"""The types of the browser are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parent.parent / "tools" / "wire_types.py"


def test_the_types_of_the_browser_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.returncode == 0
