"""The members of `Deed` and of `Who` as names of a module, for running boxes: see `steps.py`."""

from __future__ import annotations

from typing import Final

from hotseat.games.heap.facts import Deed, Who

DRAW: Final = Deed.DRAW
DISCARD: Final = Deed.DISCARD
HAUL: Final = Deed.HAUL
REPAIR: Final = Deed.REPAIR
CHALLENGE: Final = Deed.CHALLENGE
SHOOT_LEFT: Final = Deed.SHOOT_LEFT
SHOOT_RIGHT: Final = Deed.SHOOT_RIGHT
SHOOT_ANY: Final = Deed.SHOOT_ANY

YOU: Final = Who.YOU
OTHER: Final = Who.OTHER
ALL: Final = Who.ALL
