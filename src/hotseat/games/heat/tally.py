"""What a simulation counts in a race, from its events."""

from __future__ import annotations

from collections.abc import Mapping

from hotseat.core import Event, Tally
from hotseat.games.heat.events import (
    Boosted,
    CardsRevealed,
    CarMoved,
    CornerChecked,
    GearShifted,
    GridFilled,
    HandCluttered,
    RoundStarted,
    Slipstreamed,
    SpunOut,
)


class HeatTally(Tally):
    """Rounds, drivers' turns, Spaces, Heat and accidents, and the Legends' pace."""

    def __init__(self) -> None:
        self.rounds = 0
        self.turns = 0
        self.spaces = 0
        self.legends: tuple[int, ...] = ()
        self.legend_turns = 0
        self.legend_spaces = 0
        self.heat_paid = 0
        self.spin_outs = 0
        self.boosts = 0
        self.slipstreams = 0
        self.cluttered_hands = 0

    def hear(self, event: Event) -> None:
        """Count one event."""
        match event:
            case RoundStarted():
                self.rounds += 1
            case CardsRevealed():
                self.turns += 1
            case GridFilled(legends=legends):
                self.legends = legends
            case CarMoved(car=car, start=start, end=end):
                if car in self.legends:
                    self.legend_turns += 1
                    self.legend_spaces += end.progress - start.progress
                else:
                    self.spaces += end.progress - start.progress
            case GearShifted(heat=heat) | CornerChecked(heat=heat):
                self.heat_paid += heat.total
            case Boosted(heat=heat):
                self.boosts += 1
                self.heat_paid += heat.total
            case Slipstreamed():
                self.slipstreams += 1
            case SpunOut(paid=paid, start=start, end=end):
                self.spin_outs += 1
                self.heat_paid += paid
                self.spaces += end.progress - start.progress  # back before the corner
            case HandCluttered():
                self.cluttered_hands += 1
            case _:
                pass

    def figures(self) -> dict[str, int]:
        """Return the counts so far."""
        return {
            "rounds": self.rounds,
            "turns": self.turns,
            "spaces": self.spaces,
            "legend_turns": self.legend_turns,
            "legend_spaces": self.legend_spaces,
            "heat_paid": self.heat_paid,
            "spin_outs": self.spin_outs,
            "boosts": self.boosts,
            "slipstreams": self.slipstreams,
            "cluttered_hands": self.cluttered_hands,
        }

    def rates(self, totals: Mapping[str, int]) -> dict[str, float]:
        """Return the pace of a car, and rounds and accidents a race."""
        games = totals["games"]
        return {
            "spaces_a_round": totals["spaces"] / totals["turns"],
            "legend_spaces_a_round": totals["legend_spaces"] / max(1, totals["legend_turns"]),
            "rounds_a_game": totals["rounds"] / games,
            "spin_outs_a_game": totals["spin_outs"] / games,
            "heat_paid_a_game": totals["heat_paid"] / games,
        }
