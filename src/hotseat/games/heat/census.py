"""How many of each card there are in a season, in all places: the number never changes.

Heat and Stress come from the reserve and go back to it, so those of a race are not counted.
"""

from __future__ import annotations

from collections import Counter

from hotseat.games.heat.facts import Card
from hotseat.games.heat.garage import garage_of
from hotseat.games.heat.season_state import Season
from hotseat.games.heat.state import Car, Race


def season_census(race: Race, season: Season) -> dict[str, int]:
    """Count Basic cards by driver; Upgrades and Sponsorship cards, which change hands, together."""
    facts, counts = race.facts, Counter[str]()
    shared = {upgrade.card for upgrade in facts.upgrades}
    shared |= {card for card, sponsored in enumerate(facts.is_sponsorship) if sponsored}
    draft = garage_of(race)
    for card in [*draft.deck, *draft.market, *draft.discard, *season.gone]:
        counts[f"season:{facts.keys[card]}"] += 1
    for card in season.deck + season.used:
        counts[f"season:{facts.keys[card]}"] += 1
    for car in race.cars:
        if not car.is_legend():
            for card in cards_of(race, car):
                owner = "season" if card in shared else str(car.id)
                counts[f"{owner}:{facts.keys[card]}"] += 1
            if not race.is_between_races():
                today = race.conditions
                heat = max(0, today.starting_heat() - season.handicap[car.seat])
                counts[f"{car.id}:heat"] -= heat
                counts[f"{car.id}:stress"] -= today.starting_stress() + car.stress_taken
            counts[f"{car.id}:heat"] += 0  # between races, the key is there too
            counts[f"{car.id}:stress"] += 0
    return dict(counts)


def cards_of(race: Race, car: Car) -> list[Card]:
    """Return a driver's cards; between races they are in no pile."""
    if race.is_between_races():
        return [*race.facts.basic_cards, *car.upgrades, *car.sponsorship]
    return [card for pile in race.piles(car) for card in pile]
