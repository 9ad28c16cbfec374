"""What the contract suite plays: every game over pairwise combinations of its settings.

A game passes the suite by being listed in `hotseat.games.NAMES`; one that takes users' files adds
a sample here.
"""

from __future__ import annotations

from typing import NamedTuple

from allpairspy import AllPairs

from hotseat.core import AnyGame, FileText, Setting
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
    """Return every pair of values of every two settings, each in at least one case."""
    found: list[Case] = []
    for name in NAMES:
        game = game_by_name(name)
        settings = list(game.schema)
        rows = [sample_values(game, setting) for setting in settings]
        choices = [seat_counts(game), *(list(range(len(row))) for row in rows)]
        for seats, *picks in AllPairs(choices):
            given = {
                setting.name: row[pick]
                for setting, row, pick in zip(settings, rows, picks, strict=True)
            }
            found.append(Case(game, seats, _allowed(settings, given)))
    return found


def _allowed(settings: list[Setting], given: dict[str, object]) -> dict[str, object]:
    """Leave out values that need another setting to be different."""
    kept = dict(given)
    for setting in settings:
        if setting.needs and kept.get(setting.needs[0]) != setting.needs[1]:
            del kept[setting.name]
    return kept
