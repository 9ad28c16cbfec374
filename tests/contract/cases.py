"""What the contract suite plays: every game over pairwise combinations of its settings.

A game passes the suite by being listed in `hotseat.games.NAMES`; one that takes users' files adds
a sample here.
"""

from __future__ import annotations

from typing import NamedTuple

from allpairspy import AllPairs

from hotseat.core import AnyGame, FileText, Invalid, Setting
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from tests.contract.samples import SAMPLE_FILES


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
            ends = {setting.default, setting.low, setting.high}
            if setting.low < setting.high:
                ends.add(setting.low + 1)
            values = sorted(ends, key=str)
        case "flag":
            values = [False, True]
    if setting.takes_file:
        values.append(SAMPLE_FILES[game.name, setting.name])
    return values


def seat_counts(game: AnyGame) -> list[int]:
    """Return how many may play: the ends and what lies between them."""
    low, high = game.seats.start, game.seats.stop - 1
    return sorted({low, low + 1, (low + high) // 2, high})


def cases() -> list[Case]:
    """Return every pair of values of every two settings that go together, each in some case."""
    return [case for name in NAMES for case in _cases_of(game_by_name(name))]


def _cases_of(game: AnyGame) -> list[Case]:
    settings = list(game.schema)
    rows = [sample_values(game, setting) for setting in settings]
    # Seats come last: only a row that has them can be judged.
    choices = [*(list(range(len(row))) for row in rows), seat_counts(game)]

    def case_of(picks: list[int]) -> Case:
        given = {
            setting.name: row[pick]
            for setting, row, pick in zip(settings, rows, picks[:-1], strict=True)
        }
        return Case(game, picks[-1], _allowed(settings, given))

    def goes_together(picks: list[int]) -> bool:
        return len(picks) < len(choices) or _is_possible(case_of(picks))

    return [case_of(list(picks)) for picks in AllPairs(choices, filter_func=goes_together)]


def _is_possible(case: Case) -> bool:
    """Some values do not go together, such as six seats and five more cars."""
    try:
        case.game.settings(case.given, case.seats)
    except Invalid:
        return False
    return True


def _allowed(settings: list[Setting], given: dict[str, object]) -> dict[str, object]:
    """Leave out values that need another setting to be different."""
    kept = dict(given)
    for setting in settings:
        if setting.needs:
            name, wanted = setting.needs
            [other] = [one for one in settings if one.name == name]
            if kept.get(name) == other.default if not wanted else kept.get(name) != wanted:
                del kept[setting.name]
    return kept
