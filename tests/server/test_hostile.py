"""Nonsense is refused with a code and changes nothing; floods and slow readers hurt nobody else."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hotseat.server import connection
from hotseat.server.config import Limits
from hotseat.table.callers import Caller
from tests.server.harness import Guest, Refused, Server, play_until
from tests.server.hostile import LIMITS, Attack, closed_with, raw_socket

MEGABYTE = 1_000_000
# What is used up stays used up: a slow machine would ask so slowly that it is never refused.
STRICT = Limits(messages_a_second=0, requests_a_second=0, replayed_a_second=0)
# Nobody counts as away after a while: then others would have the host's controls.
NEAR = Limits(away_seconds=3600)
# The past is told as often as somebody wants, so that they get more than any buffer holds.
TALKATIVE = Limits(
    messages_at_once=MEGABYTE, looks_at_once=MEGABYTE, replayed_at_once=1_000 * MEGABYTE
)
MANY = 1_000  # whoever is not refused by then never is


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", limits=NEAR) as server:
        yield server
        assert "Traceback" not in server.log()


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[Server]:
    """A server whose limits time does not lift, so that a slow machine reaches them too."""
    with Server(tmp_path / "data", limits=STRICT) as server:
        yield server
        assert "Traceback" not in server.log()


def race(server: Server) -> tuple[Guest, str]:
    ann = Guest(server, "Ann")
    settings = {"laps": 1}
    table = ann.open(
        "heat", seats=2, names=["Ann"], bot="rookie", start=True, settings=settings, listed=True
    )
    return ann, table


def test_five_hundred_hostile_messages_are_refused_and_change_nothing(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limits=LIMITS) as server:
        outcomes = Attack(server, seed=1).run(500)
    assert sum(outcomes.values()) >= 490
    assert len(outcomes) > 12, outcomes


def test_settings_however_deep_are_refused(server: Server) -> None:
    """Decoding gives up at some depth; just before it, something else must not."""
    guest = Guest(server)
    guest.get("/api/me")
    for depth in range(930, 1_000):
        deep = "[" * depth + "]" * depth
        body = '{"game":"heat","seats":2,"settings":{"laps":' + deep + "}}"
        headers = {"Content-Type": "application/json"}
        answer = guest.request("POST", "/api/tables", body.encode(), headers)
        assert answer.code == "refused-not-understood"


def test_names_and_chat_are_text_and_nothing_else(server: Server) -> None:
    nasty = "<img src=x onerror=alert(1)>\u202e\0'; DROP TABLE tables; --"
    ann = Guest(server)
    table = ann.open("heat", seats=2, names=[nasty], listed=True)
    with ann.at(table) as client:
        client.ask("chat", text=nasty)
        assert client.entries[-1]["text"] == "<img src=x onerror=alert(1)>'; DROP TABLE tables; --"
        name = client.table["seats"][0]["name"]
    assert name == "<img src=x onerror=alert"
    [listed] = ann.get("/api/tables")
    assert listed["seats"][0]["name"] == name
    answer = ann.request("GET", f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"  # so no browser runs it
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    ann, table = race(server)
    for origin in ("http://evil.example", "null", "http://[", f"http://{server.host}.evil.example"):
        headers = {"Content-Type": "application/json", "Origin": origin}
        answer = ann.request("POST", "/api/tables", b'{"game":"heat"}', headers)
        assert (answer.status, answer.code) == (403, "refused-origin")
        with ann.socket(f"/ws/tables/{table}", {"Origin": origin}) as socket:
            assert json.loads(socket.recv())["reason"]["phrase"]["code"] == "refused-origin"
            assert closed_with(socket) == 4003
    headers = {"Content-Type": "application/json", "Origin": f"http://{server.host}"}
    assert ann.request("POST", "/api/tables", b'{"game":"heat"}', headers).status == 201


def test_other_names_of_this_machine_are_refused(server: Server) -> None:
    ann, _ = race(server)
    for host in ("evil.example", "[", "[::1", ""):
        answer = ann.request("GET", "/api/my/tables", headers={"Host": host})
        assert (answer.status, answer.code) == (403, "refused-host")


def test_behind_a_proxy_any_name_leads_here_and_the_cookie_is_for_https(tmp_path: Path) -> None:
    with Server(tmp_path / "proxied", "--behind-proxy") as server:
        headers = {"Host": "games.example.org", "X-Forwarded-Proto": "https"}
        answer = Guest(server).request("GET", "/api/me", headers=headers)
        assert answer.status == 200
        cookie = answer.headers["set-cookie"]
        assert "Secure" in cookie
        assert "HttpOnly" in cookie


def test_a_forged_cookie_or_key_proves_nothing(server: Server) -> None:
    ann, _ = race(server)
    private = ann.open("heat", names=["Ann"])
    person, _, signature = ann.cookie.partition(".")
    for cookie in (person, f"{person}.", f"{person}.{signature[:-1]}", f"x{person}.{signature}"):
        with pytest.raises(Refused, match="refused-not-let-in"):
            Guest(server, cookie=cookie).look(private)
    for key in ("x", "é", "0:" + person, "../key"):
        answer = Guest(server).request(
            "GET", f"/api/tables/{private}", headers={"Authorization": f"Bearer {key}"}
        )
        assert answer.code == "refused-no-such-key"


def test_a_flood_is_cut_off_and_memory_stays_bounded(strict_server: Server) -> None:
    ann, table = race(strict_server)
    with ann.at(table) as client:
        client.until_asked()
        before = strict_server.resident_bytes()
        flooders = [Guest(strict_server) for _ in range(8)]
        message = json.dumps({"id": 1, "do": {"kind": "chat", "text": "x" * 1_900, "name": "M"}})
        codes = []
        for flooder in flooders:
            flooder.get("/api/me")
            with raw_socket(flooder, table) as socket:
                with suppress(ConnectionClosed, ConnectionError):
                    for _ in range(3_000):
                        socket.send(message)
                codes.append(closed_with(socket))
        # Each flooder may fill an outbox (4 MB) and the buffers below it before it is cut off;
        # what Python's allocator keeps for itself afterwards comes on top.
        assert strict_server.resident_bytes() - before < 8 * 5 * MEGABYTE
        assert set(codes) <= {4029, 1006}
        client.until(lambda seen: seen.spectators == 0)
        client.act_first()  # and the game goes on


def test_a_flood_over_http_is_slowed_down(strict_server: Server) -> None:
    guest = Guest(strict_server)
    guest.get("/api/me")
    at_once = STRICT.requests_at_once
    codes = [guest.request("GET", "/api/my/tables").status for _ in range(at_once + 20)]
    assert set(codes[: at_once - 1]) == {200}
    assert set(codes[at_once:]) == {429}
    assert Guest(strict_server).request("GET", "/api/me").status == 200


def test_talk_is_limited_however_it_comes(server: Server) -> None:
    ann, table = race(server)

    def chat_over_http(text: str) -> str:
        try:
            ann.do(table, "chat", text=text)
        except Refused as refused:
            return refused.code
        return ""

    with ann.at(table) as one, ann.at(table) as other:
        ways = [
            lambda text: code_of(one.say("chat", text=text)),
            lambda text: code_of(other.say("chat", text=text)),
            chat_over_http,
        ]
        codes: list[str] = []
        while not any(codes) and len(codes) < MANY:
            codes.append(ways[len(codes) % len(ways)]("x"))
        *_, last = codes
        assert last == "refused-too-fast"
        assert len(codes) > Limits().chats_a_minute / 2


def code_of(answer: Any) -> str:
    return "" if answer["kind"] == "done" else str(answer["reason"]["phrase"]["code"])


def test_a_long_past_is_not_told_again_and_again(strict_server: Server) -> None:
    """Playing entries again takes the server's time, and so everybody's."""
    ann, table = race(strict_server)
    with ann.at(table) as client:
        client.play_to_the_end()
    for _ in range(MANY):
        with ann.at(table, since=0) as client:
            if client.gone:
                break
    assert client.gone == "refused-too-fast"
    with ann.at(table, since=client_knows(ann, table)) as client:
        assert client.is_over


def client_knows(guest: Guest, table: str) -> int:
    return int(guest.look(table)["seq"])


class NobodyReads:
    """A socket whose other side takes nothing."""

    def __init__(self) -> None:
        self.unsent = 0
        self.is_cut = False

    def write_texts(self, messages: tuple[bytes, ...]) -> None:
        self.unsent += sum(map(len, messages))

    def abort(self) -> None:
        self.is_cut = True


def test_a_socket_that_nobody_reads_is_cut() -> None:
    socket: Any = NobodyReads()
    slow = connection.Connection(socket, Caller("slow"), Limits(unsent_bytes=30))
    for _ in range(4):
        slow.send(b"ten bytes.")
        assert not socket.is_cut
    slow.send(b"ten bytes.")
    assert socket.is_cut
    assert socket.unsent == 40


def test_a_slow_reader_is_dropped_and_nobody_else_waits(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limits=TALKATIVE) as server:
        ann, table = race(server)
        with ann.at(table) as client:
            play_until([client], lambda: client.seq > 60 and client.owes)
            slow = Guest(server)
            slow.get("/api/me")
            host, _, port = slow.host.partition(":")
            plain = sockets.create_connection((host, int(port)))
            plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4_096)
            path = f"/ws/tables/{table}"
            with plain, slow.socket(path, sock=plain, max_queue=1, close_timeout=0) as stuck:
                client.until(lambda seen: seen.spectators == 1)
                # All that it asks for is sent, and it reads none of it.
                request = json.dumps({"id": 1, "do": {"kind": "show", "seat": None, "since": 0}})
                with suppress(ConnectionClosed, ConnectionError):
                    for _ in range(MANY):
                        stuck.send(request)
                client.act_first()
                client.until(lambda seen: seen.spectators == 0)
            client.play_to_the_end()
        assert "Traceback" not in server.log()
