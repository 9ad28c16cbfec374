"""The numbers of `Kind` as names of a module, for the rules: see `steps.py`."""

from __future__ import annotations

from typing import Final

from hotseat.games.potatoh.facts import Kind

PHEW: Final = int(Kind.PHEW)
CHILL: Final = int(Kind.CHILL)
RISKY: Final = int(Kind.RISKY)
THIEF: Final = int(Kind.THIEF)
HOPPING: Final = int(Kind.HOPPING)
SHORT_FUSE: Final = int(Kind.SHORT_FUSE)
DIZZY: Final = int(Kind.DIZZY)
WICKED: Final = int(Kind.WICKED)
WICKEDEST: Final = int(Kind.WICKEDEST)
SPLIT: Final = int(Kind.SPLIT)
DUD: Final = int(Kind.DUD)
TREACHEROUS: Final = int(Kind.TREACHEROUS)
FRIED: Final = int(Kind.FRIED)
SPINNING: Final = int(Kind.SPINNING)
MICRO_BOOM: Final = int(Kind.MICRO_BOOM)
SUPER: Final = int(Kind.SUPER)
SEXY: Final = int(Kind.SEXY)
KITTY: Final = int(Kind.KITTY)
GENEROUS: Final = int(Kind.GENEROUS)
BOOM: Final = int(Kind.BOOM)
