"""Kills a server again and again while people play, and counts what was lost or doubled.

    python -m tools.chaos [--club] [--processes 2] [--kills 500] [--minutes 20] [--seed 1]

Round after round on a fresh data folder: tables of both games, clients over real WebSockets, the
server killed with SIGKILL after seeded numbers of requests and started again. Ends with exit code 1
if anything was lost, doubled or told wrongly; a complaint names its round, which can be played
alone with `--seed`. With `--club` two servers share a PostgreSQL and a Redis, which are killed too;
with `--processes` most kills meet one of the processes of a server.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from pathlib import Path
from time import monotonic

from tests.server.chaos import Tally, club_for, play_a_round

KILLS_A_ROUND = 40
TABLES = 4


def main() -> int:
    """Play rounds until there were enough kills, or no time is left."""
    parser = argparse.ArgumentParser(description="Kill a server while people play.")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--club", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # in order: services are stopped
    begun = monotonic()
    total = Tally()
    seed = chosen.seed
    while total.kills < chosen.kills and monotonic() - begun < 60 * chosen.minutes:
        kills = min(KILLS_A_ROUND, chosen.kills - total.kills)
        with tempfile.TemporaryDirectory(prefix="hotseat-chaos-") as folder:
            club = club_for(Path(folder)) if chosen.club else None
            tally = play_a_round(Path(folder), seed, kills, TABLES, club, chosen.processes)
        total.add(tally)
        print(f"round {seed}, {monotonic() - begun:.0f} s: {total}", flush=True)
        for complaint in tally.wrong:
            print(f"  round {seed}: {complaint}", flush=True)
        seed += 1
    is_well = not (total.lost or total.doubled or total.wrong) and total.finished == total.tables
    print("nothing was lost or doubled" if is_well else "SOMETHING IS WRONG")
    if total.kills < chosen.kills:
        print(f"after {chosen.minutes:g} minutes there were {total.kills} kills only")
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
