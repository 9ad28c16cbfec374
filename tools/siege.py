"""Attacks a server of its own from other processes, and shows how long everybody else waits.

    python -m tools.siege [--seconds 8]

One attack after the other, each from an address of its own on this machine. Meanwhile somebody
asks `/healthz` and somebody plays; the table shows the slowest answers of both. Ends with exit code
1 if one took longer than a quiet machine allows. Everything is bounded: processes, sockets, time.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import socket
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Any, NamedTuple

from tests.server.harness import Client, Guest, Server

MOST_P99, MOST_WORST = 0.250, 1.0  # seconds, on a quiet machine
MOST_FILES = 2_000  # of one attacker
TEXT, PING, PART = 0x81, 0x89, 0x00

Attack = Callable[["Enemy", float], None]


class Enemy:
    """A stranger with an address of their own, who reads no more than needed."""

    def __init__(self, host: str, address: str) -> None:
        self.name, _, port = host.partition(":")
        self.port = int(port)
        self.address = address
        self.cookie = ""

    def line(self) -> socket.socket:
        """Return a new connection."""
        made = socket.create_connection(
            (self.name, self.port), timeout=10, source_address=(self.address, 0)
        )
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return made

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a request; {} for anything that is no JSON."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.name}\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        head += f"Cookie: hotseat={self.cookie}\r\n\r\n"
        answer = b""
        with self.line() as line, suppress(OSError):
            line.sendall(head.encode() + content)
            while part := line.recv(65_536):
                answer += part
        top, _, rest = answer.partition(b"\r\n\r\n")
        for header in top.decode("latin-1").split("\r\n"):
            if header.lower().startswith("set-cookie: hotseat="):
                self.cookie = header.partition("=")[2].partition(";")[0]
        try:
            return json.loads(rest)
        except ValueError:
            return {}

    def web_socket(self, path: str) -> socket.socket:
        """Return a connection after its handshake, whatever was answered."""
        line = self.line()
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {self.name}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: hotseat={self.cookie}\r\n\r\n".encode()
        )
        line.recv(65_536)
        return line

    def table(self, **wanted: object) -> str:
        """Open a table; "" if that was refused."""
        usual = {"game": "potatoh", "seats": 2, "names": ["M", "N"], "start": True}
        return str(self.ask("POST", "/api/tables", usual | wanted).get("table", ""))


def frame(kind: int, content: bytes = b"") -> bytes:
    """Return a frame as a client sends it, masked with nothing."""
    size = len(content)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((kind,)) + length + b"\0\0\0\0" + content


def pour(lines: list[socket.socket], content: bytes, end: float) -> None:
    """Send again and again over all lines, and throw away what comes back."""
    for line in lines:
        line.setblocking(False)
    while lines and monotonic() < end:
        for line in list(lines):
            try:
                line.send(content)
                line.recv(1_000_000)
            except BlockingIOError:
                continue
            except OSError:
                lines.remove(line)
        sleep(0.001)


# The attacks, in the order of the table


def nothing(enemy: Enemy, end: float) -> None:
    """Leave the server alone."""
    sleep(max(0.0, end - monotonic()))


def files(enemy: Enemy, end: float) -> None:
    """Bring files with long keys and long grids."""
    texts = ["a" + ".a" * 60_000 + " = 1", "grid = [" + '[1, "left"],\n' * 4_000 + "]"]
    texts.append("\n".join(f"k{n}" + " . a" * 200 + " = 1" for n in range(60)))
    while monotonic() < end:
        for text in texts:
            enemy.cookie = ""
            settings = {"circuit": {"file": "x.toml", "text": text}}
            enemy.ask("POST", "/api/tables", {"game": "heat", "settings": settings})


def pings(enemy: Enemy, end: float) -> None:
    """Send nothing but pings, megabytes of them."""
    table = enemy.table()
    while monotonic() < end:
        lines = [enemy.web_socket(f"/ws/tables/{table}") for _ in range(10)]
        pour(lines, frame(PING) * 40_000, min(end, monotonic() + 1))


def fragments(enemy: Enemy, end: float) -> None:
    """Send a message in hundreds of thousands of empty parts."""
    table = enemy.table()
    while monotonic() < end:
        lines = [enemy.web_socket(f"/ws/tables/{table}") for _ in range(10)]
        for line in lines:
            line.sendall(frame(0x01))
        pour(lines, frame(PART) * 40_000, min(end, monotonic() + 1))


def looks(enemy: Enemy, end: float) -> None:
    """Ask for whole tables over as many sockets as one person may have."""
    table = enemy.table(game="heat", seats=6, names=["M"] * 6)
    lines = [enemy.web_socket(f"/ws/tables/{table}?words=yes") for _ in range(24)]
    ask = {"id": 1, "do": {"kind": "show", "seat": 0, "since": 0}}
    pour(lines, frame(TEXT, json.dumps(ask).encode()), end)


def history(enemy: Enemy, end: float) -> None:
    """Make a long log by acting and taking back, and ask for all of it."""
    table = enemy.table(game="heat", seats=2, names=["M", "N"], settings={"laps": 1})
    while monotonic() < end:
        seen = enemy.ask("GET", f"/api/tables/{table}?seat=0&since=0")
        decision = seen.get("decision")
        if not decision:
            continue
        act = {"kind": "act", "seat": 0, "expect": seen["seq"]}
        act["actions"] = [decision["options"][0]["text"]]
        done = enemy.ask("POST", f"/api/tables/{table}/commands", act)
        undo = {"kind": "undo", "seat": 0, "expect": done.get("seq", 0)}
        enemy.ask("POST", f"/api/tables/{table}/commands", undo)
        enemy.ask("GET", f"/api/tables/{table}/log?after=0")


def silence(enemy: Enemy, end: float) -> None:
    """Connect and say nothing."""
    lines: list[socket.socket] = []
    with suppress(OSError):
        for _ in range(1_500):
            lines.append(enemy.line())
    nothing(enemy, end)


def crowd(enemy: Enemy, end: float) -> None:
    """Open sockets without a cookie until there is no place left."""
    table = enemy.table(listed=True)
    enemy.cookie = ""
    lines: list[socket.socket] = []
    with suppress(OSError):
        while len(lines) < 1_500 and monotonic() < end:
            lines.append(enemy.web_socket(f"/ws/tables/{table}"))
    nothing(enemy, end)


def bots(enemy: Enemy, end: float) -> None:
    """Let bots play among themselves at ninety tables."""
    for number in range(90):
        if number % 30 == 0:
            enemy.cookie = ""
        enemy.table(game="heat", seats=6, names=[], bot="rookie")
    nothing(enemy, end)


ATTACKS: tuple[Attack, ...] = (
    nothing, files, pings, fragments, looks, history, silence, crowd, bots,
)  # fmt: skip


def attack(name: str, host: str, address: str, seconds: float) -> None:
    """Run one attack; in a process of its own."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(MOST_FILES, hard), hard))
    os.nice(5)
    with suppress(OSError):
        globals()[name](Enemy(host, address), monotonic() + seconds)


# Those who only want to play


class Waits(NamedTuple):
    """How long answers took, in seconds."""

    health: list[float]
    moves: list[float]


class Player:
    """Somebody at a table with a bot, for ever: after a game the next one begins."""

    def __init__(self, server: Server) -> None:
        self._guest = Guest(server)
        self._client: Client | None = None

    def move(self) -> float:
        """Play a move; return how long it took until it was safe."""
        client = self._client
        if client is None or client.is_over:
            if client:
                client.close()
            table = self._guest.open("heat", seats=2, names=["Ann"], bot="rookie", start=True)
            client = self._client = self._guest.at(table)
        client.until(lambda seen: seen.owes or seen.is_over)
        if client.is_over:
            return 0.0
        wanted = {"seat": client.you, "expect": client.seq, "actions": [client.options[0]]}
        begun = perf_counter()
        client.say("act", **wanted)
        return perf_counter() - begun


def watch(server: Server, player: Player, seconds: float) -> Waits:
    """Ask and play as people do, and note how long it took."""
    waits = Waits([], [])
    asking = Guest(server)
    end = monotonic() + seconds
    while monotonic() < end:
        begun = perf_counter()
        asking.request("GET", "/healthz")
        waits.health.append(perf_counter() - begun)
        if took := player.move():
            waits.moves.append(took)
        sleep(0.02)
    return waits


def p99(times: list[float]) -> float:
    """Return what one in a hundred exceeds."""
    return sorted(times)[int(len(times) * 0.99) if len(times) > 100 else -1]


def main() -> int:
    """Attack, watch, and print the table."""
    parser = argparse.ArgumentParser(description="Attack a server of one's own.")
    parser.add_argument("--seconds", type=float, default=8, help="for each attack (default: 8)")
    chosen = parser.parse_args()
    is_well = True
    line = "{:<10} {:>7} {:>12} {:>14} {:>7} {:>11} {:>13}"
    names = ("attack", "asked", "healthz p99", "healthz worst", "moves", "move p99", "move worst")
    print(line.format(*names), flush=True)
    with (
        tempfile.TemporaryDirectory(prefix="hotseat-siege-") as folder,
        Server(Path(folder) / "data", log_level="error") as server,
    ):
        player = Player(server)
        player.move()
        for number, one in enumerate(ATTACKS, start=2):
            enemies = [
                get_context("spawn").Process(
                    target=attack,
                    args=(one.__name__, server.host, f"127.0.{number}.{at}", chosen.seconds),
                )
                for at in (1, 2)
            ]
            for enemy in enemies:
                enemy.start()
            waits = watch(server, player, chosen.seconds)
            for enemy in enemies:
                enemy.join(30)
                if enemy.is_alive():
                    enemy.kill()
            figures = (p99(waits.health), max(waits.health), p99(waits.moves), max(waits.moves))
            is_well &= max(figures[0], figures[2]) <= MOST_P99
            is_well &= max(figures[1], figures[3]) <= MOST_WORST
            times = [f"{1000 * figure:.0f} ms" for figure in figures]
            print(
                line.format(
                    one.__name__, len(waits.health), *times[:2], len(waits.moves), *times[2:]
                ),
                flush=True,
            )
        problems = server.log().count('"level":"error"')
        print(f"memory at the end: {server.resident_bytes() / 1e6:.0f} MB; errors: {problems}")
    if not is_well:
        print("some answers took longer than a quiet machine allows")
    return 0 if is_well and not problems else 1


if __name__ == "__main__":
    sys.exit(main())
