"""What the contract suite plays: every game over pairwise combinations of its settings.

A game passes the suite by being listed in `hotseat.games.NAMES`; one that takes users' files adds
a sample here.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from hotseat.core import AnyGame, Chance, FastChance, FileText, Invalid, Setting
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.games.heat.settings import races_of
from tests.contract.samples import SAMPLE_FILES, SEASON_WITH_LEVEL

# Settings whose values make a game many times longer: here only with the sample file, which is
# short; `random_seasons` has them all.
LONG = {("heat", "season")}
# Numbers whose highest value would do so: another one is the high end here, and the highest has a
# test of its own.
HIGH_ENDS = {("heat", "laps"): 2}

SEATS = "seats"  # the column beside those of the settings
TRIES = 60  # rows at random, of which the best is kept


class Case(NamedTuple):
    """One combination of a game's settings."""

    game: AnyGame
    seats: int
    given: dict[str, object]

    def __str__(self) -> str:
        given = " ".join(f"{name}={_short(value)}" for name, value in self.given.items())
        return f"{self.game.name} seats={self.seats} {given}"


def _short(value: object) -> str:
    return "file" if isinstance(value, FileText) else str(value)


def sample_values(game: AnyGame, setting: Setting) -> list[object]:
    """Return values of a setting that are worth trying: the ends, and all choices."""
    values: list[object]
    match setting.kind:
        case "choice":
            values = list(setting.choices)
            if setting.differs_by_seat:
                values = [setting.default]
        case "number":
            high = HIGH_ENDS.get((game.name, setting.name), setting.high)
            ends = {setting.default, setting.low, high}
            if setting.low < high:
                ends.add(setting.low + 1)
            values = sorted(ends, key=str)
        case "flag":
            values = [False, True]
    if (game.name, setting.name) in LONG:
        values = [setting.default]
    if setting.takes_file:
        values.append(SAMPLE_FILES[game.name, setting.name])
    return values


def seat_counts(game: AnyGame) -> list[int]:
    """Return how many may play: the ends and what lies between them."""
    low, high = game.seats.start, game.seats.stop - 1
    return sorted({low, low + 1, (low + high) // 2, high})


@cache
def cases() -> list[Case]:
    """Return every pair of values of every two settings that go together, each in some case."""
    return [case for name in NAMES for case in _cases_of(game_by_name(name))]


def _cases_of(game: AnyGame) -> list[Case]:
    """Put rows together greedily: each holds a pair that is still missing, and many others."""
    columns = _columns(game)
    missing = dict.fromkeys(possible_pairs(game))  # in a stable order
    dice = FastChance(1)
    found: list[Case] = []
    while missing:
        wanted = dict(next(iter(missing)))
        rows = [_row(game, columns, wanted, dice) for _ in range(TRIES)]
        best = max(rows, key=lambda row: sum(pair in missing for pair in _pairs(row)))
        for pair in _pairs(best):
            missing.pop(pair, None)
        found.append(_case(game, columns, best))
    return found


Picks = dict[str, int]  # for each column the place of its value
Pair = tuple[tuple[str, int], tuple[str, int]]


def _columns(game: AnyGame) -> dict[str, list[object]]:
    found: dict[str, list[object]] = {SEATS: [*seat_counts(game)]}
    return found | {setting.name: sample_values(game, setting) for setting in game.schema}


def possible_pairs(game: AnyGame) -> list[Pair]:
    """Return every two values that go together with some values of all other settings."""
    columns = _columns(game)
    dice = FastChance(1)
    found: dict[Pair, None] = {}
    for one, other in combinations(columns, 2):
        for first, second in product(range(len(columns[one])), range(len(columns[other]))):
            pair = ((one, first), (other, second))
            if pair not in found and _has_row(game, columns, dict(pair), dice):
                found[pair] = None
    return list(found)


def _has_row(game: AnyGame, columns: dict[str, list[object]], wanted: Picks, dice: Chance) -> bool:
    return any(_fits(game, columns, _any_row(game, columns, wanted, dice)) for _ in range(TRIES))


def _row(game: AnyGame, columns: dict[str, list[object]], wanted: Picks, dice: Chance) -> Picks:
    """Return a row at random that holds the wanted values, and in which all values count."""
    while True:
        row = _any_row(game, columns, wanted, dice)
        if _fits(game, columns, row):
            return row


def _any_row(game: AnyGame, columns: dict[str, list[object]], wanted: Picks, dice: Chance) -> Picks:
    """Pick at random; what would not count has its default unless it is wanted."""
    row = {name: wanted.get(name, dice.below(len(values))) for name, values in columns.items()}
    for setting in game.schema:
        given = {name: columns[name][pick] for name, pick in row.items()}
        if setting.name not in wanted and not _counts(game, setting, given):
            row[setting.name] = columns[setting.name].index(setting.default)
    return row


def _pairs(row: Picks) -> list[Pair]:
    return list(combinations(row.items(), 2))


def _fits(game: AnyGame, columns: dict[str, list[object]], row: Picks) -> bool:
    """Do the values go together, and is none without effect (which would pass for one tried)?"""
    given = {name: columns[name][pick] for name, pick in row.items()}
    for setting in game.schema:
        if given[setting.name] != setting.default and not _counts(game, setting, given):
            return False
    case = _case(game, columns, row)
    try:
        game.settings(case.given, case.seats)
    except Invalid:
        return False  # such as six seats and five more cars
    return True


def _case(game: AnyGame, columns: dict[str, list[object]], row: Picks) -> Case:
    given = {name: columns[name][pick] for name, pick in row.items()}
    seats = given.pop(SEATS)
    assert isinstance(seats, int)
    used = {
        setting.name: given[setting.name]
        for setting in game.schema
        if _counts(game, setting, given)
    }
    return Case(game, seats, used)


def _counts(game: AnyGame, setting: Setting, given: dict[str, object]) -> bool:
    """Has the setting that this one needs a value with which it counts?"""
    if not setting.needs:
        return True
    name, wanted = setting.needs
    [other] = [one for one in game.schema if one.name == name]
    return given[name] == wanted if wanted else given[name] != other.default


def random_games(count: int) -> list[tuple[Case, int]]:
    """Return this many games to play: every case with a seed of its own, again and again."""
    return [random_game(number, cases()) for number in range(count)]


def random_game(number: int, every: list[Case]) -> tuple[Case, int]:
    """Return one of them, by its number, over some of the cases."""
    return every[number % len(every)], number + 1


SEASONS = ("1961", "random", "1962", "file", "1963", "levels")
GOAT_EVERY = 10  # the three-season run takes as long as three seasons
OWN_SEASONS = {"file": SAMPLE_FILES["heat", "season"], "levels": SEASON_WITH_LEVEL}
MOST_LEGENDS = 11


def random_season(number: int) -> tuple[Case, int]:
    """Return a whole season of HEAT to play, by its number: all other settings are at random."""
    game = game_by_name("heat")
    name = "goat" if number % GOAT_EVERY == 0 else SEASONS[number % len(SEASONS)]
    season: object = OWN_SEASONS.get(name, name)
    columns = _columns(game)
    columns |= {"season": [season], "legends": [*range(MOST_LEGENDS + 1)]}
    columns["legends_level"].append(_level_for_each_race(game, season, number))
    row = _row(game, columns, {"season": 0}, FastChance(number))
    return _case(game, columns, row), number


def _level_for_each_race(game: AnyGame, season: object, number: int) -> str:
    """Return levels of which none is too low for Rivals."""
    races = len(races_of(game.settings({"season": season}, 2)))
    return ",".join(str(2 + (number + race) % 5) for race in range(races))


def random_legends_race(number: int) -> tuple[Case, int]:
    """Return a race with the Legends expansion, by its number: up to twelve cars, all at random."""
    game = game_by_name("heat")
    columns = _columns(game) | {"season": ["none"], "legends": [0, *range(1, MOST_LEGENDS + 1)]}
    levels = len(columns["legends_level"]) - 2  # neither none nor rising
    row = _row(game, columns, {"legends_level": 1 + number % levels}, FastChance(number))
    return _case(game, columns, row), number
