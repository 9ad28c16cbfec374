"""Shows how much memory a server holds while people play and others pass by, minute by minute.

    python -m tools.curve [--minutes 15]

Each player plays game after game against rookies, as fast as the server answers; others come, look
at a page, the list of tables and a running game, and go. Ends with exit code 1 if the server
holds a tenth more in the last third of the time than in the second.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from itertools import cycle
from pathlib import Path
from statistics import mean
from threading import Event, Thread
from time import monotonic

from hotseat.server.config import Limits
from tests.server.harness import Client, Guest, Server

GAMES = ("heat", "potatoh", "heap")
PLAYERS = 6
PASSERS_BY = 2
GROWN = 1.1  # times as much is too much
SAMPLES_A_MINUTE = 2
# All come from one address here; the tables that are kept though nobody looks fill up soon.
LIMITS = Limits(people_an_address=10_000, sockets_an_address=6_000, idle_tables=50)


class Traffic:
    """Everybody who comes, until it is over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.done = Event()
        self.counts: Counter[str] = Counter()
        self.tables: dict[str, str] = {}  # the running table of each player

    def play(self, name: str, first: int) -> None:
        """Play one game after the other."""
        guest = Guest(self.server, name)
        games = cycle((*GAMES[first:], *GAMES[:first]))
        while not self.done.is_set():
            table = guest.open(next(games), seats=3, names=[name], bot="rookie", start=True)
            self.tables[name] = table
            client = guest.at(table, previews=True)
            self._finish(client)
            client.close()
            self.counts["games"] += 1

    def _finish(self, client: Client) -> None:
        while client.until_asked() and not self.done.is_set():
            wanted = {"seat": client.you, "expect": client.seq, "actions": [client.options[0]]}
            client.say("act", **wanted)
            client.messages.clear()
            client.entries.clear()
            self.counts["moves"] += 1

    def pass_by(self) -> None:
        """Look at what a stranger sees, as somebody new each time."""
        while not self.done.wait(0.05):
            stranger = Guest(self.server, "Zoe")
            for page in ("/", "/api/tables"):
                stranger.request("GET", page)
            for table in list(self.tables.values())[-1:]:
                stranger.at(table).close()
            self.counts["visits"] += 1


def main() -> int:
    """Let everybody come, and print the curve."""
    parser = argparse.ArgumentParser(description="Show a server's memory over time.")
    parser.add_argument("--minutes", type=float, default=15)
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="hotseat-curve-") as folder,
        Server(Path(folder) / "data", log_level="error", limits=LIMITS) as server,
    ):
        traffic = Traffic(server)
        people = [
            *[Thread(target=traffic.play, args=(f"P{i}", i % len(GAMES))) for i in range(PLAYERS)],
            *[Thread(target=traffic.pass_by) for _ in range(PASSERS_BY)],
        ]
        for one in people:
            one.start()
        try:
            held = watch(traffic, chosen.minutes)
        finally:
            traffic.done.set()
            for one in people:
                one.join()
        problems = server.log().count('"level":"error"')
    third = len(held) // 3
    before, after = mean(held[third : 2 * third]), mean(held[2 * third :])
    print(f"second third {before:.1f} MB, last third {after:.1f} MB; errors: {problems}")
    return 1 if problems or after > before * GROWN else 0


def watch(traffic: Traffic, minutes: float) -> list[float]:
    """Print what the server holds again and again; return it."""
    held: list[float] = []
    begun = monotonic()
    print(f"{'minute':>6} {'MB':>7} {'games':>6} {'moves':>8} {'visits':>7}")
    while (passed := (monotonic() - begun) / 60) < minutes:
        megabytes = traffic.server.resident_bytes() / 1e6
        held.append(megabytes)
        counted = [traffic.counts[name] for name in ("games", "moves", "visits")]
        print(f"{passed:6.1f} {megabytes:7.1f} {counted[0]:6} {counted[1]:8} {counted[2]:7}")
        sys.stdout.flush()
        traffic.done.wait(60 / SAMPLES_A_MINUTE)
    return held


if __name__ == "__main__":
    sys.exit(main())
