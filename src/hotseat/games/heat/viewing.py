"""How a view of a race comes about (RUL-HEAT-8): built up field by field from what is known.

Apart from the views themselves, because a server spends much of its time here and this can be
compiled.
"""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Seat
from hotseat.games.heat.data import COLOURS
from hotseat.games.heat.facts import Card
from hotseat.games.heat.state import Car, Race, Step
from hotseat.games.heat.turn import speed_of
from hotseat.games.heat.view import CarView, LegendsCardView, Own, SymbolView, View


def view(race: Race, seat: Seat | None) -> View:
    """Return what a seat may know."""
    return views(race, [seat])[0]


def views(race: Race, seats: Sequence[Seat | None]) -> list[View]:
    """Return what several seats may know: all see the same cars, each its own cards."""
    in_turn = race.step in (Step.REACT, Step.SLIPSTREAM, Step.DISCARD)
    speed = speed_of(race, race.car_on_turn()) if in_turn else 0
    symbols = tuple(
        SymbolView(symbol.kind.name.lower(), symbol.amount, symbol.from_adrenaline)
        for symbol in race.symbols
    )
    order = tuple(race.order)
    legends_card = _view_legends_card(race)
    cars = tuple([_view_car(race, car) for car in race.cars])
    reserve = race.reserve()
    step = race.step.name.lower()
    return [
        # By position: a server makes several for every move, and by name takes six times as long.
        View(
            seat,
            race.circuit.source,
            race.laps,
            race.round,
            step,
            order,
            race.turn,
            race.turn_start,
            speed,
            race.adrenaline_speed,
            symbols,
            reserve,
            race.legends_pro,
            legends_card,
            len(race.legends_deck),
            cars,
            None if seat is None else _view_own(race.cars[seat]),
        )
        for seat in seats
    ]


def _view_own(car: Car) -> Own:
    return Own(tuple(car.hand), tuple(car.planned))


def _view_legends_card(race: Race) -> LegendsCardView | None:
    if race.legends_card < 0:
        return None
    numbers = race.facts.legends_cards[race.legends_card]
    return LegendsCardView(race.legends_card, dict(zip(COLOURS, numbers, strict=True)))


def _view_car(race: Race, car: Car) -> CarView:
    space = car.progress % race.circuit.spaces
    return CarView(  # by position too
        car.id,
        None if car.is_legend() else car.seat,
        COLOURS[car.colour_number],
        car.progress,
        car.spot,
        car.progress // race.circuit.spaces + 1,
        space,
        race.circuit.spaces_to_corner(space),
        car.place,
        car.finish_round,
        car.gear,
        len(car.hand),
        len(car.deck),
        len(car.discard),
        car.discard[-1] if car.discard else None,  # HEAT-8-5: only this one
        tuple(car.engine),
        len(car.planned),
        car.has_planned,
        tuple(car.play_area),
        car.stress_taken,
        _owned(race, car),
    )


def _owned(race: Race, car: Car) -> tuple[int, ...]:
    counts = [0] * len(race.facts.keys)
    for pile in piles(car):
        for card in pile:
            counts[card] += 1
    return tuple(counts)


def piles(car: Car) -> list[list[Card]]:
    """Return every place where a card of this driver can lie."""
    return [car.hand, car.deck, car.discard, car.engine, car.planned, car.play_area]
