"""Other engines, played at random like ours: those that the `bench` extra installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from typing import Any

import msgspec

from hotseat.arena.stopwatch import usual_rate

_CLONES = 100  # copies between two readings of the clock
_LONGEST_CATAN = 1000  # turns, Catanatron's own limit


class Peer(msgspec.Struct, frozen=True):
    """An engine, and how it is measured: decisions and, where it can copy, clones a second."""

    package: str
    measure: Callable[[float], dict[str, float]]

    def version(self) -> str | None:
        """Return the version that is installed."""
        try:
            return version_of(self.package)
        except PackageNotFoundError:
            return None


def _rates(
    seconds: float, play_out: Callable[[], int], copy: Callable[[], object] | None
) -> dict[str, float]:
    games = decisions = 0

    def play_one() -> int:
        nonlocal games, decisions
        played = play_out()
        games += 1
        decisions += played
        return played

    rate = usual_rate(play_one, seconds * (3 / 4 if copy else 1))
    rates = {"games": rate * games / decisions, "decisions": rate}
    if copy:

        def copy_some() -> int:
            for _ in range(_CLONES):
                copy()
            return _CLONES

        rates["clones"] = usual_rate(copy_some, seconds / 4)
    return rates


def _open_spiel(name: str) -> Callable[[float], dict[str, float]]:
    def measure(seconds: float) -> dict[str, float]:
        import pyspiel

        game = pyspiel.load_game(name)
        dice = random.Random(1).random

        def play_out() -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if not state.is_chance_node():  # cards are dealt one by one; these are no decisions
                    decisions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(dice() * len(legal))])
            return decisions

        dealt = game.new_initial_state()
        while dealt.is_chance_node():
            legal = dealt.legal_actions()
            dealt.apply_action(legal[int(dice() * len(legal))])
        return _rates(seconds, play_out, dealt.clone)

    return measure


def _rlcard_uno(seconds: float) -> dict[str, float]:
    import rlcard

    env: Any = rlcard.make("uno", {"seed": 1})
    dice = random.Random(1).random

    def play_out() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(dice() * len(legal))])
            decisions += 1
        return decisions

    return _rates(seconds, play_out, None)


def _catanatron(seconds: float) -> dict[str, float]:
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    game: Any = Game([RandomPlayer(colour) for colour in Color])

    def play_out() -> int:
        nonlocal game
        game = Game([RandomPlayer(colour) for colour in Color])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < _LONGEST_CATAN:
            game.play_tick()
            decisions += 1
        return decisions

    return _rates(seconds, play_out, lambda: game.copy())


PEERS = {
    "OpenSpiel hearts": Peer("open_spiel", _open_spiel("hearts")),
    "OpenSpiel crazy eights": Peer("open_spiel", _open_spiel("crazy_eights")),
    "RLCard uno": Peer("rlcard", _rlcard_uno),
    "Catanatron": Peer("catanatron", _catanatron),
}
