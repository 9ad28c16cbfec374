"""The life of a table, over real sockets to a real server process."""

from __future__ import annotations

import gzip
import hashlib
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from hotseat.core import Seat
from hotseat.core.record import finished, read_record, replay
from hotseat.games import game as game_by_name
from hotseat.server.config import Limits
from tests.server.conftest import QUICK
from tests.server.harness import (
    Client,
    Guest,
    Hosts,
    Refused,
    Server,
    everybody_at,
    hotseat,
    play_together,
    play_until,
)

HEAT = game_by_name("heat")
NONCE = "ab" * 16


@pytest.fixture(scope="module", params=["one server", "two processes", "two nodes"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hosts]:
    """A server; one of two processes; two that share everything, in turns for every request."""
    if request.param == "two nodes":
        server: Hosts = request.getfixturevalue("two_nodes")
        yield server
        assert "Traceback" not in server.log()
        return
    options = ["--processes", "2"] if request.param == "two processes" else []
    with Server(tmp_path_factory.mktemp("life") / "data", *options, limits=QUICK) as server:
        yield server
        assert "Traceback" not in server.log()


def lobby(server: Hosts, seats: int = 2, **wanted: Any) -> tuple[Guest, Guest, str]:
    """Return Ann and Bob, ready on the first two seats of a table of Ann's."""
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    wanted = {"settings": {"laps": 1}, "names": ["Ann"], **wanted}
    opened = ann.open_fully("heat", seats=seats, **wanted)
    bob.join(opened["invitation"])
    ann.ready(opened["table"], 0)
    bob.sit(opened["table"], 1)
    return ann, bob, opened["table"]


def running(server: Hosts, seats: int = 2, **wanted: Any) -> tuple[Guest, Guest, str]:
    """Return Ann and Bob in a race, with rookies on the other seats."""
    ann, bob, table = lobby(server, seats, **wanted)
    if seats > 2:
        ann.do(table, "fill-with-bots", bot="rookie")
    ann.do(table, "start")
    return ann, bob, table


def refused(code: str) -> Any:
    return pytest.raises(Refused, match=f"^{code}$")


def state_of(server: Hosts, table: str, folder: Path) -> Any:
    """Return the state of the game as the log has it."""
    [file] = hotseat("export", table, *server.home, "--to", folder).stdout.split()
    record = read_record(file, Path(file).read_bytes())
    *_, last = replay(file, HEAT, record)
    return last.state


def as_sent(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


def without_times(entries: list[Any]) -> list[Any]:
    return [{name: value for name, value in entry.items() if name != "at"} for entry in entries]


# Whole games


def test_two_people_and_three_bots_race_to_the_end_and_the_record_is_true(
    server: Hosts, tmp_path: Path
) -> None:
    ann, bob, table = running(server, seats=5)
    commitment = ann.look(table)["table"]["commitment"]
    with everybody_at(table, ann, bob) as clients:
        play_together(clients, random.Random(1))
        first = clients[0]
        assert first.stage == "over"
        assert [one["place"] for one in first.update["result"]["standings"]] == [1, 2, 3, 4, 5]
        numbers = [entry["seq"] for entry in first.entries]
        assert numbers == list(range(numbers[0], first.seq + 1))
        seed = first.table["seed"]
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    record = ann.request("GET", f"/api/tables/{table}/record")
    file = tmp_path / "race.jsonl"
    file.write_bytes(record.body)
    verified = hotseat("replay", file)
    assert (verified.returncode, verified.stderr) == (0, "")
    assert read_record("race", record.body).head.chance.seed == seed


def test_a_match_of_six_rookies_ends_by_itself(server: Hosts) -> None:
    host = Guest(server)
    table = host.open("potatoh", seats=6, bot="rookie", start=True, settings={"rounds": 2})
    with host.at(table) as client:
        client.until(lambda seen: seen.is_over)
        assert len(client.update["result"]["standings"]) == 6
        assert client.you is None
    assert host.request("GET", f"/api/tables/{table}/record").status == 200


# Dropping off and coming back


def test_who_drops_off_gets_exactly_what_was_missed_and_the_same_hand(
    server: Hosts,
) -> None:
    ann, bob, table = running(server, seats=5)
    with everybody_at(table, ann, ann, bob) as (phone, laptop, other):
        play_until([laptop, other], lambda: laptop.owes and laptop.seq > 30)
        phone.until_seq(laptop.seq)
        seen, hand, options = phone.seq, phone.view, phone.options
        phone.drop()
        with ann.at(table, since=seen) as back:
            assert (back.seq, back.update["entries"]) == (seen, [])
            assert (back.view, back.options) == (hand, options)
            back.drop()
        # Bots wait for people, so nothing more happens while one of them is asked.
        play_until([laptop, other], lambda: laptop.seq > seen + 20 and laptop.owes)
        laptop.ask("chat", text="Where are you?")
        with ann.at(table, since=seen) as back:
            back.until_seq(laptop.seq)
            missed = [entry for entry in laptop.entries if entry["seq"] > seen]
            assert back.entries == missed
            assert [entry["seq"] for entry in missed] == list(range(seen + 1, laptop.seq + 1))
            assert back.view == laptop.view
            assert back.decision == laptop.decision


def test_who_was_away_since_the_lobby_gets_the_set_up_too(server: Hosts) -> None:
    ann, bob, table = lobby(server)
    with ann.at(table) as watching, bob.at(table) as other:
        seen = watching.seq
        other.drop()
        watching.ask("start")
        watching.act_first()
        with bob.at(table, since=seen) as back:
            kinds = [entry["kind"] for entry in back.entries]
            assert kinds == ["started", "moved"]
            assert any(
                event["type"] == "cards_drawn" or event for event in back.entries[0]["events"]
            )
            with bob.at(table, since=seen) as again:
                assert again.entries == back.entries


def test_the_long_rules_come_compressed_to_who_can_read_that(server: Hosts) -> None:
    ann = Guest(server, "Ann")
    plain = ann.request("GET", "/api/games/heat/rules")
    packed = ann.request("GET", "/api/games/heat/rules", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert len(packed.body) < len(plain.body) / 3
    assert gzip.decompress(packed.body) == plain.body


def test_an_unknown_number_from_the_future_misses_nothing(server: Hosts) -> None:
    ann, _, table = running(server)
    with ann.at(table, since=999_999) as client:
        assert client.update["entries"] == []
        assert client.owes


# Acting


def test_a_move_needs_the_right_number_and_is_never_doubled(server: Hosts) -> None:
    ann, bob, table = running(server)
    with everybody_at(table, ann, bob) as (first, second):
        before = first.seq
        message = {"id": 7, "do": {"kind": "act", "seat": 0, "expect": before, "actions": []}}
        message["do"]["actions"] = first.options[:1]  # type: ignore[index]
        with refused("refused-future"):
            first.act(first.options[0], expect=before + 1)
        first.send(message)
        assert first.answer_to(7)["kind"] == "done"
        first.send(message)
        answer = first.answer_to(7)
        assert answer["reason"]["phrase"]["code"] == "refused-stale"
        assert answer["seq"] == before + 1
        told = first.hear()  # with what the sender did not know
        assert told["kind"] == "update"
        assert [entry["seq"] for entry in told["entries"]] == [before + 1]
        second.until_seq(before + 1)
        assert second.seq == before + 1
        with refused("refused-not-your-seat"):
            second.act(second.options[0], seat=0)
        with refused("refused-not-an-option"):
            second.act("fly away")
        assert ann.look(table)["seq"] == before + 1


def test_several_actions_are_played_all_or_none(server: Hosts) -> None:
    ann, bob, table = running(server)
    with everybody_at(table, ann, bob) as clients:
        before = clients[0].seq
        plan, other = clients[0].options[:2]
        with pytest.raises(Refused):
            clients[0].act(plan, "fly away")
        assert ann.look(table)["seq"] == before
        assert clients[0].act(plan, other_cards(clients[0], plan, other)) == before + 2


def other_cards(client: Client, plan: str, other: str) -> str:
    """Return a change of a plan: the same gear, other cards."""
    gear = plan.split()[1]
    return (
        next(text for text in client.options if text != plan and text.split()[1] == gear) or other
    )


def test_a_choice_at_the_same_time_can_be_changed_until_the_last_has_chosen(
    server: Hosts,
) -> None:
    ann, bob, table = running(server)
    with everybody_at(table, ann, bob) as (first, second):
        first.act_first()
        assert first.decision["changing"]
        assert not first.owes
        since = first.decision["since"]
        changed = first.options[-1]
        first.act(changed)
        assert first.decision["since"] > since
        with refused("refused-stale"):
            first.act(changed, expect=since)
        second.until_seq(first.seq)
        assert second.decision["since"] < first.seq  # asked the same all along
        second.act(second.options[0], expect=second.decision["since"])
        first.until_seq(second.seq)
        assert first.decision is None or not first.decision["changing"]
        hidden = [entry for entry in second.entries if entry.get("seat") == 0]
        assert all("action" not in entry for entry in hidden)


# Taking back


def test_the_last_to_act_takes_back_freely(server: Hosts) -> None:
    ann, bob, table = running(
        server, settings={"laps": 1, "tournament": True}
    )  # else the gear is final (RUL-HEAT-5)
    with everybody_at(table, ann, bob) as (first, second):
        hand = first.view
        seq = first.act_first()
        assert first.update["free_undo"] == 0
        second.until_seq(seq)
        assert second.update["free_undo"] is None
        with refused("refused-stale"):
            first.ask("undo", seat=0, expect=seq - 1)
        first.ask("undo", seat=0, expect=seq)
        assert (first.view, first.update["free_undo"]) == (hand, None)
        assert first.entries[-1]["kind"] == "undone"
        with refused("refused-stale"):
            first.ask("undo", seat=0, expect=seq)
        with refused("refused-nothing-to-undo"):
            first.ask("undo", seat=0, expect=first.seq)


def revealed(server: Hosts) -> tuple[Guest, Guest, str]:
    """Return a race in which both have planned and the cards lie open."""
    ann, bob, table = running(server)
    with everybody_at(table, ann, bob) as clients:
        clients[0].act_first()
        clients[1].until(lambda seen: seen.owes)
        clients[1].act_first()
    return ann, bob, table


def test_taking_back_what_was_revealed_needs_everybody(server: Hosts) -> None:
    ann, bob, table = revealed(server)
    with everybody_at(table, ann, bob) as (first, second):
        seq = second.ask("undo", seat=1, expect=second.seq)
        assert second.table["proposal"] == {"seat": 1, "to": 1, "agreed": []}
        first.until_seq(seq)
        assert first.entries[-1]["kind"] == "undo-asked"
        assert second.ask("undo", seat=1, expect=seq) == seq  # asked once, whoever repeats it
        with refused("refused-no-proposal"):
            second.ask("answer-undo", seat=1, agrees=True)
        first.ask("answer-undo", seat=0, agrees=True)
        assert [entry["kind"] for entry in first.entries[-2:]] == ["undo-answered", "rewound"]
        assert first.table["proposal"] is None
        second.until_seq(first.seq)
        assert second.owes
        assert second.table["entries"] == 3


def test_one_who_does_not_agree_is_enough(server: Hosts) -> None:
    ann, bob, table = revealed(server)
    with everybody_at(table, ann, bob) as (first, second):
        view = second.view
        first.until_seq(second.ask("undo", seat=1, expect=second.seq))
        first.ask("answer-undo", seat=0, agrees=False)
        assert first.table["proposal"] is None
        second.until_seq(first.seq)
        assert (second.view, second.table["proposal"]) == (view, None)
        with refused("refused-no-proposal"):
            first.ask("answer-undo", seat=0, agrees=True)


def test_a_move_withdraws_the_wish_to_take_back(server: Hosts) -> None:
    ann, bob, table = revealed(server)
    with everybody_at(table, ann, bob) as clients:
        clients[1].ask("undo", seat=1, expect=clients[1].seq)
        play_until(clients, lambda: clients[0].entries[-1]["kind"] == "moved")
        assert clients[0].table["proposal"] is None
        with refused("refused-no-proposal"):
            clients[0].ask("answer-undo", seat=0, agrees=True)


def test_who_asked_can_think_better_of_it(server: Hosts) -> None:
    ann, bob, table = revealed(server)
    with everybody_at(table, ann, bob) as (first, second):
        second.ask("undo", seat=1, expect=second.seq)
        second.ask("answer-undo", seat=1, agrees=False)
        assert second.table["proposal"] is None
        first.until_seq(second.seq)
        assert first.table["proposal"] is None


def test_alone_among_bots_nobody_has_to_agree(server: Hosts) -> None:
    ann = Guest(server)
    table = ann.open("heat", seats=3, names=["Ann"], bot="rookie", start=True, settings={"laps": 1})
    with ann.at(table) as client:
        client.until_asked()
        view = client.view
        client.act_first()
        client.until_asked()
        client.ask("undo", seat=0, expect=client.seq, to=0)
        assert client.owes
        assert client.view == view
        assert client.entries[-1]["kind"] == "rewound"


# Leaving, coming back, being away


def test_a_bot_plays_for_who_leaves_until_the_seat_is_taken_back(server: Hosts) -> None:
    ann, bob, table = running(server)
    with everybody_at(table, ann, bob) as (first, second):
        second.ask("leave", seat=1)
        assert second.table["seats"][1]["held_by"] == "bot"
        assert second.table["seats"][1]["name"] == "Bob"
        with refused("refused-bot-plays"):
            second.act("anything")
        first.until_seq(second.seq)
        first.act_first()
        first.until(lambda seen: any(e["kind"] == "moved" and e["seat"] == 1 for e in seen.entries))
        second.ask("take-back", seat=1)
        with refused("refused-no-bot-plays"):
            second.ask("take-back", seat=1)
        assert second.table["seats"][1]["held_by"] == "person"
        play_together([first, second], random.Random(3))


def test_when_all_have_left_the_bots_wait_for_somebody_to_come_back(server: Hosts) -> None:
    ann, bob, table = running(server)
    with everybody_at(table, ann, bob) as (first, second):
        second.ask("leave", seat=1)
        first.until_seq(second.seq)
        seq = first.ask("leave", seat=0)
        assert ann.look(table)["seq"] == seq
        second.until_seq(seq)
        second.ask("take-back", seat=1)
        assert second.table["is_host"]  # the first who plays again
        assert second.until_asked()


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """A server at which whoever is not there counts as away at once."""
    with Server(tmp_path / "impatient", limits=Limits(away_seconds=0)) as server:
        yield server


def test_nobody_is_away_who_left_a_moment_ago(tmp_path: Path) -> None:
    with Server(tmp_path / "patient", limits=Limits(away_seconds=3600)) as server:
        ann, bob, table = running(server)
        with everybody_at(table, ann, bob) as (first, second):
            first.until(lambda seen: seen.present == [0, 1])
            second.drop()
            first.until(lambda seen: seen.present == [0])
            with refused("refused-still-near"):
                first.ask("hand-to-bot", seat=1, bot="rookie")


def test_the_next_who_sits_has_the_hosts_controls_while_the_host_is_away(
    impatient: Server,
) -> None:
    ann, bob, table = running(impatient)
    with everybody_at(table, ann, bob) as (first, second):
        first.until(lambda seen: seen.present == [0, 1])
        first.drop()
        second.until(lambda seen: seen.present == [1] and seen.table["is_host"])
        with refused("refused-not-host"):
            second.ask("close")  # for good: nobody does that in the host's place
        second.ask("hand-to-bot", seat=0, bot="rookie")
    with ann.at(table) as first:  # who comes back plays again
        first.until(lambda seen: seen.table["seats"][0]["held_by"] == "person")


def test_the_host_hands_the_seat_of_somebody_absent_to_a_bot(impatient: Server) -> None:
    ann, bob, table = running(impatient)
    with everybody_at(table, ann, bob) as (first, second):
        first.until(lambda seen: seen.present == [0, 1])
        with refused("refused-is-present"):
            first.ask("hand-to-bot", seat=1, bot="rookie")
        with refused("refused-not-host"):
            second.ask("hand-to-bot", seat=0, bot="rookie")
        second.drop()
        first.until(lambda seen: seen.present == [0])
        with refused("refused-no-such-bot"):
            first.ask("hand-to-bot", seat=1, bot="deep-blue")
        first.ask("hand-to-bot", seat=1, bot="rookie")
        assert first.entries[-1]["absent"]
    with bob.at(table) as back:  # who comes back plays again
        back.until(lambda seen: seen.table["seats"][1]["held_by"] == "person")
        assert back.owes


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


# Looking back


def test_a_running_game_is_replayed_through_ones_own_eyes_a_finished_one_through_any(
    server: Hosts,
) -> None:
    ann, bob, table = running(server)
    path = f"/api/tables/{table}/replay"
    with everybody_at(table, ann, bob) as clients:
        opening = clients[0].view
        assert ann.get(f"{path}/0")["view"] == opening
        assert bob.get(f"{path}/0")["view"] != opening
        with refused("refused-not-your-seat"):
            bob.get(f"{path}/0?seat=0")
        with refused("refused-no-such-entry"):
            bob.get(f"{path}/1")
        with refused("refused-not-over"):
            bob.get(f"/api/tables/{table}/record")
        clients[0].act_first()
        moved = clients[0].entries[-1]
        again = ann.get(f"{path}/1")
        assert (again["events"], again["view"]) == (moved["events"], clients[0].view)
        play_together(clients)
        entries = clients[0].table["entries"]
    assert bob.get(f"{path}/0?seat=0")["view"] == opening
    last = bob.get(f"{path}/{entries}")
    assert last["result"] is not None
    log = ann.get(f"/api/tables/{table}/log?after=0")
    assert log["entries"] == ann.get(f"/api/tables/{table}?since=0")["entries"][:500]


# Again


def test_a_rematch_moves_everybody_one_seat_on(server: Hosts) -> None:
    ann, bob, table = running(server, seats=3)
    ann.request("GET", "/api/me")
    with everybody_at(table, ann, bob) as clients:
        with refused("refused-not-over"):
            ann.post(f"/api/tables/{table}/rematch")
        play_together(clients)
        again = bob.post(f"/api/tables/{table}/rematch")["table"]
        clients[0].until_entry("rematch-opened")
        assert clients[0].table["rematch"] == again
    assert ann.post(f"/api/tables/{table}/rematch")["table"] == again
    shown = bob.look(again)["table"]
    assert [(seat["name"] or seat["bot"]) for seat in shown["seats"]] == ["rookie", "Ann", "Bob"]
    assert shown["is_host"]
    assert shown["commitment"] != ann.look(table)["table"]["commitment"]
    ann.ready(again, 1)
    bob.ready(again, 2)
    bob.do(again, "start")
    with pytest.raises(Refused):
        Guest(server).post(f"/api/tables/{table}/rematch")


# In and out


def test_an_unfinished_game_is_exported_imported_and_played_on(
    server: Hosts, tmp_path: Path
) -> None:
    ann, bob, table = running(server, seats=3)
    with everybody_at(table, ann, bob) as clients:
        play_until(clients, lambda: clients[0].seq > 40 and clients[0].owes)
        view = clients[0].view
    exported = hotseat("export", table, *server.home, "--to", tmp_path)
    assert (exported.returncode, exported.stderr) == (0, "")
    file = exported.stdout.strip()
    imported = hotseat("import", file, *server.home)
    assert (imported.returncode, imported.stderr) == (0, "")
    first, *seats = imported.stdout.splitlines()
    copy = first.split()[-1]
    keys = {int(line.split()[1].strip(":")): line.split()[2] for line in seats}
    assert set(keys) == {0, 1}
    players = [Guest(server, key=keys[seat]) for seat in (0, 1)]
    with everybody_at(copy, *players) as clients:
        assert (clients[0].you, clients[0].view) == (0, view)
        play_together(clients)
    record = players[0].request("GET", f"/api/tables/{copy}/record")
    assert finished("copy", HEAT, read_record("copy", record.body)) is not None
    assert ann.look(table)["table"]["stage"] == "running"


def test_where_nothing_has_begun_there_is_nothing_to_export(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        Guest(server).open("potatoh", seats=3)
    exported = hotseat("export", "--data", tmp_path / "data", "--to", tmp_path)
    assert exported.returncode == 0
    assert exported.stdout == "There is nothing to export: no table has begun.\n"


def test_a_finished_game_is_exported_and_imported(server: Hosts, tmp_path: Path) -> None:
    host = Guest(server)
    table = host.open("potatoh", seats=3, bot="rookie", start=True, settings={"rounds": 1})
    with host.at(table) as client:
        client.until(lambda seen: seen.is_over)
    file = hotseat("export", table, *server.home, "--to", tmp_path).stdout.strip()
    assert Path(file).read_bytes() == host.request("GET", f"/api/tables/{table}/record").body
    imported = hotseat("import", file, "--data", tmp_path / "other")
    assert imported.returncode == 0
    assert len(imported.stdout.splitlines()) == 1  # nobody's seat to take
    again = hotseat("export", "--data", tmp_path / "other", "--to", tmp_path / "again")
    assert Path(again.stdout.strip()).read_bytes() == Path(file).read_bytes()


def test_a_backup_of_a_running_server_serves_the_same_tables_to_the_same_people(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "data") as server:
        back_up_and_go_on(server, tmp_path)


def back_up_and_go_on(server: Server, tmp_path: Path) -> None:
    ann, bob, table = running(server)
    with everybody_at(table, ann, bob) as clients:
        play_until(clients, lambda: clients[0].seq > 20)
        seen = ann.look(table, since=0)
        copied = hotseat("backup", tmp_path / "copy", *server.home)
        assert (copied.returncode, copied.stderr) == (0, "")
        play_until(clients, lambda: clients[0].seq > seen["seq"])  # goes on without the copy
    with Server(tmp_path / "copy") as restored:
        there = Guest(restored, cookie=ann.cookie)
        assert there.look(table, since=0) == seen
        with everybody_at(table, there, Guest(restored, cookie=bob.cookie)) as clients:
            play_until(clients, lambda: clients[0].seq > seen["seq"] + 20)


# Stopping


def hear_to_the_end(client: Client) -> None:
    with suppress(ConnectionClosed):
        while True:
            client.hear()


def test_a_stop_loses_nothing_and_says_goodbye(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ann, bob, table = running(server, seats=4)
        with everybody_at(table, ann, bob) as clients, ann.my_tables() as mine:
            play_until(clients, lambda: clients[0].seq > 60)
            acknowledged = clients[0].act_first() if clients[0].owes else clients[1].act_first()
            server.stop()
            assert mine.until_closed() == 1012
            for client in clients:
                hear_to_the_end(client)
        heard = {entry["seq"]: entry for entry in clients[0].entries}
        assert server.log() == ""
    with Server(tmp_path / "data") as server:
        ann, bob = Guest(server, cookie=ann.cookie), Guest(server, cookie=bob.cookie)
        seen = ann.look(table, since=0)
        assert seen["seq"] >= acknowledged
        told = {entry["seq"]: entry for entry in seen["entries"]}
        assert {seq: told[seq] for seq in heard} == heard
        with everybody_at(table, ann, bob) as clients:
            play_until(clients, lambda: clients[0].seq > seen["seq"] + 20)


def test_wrong_codes_are_slowed_down_and_right_ones_are_not(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        opened = Guest(server).open_fully("heat")
        for _ in range(30):  # a club behind one address
            assert Guest(server).join(code=opened["code"]) == opened["table"]
        codes: list[str] = []
        while "refused-too-fast" not in codes and len(codes) < 1_000:
            with pytest.raises(Refused) as error:
                Guest(server).join(code="AAAAAA")
            codes.append(error.value.code)
        *wrong, last = codes
        assert set(wrong) == {"refused-no-such-invitation"}
        assert last == "refused-too-fast"
        assert len(wrong) >= Limits().wrong_codes_a_minute
        assert Guest(server).join(opened["invitation"]) == opened["table"]
