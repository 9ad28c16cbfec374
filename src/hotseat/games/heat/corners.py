"""Step 7, Check Corner, and the spin-out (HEAT-7, HEAT-SPIN).

`judge_corners` is the one judge of what corners cost and whether a car spins out: the rules act on
its judgement, previews and bots ask it in advance.
"""

from __future__ import annotations

from hotseat.core import Bill, Item, Phrase, Tell
from hotseat.games.heat.cards import pay_heat
from hotseat.games.heat.conditions import Conditions
from hotseat.games.heat.events import CornerChecked, SpunOut
from hotseat.games.heat.facts import NO_CARD, Corner
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.track import free_spot, place_of


class Crossing:
    """A corner that is crossed: where its line is, and the Heat it costs."""

    def __init__(self, corner: Corner, line: int, cost: int) -> None:
        self.corner = corner
        self.line = line
        self.cost = cost


class Judgement:
    """The corners of a drive, in order, up to one that cannot be paid; and the Heat left."""

    def __init__(self, crossings: list[Crossing], engine: int, spins_out: bool) -> None:
        self.crossings = crossings
        self.engine = engine
        self.spins_out = spins_out  # at the last of the crossings


def judge_corners(
    conditions: Conditions, start: int, end: int, speed: int, engine: int, adjust: int = 0
) -> Judgement:
    """Return what a turn's drive from `start` to `end` costs, with this much Heat in the Engine.

    Every corner is judged by the Speed of the whole turn (RUL-HEAT-21), up to the first that cannot
    be paid (RUL-HEAT-36). `adjust` is what the driver's own cards add to every limit (GAR-SYM-4.1,
    GAR-SYM-4.2).
    """
    crossings: list[Crossing] = []
    for corner, line in conditions.corners_crossed(start, end):
        cost = corner_cost(conditions, corner, speed, adjust)
        crossings.append(Crossing(corner, line, cost))
        if cost > engine:  # RUL-HEAT-35: an equal cost is paid
            return Judgement(crossings, 0, True)  # HEAT-SPIN-7: later corners are not checked
        engine -= cost
    return Judgement(crossings, engine, False)


def corner_cost(conditions: Conditions, corner: Corner, speed: int, adjust: int = 0) -> int:
    """HEAT-7-3, HEAT-7-4: the Speed above the limit, and more where it overheats (RUL-HEAT-80)."""
    above = speed - conditions.limit(corner) - adjust
    return above + conditions.overheat(corner) if above > 0 else 0


def adjust_of(race: Race, car: Car) -> int:
    """RUL-HEAT-57: all Adjust symbols in the play area add up."""
    adjust = 0
    if not car.upgrades:
        return adjust
    for part in race.turn.parts:
        if part.card != NO_CARD:
            adjust += race.facts.marks[part.card].adjust
    return adjust


def corners_cost(conditions: Conditions, start: int, end: int, speed: int) -> int:
    """Return the Heat that all corners of a drive cost: with less, a car spins out."""
    cost = 0
    for corner, _line in conditions.corners_crossed(start, end):
        cost += corner_cost(conditions, corner, speed)
    return cost


def corner_bill(conditions: Conditions, crossing: Crossing, speed: int, adjust: int = 0) -> Bill:
    """Return the cost of a corner crossed at a Speed, item by item."""
    corner = crossing.corner
    change, overheat = conditions.limit_change(corner), conditions.overheat(corner)
    printed = conditions.limit(corner) - change
    items = [
        Item(Phrase("heat-bill-speed"), speed, "HEAT-7-2"),
        Item(Phrase("heat-bill-limit", {"corner": corner.number}), -printed, "HEAT-7-4"),
    ]
    if change:
        rule = "ROAD-7" if change > 0 else "ROAD-8"
        items.append(Item(Phrase("heat-bill-road"), -change, rule))
    if adjust:
        items.append(Item(Phrase("heat-bill-adjust"), -adjust, "GAR-SYM-4.1"))
    if overheat and crossing.cost:
        items.append(Item(Phrase("heat-bill-overheat"), overheat, "ROAD-9"))
    return Bill(crossing.cost, tuple(items))


def check_corners(race: Race, car: Car, tell: Tell | None) -> bool:
    """HEAT-7-5, HEAT-7-6: pay each corner crossed too fast, in order.

    At the first that it cannot pay the car spins out (HEAT-PAY-7). Return whether it did.
    """
    if not race.conditions.crosses_corner(race.turn.start, car.progress):
        return False
    speed = race.turn.speed()
    adjust = adjust_of(race, car) if car.upgrades else 0
    judgement = judge_corners(
        race.conditions, race.turn.start, car.progress, speed, len(car.engine), adjust
    )
    for crossing in judgement.crossings:
        if judgement.spins_out and crossing is judgement.crossings[-1]:
            spin_out(race, car, crossing, tell)
            return True
        pay_heat(car, crossing.cost)
        if tell:
            bill = corner_bill(race.conditions, crossing, speed, adjust)
            tell(CornerChecked(car.id, crossing.corner.number, bill))
    return False


def spin_out(race: Race, car: Car, crossing: Crossing, tell: Tell | None) -> None:
    """HEAT-SPIN: pay all that is left, go back before the line, take Stress, shift to 1st."""
    paid = len(car.engine)
    pay_heat(car, paid)
    start = place_of(car) if tell else None
    car.progress, car.spot = place_before(race, car, crossing.line)
    # HEAT-SPIN-6, RUL-HEAT-40: of the gear driven.
    stress = race.facts.gear(car.gear).spin_out_stress
    car.take([race.facts.stress_card] * stress)
    car.stress_taken += stress
    car.gear = 1
    if tell and start:
        bill = corner_bill(race.conditions, crossing, race.turn.speed(), adjust_of(race, car))
        tell(SpunOut(car.id, crossing.corner.number, bill, paid, stress, start, place_of(car)))


def place_before(race: Race, car: Car, line: int) -> tuple[int, int]:
    """HEAT-SPIN-2: the first Space before the line with a free Spot, Race Line first.

    Going back Space by Space ends at the latest where the turn began: that Spot is free
    (RUL-HEAT-37). Progress goes back too, even behind the Finish Line (RUL-HEAT-39).
    """
    progress = line - 1
    spot = free_spot(race, car, progress)
    while spot is None:
        progress -= 1
        spot = free_spot(race, car, progress)
    return progress, spot
