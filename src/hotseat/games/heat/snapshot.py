"""Races as JSON and back: complete but for users' files, which a record keeps in its settings."""

from __future__ import annotations

import msgspec

from hotseat.games.heat import data
from hotseat.games.heat.conditions import conditions
from hotseat.games.heat.settings import Settings, circuit_key, circuit_of_table
from hotseat.games.heat.snapshot_rows import CarRow, RaceRow, SpeedRow, SymbolRow, TurnRow
from hotseat.games.heat.state import (
    Car,
    Gain,
    Race,
    Source,
    SpeedPart,
    Step,
    Symbol,
    SymbolKind,
    Turn,
)


def dump(race: Race) -> bytes:
    """Return a race as JSON."""
    return msgspec.json.encode(
        RaceRow(
            circuit=circuit_key(race.circuit),
            laps=race.laps,
            cars=[_dump_car(car) for car in race.cars],
            round=race.round,
            step=int(race.step),
            order=race.order,
            turns_taken=race.turns_taken,
            turn=_dump_turn(race.turn) if race.is_in_turn() else None,
            legends_pro=race.legends_pro,
            legends_deck=race.legends_deck,
            legends_card=race.legends_card,
        )
    )


def load(settings: Settings, dumped: bytes) -> Race:
    """Return the race that was dumped."""
    row = msgspec.json.decode(dumped, type=RaceRow)
    facts = data.facts()
    race = Race(facts, conditions(facts, circuit_of_table(settings, row.circuit), row.laps))
    race.cars = [_load_car(number, car) for number, car in enumerate(row.cars)]
    race.round = row.round
    race.step = Step(row.step)
    race.order = row.order
    race.turns_taken = row.turns_taken
    if row.turn is not None:
        race.turn = _load_turn(row.turn)
    race.legends_pro = row.legends_pro
    race.legends_deck = row.legends_deck
    race.legends_card = row.legends_card
    return race


def _dump_car(car: Car) -> CarRow:
    return CarRow(
        seat=car.seat,
        colour=car.colour_number,
        progress=car.progress,
        spot=car.spot,
        place=car.place,
        finish_round=car.finish_round,
        gear=car.gear,
        hand=car.hand,
        deck=car.deck,
        discard=car.discard,
        engine=car.engine,
        planned=car.planned,
        has_planned=car.has_planned,
        stress_taken=car.stress_taken,
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
    car.has_planned = row.has_planned
    car.stress_taken = row.stress_taken
    return car


def _dump_turn(turn: Turn) -> TurnRow:
    return TurnRow(
        start=turn.start,
        parts=[
            SpeedRow(gain=int(part.gain), value=part.value, card=part.card) for part in turn.parts
        ],
        symbols=[
            SymbolRow(
                kind=int(symbol.kind),
                amount=symbol.amount,
                source=int(symbol.source),
                mandatory=symbol.mandatory,
            )
            for symbol in turn.symbols
        ],
        pluses=turn.pluses,
    )


def _load_turn(row: TurnRow) -> Turn:
    return Turn(
        row.start,
        [SpeedPart(Gain(part.gain), part.value, part.card) for part in row.parts],
        [
            Symbol(SymbolKind(symbol.kind), symbol.amount, Source(symbol.source), symbol.mandatory)
            for symbol in row.symbols
        ],
        row.pluses,
    )
