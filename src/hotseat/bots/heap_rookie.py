"""A rookie of HEAP: builds towards the pileup, keeps good blocks, and fights where it pays."""

from __future__ import annotations

from typing import cast

from hotseat.bots.base import Bot, Decision
from hotseat.bots.heap_choices import Bodger
from hotseat.bots.heap_outlook import Outlook
from hotseat.bots.heap_reasons import reason
from hotseat.core import Action, Phrase
from hotseat.games.heap.actions import HeapAction
from hotseat.games.heap.view import View


class HeapRookie(Bot):
    """Takes the option that weighs most; it sees only its view and its options."""

    def choose(self, decision: Decision) -> Action:
        """Return the option with the highest weight, the first of equals."""
        if len(decision.options) == 1:
            return decision.options[0]
        options = [cast(HeapAction, action) for action in decision.options]
        return self._bodger(decision).choose(options)

    def reason(self, decision: Decision, action: Action) -> Phrase | None:
        """Return the case for an option."""
        if len(decision.options) == 1:
            return Phrase("heap-hint-only")
        return reason(self._bodger(decision), cast(HeapAction, action))

    def _bodger(self, decision: Decision) -> Bodger:
        seen = decision.view
        assert isinstance(seen, View)
        return Bodger(Outlook(seen, self.seat))
