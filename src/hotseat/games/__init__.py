"""The games on the table: one folder a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from hotseat.core import AnyGame, Invalid

NAMES = ("heat", "potatoh", "heap")


@cache
def game(name: str) -> AnyGame:
    """Return a game by its name; its data are read when it is first used."""
    if name not in NAMES:
        raise Invalid("invalid-game", name=name, known=", ".join(NAMES))
    found: AnyGame = import_module(f"hotseat.games.{name}").GAME
    return found
