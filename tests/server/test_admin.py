"""`hotseat admin` beside real servers: one with a folder, and two that share a database."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotseat.server.orders import LOG
from tests import services
from tests.patience import PATIENCE
from tests.server.harness import Answer, Club, Guest, Hosts, Refused, Server, hotseat

PATIENT = ("--wait", str(int(PATIENCE)))


@pytest.fixture(params=["one server", "two nodes"])
def hosts(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hosts]:
    """Give a running house of either kind."""
    folder = tmp_path / "data"
    if request.param == "one server":
        with Server(folder) as server:
            yield server
    else:
        database, redis = services.postgres().url_for(folder), services.redis().url
        with Club(folder, database, redis) as club:
            yield club


def admin(hosts: Hosts, *arguments: str) -> str:
    """Let the operator do something that works; return what is printed."""
    done = hotseat("admin", *arguments, *hosts.home)
    assert done.returncode == 0, done.stderr
    return done.stdout


def admin_json(hosts: Hosts, *arguments: str) -> Any:
    return json.loads(admin(hosts, *arguments, "--json"))


def refusal(hosts: Hosts, *arguments: str) -> str:
    """Let the operator try something that is refused; return the sentence."""
    done = hotseat("admin", *arguments, *hosts.home)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def servers(hosts: Hosts) -> int:
    return len(hosts.servers) if isinstance(hosts, Club) else 1


def notices(messages: list[Any]) -> list[str]:
    return [one["text"] for one in messages if one["kind"] == "notice"]


def test_the_operator_sees_tables_people_and_load(hosts: Hosts) -> None:
    ann = Guest(hosts, "Ann")
    heat = ann.open("heat", seats=2, names=["Ann"], bot="rookie", start=True)
    heap = ann.open("heap", seats=2, names=["Anna"])
    with ann.at(heat) as client:
        client.until_asked()
        client.act_first()

        [running] = admin_json(hosts, "tables", "--stage", "running")["tables"]
        assert (running["table"], running["game"]) == (heat, "heat")
        assert [seat["held_by"] for seat in running["seats"]] == ["person", "bot"]
        both = admin_json(hosts, "tables")["tables"]
        assert {one["table"] for one in both} == {heat, heap}
        assert [one["table"] for one in admin_json(hosts, "tables", "anna")["tables"]] == [heap]
        assert admin_json(hosts, "tables", "--game", "potatoh") == {"tables": [], "found": 0}

        shown = admin_json(hosts, "table", heat, *PATIENT)
        assert shown["stage"] == "running"
        assert shown["servers"] == servers(hosts)
        assert shown["seats"][0]["here"]
        person = shown["seats"][0]["person"]
        assert [one["person"] for one in shown["looking"]] == [person]

        [one] = admin_json(hosts, "people", "--here", *PATIENT)["people"]
        assert one["person"] == person
        assert set(one["names"]) == {"Ann", "Anna"}
        assert one["open_tables"] == 2
        assert one["addresses"] == ["127.0.0.1"]

        load = admin_json(hosts, "load", *PATIENT)["servers"]
        assert len(load) == servers(hosts)
        figures = [report["figures"] for report in load]
        assert sum(one["hotseat_people"] for one in figures) == 1
        assert sum(one['hotseat_moves_total{game="heat"}'] for one in figures) >= 1
        assert load[0]["figures"]["hotseat_nodes"] == servers(hosts)
        for words in (("tables",), ("table", heat), ("people",), ("load",)):
            assert admin(hosts, *words)


def test_a_closed_table_is_closed_for_everybody_at_once(hosts: Hosts) -> None:
    ann, bob = Guest(hosts, "Ann"), Guest(hosts, "Bob")
    opened = ann.open_fully("heat", seats=2, names=["Ann"])
    table = opened["table"]
    bob.join(opened["invitation"])
    with ann.at(table) as client, bob.at(table) as other, ann.my_tables() as mine:
        assert mine.receive()["tables"][0]["stage"] == "lobby"
        admin(hosts, "close", table, *PATIENT)
        for one in (client, other):
            assert one.until_entry("closed")["note"] == "operator"
            assert one.stage == "closed"
        while (heard := mine.receive())["kind"] != "table" or heard["table"]["stage"] != "closed":
            pass
        with pytest.raises(Refused, match="refused-table-closed"):
            ann.do(table, "fill-with-bots", bot="rookie")
    with pytest.raises(Refused, match="refused-no-such-invitation"):
        Guest(hosts).join(code=opened["code"])
    assert "is over or closed already" in refusal(hosts, "close", table)
    assert "There is no table nowhere" in refusal(hosts, "close", "nowhere")


def test_whoever_is_banned_is_told_so_and_kept_out_until_unbanned(hosts: Hosts) -> None:
    ann, bob = Guest(hosts, "Ann"), Guest(hosts, "Bob")
    table = ann.open("heat", seats=2, names=["Ann"], bot="rookie", start=True)
    other = bob.open("heat", seats=2, names=["Bob"], bot="rookie", start=True)
    key = ann.seat_key(table, 0)
    with ann.at(table) as client, ann.my_tables() as mine, bob.at(other) as beside:
        said = admin(hosts, "ban", "ann", "--note", "rude", "--days", "2", *PATIENT)
        assert " is banned until " in said
        client.until(lambda seen: bool(seen.gone))
        assert client.gone == "refused-banned"
        assert client.until_closed() == mine.until_closed() == 4003
        beside.until_asked()
        beside.act_first()  # nobody else notices
    assert _is_banned(ann.request("GET", "/api/me"), " for another 48 hours")
    with_key = Guest(hosts, key=key).request("GET", f"/api/tables/{table}")
    assert _is_banned(with_key, " for another 48 hours")
    with ann.at(table) as again:
        assert again.gone == "refused-banned"
    [ban] = admin_json(hosts, "bans")["bans"]
    assert ban["note"] == "rude"
    assert ban["until"] == ban["at"] + 2 * 24 * 3_600_000
    assert "from 1 to 3,650" in refusal(hosts, "ban", "ann", "--days", "0")
    assert "Ann" in admin(hosts, "bans")
    admin(hosts, "unban", ban["person"][:8], *PATIENT)
    assert ann.look(table)["you"] == 0
    assert admin_json(hosts, "bans") == {"bans": []}
    assert "is not banned" in refusal(hosts, "unban", "Ann", *PATIENT)


def test_an_address_can_be_banned_and_forgetting_oneself_stays_possible(hosts: Hosts) -> None:
    ann = Guest(hosts, "Ann")
    table = ann.open("heat", names=["Ann"])
    admin(hosts, "ban", "--address", "127.0.0.1", *PATIENT)
    assert _is_banned(Guest(hosts).request("GET", "/api/games"))
    assert Guest(hosts).request("GET", "/healthz").status == 200
    assert ann.request("DELETE", "/api/me").status == 200
    admin(hosts, "unban", "--address", "127.0.0.1", *PATIENT)
    with pytest.raises(Refused, match="refused-no-such-table"):
        ann.look(table)


def _is_banned(answer: Answer, how_long: str = "") -> bool:
    if answer.status == 403 and answer.code == "refused-banned":
        said = f"The people who run this server have banned you from it{how_long}."
        return bool(answer.json["problem"] == said)
    return False


def test_a_message_reaches_everybody_and_can_be_taken_back(hosts: Hosts) -> None:
    ann, bob = Guest(hosts, "Ann"), Guest(hosts, "Bob")
    table = ann.open("heat", seats=2, names=["Ann"], bot="rookie", start=True)
    bob.get("/api/me")
    with ann.at(table) as client, bob.my_tables() as list_of_bob:
        assert list_of_bob.receive()["kind"] == "tables"
        said = admin(hosts, "message", "Back\nin ten  minutes", "--minutes", "30", *PATIENT)
        assert "Back in ten minutes" in said
        client.until(lambda seen: notices(seen.messages) == ["Back in ten minutes"])
        told = list_of_bob.receive()
        assert told["text"] == "Back in ten minutes"
        assert 0 < told["ms"] <= 30 * 60_000
        with ann.at(table) as late:
            late.until(lambda seen: notices(seen.messages) == ["Back in ten minutes"])
        assert "Back in ten minutes" in admin(hosts, "message")
        admin(hosts, "message", "--take-back", *PATIENT)
        client.until(lambda seen: notices(seen.messages)[-1] == "")
        assert list_of_bob.receive()["text"] == ""
    assert admin(hosts, "message") == "Nobody is told anything.\n"


def test_bans_and_messages_outlive_the_server_and_move_with_the_tables(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ann = Guest(server, "Ann")
        ann.open("heat", names=["Ann"])
        admin(server, "ban", "Ann", *PATIENT)
        admin(server, "message", "Hello", *PATIENT)
    done = hotseat("move", "--from", tmp_path / "data", "--to", tmp_path / "moved")
    assert done.stdout.endswith(": 1 table.\n"), done.stderr
    with Server(tmp_path / "moved") as server:
        assert _is_banned(Guest(server, cookie=ann.cookie).request("GET", "/api/me"))
        bob = Guest(server, "Bob")
        bob.get("/api/me")
        with bob.my_tables() as mine:
            assert mine.receive()["tables"] == []
            assert mine.receive()["text"] == "Hello"
        for path in ("", "/log", "/invited", "/record", "/asking"):  # no table, for nobody
            assert bob.request("GET", f"/api/tables/{LOG}{path}").code == "refused-no-such-table"


def test_without_a_server_orders_are_kept_and_questions_are_answered_by_one_sentence(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "data") as server:
        Guest(server, "Ann").open("heat", names=["Ann"])
    no_time = ("--wait", "1")
    assert "No server that uses" in refusal(server, "load", *no_time)
    assert "No server that uses" in refusal(server, "people", "--here", *no_time)
    assert "it holds as soon as one runs" in admin(server, "message", "Soon", *no_time)
    assert "nobody is here now" in admin(server, "people", *no_time)
    done = hotseat("admin", "tables", "--data", tmp_path / "nowhere")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("ban",), "Say who"),
        (("ban", "--address", "here"), "here is not an IP address"),
        (("ban", "--address", "10.0.0.0/8"), "instead of 10.0.0.0/8"),
        (("ban", "--address", "1.2.3.4/99"), "instead of 1.2.3.4/99"),
        (("unban", "--address", "2001:db8::/32"), "instead of 2001:db8::/32"),
        (("unban", "--address", "2001:db8::/64"), "2001:db8::/64 is not banned"),
        (("ban", "Nobody", "--wait", "0"), "Nobody here is called Nobody"),
        (("ban", "Ann", "--wait", "0"), "may be any of several people"),
        (("message", "x" * 301), "1 to 300 characters"),
        (("message", "x", "--minutes", "0"), "--minutes"),
        (("tables", "--most", "0"), "--most"),
    ],
)
def test_what_an_operator_gets_wrong_is_one_sentence(
    house: Server, arguments: tuple[str, ...], sentence: str
) -> None:
    assert sentence in refusal(house, *arguments)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Server:
    """A server that has stopped, at which two people were called Ann."""
    with Server(tmp_path_factory.mktemp("house") / "data") as server:
        for _ in range(2):
            Guest(server, "Ann").open("heat", names=["Ann"])
    return server
