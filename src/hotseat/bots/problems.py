"""What went wrong inside a bot, in one line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import TypeVar

# What a bot can raise; Ctrl-C is the user's.
RAISED = (Exception, SystemExit)

_LONGEST = 160  # characters

T = TypeVar("T")


def problem_of(error: BaseException, module: str = "") -> str:
    """Return what was raised and where: in the bot's own module, if it passed through it."""
    said = in_one_line(error, str)
    named = f"{type(error).__name__}: {said}" if said else type(error).__name__
    if isinstance(error, SyntaxError):  # says itself where
        return named
    frames = extract_tb(error.__traceback__)
    own = getattr(sys.modules.get(module), "__file__", None)
    frame = ([frame for frame in frames if frame.filename == own] or frames)[-1]
    return f"{named} ({Path(frame.filename).name}, line {frame.lineno})"


def in_one_line(thing: T, render: Callable[[T], str] = repr) -> str:
    """Return something as short text; a bot's own classes may fail even at that."""
    try:
        text = " ".join(render(thing).split())
    except RAISED:
        text = type(thing).__name__
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
