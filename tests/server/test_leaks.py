"""Nobody is sent a byte they may not know, by the very code that makes the server's messages.

Two tables with the same seed and the same log that differ in hidden cards only: whoever may not
know the difference gets the same bytes, while the same open moves are played at both.
"""

from __future__ import annotations

import asyncio
import json
import re
import signal
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.requests import HTTPConnection, Request
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hotseat.core import Action, FastChance, Seat
from hotseat.games import game as game_by_name
from hotseat.server import audience as audience_module
from hotseat.server import live as live_module
from hotseat.server import moves as moves_module
from hotseat.server.api import Api
from hotseat.server.bot_pool import BotPool
from hotseat.server.config import Config, Limits
from hotseat.server.live import Live
from hotseat.server.metrics import Metrics
from hotseat.server.rations import Rations
from hotseat.server.reading import read_table
from hotseat.server.summary import for_person
from hotseat.server.visits import Door
from hotseat.store import Change, Leads, Row, Snapshot, Store
from hotseat.table import commands as ask
from hotseat.table import entries as log
from hotseat.table.callers import Caller
from hotseat.table.decide import decide
from hotseat.table.opening import opened
from hotseat.table.table import Stage, Table, fold_all, open_table
from tests.contract.harness import shown_to
from tests.patience import PATIENCE
from tests.server.chaos import Server
from tests.server.fakes import Ear, FirstOption, fickle

SEATS = 3
EVERY = {"heat": 12, "heap": 6, "potatoh": 3}  # entries between two looks
AHEAD = 3  # moves that are played on from each look
NOW = 1_700_000_000_000
SPECTATOR = "the spectator"
CASES: dict[str, tuple[str, dict[str, object]]] = {
    "heat": ("heat", {"laps": 1}),
    "heat-legends": ("heat", {"laps": 1, "circuit": "france", "legends": 2}),
    "heap": ("heap", {"vehicles_needed": 1}),
    "potatoh": ("potatoh", {"level": 5, "rounds": 2}),
    "potatoh-simple": ("potatoh", {"level": 2, "rounds": 1, "decks": 2}),
}


def person(seat: int | None) -> str:
    return SPECTATOR if seat is None else f"person of seat {seat}"


# Tables that differ in what is hidden


def begun(name: str, settings: dict[str, object]) -> Table:
    """Return a table of three people that has just begun."""
    first = opened(
        game_by_name(name),
        settings,
        SEATS,
        host=person(0),
        seed=bytes(range(32)),
        code="ABCDEF",
        listed=True,
        at=NOW,
    )
    table = open_table("thetable", [first])
    for seat in range(SEATS):
        say(table, person(seat), ask.Sit(seat, f"Name {seat}"))
        say(table, person(seat), ask.Ready(seat, f"0{seat}" * 16))
    say(table, person(0), ask.Start())
    return table


def say(table: Table, who: str, command: ask.Command) -> None:
    fold_all(table, decide(table, Caller(who), command, NOW))


def copied(table: Table, state: object) -> Table:
    """Return an independent table that stands at another state."""
    twin = open_table(table.id, table.log, table.snapshot())
    twin.course._checkpoints[twin.course._heads[-1]] = state
    twin.course.state = state
    return twin


class NoStore(Store):
    """Keeps nothing but the last row."""

    row_of: Row | None = None

    async def append(self, change: Change) -> None:
        seq = change.after + len(change.entries)
        self.row_of = Row(change.table, seq, change.shelf, change.at, change.summary)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        pass

    async def check(self) -> None:
        pass

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        pass

    async def delete(self, table: str) -> None:
        pass

    async def older(self, before: int, most: int) -> list[str]:
        return []

    async def seqs(self, tables: object) -> dict[str, int]:
        return {}

    async def every(self, after: str, most: int) -> list[str]:
        return []

    async def leads(self, table: str) -> Leads:
        return Leads((), ())

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        raise NotImplementedError

    async def snapshot(self, table: str) -> Snapshot | None:
        raise NotImplementedError

    async def row(self, table: str) -> Row | None:
        return self.row_of

    async def on_shelves(self, shelves: object, most: int) -> list[Row]:
        raise NotImplementedError

    async def of_member(self, member: bytes, most: int) -> list[Row]:
        raise NotImplementedError

    async def labelled(self, key: bytes) -> tuple[str, bytes] | None:
        raise NotImplementedError

    async def backup(self, file: Path) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        pass


class Room(Door):
    """Lets one viewer in, to one table."""

    def __init__(self, live: Live, viewer: int | None) -> None:
        self._at = live, Caller(person(viewer))

    async def caller(self, visit: HTTPConnection, table_id: str) -> tuple[Live, Caller]:
        return self._at


class NoLimits:
    """Lets everybody ask for as much as they like; nobody comes to a table or opens one."""

    admission = openings = None
    rations = Rations(Limits(looks_at_once=10**9, replayed_at_once=10**9))


class Desk:
    """A table as the server keeps it, and one who looks at it."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.table = table
        self.viewer = viewer
        self.store = NoStore()
        self.rows: list[Row] = []
        self.live = Live(
            table, self.store, cast(BotPool, FirstOption()), Metrics(),
            lambda row, members: self.rows.append(row),
        )  # fmt: skip
        self.ear = Ear(Caller(person(viewer)))
        self.api = Api(Config(Path()), cast(Any, NoLimits()), Room(self.live, viewer))
        self.ear.words = True  # more is told
        self.ear.shown = viewer
        self.live.audience.connections.add(self.ear)

    async def asked_for(self, since: int, first: int) -> list[bytes]:
        """Return all that the viewer can ask for; of replays, the entries after `first`."""
        got = [
            await self._get(self.api.look),
            await self._get(self.api.look, f"since={since}&words=yes"),
            await self._get(self.api.log, f"after={since}&words=yes"),
            await self._get(self.api.sketch),
            await self._get(self.api.printed_at_table),
        ]
        for entry in range(first + 1, self.table.course.number + 1):
            got.append(await self._get(self.api.replay, "words=yes", entry=str(entry)))
        return got

    def pushed(self) -> list[bytes]:
        """Return all that the viewer was sent, with the lines of lists."""
        lines = [for_person(row, person(self.viewer)) for row in self.rows]
        return [*self.ear.sent, *(repr(line).encode() for line in lines)]

    async def _get(self, handler: Any, query: str = "", **path: object) -> bytes:
        scope = {
            "type": "http", "method": "GET", "path": "/", "headers": [],
            "query_string": query.encode(), "path_params": {"table": "thetable", **path},
        }  # fmt: skip
        body: bytes = (await handler(Request(scope))).body
        return body


class Twins:
    """Two tables between which one viewer cannot tell."""

    def __init__(self, table: Table, viewer: int | None, dice: FastChance) -> None:
        game, state = table.game, table.course.state
        seat = None if viewer is None else Seat(viewer)
        imagined = game.imagine(game.view(state, seat), dice)
        self.differ = game.dump(imagined) != game.dump(state)
        self.viewer = viewer
        self.dice = dice
        self.since = table.seq
        self.first = table.course.number
        self.here = Desk(copied(table, game.clone(state)), viewer)
        self.there = Desk(copied(table, imagined), viewer)
        self.compared = 0

    async def compare(self) -> None:
        here = await self.here.asked_for(self.since, self.first)
        there = await self.there.asked_for(self.since, self.first)
        assert here == there
        assert self.here.pushed() == self.there.pushed()
        self.compared += 1

    async def play_on(self) -> None:
        """Play the same open moves at both, until the rules show the viewer a difference."""
        await self.compare()
        for _ in range(AHEAD):
            if not await self._move():
                return
            await self.compare()

    async def _move(self) -> bool:
        here, there = self.here.table, self.there.table
        if here.stage != Stage.RUNNING:
            return False
        undo = here.free_undos and self.dice.below(6) == 0
        seat = here.free_undo_seat if undo else self.dice.pick(list(here.asked))
        commands: list[ask.Command]
        if undo:
            if here.free_undos != there.free_undos:
                return False
            commands = [ask.Undo(seat, here.seq, here.free_undos[-1])] * 2
        else:
            actions = self._same_face(seat)
            if not actions:
                return False
            commands = [ask.Act(seat, here.seq, (action.text(),)) for action in actions]
            played = [
                table.course.try_moves(Seat(seat), (action.text(),))
                for table, action in zip((here, there), actions, strict=True)
            ]
            assert isinstance(played[0], list)
            assert isinstance(played[1], list)
            viewer = None if self.viewer is None else Seat(self.viewer)
            if shown_to(played[0][0].events, viewer) != shown_to(played[1][0].events, viewer):
                return False
        for desk, command in zip((self.here, self.there), commands, strict=True):
            await desk.live.carry_out(Caller(person(seat)), command)
        return True

    def _same_face(self, seat: int) -> list[Action]:
        """Return an action here and one there that look the same to the viewer."""
        game = self.here.table.game
        action: Action = self.dice.pick(game.options(self.here.table.course.state, Seat(seat)))
        options: list[Action] = game.options(self.there.table.course.state, Seat(seat))
        if seat == self.viewer:
            same = [one for one in options if one == action]
        else:
            same = [one for one in options if one.face() == action.face()]
        return [action, self.dice.pick(same)] if same else []


def random_game(table: Table, dice: FastChance) -> Iterator[Table]:
    """Play to the end; the table is looked at between two moves."""
    while table.stage == Stage.RUNNING:
        yield table
        if table.free_undos and dice.below(12) == 0:
            seat = table.free_undo_seat
            say(table, person(seat), ask.Undo(seat, table.seq, table.free_undos[-1]))
            continue
        changing = [seat for seat, owes in table.asked.items() if not owes]
        seat = dice.pick(changing if changing and dice.below(8) == 0 else list(table.waiting))
        action: Action = dice.pick(table.game.options(table.course.state, Seat(seat)))
        say(table, person(seat), ask.Act(seat, table.seq, (action.text(),)))


def _stop_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (live_module, moves_module, audience_module):
        monkeypatch.setattr(module, "now", lambda: NOW)


@pytest.mark.parametrize("case", CASES)
def test_who_may_not_know_the_difference_gets_the_same_bytes(
    case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _stop_the_clock(monkeypatch)

    async def run() -> None:
        dice = FastChance(11)
        name, settings = CASES[case]
        compared = differ = 0
        for number, table in enumerate(random_game(begun(name, settings), FastChance(12))):
            if number % EVERY[name]:
                continue
            for viewer in (None, *range(SEATS)):
                twins = Twins(table, viewer, dice)
                await twins.play_on()
                compared += twins.compared
                differ += twins.differ
        assert differ > 20  # the tables did differ
        assert compared > 2 * differ  # and moves were compared, not only looks

    asyncio.run(run())


@pytest.mark.parametrize("case", CASES)
def test_nobody_but_the_mover_is_sent_an_action_and_nobody_the_seed(
    case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _stop_the_clock(monkeypatch)

    async def run() -> None:
        table = begun(*CASES[case])
        desks = [Desk(table, viewer) for viewer in (None, *range(SEATS))]
        live = desks[0].live
        for desk in desks[1:]:
            live.audience.connections |= desk.live.audience.connections
        dice = FastChance(13)
        while table.stage == Stage.RUNNING:
            for desk in desks:
                desk.ear.sent.clear()
            seat = dice.pick(list(table.waiting))
            action: Action = dice.pick(table.game.options(table.course.state, Seat(seat)))
            await live.carry_out(Caller(person(seat)), ask.Act(seat, table.seq, (action.text(),)))
            if table.stage != Stage.RUNNING:
                break
            secrets = secrets_of(table)
            for desk in desks:
                sent = b"".join(desk.ear.sent)
                if table.course.number % 20 == 1:
                    sent += b"".join(await desk.asked_for(0, 10**6))
                assert not [secret for secret in secrets if secret in sent]
                told = [entry for entry in desk.ear.heard() if entry["kind"] == "moved"]
                assert told
                for entry in told:
                    assert ("action" in entry) == (desk.viewer == entry["seat"])
        assert table.seed.encode() in b"".join(desks[0].ear.sent)  # the end

    asyncio.run(run())


def secrets_of(table: Table) -> list[bytes]:
    """Return what nobody is sent while the game runs."""
    digests = [entry.digest for entry in table.log if isinstance(entry, log.Moved | log.Started)]
    nonces = [holder.nonce for holder in table.seats]
    persons = [holder.person for holder in table.seats]
    secrets = [table.seed, *nonces, *persons, *(f'"{digest}"' for digest in digests[-20:])]
    return [secret.encode() for secret in secrets]


# A real server


class Line:
    """A socket of somebody, with every byte that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.got = b""

    async def ask(self, do: dict[str, Any]) -> dict[str, Any]:
        """Send a request and return its answer."""
        await self.socket.send(json.dumps({"id": 7, "do": do}))
        while True:
            message = await self.hear()
            if message["kind"] in ("done", "refused"):
                return message

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv(decode=False)
        self.got += data
        message: dict[str, Any] = json.loads(data)
        return message

    async def hear_to_the_end(self) -> None:
        """Take in all that still comes, until the server hangs up."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()


def test_a_real_server_keeps_secrets_in_messages_lists_logs_and_figures(tmp_path: Path) -> None:
    """People, a spectator, a bot, refusals and nonsense: then every byte is searched."""
    asyncio.run(_real_server(tmp_path))


async def _real_server(folder: Path) -> None:
    server = Server(folder / "data", "--log-level", "debug")
    await server.start()
    try:
        await _at_a_real_server(folder, server)
    finally:
        await server.end(signal.SIGTERM)


async def _at_a_real_server(folder: Path, server: Server) -> None:
    ask_server = server.surely
    ann, bob, eve = [(await ask_server("GET", "/api/me"))[1] for _ in range(3)]
    wanted = {
        "game": "heat", "settings": {"laps": 1}, "seats": 3, "listed": True, "names": ["Annabel"],
    }  # fmt: skip
    at, _ = await ask_server("POST", "/api/tables", wanted, ann)
    table = at["table"]
    path = f"/api/tables/{table}"
    link, _ = await ask_server("POST", f"{path}/invitations", {}, ann)
    key, _ = await ask_server("POST", f"{path}/seats/0/key", {}, ann)
    nonces = {"ann": "a1" * 16, "bob": "b2" * 16}

    lines: dict[str, Line] = {}
    for name, cookie in (("ann", ann), ("bob", bob), ("eve", eve)):
        for kind, where in ((name, f"tables/{table}?since=0"), (f"{name}'s list", "my/tables")):
            socket = await connect(
                f"ws://{server.address}/ws/{where}",
                additional_headers={"Cookie": cookie},
                max_size=None,
                proxy=None,
            )
            lines[kind] = Line(socket)
    await lines["bob"].ask({"kind": "sit", "seat": 1, "name": "Bobadilla"})
    await lines["ann"].ask({"kind": "fill-with-bots", "bot": "random"})
    await lines["ann"].ask({"kind": "ready", "seat": 0, "nonce": nonces["ann"]})
    await lines["bob"].ask({"kind": "ready", "seat": 1, "nonce": nonces["bob"]})
    await lines["ann"].ask({"kind": "start"})
    await lines["eve"].ask({"kind": "chat", "name": "Evelina", "text": "psst, a chat"})
    lists = b""
    for _ in range(6):
        await _somebody_asked(server, path, ann, bob)
        for name, cookie, seat in (("ann", ann, 0), ("bob", bob, 1)):
            now, _ = await ask_server("GET", path, None, cookie)
            if now["decision"]:
                text = now["decision"]["options"][-1]["text"]
                do = {"kind": "act", "seat": seat, "expect": now["seq"], "actions": [text]}
                await lines[name].ask(do)
                await lines[name].ask(do)  # once more, which is refused
            await lines[name].ask({"kind": "act", "seat": 1 - seat, "expect": 1, "actions": ["x"]})
        await lines["eve"].socket.send("nonsense")
        for where in ("/api/tables", "/api/my/tables", path, f"{path}/log", f"{path}/replay/0"):
            for cookie in (ann, bob, eve):
                lists += json.dumps((await ask_server("GET", where, None, cookie))[0]).encode()
    figures = await asyncio.to_thread(_text, server, "/metrics")
    to_the_end = [line.hear_to_the_end() for line in lines.values()]
    await asyncio.gather(server.end(signal.SIGTERM), *to_the_end)

    persons = [cookie.partition("=")[2].partition(".")[0] for cookie in (ann, bob, eve)]
    cookies = [cookie.partition(".")[2] for cookie in (ann, bob, eve)]
    store = fickle(folder / "data")
    kept = await read_table(store, table)
    await store.close()
    assert kept.stage == Stage.RUNNING
    assert len(kept.course.entries) > 6
    assert {holder.person for holder in kept.seats if holder.person} == set(persons[:2])
    key_of_server = (folder / "data" / "key").read_text()
    secrets = [
        kept.seed, *nonces.values(), *persons, *cookies, at["invitation"], link["invitation"],
        key["key"], key_of_server,
    ]  # fmt: skip
    everything = {name: line.got for name, line in lines.items()} | {"lists": lists}
    logs = server.log.read_bytes()
    said = ["psst, a chat", "Annabel", "Bobadilla", "Evelina", at["code"]]
    for name, sent in (everything | {"logs": logs, "figures": figures}).items():
        assert sent or name == "logs"
        for secret in secrets:
            assert len(secret) >= 16
            assert secret.encode() not in sent, f"{name} holds a secret"
        if name in ("logs", "figures"):
            for text in said:
                assert text.encode() not in sent, f"{name} hold what people said"
    actions = {entry.action for entry in kept.log if isinstance(entry, log.Moved)}
    assert actions
    for entry in re.findall(rb'\{"seq":[^{}]*"kind":"moved"[^{}]*', everything["eve"]):
        assert b'"action"' not in entry
    assert at["code"].encode() not in everything["eve"]  # for those who sit there


async def _somebody_asked(server: Server, path: str, *cookies: str) -> None:
    """Wait while bots think."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for cookie in cookies:
                if (await server.surely("GET", path, None, cookie))[0]["decision"]:
                    return
            await asyncio.sleep(0.05)


def _text(server: Server, path: str) -> bytes:
    with urllib.request.urlopen(f"http://{server.address}{path}") as answer:
        text: bytes = answer.read()
        return text
