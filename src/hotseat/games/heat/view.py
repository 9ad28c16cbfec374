"""What a seat may know of a race (RUL-HEAT-8), and the way back from it; `viewing` makes it."""

from __future__ import annotations

import msgspec

from hotseat.core import FileText
from hotseat.games.heat import data
from hotseat.games.heat.data import COLOURS
from hotseat.games.heat.facts import Card, Circuit
from hotseat.games.heat.settings import circuit_at
from hotseat.games.heat.state import NO_SEAT, Car, Race, Step, Symbol, SymbolKind


class LegendsCardView(msgspec.Struct, frozen=True):
    """The Legends card of this round: for each colour the diamond and the top speed."""

    card: int
    numbers: dict[str, tuple[int, int]]


class SymbolView(msgspec.Struct, frozen=True):
    """A symbol open in step 5."""

    kind: str
    amount: int
    from_adrenaline: bool


class CarView(msgspec.Struct, frozen=True):
    """What everybody knows of a car and its driver's cards."""

    id: int
    seat: int | None  # None: a Legend
    colour: str
    # On the track.
    progress: int
    spot: int
    lap: int  # 0 on the grid
    space: int
    to_corner: int  # HEAT-TRK-4: the number printed on the Space
    place: int
    finish_round: int
    # On the mat: numbers of cards, and the faces that lie open.
    gear: int
    hand: int
    deck: int
    discard: int
    discard_top: Card | None
    engine: tuple[Card, ...]
    planned: int
    has_planned: bool
    play_area: tuple[Card, ...]
    stress_taken: int
    owns: tuple[int, ...]  # how many of each kind, wherever they lie: all were taken openly


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    hand: tuple[Card, ...]
    planned: tuple[Card, ...]


class View(msgspec.Struct, frozen=True):
    """A race as a seat sees it (None: a spectator)."""

    seat: int | None
    circuit: str | FileText
    laps: int
    round: int
    step: str
    order: tuple[int, ...]
    turn: int  # an index into the order
    turn_start: int
    speed: int
    adrenaline_speed: int
    symbols: tuple[SymbolView, ...]
    reserve: int
    legends_pro: int
    legends_card: LegendsCardView | None
    legends_deck: int  # cards left in it
    cars: tuple[CarView, ...]
    own: Own | None


# Back from a view


def circuit_of_view(seen: View) -> Circuit:
    """Return the circuit that is raced."""
    return circuit_at(seen.circuit)


def known_race(seen: View) -> Race:
    """Return the race with everything the view tells and nothing else: unknown piles are empty."""
    race = Race(data.facts(), circuit_of_view(seen), seen.laps)
    race.cars = [_known_car(car) for car in seen.cars]
    race.round = seen.round
    race.step = Step[seen.step.upper()]
    race.order = list(seen.order)
    race.turn = seen.turn
    race.legends_pro = seen.legends_pro
    race.legends_card = seen.legends_card.card if seen.legends_card else -1
    race.turn_start = seen.turn_start
    race.adrenaline_speed = seen.adrenaline_speed
    race.symbols = [
        Symbol(SymbolKind[symbol.kind.upper()], symbol.amount, symbol.from_adrenaline)
        for symbol in seen.symbols
    ]
    if seen.own and seen.seat is not None:
        race.cars[seen.seat].hand = list(seen.own.hand)
        race.cars[seen.seat].planned = list(seen.own.planned)
    return race


def _known_car(seen: CarView) -> Car:
    return Car(
        seen.id,
        NO_SEAT if seen.seat is None else seen.seat,
        COLOURS.index(seen.colour),
        seen.progress,
        seen.spot,
        seen.place,
        seen.finish_round,
        seen.gear,
        engine=list(seen.engine),
        play_area=list(seen.play_area),
        has_planned=seen.has_planned,
        stress_taken=seen.stress_taken,
    )


def unseen_cards(seen: CarView, known: Car) -> list[Card]:
    """Return the cards of a driver that lie where this seat cannot see them, in table order.

    `known` is the car of `known_race`: what the seat sees of it is taken away from what it owns.
    """
    left = list(seen.owns)
    visible = [known.hand, known.planned, known.engine, known.play_area]
    for pile in visible:
        for card in pile:
            left[card] -= 1
    if seen.discard_top is not None:
        left[seen.discard_top] -= 1
    return [card for card, count in enumerate(left) for _ in range(count)]
