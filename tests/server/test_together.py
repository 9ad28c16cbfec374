"""People who drop off, come late, are invited, or ask to join."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hotseat.server.config import Limits
from tests.server.harness import Guest, Refused, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("together")) as server:
        yield server


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """A server at which nobody waits for anybody."""
    limits = Limits(away_seconds=0, slow_seconds=0)
    with Server(tmp_path / "impatient", limits=limits) as server:
        yield server


def race_of_two(server: Server) -> tuple[Guest, Guest, str, str]:
    """Return two people in a race, the table, and the invitation."""
    ann, bob = Guest(server), Guest(server)
    opened = ann.open_fully("heat", names=["Ann"], seats=2)
    table = opened["table"]
    bob.join(invitation=opened["invitation"])
    bob.sit(table, 1)
    ann.ready(table, 0)
    bob.ready(table, 1)
    ann.do(table, "start")
    return ann, bob, table, opened["invitation"]


def test_everybody_hears_who_is_offline_and_who_is_awaited(server: Server) -> None:
    ann, bob, table, _ = race_of_two(server)
    with ann.at(table) as first:
        with bob.at(table) as second:
            first.until(lambda seen: seen.present == [0, 1])
            assert first.presence["offline"] == []
            second.drop()
        first.until(lambda seen: seen.present == [0])
        assert [one["seat"] for one in first.presence["offline"]] == [1]
        assert [one["seat"] for one in first.presence["awaited"]] == [0, 1]
        with ann.at(table, watch=True):
            first.until(lambda seen: bool(seen.presence) and seen.presence["screens"] == 1)


def test_a_bot_plays_for_who_keeps_the_table_waiting(impatient: Server) -> None:
    ann, bob, table, _ = race_of_two(impatient)
    with ann.at(table) as first, bob.at(table) as second:
        first.until(lambda seen: seen.present == [0, 1])
        first.ask("hand-to-bot", seat=1, bot="rookie")
        assert first.entries[-1]["slow"]
        second.until(lambda seen: seen.table["seats"][1]["held_by"] == "bot")
    with bob.at(table) as back:
        back.until(lambda seen: seen.table["seats"][1]["held_by"] == "person")


def test_an_invitation_says_what_it_is_to(server: Server) -> None:
    ann, bob = Guest(server), Guest(server)
    opened = ann.open_fully(
        "potatoh", names=["Ann"], looks=["crown"], seats=3, settings={"rounds": 2}
    )
    for way in ({"invitation": opened["invitation"]}, {"code": opened["code"]}):
        seen = bob.post("/api/invited", way)
        assert (seen["host"], seen["game"], seen["stage"]) == ("Ann", "potatoh", "lobby")
        assert seen["settings"] == {"rounds": 2}
        assert [seat["held_by"] for seat in seen["seats"]] == ["person", "free", "free"]
        assert seen["seats"][0]["look"] == "crown"
        assert seen["minutes"] > 0
        assert not seen["sits"]
    with pytest.raises(Refused, match="refused-not-let-in"):
        bob.look(opened["table"])  # looking is not coming
    with pytest.raises(Refused, match="refused-no-such-invitation"):
        bob.post("/api/invited", {"code": "NOWAY2"})


def test_who_comes_after_the_end_comes_to_the_next_game(server: Server) -> None:
    ann, bob, cid = Guest(server), Guest(server), Guest(server)
    opened = ann.open_fully("potatoh", names=["Ann"], seats=2, settings={"rounds": 1}, start=True)
    table = opened["table"]
    assert cid.join(code=opened["code"]) == table
    cid.do(table, "wait-for-next", name="Cid")
    assert cid.look(table)["table"]["next_up"] == [{"name": "Cid", "yours": True}]
    with ann.at(table) as first:
        first.play_to_the_end()
    assert bob.join(code=opened["code"]) == table
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert Guest(server).join(code=opened["code"]) == again
    seats = cid.look(again)["table"]["seats"]
    assert sorted(seat["name"] for seat in seats if seat["name"]) == ["Ann", "Cid"]
    assert [seat["yours"] for seat in seats].count(True) == 1


def test_who_has_the_address_asks_and_the_host_answers(server: Server) -> None:
    ann, bob, cid = Guest(server), Guest(server), Guest(server)
    table = ann.open("potatoh", names=["Ann"], seats=3)
    assert bob.get(f"/api/tables/{table}/invited")["host"] == "Ann"
    assert bob.get(f"/api/tables/{table}/asking") == {"answer": "none"}
    assert bob.post(f"/api/tables/{table}/asking", {"name": "Bob", "look": "crown"}) == {
        "answer": "waits"
    }
    cid.post(f"/api/tables/{table}/asking", {"name": "Cid"})
    with ann.at(table) as host:
        host.until(lambda seen: len(seen.asking) == 2)
        first, second = host.asking
        assert (first["name"], first["look"]) == ("Bob", "crown")
        host.ask("answer-asking", person=first["id"], lets_in=True)
        host.until(lambda seen: len(seen.asking) == 1)
        host.ask("answer-asking", person=second["id"], lets_in=False)
        with pytest.raises(Refused, match="refused-no-such-asking"):
            host.ask("answer-asking", person=second["id"], lets_in=True)
    assert bob.get(f"/api/tables/{table}/asking") == {"answer": "yes"}
    assert cid.get(f"/api/tables/{table}/asking") == {"answer": "no"}
    seat = bob.look(table)["table"]["seats"][1]
    assert (seat["name"], seat["yours"], seat["choices"]) == ("Bob", True, {"potato": "crown"})
    with pytest.raises(Refused, match="refused-not-let-in"):
        cid.look(table)


def test_only_the_host_answers_who_asks(server: Server) -> None:
    ann, bob, table, _ = race_of_two(server)
    Guest(server).post(f"/api/tables/{table}/asking", {"name": "Cid"})
    with ann.at(table) as host, bob.at(table) as other:
        host.until(lambda seen: len(seen.asking) == 1)
        with pytest.raises(Refused, match="refused-not-host"):
            other.ask("answer-asking", person=host.asking[0]["id"], lets_in=True)
        assert other.asking == []


def test_nobody_asks_where_the_host_does_not_want_it(server: Server) -> None:
    ann, bob, table, _ = race_of_two(server)
    cid = Guest(server)
    ann.do(table, "let-ask", on=False)
    for what in ("invited", "asking"):
        with pytest.raises(Refused, match="refused-not-let-in"):
            cid.get(f"/api/tables/{table}/{what}")
    with pytest.raises(Refused, match="refused-not-let-in"):
        cid.post(f"/api/tables/{table}/asking", {"name": "Cid"})
    assert bob.get(f"/api/tables/{table}/invited")["sits"]


def test_only_so_many_ask_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "few", limits=Limits(asking_a_table=1)) as server:
        table = Guest(server).open("potatoh", names=["Ann"])
        bob = Guest(server)
        for _ in range(2):  # asking again is asking once
            bob.post(f"/api/tables/{table}/asking", {"name": "Bob"})
        with pytest.raises(Refused, match="refused-too-many"):
            Guest(server).post(f"/api/tables/{table}/asking", {"name": "Cid"})


def test_everybody_sees_what_somebody_shouts_and_no_log_keeps_it(server: Server) -> None:
    ann, bob, table, _ = race_of_two(server)
    with ann.at(table) as first, bob.at(table) as second, ann.at(table, watch=True) as screen:
        before = first.seq
        second.ask("react", seat=1, sign="wow")
        for one in (first, second, screen):
            one.until(lambda seen: seen.reactions == [(1, "wow")])
        assert second.seq == before
        with pytest.raises(Refused, match="refused-not-your-seat"):
            second.ask("react", seat=0, sign="ouch")
        with pytest.raises(Refused):
            second.ask("react", seat=1, sign="<b>")
        assert first.reactions == [(1, "wow")]


def test_shouting_costs_as_much_as_chatting(tmp_path: Path) -> None:
    # So slow that a busy machine brings nothing back meanwhile.
    limits = Limits(chats_a_minute=0.001)
    with Server(tmp_path / "quiet", limits=limits) as server:
        ann = Guest(server)
        table = ann.open("potatoh", names=["Ann"], seats=2, start=True)
        with ann.at(table) as first:
            answers = [first.say("react", seat=0, sign="hurry") for _ in range(4)]
            assert answers[-1]["reason"]["phrase"]["code"] == "refused-too-fast"
            assert len(first.reactions) < 4


def test_a_page_can_ask_whether_anybody_is_there(server: Server) -> None:
    """A browser does not notice for minutes that nobody is at the other end of a socket."""
    ann, _, table, _ = race_of_two(server)
    with ann.at(table) as client:
        before = client.seq
        assert client.say("ping")["kind"] == "done"
        assert client.seq == before
    with ann.my_tables() as channel:
        assert channel.receive()["kind"] == "tables"
        channel.socket.send('{"kind":"ping"}')
        assert channel.receive() == {"kind": "here"}
