"""The members of `Step` as names of a module, for the rules, which need them at every decision.

Looking up a member of an Enum takes as long as a whole call, in Python 3.11 and in the compiled
form; the value of a `Final` name is at hand.
"""

from __future__ import annotations

from typing import Final

from hotseat.games.potatoh.state import Step

TURN: Final = Step.TURN
RISKY: Final = Step.RISKY
KEEP: Final = Step.KEEP
DIZZY: Final = Step.DIZZY
THEFT: Final = Step.THEFT
WICKED: Final = Step.WICKED
WICKEDEST: Final = Step.WICKEDEST
SPLIT: Final = Step.SPLIT
SPINNING: Final = Step.SPINNING
GENEROUS: Final = Step.GENEROUS
TREACHERY: Final = Step.TREACHERY
DIRECTION: Final = Step.DIRECTION
STARTER: Final = Step.STARTER
LEVEL: Final = Step.LEVEL
DRAWS: Final = Step.DRAWS
HANDOVER: Final = Step.HANDOVER
DEAL: Final = Step.DEAL
LAY_OUT: Final = Step.LAY_OUT
SHUFFLE: Final = Step.SHUFFLE
BOOM_IN: Final = Step.BOOM_IN
END_OF_TURN: Final = Step.END_OF_TURN
PASS: Final = Step.PASS
COUNT: Final = Step.COUNT
SET_UP: Final = Step.SET_UP
OVER: Final = Step.OVER
