"""What is done for a driver whose time has run out: as little as the rules allow."""

from __future__ import annotations

from hotseat.core import Seat
from hotseat.games.heat import rules
from hotseat.games.heat.actions import END_REACT, HeatAction, Lay, PayHeat, Plan, Scrap
from hotseat.games.heat.state import Race, Step


def default(race: Race, seat: Seat) -> HeatAction:
    """Return one of the options: the present gear, the first cards, and what is owed."""
    options = rules.RULES.options(race, seat)
    match race.step:
        case Step.PLAN:
            return min(options, key=lambda plan: _gears_away(race, seat, plan))
        case Step.REACT:
            owed = [action for action in options if isinstance(action, PayHeat | Scrap)]
            return END_REACT if END_REACT in options or not owed else owed[0]
        case Step.DRAFT | Step.VALUE | Step.KEEP:
            return options[0]
        case (
            Step.SALVAGE
            | Step.SLIPSTREAM
            | Step.DISCARD
            | Step.REFRESH
            | Step.OVER
            | Step.SWAP
            | Step.READY
        ):
            return options[-1]  # to do nothing, or no more of it


def _gears_away(race: Race, seat: Seat, plan: HeatAction) -> int:
    gear = race.cars[seat].gear
    match plan:
        case Plan():
            return abs(plan.gear - gear)
        case Lay():
            return abs(len(plan.cards) - gear)
        case _:
            return len(race.facts.gears)  # to stop
