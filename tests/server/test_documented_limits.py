"""What `docs/hosting.md` says of limits is what the server keeps."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from hotseat.core import user_files
from hotseat.server.config import Limits

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def documented() -> dict[str, float]:
    """Return every number that a limit's name stands behind."""
    text = HOSTING.read_text("utf-8")
    found: dict[str, float] = {}
    for cell in re.split(r"[|;.] ", text):
        for number, between, name in re.findall(
            r"([\d,]+(?:\.\d+)?)([^\d()|]*)\(`([a-z_]+)`\)", cell
        ):
            assert "(" not in between
            found[name] = float(number.replace(",", ""))
    return found


def test_every_limit_is_documented_as_it_is() -> None:
    assert documented() == msgspec.to_builtins(Limits())


def test_the_bounds_of_a_file_are_documented_as_they_are() -> None:
    row = f"{user_files.LONGEST_FILE:,} characters, {user_files.LONGEST_LINE:,} a line"
    assert row in HOSTING.read_text("utf-8")
