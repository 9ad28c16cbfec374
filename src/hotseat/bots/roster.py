"""Bots by name: the built-in ones, and users' own."""

from __future__ import annotations

from hotseat.bots.base import Bot
from hotseat.bots.heap_rookie import HeapRookie
from hotseat.bots.heat_rookie import HeatRookie
from hotseat.bots.potatoh_rookie import PotatohRookie
from hotseat.bots.random import RandomBot
from hotseat.core import AnyGame, Chance, Invalid, Seat

LONGEST_NAME = 100  # characters

# By name, then by game; "" plays any game.
_BOTS: dict[str, dict[str, type[Bot]]] = {
    "random": {"": RandomBot},
    "rookie": {"heap": HeapRookie, "heat": HeatRookie, "potatoh": PotatohRookie},
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
    _BOTS[name] = {"": kind}


def _kind(name: str, game: AnyGame) -> type[Bot]:
    if name not in bot_names(game):
        raise Invalid("invalid-bot", name=name, known=", ".join(bot_names(game)))
    kinds = _BOTS[name]
    return kinds.get(game.name) or kinds[""]
