"""People who play over WebSockets while the server is killed again and again.

Every client keeps what it was told: each entry it saw and each request it knows to be done. In the
end this is compared with the records that the data folder holds.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from contextlib import redirect_stdout, suppress
from http.client import HTTPException
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hotseat.cli import main
from tests.patience import PATIENCE
from tests.server.harness import UNHURRIED
from tests.services import postgres, redis

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src"
VERIFIER = ROOT / "docs" / "verify_record.py"
GAMES: dict[str, dict[str, object]] = {
    "heat": {"laps": 1},
    "potatoh": {"level": 3, "rounds": 1},
    "heap": {"vehicles_needed": 1},
}
MOST_BETWEEN_KILLS = 40  # requests that are made before the next kill
A_LOOK = 1.0  # seconds between two looks at whether the servers live
TO_THE_END = 5 * PATIENCE  # seconds for all kills and games of a round


class Club(NamedTuple):
    """What several servers share, and how each of it is taken away and comes back."""

    database: str
    redis: str
    lose: tuple[Callable[[], None], ...] = ()  # each takes something away and brings it back


class Server:
    """A server process on one data folder, which dies and comes back at another free port.

    With a `club`, the URLs of a database and a Redis, several share what they keep.
    """

    def __init__(self, data: Path, *options: str, club: Club | None = None) -> None:
        self.data = data
        self.home = ["--database", club.database] if club else ["--data", str(data)]
        self._options = (*options, "--redis", club.redis) if club else options
        self.address = ""
        self.log = data.parent / f"{data.name}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._up = asyncio.Event()

    def spawn(self) -> None:
        """Start, without waiting."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "hotseat", "serve", "--port", "0",
                 *self.home, *UNHURRIED, *self._options],
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )  # fmt: skip

    async def ready(self) -> None:
        """Wait until it serves."""
        assert self._process is not None
        assert self._process.stdout is not None
        said = await asyncio.to_thread(self._process.stdout.readline)
        assert said.startswith(b"Hotseat is at"), self.log.read_text()[-2000:]
        self.address = said.decode().strip().rpartition("/")[2]
        self._up.set()

    async def wait_until_up(self) -> None:
        """Wait while it is down: its old port may be somebody else's by now."""
        await self._up.wait()

    async def start(self) -> None:
        self.spawn()
        await self.ready()

    def kill_a_part(self, dice: Random) -> bool:
        """Kill one of the processes that serve; False if there is none just now.

        Whoever started it starts it again, and nobody has to wait for that.
        """
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        parts = []
        for pid in children.read_text().split():
            with suppress(FileNotFoundError):
                if "hotseat.server.process" in Path(f"/proc/{pid}/cmdline").read_text():
                    parts.append(int(pid))
        if not parts:
            return False
        os.kill(dice.choice(parts), signal.SIGKILL)
        return True

    def kill(self) -> None:
        """Kill it at this very instant; `end` is still needed."""
        if self._process is not None:
            self._process.kill()

    def died_of(self) -> int | None:
        """Return the code that the process ended with, if it has ended."""
        return self._process.poll() if self._process is not None else None

    async def end(self, how: signal.Signals) -> None:
        """Send a signal and wait until the process has gone."""
        process, self._process = self._process, None
        self._up.clear()
        if process is not None:
            process.send_signal(how)
            await asyncio.to_thread(process.wait)
            assert process.stdout is not None
            process.stdout.close()

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """Return the answer to a request over HTTP and the cookie that came; raise `OSError`."""
        request = urllib.request.Request(
            f"http://{self.address}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "Cookie": cookie},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                given = answer.headers.get("Set-Cookie", "").partition(";")[0]
                return json.load(answer), given or cookie
        except ValueError as error:  # cut off in the middle
            raise OSError from error

    async def surely(self, method: str, path: str, body: object = None, cookie: str = "") -> Any:
        """Ask until there is an answer."""
        while True:
            await self.wait_until_up()
            try:
                return await asyncio.to_thread(self.ask, method, path, body, cookie)
            except urllib.error.HTTPError as error:
                with error:
                    problem = error.read().decode()
                if error.code != 429 and "refused-cannot-save" not in problem:
                    raise AssertionError(problem) from None
                await asyncio.sleep(0.5)
            except (OSError, EOFError, HTTPException):  # it died before it had answered
                await asyncio.sleep(0.05)


class Sent:
    """A request that its sender does not know to be carried out or refused yet."""

    def __init__(self, number: int, do: dict[str, Any]) -> None:
        self.number = number
        self.do = do
        self.seen_at = 0  # the entry of the log that it led to
        self.led_to = ""  # the kind of that entry


class Tally:
    """What came of it all."""

    def __init__(self) -> None:
        self.kills = 0
        self.tables = 0
        self.finished = 0
        self.moves = 0  # acknowledged, and in their place in the record
        self.others = 0  # undos, chats, leaves and so on that were acknowledged
        self.reconnects = 0
        self.sent_again = 0
        self.refused_again = 0  # what had been done already and was sent once more
        self.lost = 0
        self.doubled = 0
        self.records = 0  # that replay and verify
        self.draws = 0
        self.wrong: list[str] = []

    def add(self, other: Tally) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.reconnects} reconnects; {self.moves} moves and "
            f"{self.others} other commands acknowledged, {self.sent_again} sent again, "
            f"{self.refused_again} of them refused as done; "
            f"{self.lost} lost, {self.doubled} doubled; "
            f"{self.finished} of {self.tables} tables finished, {self.records} records replayed "
            f"and {self.draws} draws verified; {len(self.wrong)} other complaints"
        )


class Player:
    """One person with one seat: a client that trusts nothing but what it was told."""

    def __init__(
        self,
        server: Server,
        table: str,
        seat: int,
        cookie: str,
        dice: Random,
        tally: Tally,
        asks: Callable[[], None],
    ) -> None:
        """`asks` is called before every new request."""
        self.server = server
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.dice = dice
        self.tally = tally
        self.asks = asks
        self.is_host = seat == 0
        self.seq = 0  # the last entry this client has seen
        self.seen: dict[int, dict[str, Any]] = {}
        self.moves: dict[int, str] = {}  # own acknowledged moves, by their number in the record
        self.undos: dict[int, int] = {}
        self.view: dict[str, Any] = {}  # the table, as it was shown last
        self.update: dict[str, Any] = {}
        self.decision: dict[str, Any] | None = None
        self.sent: Sent | None = None
        self.bot_plays = False
        self._requests = 0
        self._chats = 0
        self._again: dict[int, Sent] = {}  # requests that were sent although they were done

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["stage"] == "over"

    def wrong(self, what: str) -> None:
        self.tally.wrong.append(f"{self.table}, seat {self.seat}, after {self.seq}: {what}")

    # The connection

    async def play(self) -> None:
        """Play until the game is over, however often the server goes away."""
        while not self.is_over:
            await self.server.wait_until_up()
            with suppress(OSError, WebSocketException, EOFError):
                async with connect(
                    f"ws://{self.server.address}/ws/tables/{self.table}?since={self.seq}",
                    additional_headers={"Cookie": self.cookie},
                    open_timeout=PATIENCE,
                    max_size=None,
                    proxy=None,
                ) as connection:
                    self.tally.reconnects += 1
                    await self.talk(connection)
            await asyncio.sleep(0.03)

    async def talk(self, connection: ClientConnection) -> None:
        """Say what there is to say until the game is over or the connection lost."""
        is_first = True
        while not self.is_over:
            try:
                async with asyncio.timeout(0.2):
                    message = json.loads(await connection.recv())
            except TimeoutError:
                message = {"kind": "nothing"}
            self.hear(message)
            if message["kind"] == "refused" and message["id"] == 0 and self.sent:
                await asyncio.sleep(0.3)  # it was too fast to be read
                await self._send(connection, self.sent)
            if message["kind"] == "update" and is_first:
                is_first = False
                await self._send_again(connection)
            if not is_first and self.sent is None and (do := self._wish()):
                self._requests += 1
                self.sent = Sent(self._requests, do)
                self.asks()
                await self._send(connection, self.sent)

    async def _send(self, connection: ClientConnection, sent: Sent) -> None:
        await connection.send(json.dumps({"id": sent.number, "do": sent.do}))

    async def _send_again(self, connection: ClientConnection) -> None:
        """Send what was not answered; now and then also what is known to have been done."""
        sent = self.sent
        if sent is None:
            return
        if not sent.seen_at:
            self.tally.sent_again += 1
            await self._send(connection, sent)
            return
        self._settle(sent)
        if sent.do["kind"] in ("act", "undo", "leave", "take-back"):
            self._requests += 1
            again = Sent(self._requests, sent.do)
            again.led_to = sent.led_to
            self._again[again.number] = again
            self.tally.sent_again += 1
            await self._send(connection, again)

    # What the server says

    def hear(self, message: dict[str, Any]) -> None:
        """Take in what the server says."""
        match message["kind"]:
            case "update":
                self._hear_update(message)
            case "done":
                if message["id"] in self._again:
                    # What was only asked of the others stays asked, and is not asked twice.
                    if self._again[message["id"]].led_to in ("moved", "undone", "rewound"):
                        self.tally.doubled += 1
                        self.wrong(f"carried out twice: {self._again[message['id']].do}")
                elif self.sent and self.sent.number == message["id"]:
                    sent = self.sent
                    self._settle(sent)
                    leaves_no_trace = sent.do["kind"] == "undo"  # asked once more
                    if not 0 < sent.seen_at <= message["seq"] and not leaves_no_trace:
                        self.tally.lost += 1
                        self.wrong(f"done, but not told: {sent.do}")
            case "refused":
                if message["id"] in self._again:
                    self.tally.refused_again += 1
                elif self.sent and self.sent.number == message["id"]:
                    if self.sent.seen_at:
                        self.wrong(f"refused, but told: {self.sent.do} {message}")
                    self.sent = None
            case "gone":
                self.wrong(f"sent away: {message}")
            case _:
                pass

    def _settle(self, sent: Sent) -> None:
        """A request is known to be done."""
        if sent.seen_at and sent.do["kind"] != "act":
            self.tally.others += 1
        if self.sent is sent:
            self.sent = None

    def _hear_update(self, update: dict[str, Any]) -> None:
        for entry in update["entries"]:
            seq = entry["seq"]
            if seq in self.seen:
                if self.seen[seq] != entry:
                    self.wrong(f"entry {seq} is {entry}, and was {self.seen[seq]}")
                continue
            if seq != self.seq + 1:
                self.wrong(f"entry {seq} instead of {self.seq + 1}")
            self.seq = seq
            self.seen[seq] = entry
            if entry.get("seat") == self.seat or entry["kind"] in ("chatted", "started", "bot-sat"):
                self._see_own(entry)
        if update["seq"] != self.seq:
            self.wrong(f"an update of {update['seq']} with entries up to {self.seq}")
        self.update = update
        self.view = update["table"] or self.view
        if update["asked"] is None:
            self.decision = None
        elif update["decision"]:
            self.decision = update["decision"]
        elif self.decision is None or self.decision["since"] != update["asked"]:
            self.wrong(f"asked since {update['asked']}, but never told what")

    def _see_own(self, entry: dict[str, Any]) -> None:
        kind, sent = entry["kind"], self.sent
        wants = sent.do if sent and not sent.seen_at else {"kind": ""}
        match kind:
            case "moved" if not self.bot_plays:
                if wants["kind"] == "act" and wants["actions"] == [entry["action"]]:
                    self.moves[entry["entry"]] = entry["action"]
                else:
                    self.tally.doubled += 1
                    self.wrong(f"nobody sent {entry}; under way is {wants}")
            case "undone" | "rewound" | "undo-asked":
                if kind != "undo-asked":
                    self.undos[entry["entry"]] = entry["to"]
                elif wants["kind"] != "undo":
                    self.tally.doubled += 1
                    self.wrong(f"nobody asked for {entry}; under way is {wants}")
                if wants["kind"] != "undo":
                    return  # a proposal that somebody agreed to
            case "chatted":
                if wants["kind"] != "chat" or wants["text"] != entry["text"]:
                    return
            case "handed-to-bot":
                self.bot_plays = True
            case "taken-back":
                self.bot_plays = False
            case _:
                pass
        leads_to = {
            "moved": "act", "undone": "undo", "rewound": "undo", "undo-asked": "undo",
            "chatted": "chat", "handed-to-bot": "leave", "taken-back": "take-back", "sat": "sit",
            "readied": "ready", "undo-answered": "answer-undo", "started": "start",
            "bot-sat": "fill-with-bots",
        }  # fmt: skip
        if sent and leads_to.get(kind) == wants["kind"]:
            sent.seen_at = entry["seq"]
            sent.led_to = kind

    # What the person wants

    def _wish(self) -> dict[str, Any] | None:
        if not self.view:
            return None
        if self.view["stage"] == "lobby":
            return self._wish_before()
        if self.view["stage"] != "running":
            return None
        mine = {"seat": self.seat}
        luck = self.dice.random()
        if self.bot_plays:
            return {"kind": "take-back", **mine} if luck < 0.3 else None
        proposal = self.view["proposal"]
        if proposal and proposal["seat"] != self.seat and self.seat not in proposal["agreed"]:
            return {"kind": "answer-undo", **mine, "agrees": luck < 0.7}
        if luck < 0.01 and self._chats < 8:
            self._chats += 1
            return {"kind": "chat", "text": f"{self.seat} says {self._chats}"}
        if luck < 0.016:
            return {"kind": "leave", **mine}
        expect = {"expect": self.seq}
        if luck < 0.022 and self.moves and not proposal:
            return {"kind": "undo", **mine, **expect}
        if luck < 0.10 and self.update["free_undo"] is not None and not proposal:
            return {"kind": "undo", **mine, **expect, "to": self.update["free_undo"]}
        decision = self.decision
        if decision is None or (decision["changing"] and luck < 0.9):
            return None
        action = self.dice.choice(decision["options"])["text"]
        return {"kind": "act", **mine, **expect, "actions": [action]}

    def _wish_before(self) -> dict[str, Any] | None:
        seats = self.view["seats"]
        own = seats[self.seat]
        if not own["yours"]:
            return {"kind": "sit", "seat": self.seat, "name": f"Person {self.seat}"}
        if not own["ready"]:
            return {"kind": "ready", "seat": self.seat, "nonce": self.dice.randbytes(16).hex()}
        if self.is_host and seats[-1]["held_by"] == "free":
            return {"kind": "fill-with-bots", "bot": "random"} if self._others_sit() else None
        people = [seat for seat in seats if seat["held_by"] == "person"]
        if self.is_host and all(seat["ready"] for seat in people):
            return {"kind": "start"}
        return None

    def _others_sit(self) -> bool:
        return all(seat["held_by"] == "person" for seat in self.view["seats"][:-1])


class Round:
    """Tables on one server that is killed; tables that have finished play another game."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        kills: int,
        tables: int,
        club: Club | None = None,
        processes: int = 1,
    ) -> None:
        """With a club there are two servers; each of two players is at another one."""
        self.dice = Random(seed)
        self.club = club
        self.processes = processes
        self.folder = folder
        options = ("--processes", str(processes)) if processes > 1 else ()
        self.servers = [
            Server(folder / f"data{n}", *options, club=club) for n in range(2 if club else 1)
        ]
        self.exported = folder / "records"
        self.kills = kills
        self.tables = tables
        self.tally = Tally()
        self.players: list[list[Player]] = []  # by table
        self._going_on = True
        self._until_next = 0  # requests
        self._is_sent = True  # before the next kill comes
        self._is_due = asyncio.Event()  # the next kill
        self.doomed = self.servers[0]  # whom it meets

    def run(self) -> Tally:
        """Play, kill, finish, compare."""
        asyncio.run(self._play())
        self._compare()
        return self.tally

    async def _play(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for server in self.servers:
            await server.start()
        games = [list(GAMES)[number % len(GAMES)] for number in range(self.tables)]
        playing = [asyncio.create_task(self._keep_playing(game)) for game in games]
        try:
            async with asyncio.timeout(TO_THE_END):
                await self.disturb()
                self._going_on = False
                await asyncio.gather(*playing)
        except TimeoutError:
            self.tally.wrong.append("not every table has finished")
        finally:
            for task in playing:
                task.cancel()
            outcomes = await asyncio.gather(*playing, return_exceptions=True)
            self.tally.wrong += [repr(one) for one in outcomes if isinstance(one, Exception)]
            for server in self.servers:
                await server.end(signal.SIGTERM)

    async def disturb(self) -> None:
        """Kill after this many requests, however long that takes.

        Half of the kills come before the last of them is sent, which can only be lost; the others
        a moment later, while it is read, written down or answered.
        """
        while self.tally.kills < self.kills:
            self._until_next = self.dice.randint(1, MOST_BETWEEN_KILLS)
            self._is_sent = self.dice.random() < 0.5
            self.doomed = self.dice.choice(self.servers)
            self._is_due.clear()
            await self._until_due()
            await asyncio.sleep(self.dice.uniform(0, 0.02))
            if self.club and self.dice.random() < 0.3:  # not a server, but what they share
                await asyncio.to_thread(self.dice.choice(self.club.lose))
                self.tally.kills += 1
                continue
            server = self.doomed
            if self.processes > 1 and self.dice.random() < 0.8:  # not all, but one of many
                self.tally.kills += server.kill_a_part(self.dice)
                continue
            await server.end(signal.SIGKILL)
            self.tally.kills += 1
            if self.dice.random() < 0.1:  # once more before it is up
                server.spawn()
                await asyncio.sleep(self.dice.uniform(0.1, 0.9))
                await server.end(signal.SIGKILL)
                self.tally.kills += 1
            await server.start()

    async def _until_due(self) -> None:
        """Wait for the next kill; complain of a server that dies before, and start it again."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(A_LOOK):
                    await self._is_due.wait()
                return
            for server in self.servers:
                code = server.died_of()
                if code is not None and not self._is_due.is_set():
                    self.tally.wrong.append(f"{server.data.name} died by itself: {code}")
                    await server.end(signal.SIGKILL)
                    await server.start()

    def _count_request(self) -> None:
        self._until_next -= 1
        if self._until_next == 0:
            if not self._is_sent and self.club is None and self.processes == 1:
                self.doomed.kill()
            self._is_due.set()

    def server_for(self, seat: int) -> Server:
        """Return where the player of a seat goes."""
        return self.servers[seat % len(self.servers)]

    def player_at(self, server: Server, table: str, seat: int, cookie: str) -> Player:
        """Return somebody who plays."""
        dice = Random(self.dice.random())
        return Player(server, table, seat, cookie, dice, self.tally, self._count_request)

    async def _keep_playing(self, game: str) -> None:
        while self._going_on:
            servers = [self.server_for(seat) for seat in range(2)]
            cookies = [(await server.surely("GET", "/api/me"))[1] for server in servers]
            wanted = {"game": game, "settings": GAMES[game], "seats": 3, "listed": True}
            opened, _ = await servers[0].surely("POST", "/api/tables", wanted, cookies[0])
            players = [
                self.player_at(servers[seat], opened["table"], seat, cookie)
                for seat, cookie in enumerate(cookies)
            ]
            self.players.append(players)
            self.tally.tables += 1
            await asyncio.gather(*(player.play() for player in players))
            self.tally.finished += 1

    # In the end

    def _compare(self) -> None:
        """Compare what the players were told with what the data folder holds."""
        arguments = ["export", *self.servers[0].home, "--to", str(self.exported)]
        with redirect_stdout(StringIO()):
            assert main(arguments) == 0
        files = {file.stem.partition("-")[2]: file for file in self.exported.iterdir()}
        for players in self.players:
            table = players[0].table
            if not all(player.is_over for player in players):
                continue  # complained about already
            lines = files[table].read_bytes().splitlines()
            entries = [json.loads(line) for line in lines[1:-1]]
            for player in players:
                self._compare_with(player, entries)
            self._compare_with_each_other(players)
            self._verify(files[table], players[0].view["commitment"])

    def _compare_with(self, player: Player, entries: list[Any]) -> None:
        for number, action in player.moves.items():
            there = entries[number - 1][:3] if number <= len(entries) else None
            if there == ["move", player.seat, action]:
                self.tally.moves += 1
            else:
                self.tally.lost += 1
                player.wrong(f"entry {number} was {action} and is {there}")
        for number, to in player.undos.items():
            there = entries[number - 1][:2] if number <= len(entries) else None
            if there not in (["undo", to], ["rewind", to]):
                self.tally.lost += 1
                player.wrong(f"entry {number} was an undo and is {there}")

    def _compare_with_each_other(self, players: list[Player]) -> None:
        first, *others = players
        for other in others:
            for seq in range(1, min(first.seq, other.seq) + 1):
                here, there = first.seen[seq], other.seen[seq]
                for name in ("at", "kind", "seat", "entry", "text"):
                    if here.get(name) != there.get(name):
                        other.wrong(f"entry {seq} is {there} here, {here} there")

    def _verify(self, file: Path, commitment: str) -> None:
        told = StringIO()
        with redirect_stdout(told):
            code = main(["replay", str(file)])
        draws = file.with_suffix(".draws")
        listed = StringIO()
        with redirect_stdout(listed):
            main(["replay", str(file), "--draws"])
        draws.write_text(listed.getvalue())
        verified = subprocess.run(
            [sys.executable, "-I", "-S", str(VERIFIER), str(file),
             "--commitment", commitment, "--draws", str(draws)],
            capture_output=True,
            text=True,
            check=False,
        )  # fmt: skip
        if code or "finished." not in told.getvalue() or "not finished" in told.getvalue():
            self.tally.wrong.append(f"{file.name} does not replay: {told.getvalue()[-300:]}")
        elif verified.returncode:
            self.tally.wrong.append(f"{file.name} does not verify: {verified.stdout}")
        else:
            self.tally.records += 1
            self.tally.draws += int(verified.stdout.splitlines()[-1].split()[2])


def play_a_round(
    folder: Path,
    seed: int,
    kills: int,
    tables: int,
    club: Club | None = None,
    processes: int = 1,
) -> Tally:
    """Play tables while the server is killed; return what came of it."""
    return Round(folder, seed, kills, tables, club, processes).run()


def club_for(folder: Path) -> Club:
    """Return a fresh database on this process's own PostgreSQL and Redis, which come and go."""

    def restart_postgres() -> None:
        postgres().stop("immediate")
        postgres().start()

    def restart_redis() -> None:
        redis().kill()
        redis().start()

    return Club(postgres().url_for(folder), redis().url, (restart_postgres, restart_redis))
