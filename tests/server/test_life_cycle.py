"""The life of a table, over real sockets to a real server process."""

from __future__ import annotations

import gzip
import hashlib
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hotseat.core.record import finished, read_record
from hotseat.server.config import Limits
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
from tests.server.life import HEAT, lobby, refused, running

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
        # In the past nobody is asked: everybody reads for whom the table waited.
        asked = {player.get(f"{path}/0")["question"]["code"] for player in (ann, bob)}
        assert asked == {"heat-wait-plan"}
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
    first, *seats, how = imported.stdout.splitlines()
    assert "/seat#KEY" in how
    copy = first.split()[-1]
    keys = {int(line.split()[1].strip(":")): line.split()[2] for line in seats}
    assert set(keys) == {0, 1}
    mover = Guest(server)  # as the page /seat does
    assert mover.post("/api/claim", {"key": keys[0]}) == {"table": copy, "seat": 0}
    players = [mover, Guest(server, key=keys[1])]
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
