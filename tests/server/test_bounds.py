"""Attack in, bound out: work, bytes, slots and states are counted, nothing is timed."""

from __future__ import annotations

import asyncio
import socket as plain_sockets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from hotseat.core import Invalid, Seat
from hotseat.games import game
from hotseat.server.checking import Checker
from hotseat.server.config import Limits
from hotseat.server.fair_queue import BOTS_ONLY, NOBODY_LOOKS, SOMEBODY_WAITS, FairQueue
from hotseat.server.gate import Gate, network_of
from hotseat.server.limits import Ration
from hotseat.server.live import Live
from hotseat.server.rations import Rations
from hotseat.server.worker import Worker
from hotseat.table.callers import Caller, Refused
from hotseat.table.commands import Act, Chat, Command, Undo
from hotseat.table.course import Course
from hotseat.table.telling import told_since
from tests.server.fakes import Ear, fickle, hub_on, new_table
from tests.server.harness import Guest, Server
from tests.server.harness import Refused as RefusedByServer
from tests.server.hostile import raw_socket

HEAT = game("heat")


# Files of one's own


def test_a_users_file_is_checked_elsewhere_and_within_a_time_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A worker that never answers is ended, and the next file gets another one."""
    think, asked = Worker.think, []

    async def slow_at_first(self: Worker, question: bytes, budget: float) -> Any:
        asked.append((self.pid, budget))
        if len(asked) == 1:
            raise TimeoutError
        return await think(self, question, 600)

    monkeypatch.setattr(Worker, "think", slow_at_first)
    own = {"circuit": {"file": "own.toml", "text": "x = 1"}}

    async def check() -> list[str]:
        checker, codes = Checker(2), []
        for settings in (own, own, {"circuit": {"file": "own.toml", "text": "x" * 100_000}}):
            with pytest.raises(Invalid) as refused:
                await checker.check(HEAT, settings, 2)
            codes.append(refused.value.phrase.code)
        await checker.close()
        return codes

    assert asyncio.run(check()) == ["invalid-files-slow", "invalid-file-toml", "invalid-file-toml"]
    (first, budget), (second, _) = asked  # the third was too long to be asked about
    assert first != second
    assert budget == 2


def test_a_stranger_brings_so_many_files_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limits=Limits(files_a_minute=2)) as server:
        guest = Guest(server)
        guest.get("/api/me")
        settings = {"circuit": {"file": "own.toml", "text": "x = 1"}}
        codes = []
        for _ in range(3):
            with pytest.raises(RefusedByServer) as refused:
                guest.open("heat", settings=settings)
            codes.append(refused.value.code)
        assert codes == ["invalid-file-toml", "invalid-file-toml", "refused-too-fast"]


# Connections


class Line:
    """A connection of which only its end matters."""

    def __init__(self) -> None:
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True


def lines(gate: Gate, address: str, count: int) -> list[Any]:
    """Let connections of an address in as far as the gate does."""
    made = [cast(Any, Line()) for _ in range(count)]
    return [line for line in made if gate.enter(line, address)]


def test_a_thousand_silent_connections_leave_room_at_1024_files() -> None:
    gate = Gate(Limits(), files=1_024)
    silent = lines(gate, "198.51.100.1", 1_000)
    assert len(silent) == gate.most_an_address == gate.most // 2
    assert len(lines(gate, "198.51.100.2", 10)) == 10


def test_where_all_places_are_taken_the_oldest_silent_connection_goes() -> None:
    gate = Gate(Limits(connections=10, connections_an_address=10), files=1_024)
    talking, silent = lines(gate, "198.51.100.1", 5), lines(gate, "198.51.100.2", 5)
    for line in talking:
        gate.heard(line)
    [new] = lines(gate, "198.51.100.3", 1)
    assert [line.is_cut for line in silent] == [True, False, False, False, False]
    assert not any(line.is_cut for line in [*talking, new])
    for line in [*talking, *silent, new]:
        gate.leave(line)
    assert gate.inside == 0
    assert not gate._by_address


def test_an_ipv6_network_counts_as_one_address_and_a_trusted_proxy_as_none() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:198.51.100.1") == "198.51.100.1"
    gate = Gate(Limits(connections_an_address=2), 1_024, proxies=("127.0.0.1",))
    assert len(lines(gate, "127.0.0.1", 100)) == 100
    assert len(lines(gate, "198.51.100.1", 100)) == 2


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    headers = {"Host": "games.example.org", "X-Forwarded-Proto": "https"}
    for option, is_believed in (("--behind-proxy", True), ("--behind-proxy=192.0.2.9", False)):
        with Server(tmp_path / str(is_believed), option) as server:
            answer = Guest(server).request("GET", "/api/me", headers=headers)
            assert ("Secure" in answer.headers["set-cookie"]) is is_believed


def test_a_request_that_does_not_arrive_in_time_is_cut(tmp_path: Path) -> None:
    with Server(tmp_path / "data", limits=Limits(request_seconds=0.2)) as server:
        host, _, port = server.host.partition(":")
        ann = Guest(server)
        client = ann.at(ann.open("heat", names=["Ann"]))
        for beginning in (
            b"",
            b"GET / HTTP/1.1\r\nHo",
            b"POST /api/join HTTP/1.1\r\nHost: x\r\n"
            b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        ):
            with plain_sockets.create_connection((host, int(port))) as connection:
                connection.sendall(beginning)
                try:
                    while connection.recv(4_096):
                        pass
                except ConnectionResetError:
                    pass
        assert Guest(server).request("GET", "/healthz").status == 200
        client.ask("chat", text="a socket stays as long as it likes")
        client.close()


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    limits = Limits(sockets=6, sockets_for_seats=3, sockets_an_address=5)
    with Server(tmp_path / "data", limits=limits) as server:
        yield server


def test_places_are_kept_for_people_who_sit(small: Server) -> None:
    ann = Guest(small)
    table = ann.open("heat", names=["Ann"], listed=True)
    looking = [Guest(small).at(table) for _ in range(4)]
    assert [client.gone for client in looking] == ["", "", "", "refused-too-many"]
    sitting = [ann.at(table) for _ in range(3)]
    assert [client.gone for client in sitting] == ["", "", "refused-too-many"]  # 5 an address
    for client in (*looking, *sitting):
        client.drop()


def test_a_new_cookie_is_no_new_ration() -> None:
    ration = Ration(0, 10, people_an_address=3)
    taken = sum(ration.take(f"guest {number}", "198.51.100.1") for number in range(100))
    assert taken == 30
    assert ration.take("ann", "198.51.100.2")


def test_moves_and_talk_are_rationed_by_address_too() -> None:
    limits = Limits(messages_a_second=0, messages_at_once=10, people_an_address=3)
    rations = Rations(limits)
    taken = sum(rations.message(f"guest {number}", "198.51.100.1") for number in range(100))
    assert taken == 30
    assert rations.message("ann", "198.51.100.2")


# Sockets


@pytest.mark.parametrize("frame", [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"])
def test_pings_pongs_and_empty_fragments_are_counted(tmp_path: Path, frame: bytes) -> None:
    limits = Limits(frames_a_second=0, frames_at_once=50)
    with Server(tmp_path / "data", limits=limits) as server:
        ann = Guest(server)
        table = ann.open("heat", names=["Ann"], listed=True)
        with ann.at(table) as client, raw_socket(ann, table) as attacker:
            beginning = b"\x01\x80\0\0\0\0" if frame[0] == 0 else b""
            answered = 0
            try:
                attacker.socket.sendall(beginning + frame * 100_000)
                while part := attacker.socket.recv(65_536):
                    answered += len(part)
            except OSError:
                pass  # cut in the middle
            client.until(lambda seen: seen.present == [0])
            client.ask("chat", text="still here")


# Looks and the past


def test_looks_are_charged_however_many_sockets_ask(tmp_path: Path) -> None:
    limits = Limits(looks_a_second=0, looks_at_once=30)
    with Server(tmp_path / "data", limits=limits) as server:
        ann = Guest(server)
        table = ann.open("heat", names=["Ann"], listed=True)
        clients = [ann.at(table) for _ in range(10)]
        answers = [client.say("show", seat=0)["kind"] for _ in range(3) for client in clients]
        assert answers == ["done"] * 20 + ["refused"] * 10
        assert ann.request("GET", f"/api/tables/{table}").code == "refused-too-fast"
        for client in clients:
            client.drop()


LONG: Any = {"rounds": 5}  # more than a test plays


def first_option(live: Live) -> Act:
    table = live.table
    seat = table.waiting[0]
    [action, *_] = table.game.options(table.course.state, Seat(seat))
    return Act(seat, table.seq, (action.text(),))


async def again_and_again(live: Live, caller: Caller, command: Callable[[], Command]) -> None:
    for _ in range(100):
        await live.carry_out(caller, command())


async def acted_and_undone(live: Live, caller: Caller, times: int) -> None:
    for _ in range(times):
        act = first_option(live)
        await live.carry_out(caller, act)
        await live.carry_out(caller, Undo(act.seat, live.table.seq))


def counting(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count the moves that are played again."""
    played, play_again = [0], Course._play_again

    def counted(self: Course, state: object, number: int) -> Any:
        played[0] += 1
        return play_again(self, state, number)

    monkeypatch.setattr(Course, "_play_again", counted)
    return played


def test_a_past_of_acts_and_undos_is_told_by_pages_each_move_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def attack() -> None:
        store = fickle(tmp_path)
        hub = hub_on(store, tmp_path, entries_told=40)
        wanted = new_table(names=("Ann", "Bob"), bot="", settings=LONG)
        live = await hub.find((await hub.openings.open("ann", wanted)).table)
        await acted_and_undone(live, Caller("ann"), 60)
        again = await hub_on(store, tmp_path, entries_told=40).find(live.table.id)
        ear = Ear(Caller("ann"))
        played = counting(monkeypatch)
        async with again.lock:
            await again.audience.connect(ear, 0)
        assert ear.numbers() == list(range(live.table.seq - 39, live.table.seq + 1))
        assert played[0] <= 2 * live.table.course.number  # not once for every undo
        whole = told_since(live.table, 0, None)
        pages: list[Any] = []
        async with again.lock:
            while len(pages) < len(whole):
                pages += await again.audience.past(len(pages), None, words=False)
        assert pages == whole
        await store.close()

    asyncio.run(attack())


def test_a_table_s_log_has_an_end_and_talk_cannot_reach_it(tmp_path: Path) -> None:
    async def attack() -> None:
        store = fickle(tmp_path)
        hub = hub_on(store, tmp_path, entries_a_table=40, chats_a_table=10, undos_a_table=8)
        wanted = new_table(names=("Ann", "Bob"), bot="", settings=LONG)
        live = await hub.find((await hub.openings.open("ann", wanted)).table)
        ann = Caller("ann")
        with pytest.raises(Refused, match="refused-log-full"):
            await again_and_again(live, ann, lambda: Chat("x"))
        with pytest.raises(Refused, match="refused-log-full"):
            await acted_and_undone(live, ann, 100)
        talked = live.table.seq
        assert talked < 40
        with pytest.raises(Refused, match="refused-log-full"):
            await again_and_again(live, ann, lambda: first_option(live))
        assert live.table.seq == 40
        await store.close()

    asyncio.run(attack())


# Bots


def test_ninety_tables_of_one_stranger_hold_up_nobody() -> None:
    queue: FairQueue[str] = FairQueue(most_thinking=1)
    for number in range(90):
        queue.put("stranger", BOTS_ONLY if number % 2 else SOMEBODY_WAITS, f"stranger {number}")
    queue.put("ann", SOMEBODY_WAITS, "ann")
    queue.put("bob", NOBODY_LOOKS, "bob")
    order = []
    while taken := queue.take():
        order.append(taken[1])
        queue.done(taken[0])
    assert order.index("ann") == 1  # after the one that was there first
    assert order.index("bob") == 46
    assert all(int(text.split()[1]) % 2 for text in order[47:])  # bots among themselves come last


def test_one_person_s_tables_do_not_keep_every_worker_busy() -> None:
    queue: FairQueue[int] = FairQueue(most_thinking=2)
    for number in range(5):
        queue.put("stranger", SOMEBODY_WAITS, number)
    assert [queue.take(), queue.take(), queue.take()] == [("stranger", 0), ("stranger", 1), None]
    queue.put("ann", BOTS_ONLY, 9)
    assert queue.take() == ("ann", 9)
    queue.done("stranger")
    assert queue.take() == ("stranger", 2)
