"""The members of `Step` as names of a module, for the rules, which need them at every decision.

Looking up a member of an Enum takes as long as a whole call, in Python 3.11 and in the compiled
form; the value of a `Final` name is at hand.
"""

from __future__ import annotations

from typing import Final

from hotseat.games.heap.frames import Step

DRAW: Final = Step.DRAW
BODGE: Final = Step.BODGE
VEHICLES: Final = Step.VEHICLES
COMBAT: Final = Step.COMBAT
END_OF_RUSH: Final = Step.END_OF_RUSH
CHECK: Final = Step.CHECK
PREPARE: Final = Step.PREPARE
