"""What is said in a playthrough: questions, labels, previews, the log, sketches, counts.

A second text beside that of `write.py`, of some of the same games. What is said of each kind of
option is written down for the one listed first, and for the one chosen.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from hotseat.core import Action, AnyGame, Event, FastChance, Seat
from hotseat.games import game as game_by_name
from tests.playthroughs.write import FOLDER, PLAYTHROUGHS

SAID = ("heat-full-race", "heat-tournament", "heat-twelve", "heap-two", "potatoh-leftovers")
SKETCH_EVERY = 9  # entries: the sketches of all seats take their turns


def file_of(name: str) -> Path:
    """Return where it is kept."""
    return FOLDER / f"{name}.said.txt"


def said(name: str) -> str:
    """Play the game of a playthrough and write down what is said to the seat that acts."""
    game_name, seats, given = PLAYTHROUGHS[name]
    game = game_by_name(game_name)
    settings = game.settings(given, seats)
    dice, chance = FastChance(2), FastChance(1)
    tally = game.tally()
    events: list[Event] = []
    chance.turn_to(0)
    state = game.new(settings, seats, chance, events.append)
    onlookers: list[Seat | None] = [None, *(Seat(seat) for seat in range(seats))]
    lines = [f"# What is said in {name}"]
    entry = 0
    while True:
        for event in events:
            tally.hear(event)
            lines.append(f"  {brief(game.phrase(event))} {' '.join(game.rules_behind(event))}")
        waiting = game.waiting(state)
        if not waiting:
            break
        seat = dice.pick(waiting)
        action: Action = dice.pick(game.options(state, seat))
        lines += _decision(game, state, seat, action)
        if entry % SKETCH_EVERY == 0:
            onlooker = onlookers[entry // SKETCH_EVERY % len(onlookers)]
            lines += [f"  | {brief(line)}" for line in game.sketch(game.view(state, onlooker))]
        entry += 1
        lines.append(f"{entry}. seat {seat}: {action.text()}")
        events = []
        chance.turn_to(entry)
        game.apply(state, seat, action, chance, events.append)
    lines.append(f"counted {brief(dict(sorted(tally.figures().items())))}")
    return "\n".join(lines) + "\n"


def _decision(game: AnyGame, state: object, seat: Seat, chosen: Action) -> list[str]:
    view = game.view(state, seat)
    lines = [f"  asked {brief(game.question(view))}"]
    lines += [f"  barred {brief(barred)}" for barred in game.barred(view)]
    options = game.options(state, seat)
    first = {type(option): option for option in reversed(options)}
    for option in dict.fromkeys([*first.values(), chosen]):
        parts = [
            game.label(option),
            game.face_label(option),
            game.preview(view, option),
            game.preview_phrase(view, option),
        ]
        rules = " ".join(game.rules_behind(option))
        lines.append(f"  may {option.text()}: {' '.join(map(brief, parts))} {rules}")
    return lines


def brief(thing: object) -> str:
    """Return phrases as their codes with what they are about, and all else as plain values."""
    thing = msgspec.to_builtins(thing)
    if isinstance(thing, list | tuple):
        return f"[{', '.join(map(brief, thing))}]"
    if not isinstance(thing, dict):
        return str(thing)
    if thing.get("type") == "name":
        return f"{thing['kind']} {thing['id']}"
    if thing.get("type") == "phrase":
        params = brief(thing["params"])[1:-1]
        return f"{thing['code']}({params})" if params else str(thing["code"])
    return "{" + ", ".join(f"{key}={brief(value)}" for key, value in thing.items()) + "}"


if __name__ == "__main__":
    for name in SAID:
        file_of(name).write_text(said(name), "utf-8")
