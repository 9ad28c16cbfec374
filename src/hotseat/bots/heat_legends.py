"""What the Legends of the expansion will still do this round, once their cards are face up."""

from __future__ import annotations

from hotseat.core import FastChance
from hotseat.games.heat.legend_turn import drive_level_legend
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.track import free_spot


def can_be_read(race: Race) -> bool:
    """Are the cards of this round face up, and is a Legend still to move?"""
    expansion = race.expansion
    if expansion is None or expansion.turned != race.round or not race.is_in_turn():
        return False
    return any(race.cars[car].is_legend() for car in race.order[race.turns_taken + 1 :])


def spaces_to_come(race: Race, car: Car, progress: int) -> int:
    """Return the Spaces that the Legends behind will drive if a car ends its turn there.

    A car gives them a Slipstream or a draft, or stands in their way. Other drivers are assumed to
    stay where they are.
    """
    coming = race.clone()
    expansion = coming.expansion
    assert expansion is not None
    moved = coming.cars[car.id]
    spot = free_spot(coming, moved, progress)
    moved.progress, moved.spot = progress, 0 if spot is None else spot
    total = 0
    for number in race.order[race.turns_taken + 1 :]:
        legend = coming.cars[number]
        if legend.is_legend():
            start = legend.progress
            coming.turns_taken = race.order.index(number)
            drive_level_legend(coming, expansion, legend, FastChance(0), None)
            total += legend.progress - start
    return total
