"""A season as data: its races, the score sheet, and the Sponsorship cards that nobody holds."""

from __future__ import annotations

from typing import Final

from hotseat.games.heat.facts import Card, Circuit

BASE_LEGENDS: Final = 0  # in place of a level: the base game's Legends cards


class Leg:
    """A race of a season: where it is driven, under which Event card, and in which year."""

    def __init__(self, year: str, circuit: Circuit, event: int, level: int = BASE_LEGENDS) -> None:
        self.year = year  # races of one year share their points
        self.circuit = circuit
        self.event = event  # its place in the facts; NO_EVENT until one is drawn (SEAS-2)
        self.level = level  # LGX-CHAMP-1: of the Legends

    def __reduce__(self) -> tuple[type[Leg], tuple[object, ...]]:
        return Leg, (self.year, self.circuit, self.event, self.level)


class Placing:
    """How a car finished a race: a line of the score sheet."""

    def __init__(self, place: int, points: int, out: bool = False) -> None:
        self.place = place
        self.points = points
        self.out = out  # eliminated

    def __reduce__(self) -> tuple[type[Placing], tuple[object, ...]]:
        return Placing, (self.place, self.points, self.out)


class Season:
    """What outlasts a race, such as the score list (CHA-6).

    A race that belongs to a season knows it; all others have none.
    """

    def __init__(
        self,
        name: str,
        legs: list[Leg],
        handicap: tuple[int, ...] = (),
        race: int = 0,
        results: list[list[Placing]] | None = None,
        grid: list[int] | None = None,
        deck: list[Card] | None = None,
        used: list[Card] | None = None,
        gone: list[Card] | None = None,
        first_lap: list[int] | None = None,
        ready: list[int] | None = None,
        kept: list[int] | None = None,
        title: str = "",
        rival_mode: bool = False,
    ) -> None:
        self.name = name  # as the setting has it
        self.title = title  # the name in a user's file
        self.rival_mode = rival_mode  # LGX-CHAMP-3
        self.legs = legs
        self.handicap = handicap  # of each seat
        self.race = race  # the one that is driven or prepared: its place among the legs
        self.results: list[list[Placing]] = [] if results is None else results  # by race and car
        self.grid: list[int] = [] if grid is None else grid  # car ids, pole position first
        # Sponsorship cards: face down with the top at the end, and those used in this race.
        self.deck: list[Card] = [] if deck is None else deck
        self.used: list[Card] = [] if used is None else used
        self.gone: list[Card] = [] if gone is None else gone  # Upgrades used once, earlier
        self.first_lap: list[int] = [] if first_lap is None else first_lap  # cars, in order
        self.ready: list[int] = [] if ready is None else ready  # cars, for the next race
        self.kept: list[int] = [] if kept is None else kept  # cars whose driver chose (SEAS-4)

    def leg(self) -> Leg:
        """Return the race that is driven or prepared."""
        return self.legs[self.race]

    def is_last_of_year(self) -> bool:
        """Does the season (in the three-season run, this one of them) end with this race?"""
        after = self.race + 1
        return after == len(self.legs) or self.legs[after].year != self.leg().year

    def is_first_of_year(self, race: int) -> bool:
        """Does a season begin with this race?"""
        return race == 0 or self.legs[race - 1].year != self.legs[race].year

    def is_last(self) -> bool:
        """Is this the last race of all?"""
        return self.race + 1 == len(self.legs)

    def races_left(self) -> int:
        """Return how many races of this year are still to be driven, this one included."""
        return sum(1 for leg in self.legs[self.race :] if leg.year == self.leg().year)

    def has_years(self) -> bool:
        """Is this a run of several seasons?"""
        return self.legs[0].year != self.legs[-1].year

    def points(self, car: int, year: str = "") -> int:
        """Return the points of a car so far: of one year, or of all."""
        points = 0
        for leg, placings in zip(self.legs, self.results, strict=False):
            if not year or leg.year == year:
                points += placings[car].points
        return points

    def clone(self) -> Season:
        """Return an independent copy; legs and placings never change, an event drawn is a new leg.

        The score sheet's pages never change once they are written.
        """
        return Season(
            self.name,
            self.legs[:],
            self.handicap,
            self.race,
            self.results[:],
            self.grid[:],
            self.deck[:],
            self.used[:],
            self.gone[:],
            self.first_lap[:],
            self.ready[:],
            self.kept[:],
            self.title,
            self.rival_mode,
        )

    def __reduce__(self) -> tuple[type[Season], tuple[object, ...]]:
        return Season, (
            self.name,
            self.legs,
            self.handicap,
            self.race,
            self.results,
            self.grid,
            self.deck,
            self.used,
            self.gone,
            self.first_lap,
            self.ready,
            self.kept,
            self.title,
            self.rival_mode,
        )
