"""What a preview says, and what is judged for it: types only, which msgspec reads."""

from __future__ import annotations

from typing import Literal

import msgspec

from hotseat.games.heat.outcomes import NoSlipstream, Odds, Outcome


class Preview(msgspec.Struct, frozen=True):
    """What an action costs at once, and every Speed it may lead to, slowest first.

    No outcome at all means that the car stands, because the hand is cluttered.
    """

    heat: int
    outcomes: tuple[Outcome, ...]
    spin_out: Literal["never", "possible", "certain"]
    moving_first: tuple[int, ...] = ()  # cars assumed to stay that will have moved by then
    cooling: int = 0  # Heat in hand that the planned gear and cards can take back
    pluses: int = 0  # cards that the plan turns over
    odds: Odds | None = None  # how likely all that is
    no_slipstream: NoSlipstream = ""  # why step 6 will offer none, if that is certain
    slipstreamed: int = 0  # Spaces that a Slipstream gains: fewer than its length where blocked
    owed: int = 0  # Heat that cards still demand, paid in step 5
    replaced: tuple[int, ...] = ()  # cards whose Heat cannot be paid: others are turned up instead


class Drive(msgspec.Struct, frozen=True):
    """What a choice adds to a turn: certain Speed, + symbols, values still to be chosen."""

    fixed: int = 0
    pluses: int = 0
    choices: tuple[tuple[int, ...], ...] = ()
    heat: int = 0  # paid from the Engine, now or in step 5
    adjust: int = 0
    cooldown: int = 0  # on the cards
    owed: int = 0  # of the Heat: what cards demand in step 5
    replaced: tuple[int, ...] = ()  # cards for which no Heat is left
    chance: float = 1.0


class Judged(msgspec.Struct, frozen=True):
    """A drive to be judged."""

    start: int
    end: int
    speed: int
    engine: int
    adjust: int
    flipped: int = 0
    slipstreamed: int = 0  # Spaces gained in step 6
