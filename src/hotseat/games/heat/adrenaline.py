"""Step 4, Adrenaline: help for the cars at the back (HEAT-4)."""

from __future__ import annotations

from functools import lru_cache

from hotseat.core import Tell
from hotseat.games.heat import kinds
from hotseat.games.heat.events import AdrenalineGained
from hotseat.games.heat.facts import Facts
from hotseat.games.heat.state import Car, Race, Source, Symbol


def adrenaline(race: Race, car: Car, tell: Tell | None) -> None:
    """HEAT-4: the last car, or the last two of a large race, gets two symbols.

    Nothing moves yet: they are used in step 5 (HEAT-4-5).
    """
    if not has_adrenaline(race, car):
        return
    race.turn.symbols += adrenaline_symbols(race.facts)
    if tell:
        tell(AdrenalineGained(car.id))


@lru_cache(maxsize=8)  # in every round, and a symbol never changes
def adrenaline_symbols(facts: Facts) -> list[Symbol]:
    """HEAT-4-3: some Speed and some Cooldown."""
    return [
        Symbol(kinds.ADRENALINE, facts.adrenaline_speed, Source.ADRENALINE),
        Symbol(kinds.COOLDOWN, facts.adrenaline_cooldown, Source.ADRENALINE),
    ]


def has_adrenaline(race: Race, car: Car) -> bool:
    """Is the car among the last of this round's order (RUL-HEAT-24, RUL-HEAT-26)?

    A Legend in such a place uses it up (LEG-18, RUL-HEAT-25).
    """
    last = len(race.order) - places_with_adrenaline(race.facts, len(race.cars))
    for place in range(max(0, last), len(race.order)):
        if race.order[place] == car.id:
            return True
    return False


def places_with_adrenaline(facts: Facts, starters: int) -> int:
    """HEAT-4-8, HEAT-WIN-8, LGX-ADR-5: the number of starters makes a race large."""
    large = starters >= facts.large_race
    return facts.adrenaline_cars_in_large_race if large else facts.adrenaline_cars
