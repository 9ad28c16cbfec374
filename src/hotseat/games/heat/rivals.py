"""Rival mode: which Legends are Rivals (LGX-RIVAL); one if there is only one (RUL-LGX-25).

Always for a whole race (LGX-RIVAL-1, LGX-RIVAL-6).
"""

from __future__ import annotations

from hotseat.core import Tell
from hotseat.games.heat.events import RivalsNamed
from hotseat.games.heat.points import by_points, season_of
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.track import order_of_cars


def name_rivals(race: Race, tell: Tell | None) -> None:
    """Choose the Rivals of a race whose cars stand on the grid."""
    assert race.expansion is not None
    season = race.season
    rivals = rivals_by_grid(race) if season is None else rivals_by_points(race, season.race)
    race.expansion.rivals = rivals
    if tell and rivals:
        tell(RivalsNamed(rivals, "grid" if season is None else "points"))


def rivals_by_grid(race: Race) -> tuple[int, ...]:
    """LGX-RIVAL-3: in a single race the two Legends furthest forward on the grid."""
    return first_legends(race, order_of_cars(race))


def rivals_by_points(race: Race, number: int) -> tuple[int, ...]:
    """LGX-RIVAL-5: before a race of a season the two Legends with most points.

    Of equal ones the better in the last race (RUL-LGX-25). LGX-RIVAL-4: none in the first race.
    """
    season = season_of(race)
    if not season.rival_mode or season.is_first_of_year(number):
        return ()
    return first_legends(race, by_points(race, season.legs[number].year))


def first_legends(race: Race, cars: list[Car]) -> tuple[int, ...]:
    """Return as many Legends as can be Rivals, the first of these cars."""
    assert race.expansion is not None
    legends = [car.id for car in cars if car.is_legend()]
    return tuple(legends[: race.expansion.decks.numbers.rivals])
