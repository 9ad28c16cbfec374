"""Who may look, sit, choose and play at a table, over real sockets to a real server process."""

from __future__ import annotations

import hashlib
from pathlib import Path

from hotseat.core import Seat
from tests.server.harness import Guest, Hosts, Server, everybody_at
from tests.server.life import HEAT, NONCE, as_sent, lobby, refused, running, state_of

# Looking on


def test_a_screen_for_all_never_shows_the_seat_of_whoever_opened_it(
    server: Hosts, tmp_path: Path
) -> None:
    ann, bob, table = running(server)
    with everybody_at(table, ann, bob) as (first, _), ann.at(table, seat=0, watch=True) as screen:
        first.act_first()
        screen.until_seq(first.seq)
        assert (screen.you, screen.decision) == (None, None)
        assert screen.table["code"] == first.table["code"] != ""
        state = state_of(server, table, tmp_path)
        assert screen.view == as_sent(HEAT.view(state, None)) != first.view
        assert all("action" not in entry for entry in screen.entries)
    page = ann.get(f"/api/tables/{table}/log?after=0&watch=yes")
    assert all("action" not in entry for entry in page["entries"])


def test_a_screen_for_all_is_nobody_who_is_present(server: Hosts) -> None:
    ann, bob, table = running(server)
    with bob.at(table) as other, ann.at(table, watch=True):
        other.until(lambda seen: seen.spectators == 1)
        assert other.present == [1]


def test_who_was_let_in_may_read_the_code_aloud(server: Hosts) -> None:
    ann, _, table = running(server)
    opened = ann.look(table)["table"]
    screen = Guest(server)
    screen.join(code=opened["code"])
    assert screen.look(table)["table"]["code"] == opened["code"]


def test_spectators_of_a_listed_table_see_the_spectators_view_only(
    server: Hosts, tmp_path: Path
) -> None:
    ann, bob, table = running(server, listed=True)
    nobody = Guest(server)
    assert table in [one["id"] for one in nobody.get("/api/tables")]
    with everybody_at(table, ann, bob) as (first, _), nobody.at(table, since=0) as looking:
        first.until(lambda seen: seen.spectators == 1)
        first.act_first()
        looking.until_seq(first.seq)
        assert (looking.you, looking.decision, looking.table["code"]) == (None, None, "")
        state = state_of(server, table, tmp_path)
        assert looking.view == as_sent(HEAT.view(state, None))
        assert first.view == as_sent(HEAT.view(state, Seat(0)))
        assert looking.view != first.view
        assert all("action" not in entry for entry in looking.entries)
        with refused("refused-not-your-seat"):
            looking.act(first.options[0], seat=0)
        with refused("refused-not-your-seat"):
            looking.ask("show", seat=0)


def test_a_table_that_is_not_listed_is_for_invited_people(server: Hosts) -> None:
    ann, _, table = running(server)
    stranger = Guest(server)
    stranger.get("/api/me")
    assert table not in [one["id"] for one in stranger.get("/api/tables")]
    with refused("refused-not-let-in"):
        stranger.look(table)
    with stranger.at(table) as client:
        assert client.gone == "refused-not-let-in"
        assert client.until_closed() == 4003
    with refused("refused-no-such-invitation"):
        stranger.join("nothing-like-it")
    stranger.join(ann.post(f"/api/tables/{table}/invitations")["invitation"])
    with stranger.at(table) as client:
        assert client.you is None
    other = Guest(server)
    code = ann.look(table)["table"]["code"]
    assert other.join(code=f" {code[:3].lower()}-{code[3:].lower()} ") == table


def test_everybody_at_the_table_can_talk(server: Hosts) -> None:
    ann, _, table = running(server, listed=True)
    fan = Guest(server, "Fan")
    fan.get("/api/me")
    with ann.at(table) as first, fan.at(table) as looking:
        first.ask("chat", text="  Good\nluck <b>all</b>\u202e ")
        said = looking.until_entry("chatted")
        assert (said["name"], said["seat"]) == ("Ann", 0)
        assert said["text"] == "Good luck <b>all</b>"  # as text; nobody reads it as markup
        looking.ask("chat", text="Go!", name="Ann")
        said = first.until_entry("chatted")
        first.until_seq(looking.seq)
        said = first.entries[-1]
        assert "seat" not in said  # so nobody takes a spectator for the player
        with refused("refused-no-name"):
            looking.ask("chat", text="Go!")
        with refused("refused-no-text"):
            first.ask("chat", text="\u200b \n")


# Before the start


def test_the_host_seats_kicks_and_swaps(server: Hosts) -> None:
    ann, bob, table = lobby(server, seats=3)
    with everybody_at(table, ann, bob) as (first, second):
        with refused("refused-not-host"):
            second.ask("swap", first=0, second=1)
        with refused("refused-seats-free"):
            first.ask("start")
        first.ask("swap", first=0, second=2)
        names = [seat["name"] for seat in first.table["seats"]]
        assert names == ["", "Bob", "Ann"]
        assert not first.table["seats"][2]["ready"]
        first.ask("seat-bot", seat=0, bot="rookie")
        with refused("refused-seat-taken"):
            first.ask("sit", seat=0, name="Ann")
        first.ask("clear-seat", seat=0)
        first.ask("clear-seat", seat=1)
        assert first.entries[-1]["kicked"]
        second.until(lambda seen: bool(seen.gone))
        assert second.gone == "refused-not-let-in"
        assert second.until_closed() == 4003
    with refused("refused-not-let-in"):
        bob.do(table, "sit", seat=1, name="Bob")
    invitation = ann.post(f"/api/tables/{table}/invitations")["invitation"]
    with refused("refused-not-let-in"):
        bob.join(invitation)


def test_seats_choose_colours_that_differ(server: Hosts) -> None:
    ann, bob, table = lobby(server)
    ann.do(table, "choose", seat=0, setting="colour", value="red")
    with refused("refused-choice-taken"):
        bob.do(table, "choose", seat=1, setting="colour", value="red")
    with refused("refused-not-your-seat"):
        bob.do(table, "choose", seat=0, setting="colour", value="blue")
    with refused("invalid-setting-choice"):
        bob.do(table, "choose", seat=1, setting="colour", value="plaid")
    with refused("refused-no-such-choice"):
        bob.do(table, "choose", seat=1, setting="laps", value=3)
    bob.do(table, "choose", seat=1, setting="colour", value="green")
    ann.do(table, "start")
    seats = ann.look(table)["table"]["seats"]
    assert [seat["choices"]["colour"] for seat in seats] == ["red", "green"]


def test_nobody_is_ready_for_other_settings(server: Hosts) -> None:
    ann, bob, table = lobby(server)
    with refused("refused-not-host"):
        bob.do(table, "change-settings", settings={"laps": 2}, seats=2)
    with refused("refused-seats-taken"):
        ann.do(table, "change-settings", settings={"laps": 2}, seats=1)
    with refused("invalid-setting-number"):
        ann.do(table, "change-settings", settings={"laps": 99}, seats=2)
    ann.do(table, "change-settings", settings={"laps": 2}, seats=3)
    shown = ann.look(table)["table"]
    assert [seat["ready"] for seat in shown["seats"]] == [False, False, False]
    assert shown["settings"] == {"laps": 2}
    ann.do(table, "change-settings", settings={"laps": 1}, seats=2)
    with refused("refused-not-ready"):
        ann.do(table, "start")
    ann.ready(table, 0)
    bob.ready(table, 1)
    bob.do(table, "unready", seat=1)
    with refused("refused-not-ready"):
        ann.do(table, "start")


def test_the_next_becomes_the_host_when_the_host_leaves(server: Hosts) -> None:
    ann, bob, table = lobby(server)
    ann.do(table, "leave", seat=0)
    assert bob.look(table)["table"]["is_host"]
    assert not ann.look(table)["table"]["is_host"]
    bob.do(table, "fill-with-bots", bot="rookie")
    bob.do(table, "start")
    with refused("refused-has-begun"):
        ann.do(table, "sit", seat=0, name="Ann")


def test_who_sits_down_at_a_table_that_its_host_has_left_is_the_host(server: Hosts) -> None:
    ann = Guest(server, "Ann")
    opened = ann.open_fully("heat", seats=2, names=["Ann"])
    ann.do(opened["table"], "leave", seat=0)
    bob = Guest(server, "Bob")
    bob.join(opened["invitation"])
    bob.sit(opened["table"], 0)
    assert bob.look(opened["table"])["table"]["is_host"]


def test_a_table_can_be_closed_for_good(server: Hosts) -> None:
    ann, bob, table = running(server)
    with refused("refused-not-host"):
        bob.do(table, "close")
    ann.do(table, "close")
    with refused("refused-table-closed"):
        bob.do(table, "chat", text="Oh.")
    shown = bob.look(table)
    assert shown["table"]["stage"] == "closed"
    assert shown["decision"] is None
    assert table not in [one["id"] for one in bob.get("/api/my/tables")]


# Keys and devices


def test_a_seat_link_moves_a_seat_to_another_device_and_the_old_key_dies(
    server: Hosts,
) -> None:
    ann, bob, table = running(server)
    key, other_key = bob.seat_link(table, 1), bob.seat_key(table, 1)
    phone = Guest(server, "phone")
    with bob.at(table) as old, Guest(server, key=other_key).at(table) as scripted:
        hand = old.view
        assert phone.post("/api/claim", {"key": key}) == {"table": table, "seat": 1}
        with phone.at(table) as new:
            assert (new.you, new.view) == (1, hand)
            new.act_first()
        scripted.until(lambda seen: bool(seen.gone))
        assert scripted.gone == "refused-no-such-key"
        assert scripted.until_closed() == 4003
        old.until(lambda seen: seen.you is None)  # came by invitation, so may look on
        with refused("refused-not-your-seat"):
            old.ask("leave", seat=1)
    for dead in (key, other_key):
        with refused("refused-no-such-key"):
            Guest(server, key=dead).look(table)
        with refused("refused-no-such-key"):
            Guest(server).post("/api/claim", {"key": dead})
    with refused("refused-not-your-seat"):
        ann.seat_key(table, 1)


def test_a_programs_key_moves_no_seat_and_a_link_plays_none(server: Hosts) -> None:
    ann, _, table = running(server)
    with refused("refused-no-such-key"):
        Guest(server).post("/api/claim", {"key": ann.seat_key(table, 0)})
    with refused("refused-no-such-key"):
        Guest(server, key=ann.seat_link(table, 0)).look(table)
    assert ann.look(table)["table"]["is_host"]


def test_keys_can_be_revoked(server: Hosts) -> None:
    ann, _, table = running(server)
    key, link = ann.seat_key(table, 0), ann.seat_link(table, 0)
    bot = Guest(server, key=key)
    with bot.at(table) as client:
        with refused("refused-not-your-seat"):
            bot.do(table, "revoke-keys", seat=0)
        ann.do(table, "revoke-keys", seat=0)
        client.until(lambda seen: bool(seen.gone))
    with refused("refused-no-such-key"):
        bot.look(table)
    with refused("refused-no-such-key"):
        Guest(server).post("/api/claim", {"key": link})
    Guest(server, key=ann.seat_key(table, 0)).look(table)


def test_a_closed_table_shows_its_seed_and_its_record(server: Hosts) -> None:
    ann, _, table = running(server)
    assert ann.look(table)["table"]["seed"] == ""
    ann.do(table, "close")
    seen = ann.look(table)["table"]
    assert hashlib.sha256(bytes.fromhex(seen["seed"])).hexdigest() == seen["commitment"]
    assert seen["nonces"]
    assert ann.request("GET", f"/api/tables/{table}/record").status == 200


def test_renewed_links_keep_out_who_was_kicked(server: Hosts) -> None:
    ann = Guest(server)
    opened = ann.post("/api/tables", {"game": "heat", "names": ["Ann"], "seats": 3})
    table = opened["table"]
    eve = Guest(server)
    eve.post("/api/join", {"invitation": opened["invitation"]})
    with ann.at(table) as first, eve.at(table) as spectator:
        with refused("refused-not-host"):
            eve.post(f"/api/tables/{table}/links", {})
        new = ann.post(f"/api/tables/{table}/links", {"remove_spectators": True})
        spectator.until(lambda seen: bool(seen.gone))
        first.until(lambda seen: seen.table["code"] != opened["code"])
        code = first.table["code"]
    back = Guest(server)
    for old in ({"invitation": opened["invitation"]}, {"code": opened["code"]}):
        with refused("refused-no-such-invitation"):
            back.post("/api/join", old)
    assert back.post("/api/join", {"invitation": new["invitation"]})["table"] == table
    assert Guest(server).post("/api/join", {"code": code})["table"] == table


def test_the_host_can_keep_spectators_from_chatting(server: Hosts) -> None:
    ann, bob, table = running(server, listed=True)
    eve = Guest(server)
    eve.do(table, "chat", text="Hello", name="Eve")
    with refused("refused-not-host"):
        bob.do(table, "spectators-chat", on=False)
    ann.do(table, "spectators-chat", on=False)
    with refused("refused-chat-off"):
        eve.do(table, "chat", text="Hello", name="Eve")
    bob.do(table, "chat", text="At last")


def test_a_seat_key_plays_its_seat_and_nothing_else(server: Hosts) -> None:
    ann, _, table = running(server)
    other = ann.open("heat", seats=2, names=["Ann"])
    bot = Guest(server, key=ann.seat_key(table, 0))
    with bot.at(table) as client:
        assert client.you == 0
        client.act_first()
        with refused("refused-not-your-seat"):
            client.ask("leave", seat=1)
        with refused("refused-not-host"):
            client.ask("close")
    with refused("refused-no-such-key"):
        bot.look(other)
    with refused("refused-not-your-seat"):
        bot.seat_key(table, 0)


def test_two_at_one_screen_see_a_hand_only_when_somebody_says_who_looks(
    server: Hosts,
) -> None:
    ann = Guest(server)
    table = ann.open(
        "heat", seats=2, names=["Ann", "Bob"], start=True, settings={"laps": 1}, nonce=NONCE
    )
    nobody = ann.look(table)
    with ann.at(table) as screen:
        assert (screen.you, screen.decision, screen.view) == (None, None, nobody["view"])
        screen.ask("show", seat=0)
        assert screen.you == 0
        hand = screen.view
        screen.act_first()
        screen.ask("show", seat=None)
        assert (screen.you, screen.decision) == (None, None)
        screen.ask("show", seat=1, since=0)
        assert screen.you == 1
        assert screen.view != hand
        moved = [e for e in screen.update["entries"] if e["kind"] == "moved"]
        assert [("action" in e) for e in moved] == [False]
        screen.act_first()
        for _ in range(10):
            if not screen.owes:
                screen.ask("show", seat=screen.update["waiting"][0])
            screen.act_first()
    with ann.at(table, seat=1) as screen:
        assert screen.you == 1


# Lists


def test_my_tables_are_told_when_it_is_my_turn(server: Hosts) -> None:
    ann, bob, table = lobby(server)
    with bob.my_tables() as channel:
        first = channel.receive()
        assert first["kind"] == "tables"
        assert [one["id"] for one in first["tables"]] == [table]
        ann.do(table, "start")
        told = channel.receive()
        assert (told["kind"], told["table"]["stage"]) == ("table", "running")
        assert told["table"]["your_turn"]
        with bob.at(table) as client:
            client.act_first()
        assert not channel.receive()["table"]["your_turn"]
    with Guest(server).my_tables() as channel:
        assert channel.receive()["reason"]["phrase"]["code"] == "refused-not-let-in"


def test_my_tables_are_told_when_i_was_kicked(server: Hosts) -> None:
    ann, bob, table = lobby(server)
    with bob.my_tables() as channel:
        channel.receive()
        ann.do(table, "clear-seat", seat=1)
        told = channel.receive()["table"]
        assert not any(seat["yours"] for seat in told["seats"])
    assert table not in [one["id"] for one in bob.get("/api/my/tables")]


def test_whoever_sat_down_before_the_server_began_is_told_too(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ann, bob, table = lobby(server)
    with Server(tmp_path / "data") as server:
        ann.host = bob.host = server.host
        with bob.my_tables() as channel:
            channel.receive()
            ann.do(table, "clear-seat", seat=1)
            told = channel.receive()["table"]
            assert not any(seat["yours"] for seat in told["seats"])
