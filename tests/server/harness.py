"""A real server process, and people who talk to it over real sockets.

    with Server(folder) as server:
        ann = Guest(server, "Ann")
        table = ann.open("heat", names=["Ann"], bot="rookie", start=True, settings={"laps": 1})
        with ann.at(table) as seat:
            seat.play_to_the_end()

Nothing here sleeps to wait for something: everything waits for a message, or for a process.
"""

from __future__ import annotations

import http.client
import io
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from itertools import repeat
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hotseat import form
from hotseat.cli import main
from hotseat.server.config import Limits
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PACKAGES = Path(form.__file__).parents[1]  # `src`, or where the compiled form was put
A_MOMENT = 0.05  # seconds after which somebody who was too fast asks again
UNHURRIED = ("--bot-seconds", "600")  # a bot that thinks on a busy machine is not late
NOT_A_REQUEST = 0  # the id in answers to what could not be understood

Json = Any
Condition = Callable[["Client"], bool]


def hotseat(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a `hotseat` command to its end.

    A server wants the signals of a process of its own. Anything else runs in a thread of this
    one, where what it needs is loaded already: a browser test has a loop of its own in the first.
    """
    command = [str(argument) for argument in arguments]
    if command[0] == "serve":
        return subprocess.run(
            [sys.executable, "-m", "hotseat", *command],
            cwd=ROOT,
            env=environment(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    out, problems = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(problems), ThreadPoolExecutor(1) as aside:
        code = aside.submit(_exit_code, command).result()
    return subprocess.CompletedProcess(command, code, out.getvalue(), problems.getvalue())


def _exit_code(command: list[str]) -> int:
    try:
        return main(command)
    except SystemExit as end:  # how argparse ends
        return int(end.code or 0)


def environment() -> dict[str, str]:
    """Return an environment in which `python -m hotseat` is the form that is tested here."""
    paths = [str(PACKAGES), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}


class Server:
    """A server process of one data folder or database. As a context it is stopped at the end."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        log_level: str = "warning",
        limits: Limits | None = None,
        database: str = "",
    ) -> None:
        self.folder = folder
        folder.parent.mkdir(parents=True, exist_ok=True)
        self.log_file = folder.with_name(folder.name + ".log")
        module = ["hotseat"]
        if limits is not None:
            module = ["tests.server.limited", msgspec.json.encode(limits).decode()]
        self.home = ("--database", database) if database else ("--data", str(folder))
        command = [sys.executable, "-m", *module, "serve", "--port", "0", *self.home]
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--log-level", log_level, *UNHURRIED, *options],
                cwd=ROOT,
                env=environment(),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.address = self._wait_for_address()
        self.host = urlsplit(self.address).netloc

    def _wait_for_address(self) -> str:
        assert self.process.stdout
        too_long = threading.Timer(PATIENCE, self.process.kill)
        too_long.start()
        try:
            line = self.process.stdout.readline()
        finally:
            too_long.cancel()
        if not line.startswith("Hotseat is at "):
            self.kill()
            raise AssertionError(f"no server: {line!r} {self.log()!r}")
        return line.removeprefix("Hotseat is at ").strip()

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self.process.pid

    def log(self) -> str:
        """Return what all servers of this folder have written to their logs."""
        return self.log_file.read_text("utf-8", errors="replace")

    def resident_bytes(self) -> int:
        """Return how much memory the process holds now."""
        status = Path(f"/proc/{self.pid}/status").read_text("ascii")
        [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) * 1024

    def stop(self) -> None:
        """Stop it as an administrator does; it must end in order."""
        self.process.send_signal(signal.SIGTERM)
        self._reap()
        assert self.process.returncode == 0, (self.process.returncode, self.log())

    def kill(self) -> None:
        """Stop it as a loss of power does."""
        self.process.kill()
        self._reap()

    def _reap(self) -> None:
        try:
            self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            raise

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is not None:
            return
        if kind is None:
            self.stop()
        else:
            self.kill()


class Club:
    """Several servers of one database. Every request goes to the next one, as by a balancer."""

    def __init__(
        self,
        folder: Path,
        database: str,
        redis: str,
        *options: str,
        count: int = 2,
        log_level: str = "warning",
        limits: Limits | None = None,
    ) -> None:
        self.home = ("--database", database)
        self.servers: list[Server] = []
        self._folder = folder
        self._options = ("--redis", redis, *options)
        self._log_level, self._limits = log_level, limits
        self._count = count
        try:
            self.replace_the_dead()
        except BaseException:
            self._stop(Server.kill)
            raise

    def add(self) -> Server:
        """Start one more server."""
        folder = self._folder.with_name(f"{self._folder.name}-{len(self.servers)}")
        server = Server(
            folder,
            *self._options,
            log_level=self._log_level,
            limits=self._limits,
            database=self.home[1],
        )
        self.servers.append(server)
        return server

    @property
    def alive(self) -> list[Server]:
        """The servers that run."""
        return [server for server in self.servers if server.process.poll() is None]

    def replace_the_dead(self) -> None:
        """Start as many servers as there were in the beginning."""
        while len(self.alive) < self._count:
            self.add()

    def hosts(self) -> Iterator[str]:
        """Give where to go, for ever."""
        number = 0
        while True:
            alive = self.alive
            number += 1
            yield alive[number % len(alive)].host

    def log(self) -> str:
        """Return what all servers have written to their logs."""
        return "".join(server.log() for server in self.servers)

    def _stop(self, how: Callable[[Server], None]) -> None:
        for server in self.alive:
            how(server)

    def __enter__(self) -> Club:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._stop(Server.stop if kind is None else Server.kill)


Hosts = Server | Club


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        """The body as it should be."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Why it was refused; "" if it was not."""
        return str(self.json["reason"]["phrase"]["code"]) if self.status >= 400 else ""


class Refused(Exception):
    """The server did not do what it was asked for."""

    def __init__(self, code: str, answer: Json) -> None:
        super().__init__(code)
        self.code = code
        self.answer = answer


class Guest:
    """Somebody with a browser: a cookie, and a name to sit down with."""

    def __init__(
        self, server: Server | Club | str, name: str = "Ann", *, cookie: str = "", key: str = ""
    ) -> None:
        """`key` is a seat's: who has one needs no cookie."""
        if isinstance(server, Club):
            self._hosts: Iterator[str] = server.hosts()
        else:
            self._hosts = repeat(
                server.host if isinstance(server, Server) else urlsplit(server).netloc
            )
        self.name = name
        self.cookie = cookie
        self.key = key

    @property
    def host(self) -> str:
        """Where the next request goes."""
        return next(self._hosts)

    @host.setter
    def host(self, host: str) -> None:
        self._hosts = repeat(host)

    def headers(self) -> dict[str, str]:
        """Return what proves who this is."""
        if self.key:
            return {"Authorization": f"Bearer {self.key}"}
        return {"Cookie": f"hotseat={self.cookie}"} if self.cookie else {}

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Send anything, and return whatever comes back."""
        connection = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {**self.headers(), **(headers or {})})
            response = connection.getresponse()
            answer = Answer(response.status, dict(response.getheaders()), response.read())
        finally:
            connection.close()
        given = answer.headers.get("set-cookie", "")
        if given.startswith("hotseat=") and not self.key:
            self.cookie = given.removeprefix("hotseat=").partition(";")[0]
        return answer

    def get(self, path: str) -> Json:
        """Return what is at an address; raise `Refused`."""
        return self._checked(self.request("GET", path))

    def post(self, path: str, body: Json = None) -> Json:
        """Ask for something; raise `Refused`."""
        headers = {"Content-Type": "application/json"}
        return self._checked(self.request("POST", path, json.dumps(body).encode(), headers))

    def _checked(self, answer: Answer) -> Json:
        if answer.status >= 400:
            raise Refused(answer.code, answer.json)
        return answer.json

    # What people do

    def open(self, game: str, **wanted: Json) -> str:
        """Open a table; return its id."""
        return str(self.open_fully(game, **wanted)["table"])

    def open_fully(self, game: str, **wanted: Json) -> Json:
        """Open a table; return its id, code and invitation."""
        return self.post("/api/tables", {"game": game, **wanted})

    def join(self, invitation: str = "", code: str = "") -> str:
        """Come in by an invitation or a code; return the table's id."""
        asked = {"invitation": invitation} if invitation else {"code": code}
        return str(self.post("/api/join", asked)["table"])

    def do(self, table: str, kind: str, **fields: Json) -> int:
        """Ask a table over HTTP; return the number of the last entry, or raise `Refused`."""
        answer = self.post(f"/api/tables/{table}/commands", {"kind": kind, **fields})
        return int(answer["seq"])

    def look(self, table: str, **query: int) -> Json:
        """Return the table as this guest sees it."""
        return self.get(f"/api/tables/{table}" + ("?" + urlencode(query) if query else ""))

    def sit(self, table: str, seat: int) -> None:
        """Sit down and be ready."""
        if not self.cookie:
            self.get("/api/me")
        self.do(table, "sit", seat=seat, name=self.name)
        self.ready(table, seat)

    def ready(self, table: str, seat: int, nonce: str = "00112233445566778899aabbccddeeff") -> None:
        """Be ready."""
        self.do(table, "ready", seat=seat, nonce=nonce)

    def seat_link(self, table: str, seat: int) -> str:
        """Return the key of a link that moves a seat to another device."""
        return str(self.post(f"/api/tables/{table}/seats/{seat}/link")["key"])

    def seat_key(self, table: str, seat: int) -> str:
        """Return a key of one's own seat."""
        return str(self.post(f"/api/tables/{table}/seats/{seat}/key")["key"])

    def socket(
        self, path: str, headers: Mapping[str, str] | None = None, **options: Any
    ) -> ClientConnection:
        """Open a bare WebSocket."""
        usual: dict[str, Any] = {
            "open_timeout": PATIENCE,
            "close_timeout": PATIENCE,
            "compression": None,
            "proxy": None,
            "max_size": None,
        }
        opening = connect(
            f"ws://{self.host}{path}",
            additional_headers={**self.headers(), **(headers or {})},
            **{**usual, **options},
        )
        opened: ClientConnection = opening.__enter__()  # left by `close` or `drop`
        return opened

    def at(
        self,
        table: str,
        since: int | None = None,
        seat: int | None = None,
        *,
        previews: bool = False,
        watch: bool = False,
    ) -> Client:
        """Look at a table, live."""
        query: dict[str, int | str] = {} if previews else {"previews": "no"}
        if watch:
            query["watch"] = "yes"
        if since is not None:
            query["since"] = since
        if seat is not None:
            query["seat"] = seat
        return Client(self.socket(f"/ws/tables/{table}?{urlencode(query)}"))

    def my_tables(self) -> Channel:
        """Watch one's own tables, live."""
        return Channel(self.socket("/ws/my/tables"))


class Channel:
    """A socket whose messages are read one by one, with a limit to patience."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def receive(self) -> Json:
        """Return the next message; `TimeoutError` if there is none."""
        return json.loads(self.socket.recv(PATIENCE))

    def until_closed(self) -> int:
        """Read to the end; return the code with which the server closed."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        """Hang up politely."""
        self.socket.close()

    def drop(self) -> None:
        """Vanish, as a phone in a tunnel does: no word of goodbye."""
        with suppress(OSError):
            self.socket.socket.shutdown(2)
        self.socket.close()

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Client(Channel):
    """A socket at a table, and all that it has been told so far."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.messages: list[Json] = []  # everything, in order
        self.entries: list[Json] = []  # what happened, in order
        self.update: Json = None  # the last one
        self.table: Json = None  # the table apart from its game, as last told
        self.present: list[int] = []
        self.spectators = 0
        self.presence: Json = None  # all that was last said of who is there
        self.asking: list[Json] = []  # who asks to join, as the host is told
        self.reactions: list[tuple[int, str]] = []  # seats and what they shout
        self.gone = ""  # why the server hung up, if it said so
        self.sent: list[Json] = []
        self._last_id = 0
        self.until(lambda seen: seen.update is not None or bool(seen.gone))

    # What is known

    @property
    def seq(self) -> int:
        """The number of the last entry that was told."""
        return int(self.update["seq"])

    @property
    def you(self) -> int | None:
        """The seat that is shown."""
        seat: int | None = self.update["you"]
        return seat

    @property
    def view(self) -> Json:
        """The game as the shown seat sees it."""
        return self.update["view"]

    @property
    def stage(self) -> str:
        """How far the table has come."""
        return str(self.table["stage"])

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return self.update["result"] is not None

    @property
    def decision(self) -> Json:
        """What the shown seat is asked, or None."""
        return self.update["decision"]

    @property
    def owes(self) -> bool:
        """Does the shown seat owe a decision?"""
        return self.decision is not None and not self.decision["changing"]

    @property
    def options(self) -> list[str]:
        """What the shown seat can do."""
        return [option["text"] for option in self.decision["options"]]

    # Listening

    def hear(self) -> Json:
        """Take the next message in, and return it."""
        message = self.receive()
        self.messages.append(message)
        match message["kind"]:
            case "update":
                known = self.update["decision"] if self.update else None
                if known and not message["decision"] and known["since"] == message["asked"]:
                    message["decision"] = known  # a decision is sent once
                self.update = message
                self.table = message["table"] or self.table
                self.entries += message["entries"]
            case "presence":
                self.presence = message
                self.present, self.spectators = message["seats"], message["spectators"]
            case "asking":
                self.asking = message["people"]
            case "reacted":
                self.reactions.append((message["seat"], message["sign"]))
            case "gone":
                self.gone = message["reason"]["phrase"]["code"]
            case _:
                pass
        return message

    def until(self, happened: Condition) -> None:
        """Listen until something is so; `AssertionError` if it never is."""
        while not happened(self):
            try:
                self.hear()
            except TimeoutError:
                raise AssertionError(f"never happened; last: {self.messages[-3:]}") from None

    def until_seq(self, seq: int) -> None:
        """Listen until an entry has been told."""
        self.until(lambda seen: seen.seq >= seq)

    def until_asked(self) -> bool:
        """Listen until the shown seat owes a decision; False if the game ends instead."""
        self.until(lambda seen: seen.owes or seen.is_over)
        return not self.is_over

    def until_entry(self, kind: str) -> Json:
        """Listen until something of a kind happens (or has just happened); return it."""
        self.until(lambda seen: any(entry["kind"] == kind for entry in seen.entries))
        return [entry for entry in self.entries if entry["kind"] == kind][-1]

    # Asking

    def send(self, message: Json) -> None:
        """Send any message."""
        self.sent.append(message)
        self.socket.send(json.dumps(message))

    def answer_to(self, request: int) -> Json:
        """Listen until a request is answered; return the answer."""
        while True:
            message = self.hear()
            if message["kind"] in ("done", "refused") and message["id"] in (request, NOT_A_REQUEST):
                return message

    def say(self, kind: str, **fields: Json) -> Json:
        """Ask for something; return the answer, whichever it is."""
        self._last_id += 1
        self.send({"id": self._last_id, "do": {"kind": kind, **fields}})
        return self.answer_to(self._last_id)

    def ask(self, kind: str, **fields: Json) -> int:
        """Ask for something; return the number of the last entry, or raise `Refused`."""
        answer = self.say(kind, **fields)
        while answer["kind"] == "refused":
            code = answer["reason"]["phrase"]["code"]
            if code != "refused-too-fast":
                raise Refused(code, answer)
            time.sleep(A_MOMENT)  # as it was told to
            answer = self.say(kind, **fields)
        self.until_seq(answer["seq"])
        return int(answer["seq"])

    def act(self, *actions: str, seat: int | None = None, expect: int | None = None) -> int:
        """Play actions, as far as they are taken."""
        return self.ask(
            "act",
            seat=self.you if seat is None else seat,
            expect=self.seq if expect is None else expect,
            actions=actions,
        )

    def act_first(self) -> int:
        """Play the first option."""
        return self.act(self.options[0])

    def act_randomly(self, dice: random.Random) -> int:
        """Play any option."""
        return self.act(dice.choice(self.options))

    def play_to_the_end(self, dice: random.Random | None = None) -> None:
        """Play whenever asked, until the game is over."""
        while self.until_asked():
            self.act_randomly(dice) if dice else self.act_first()


def play_together(clients: Sequence[Client], dice: random.Random | None = None) -> None:
    """Let several people play to the end, each from this one thread."""
    while not play_until(clients, lambda: False, dice):
        pass


def play_until(
    clients: Sequence[Client],
    happened: Callable[[], bool],
    dice: random.Random | None = None,
) -> bool:
    """Let several people play until something is so (or the game is over: True)."""
    while True:
        newest = max(clients, key=lambda client: client.seq)
        for client in clients:
            client.until_seq(newest.seq)
        if newest.is_over:
            return True
        if happened():
            return False
        asked = [client for client in clients if client.owes]
        if not asked:  # bots play
            seq = newest.seq
            newest.until(lambda seen, seq=seq: seen.seq > seq)  # type: ignore[misc]
            continue
        asked[0].act_randomly(dice) if dice else asked[0].act_first()


@contextmanager
def everybody_at(table: str, *guests: Guest) -> Iterator[list[Client]]:
    """Give a socket for each guest, and hang up at the end."""
    clients: list[Client] = []
    try:
        for guest in guests:
            clients.append(guest.at(table))
        yield clients
    finally:
        for client in clients:
            client.close()
