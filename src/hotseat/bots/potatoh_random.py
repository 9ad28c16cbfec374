"""POTA-TOH's random bot: any legal action, but for what is agreed between rounds."""

from __future__ import annotations

from hotseat.bots.base import Decision
from hotseat.bots.random import RandomBot
from hotseat.core import Action
from hotseat.games.potatoh.actions import GoAlong


class PotatohRandom(RandomBot):
    """Takes any option, each equally likely; goes along with the others' level (RUL-POT-47)."""

    def choose(self, decision: Decision) -> Action:
        """Return one of the options."""
        along = GoAlong()
        return along if along in decision.options else super().choose(decision)
