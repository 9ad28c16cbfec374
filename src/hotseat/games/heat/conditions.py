"""What a circuit, raced over so many laps, demands at each place.

The only reader of Speed Limits, of a Slipstream's length, of a Boost's cost, and of whether Heat
may be cooled: rules, previews and bots all ask here.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import lru_cache

from hotseat.games.heat.facts import Circuit, Corner, Facts


class Conditions:
    """The circuit of a race as it is today. Never changed; races with equal ones share it."""

    def __init__(self, facts: Facts, circuit: Circuit, laps: int) -> None:
        self.facts = facts
        self.circuit = circuit
        self.laps = laps
        self.finish = laps * circuit.spaces  # the progress at which the race is finished
        # Every Corner Line on the way, in driving order, from the lap of the grid to one after the
        # last: there is always a next one.
        self._lines: list[int] = []
        self._corners: list[Corner] = []
        for lap in range(-1, laps + 1):
            for corner in circuit.corners:
                self._lines.append(lap * circuit.spaces + corner.line)
                self._corners.append(corner)

    def __reduce__(
        self,
    ) -> tuple[Callable[[Facts, Circuit, int], Conditions], tuple[Facts, Circuit, int]]:
        return conditions, (self.facts, self.circuit, self.laps)

    def limit(self, corner: Corner) -> int:
        """Return the Speed Limit of a corner."""
        return corner.limit

    def limits(self) -> tuple[int, ...]:
        """Return all Speed Limits, the first corner's first."""
        return tuple([self.limit(corner) for corner in self.circuit.corners])

    def slipstream_spaces(self) -> int:
        """HEAT-6-3: how far a Slipstream leads."""
        return self.facts.slipstream_spaces

    def boost_heat(self) -> int:
        """HEAT-5-8: what a Boost costs."""
        return self.facts.boost_heat

    def corners_crossed(self, start: int, end: int) -> list[tuple[Corner, int]]:
        """Return the corners between two places, in driving order, each with its line's progress.

        RUL-HEAT-14: crossed means before the line at the start and beyond it at the end. Corners
        beyond the Finish Line on the last lap are none (HEAT-7-7, HEAT-WIN-5).
        """
        first = bisect_right(self._lines, start)
        last = bisect_right(self._lines, min(end, self.finish - 1))
        return [(self._corners[at], self._lines[at]) for at in range(first, last)]

    def next_corner(self, progress: int) -> tuple[Corner, int]:
        """Return the corner ahead, and where on the way its line lies."""
        at = bisect_right(self._lines, progress)
        return self._corners[at], self._lines[at]


@lru_cache(maxsize=1024)
def conditions(facts: Facts, circuit: Circuit, laps: int) -> Conditions:
    """Return the conditions of a race; equal races share them."""
    return Conditions(facts, circuit, laps)
