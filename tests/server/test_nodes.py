"""Two nodes that share PostgreSQL and Redis: one table for people at both, whatever is lost."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from hotseat.core.record import finished, read_record
from hotseat.games import game as game_by_name
from tests.server.conftest import QUICK
from tests.server.harness import (
    Club,
    Guest,
    Refused,
    Server,
    everybody_at,
    hotseat,
    play_together,
    play_until,
)
from tests.services import PASSWORD, Redis, free_port, postgres, redis

HEAT = game_by_name("heat")


@pytest.fixture
def unsteady() -> Iterator[Redis]:
    """A Redis that a test may kill."""
    yield redis()
    redis().restart_if_killed()


def at_two_nodes(club: Club, seats: int = 2) -> tuple[Guest, Guest, str]:
    """Return Ann at one node and Bob at the other, in a race with rookies on the other seats."""
    here, there = club.alive
    ann, bob = Guest(here, "Ann"), Guest(there, "Bob")
    # With the gear that follows the cards a plan can be taken back (RUL-HEAT-5).
    settings = {"laps": 1, "tournament": True}
    opened = ann.open_fully("heat", seats=seats, settings=settings, names=["Ann"])
    table = opened["table"]
    assert bob.join(opened["invitation"]) == table
    bob.sit(table, 1)
    ann.ready(table, 0)
    if seats > 2:
        ann.do(table, "fill-with-bots", bot="rookie")
    ann.do(table, "start")
    return ann, bob, table


def assert_whole(guest: Guest, table: str) -> None:
    """Check that a game is over and its record true."""
    record = guest.request("GET", f"/api/tables/{table}/record").body
    assert finished("it", HEAT, read_record("it", record)) is not None


def test_people_at_two_nodes_sit_play_talk_and_take_back_at_one_table(club: Club) -> None:
    ann, bob, table = at_two_nodes(club, seats=3)
    with everybody_at(table, ann, bob) as (first, second):
        for client in (first, second):
            client.until(lambda seen: seen.present == [0, 1])
        second.ask("chat", text="hello")
        assert first.until_entry("chatted")["text"] == "hello"
        first.ask("react", seat=0, sign="hurry")
        second.until(lambda seen: seen.reactions == [(0, "hurry")])

        first.until_asked()
        asked = first.act_first()
        first.ask("undo", seat=0, expect=asked)
        second.until_entry("undone")
        play_until([first, second], lambda: first.seq > asked + 20)

        second.drop()
        first.until(lambda seen: seen.present == [0])
        with bob.at(table, since=second.seq) as again:
            first.until(lambda seen: seen.present == [0, 1])
            play_together([first, again])
            assert first.entries[-1]["seq"] == again.entries[-1]["seq"]
    assert_whole(bob, table)


def test_lists_at_one_node_hear_of_what_happens_at_the_other(club: Club) -> None:
    ann, bob, table = at_two_nodes(club)
    with bob.my_tables() as mine, ann.at(table) as client:
        assert [one["id"] for one in mine.receive()["tables"]] == [table]
        client.until_asked()
        client.act_first()
        assert mine.receive()["table"]["id"] == table


def test_who_asks_at_one_node_is_let_in_at_the_other(club: Club) -> None:
    here, there = club.alive
    ann, eve = Guest(here, "Ann"), Guest(there, "Eve")
    table = ann.open("heat", seats=3, names=["Ann"])
    with ann.at(table) as client:
        asked = eve.post(f"/api/tables/{table}/asking", {"name": "Eve"})
        assert asked["answer"] == "waits"
        client.until(lambda seen: [one["name"] for one in seen.asking] == ["Eve"])
        client.ask("answer-asking", person=client.asking[0]["id"], lets_in=True)
        client.until(lambda seen: seen.asking == [])
    assert eve.look(table)["you"] == 1


def test_a_table_that_is_deleted_at_one_node_is_gone_at_the_other(club: Club) -> None:
    here, there = club.alive
    ann = Guest(here)
    table = ann.open("heat", seats=2, names=["Ann"])
    with Guest(there, cookie=ann.cookie).at(table) as client:
        assert ann.request("DELETE", f"/api/tables/{table}").status == 200
        client.until(lambda seen: seen.gone == "refused-no-such-table")
    with pytest.raises(Refused, match=r"^refused-no-such-table$"):
        Guest(there, cookie=ann.cookie).look(table)


def test_when_a_node_dies_its_people_and_bots_go_on_at_the_other(club: Club) -> None:
    here, there = club.alive
    ann, bob, table = at_two_nodes(club, seats=5)
    with ann.at(table) as first, bob.at(table) as second:
        play_until([first, second], lambda: first.seq > 40 and first.owes)
        told = first.act_first()  # its node lets the bots think now
        here.kill()
        with Guest(there, cookie=ann.cookie).at(table, since=told) as again:
            assert again.seq >= told
            play_together([again, second])
    assert_whole(bob, table)


def test_bots_that_nobody_looks_at_go_on_when_their_node_dies(club: Club) -> None:
    here, there = club.alive
    host = Guest(here)
    bots = {"settings": {"rounds": 1}, "bot": "rookie", "start": True}
    table = host.open("potatoh", seats=4, **bots)
    here.kill()
    with Guest(there, cookie=host.cookie).at(table) as client:
        client.until(lambda seen: seen.is_over)


def test_a_node_that_is_stopped_and_started_is_not_missed(club: Club) -> None:
    here, _ = club.alive
    ann, bob, table = at_two_nodes(club, seats=4)
    with bob.at(table) as second:
        with ann.at(table) as first:
            play_until([first, second], lambda: first.seq > 40)
            heard = first.seq
            here.stop()
        there = Guest(club.add(), cookie=ann.cookie)
        with there.at(table, since=heard) as first:
            second.until(lambda seen: seen.present == [0, 1])
            play_together([first, second])
    assert_whole(bob, table)


def test_without_redis_people_at_two_nodes_play_on_a_little_later(
    club: Club, unsteady: Redis
) -> None:
    before = [(server, server.log()) for server in club.alive]
    ann, bob, table = at_two_nodes(club, seats=3)
    with everybody_at(table, ann, bob) as (first, second):
        play_until([first, second], lambda: first.seq > 30)
        unsteady.kill()
        play_until([first, second], lambda seq=first.seq: first.seq > seq + 10)  # type: ignore[misc]
        unsteady.start()
        with Guest(club.alive[0], cookie=bob.cookie).at(table, watch=True):
            second.until(lambda seen: seen.spectators == 1)  # it is heard of again
        play_together([first, second])
    assert_whole(bob, table)
    for server, log in before:
        said = server.log().removeprefix(log)
        assert said.count("Redis is lost") == 1
        assert said.count("Redis is back") == 1


def test_sockets_are_counted_at_all_nodes(club: Club) -> None:
    here, there = club.alive
    ann = Guest(here, "Ann")
    table = ann.open("heat", seats=2, names=["Ann"], listed=True)
    with ann.at(table) as client, ExitStack() as watching:
        for number in range(QUICK.spectators_a_table):
            watching.enter_context(Guest((here, there)[number % 2]).at(table))
        client.until(lambda seen: seen.spectators == QUICK.spectators_a_table)
        with Guest(there, cookie=ann.cookie).at(table) as other:
            other.until(lambda seen: seen.spectators == QUICK.spectators_a_table)
        with Guest(there).at(table) as late:
            assert late.gone == "refused-too-many"


# Beginning


def sentence(*options: str | Path) -> str:
    """Return what a server says that cannot begin."""
    ended = hotseat("serve", "--port", "0", *options)
    assert (ended.returncode, ended.stdout) == (2, "")
    [line] = ended.stderr.splitlines()
    assert PASSWORD not in line
    return line.removeprefix("hotseat: ")


def test_a_redis_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    database, port = postgres().url_for(tmp_path), free_port()
    wrong = redis().url.replace(PASSWORD, f"{PASSWORD}-not")
    attempts = {
        ("--database", database, "--redis", f"redis://:{PASSWORD}@127.0.0.1:{port}/0"): (
            f"Redis cannot be used at redis://127.0.0.1:{port}/0: nobody answers there."
        ),
        ("--database", database, "--redis", f"http://:{PASSWORD}@host"): (
            "http://host is not the address of a Redis; it should look like redis://host."
        ),
        ("--database", database, "--redis", wrong): (
            f"Redis cannot be used at redis://127.0.0.1:{redis().port}/0: the password is wrong."
        ),
        ("--data", str(tmp_path), "--redis", redis().url): (
            "Redis is for several servers that share a PostgreSQL database; name that with "
            "--database."
        ),
    }
    with ThreadPoolExecutor() as at_once:
        said = list(at_once.map(lambda options: sentence(*options), attempts))
    assert said == list(attempts.values())


def test_a_server_without_redis_shares_its_database_with_nobody(tmp_path: Path) -> None:
    database = postgres().url_for(tmp_path)
    with Server(tmp_path / "alone", database=database):
        said = sentence("--database", database, "--redis", redis().url)
    assert said.startswith("Another Hotseat server is using")
    assert said.endswith("several servers share it if each is started with --redis.")
