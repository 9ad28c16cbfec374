"""Moves come in by a short way: in order with all else, answered once, played though one leaves."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from hotseat.core import Seat
from hotseat.games import game as game_by_name
from hotseat.table import entries as log
from hotseat.table.decide import start_anyway
from hotseat.table.table import Table, fold
from hotseat.table.telling import TableViews, updates
from tests.patience import PATIENCE
from tests.server.harness import Client, Guest, Json, Server

SEATS = 3


def act(client: Client, request: int, expect: int | None = None) -> str:
    """Return the move of the first option as it goes over the wire."""
    move = {
        "kind": "act",
        "seat": client.you,
        "expect": client.seq if expect is None else expect,
        "actions": [client.options[0]],
    }
    return json.dumps({"id": request, "do": move})


def chat(request: int, text: str) -> str:
    return json.dumps({"id": request, "do": {"kind": "chat", "text": text}})


def answers(client: Client, count: int) -> list[Json]:
    """Return the next answers, in the order in which they came."""
    found: list[Json] = []
    while len(found) < count:
        message = json.loads(client.socket.recv(PATIENCE))
        if message["kind"] in ("done", "refused"):
            found.append(message)
    return found


def alone(server: Server) -> tuple[Guest, str]:
    """Open a race of two seats that one person has both of, so that no bot plays in between."""
    ann = Guest(server, "Ann")
    table = ann.open("heat", seats=2, names=["Ann", "Bob"], start=True, settings={"laps": 1})
    return ann, table


def test_moves_and_talk_in_one_breath_happen_in_their_order(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, table = alone(server)
        with ann.at(table, seat=0) as client:
            for message in (chat(1, "before"), act(client, 2), act(client, 3), chat(4, "after")):
                client.socket.send(message)
            first, second, third, last = answers(client, 4)
            assert [one["id"] for one in (first, second, third, last)] == [1, 2, 3, 4]
            assert [one["kind"] for one in (first, second, last)] == ["done"] * 3
            # The first option was taken; what is asked now is something else, or the same anew.
            assert third["kind"] == "refused"
            assert second["seq"] == first["seq"] + 1
            assert last["seq"] == second["seq"] + 1
        kinds = [entry["kind"] for entry in ann.look(table, since=first["seq"] - 1)["entries"]]
        assert kinds == ["chatted", "moved", "chatted"]
        assert "Traceback" not in server.log()


def test_a_stale_move_is_told_what_was_missed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, table = alone(server)
        with ann.at(table, seat=0) as client:
            known = client.seq
            client.socket.send(act(client, 1))
            client.socket.send(act(client, 2, expect=known - 1))
            done, refused = answers(client, 2)
            assert done["kind"] == "done"
            assert refused["kind"] == "refused"
            missed = json.loads(client.socket.recv(PATIENCE))
            assert missed["kind"] == "update"
            assert [entry["seq"] for entry in missed["entries"]][-1] == done["seq"]
            client.socket.send(chat(3, "still here"))
            assert answers(client, 1)[0]["kind"] == "done"


def test_a_move_counts_though_its_sender_leaves_at_once(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, table = alone(server)
        with ann.at(table, seat=1) as watcher:
            client = ann.at(table, seat=0)
            client.socket.send(act(client, 1))
            client.close()
            watcher.until(lambda seen: any(one["kind"] == "moved" for one in seen.entries))


@pytest.mark.parametrize("name", ["heat", "heap", "potatoh"])
def test_views_made_for_several_at_once_are_the_views_made_one_by_one(name: str) -> None:
    game = game_by_name(name)
    table = Table("t")
    fold(table, log.Opened(1, name, game.rules_version, {}, SEATS, "p0", "00" * 32, "CODE"))
    for seat in range(SEATS):
        fold(table, log.Sat(1, seat, f"p{seat}", f"n{seat}"))
    for entry in start_anyway(table, 1):
        fold(table, entry)
    ways = {(viewer, False, False) for viewer in (None, *range(SEATS))}
    together = updates(table, table.seq, [], ways)
    for viewer, _, _ in ways:
        alone = TableViews(table, [viewer]).update(
            viewer, [], None, previews=False, known=table.seq
        )
        assert together[viewer, False, False] == msgspec.json.encode(alone)
        shown = None if viewer is None else Seat(viewer)
        view = msgspec.json.encode(game.view(table.course.state, shown))
        assert view in together[viewer, False, False]
