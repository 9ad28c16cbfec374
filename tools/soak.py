"""Play thousands of random games of every kind: `make soak`, or `python -m tools.soak --games 50`.

`--game heap --seats 2` plays only this game, and only with this many seats. `--seasons` are whole
seasons of HEAT, `--legends` races with the Legends expansion and up to twelve cars; `--first 101`
goes on where a soak of a hundred ended. `--every 60` looks less often at what costs time, which
changes no digest.

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
from functools import partial
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import NamedTuple

from hotseat.games import NAMES
from hotseat.games.heat import rules
from tests.contract.cases import (
    Case,
    cases,
    random_game,
    random_legends_race,
    random_season,
)
from tests.contract.checks import EVERY, check_game

CHUNK = 10  # games that a process takes at once
FURTHER = {"season": random_season, "legends": random_legends_race}  # besides the combinations


class SoakedGame(NamedTuple):
    """How a game went."""

    number: int
    what: str
    decisions: int
    digest: str
    problem: str


def combinations(game: str, seats: int) -> list[Case]:
    """Return the combinations of settings that are played: of one game, with this many seats."""
    return [case for case in cases() if game in ("", case.game.name) and seats in (0, case.seats)]


def play(game: str, seats: int, every: int, wanted: tuple[str, int]) -> SoakedGame:
    """Play one game, by its kind and its number."""
    kind, number = wanted
    if kind in FURTHER:
        case, seed = FURTHER[kind](number)
    else:
        case, seed = random_game(number, combinations(game, seats))
    what = f"{case} seed={seed}"
    try:
        decisions, digest = check_game(case, seed, every)
    except Exception:  # whatever it is, it is reported with its game, and the others go on
        return SoakedGame(number, what, 0, "", traceback.format_exc())
    return SoakedGame(number, what, decisions, digest, "")


def main() -> int:
    """Play the games, and say how they went."""
    parser = ArgumentParser(prog="soak", description="Play random games of every kind.")
    parser.add_argument("--games", type=int, default=2_000, metavar="N")
    parser.add_argument("--game", choices=NAMES, default="", help="only this one")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="only with so many")
    parser.add_argument("--seasons", type=int, default=300, metavar="N")
    parser.add_argument("--legends", type=int, default=500, metavar="N")
    parser.add_argument("--first", type=int, default=1, metavar="N", help="the number to begin at")
    parser.add_argument("--every", type=int, default=EVERY, metavar="N", help="steps between looks")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, metavar="N")
    parser.add_argument("--digests", type=Path, metavar="FILE")
    chosen = parser.parse_args()
    every = combinations(chosen.game, chosen.seats)
    if not every:
        parser.error(f"no combination of settings has {chosen.seats} seats")
    play_one = partial(play, chosen.game, chosen.seats, chosen.every)
    begun = time.monotonic()
    games: Counter[str] = Counter()
    failed: list[SoakedGame] = []
    decisions = 0
    lines: list[str] = []
    of_heat = chosen.game in ("", "heat") and not chosen.seats
    seasons, legends = (chosen.seasons, chosen.legends) if of_heat else (0, 0)
    first: int = chosen.first
    numbers = [("", number) for number in range(first - 1, first - 1 + chosen.games)]
    numbers += [("season", number) for number in range(first, first + seasons)]
    numbers += [("legends", number) for number in range(first, first + legends)]
    with ProcessPoolExecutor(chosen.jobs, mp_context=get_context("spawn")) as workers:
        for played in workers.map(play_one, numbers, chunksize=CHUNK):
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
    print(f"{len(numbers)} games ({each}) over {len(every)} combinations,")
    print(f"{seasons} of them whole seasons of HEAT, {legends} races against levels, {form}:")
    print(f"{decisions} decisions in {time.monotonic() - begun:.0f} s, {len(failed)} games failed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
