"""Playthroughs: whole games as text, each decision with all options, views and events.

`make playthroughs` rewrites the files; a changed rule, order or view shows in the diff.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from hotseat.core import Action, AnyGame, Event, FastChance, Seat
from hotseat.games import game as game_by_name
from tests.contract.samples import SAMPLE_FILES, SEASON_WITH_LEVEL

FOLDER = Path(__file__).parent

PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, object]]] = {
    "heat-usa": ("heat", 2, {"laps": 1}),
    "heat-legends": (
        "heat",
        1,
        {"circuit": "great_britain", "laps": 1, "legends": 3, "legends_pro": 2},
    ),
    "heat-backyard": (
        "heat",
        3,
        {
            "circuit": SAMPLE_FILES["heat", "circuit"],
            "laps": 1,
            "handicap": [0, 1, 2],
            "colour": ["red", "gray", "black"],
        },
    ),
    "heat-twelve": (
        "heat",
        1,
        {
            "circuit": "italy",
            "laps": 1,
            "legends": 11,
            "legends_level": "4",
            "rivals": True,
        },
    ),
    "heat-full-race": (
        "heat",
        2,
        {"circuit": "italy", "laps": 1, "legends": 2, "garage": "mixed", "weather": True},
    ),
    "heat-tournament": (
        "heat",
        3,
        {
            "circuit": SAMPLE_FILES["heat", "circuit"],
            "laps": 1,
            "garage": "basic",
            "garage_choice": "random",
            "upgrades": SAMPLE_FILES["heat", "upgrades"],
            "tournament": True,
        },
    ),
    "heat-season": ("heat", 2, {"season": SAMPLE_FILES["heat", "season"], "legends": 1}),
    "heat-season-legends": (
        "heat",
        1,
        {"season": SEASON_WITH_LEVEL, "legends": 3, "rivals": True},
    ),
    "heap-two": ("heap", 2, {"vehicles_needed": 2, "first_instigator": "2"}),
    "heap-own-cards": (
        "heap",
        3,
        {"vehicles_needed": 1, "parts_needed": 4, "cards": SAMPLE_FILES["heap", "cards"]},
    ),
    "heap-four": ("heap", 4, {"vehicles_needed": 1}),
    "potatoh-level-5": ("potatoh", 4, {"level": 5, "rounds": 1}),
    "potatoh-leftovers": (
        "potatoh",
        3,
        {
            "level": 2,
            "match": "points",
            "target": 5,
            "discard_scope": "match",
            "raise_levels": True,
            "boom_odds": False,
            "deck": SAMPLE_FILES["potatoh", "deck"],
        },
    ),
}


def playthrough(name: str) -> str:
    """Play a game of random actions and write down everything anybody gets to see."""
    game_name, seats, given = PLAYTHROUGHS[name]
    game = game_by_name(game_name)
    settings = game.settings(given, seats)
    dice, chance = FastChance(2), FastChance(1)
    events: list[Event] = []
    chance.turn_to(0)
    state = game.new(settings, seats, chance, events.append)
    onlookers: list[Seat | None] = [None, *(Seat(seat) for seat in range(seats))]
    seen: dict[Seat | None, dict[str, str]] = {onlooker: {} for onlooker in onlookers}
    lines = [f"# {name}: {game_name}, {seats} seats"]
    entry = 0
    while True:
        for onlooker in onlookers:
            lines += _changes(game, state, onlooker, seen)
        for event in events:
            lines.append(f"  {_who(event.audience)} hears {_text(event)}")
        waiting = game.waiting(state)
        if not waiting:
            break
        for seat in waiting:
            texts = " | ".join(action.text() for action in game.options(state, seat))
            lines.append(f"  seat {seat} may: {texts}")
        seat = dice.pick(waiting)
        action: Action = dice.pick(game.options(state, seat))
        entry += 1
        lines.append(f"{entry}. seat {seat}: {action.text()}")
        events = []
        chance.turn_to(entry)
        game.apply(state, seat, action, chance, events.append)
    lines.append(f"result {_text(game.result(state))}")
    return "\n".join(lines) + "\n"


def _who(audience: int | None) -> str:
    return "everybody" if audience is None else f"seat {audience}"


def _text(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def _changes(
    game: AnyGame, state: object, onlooker: Seat | None, seen: dict[Seat | None, dict[str, str]]
) -> list[str]:
    """Return what is new in a view since it was last written."""
    now = _flat("", msgspec.to_builtins(game.view(state, onlooker)))
    before, seen[onlooker] = seen[onlooker], now
    name = "spectator" if onlooker is None else f"seat {onlooker}"
    changed = [f"{path}={value}" for path, value in now.items() if before.get(path) != value]
    gone = [f"{path} gone" for path in before if path not in now]
    return [f"  {name} sees {' '.join(changed + gone)}"] if changed or gone else []


def _flat(path: str, thing: object) -> dict[str, str]:
    if isinstance(thing, dict):
        return {
            inner: value
            for key, part in thing.items()
            for inner, value in _flat(f"{path}.{key}" if path else str(key), part).items()
        }
    if isinstance(thing, list | tuple) and any(isinstance(part, dict) for part in thing):
        return {
            inner: value
            for number, part in enumerate(thing)
            for inner, value in _flat(f"{path}[{number}]", part).items()
        }
    return {path: _text(thing)}


if __name__ == "__main__":
    for name in PLAYTHROUGHS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")
