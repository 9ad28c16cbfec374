"""Players that see only what a seat may see."""

from __future__ import annotations

from hotseat.bots.base import Bot, Decision
from hotseat.bots.player import BotFault, Player
from hotseat.bots.random import RandomBot
from hotseat.bots.roster import bot, bot_names, listens

__all__ = [
    "Bot",
    "BotFault",
    "Decision",
    "Player",
    "RandomBot",
    "bot",
    "bot_names",
    "listens",
]
