"""What a preview says, and what is judged for it: types only, which msgspec reads."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from hotseat.games.heat.outcomes import NoSlipstream, Odds, Outcome

NO_CHOICE: Final = -1


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


class Owing(msgspec.Struct, frozen=True):
    """A card that demands Heat in step 5, and what the turn loses if there is none for it."""

    card: int
    heat: int
    value: int  # 0 while it is still to be chosen
    choice: int  # which of the values still to be chosen is its own, or NO_CHOICE
    adjust: int
    slipstream: int


class Drive(msgspec.Struct, frozen=True):
    """What a choice adds to a turn: certain Speed, + symbols, values still to be chosen."""

    fixed: int = 0
    pluses: int = 0  # cards that are turned up for something else too
    choices: tuple[tuple[int, ...], ...] = ()
    heat: int = 0  # paid from the Engine at once
    adjust: int = 0
    slipstream: tuple[int, ...] = ()  # what each card may add to one
    cooldown: int = 0  # that can be used in step 5, wherever the car is
    owing: tuple[Owing, ...] = ()  # cards that demand Heat in step 5
    replaced: tuple[int, ...] = ()  # cards for which no Heat was left
    cooled: tuple[int, ...] = ()  # sectors whose Cooling bonus is used
    reacts: bool = True  # step 5 goes on, with its Cooldown
    start: int = 0  # where the turn began
    origin: int = 0  # from where the car drives on
    driven: int = 0  # the Speed that it has driven up to there


class Judged(msgspec.Struct, frozen=True):
    """A drive to be judged."""

    start: int
    end: int
    speed: int
    engine: int
    adjust: int
    flipped: int = 0
    slipstream: tuple[int, ...] = ()  # what each card may add to one
    slipstreamed: int = 0  # Spaces gained in step 6
    owed: int = 0  # paid for cards before
    replaced: tuple[int, ...] = ()
