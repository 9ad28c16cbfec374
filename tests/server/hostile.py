"""Hostile messages, made from a seed, and what a server must answer to each: a typed refusal."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from hotseat.server.config import Limits
from hotseat.server.identity import Signer, read_or_make_key
from hotseat.words import Words
from tests.patience import PATIENCE
from tests.server.harness import Answer, Client, Guest, Server, hotseat

Frame = str | bytes

# What a spectator may not do at a table whose game runs. Chat is missing: everybody may talk.
COMMANDS: list[dict[str, Any]] = [
    {"kind": "sit", "seat": 0, "name": "Mallory"},
    {"kind": "rename", "seat": 0, "name": "Mallory"},
    {"kind": "seat-bot", "seat": 0, "bot": "rookie"},
    {"kind": "fill-with-bots", "bot": "rookie"},
    {"kind": "clear-seat", "seat": 0},
    {"kind": "swap", "first": 0, "second": 1},
    {"kind": "choose", "seat": 0, "setting": "colour", "value": "red"},
    {"kind": "change-settings", "settings": {"laps": 9}, "seats": 2},
    {"kind": "ready", "seat": 0, "nonce": "00" * 16},
    {"kind": "unready", "seat": 0},
    {"kind": "start"},
    {"kind": "act", "seat": 0, "expect": 0, "actions": ["plan 1 1"]},
    {"kind": "undo", "seat": 0, "expect": 0, "to": 0},
    {"kind": "answer-undo", "seat": 0, "agrees": True},
    {"kind": "leave", "seat": 0},
    {"kind": "take-back", "seat": 0},
    {"kind": "hand-to-bot", "seat": 0, "bot": "rookie"},
    {"kind": "show", "seat": 0},
    {"kind": "close"},
]
PLACES = [
    "/api/me", "/api/games", "/api/tables", "/api/my/tables", "/api/join", "/api/claim",
    "/api/tables/{table}", "/api/tables/{table}/commands", "/api/tables/{table}/record",
    "/api/tables/{table}/invitations", "/api/tables/{table}/seats/0/key",
    "/api/tables/{table}/rematch", "/api/tables/{table}/replay/0", "/api/tables/{table}/log",
    "/api/tables/{table}/printed", "/api/games/heat/rules", "/api/nothing",
]  # fmt: skip
TRICKS = [
    "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f..%2fetc/passwd", "//etc/",
    "/api/../../key", "/api/tables/..%2f..%2fkey", "/api/tables/%00", "/api/tables/%ff%fe", "/%",
    "/api/tables/" + "a" * 3000, "/api/games/%7B%7D/rules", "/api/games/../printed", "/hotseat.db",
    "/api/tables/x/replay/" + "9" * 5000, "/api/tables/x/seats/-1/key", "/.env", "/api//tables",
    "/api/tables/x/seats/" + "9" * 30 + "/key", "/?since=" + "9" * 4000, "/key", "/api/tables?a=[",
]  # fmt: skip
LONG = 2_000
BROKEN_TEXT = b"\xc3\x28"


# The host is away all the time, and nobody stands in: that would be a change, but not the enemy's.
LIMITS = Limits(away_seconds=24 * 3600)


class Attack:
    """A race of two people who do nothing, and Mallory around them."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.outcomes: Counter[str] = Counter()
        self._words = Words()
        self._signer = Signer(read_or_make_key(server.folder))
        self.ann, self.bob = Guest(server, "Ann"), Guest(server, "Bob")
        self.table = self.ann.open(
            "heat", seats=2, names=["Ann"], settings={"laps": 1}, listed=True
        )
        self.ann.ready(self.table, 0)
        self.bob.sit(self.table, 1)
        self.ann.do(self.table, "start")
        with self.bob.at(self.table) as client:
            client.act_first()
            client.ask("undo", seat=1, expect=client.seq)
            client.act_first()
            self.recorded = [message["do"] for message in client.sent]
        self.seq = self.ann.look(self.table)["seq"]
        self.before = self.state()
        self._sockets: dict[bool, Client] = {}
        self._said: Counter[bool] = Counter()
        self._mallory = self.guest()
        self._asked = 0

    def guest(self) -> Guest:
        """Return somebody new, whom no limit knows yet."""
        return Guest(self.server, cookie=self._signer.cookie(self._signer.new_person()))

    def state(self) -> Any:
        """Return all that could have changed: the whole log and the game as both players see it."""
        exported = hotseat("export", self.table, "--data", self.server.folder, "--to", self._folder)
        record = (self._folder / exported.stdout.split("/")[-1].strip()).read_bytes()
        return [
            record,
            *(
                Guest(self.server, cookie=guest.cookie).look(self.table, since=0)
                for guest in (self.ann, self.bob)
            ),
        ]

    @property
    def _folder(self) -> Any:
        return self.server.folder.with_name("exported")

    def run(self, messages: int) -> Counter[str]:
        """Send this many messages, a third of them over HTTP; return what came of them."""
        try:
            for _ in range(messages):
                if self.dice.random() < 1 / 3:
                    self._over_http()
                else:
                    self._over_a_socket()
        finally:
            for client in self._sockets.values():
                client.close()
        assert self.state() == self.before
        log = self.server.log()
        assert "Traceback" not in log, log
        assert '"level":"error"' not in log, log
        return self.outcomes

    # Over a socket

    def _over_a_socket(self) -> None:
        is_bob = self.dice.random() < 0.3
        frame = self._of_bob() if is_bob else self._of_mallory()
        client = self._socket(is_bob)
        before = client.seq
        try:
            client.socket.send(
                frame.encode(errors="surrogatepass") if isinstance(frame, str) else frame,
                text=isinstance(frame, str) or frame.startswith(BROKEN_TEXT),
            )
            message = client.hear()
            while message["kind"] not in ("refused", "done"):
                message = client.hear()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            assert code in (1002, 1007, 1009), (code, frame[:200])
            self.outcomes[f"closed {code}"] += 1
            del self._sockets[is_bob]
            return
        assert message["kind"] == "refused", (frame[:LONG], message)
        self._note(message["reason"]["phrase"]["code"], frame)
        assert (message["seq"], before) == (self.seq, self.seq)

    def _socket(self, is_bob: bool) -> Client:
        self._said[is_bob] += 1
        if self._said[is_bob] % 50 == 0 and is_bob in self._sockets:
            self._sockets.pop(is_bob).close()  # a new one, before it counts as too fast
        if is_bob not in self._sockets:
            guest = self.bob if is_bob else self.guest()
            self._sockets[is_bob] = guest.at(self.table)
        return self._sockets[is_bob]

    def _of_mallory(self) -> Frame:
        kinds: list[Callable[[], Frame]] = [
            self._plain, self._plain, self._mutated, self._mutated, self._mutated, self._mutated,
            self._unknown, self._noise, self._binary, self._huge, self._deep, self._cut_off,
        ]  # fmt: skip
        if self.dice.random() < 0.02:
            kinds = [self._broken_text, self._oversize]
        return self.dice.choice(kinds)()

    def _of_bob(self) -> Frame:
        """Return what somebody sends who has a seat, but not this way."""
        dice = self.dice
        act = {"kind": "act", "seat": 1, "expect": self.seq, "actions": ["fly"]}
        tricks: list[Callable[[], Any]] = [
            lambda: dice.choice(self.recorded),
            lambda: act,
            lambda: {**act, "seat": dice.randrange(32)},
            lambda: {**act, "expect": dice.choice([0, 1, self.seq - 1, self.seq + 1, 10**9])},
            lambda: {**act, "actions": [self.recorded[0]["actions"][0], "fly"]},
            lambda: {**act, "actions": [self._junk_text() for _ in range(dice.randint(1, 40))]},
            lambda: {"kind": "undo", "seat": 1, "expect": dice.choice([0, self.seq - 1, 10**8])},
            lambda: {"kind": "undo", "seat": 1, "expect": self.seq, "to": dice.randint(99, 10**9)},
            lambda: {"kind": "answer-undo", "seat": 1, "agrees": True},
            lambda: {"kind": "rename", "seat": 1, "name": dice.choice(["", " ", "\u200b", "\0"])},
            lambda: {
                "kind": "chat",
                "text": dice.choice(["", "\n", "\u202e", "\ud800", "x" * 3000]),
            },
            lambda: {"kind": "take-back", "seat": dice.randrange(3)},
            lambda: {"kind": "show", "seat": dice.choice([0, 2, 31])},
            lambda: {"kind": "close"},
            lambda: {"kind": "hand-to-bot", "seat": 0, "bot": self._junk_text()},
        ]
        return self._request(dice.choice(tricks)())

    def _request(self, do: Any) -> str:
        return json.dumps({"id": self.dice.randrange(1, 10**6), "do": do})

    def _plain(self) -> Frame:
        return self._request(self.dice.choice(COMMANDS))

    def _mutated(self) -> Frame:
        """Return a request of which something is not as it should be."""
        dice = self.dice
        do: dict[str, Any] = dict(dice.choice(COMMANDS))
        request: dict[str, Any] = {"id": 1, "do": do}
        for _ in range(dice.randint(1, 3)):
            target = do if dice.random() < 0.8 else request
            name = dice.choice([*target, "extra", "__class__"]) if target else "extra"
            match dice.randrange(3):
                case 0:
                    target.pop(name, None)
                case 1:
                    target[name] = self._junk()
                case _:
                    target[name] = [target.get(name), self._junk()]
        if do.get("kind") == "show" and do.get("seat", 0) is None:
            do["kind"] = "showy"  # else it would be something that spectators may ask for
        return json.dumps(request)

    def _unknown(self) -> Frame:
        return self._request({"kind": self._junk_text(), "seat": 0})

    def _noise(self) -> Frame:
        return self.dice.choice([json.dumps(self._junk()), self._junk_text(), "{", "NaN", "\0", ""])

    def _binary(self) -> Frame:
        return b"\x00" + self.dice.randbytes(self.dice.randrange(200))

    def _huge(self) -> Frame:
        size = self.dice.randint(10_000, 100_000)
        wide = self.dice.choice(
            [["x"] * (size // 5), "x" * size, {f"k{n}": n for n in range(3000)}]
        )
        do = {"kind": "change-settings", "settings": {"laps": wide}, "seats": 2}
        return self._request(self.dice.choice([wide, do, {"kind": "chat", "text": wide}]))

    def _deep(self) -> Frame:
        depth = self.dice.choice([50, 200, 500, 900, 1_000, 5_000, 50_000])
        opening, closing = self.dice.choice([("[", "]"), ('{"a":', "}")])
        deep = opening * depth + "1" + closing * depth
        if self.dice.random() < 0.5:
            return deep
        return '{"id":1,"do":{"kind":"change-settings","seats":2,"settings":{"laps":' + deep + "}}}"

    def _cut_off(self) -> Frame:
        whole = self._request(self.dice.choice(COMMANDS))
        return whole[: self.dice.randrange(len(whole))]

    def _broken_text(self) -> Frame:
        return BROKEN_TEXT + self.dice.randbytes(20)

    def _oversize(self) -> Frame:
        return json.dumps("x" * 300_000)

    def _junk(self) -> Any:
        dice = self.dice
        return dice.choice(
            [
                None, True, False, -1, 0, 31, 32, 2**31, 2**63, 2**64, 10**40, -(10**40), 1.5,
                1e308, float("nan"), float("inf"), "", "0", "a" * 500, [], {}, [[]], {"a": []},
                [None] * 50, {"kind": "close"}, self._junk_text(),
            ]
        )  # fmt: skip

    def _junk_text(self) -> str:
        dice = self.dice
        return dice.choice(
            [
                "<script>alert(1)</script>", "'; DROP TABLE entries; --", "{{7*7}}", "${x}",
                "../../etc/passwd", "\ud800", "\x00", "\u202etxt", "a\u0301" * 40, "🏁" * 30,
                "__import__('os')", "%s%n", "x" * 401, "plan 9 9", "constructor", "kick",
                "".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(20)),
            ]
        )  # fmt: skip

    # Over HTTP

    def _over_http(self) -> None:
        self._asked += 1
        if self._asked % 80 == 0:
            self._mallory = self.guest()
        dice = self.dice
        headers: dict[str, str] = {"Content-Type": "application/json"}
        method = dice.choice(["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
        path = dice.choice(PLACES).format(table=self.table)
        body = dice.choice([self._plain, self._mutated, self._noise, self._deep, self._huge])()
        command = path.endswith("/commands")
        wrong = {
            "Origin": ["http://evil.example", "null", "[", ""],
            "Host": ["evil.example", "[", "a b", "[::1", "@"],
            "Content-Type": ["text/plain", "a", "", "/;"],
            "Cookie": ["hotseat=x.y", "hotseat=.", "hotseat==", "hotseat=" + "a." * 99],
            "Authorization": ["Bearer ", "Bearer x", "Bearer " + "x" * 999, "Basic x", "\xe9"],
        }
        if dice.random() < 0.15:
            path = dice.choice(TRICKS)
        if dice.random() < 0.5:
            name = dice.choice(list(wrong))
            headers[name] = dice.choice(wrong[name])
        if dice.random() < 0.2:
            path += "?" + dice.choice(
                ["since=-1", "since=x", "seat=99", "seat=0", "after=1e9", "&&="]
            )
        sent = body.encode(errors="surrogatepass") if isinstance(body, str) else body
        if dice.random() < 0.05:
            sent = b'{"x":"' + b"x" * 300_000 + b'"}'
        if path == "/api/tables" and dice.random() < 0.8:
            sent = self._table_to_open().encode()
        if command and dice.random() < 0.7:
            sent = json.dumps(dice.choice(COMMANDS[:-2])).encode()
        with suppress(ConnectionError):  # hung up on before all was sent
            answer = self._mallory.request(method, path, sent, headers)
            self._check(method, path, answer)

    def _table_to_open(self) -> str:
        """Return what cannot be opened, or does no harm to any other table."""
        setting = self.dice.choice(["laps", "colour", "handicap", "circuit", "legends", "x"])
        wanted = {"game": "heat", "settings": {setting: "HERE"}, "seats": 2}
        if self.dice.random() < 0.4:
            wanted[self.dice.choice(["game", "settings", "seats", "names", "nonce"])] = self._junk()
        deep = self.dice.choice([10, 300, 450, 600, 900, 2_000])
        here = self.dice.choice(["[" * deep + "]" * deep, json.dumps(self._junk())])
        return json.dumps(wanted).replace('"HERE"', here)

    def _check(self, method: str, path: str, answer: Answer) -> None:
        about = f"{method} {path[:LONG]}"
        assert answer.status < 500, (about, answer)
        assert b"root:" not in answer.body
        if answer.status >= 400:
            if answer.headers.get("content-type") == "application/json":
                self._note(answer.code, about)
            else:  # the web server's own: it never came to a table
                self.outcomes[f"http {answer.status}"] += 1
        else:
            assert method == "GET" or not path.startswith(f"/api/tables/{self.table}"), about
            self.outcomes["harmless"] += 1

    def _note(self, code: str, about: Frame) -> None:
        assert code != "refused-our-mistake", about[:LONG]
        assert self._words.knows(code), (code, about[:LONG])
        self.outcomes[code] += 1


def raw_socket(guest: Guest, table: str) -> ClientConnection:
    """Return a bare socket at a table, whose messages nobody reads unless asked to."""
    return guest.socket(f"/ws/tables/{table}", max_queue=1)


def closed_with(socket: ClientConnection) -> int:
    """Read to the end; return the code with which the server closed, 1006 if it said none."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
