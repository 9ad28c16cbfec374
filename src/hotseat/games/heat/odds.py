"""How likely the outcomes of a choice are, taken together.

`odds_of` is the one judge of how sure a choice is: previews, the rookie's reasons and every screen
say what it found, and nobody mistakes the likeliest outcome for the only one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotseat.games.heat.outcomes import Odds, Outcome, Share

# What people call a chance: the nearest of these.
_SHARES: Final[list[tuple[float, Share]]] = [
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
]
_NOTHING: Final = 1e-9  # sums of chances are not exact


def odds_of(outcomes: Sequence[Outcome], paid: int) -> Odds | None:
    """Return what may come of a choice that costs some Heat at once; None if the car stands.

    If the driver also chooses values, every choice of them is assumed equally likely.
    """
    if not outcomes:
        return None
    slowest = fastest = outcomes[0].speed
    least = most = 0
    whole = paying = spinning = 0.0
    for outcome in outcomes:
        whole += outcome.chance
        slowest, fastest = min(slowest, outcome.speed), max(fastest, outcome.speed)
        if outcome.spins_out:
            spinning += outcome.chance
            continue
        heat = paid + outcome.owed
        for corner in outcome.corners:
            heat += corner.heat.total
        if heat > 0:
            paying += outcome.chance
            least, most = min(least or heat, heat), max(most, heat)
    spins = percent_of(spinning / whole)
    is_free = whole - paying - spinning > _NOTHING
    return Odds(
        slowest=slowest,
        fastest=fastest,
        least=least,
        most=most,
        pays=share_of(paying / whole),
        spins=spins,
        paying=min(percent_of(paying / whole), 100 - spins) if is_free else 100 - spins,
    )


def share_of(chance: float) -> Share:
    """Return what people call a chance; "never" and "always" only if it is certain."""
    if chance < _NOTHING:
        return "never"
    if chance > 1 - _NOTHING:
        return "always"
    nearest, best = 1.0, _SHARES[0][1]
    for share, name in _SHARES:
        if abs(share - chance) < nearest:
            nearest, best = abs(share - chance), name
    return best


def percent_of(chance: float) -> int:
    """Return a chance in percent: 0 and 100 only if it is certain."""
    if chance < _NOTHING:
        return 0
    if chance > 1 - _NOTHING:
        return 100
    return min(99, max(1, round(100 * chance)))
