"""Weather & Road Conditions before the race: drawing the tokens, and what they do to the mats.

`conditions` says what they change on the track.
"""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heat.events import RoadLaid, WeatherDrawn
from hotseat.games.heat.facts import Circuit, Facts
from hotseat.games.heat.state import Car, Race


def draw_weather(facts: Facts, chance: Chance) -> int:
    """WEA-3: one of the Weather tokens for the whole race."""
    tokens = list(range(len(facts.weathers)))
    chance.shuffle(tokens)
    return tokens[0]


def lay_road(facts: Facts, circuit: Circuit, chance: Chance) -> tuple[int, ...]:
    """ROAD-1, ROAD-2: a token for each corner, from the start of the track to its end."""
    tokens = [at for at, token in enumerate(facts.roads) for _ in range(token.copies)]
    chance.shuffle(tokens)
    # A user's circuit may have more corners than there are tokens: they are used again.
    return tuple([tokens[at % len(tokens)] for at in range(len(circuit.corners))])


def tell_weather(race: Race, tell: Tell | None) -> None:
    """Say what was drawn."""
    weather = race.conditions.weather_token()
    if tell and weather is not None:
        tell(WeatherDrawn(weather.key))
        tell(RoadLaid(tuple([race.facts.roads[at].key for at in race.conditions.road])))


def prepare_for_weather(race: Race, car: Car) -> None:
    """WEA-10, WEA-11: some of the own Heat starts in the deck or on the discard pile.

    All of it if there is less (RUL-HEAT-79). Extra or missing cards are counted when the deck and
    the Engine are filled.
    """
    to_deck = car.engine[: race.conditions.heat_to_deck()]
    to_discard = car.engine[: race.conditions.heat_to_discard()]
    car.deck = car.deck + to_deck
    car.lay_off_all(to_discard)
    car.engine = car.engine[len(to_deck) + len(to_discard) :]
