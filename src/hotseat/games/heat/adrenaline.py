"""Step 4, Adrenaline: help for the cars at the back (HEAT-4)."""

from __future__ import annotations

from functools import partial
from typing import Final

from hotseat.core import Tell
from hotseat.core.recurring import ByNumber
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


def adrenaline_symbols(facts: Facts) -> list[Symbol]:
    """HEAT-4-3: some Speed and some Cooldown."""
    return _symbols.of(facts.adrenaline_speed).of(facts.adrenaline_cooldown)


def _speed_and_cooldown(speed: int, cooldown: int) -> list[Symbol]:
    return [
        Symbol(kinds.ADRENALINE, speed, Source.ADRENALINE),
        Symbol(kinds.COOLDOWN, cooldown, Source.ADRENALINE),
    ]


def _with_speed(speed: int) -> ByNumber[list[Symbol]]:
    return ByNumber(partial(_speed_and_cooldown, speed))


_symbols: Final = ByNumber(_with_speed)  # in every round, and a symbol never changes


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
