"""A bot for any game that plays any legal action."""

from __future__ import annotations

from hotseat.bots.base import Bot, Decision
from hotseat.core import Action


class RandomBot(Bot):
    """Takes any option, each equally likely."""

    def choose(self, decision: Decision) -> Action:
        """Return one of the options."""
        return decision.options[self.chance.below(len(decision.options))]
