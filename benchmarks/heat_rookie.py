"""How well HEAT's rookie drives: pace, accidents, and wins against random drivers and Legends.

    python benchmarks/heat_rookie.py [--races 1000]

Seats rotate; every mean comes with its 95 % interval.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import NamedTuple

from hotseat.arena.play import play_game
from hotseat.games import game as game_by_name

CIRCUITS = ("usa", "great_britain", "italy", "france")


class Race(NamedTuple):
    """One race to run."""

    circuit: str
    bots: tuple[str, ...]
    legends: int
    number: int


class Outcome(NamedTuple):
    """What counts of a race."""

    pace: float
    legend_pace: float
    spin_outs: float
    won: bool


def run(race: Race) -> Outcome:
    """Drive a race; the first bot's seat moves from race to race."""
    heat = game_by_name("heat")
    seats = len(race.bots)
    settings = heat.settings({"circuit": race.circuit, "legends": race.legends}, seats)
    turn = race.number % seats
    bots = [*race.bots[-turn:], *race.bots[:-turn]] if turn else list(race.bots)
    played = play_game(heat, settings, bots, race.number)
    figures = played.tally.figures()
    assert played.result is not None
    return Outcome(
        figures["spaces"] / figures["turns"],
        figures["legend_spaces"] / max(1, figures["legend_turns"]),
        figures["spin_outs"] / seats,
        played.result.standings[0].seat == turn,
    )


def mean(values: Sequence[float]) -> str:
    """Return a mean with its 95 % interval."""
    return f"{fmean(values):.3f} ± {1.96 * stdev(values) / sqrt(len(values)):.3f}"


def report(title: str, bots: tuple[str, ...], legends: int, races: int) -> None:
    """Run races on all circuits and print how they went."""
    orders = [
        Race(circuit, bots, legends, number)
        for circuit in CIRCUITS
        for number in range(races // len(CIRCUITS))
    ]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as workers:
        outcomes = list(workers.map(run, orders, chunksize=10))
    print(f"{title}: {len(outcomes)} races")
    print(f"  spaces a round      {mean([outcome.pace for outcome in outcomes])}")
    if legends:
        print(f"  Legends' spaces     {mean([outcome.legend_pace for outcome in outcomes])}")
    print(f"  spin-outs a car     {mean([outcome.spin_outs for outcome in outcomes])}")
    print(f"  wins of the first   {mean([float(outcome.won) for outcome in outcomes])}")
    for circuit in CIRCUITS:
        here = [
            outcome
            for outcome, order in zip(outcomes, orders, strict=True)
            if order.circuit == circuit
        ]
        print(
            f"    {circuit:14} pace {mean([outcome.pace for outcome in here])}"
            f"   wins {mean([float(outcome.won) for outcome in here])}"
        )


def main() -> None:
    """Run the three comparisons."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--races", type=int, default=1000)
    races = parser.parse_args().races
    report("six rookies", ("rookie",) * 6, 0, races)
    report("a rookie against a random driver", ("rookie", "random"), 0, races)
    report("a rookie against five Legends", ("rookie",), 5, races)


if __name__ == "__main__":
    main()
