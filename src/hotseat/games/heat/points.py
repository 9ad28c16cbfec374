"""Championship points: what a place is worth, who leads, who has won (CHA-31 to CHA-41)."""

from __future__ import annotations

from hotseat.core import Bill, Item, Phrase, Tell
from hotseat.games.heat.conditions import Conditions
from hotseat.games.heat.events import GreatestFound, PointsScored, SeasonWon
from hotseat.games.heat.season_state import Placing, Season
from hotseat.games.heat.state import Car, Race


def points_bill(conditions: Conditions, place: int) -> Bill:
    """CHA-32, CHA-33: the points of a place, and what the event adds (RUL-HEAT-93)."""
    table, event = conditions.facts.points, conditions.event_card()
    usual = table[place - 1] if place <= len(table) else 0
    extra = event.points[place - 1] if event and place <= len(event.points) else 0
    items = [Item(Phrase("heat-bill-place", {"place": place}), usual, "CHA-31")]
    if event and extra:
        name = Phrase(f"heat-season-event-{event.key}")
        items.append(Item(Phrase("heat-bill-event", {"event": name}), extra, "RUL-HEAT-93"))
    return Bill(usual + extra, tuple(items))


def score_race(race: Race, tell: Tell | None) -> None:
    """CHA-31: a line of the score sheet for each car, Legends included (RUL-HEAT-85)."""
    season = season_of(race)
    bills = [points_of(race, car) for car in race.cars]
    season.results.append([Placing(car.place, bills[car.id].total, car.out) for car in race.cars])
    if tell:
        year = season.leg().year
        for car in sorted(race.cars, key=lambda car: car.place):
            total = season.points(car.id, year)
            tell(PointsScored(car.id, car.place, bills[car.id], total))


def points_of(race: Race, car: Car) -> Bill:
    """RUL-HEAT-92: an eliminated car scores nothing."""
    return Bill(0, ()) if car.out else points_bill(race.conditions, car.place)


def by_points(race: Race, year: str = "") -> list[Car]:
    """CHA-14, CHA-15, CHA-40, CHA-41: most points first; a tie goes to the better last race.

    That leaves none (RUL-HEAT-86). Of one year, or of all of them together (SEAS-5, RUL-HEAT-103).
    """
    season = season_of(race)
    last: list[Placing] | None = None
    for leg, placings in zip(season.legs, season.results, strict=False):
        if not year or leg.year == year:
            last = placings
    return sorted(
        race.cars,
        key=lambda car: (-season.points(car.id, year), last[car.id].place if last else car.id),
    )


def tell_winners(race: Race, tell: Tell | None) -> None:
    """CHA-40, SEAS-5: who has won the season, and the run of seasons once it is over."""
    season = season_of(race)
    if tell is None:
        return
    year = season.leg().year
    first = by_points(race, year)[0]
    tell(SeasonWon(year, first.id, season.points(first.id, year)))
    if season.has_years() and season.is_last():
        greatest = by_points(race)[0]
        tell(GreatestFound(greatest.id, season.points(greatest.id)))


def season_of(race: Race) -> Season:
    """Return the season of a race that belongs to one."""
    assert race.season is not None
    return race.season
