"""What a preview says, and what is judged for it: types only, which msgspec reads."""

from __future__ import annotations

from typing import Literal

import msgspec

from hotseat.core import Bill


class CornerPreview(msgspec.Struct, frozen=True):
    """A corner that would be crossed, and its bill."""

    corner: int
    heat: Bill
    press: Literal["", "missed", "press-slipstream", "press-speed"] = ""  # "": no press there
    press_speed: int = 0  # the Speed that impresses it


class Outcome(msgspec.Struct, frozen=True):
    """Where one possible Speed leads."""

    speed: int
    progress: int  # where the car ends, back before the corner after a spin-out
    reach: int  # where it comes before it spins out; otherwise where it ends
    corners: tuple[CornerPreview, ...]  # in order, up to the one that cannot be paid
    engine: int  # Heat left
    spins_out: bool
    slipstream: bool  # step 6 would offer one
    chance: float = 1.0  # with these values chosen
    values: tuple[int, ...] = ()  # what the driver chooses for cards that offer several
    adjust: int = 0  # what the driver's cards add to the limits
    spot: int = 0  # on the Space where the car ends
    reach_spot: int = 0  # on the Space where it comes before it spins out
    flipped: int = 0  # what + symbols add to the Speed
    sponsorship: int = 0  # cards that the turn would earn, in a season


class Preview(msgspec.Struct, frozen=True):
    """What an action costs at once, and every Speed it may lead to, slowest first.

    No outcome at all: the car stands, because the hand is cluttered.
    """

    heat: int
    outcomes: tuple[Outcome, ...]
    spin_out: Literal["never", "possible", "certain"]
    moving_first: tuple[int, ...] = ()  # cars assumed to stay that will have moved by then
    cooling: int = 0  # Heat in hand that the planned gear and cards can take back
    pluses: int = 0  # cards that the plan turns over


class Drive(msgspec.Struct, frozen=True):
    """What a choice adds to a turn: Speed for certain, + symbols, values still to be chosen."""

    fixed: int = 0
    pluses: int = 0
    choices: tuple[tuple[int, ...], ...] = ()
    heat: int = 0  # paid from the Engine, now or in step 5
    adjust: int = 0
    cooldown: int = 0  # on the cards
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
