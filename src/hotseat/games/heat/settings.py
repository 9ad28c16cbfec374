"""The settings of a race."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hotseat.core import FileText, Invalid, Room, Setting
from hotseat.games.heat import data
from hotseat.games.heat.facts import Circuit, Facts
from hotseat.games.heat.legend_decks import LegendDecks
from hotseat.games.heat.season_file import OWN_CIRCUIT
from hotseat.games.heat.state import NO_GARAGE

LAPS_AS_PRINTED = 0
BOX = "box"
NO_SEASON = "none"
GOAT = "goat"
RANDOM = "random"
DRAFT = "draft"
MOST_PRO = 6
FEWEST_CARS = 2
NO_LEVEL = "none"
LEVELS = ("1", "2", "3", "4", "5", "6")
RISING = "rising"


class Settings(msgspec.Struct, frozen=True):
    """The settings of a race, checked."""

    circuit: str | FileText
    laps: int
    handicap: tuple[int, ...]
    colour: tuple[str, ...]
    legends: int
    legends_pro: int
    garage: str = "none"
    garage_choice: str = "draft"
    upgrades: str | FileText = BOX
    weather: bool = False
    tournament: bool = False
    legends_level: str = NO_LEVEL
    legends_decks: str | FileText = BOX
    legend_adrenaline: bool = True
    rivals: bool = False
    season: str | FileText = NO_SEASON


def schema() -> tuple[Setting, ...]:
    """Return the settings with what they take."""
    return (
        Setting(
            "circuit",
            "choice",
            default="usa",
            choices=data.CIRCUITS,
            takes_file=True,
            needs=("season", NO_SEASON),
            rules=("HEAT-SET-5",),
        ),
        Setting(
            "laps",
            "number",
            default=LAPS_AS_PRINTED,
            low=LAPS_AS_PRINTED,
            high=9,
            needs=("season", NO_SEASON),
            rules=("HEAT-SET-4", "HEAT-SET-6"),
        ),
        Setting(
            "handicap",
            "number",
            default=0,
            low=0,
            high=data.facts().handicap_most,
            per_seat=True,
            rules=("HEAT-SET-17", "RUL-HEAT-2"),
        ),
        Setting(
            "colour",
            "choice",
            default="",
            choices=tuple(data.facts().colours),
            per_seat=True,
            differs_by_seat=True,
            rules=("HEAT-SET-7",),
            for_people=data.easy_colours(),
        ),
        Setting(
            "legends",
            "number",
            default=0,
            low=0,
            high=data.facts().most_cars - 1,
            rules=("LEG-1", "LEG-2", "LEG-4", "RUL-LGX-22"),
            rooms=(
                Room("legends_level", NO_LEVEL, FEWEST_CARS, data.facts().box_cars),
                Room("legends_level", "", FEWEST_CARS, data.facts().most_cars),
            ),
        ),
        Setting(
            "legends_pro",
            "number",
            default=0,
            low=0,
            high=MOST_PRO,
            needs=("legends", ""),
            rules=("LEG-20", "RUL-HEAT-72"),
        ),
        Setting(
            "garage",
            "choice",
            default="none",
            choices=("none", "basic", "advanced", "mixed"),
            rules=("GAR-1", "GAR-3", "GAR-4", "GAR-5"),
        ),
        Setting(
            "garage_choice",
            "choice",
            default="draft",
            choices=("draft", "random"),
            needs=("garage", ""),
            rules=("GAR-21", "GAR-28"),
        ),
        Setting(
            "upgrades",
            "choice",
            default=BOX,
            choices=(BOX,),
            takes_file=True,
            needs=("garage", ""),
            rules=("GAR-3",),
        ),
        Setting(
            "weather",
            "flag",
            default=False,
            needs=("season", NO_SEASON),
            rules=("WEA-1", "ROAD-1"),
        ),
        Setting("tournament", "flag", default=False, rules=("TOUR-1", "TOUR-2")),
        Setting(
            "legends_level",
            "choice",
            default=NO_LEVEL,
            choices=(NO_LEVEL, *LEVELS, RISING),
            needs=("legends", ""),
            rules=("LGX-LEVEL-1", "LGX-LEVEL-10", "LGX-CHAMP-1", "RUL-LGX-29", "RUL-LGX-32"),
            only_with=((RISING, "season", ""),),
        ),
        Setting(
            "legends_decks",
            "choice",
            default=BOX,
            choices=(BOX,),
            takes_file=True,
            needs=("legends_level", ""),
            rules=("LGX-CONT-1", "LGX-CONT-2"),
        ),
        Setting(
            "legend_adrenaline",
            "flag",
            default=True,
            needs=("legends_level", ""),
            rules=("LGX-ADR-1", "LGX-ADR-2", "RUL-LGX-29"),
        ),
        Setting(
            "rivals",
            "flag",
            default=False,
            needs=("legends_level", ""),
            rules=("LGX-RIVAL-1", "LGX-RIVAL-2", "LGX-RIVAL-3", "LGX-RIVAL-5", "LGX-CHAMP-3"),
            not_with=(("legends_level", LEVELS[0]),),
        ),
        Setting(
            "season",
            "choice",
            default=NO_SEASON,
            choices=(NO_SEASON, *data.seasons(), GOAT, RANDOM),
            takes_file=True,
            rules=("CHA-1", "CHA-2", "SEAS-1", "SEAS-3"),
            brings=(("garage", "mixed"),),  # CHA-1: both levels, unless another is chosen
        ),
    )


def with_season(given: Mapping[str, object]) -> dict[str, object]:
    """CHA-1: a season has a garage, and Weather & Road Conditions in every race.

    Asking for the weather is fine, asking for anything else is refused.
    """
    found = dict(given)
    if found.get("season", NO_SEASON) == NO_SEASON:
        return found
    if found.get("weather") in (True, "yes", "true"):
        del found["weather"]
    elif "weather" in found:
        raise Invalid("invalid-heat-season", name="weather", needed="yes")
    if found.get("garage") == NO_GARAGE:
        raise Invalid("invalid-heat-season", name="garage", needed="basic, advanced, mixed")
    if found.get("garage_choice", DRAFT) != DRAFT:
        raise Invalid("invalid-heat-season", name="garage_choice", needed=DRAFT)
    return found


def races_of(settings: Settings) -> list[tuple[str, str | FileText, str]]:
    """Return the races of a season: year, circuit, Event card ("" where one is drawn later)."""
    if isinstance(settings.season, FileText):
        return [(OWN, race.circuit, race.event) for race in data.user_season(settings.season).races]
    return [*packaged_races(settings.season)]


def packaged_races(season: str) -> list[tuple[str, str, str]]:
    """SEAS-1, SEAS-3: one season of the box, all of them, or the circuits in any order."""
    if season == RANDOM:
        return [(RANDOM, circuit, "") for circuit in data.CIRCUITS]
    seasons = data.seasons()
    years = seasons if season == GOAT else {season: seasons[season]}
    return [(year, circuit, event) for year, legs in years.items() for circuit, event in legs]


def season_name(settings: Settings) -> str:
    """Return a short name for the season of a table."""
    return settings.season if isinstance(settings.season, str) else OWN


def season_title(settings: Settings) -> str:
    """Return the title in the file of a user's own season."""
    return data.user_season(settings.season).name if isinstance(settings.season, FileText) else ""


def check_cars(settings: Settings, seats: int) -> None:
    """HEAT-SET-1, RUL-LGX-22: from two cars up to six, or to twelve with the Legends expansion.

    The grid must have room for them.
    """
    cars, legends = seats + settings.legends, settings.legends
    box, most = data.facts().box_cars, data.facts().most_cars
    if not FEWEST_CARS <= cars <= most:
        raise Invalid("invalid-heat-cars", seats=seats, legends=legends, cars=cars, most=most)
    if cars > box and settings.legends_level == NO_LEVEL:
        raise Invalid("invalid-heat-cars-level", cars=cars, most=box)
    for circuit in circuits_of(settings):
        places = len(circuit.grid_for(cars))
        if places < cars:
            raise Invalid("invalid-heat-grid", cars=cars, places=places, circuit=circuit.name)


def check_legends(settings: Settings) -> None:
    """LGX-RIVAL-2, LGX-LEVEL-11: no Rivals at level 1. Users' decks are checked here too."""
    decks_of(settings)
    if settings.season != NO_SEASON:
        return
    if settings.legends_level == RISING:
        raise Invalid("invalid-heat-rising")
    if settings.rivals and settings.legends_level == LEVELS[0]:
        raise Invalid("invalid-heat-rivals", level=settings.legends_level)


def check_garage(settings: Settings, facts: Facts) -> None:
    """Refuse a set of upgrades that has too few cards of the level for the largest draft."""
    if settings.garage == "none":
        return
    drivers, rounds = len(settings.colour), facts.upgrades_each
    if settings.season != NO_SEASON:  # CHA-17: one card before each race of a season
        years = [year for year, _circuit, _event in races_of(settings)]
        rounds = max(years.count(year) for year in years)
        # SEAS-4: one is kept from the season before.
        rounds += 1 if len(set(years)) > 1 else 0
    cards = sum(
        upgrade.copies for upgrade in facts.upgrades if settings.garage in ("mixed", upgrade.level)
    )
    needed = rounds * drivers + facts.market_extra
    if cards < needed:
        raise Invalid("invalid-heat-garage", garage=settings.garage, cards=cards, needed=needed)


def facts_of(settings: Settings) -> Facts:
    """Return the cards and numbers of a race, with the table's own upgrades if it has some."""
    return data.facts(settings.upgrades if isinstance(settings.upgrades, FileText) else None)


def decks_of(settings: Settings) -> LegendDecks:
    """Return the decks of the Legends expansion, the table's own if it has some."""
    own = settings.legends_decks
    return data.legend_decks(own if isinstance(own, FileText) else None)


def legend_colours(settings: Settings) -> tuple[str, ...]:
    """Return the cars of the Legends: the colours that no driver has taken, in order."""
    free = [colour for colour in data.facts().colours if colour not in settings.colour]
    return tuple(free[: settings.legends])


def circuit_at(source: str | FileText) -> Circuit:
    """Return a packaged circuit by its key, or a user's own."""
    return data.user_circuit(source) if isinstance(source, FileText) else data.circuit(source)


OWN = "own"  # what a table's own circuit or season is called where its file is known


def circuit_key(circuit: Circuit) -> str:
    """Return a short name for a circuit of a table; `circuit_of_table` finds it again."""
    if isinstance(circuit.source, str):
        return circuit.source
    return circuit.source.file if circuit.source.file.startswith(OWN_CIRCUIT) else OWN


def circuit_of_table(settings: Settings, key: str) -> Circuit:
    """Return a packaged circuit, or the one that the settings of a table bring along."""
    if key.startswith(OWN_CIRCUIT) and isinstance(settings.season, FileText):
        return circuit_at(data.user_season(settings.season).circuits[key])
    return circuit_of(settings) if key == OWN else circuit_at(key)


def circuit_of(settings: Settings) -> Circuit:
    """Return the circuit that is raced."""
    return circuit_at(settings.circuit)


def circuits_of(settings: Settings) -> list[Circuit]:
    """Return the circuits of a season, or the one that is raced."""
    if settings.season == NO_SEASON:
        return [circuit_of(settings)]
    return [circuit_at(circuit) for _year, circuit, _event in races_of(settings)]


def laps_of(settings: Settings) -> int:
    """Return the laps of the race: the circuit's own unless others were chosen."""
    return settings.laps or circuit_of(settings).laps
