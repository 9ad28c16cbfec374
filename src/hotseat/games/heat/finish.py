"""Finishing and winning (HEAT-WIN)."""

from __future__ import annotations

from hotseat.core import Tell
from hotseat.games.heat import steps
from hotseat.games.heat.events import CarClassified, CarEliminated, RaceEnded
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.track import in_order


def classify_finishers(race: Race, tell: Tell | None) -> None:
    """HEAT-WIN-6: at the end of the round the cars that crossed leave the track, in order.

    Furthest ahead first, whoever moved first (RUL-HEAT-42); side by side, the Race Line decides
    (HEAT-WIN-2, HEAT-WIN-3). Places follow those of earlier rounds (HEAT-WIN-9).
    """
    finishers = [car for car in race.cars_on_track() if race.has_finished(car)]
    for car in in_order(finishers):
        classify(race, car, stopped=False, tell=tell)


def classify(race: Race, car: Car, *, stopped: bool, tell: Tell | None) -> None:
    """Give a car the next place of the Final classification."""
    car.place = 1 + sum(1 for other in race.cars if other.place and not other.out)
    car.finish_round = race.round
    if tell:
        tell(CarClassified(car.id, car.place, stopped))


def eliminate(race: Race, car: Car, tell: Tell | None) -> None:
    """RUL-HEAT-92: behind all finishers, and behind those eliminated later."""
    car.place = len(race.cars) - sum(1 for other in race.cars if other.out)
    car.out = True
    car.finish_round = race.round
    if tell:
        tell(CarEliminated(car.id, car.place))


def is_race_over(race: Race) -> bool:
    """HEAT-WIN-7: rounds go on until every car has finished."""
    return not race.cars_on_track()


def end_race(race: Race, tell: Tell | None) -> None:
    """Nobody is on the track any more."""
    race.step = steps.OVER
    if tell:
        ranking = sorted(race.cars, key=lambda car: car.place)
        tell(RaceEnded(tuple(car.id for car in ranking)))
