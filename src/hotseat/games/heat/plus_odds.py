"""What + symbols may flip (HEAT-PLUS-4), and how likely, from what a driver can see.

The driver's unseen cards are in the draw deck and, below its top, in the discard pile: nobody may
look there, so every way to spread them is equally likely. Cards that are not Basic only decide how
soon the deck runs out; which Basic card comes next depends on the Basic cards alone.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

Counts = tuple[int, ...]  # Basic cards by value, the lowest value first
Sums = tuple[int, int]  # what the first + symbols add together, and what the later ones do


def plus_odds(
    values: Counts, pluses: int, later: int, deck: int, unseen: Counts, duds: int, shown: Counts
) -> dict[Sums, float]:
    """Return what `pluses` + symbols and `later` ones after them add, each with its chance.

    `values` are the values of the Basic cards and `deck` the size of the draw deck; `unseen` and
    `duds` count the Basic and the other cards unseen in deck and discard pile, `shown` the Basic
    cards known to be in the discard pile, which come back when the deck runs out.
    """
    basics = sum(unseen)
    cards = basics + duds
    chances: dict[Sums, float] = {}
    for in_deck in range(min(basics, deck) + 1):
        ways = comb(basics, in_deck) * comb(duds, deck - in_deck)
        if ways == 0:
            continue
        before = min(pluses + later, in_deck)  # + symbols that find their card before a reshuffle
        found = _sums(values, unseen, shown, before, pluses + later - before, later)
        for sums, chance in found.items():
            chances[sums] = chances.get(sums, 0.0) + chance * ways / comb(cards, deck)
    return dict(sorted(chances.items()))


@lru_cache(maxsize=4096)
def _sums(
    values: Counts, unseen: Counts, shown: Counts, before: int, after: int, later: int
) -> dict[Sums, float]:
    """Find Basic cards one by one: first from the deck, then with the discard pile in it.

    The last ones are those of the `later` + symbols.
    """
    if before == 0 and after == 0:
        return {(0, 0): 1.0}
    if before == 0 and any(shown):
        together = tuple(here + there for here, there in zip(unseen, shown, strict=True))
        return _sums(values, together, (0,) * len(values), 0, after, later)
    cards = sum(unseen)
    if cards == 0:
        return {(0, 0): 1.0}  # RUL-HEAT-22: no Basic card is left, and the + symbols add nothing
    found: dict[Sums, float] = {}
    is_later = before + after <= later
    for at, count in enumerate(unseen):
        if count:
            left = (*unseen[:at], count - 1, *unseen[at + 1 :])
            rest = _sums(values, left, shown, max(0, before - 1), after - (before == 0), later)
            for (first, last), chance in rest.items():
                value = values[at]
                sums = (first, last + value) if is_later else (first + value, last)
                found[sums] = found.get(sums, 0.0) + chance * count / cards
    return found
