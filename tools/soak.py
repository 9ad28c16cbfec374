"""Play thousands of random games of every kind: `make soak`, or `python -m tools.soak --games 50`.

Each game runs over another combination of settings or with another seed, with all that the
contract suite checks. It ends with exit code 1 if a game does not pass. `--digests FILE` writes a
line for each game, which must be the same whether the rules are compiled or not.
"""

from __future__ import annotations

import sys
import time
import traceback
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import NamedTuple

from hotseat.games.heat import rules
from tests.contract.cases import cases, random_games, random_season
from tests.contract.checks import check_game

CHUNK = 10  # games that a process takes at once


class Played(NamedTuple):
    """How a game went."""

    number: int
    what: str
    decisions: int
    digest: str
    problem: str


def play(number: int) -> Played:
    """Play one game, by its number; a season by a number below 0."""
    case, seed = random_games(number)[-1] if number > 0 else random_season(-number)
    what = f"{case} seed={seed}"
    try:
        decisions, digest = check_game(case, seed)
    except Exception:  # whatever it is, it is reported with its game, and the others go on
        return Played(number, what, 0, "", traceback.format_exc())
    return Played(number, what, decisions, digest, "")


def main() -> int:
    """Play the games, and say how they went."""
    parser = ArgumentParser(prog="soak", description="Play random games of every kind.")
    parser.add_argument("--games", type=int, default=2_000, metavar="N")
    parser.add_argument("--seasons", type=int, default=300, metavar="N")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, metavar="N")
    parser.add_argument("--digests", type=Path, metavar="FILE")
    chosen = parser.parse_args()
    begun = time.monotonic()
    games: Counter[str] = Counter()
    failed: list[Played] = []
    decisions = 0
    lines: list[str] = []
    numbers = [*range(1, chosen.games + 1), *range(-1, -chosen.seasons - 1, -1)]
    with ProcessPoolExecutor(chosen.jobs, mp_context=get_context("spawn")) as workers:
        for played in workers.map(play, numbers, chunksize=CHUNK):
            games[played.what.split()[0]] += 1
            decisions += played.decisions
            lines.append(f"{played.digest} {played.what}\n")
            if played.problem:
                failed.append(played)
                print(f"{played.what}\n{played.problem}", file=sys.stderr)
            if sys.stderr.isatty():
                print(f"\r{len(lines)} of {len(numbers)}", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    if chosen.digests:
        chosen.digests.parent.mkdir(parents=True, exist_ok=True)
        chosen.digests.write_text("".join(lines), "utf-8")
    form = "interpreted" if str(rules.__file__).endswith(".py") else "compiled"
    each = ", ".join(f"{count} of {name}" for name, count in games.items())
    print(f"{len(numbers)} games ({each}) over {len(cases())} combinations,")
    print(f"{chosen.seasons} of them whole seasons of HEAT, {form}:")
    print(f"{decisions} decisions in {time.monotonic() - begun:.0f} s, {len(failed)} games failed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
