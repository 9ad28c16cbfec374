"""The members of `Step` as names of a module, for the rules, which need them at every decision.

Python 3.11 takes 0.1 µs to look up a member of an Enum, as long as a whole call; later versions and
the compiled form do not.
"""

from __future__ import annotations

from typing import Final

from hotseat.games.heat.state import Step

PLAN: Final = Step.PLAN
REACT: Final = Step.REACT
SLIPSTREAM: Final = Step.SLIPSTREAM
DISCARD: Final = Step.DISCARD
OVER: Final = Step.OVER
DRAFT: Final = Step.DRAFT
VALUE: Final = Step.VALUE
SALVAGE: Final = Step.SALVAGE
REFRESH: Final = Step.REFRESH
READY: Final = Step.READY
SWAP: Final = Step.SWAP
KEEP: Final = Step.KEEP
