"""A server of several processes at one port, on one file: what holds together, and what dies."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hotseat.server.channels import Channel, Channels, make_flags
from hotseat.server.figures import together
from hotseat.server.switchboard import Switchboard, ThroughSwitchboard
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.harness import (
    Client,
    Guest,
    Server,
    everybody_at,
    hotseat,
    play_together,
    play_until,
)
from tests.server.life import running
from tests.server.tables import until
from tests.server.test_nodes import assert_whole
from tests.services import postgres, redis


def serving(folder: Path) -> Iterator[Server]:
    with Server(folder / "data", "--processes", "2", log_level="info", limits=QUICK) as server:
        yield server
        assert "Traceback" not in server.log()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of two processes that goes on."""
    yield from serving(tmp_path_factory.mktemp("processes"))


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of two processes that may end."""
    yield from serving(tmp_path)


def pids(server: Server) -> dict[int, int]:
    """Return the ids of the processes that serve, by number."""
    lines = [json.loads(line) for line in server.log().splitlines()]
    serving = [line for line in lines if line["what"] == "a process serves"]
    return {line["number"]: line["pid"] for line in serving}


def sockets(server: Server) -> dict[int, float]:
    """Return how many sockets each of two processes has, once both have answered in time."""
    counts: dict[int, float] = {}

    def both_answer() -> bool:
        page = Guest(server).request("GET", "/metrics").body.decode()
        found = re.findall(r'^hotseat_sockets{process="(\d+)"} (\S+)$', page, re.MULTILINE)
        counts.update({int(number): float(value) for number, value in found})
        return len(found) == 2

    wait_for(both_answer, "one of them does not answer")
    return counts


def wait_for(happened: Callable[[], bool], what: str) -> None:
    """Ask again and again, until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False


# Living


def test_all_sockets_of_a_table_are_in_one_process_and_tables_in_both(server: Server) -> None:
    clients: list[Client] = []
    wait_for(lambda: not sum(sockets(server).values()), "others are here")
    try:
        while True:
            ann = Guest(server)  # nobody may have as many sockets as this could need
            table = ann.open("heat", seats=2, names=["Ann"])
            clients += [ann.at(table) for _ in range(3)]
            counts = sockets(server).values()
            assert sum(counts) == len(clients)
            assert all(count % 3 == 0 for count in counts)
            if all(counts):
                break
            assert len(clients) < 60
    finally:
        for client in clients:
            client.close()


def test_when_a_process_is_killed_its_table_goes_on_and_it_is_started_again(
    server: Server,
) -> None:
    ann, bob, table = running(server, seats=4)
    with everybody_at(table, ann, bob) as (first, second):
        play_until([first, second], lambda: first.seq > 40 and first.owes)
        told = first.act_first()
        wait_for(lambda: sum(sockets(server).values()) == 2, "others are here")
        [home] = [number for number, count in sockets(server).items() if count]
        before = pids(server)
        os.kill(before[home], signal.SIGKILL)
        assert first.until_closed() == second.until_closed() == 1006
    with ann.at(table, since=told) as first, bob.at(table) as second:
        assert [entry["seq"] for entry in first.entries] == list(range(told + 1, first.seq + 1))
        play_until([first, second], lambda: first.seq > told + 20)
    wait_for(lambda: pids(server)[home] != before[home], "it is not started again")
    assert pids(server)[1 - home] == before[1 - home]
    assert server.log().count("a process has ended; it is started again") == 1
    with ann.at(table) as first, bob.at(table) as second:  # at home again
        wait_for(lambda: sockets(server)[home] == 2, "it has no sockets")
        play_together([first, second])
    assert_whole(bob, table)


def test_bots_that_nobody_looks_at_go_on_when_all_processes_begin_again(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--processes", "2", limits=QUICK) as server:
        host = Guest(server)
        wanted = {"settings": {"rounds": 1}, "bot": "rookie", "start": True, "seats": 4}
        table = host.open("potatoh", **wanted)
    with Server(tmp_path / "data", "--processes", "2", limits=QUICK) as server:
        host = Guest(server, cookie=host.cookie)

        def is_over() -> bool:
            [row] = host.get("/api/my/tables")
            assert row["id"] == table
            return bool(row["stage"] == "over")

        wait_for(is_over, "its bots do not go on")


def test_processes_of_a_database_hear_of_each_other_through_redis(tmp_path: Path) -> None:
    options = ("--processes", "2", "--redis", redis().url)
    database = postgres().url_for(tmp_path)
    with Server(tmp_path / "node", *options, database=database, limits=QUICK) as server:
        ann, bob, table = running(server, seats=3)
        with everybody_at(table, ann, bob) as (first, second):
            first.until(lambda seen: seen.present == [0, 1])
            ann.do(table, "chat", text="by any process")
            assert second.until_entry("chatted")["text"] == "by any process"
            play_together([first, second])
        assert_whole(bob, table)
        assert "Traceback" not in server.log()


# Ending


def test_all_processes_end_in_order_when_the_first_is_told_to(mortal: Server) -> None:
    alive = pids(mortal)
    assert len(alive) == 2
    ann, bob, table = running(mortal)
    with everybody_at(table, ann, bob) as (first, second):
        told = first.act_first()
        mortal.stop()
        assert first.until_closed() == second.until_closed() == 1012
    assert not any(map(is_alive, alive.values()))
    assert not (mortal.folder / "hotseat.db-wal").exists()
    with Server(mortal.folder) as again:
        assert Guest(again, cookie=ann.cookie).look(table)["seq"] == told


def test_when_the_first_process_dies_the_others_end_and_nothing_is_lost(mortal: Server) -> None:
    alive = pids(mortal)
    ann, _, table = running(mortal)
    with ann.at(table) as first:
        told = first.act_first()
        mortal.kill()
        first.until_closed()
    wait_for(lambda: not any(map(is_alive, alive.values())), "they go on")
    with Server(mortal.folder, "--processes", "3") as again:
        assert Guest(again, cookie=ann.cookie).look(table)["seq"] == told


# Beginning


def test_what_cannot_be_is_refused_with_one_sentence() -> None:
    attempts = {
        ("--processes", "0"): "--processes cannot be 0; it is a whole number from 1 to 64.",
        ("--processes", "65"): "--processes cannot be 65; it is a whole number from 1 to 64.",
        ("--processes", "2", "--database", "postgresql://ann@host/club"): (
            "Several processes of one database hear of each other through a Redis; name that with "
            "--redis."
        ),
    }
    with ThreadPoolExecutor() as at_once:
        ended = list(at_once.map(lambda options: hotseat("serve", *options), attempts))
    for one, said in zip(ended, attempts.values(), strict=True):
        assert (one.returncode, one.stdout, one.stderr) == (2, "", f"hotseat: {said}\n")


def test_a_port_or_a_folder_in_use_is_one_sentence(server: Server, tmp_path: Path) -> None:
    port = server.host.rpartition(":")[2]
    ended = hotseat("serve", "--processes", "2", "--port", port, "--data", tmp_path / "other")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "address already in use" in ended.stderr
    ended = hotseat("serve", "--processes", "2", "--port", "0", "--data", server.folder)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.endswith("another Hotseat server is using it.\n")


# The parts


def test_what_one_tells_the_switchboard_all_others_hear_in_one_piece() -> None:
    long = bytes(range(256)) * 2_000  # more than a socket takes at once

    async def run() -> None:
        board = Switchboard()
        heard: list[list[bytes]] = [[], [], []]
        ways: list[ThroughSwitchboard] = []
        for words in heard:
            here, there = socket.socketpair()
            await board.connect(here)
            way = ThroughSwitchboard(there)
            await way.start(words.append)
            ways.append(way)
        for message in (b"one", b"", long, b"two"):
            ways[0].tell(message)
        ways[2].tell(b"three")
        await until(lambda: [len(words) for words in heard] == [1, 5, 4])
        assert heard[0] == [b"three"]
        assert heard[2] == [b"one", b"", long, b"two"]
        await ways[1].stop()
        assert not ways[1].is_up
        ways[0].tell(b"four")
        await until(lambda: heard[2][-1] == b"four")
        assert len(heard[1]) == 5
        board.close()
        await until(lambda: not any(way.is_up for way in ways))

    asyncio.run(run())


@pytest.fixture
def channels() -> Iterator[list[Channels]]:
    """The channels of three processes, of which only the second one serves."""
    made = [Channel.make() for _ in range(3)]
    serving, file = make_flags(3)
    serving[1] = 1
    senders = [channel.sender for channel in made]
    yield [
        Channels(number, senders, channel.receiver, serving) for number, channel in enumerate(made)
    ]
    file.close()
    for channel in made:
        channel.sender.close()
        channel.receiver.close()


def test_a_connection_goes_only_to_a_process_that_serves(channels: list[Channels]) -> None:
    async def run() -> None:
        taken: list[tuple[socket.socket, bytes]] = []
        channels[1].open(lambda connection, request: taken.append((connection, request)))
        mine, other = socket.socketpair()
        assert not channels[0].give(2, other.fileno(), b"in the dark")
        assert channels[0].give(1, other.fileno(), b"hello")
        other.close()
        await until(lambda: bool(taken))
        [(connection, request)] = taken
        with mine, connection:
            connection.sendall(b"it is open")
            assert (request, mine.recv(100)) == (b"hello", b"it is open")
        channels[1].close()

    asyncio.run(run())


def test_a_table_has_one_home_whatever_is_asked_of_it(channels: list[Channels]) -> None:
    own = channels[1]
    assert own.home_of(b"/ws/tables/abc?since=3") == channels[0].home_of(b"/ws/tables/abc")
    assert {own.home_of(b"/ws/tables/%d" % number) for number in range(50)} == {0, 1, 2}
    assert own.home_of(b"/ws/my/tables") == 1
    assert own.home_of(b"/api/tables/abc") == 1


def test_figures_of_all_processes_stand_on_one_page() -> None:
    page = (
        b"# HELP hotseat_requests_total Requests over HTTP\n# TYPE hotseat_requests_total counter\n"
        b'hotseat_requests_total{status="200"} %d.0\n'
    )
    assert together({1: page % 7, 0: page % 5}).decode().splitlines() == [
        "# HELP hotseat_requests_total Requests over HTTP",
        "# TYPE hotseat_requests_total counter",
        'hotseat_requests_total{process="0",status="200"} 5.0',
        'hotseat_requests_total{process="1",status="200"} 7.0',
    ]
