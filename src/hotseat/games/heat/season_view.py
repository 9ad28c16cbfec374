"""Builds the view of a season: what everybody knows, and never the order of a deck."""

from __future__ import annotations

from typing import Literal

from hotseat.games.heat.conditions import NO_EVENT, Conditions, conditions
from hotseat.games.heat.garage import draft_order, market_size
from hotseat.games.heat.points import by_points, points_bill, season_of
from hotseat.games.heat.rivals import rivals_by_points
from hotseat.games.heat.season import drivers, known_grid
from hotseat.games.heat.season_state import BASE_LEGENDS, Leg, Placing
from hotseat.games.heat.state import Race, Step
from hotseat.games.heat.view_parts import (
    PlacingView,
    ScoreView,
    SeasonRaceView,
    SeasonView,
    TitleView,
)

Stage = Literal["draft", "swap", "race", "keep", "ready", "over"]


def view_season(race: Race) -> SeasonView:
    """Return what everybody knows of a season."""
    season = season_of(race)
    year = season.leg().year
    is_between = stage_of(race) in ("keep", "ready")
    grid = known_grid(race, season.race + 1) if is_between else []
    return SeasonView(
        name=season.name,
        title=season.title,
        stage=stage_of(race),
        race=season.race + 1,
        races=tuple([_view_leg(race, leg) for leg in season.legs]),
        results=tuple(
            [tuple([_view_placing(placing) for placing in page]) for page in season.results]
        ),
        scores=tuple(
            [
                ScoreView(
                    car=car.id,
                    points=season.points(car.id, year),
                    total=season.points(car.id),
                )
                for car in by_points(race, year)
            ]
        ),
        ranking=tuple([car.id for car in by_points(race)]),
        titles=_view_titles(race),
        grid=tuple(season.grid),
        next_grid=tuple([car.id for car in grid]),
        next_draft=tuple(draft_order([car.id for car in grid if not car.is_legend()], 1)),
        next_market=market_size(race, len(drivers(race))) if is_between else 0,
        next_rivals=rivals_by_points(race, season.race + 1) if is_between else (),
        rival_mode=season.rival_mode,
        handicap=season.handicap,
        ready=tuple(season.ready),
        kept=tuple(season.kept),
        deck=len(season.deck),
        used=tuple(sorted(season.used)),
        gone=tuple(sorted(season.gone)),
        first_lap=tuple(season.first_lap),
    )


def stage_of(race: Race) -> Stage:
    """Return what is going on in the season."""
    match race.step:
        case Step.DRAFT:
            return "draft"
        case Step.SWAP:
            return "swap"
        case Step.KEEP:
            return "keep"
        case Step.READY:
            return "ready"
        case Step.OVER:
            return "over"
        case _:
            return "race"


def _view_leg(race: Race, leg: Leg) -> SeasonRaceView:
    event = None if leg.event == NO_EVENT else race.facts.events[leg.event]
    laps = leg.circuit.laps + (event.laps if event else 0)
    demands: Conditions = conditions(race.facts, leg.circuit, laps, event=leg.event)
    places = range(1, len(race.cars) + 1)
    return SeasonRaceView(
        year=leg.year,
        circuit=leg.circuit.source,
        name=leg.circuit.name,
        laps=laps,
        event=event.key if event else None,
        press=demands.press,
        press_speed=demands.press_speeds(),
        sponsorship=event.sponsorship if event else 0,
        points=tuple([points_bill(demands, place).total for place in places]),
        hand_size=demands.hand_size,
        level=None if leg.level == BASE_LEGENDS else leg.level,
    )


def _view_placing(placing: Placing) -> PlacingView:
    return PlacingView(place=placing.place, points=placing.points, out=placing.out)


def _view_titles(race: Race) -> tuple[TitleView, ...]:
    """The seasons that are over: all races of their year have been driven."""
    season = season_of(race)
    driven = len(season.results)
    ends = [
        number
        for number in range(1, driven + 1)
        if number == len(season.legs) or season.legs[number].year != season.legs[number - 1].year
    ]
    titles: list[TitleView] = []
    for end in ends:
        year = season.legs[end - 1].year
        first = by_points(race, year)[0].id
        titles.append(TitleView(year=year, car=first, points=season.points(first, year)))
    return tuple(titles)
