"""Races as JSON and back: complete but for users' files, which a record keeps in its settings."""

from __future__ import annotations

import msgspec

from hotseat.core.decoding import from_json
from hotseat.games.heat.conditions import conditions
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.facts import Gain, SpeedPart
from hotseat.games.heat.season_state import Leg, Placing, Season
from hotseat.games.heat.settings import (
    Settings,
    circuit_key,
    circuit_of_table,
    decks_of,
    facts_of,
    season_name,
    season_title,
)
from hotseat.games.heat.snapshot_rows import (
    CarRow,
    DraftRow,
    ExpansionRow,
    LegRow,
    PlacingRow,
    RaceRow,
    SeasonRow,
    SpeedRow,
    SymbolRow,
    TurnRow,
)
from hotseat.games.heat.state import (
    Car,
    Draft,
    Race,
    Source,
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
            tournament=race.tournament,
            draft=None if race.draft is None else _dump_draft(race.draft),
            weather=race.conditions.weather,
            road=list(race.conditions.road),
            expansion=None if race.expansion is None else _dump_expansion(race.expansion),
            event=race.conditions.event,
            season=None if race.season is None else _dump_season(race.season),
            rules=race.rules,
        )
    )


def load(settings: Settings, dumped: bytes) -> Race:
    """Return the race that was dumped."""
    row = from_json(dumped, RaceRow)
    facts = facts_of(settings)
    circuit = circuit_of_table(settings, row.circuit)
    race = Race(
        facts, conditions(facts, circuit, row.laps, row.weather, tuple(row.road), row.event)
    )
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
    race.tournament = row.tournament
    race.garage = settings.garage
    if row.draft is not None:
        race.draft = _load_draft(row.draft)
    if row.expansion is not None:
        race.expansion = _load_expansion(settings, row.expansion)
    if row.season is not None:
        race.season = _load_season(settings, row.season)
    race.rules = row.rules
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
        upgrades=car.upgrades,
        removed=car.removed,
        impeding=car.impeding,
        arrival=car.arrival,
        sponsorship=car.sponsorship,
        out=car.out,
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
    car.upgrades = row.upgrades
    car.removed = row.removed
    car.impeding = row.impeding
    car.arrival = row.arrival
    car.sponsorship = row.sponsorship
    car.out = row.out
    return car


def _dump_turn(turn: Turn) -> TurnRow:
    return TurnRow(
        start=turn.start,
        start_spot=turn.start_spot,
        parts=[
            SpeedRow(gain=int(part.gain), value=part.value, card=part.card) for part in turn.parts
        ],
        symbols=[
            SymbolRow(
                kind=int(symbol.kind),
                amount=symbol.amount,
                source=int(symbol.source),
                mandatory=symbol.mandatory,
                card=symbol.card,
                sector=symbol.sector,
            )
            for symbol in turn.symbols
        ],
        pluses=turn.pluses,
        undecided=turn.undecided,
        due=turn.due,
        has_moved=turn.has_moved,
        sectors=turn.sectors,
        salvaged=turn.salvaged,
        salvage_left=turn.salvage_left,
        slipstreamed=turn.slipstreamed,
    )


def _load_turn(row: TurnRow) -> Turn:
    return Turn(
        row.start,
        row.start_spot,
        [SpeedPart(Gain(part.gain), part.value, part.card) for part in row.parts],
        [
            Symbol(
                SymbolKind(symbol.kind),
                symbol.amount,
                Source(symbol.source),
                symbol.mandatory,
                symbol.card,
                symbol.sector,
            )
            for symbol in row.symbols
        ],
        row.pluses,
        row.undecided,
        row.due,
        row.has_moved,
        row.sectors,
        row.salvaged,
        row.salvage_left,
        row.slipstreamed,
    )


def _dump_draft(draft: Draft) -> DraftRow:
    return DraftRow(
        round=draft.round,
        order=draft.order,
        taken=draft.taken,
        market=draft.market,
        deck=draft.deck,
        discard=draft.discard,
    )


def _load_draft(row: DraftRow) -> Draft:
    return Draft(row.round, row.order, row.taken, row.market, row.deck, row.discard)


def _dump_expansion(expansion: Expansion) -> ExpansionRow:
    return ExpansionRow(
        level=expansion.level,
        adrenaline=expansion.adrenaline,
        rivals=expansion.rivals,
        boost_deck=expansion.boost_deck,
        boost_card=expansion.boost_card,
        turned=expansion.turned,
    )


def _load_expansion(settings: Settings, row: ExpansionRow) -> Expansion:
    return Expansion(
        decks_of(settings),
        row.level,
        row.adrenaline,
        row.rivals,
        row.boost_deck,
        row.boost_card,
        row.turned,
    )


def _dump_season(season: Season) -> SeasonRow:
    return SeasonRow(
        legs=[
            LegRow(
                year=leg.year,
                circuit=circuit_key(leg.circuit),
                event=leg.event,
                level=leg.level,
            )
            for leg in season.legs
        ],
        race=season.race,
        results=[
            [
                PlacingRow(place=placing.place, points=placing.points, out=placing.out)
                for placing in placings
            ]
            for placings in season.results
        ],
        grid=season.grid,
        deck=season.deck,
        used=season.used,
        gone=season.gone,
        first_lap=season.first_lap,
        ready=season.ready,
        kept=season.kept,
    )


def _load_season(settings: Settings, row: SeasonRow) -> Season:
    return Season(
        season_name(settings),
        [
            Leg(leg.year, circuit_of_table(settings, leg.circuit), leg.event, leg.level)
            for leg in row.legs
        ],
        settings.handicap,
        row.race,
        [
            [Placing(placing.place, placing.points, placing.out) for placing in placings]
            for placings in row.results
        ],
        row.grid,
        row.deck,
        row.used,
        row.gone,
        row.first_lap,
        row.ready,
        row.kept,
        season_title(settings),
        settings.rivals,
    )
