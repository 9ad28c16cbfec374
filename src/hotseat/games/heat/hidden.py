"""What nobody at the table may know (RUL-HEAT-8), shuffled again when a race goes back."""

from __future__ import annotations

from hotseat.core import Chance
from hotseat.games.heat.state import Race


def reshuffle_hidden(race: Race, chance: Chance) -> None:
    """Shuffle every pile that is face down for all; hands stay, their drivers know them."""
    for car in race.cars:
        car.own_piles()
        chance.shuffle(car.deck)
    chance.shuffle(race.legends_deck)
    if race.expansion is not None:
        chance.shuffle(race.expansion.boost_deck)
    if race.draft is not None:
        chance.shuffle(race.draft.deck)
    if race.season is not None:
        chance.shuffle(race.season.deck)
