"""Setting up a race (HEAT-SET)."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heat.cards import draw_up_to
from hotseat.games.heat.events import GridFilled, HandicapTaken
from hotseat.games.heat.facts import Card, Circuit, Facts
from hotseat.games.heat.legends import shuffle_legends_deck
from hotseat.games.heat.state import NO_SEAT, Car, Race


def set_up(
    facts: Facts,
    circuit: Circuit,
    laps: int,
    colours: list[int],
    legend_colours: list[int],
    legends_pro: int,
    handicaps: tuple[int, ...],
    chance: Chance,
    tell: Tell | None,
) -> Race:
    """Return a race on the grid, hands drawn: a driver for each colour, and the Legends."""
    race = Race(facts, circuit, laps)
    drivers = [Car(seat, seat, colour) for seat, colour in enumerate(colours)]
    legends = [
        Car(number, NO_SEAT, colour)
        for number, colour in enumerate(legend_colours, start=len(drivers))
    ]
    race.cars = drivers + legends
    race.legends_pro = legends_pro
    if legends:
        shuffle_legends_deck(race, chance)
    fill_grid(race, chance, tell)
    for car, handicap in zip(drivers, handicaps, strict=True):
        take_cards(race, car, handicap, tell)
    for car in drivers:
        chance.shuffle(car.deck)
        draw_up_to(car, facts.hand_size, chance, tell)  # HEAT-SET-16
    return race


def fill_grid(race: Race, chance: Chance, tell: Tell | None) -> None:
    """HEAT-SET-14: in random order, one at a time, the grid places in ascending number.

    Legends are mixed in with the others (LEG-4).
    """
    drawn = list(race.cars)
    chance.shuffle(drawn)
    for car, (space, spot) in zip(drawn, race.circuit.grid, strict=False):
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
    car.deck = starting_deck(race.facts, race.circuit, race.facts.starting_upgrades)
    car.engine = [race.facts.heat_card] * max(0, race.circuit.heat - handicap)
    left_out = race.circuit.heat - len(car.engine)
    if tell and left_out:
        tell(HandicapTaken(car.id, left_out))


def starting_deck(facts: Facts, circuit: Circuit, upgrades: list[Card]) -> list[Card]:
    """HEAT-SET-10: Basic cards, three Upgrades and the circuit's Stress cards.

    Drafted Upgrades take the place of the starting ones (HEAT-UPG0-6).
    """
    return facts.basic_cards + upgrades + [facts.stress_card] * circuit.stress
