"""Measures one engine in its own process: `python -m hotseat.arena.measure FORM NAME SECONDS`.

Random play without events on one core. Prints one JSON object of rates per second.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hotseat.arena.forms import interpret
from hotseat.arena.stopwatch import usual_rate

if TYPE_CHECKING:  # first decide which form of these is loaded
    from hotseat.core import Action, AnyGame, Seat, Tell

Rates = dict[str, float]

# What is played: a game with settings. HEAT also with everything a full race has.
COURSES: dict[str, tuple[str, dict[str, object]]] = {
    "heat": ("heat", {}),
    "heat full": ("heat", {"garage": "mixed", "weather": True}),
    "potatoh": ("potatoh", {}),
    "heap": ("heap", {}),
}

_SAMPLES = 50  # states to copy and imagine, from the whole length of a game
_COUNTED = 50  # games played first, with events, to count turns and to warm up


def main(form: str, name: str, seconds: float) -> None:
    """Measure one of our games in a form, or one of the peers."""
    if form == "peer":
        from hotseat.arena.peers import PEERS

        rates = PEERS[name].measure(seconds)
    else:
        if form == "pure":
            interpret()
        from hotseat.games import game

        played, given = COURSES[name]
        rates = measure_game(game(played), given, seconds)
    json.dump(rates, sys.stdout)


def measure_game(game: AnyGame, given: dict[str, object], seconds: float) -> Rates:
    """Return games, turns, decisions, clones and imagined states a second."""
    from hotseat.core import FastChance

    seats = game.seats.stop - 1
    settings = game.settings(given, seats)
    states = sample_states(game, settings, seats)
    views = [game.view(state, game.waiting(state)[0]) for state in states]
    chance = FastChance(1)
    chance.turn_to(0)
    turns = turns_a_decision(game, settings, seats)
    games = decisions = 0

    def play_one() -> int:
        nonlocal games, decisions
        played = play_out(game, settings, seats, seed=games)
        games += 1
        decisions += played
        return played

    def clone_all() -> int:
        for state in states:
            game.clone(state)
        return len(states)

    def imagine_all() -> int:
        for view in views:
            game.imagine(view, chance)
        return len(views)

    rate = usual_rate(play_one, seconds / 2)
    return {
        "games": rate * games / decisions,
        "turns": rate * turns,
        "decisions": rate,
        "clones": usual_rate(clone_all, seconds / 4),
        "imagined": usual_rate(imagine_all, seconds / 4),
    }


def play_out(
    game: AnyGame, settings: object, seats: int, seed: int, tell: Tell | None = None
) -> int:
    """Play a game of random actions and return how many there were."""
    from hotseat.core import FastChance

    chance = FastChance(seed)
    return game.play_out(game.new(settings, seats, chance, tell), chance, tell)


def turns_a_decision(game: AnyGame, settings: object, seats: int) -> float:
    """Return the number of turns per decision, from the events of a few games."""
    turns = decisions = 0
    for seed in range(_COUNTED):
        tally = game.tally()
        decisions += play_out(game, settings, seats, seed, tally.hear)
        turns += tally.figures()["turns"]
    return turns / decisions


def sample_states(game: AnyGame, settings: object, seats: int) -> list[object]:
    """Return states from the whole length of a game, each with somebody to decide."""
    from hotseat.core import FastChance

    every = max(1, play_out(game, settings, seats, seed=0) // _SAMPLES)
    chance = FastChance(0)
    states: list[object] = []
    decisions = 0

    def take_any(state: object, seat: Seat, options: Sequence[Action]) -> Action:
        nonlocal decisions
        if decisions % every == 0:
            states.append(game.clone(state))
        decisions += 1
        return options[chance.below(len(options))]

    game.play_out(game.new(settings, seats, chance, None), chance, None, take_any)
    return states


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
