"""How good a place on a circuit is: what the next rounds would bring.

A driver's hand is unknown that far ahead, so every hand is assumed to be average.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from hotseat.games.heat.conditions import Conditions
from hotseat.games.heat.corners import corners_cost
from hotseat.games.heat.facts import Facts
from hotseat.games.heat.planning import gears_in_reach, shift_cost

Drives = Mapping[int, Sequence[int]]  # Speeds that a hand can drive in each gear, slowest first

# For an average hand.
SPEEDS: Drives = {1: range(1, 5), 2: range(3, 8), 3: range(5, 11), 4: range(8, 14)}
# Heat that an average hand cools down in each gear.
COOLED = {1: 2, 2: 1, 3: 0, 4: 0}

ROUNDS = 4  # how far to look
PACE = 8.0  # the value in Spaces of a round, for a car that has finished early
AVAILABLE = 0.5  # how often an average hand makes a given Speed
HEAT_WORTH = 2.0  # the value in Spaces of a Heat card left in the Engine at the very end


class Outlook:
    """Sensible driving from any place, in a race's conditions."""

    def __init__(self, facts: Facts, conditions: Conditions) -> None:
        self.facts = facts
        self.conditions = conditions
        self.finish = conditions.finish
        self._known: dict[tuple[int, int, int, int], tuple[float, int, int]] = {}

    def spaces(self, progress: int, gear: int, heat: int, rounds: int = ROUNDS) -> float:
        """Return the Spaces of the next rounds, and the value of the Heat left then."""
        return self._best(progress, gear, heat, rounds)[0]

    def best_drive(self, progress: int, gear: int, heat: int) -> tuple[int, int]:
        """Return the gear and the Speed to aim for next."""
        _, best_gear, best_speed = self._best(progress, gear, heat, ROUNDS)
        return best_gear, best_speed

    def _best(self, progress: int, gear: int, heat: int, rounds: int) -> tuple[float, int, int]:
        if progress >= self.finish:
            return rounds * PACE, gear, 0
        if rounds == 0:
            return HEAT_WORTH * min(heat, (self.finish - progress) / PACE), gear, 0
        key = progress, gear, heat, rounds
        if key not in self._known:
            drives = sorted(self._drives(progress, gear, heat, rounds, SPEEDS), reverse=True)
            _, best_gear, best_speed = drives[0]
            self._known[key] = expected([worth for worth, _, _ in drives]), best_gear, best_speed
        return self._known[key]

    def with_hand(self, progress: int, gear: int, heat: int, drives: Drives) -> float:
        """Return the Spaces of the next rounds when the next hand is known."""
        if progress >= self.finish:
            return ROUNDS * PACE
        return max(self._drives(progress, gear, heat, ROUNDS, drives))[0]

    def _drives(
        self, progress: int, gear: int, heat: int, rounds: int, drives: Drives
    ) -> list[tuple[float, int, int]]:
        found = [(0.0, 1, 1)]  # at worst: crawl
        most = self.conditions.starting_heat()
        for next_gear in gears_in_reach(self.facts, gear, heat):
            left = heat - shift_cost(self.facts, gear, next_gear)
            for speed in drives[next_gear]:
                engine = left - corners_cost(self.conditions, progress, progress + speed, speed)
                if engine < 0:
                    break  # anything faster would spin out too
                cooled = min(most, engine + COOLED[next_gear])
                further = self._best(progress + speed, next_gear, cooled, rounds - 1)[0]
                found.append((speed + further, next_gear, speed))
        return found


def expected(worths: list[float]) -> float:
    """Return the value of the best drive when any of them, best first, may not be in hand."""
    total, missing = 0.0, 1.0
    for worth in worths:
        total += missing * AVAILABLE * worth
        missing *= 1 - AVAILABLE
    return total + missing * worths[-1]


@lru_cache(maxsize=4096)
def drives_in_gears(hand: tuple[int, ...]) -> Drives:
    """Return the Speeds that cards of these values make in each gear."""
    return {gear: sorted({sum(cards) for cards in combinations(hand, gear)}) for gear in SPEEDS}


@lru_cache(maxsize=64)
def outlook(facts: Facts, conditions: Conditions) -> Outlook:
    """Return the outlook in these conditions; its results serve every race in them."""
    return Outlook(facts, conditions)
