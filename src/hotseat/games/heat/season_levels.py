"""The Legends' level of each race of a season: set by the table or its file (LGX-CHAMP)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hotseat.core import FileText, Invalid
from hotseat.core.settings import shown
from hotseat.games.heat import data
from hotseat.games.heat.season_state import BASE_LEGENDS
from hotseat.games.heat.settings import (
    BOX,
    LEVELS,
    NO_LEVEL,
    NO_SEASON,
    RISING,
    Settings,
    decks_of,
    races_of,
)

# The expansion's settings where nobody asks for it, as people may write them.
USUAL: dict[str, tuple[object, ...]] = {
    "legends_decks": (BOX,),
    "legend_adrenaline": (True, "yes", "true"),
    "rivals": (False, "no", "false"),
}


# Reading the settings


def with_levels(given: Mapping[str, object]) -> dict[str, object]:
    """RUL-LGX-32: in a season with the expansion the level rises unless another is chosen."""
    found = dict(given)
    if found.get("season", NO_SEASON) != NO_SEASON and asks_for_expansion(found):
        found.setdefault("legends_level", RISING)
    return found


def asks_for_expansion(given: Mapping[str, object]) -> bool:
    """Does one of the expansion's settings differ from its default?"""
    return any(given.get(name, usual[0]) not in usual for name, usual in USUAL.items())


def with_one_level(given: Mapping[str, object]) -> dict[str, object]:
    """Return settings as the schema takes them: a level for each race counts as rising."""
    levels = listed_levels(given)
    if not levels:
        return dict(given)
    if not set(levels) <= set(LEVELS):
        raise Invalid(
            "invalid-setting-choice",
            name="legends_level",
            given=shown(given["legends_level"]),
            choices=", ".join((NO_LEVEL, *LEVELS, RISING)),
        )
    return {**given, "legends_level": RISING}


def listed_levels(given: Mapping[str, object]) -> list[str]:
    """Return the levels of a season's races where each has its own, such as 2,4,6."""
    level = given.get("legends_level")
    if given.get("season", NO_SEASON) == NO_SEASON or not isinstance(level, str):
        return []
    return level.split(",") if "," in level else []


def settle_levels(chosen: Settings, given: Mapping[str, object]) -> Settings:
    """Return the settings with the levels of each race, or of the season file."""
    if levels := listed_levels(given):
        return msgspec.structs.replace(chosen, legends_level=",".join(levels))
    if "legends_level" not in given and chosen.legends and any(file_levels(chosen)):
        return msgspec.structs.replace(chosen, legends_level=RISING)
    return chosen


def check_levels(settings: Settings) -> None:
    """Refuse levels that do not go with the races, or with Rivals (RUL-LGX-26)."""
    if settings.season == NO_SEASON:
        return
    levels, races = levels_of(settings), len(races_of(settings))
    if len(levels) != races:
        raise Invalid("invalid-heat-levels", levels=len(levels), races=races)
    lowest = int(LEVELS[0])
    if settings.rivals and lowest in levels:
        raise Invalid("invalid-heat-rivals-race", race=levels.index(lowest) + 1, level=lowest)


# The levels


def levels_of(settings: Settings) -> list[int]:
    """LGX-CHAMP-1, RUL-LGX-32: the level of each race of a season.

    A level that the table chose counts. A rising one is that of the season file, if it has one;
    each season of a run starts over.
    """
    years = [year for year, _circuit, _event in races_of(settings)]
    level = settings.legends_level
    if level == NO_LEVEL:
        return [BASE_LEGENDS] * len(years)
    if level == RISING:
        decks = decks_of(settings)
        rising = [
            decks.rising_level(years[: number + 1].count(year)) for number, year in enumerate(years)
        ]
        own = file_levels(settings) or [None] * len(years)
        return [one or usual for one, usual in zip(own, rising, strict=True)]
    levels = [int(one) for one in level.split(",")]
    return levels if len(levels) > 1 else levels * len(years)


def file_levels(settings: Settings) -> list[int | None]:
    """Return the levels of a season file, None for races without one; nothing without a file."""
    if not isinstance(settings.season, FileText):
        return []
    return [race.level for race in data.user_season(settings.season).races]
