"""Sets up a race (HEAT-SET), in steps; questions to drivers in between belong to `rules`.

Weather & Road Conditions come before the draft (WEA-2, RUL-HEAT-88).
"""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heat.cards import draw_up_to
from hotseat.games.heat.conditions import NO_WEATHER, conditions
from hotseat.games.heat.events import GridFilled, HandicapTaken
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.facts import Card, Facts
from hotseat.games.heat.garage import upgrade_deck
from hotseat.games.heat.legends import shuffle_legends_deck
from hotseat.games.heat.rivals import name_rivals
from hotseat.games.heat.season_state import BASE_LEGENDS
from hotseat.games.heat.settings import (
    NO_LEVEL,
    Settings,
    circuit_of,
    decks_of,
    laps_of,
    legend_colours,
)
from hotseat.games.heat.state import NO_GARAGE, NO_SEAT, Car, Draft, Race
from hotseat.games.heat.weather import draw_weather, lay_road, prepare_for_weather, tell_weather


def prepare(
    facts: Facts, settings: Settings, rules: int, chance: Chance, tell: Tell | None
) -> Race:
    """Return a race with its cars on the grid and everybody's cards on the mats."""
    circuit = circuit_of(settings)
    weather = NO_WEATHER
    road: tuple[int, ...] = ()
    if settings.weather:
        weather, road = draw_weather(facts, chance), lay_road(facts, circuit, chance)
    race = Race(facts, conditions(facts, circuit, laps_of(settings), weather, road))
    race.cars = cars_of(facts, settings)
    race.legends_pro = settings.legends_pro
    race.tournament = settings.tournament
    race.rules = rules
    if settings.legends_level != NO_LEVEL:
        race.expansion = expansion_of(settings, int(settings.legends_level))
    if settings.legends:
        shuffle_legends_deck(race, chance)
    fill_grid(race, chance, tell)
    if settings.rivals:
        name_rivals(race, tell)
    tell_weather(race, tell)
    race.garage = settings.garage
    if race.garage != NO_GARAGE:
        race.draft = Draft(deck=upgrade_deck(facts, settings.garage))
        chance.shuffle(race.draft.deck)
    for car in race.cars:
        if not car.is_legend():
            take_cards(race, car, settings.handicap[car.seat], tell)
            prepare_for_weather(race, car)
    return race


def expansion_of(settings: Settings, level: int) -> Expansion | None:
    """Return the Legends expansion of a race at this level; None with the base game's cards."""
    if level == BASE_LEGENDS:
        return None
    return Expansion(decks_of(settings), level, settings.legend_adrenaline)


def cars_of(facts: Facts, settings: Settings) -> list[Car]:
    """Return a car for each driver, then those of the Legends."""
    colours = [*settings.colour, *legend_colours(settings)]
    return [
        Car(number, number if number < len(settings.colour) else NO_SEAT, facts.colours.index(name))
        for number, name in enumerate(colours)
    ]


def fill_grid(race: Race, chance: Chance, tell: Tell | None) -> None:
    """HEAT-SET-14: in random order, one at a time, the grid places in ascending number.

    Legends are mixed in with the others (LEG-4).
    """
    drawn = list(race.cars)
    chance.shuffle(drawn)
    put_on_grid(race, drawn, tell)


def put_on_grid(race: Race, drawn: list[Car], tell: Tell | None) -> None:
    """Put cars on the grid in this order, pole position first."""
    for car, (space, spot) in zip(drawn, race.circuit.grid_for(len(drawn)), strict=True):
        car.progress = space - race.circuit.spaces  # behind the Finish Line: negative
        car.spot = spot
    if tell:
        grid = tuple(car.id for car in drawn)
        legends = tuple(car.id for car in race.cars if car.is_legend())
        tell(GridFilled(race.circuit.name, race.laps, grid, legends))


def take_cards(race: Race, car: Car, handicap: int, tell: Tell | None) -> None:
    """HEAT-SET-7 to HEAT-SET-11: the deck on the left of the mat, all Heat in the Engine.

    RUL-HEAT-2: a handicap comes out of the Engine.
    """
    heat = race.conditions.starting_heat()
    car.deck = starting_deck(race)
    car.engine = [race.facts.heat_card] * max(0, heat - handicap)
    left_out = heat - len(car.engine)
    if tell and left_out:
        tell(HandicapTaken(car.id, left_out))


def starting_deck(race: Race) -> list[Card]:
    """HEAT-SET-10: Basic cards, three Upgrades (HEAT-SET-8) and the circuit's Stress cards.

    HEAT-STRESS-1: these are shuffled in. With a garage the Starting Upgrades stay in the box
    (GAR-2, HEAT-UPG0-6).
    """
    facts = race.facts
    upgrades = facts.starting_upgrades if race.draft is None else []
    stress = [facts.stress_card] * race.conditions.starting_stress()
    return facts.basic_cards + upgrades + stress


def draw_starting_hands(race: Race, chance: Chance, tell: Tell | None) -> None:
    """HEAT-SET-16: everybody shuffles the deck and draws a hand."""
    for car in race.cars:
        if not car.is_legend():
            car.own_piles()
            chance.shuffle(car.deck)
            draw_up_to(car, race.conditions.hand_size, chance, tell)
