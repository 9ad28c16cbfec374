"""What a simulation counts in a race, from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from hotseat.core import Event, Tally
from hotseat.games.heat.actions import key_of
from hotseat.games.heat.events import (
    AbilityUsed,
    Boosted,
    CardReplaced,
    CardsRevealed,
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
    RaceEnded,
    RivalsNamed,
    RoadLaid,
    RoundStarted,
    Slipstreamed,
    SpunOut,
    UpgradesDealt,
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


class HeatTally(Tally):
    """Rounds, drivers' turns, Spaces, Heat, accidents, the Legends' pace; upgrades and weather."""

    def __init__(self) -> None:
        self.rounds = 0
        self.turns = 0
        self.spaces = 0
        self.legends: tuple[int, ...] = ()
        self.legend_turns = 0
        self.legend_spaces = 0
        self.heat_paid = 0
        self.spin_outs = 0
        self.boosts = 0
        self.slipstreams = 0
        self.cluttered_hands = 0
        self.modules: Counter[str] = Counter()  # by upgrade, weather and token
        self.owned: dict[int, set[str]] = {}
        self.weather = ""
        self.rivals: tuple[int, ...] = ()

    def hear(self, event: Event) -> None:
        """Count one event."""
        match event:
            case RoundStarted():
                self.rounds += 1
            case CardsRevealed(car=car, cards=cards):
                self.turns += 1
                self._count_played(car, cards)
            case GridFilled(legends=legends):
                self.legends = legends
            case CarMoved(car=car, start=start, end=end):
                if car in self.legends:
                    self.legend_spaces += end.progress - start.progress
                else:
                    self.spaces += end.progress - start.progress
            case GearShifted(heat=heat) | CornerChecked(heat=heat):
                self.heat_paid += heat.total
            case Boosted(heat=heat):
                self.boosts += 1
                self.heat_paid += heat.total
            case Slipstreamed():
                self.slipstreams += 1
            case SpunOut(paid=paid, start=start, end=end):
                self.spin_outs += 1
                self.heat_paid += paid
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
                    self.modules[f"weather {self.weather}: rounds"] += self.rounds
                if ranking[0] in self.rivals:
                    self.modules["rivals: wins"] += 1
            case AbilityUsed(ability=ability, source=source):
                self.modules[f"legends {ability} by {source}: used"] += 1
            case LegendStands(how=how):
                self.modules[f"legends {how}: ends of turns"] += 1
            case RivalsNamed(cars=cars):
                self.rivals = cars
                self.modules["rivals: races"] += 1
            case PlayedDirectly(car=car, card=card):
                self._count_played(car, (card,))
            case GearShown(heat=heat) | HeatPaid(heat=heat):
                self.heat_paid += heat.total
            case CardReplaced(start=start, end=end):
                self.modules["cards_replaced"] += 1
                self.spaces += end.progress - start.progress
            case _:
                pass

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
