"""What a simulation counts in a race, from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from hotseat.core import Event, Tally
from hotseat.games.heat import data
from hotseat.games.heat.actions import key_of
from hotseat.games.heat.events import (
    AbilityUsed,
    Boosted,
    CardRemoved,
    CardReplaced,
    CardsRevealed,
    CarEliminated,
    CarMoved,
    CornerChecked,
    DraftRoundStarted,
    GearShifted,
    GearShown,
    GridFilled,
    HandCluttered,
    HeatPaid,
    LegendDrove,
    LegendStands,
    PlayedDirectly,
    PointsScored,
    RaceAnnounced,
    RaceEnded,
    RivalsNamed,
    RoadLaid,
    RoundStarted,
    SeasonWon,
    Slipstreamed,
    SponsorshipDrawn,
    SponsorshipEarned,
    SpunOut,
    UpgradeKept,
    UpgradesDealt,
    UpgradeSwapped,
    UpgradeTaken,
    WeatherDrawn,
)

# Most races know none of these, and a simulation hears thousands of events.
OF_MODULES = frozenset(
    {
        DraftRoundStarted,
        UpgradeTaken,
        UpgradesDealt,
        WeatherDrawn,
        RoadLaid,
        RaceEnded,
        PlayedDirectly,
        GearShown,
        HeatPaid,
        CardReplaced,
        AbilityUsed,
        LegendStands,
        RivalsNamed,
    }
)
OF_SEASONS = frozenset(
    {
        RaceAnnounced,
        PointsScored,
        SeasonWon,
        SponsorshipDrawn,
        SponsorshipEarned,
        CardRemoved,
        CarEliminated,
        UpgradeSwapped,
        UpgradeKept,
    }
)


class HeatTally(Tally):
    """Rounds, drivers' turns, Spaces, Heat, accidents, the Legends' pace; upgrades and weather.

    And in a race by itself, which has one circuit: each corner, and the winner's place on the grid.
    """

    def __init__(self) -> None:
        self.rounds = 0
        self.turns = 0
        self.spaces = 0
        self.grid: tuple[int, ...] = ()
        self.legends: tuple[int, ...] = ()
        self.legend_turns = 0
        self.legend_spaces = 0
        self.heat_paid = 0
        self.spin_outs = 0
        self.boosts = 0
        self.slipstreams = 0
        self.cluttered_hands = 0
        self.modules: Counter[str] = Counter()  # by corner, upgrade, weather and token
        self.owned: dict[int, set[str]] = {}
        self.weather = ""
        self.rivals: tuple[int, ...] = ()
        self.race = 0  # of a season
        self.rounds_before = 0

    def hear(self, event: Event) -> None:
        """Count one event."""
        match event:
            case RoundStarted():
                self.rounds += 1
            case CardsRevealed(car=car, cards=cards):
                self.turns += 1
                self._count_played(car, cards)
            case GridFilled(grid=grid, legends=legends):
                self.grid = grid
                self.legends = legends
            case CarMoved(car=car, start=start, end=end):
                if car in self.legends:
                    self.legend_spaces += end.progress - start.progress
                else:
                    self.spaces += end.progress - start.progress
            case GearShifted(heat=heat):
                self.heat_paid += heat.total
            case CornerChecked(corner=corner, heat=heat):
                self._count_corner(corner, heat.total)
            case Boosted(heat=heat):
                self.boosts += 1
                self.heat_paid += heat.total
            case Slipstreamed():
                self.slipstreams += 1
            case SpunOut(corner=corner, paid=paid, start=start, end=end):
                self.spin_outs += 1
                self._count_corner(corner, paid, spin_outs=1)
                self.spaces += end.progress - start.progress  # back before the corner
                if self.weather:
                    self.modules[f"weather {self.weather}: spin_outs"] += 1
            case LegendDrove():
                self.legend_turns += 1
            case HandCluttered():
                self.cluttered_hands += 1
            case _:
                if type(event) in OF_MODULES:
                    self._hear_of_modules(event)
                elif type(event) in OF_SEASONS:
                    self._hear_of_season(event)

    def _hear_of_modules(self, event: Event) -> None:
        match event:
            case DraftRoundStarted(market=market):
                for card in market:
                    self.modules[f"upgrade {key_of(card)}: offered"] += 1
            case UpgradeTaken(car=car, card=card):
                self._count_owned(car, (card,))
            case UpgradesDealt(car=car, cards=cards):
                self._count_owned(car, cards)
            case WeatherDrawn(weather=weather):
                self.weather = weather
                self.modules[f"weather {weather}: races"] += 1
            case RoadLaid(tokens=tokens):
                for token in tokens:
                    self.modules[f"road {token}: laid"] += 1
            case RaceEnded(ranking=ranking):
                for key in sorted(self.owned.get(ranking[0], ())):
                    self.modules[f"upgrade {key}: wins"] += 1
                if self.weather:
                    rounds = self.rounds - self.rounds_before
                    self.modules[f"weather {self.weather}: rounds"] += rounds
                if ranking[0] in self.rivals:
                    self.modules["rivals: wins"] += 1
                if ranking[0] in self.legends:
                    self.modules["legend_wins"] += 1
                if not self.race:
                    self.modules[f"grid {self.grid.index(ranking[0]) + 1}: wins"] += 1
            case AbilityUsed(ability=ability, source=source):
                self.modules[f"legends {ability} by {source}: used"] += 1
            case LegendStands(how=how):
                self.modules[f"legends {how}: ends of turns"] += 1
            case RivalsNamed(cars=cars):
                self.rivals = cars
                self.modules["rivals: races"] += 1
                if self.race:
                    self.modules[f"race {self.race} rivals: races"] += 1
                    for car in cars:
                        self.modules[f"race {self.race} legend {car}: rival"] += 1
            case PlayedDirectly(car=car, card=card):
                self._count_played(car, (card,))
            case GearShown(heat=heat) | HeatPaid(heat=heat):
                self.heat_paid += heat.total
            case CardReplaced(start=start, end=end):
                self.modules["cards_replaced"] += 1
                self.spaces += end.progress - start.progress
            case _:
                pass

    def _hear_of_season(self, event: Event) -> None:
        """Count points and winners race by race, and Sponsorship cards by kind."""
        match event:
            case RaceAnnounced(race=race, level=level):
                self.race = race
                self.rivals = ()
                if level:
                    self.modules[f"race {race} level {level}: races"] += 1
                self.rounds_before = self.rounds
                self.modules["season_races"] += 1
                for keys in self.owned.values():  # brought along from the race before
                    for key in keys:
                        self.modules[f"upgrade {key}: races"] += 1
            case PointsScored(car=car, place=place, points=points):
                who = "legend" if car in self.legends else "driver"
                self.modules[f"race {self.race} {who} {car}: points"] += points.total
                self.modules[f"race {self.race} {who} {car}: wins"] += place == 1
                self.modules[f"{who}_points"] += points.total
                if car in self.rivals:
                    self.modules[f"race {self.race} rivals: points"] += points.total
                    self.modules[f"race {self.race} rivals: wins"] += place == 1
            case SeasonWon(year=year, car=car):
                self.modules[f"season {year} car {car}: wins"] += 1
            case SponsorshipEarned(why=why):
                self.modules[f"sponsorship {why}: earned"] += 1
            case SponsorshipDrawn(cards=cards):
                for card in cards:
                    self.modules[f"sponsorship {key_of(card)}: got"] += 1
            case CardRemoved(card=card) if data.facts().is_sponsorship[card]:
                self.modules[f"sponsorship {key_of(card)}: used"] += 1
            case CarEliminated():
                self.modules["eliminations"] += 1
            case UpgradeSwapped(car=car, gave=gave, took=took):
                self.modules["swaps"] += 1
                self.owned[car].discard(key_of(gave))
                self._count_owned(car, (took,))
            case UpgradeKept(car=car, card=card):
                self.owned[car] = {key_of(card)}
            case _:
                pass

    def _count_corner(self, corner: int, heat: int, *, spin_outs: int = 0) -> None:
        self.heat_paid += heat
        if not self.race:
            self.modules[f"corner {corner}: crossed"] += 1
            self.modules[f"corner {corner}: heat"] += heat
            self.modules[f"corner {corner}: spin_outs"] += spin_outs

    def _count_owned(self, car: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            key = key_of(card)
            self.modules[f"upgrade {key}: taken"] += 1
            if key not in self.owned.setdefault(car, set()):
                self.modules[f"upgrade {key}: races"] += 1
            self.owned[car].add(key)

    def _count_played(self, car: int, cards: tuple[int, ...]) -> None:
        if car not in self.owned:
            return
        for card in cards:
            if key_of(card) in self.owned[car]:
                self.modules[f"upgrade {key_of(card)}: played"] += 1

    def figures(self) -> dict[str, int]:
        """Return the counts so far."""
        return {
            "rounds": self.rounds,
            "turns": self.turns,
            "spaces": self.spaces,
            "legend_turns": self.legend_turns,
            "legend_spaces": self.legend_spaces,
            "heat_paid": self.heat_paid,
            "spin_outs": self.spin_outs,
            "boosts": self.boosts,
            "slipstreams": self.slipstreams,
            "cluttered_hands": self.cluttered_hands,
            **self.modules,
        }

    def rates(self, totals: Mapping[str, int]) -> dict[str, float]:
        """Return the pace of a car, and rounds and accidents a race."""
        games = totals["games"]
        return {
            "spaces_a_round": totals["spaces"] / totals["turns"],
            "legend_spaces_a_round": totals["legend_spaces"] / max(1, totals["legend_turns"]),
            "rounds_a_game": totals["rounds"] / games,
            "spin_outs_a_game": totals["spin_outs"] / games,
            "heat_paid_a_game": totals["heat_paid"] / games,
        }
