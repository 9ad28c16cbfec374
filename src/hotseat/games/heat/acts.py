"""The most frequent actions as constants, for the rules, which need them at every decision.

Compiled code looks an imported name up anew each time unless it is a constant of compiled code.
"""

from __future__ import annotations

from typing import Final

from hotseat.core.recurring import ByNumber
from hotseat.games.heat import actions

# Their kinds
PLAN: Final = actions.Plan
LAY: Final = actions.Lay
COOLDOWN: Final = actions.Cooldown
DIRECT_PLAY: Final = actions.DirectPlay
END_REACT_KIND: Final = actions.EndReact
SLIPSTREAM: Final = actions.Slipstream
DISCARD: Final = actions.Discard

# What ends a step
END_REACT: Final = actions.EndReact()
STAY: Final = actions.Stay()
END_DISCARD: Final = actions.EndDiscard()

# By the number of Spaces, and by the card
slipstreams: Final = ByNumber(actions.Slipstream)
discards: Final = ByNumber(actions.Discard)
