"""Where a choice may lead: each outcome, and how likely they all are.

`odds_of` is the one judge of how sure a choice is: previews, the rookie's reasons and every screen
say what it found, and nobody mistakes the likeliest outcome for the only one.
"""

from __future__ import annotations

from collections.abc import Sequence
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

# What people call a chance: the nearest of these.
_SHARES: tuple[tuple[float, Share], ...] = (
    (0.03, "rarely"),
    (1 / 10, "tenth"),
    (1 / 5, "fifth"),
    (1 / 4, "quarter"),
    (1 / 3, "third"),
    (2 / 5, "two-fifths"),
    (1 / 2, "half"),
    (3 / 5, "three-fifths"),
    (2 / 3, "two-thirds"),
    (3 / 4, "three-quarters"),
    (4 / 5, "four-fifths"),
    (9 / 10, "nine-tenths"),
    (0.97, "mostly"),
)
_NOTHING = 1e-9  # sums of chances are not exact


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

    def heat(self) -> int:
        """Return what all corners cost together."""
        return sum([corner.heat.total for corner in self.corners])


class Odds(msgspec.Struct, frozen=True):
    """What may come of a choice: from what to what, and how often."""

    slowest: int
    fastest: int
    least: int  # Heat that is paid, where any is and the car does not spin out
    most: int
    pays: Share  # how often that is so
    spins: int  # spin-outs in percent


def odds_of(outcomes: Sequence[Outcome], paid: int) -> Odds | None:
    """Return what may come of a choice that costs some Heat at once; None if the car stands.

    If the driver also chooses values, every choice of them is assumed equally likely.
    """
    if not outcomes:
        return None
    whole = sum([outcome.chance for outcome in outcomes])
    speeds = [outcome.speed for outcome in outcomes]
    paying = [one for one in outcomes if not one.spins_out and one.heat() + paid > 0]
    heat = [outcome.heat() + paid for outcome in paying]
    spinning = sum([outcome.chance for outcome in outcomes if outcome.spins_out])
    return Odds(
        slowest=min(speeds),
        fastest=max(speeds),
        least=min(heat, default=0),
        most=max(heat, default=0),
        pays=share_of(sum([outcome.chance for outcome in paying]) / whole),
        spins=percent_of(spinning / whole),
    )


def share_of(chance: float) -> Share:
    """Return what people call a chance; "never" and "always" only if it is certain."""
    if chance < _NOTHING:
        return "never"
    if chance > 1 - _NOTHING:
        return "always"
    return min(_SHARES, key=lambda share: abs(share[0] - chance))[1]


def percent_of(chance: float) -> int:
    """Return a chance in percent: 0 and 100 only if it is certain."""
    if chance < _NOTHING:
        return 0
    if chance > 1 - _NOTHING:
        return 100
    return min(99, max(1, round(100 * chance)))
