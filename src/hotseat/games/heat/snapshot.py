"""Races as JSON and back: complete but for the settings, which a record keeps once."""

from __future__ import annotations

import msgspec

from hotseat.games.heat import data
from hotseat.games.heat.settings import Settings, circuit_of, laps_of
from hotseat.games.heat.snapshot_rows import CarRow, RaceRow
from hotseat.games.heat.state import Car, Race, Step, Symbol, SymbolKind


def dump(race: Race) -> bytes:
    """Return a race as JSON."""
    return msgspec.json.encode(
        RaceRow(
            [_dump_car(car) for car in race.cars],
            race.round,
            int(race.step),
            race.order,
            race.turn,
            race.legends_deck,
            race.legends_card,
            race.turn_start,
            race.adrenaline_speed,
            [(int(symbol.kind), symbol.amount, symbol.from_adrenaline) for symbol in race.symbols],
        )
    )


def load(settings: Settings, dumped: bytes) -> Race:
    """Return the race that was dumped."""
    row = msgspec.json.decode(dumped, type=RaceRow)
    race = Race(data.facts(), circuit_of(settings), laps_of(settings))
    race.cars = [_load_car(number, car) for number, car in enumerate(row.cars)]
    race.round = row.round
    race.step = Step(row.step)
    race.order = row.order
    race.turn = row.turn
    race.legends_pro = settings.legends_pro
    race.legends_deck = row.legends_deck
    race.legends_card = row.legends_card
    race.turn_start = row.turn_start
    race.adrenaline_speed = row.adrenaline_speed
    race.symbols = [Symbol(SymbolKind(kind), amount, own) for kind, amount, own in row.symbols]
    return race


def _dump_car(car: Car) -> CarRow:
    return CarRow(
        car.seat,
        car.colour_number,
        car.progress,
        car.spot,
        car.place,
        car.finish_round,
        car.gear,
        car.hand,
        car.deck,
        car.discard,
        car.engine,
        car.planned,
        car.play_area,
        car.has_planned,
        car.stress_taken,
    )


def _load_car(number: int, row: CarRow) -> Car:
    car = Car(number, row.seat, row.colour)
    car.progress = row.progress
    car.spot = row.spot
    car.place = row.place
    car.finish_round = row.finish_round
    car.gear = row.gear
    car.hand = row.hand
    car.deck = row.deck
    car.discard = row.discard
    car.engine = row.engine
    car.planned = row.planned
    car.play_area = row.play_area
    car.has_planned = row.has_planned
    car.stress_taken = row.stress_taken
    return car
