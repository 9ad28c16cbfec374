"""What a circuit, raced over so many laps, demands at each place.

The only reader of Speed Limits, of a Slipstream's length, of a Boost's cost, and of whether Heat
may be cooled: rules, previews and bots all ask here.
"""

from __future__ import annotations

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
        crossed: list[tuple[Corner, int]] = []
        length = self.circuit.spaces
        last = min(end, self.finish - 1)
        for lap in range(start // length, last // length + 1):
            for corner in self.circuit.corners:
                line = lap * length + corner.line
                if start < line <= last:
                    crossed.append((corner, line))
        return crossed

    def next_corner(self, progress: int) -> tuple[Corner, int]:
        """Return the corner ahead, and where on the way its line lies."""
        length = self.circuit.spaces
        lap_start = progress // length * length
        for corner in self.circuit.corners:
            if progress < lap_start + corner.line:
                return corner, lap_start + corner.line
        first = self.circuit.corners[0]
        return first, lap_start + length + first.line


@lru_cache(maxsize=1024)
def conditions(facts: Facts, circuit: Circuit, laps: int) -> Conditions:
    """Return the conditions of a race; equal races share them."""
    return Conditions(facts, circuit, laps)
