"""Starts two servers anew, one after the other, again and again, while people play.

    python -m tools.rolling [--seconds 60] [--tables 6] [--seed 1]

Two servers share a PostgreSQL and a Redis. One is stopped (SIGTERM) and started; when its /healthz
is well, it is the other's turn. People play at tables with bots over real WebSockets, by what a
balancer does: a server that does not listen is passed over. They come back as the browser does,
0.4 seconds after they have lost their server, later and later after that, and send again what was
not answered.

A wait is from a command to its answer, or from a lost connection to the next view. Ends with exit
code 1 if anything was lost, doubled, refused as not saved or told wrongly, or if somebody waited
for longer than `--most` seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.patience import PATIENCE
from tests.server.chaos import Player, Round, Server, Tally, club_for

FIRST, LONGEST = 0.4, 10.0  # as web/src/lib/line.ts has them
BETWEEN_SECONDS = 2.0  # from one server's start to the stop of the other


class Waits:
    """How long people have waited, and what they were refused."""

    def __init__(self) -> None:
        self.for_answers: list[float] = []
        self.for_views: list[float] = []  # after a connection was lost
        self.refusals: Counter[str] = Counter()

    def __str__(self) -> str:
        return (
            f"{len(self.for_answers)} commands, the slowest answered after "
            f"{_longest(self.for_answers)}; "
            f"{len(self.for_views)} lost connections, the slowest mended after "
            f"{_longest(self.for_views)}; refused: {dict(self.refusals) or 'nothing'}"
        )

    @property
    def longest(self) -> float:
        """The longest wait of all."""
        return max([0.0, *self.for_answers, *self.for_views])


def _longest(waits: Sequence[float]) -> str:
    return f"{max(waits, default=0):.2f} s"


class Balancer(Server):
    """All servers under one address: each time the next one that listens."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self._servers = servers
        self._turn = 0

    def in_turn(self) -> list[Server]:
        """Return where to try, one after the other."""
        self._turn += 1
        at = self._turn % len(self._servers)
        return [*self._servers[at:], *self._servers[:at]]

    async def surely(self, method: str, path: str, body: object = None, cookie: str = "") -> Any:
        """Ask any server until there is an answer."""
        while True:
            for server in self.in_turn():
                try:
                    return await asyncio.to_thread(server.ask, method, path, body, cookie)
                except urllib.error.HTTPError as error:
                    with error:
                        raise AssertionError(error.read().decode()) from None
                except (OSError, EOFError, HTTPException):
                    continue  # it does not listen, or ended before it had answered
            await asyncio.sleep(FIRST)


class Visitor(Player):
    """Somebody at a browser."""

    def __init__(
        self,
        balancer: Balancer,
        table: str,
        seat: int,
        cookie: str,
        dice: Random,
        tally: Tally,
        waits: Waits,
    ) -> None:
        super().__init__(balancer, table, seat, cookie, dice, tally, self._note_request)
        self._balancer = balancer
        self._waits = waits
        self._asked_at = 0.0
        self._lost_at: float | None = None
        self._failures = 0

    async def play(self) -> None:
        """Play until the game is over, whichever server goes away."""
        while not self.is_over:
            with suppress(OSError, WebSocketException, EOFError):
                async with await self._connected() as connection:
                    await self.talk(connection)
            if self.is_over:
                return
            self.tally.reconnects += 1
            self._lost_at = self._lost_at or time.monotonic()
            self._failures += 1
            patience = min(LONGEST, FIRST * 2 ** (self._failures - 1))
            await asyncio.sleep(patience * self.dice.uniform(0.75, 1.25))

    async def _connected(self) -> connect:
        """Return what connects to the next server that listens, as a balancer does."""
        *others, last = [server.address for server in self._balancer.in_turn()]
        for address in others:
            host, _, port = address.rpartition(":")
            try:
                _, writer = await asyncio.open_connection(host, int(port))
            except ConnectionRefusedError:
                continue
            writer.close()
            return self._connecting(address)
        return self._connecting(last)

    def _connecting(self, address: str) -> connect:
        return connect(
            f"ws://{address}/ws/tables/{self.table}?since={self.seq}",
            additional_headers={"Cookie": self.cookie},
            open_timeout=PATIENCE,
            max_size=None,
            proxy=None,
        )

    def _note_request(self) -> None:
        """A command is about to be sent for the first time."""
        self._asked_at = time.monotonic()

    def hear(self, message: dict[str, Any]) -> None:
        """Take in what the server says, and how long that took."""
        before = self.sent
        super().hear(message)
        if message["kind"] == "update":
            self._failures = 0
            if self._lost_at is not None:
                self._waits.for_views.append(time.monotonic() - self._lost_at)
                self._lost_at = None
        if message["kind"] == "refused" and before and before.number == message["id"]:
            self._waits.refusals[message["reason"]["phrase"]["code"]] += 1
        if before and self.sent is None:
            self._waits.for_answers.append(time.monotonic() - self._asked_at)


class Rolling(Round):
    """Tables on two servers that are started anew, one after the other."""

    def __init__(self, folder: Path, seed: int, tables: int, seconds: float) -> None:
        super().__init__(folder, seed, 0, tables, club_for(folder))
        self.balancer = Balancer(self.servers)
        self.waits = Waits()
        self.restarts = 0
        self._seconds = seconds

    def server_for(self, seat: int) -> Server:
        """Everybody goes where the balancer says."""
        return self.balancer

    def player_at(self, server: Server, table: str, seat: int, cookie: str) -> Player:
        """Return somebody at a browser."""
        dice = Random(self.dice.random())
        return Visitor(self.balancer, table, seat, cookie, dice, self.tally, self.waits)

    async def disturb(self) -> None:
        """Start one server after the other anew, for so long."""
        end = time.monotonic() + self._seconds
        while time.monotonic() < end:
            for server in self.servers:
                await asyncio.sleep(BETWEEN_SECONDS)
                await server.end(signal.SIGTERM)
                await server.start()
                await asyncio.to_thread(_wait_until_well, server.address)
                self.restarts += 1


def _wait_until_well(address: str) -> None:
    while True:
        with suppress(urllib.error.URLError):
            urllib.request.urlopen(f"http://{address}/healthz", timeout=PATIENCE).close()
            return
        time.sleep(0.1)


def main() -> int:
    """Play while servers come and go, and say what came of it."""
    parser = argparse.ArgumentParser(description="Start two servers anew while people play.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=float, default=3, help="seconds anybody may wait")
    chosen = parser.parse_args()

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # in order: services are stopped
    with tempfile.TemporaryDirectory(prefix="hotseat-rolling-") as folder:
        rolling = Rolling(Path(folder), chosen.seed, chosen.tables, chosen.seconds)
        tally: Tally = rolling.run()
    waits = rolling.waits
    print(f"{rolling.restarts} restarts; {tally}")
    print(waits)
    for complaint in tally.wrong:
        print(f"  {complaint}")
    is_whole = not (tally.lost or tally.doubled or tally.wrong)
    is_whole = is_whole and tally.finished == tally.tables
    is_whole = is_whole and not waits.refusals["refused-cannot-save"]
    print(f"lost moves: {tally.lost}")
    print(f"longest wait of a player: {waits.longest:.2f} s")
    return 0 if is_whole and waits.longest <= chosen.most else 1


if __name__ == "__main__":
    sys.exit(main())
