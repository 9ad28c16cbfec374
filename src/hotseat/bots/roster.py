"""Bots by name: the built-in ones, and users' own.

A bot loads its game's rules, so it is loaded when it is first asked for, as the games are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

from hotseat.bots.base import Bot
from hotseat.bots.random import RandomBot
from hotseat.core import AnyGame, Chance, Invalid, Seat

LONGEST_NAME = 100  # characters

Load = Callable[[], type[Bot]]


def _built_in(module: str, kind: str) -> type[Bot]:
    found: type[Bot] = getattr(import_module(f"hotseat.bots.{module}"), kind)
    return found


# By name, then by game; "" plays any game.
_BOTS: dict[str, dict[str, Load]] = {
    "random": {
        "": lambda: RandomBot,
        "potatoh": partial(_built_in, "potatoh_random", "PotatohRandom"),
    },
    "rookie": {
        "heap": partial(_built_in, "heap_rookie", "HeapRookie"),
        "heat": partial(_built_in, "heat_rookie", "HeatRookie"),
        "potatoh": partial(_built_in, "potatoh_rookie", "PotatohRookie"),
    },
}


def bot_names(game: AnyGame) -> list[str]:
    """Return the bots that can play a game."""
    return [name for name, kinds in _BOTS.items() if game.name in kinds or "" in kinds]


def bot(name: str, game: AnyGame, seat: Seat, chance: Chance) -> Bot:
    """Return a bot by its name, for one seat of one game. Use `Player` to have it watched."""
    return _kind(name, game)(game, seat, chance)


def listens(name: str, game: AnyGame) -> bool:
    """Does this bot want to hear events? An unknown one does not."""
    return name in bot_names(game) and _kind(name, game).listens


def add(name: str, kind: type[Bot]) -> None:
    """Add a bot that plays any game."""
    _BOTS[name] = {"": lambda: kind}


def _kind(name: str, game: AnyGame) -> type[Bot]:
    if name not in bot_names(game):
        raise Invalid("invalid-bot", name=name, known=", ".join(bot_names(game)))
    kinds = _BOTS[name]
    return (kinds.get(game.name) or kinds[""])()
