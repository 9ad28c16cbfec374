"""Output that ends politely where its reader has gone, its disk is full or letters are missing."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper


def make_ready() -> None:
    """Bear a terminal that lacks letters, and streams that are closed."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # closed by whoever has started us
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an odd character is no reason to stop


def give_up() -> None:
    """Print nothing more, not even what is still to be written at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
