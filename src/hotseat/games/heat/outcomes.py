"""Where a choice may lead: each outcome, and how likely they all are. Types only."""

from __future__ import annotations

from typing import Literal

import msgspec

from hotseat.core import Bill

NoSlipstream = Literal["", "nobody", "impeded", "weather", "flag", "blocked"]
Share = Literal[
    "never",
    "rarely",
    "tenth",
    "fifth",
    "quarter",
    "third",
    "two-fifths",
    "half",
    "three-fifths",
    "two-thirds",
    "three-quarters",
    "four-fifths",
    "nine-tenths",
    "mostly",
    "always",
]


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
    owed: int = 0  # Heat that cards demand, paid in step 5
    replaced: tuple[int, ...] = ()  # cards whose Heat cannot be paid: others are turned up instead


class Odds(msgspec.Struct, frozen=True):
    """What may come of a choice: from what to what, and how often."""

    slowest: int
    fastest: int
    least: int  # Heat that is paid, where any is and the car does not spin out
    most: int
    pays: Share  # how often that is so
    spins: int  # spin-outs in percent
    paying: int = 0  # `pays` in percent: with the spin-outs never more than 100
