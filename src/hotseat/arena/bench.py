"""How fast the engine is, in each installed form, beside other engines in the same run.

Every contestant runs in its own process. They take turns, several times, and the best time of each
counts, so that other work on the machine favours nobody.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Callable
from typing import Literal

import msgspec

from hotseat import __version__
from hotseat.arena.forms import Form, forms
from hotseat.arena.measure import COURSES
from hotseat.arena.peers import PEERS
from hotseat.core.decoding import from_json
from hotseat.form import running_form
from hotseat.games import game as game_by_name

ROUNDS = 3

Rates = dict[str, float]


class GameBench(msgspec.Struct, frozen=True):
    """One of our games: what was played, and its rates in each form (None: not installed)."""

    seats: int
    settings: dict[str, object]
    pure: Rates
    compiled: Rates | None


class PeerBench(msgspec.Struct, frozen=True):
    """Another engine: its version (None: not installed) and its rates."""

    version: str | None
    rates: Rates | None


class Report(msgspec.Struct, frozen=True):
    """All rates are per second on one core; ratios are ours to theirs, or compiled to pure."""

    version: str
    form: Literal["compiled", "interpreted"]  # of the command itself
    python: str
    machine: str
    seconds: int
    games: dict[str, GameBench]
    peers: dict[str, PeerBench]
    ratios: dict[str, Rates]


def bench(seconds: int, progress: Callable[[str], None] | None = None) -> Report:
    """Measure everything installed, each for this many seconds."""
    contestants: list[tuple[str, str]] = [(form, name) for name in COURSES for form in forms()]
    contestants += [("peer", name) for name, peer in PEERS.items() if peer.version()]
    best: dict[tuple[str, str], Rates] = {}
    for _ in range(ROUNDS):
        for contestant in contestants:
            if progress:
                progress(" ".join(contestant))
            rates = _measure(*contestant, seconds / ROUNDS)
            known = best.setdefault(contestant, rates)
            best[contestant] = {key: max(value, known[key]) for key, value in rates.items()}
    games = {name: _game_bench(name, best) for name in COURSES}
    peers = {
        name: PeerBench(peer.version(), best.get(("peer", name))) for name, peer in PEERS.items()
    }
    return Report(
        version=__version__,
        form=running_form(),
        python=platform.python_version(),
        machine=platform.machine(),
        seconds=seconds,
        games=games,
        peers=peers,
        ratios=_ratios(games, peers),
    )


def _measure(form: str, name: str, seconds: float) -> Rates:
    command = [sys.executable, "-m", "hotseat.arena.measure", form, name, str(seconds)]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{form} {name}: {done.stderr.decode()}")
    rates: Rates = from_json(done.stdout.splitlines()[-1], dict[str, float])
    return {key: round(value, 1) for key, value in rates.items()}


def _game_bench(name: str, best: dict[tuple[str, str], Rates]) -> GameBench:
    played, given = COURSES[name]
    game = game_by_name(played)
    seats = game.seats.stop - 1
    settings = game.plain_settings(game.settings(given, seats))
    return GameBench(seats, settings, best["pure", name], best.get(("compiled", name)))


def _ratios(games: dict[str, GameBench], peers: dict[str, PeerBench]) -> dict[str, Rates]:
    ratios: dict[str, Rates] = {}
    for name, played in games.items():
        ours: dict[Form, Rates | None] = {"pure": played.pure, "compiled": played.compiled}
        if played.compiled:
            ratios[f"{name} compiled / {name} pure"] = _ratio(played.compiled, played.pure)
        for form, rates in ours.items():
            for other, peer in peers.items():
                if rates and peer.rates:
                    ratios[f"{name} {form} / {other}"] = _ratio(rates, peer.rates)
    return ratios


def _ratio(ours: Rates, theirs: Rates) -> Rates:
    return {key: round(ours[key] / theirs[key], 2) for key in ours if theirs.get(key)}
