"""Back from a view (RUL-HEAT-8): the race as far as a seat knows it.

Separate from the views themselves, because previews and bots spend much of their time here and this
can be compiled.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hotseat.core import FileText
from hotseat.games.heat import data
from hotseat.games.heat.conditions import NO_EVENT, NO_WEATHER, Conditions, conditions
from hotseat.games.heat.expansion import NO_BOOST, Expansion
from hotseat.games.heat.facts import NO_CARD, Card, Facts, Gain, SpeedPart
from hotseat.games.heat.season_state import BASE_LEGENDS, Leg, Placing, Season
from hotseat.games.heat.settings import circuit_at
from hotseat.games.heat.state import (
    NO_GARAGE,
    NO_SEAT,
    NO_SECTOR,
    Car,
    Draft,
    Race,
    Source,
    Step,
    Symbol,
    SymbolKind,
    Turn,
)
from hotseat.games.heat.view_parts import (
    CarView,
    ExpansionView,
    RaceView,
    SeasonView,
    TurnView,
    View,
)

# Members of the enumerations by the names that views have for them.
STEPS: Final = {step.name.lower(): step for step in Step}
GAINS: Final = {gain.name.lower(): gain for gain in Gain}
KINDS: Final = {kind.name.lower(): kind for kind in SymbolKind}
SOURCES: Final = {source.name.lower(): source for source in Source}


def facts_of_view(seen: View) -> Facts:
    """Return the cards and numbers that are raced with."""
    return data.facts(seen.race.upgrade_set)


def conditions_of_view(seen: View) -> Conditions:
    """Return the conditions that are raced in."""
    race = seen.race
    return _conditions(
        race.upgrade_set, race.circuit, race.laps, race.weather, race.road, race.event
    )


@lru_cache(maxsize=256)  # nothing of it changes in a race
def _conditions(
    upgrade_set: FileText | None,
    circuit: str | FileText,
    laps: int,
    weather: str | None,
    road: tuple[str, ...],
    event: str | None,
) -> Conditions:
    facts = data.facts(upgrade_set)
    weathers = [weather.key for weather in facts.weathers]
    roads = [token.key for token in facts.roads]
    return conditions(
        facts,
        circuit_at(circuit),
        laps,
        NO_WEATHER if weather is None else weathers.index(weather),
        tuple([roads.index(token) for token in road]),
        NO_EVENT if event is None else data.event_keys().index(event),
    )


def known_race(seen: View) -> Race:
    """Return the race with what the view shows and nothing else: unknown piles are empty."""
    shown = seen.race
    conditions = conditions_of_view(seen)
    colours = conditions.facts.colours
    race = Race(conditions.facts, conditions)
    race.cars = [_known_car(car, colours) for car in shown.cars]
    race.round = shown.round
    race.step = STEPS[seen.step]
    race.order = list(shown.order)
    race.tournament = shown.tournament
    race.garage = shown.garage
    race.draft = _known_draft(shown)
    race.legends_pro = shown.legends_pro
    race.legends_card = shown.legends_card.card if shown.legends_card else -1
    race.expansion = _known_expansion(shown.expansion)
    if shown.turn:
        race.turns_taken = race.order.index(shown.turn.car)
        race.turn = _known_turn(shown.turn)
    if seen.season:
        race.season = _known_season(seen.season)
    if seen.own and seen.seat is not None:
        race.cars[seen.seat].hand = list(seen.own.hand)
        race.cars[seen.seat].planned = list(seen.own.planned)
        race.cars[seen.seat].sponsorship = seen.own.sponsorship
        if seen.own.pile:
            race.cars[seen.seat].discard = list(seen.own.pile)
            race.turn.salvaged = seen.own.salvaged
    return race


def _known_expansion(seen: ExpansionView | None) -> Expansion | None:
    if seen is None:
        return None
    return Expansion(
        data.legend_decks(seen.decks),
        seen.level,
        seen.adrenaline,
        seen.rivals,
        boost_card=NO_BOOST if seen.boost is None else seen.boost.card,
        turned=seen.turned,
    )


def _known_season(seen: SeasonView) -> Season:
    """Return the season without its face-down deck."""
    return Season(
        seen.name,
        [
            Leg(
                race.year,
                circuit_at(race.circuit),
                NO_EVENT if race.event is None else data.event_keys().index(race.event),
                BASE_LEGENDS if race.level is None else race.level,
            )
            for race in seen.races
        ],
        seen.handicap,
        race=seen.race - 1,
        results=[
            [Placing(placing.place, placing.points, placing.out) for placing in placings]
            for placings in seen.results
        ],
        grid=list(seen.grid),
        used=list(seen.used),
        gone=list(seen.gone),
        first_lap=list(seen.first_lap),
        ready=list(seen.ready),
        kept=list(seen.kept),
        title=seen.title,
        rival_mode=seen.rival_mode,
    )


def _known_draft(seen: RaceView) -> Draft | None:
    if seen.garage == NO_GARAGE:
        return None
    if seen.draft is None:
        return Draft()
    draft = seen.draft
    return Draft(
        draft.round,
        list(draft.order),
        draft.taken,
        list(draft.market),
        discard=list(draft.discard),
    )


def _known_turn(seen: TurnView) -> Turn:
    return Turn(
        seen.start,
        seen.start_spot,
        [
            SpeedPart(GAINS[part.gain], part.value, NO_CARD if part.card is None else part.card)
            for part in seen.parts
        ],
        [
            Symbol(
                KINDS[symbol.kind],
                symbol.amount,
                SOURCES[symbol.source],
                symbol.mandatory,
                NO_CARD if symbol.card is None else symbol.card,
                NO_SECTOR if symbol.sector is None else symbol.sector,
            )
            for symbol in seen.symbols
        ],
        seen.pluses,
        seen.undecided,
        seen.due,
        seen.has_moved,
        seen.sectors,
        salvage_left=seen.salvage_left,
        slipstreamed=seen.slipstreamed,
    )


def _known_car(seen: CarView, colours: list[str]) -> Car:
    return Car(
        seen.id,
        NO_SEAT if seen.seat is None else seen.seat,
        colours.index(seen.colour),
        seen.progress,
        seen.spot,
        seen.place,
        seen.finish_round,
        seen.gear,
        engine=list(seen.engine),
        has_planned=seen.has_planned,
        stress_taken=seen.stress_taken,
        upgrades=seen.upgrades,
        removed=seen.removed,
        impeding=seen.impeding,
        arrival=seen.arrival,
        out=seen.out,
    )


def unseen_cards(seen: CarView, known: Race) -> list[Card]:
    """Return the cards of a driver that this seat cannot see, in table order.

    `known` is the `known_race`: what the seat sees of the car is subtracted from what it owns.
    """
    if known.is_between_races():
        return []
    visible = visible_cards(seen, known)
    left: list[Card] = []
    for card, count in seen.owns:
        hidden = count
        for one in visible:  # a handful
            if one == card:
                hidden -= 1
        for _ in range(hidden):
            left.append(card)
    for card in known.cars[seen.id].sponsorship:  # the own ones, or imagined ones
        if card in visible:
            visible.remove(card)
        else:
            left.append(card)
    return left


def visible_cards(seen: CarView, known: Race) -> list[Card]:
    """Return the cards of a driver that this seat sees."""
    car = known.cars[seen.id]
    cards = [card for pile in known.piles(car) for card in pile]
    if seen.discard_top is not None and not car.discard:
        cards.append(seen.discard_top)
    return cards
