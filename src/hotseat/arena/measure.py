"""Measures one engine in a process of its own: `python -m hotseat.arena.measure FORM GAME SECONDS`.

Random play without events on one core. Time is the processor's, so that a busy machine disturbs
less. Prints one JSON object of rates a second.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import TYPE_CHECKING, Any

from hotseat.arena.forms import interpret

if TYPE_CHECKING:  # which form of these is loaded is decided first
    from hotseat.core import AnyGame, Tell

Rates = dict[str, float]

_SAMPLES = 50  # states that are copied and imagined, from the whole length of a game
_COUNTED = 5  # games that are played with events to count their turns


def main(form: str, name: str, seconds: float) -> None:
    """Measure a game of ours in a form, or one of the peers."""
    if form == "peer":
        from hotseat.arena.peers import PEERS

        rates = PEERS[name].measure(seconds)
    else:
        if form == "pure":
            interpret()
        from hotseat.games import game

        rates = measure_game(game(name), seconds)
    json.dump(rates, sys.stdout)


def measure_game(game: AnyGame, seconds: float) -> Rates:
    """Return games, turns, decisions, clones and imagined states a second."""
    from hotseat.core import FastChance

    seats = game.seats.stop - 1
    settings = game.settings({}, seats)
    states = sample_states(game, settings, seats)
    views = [game.view(state, game.waiting(state)[0]) for state in states]
    chance = FastChance(1)
    chance.turn_to(0)
    turns = turns_a_decision(game, settings, seats)
    share = seconds / 4

    start = process_time()
    games = decisions = 0
    while (spent := process_time() - start) < share * 2:
        decisions += play_out(game, settings, seats, seed=games)
        games += 1
    return {
        "games": games / spent,
        "turns": decisions / spent * turns,
        "decisions": decisions / spent,
        "clones": rate(game.clone, states, share),
        "imagined": rate(lambda view: game.imagine(view, chance), views, share),
    }


def play_out(
    game: AnyGame, settings: object, seats: int, seed: int, tell: Tell | None = None
) -> int:
    """Play a game of random actions and return how many there were."""
    from hotseat.core import FastChance

    dice = random.Random(seed).random
    chance = FastChance(seed)
    chance.turn_to(0)
    state = game.new(settings, seats, chance, tell)
    decisions = 0
    while waiting := game.waiting(state):
        options = game.options(state, waiting[0])
        decisions += 1
        chance.turn_to(decisions)
        game.apply(state, waiting[0], options[int(dice() * len(options))], chance, tell)
    return decisions


def turns_a_decision(game: AnyGame, settings: object, seats: int) -> float:
    """Return how many turns a decision is, from the events of a few games."""
    turns = decisions = 0
    for seed in range(_COUNTED):
        tally = game.tally()
        decisions += play_out(game, settings, seats, seed, tally.hear)
        turns += tally.figures()["turns"]
    return turns / decisions


def sample_states(game: AnyGame, settings: object, seats: int) -> list[object]:
    """Return states from the whole length of a game, in which somebody is asked."""
    from hotseat.core import FastChance

    every = max(1, play_out(game, settings, seats, seed=0) // _SAMPLES)
    chance = FastChance(0)
    chance.turn_to(0)
    dice = random.Random(0).random
    state = game.new(settings, seats, chance, None)
    states: list[object] = []
    decisions = 0
    while waiting := game.waiting(state):
        if decisions % every == 0:
            states.append(game.clone(state))
        options = game.options(state, waiting[0])
        decisions += 1
        chance.turn_to(decisions)
        game.apply(state, waiting[0], options[int(dice() * len(options))], chance, None)
    return states


def rate(work: Callable[[Any], object], things: Sequence[object], seconds: float) -> float:
    """Do some work with each thing, again and again; return how often in a second."""
    start = process_time()
    done = 0
    while (spent := process_time() - start) < seconds:
        for thing in things:
            work(thing)
        done += len(things)
    return done / spent


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
