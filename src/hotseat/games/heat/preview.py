"""What an action would do, as far as the seat can know.

Cars that move first are assumed to stay where they are, and nothing else is done this turn.
"""

from __future__ import annotations

import msgspec

from hotseat.core import Bill
from hotseat.games.heat.actions import (
    Boost,
    Cooldown,
    Discard,
    EndDiscard,
    EndReact,
    HeatAction,
    Plan,
    Slipstream,
    Stay,
    Stop,
    UseAdrenaline,
)
from hotseat.games.heat.corners import corner_bill
from hotseat.games.heat.facts import Sort
from hotseat.games.heat.planning import is_cluttered, shift_cost
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.track import corners_crossed, landing
from hotseat.games.heat.turn import speed_of
from hotseat.games.heat.view import View, known_race, unseen_cards


class CornerPreview(msgspec.Struct, frozen=True):
    """A corner that would be crossed, and its bill."""

    corner: int
    heat: Bill


class Outcome(msgspec.Struct, frozen=True):
    """Where one possible Speed leads."""

    speed: int
    progress: int  # before a spin-out puts the car back
    corners: tuple[CornerPreview, ...]
    engine: int  # Heat left
    spins_out: bool


class Preview(msgspec.Struct, frozen=True):
    """What an action costs at once, and every Speed it may lead to, slowest first.

    Several outcomes: a + symbol decides. None at all: the car stands (a cluttered hand), or the
    action is not about driving.
    """

    heat: int
    outcomes: tuple[Outcome, ...]


def preview(seen: View, action: HeatAction) -> Preview | None:
    """Return what the action would do; None where its words say it all."""
    if seen.seat is None:
        return None
    race = known_race(seen)
    car = race.cars[seen.seat]
    match action:
        case Plan(gear, cards):
            return _preview_plan(seen, race, car, gear, cards)
        case Boost():
            cost = race.facts.boost_heat
            car.engine = car.engine[cost:]
            speed = speed_of(race, car)
            return Preview(
                cost,
                tuple(
                    _outcome(race, car, speed + value, landing(race, car, value))
                    for value in _values_of_pluses(seen, race, car, 1)
                ),
            )
        case UseAdrenaline():
            gain = race.facts.adrenaline_speed
            end = landing(race, car, gain)
            return _certain(race, car, speed_of(race, car) + gain, end)
        case Cooldown(_source, amount):
            car.engine = car.engine + [race.facts.heat_card] * amount
            return _certain(race, car, speed_of(race, car), car.progress)
        case Slipstream(spaces):
            return _certain(race, car, speed_of(race, car), landing(race, car, spaces))
        case EndReact() | Stay():
            return _certain(race, car, speed_of(race, car), car.progress)
        case Stop() | Discard() | EndDiscard():
            return None


def _preview_plan(seen: View, race: Race, car: Car, gear: int, cards: tuple[int, ...]) -> Preview:
    cost = 0 if car.has_planned else shift_cost(race, car, gear)
    car.engine = car.engine[cost:]
    car.gear = gear
    car.planned = list(cards)
    if is_cluttered(race, car):
        return Preview(cost, ())
    race.turn_start = car.progress
    race.adrenaline_speed = 0
    fixed = sum(race.facts.values[card] for card in cards)
    pluses = sum(race.facts.pluses[card] for card in cards)
    return Preview(
        cost,
        tuple(
            _outcome(race, car, fixed + value, landing(race, car, fixed + value))
            for value in _values_of_pluses(seen, race, car, pluses)
        ),
    )


def _certain(race: Race, car: Car, speed: int, end: int) -> Preview:
    return Preview(0, (_outcome(race, car, speed, end),))


def _values_of_pluses(seen: View, race: Race, car: Car, pluses: int) -> range:
    """Return what so many + symbols can add together, from the Basic cards that can turn up."""
    facts = race.facts
    shown = seen.cars[car.id]
    hidden = unseen_cards(shown, known_race(seen).cars[car.id])
    if shown.discard_top is not None:
        hidden.append(shown.discard_top)  # it comes back when the deck runs out
    values = sorted(facts.values[card] for card in hidden if facts.sorts[card] == Sort.BASIC)
    found = min(pluses, len(values))
    return range(sum(values[:found]), sum(values[len(values) - found :]) + 1)


def _outcome(race: Race, car: Car, speed: int, end: int) -> Outcome:
    engine = len(car.engine)
    corners: list[CornerPreview] = []
    spins_out = False
    for corner, _line in corners_crossed(race, race.turn_start, end):
        bill = corner_bill(corner, speed)
        corners.append(CornerPreview(corner.number, bill))
        if bill.total > engine:
            engine = 0
            spins_out = True
            break
        engine -= bill.total
    return Outcome(speed, end, tuple(corners), engine, spins_out)
