"""Cars on the track: moving, blocking, who is ahead (HEAT-TRK, HEAT-3-3 to HEAT-3-8)."""

from __future__ import annotations

from hotseat.core import Tell
from hotseat.core.integers import i64
from hotseat.games.heat.events import CarMoved, Place
from hotseat.games.heat.state import OFF, Car, Race


def place_of(car: Car) -> Place:
    """Return where a car stands."""
    return Place(car.progress, car.spot)


def move(race: Race, car: Car, spaces: int, tell: Tell | None) -> None:
    """Drive forward: past any number of cars (HEAT-3-5), to a free Spot if there is one.

    HEAT-3-6: if all Spots are taken, to the first Space behind that has a free one, nearest the
    Race Line (HEAT-3-7); never backwards (RUL-HEAT-12). A car that gains no Space keeps its Spot
    (RUL-HEAT-11). So it is for every kind of move (RUL-HEAT-10).
    """
    start = place_of(car) if tell else None
    for progress in range(car.progress + spaces, car.progress, -1):
        spot = free_spot(race, car, progress)
        if spot is not None:
            car.progress = progress
            car.spot = spot
            break
    if tell and start:
        tell(CarMoved(car.id, start, place_of(car), spaces))


def free_spot(race: Race, car: Car, progress: int) -> int | None:
    """HEAT-3-4: the free Spot nearest the Race Line; the car's own place counts as free.

    Legends choose likewise (LGX-BASE-8). Spots are physical: cars on other laps and cars that
    finished this round take theirs (RUL-HEAT-15, RUL-HEAT-16, RUL-LGX-1). An impeding Legend takes
    all of its Space (LGX-AB-IMPEDE-1, LGX-AB-IMPEDE-2), one beside the track takes none
    (RUL-LGX-17).
    """
    length: i64 = race.circuit.spaces
    space: i64 = progress % length
    taken: i64 = 0  # one bit a Spot
    for other in race.cars:
        there: i64 = other.progress
        if there % length == space and other.place == 0 and other is not car:
            if other.impeding:
                return None
            if other.spot != OFF:
                taken |= 1 << other.spot
    spot: i64 = 0
    while taken >> spot & 1:
        spot += 1
    return spot if spot < race.circuit.spots else None


def landing(race: Race, car: Car, spaces: int) -> int:
    """Return the progress that a move of this many Spaces would lead to."""
    return landing_from(race, car, car.progress, spaces)


def landing_from(race: Race, car: Car, start: int, spaces: int) -> int:
    """Return the progress that a move of this many Spaces would lead to if the car stood there."""
    for progress in range(start + spaces, start, -1):
        if free_spot(race, car, progress) is not None:
            return progress
    return start


def order_of_cars(race: Race) -> list[Car]:
    """HEAT-RND-5, HEAT-RND-6: furthest ahead first; side by side, Race Line first.

    HEAT-TRK-6, and LGX-BASE-10 for Legends.
    """
    return in_order(race.cars_on_track())


def running_order(race: Race) -> list[Car]:
    """Return all cars in running order, finished ones first, eliminated ones last."""
    placed = sorted([car for car in race.cars if car.place], key=lambda car: car.place)
    home = [car for car in placed if not car.out]
    return home + order_of_cars(race) + [car for car in placed if car.out]


def in_order(cars: list[Car]) -> list[Car]:
    """Sort cars by running order.

    They come nearly sorted, so each is put behind those ahead of it.
    """
    ordered: list[Car] = []
    for car in cars:
        at = len(ordered)
        while at > 0 and is_ahead(car, ordered[at - 1]):
            at -= 1
        ordered.insert(at, car)
    return ordered


def is_ahead(car: Car, other: Car) -> bool:
    """Is a car further on than another, or beside it nearer the Race Line?

    RUL-LGX-19, LGX-AB-NIMBLE-5: in one Space the latest nimble arrival comes first.
    """
    if car.progress == other.progress:
        if car.arrival != other.arrival:
            return car.arrival > other.arrival
        return car.spot < other.spot
    return car.progress > other.progress
