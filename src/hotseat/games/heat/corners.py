"""Step 7, Check Corner, and the spin-out (HEAT-7, HEAT-SPIN)."""

from __future__ import annotations

from bisect import insort

from hotseat.core import Bill, Item, Phrase, Tell
from hotseat.games.heat.cards import pay_heat
from hotseat.games.heat.events import CornerChecked, SpunOut
from hotseat.games.heat.facts import Corner
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.track import corners_crossed, free_spot, place_of
from hotseat.games.heat.turn import speed_of


def check_corners(race: Race, car: Car, tell: Tell | None) -> None:
    """Pay Heat for each corner crossed too fast, in order; who cannot pay spins out."""
    speed = speed_of(race, car)
    for corner, line in corners_crossed(race, race.turn_start, car.progress):
        cost = corner_cost(corner, speed)
        if cost > len(car.engine):  # RUL-HEAT-35: an equal cost is paid
            spin_out(race, car, corner, line, tell)
            return  # HEAT-SPIN-7: later corners are not checked
        pay_heat(car, cost)
        if tell:
            tell(CornerChecked(car.id, corner.number, corner_bill(corner, speed)))


def corner_cost(corner: Corner, speed: int) -> int:
    """HEAT-7-3, HEAT-7-4: the Speed above the limit."""
    return max(0, speed - corner.limit)


def corner_bill(corner: Corner, speed: int) -> Bill:
    """Return what a corner costs at a Speed."""
    return Bill(
        corner_cost(corner, speed),
        (
            Item(Phrase("heat-bill-speed"), speed, "HEAT-7-2"),
            Item(Phrase("heat-bill-limit", {"corner": corner.number}), -corner.limit, "HEAT-7-4"),
        ),
    )


def spin_out(race: Race, car: Car, corner: Corner, line: int, tell: Tell | None) -> None:
    """HEAT-SPIN: pay all that is left, go back before the line, take Stress, shift to 1st."""
    paid = len(car.engine)
    pay_heat(car, paid)
    start = place_of(car) if tell else None
    put_back_before(race, car, line)
    stress = race.facts.gear(car.gear).spin_out_stress  # HEAT-SPIN-6: of the gear driven
    for _ in range(stress):
        insort(car.hand, race.facts.stress_card)
    car.stress_taken += stress
    car.gear = 1
    if tell and start:
        bill = corner_bill(corner, speed_of(race, car))
        tell(SpunOut(car.id, corner.number, bill, paid, stress, start, place_of(car)))


def put_back_before(race: Race, car: Car, line: int) -> None:
    """HEAT-SPIN-2: the first Space before the line with a free Spot, Race Line first.

    Going back Space by Space ends at the latest where the turn began: that Spot is free
    (RUL-HEAT-37).
    """
    progress = line - 1
    spot = free_spot(race, car, progress)
    while spot is None:
        progress -= 1
        spot = free_spot(race, car, progress)
    car.progress = progress
    car.spot = spot
