"""What no client sends is refused with a code: never a 500, never a page of log."""

from __future__ import annotations

import asyncio
import json
import resource
import socket as plain_sockets
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from hotseat.games import game
from hotseat.server import bot_pool
from hotseat.server.health import Health
from hotseat.server.hub import Hub
from hotseat.server.steady_clock import SteadyClock
from hotseat.server.worker import CannotStart, Worker
from hotseat.store import SqliteStore
from hotseat.store.inspection import last_commit
from tests.games.heat.build import circuit_text
from tests.server.fakes import fickle, hub_on, new_table
from tests.server.harness import Answer, Guest, Server, hotseat
from tests.server.tables import Asked

JSON = {"Content-Type": "application/json"}
LONG = 5_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("odd") / "data") as server:
        yield server


@pytest.fixture(autouse=True)
def short_log(server: Server) -> Iterator[None]:
    """Nothing of what strangers send is written whole into the log, and nothing is our mistake."""
    before = len(server.log())
    yield
    written = server.log()[before:]
    assert "Traceback" not in written
    assert len(written) < 1_000


def raw_get(server: Server, path: bytes) -> int:
    """Send a path as it is, which no client would, and return the status."""
    host, _, port = server.host.partition(":")
    with plain_sockets.create_connection((host, int(port))) as connection:
        connection.sendall(
            b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        answer = b""
        while part := connection.recv(65_536):
            answer += part
    return int(answer.split(b" ")[1])


@pytest.mark.parametrize(
    "path",
    [
        b"/%00",
        b"/assets/%00",
        b"/api/tables/%00",
        b"/api/tables/abc%00def",
        b"/api/tables/%ED%A0%80",
        b"/" + b"x" * LONG,
        b"/assets/" + b"x" * 300,
        b"/" + b"x/" * 900,
        b"/api/tables/" + b"x" * LONG,
        b"/api/tables/" + b"x" * 300,
        b"/api/tables?" + b"x" * LONG,
        b"/%0d%0aX-Header:%20yes",
    ],
)
def test_an_odd_path_is_refused_or_leads_to_the_page(server: Server, path: bytes) -> None:
    assert raw_get(server, path) in (200, 400, 404)


def test_an_odd_path_of_a_socket_is_refused(server: Server) -> None:
    for path in (b"/ws/tables/%00", b"/ws/tables/" + b"x" * LONG, b"/ws/" + b"y" * 300):
        host, _, port = server.host.partition(":")
        with plain_sockets.create_connection((host, int(port))) as connection:
            connection.sendall(
                b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            assert connection.recv(65_536).split(b" ")[1] in (b"101", b"400", b"403")


def posted(server: Server, path: str, body: str) -> Answer:
    return Guest(server).request("POST", path, body.encode(), JSON)


@pytest.mark.parametrize(
    "settings",
    [
        '{"laps": ' + "9" * LONG + "}",
        '{"laps": "' + "9" * LONG + '"}',
        '{"laps": [1, 2, 3]}',
        '{"laps": {"file": "x"}}',
        '{"circuit": "' + "x" * LONG + '"}',
        '{"circuit": {"file": "' + "x" * LONG + '", "text": ""}}',
        '{"circuit": {"file": "x", "text": "' + "x" * LONG + '"}}',
        '{"circuit": {"file": "\\ud800", "text": "\\udfff"}}',
        '{"circuit": "\\ud800"}',
        '{"\\ud800": 1}',
        '{"colour": ["\\ud800", "red"]}',
        '{"weather": "' + "x" * LONG + '"}',
    ],
)
def test_odd_settings_are_refused_in_few_words(server: Server, settings: str) -> None:
    answer = posted(server, "/api/tables", f'{{"game": "heat", "settings": {settings}}}')
    assert answer.status in (400, 422)
    assert answer.code
    assert len(answer.body) < 2_000


def test_a_huge_number_in_a_file_is_refused_like_any_other(server: Server) -> None:
    text = circuit_text(spaces=24).replace("grid = [[23", f"grid = [[{10**33}")
    wanted = {"game": "heat", "settings": {"circuit": {"file": "own.toml", "text": text}}}
    answer = posted(server, "/api/tables", json.dumps(wanted))
    assert (answer.status, answer.code) == (422, "invalid-in-file")
    assert "many digits" in answer.body.decode()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/join", '{"code": "\\ud800"}'),
        ("/api/join", '{"invitation": "\\udc00x"}'),
        ("/api/claim", '{"key": "\\ud800"}'),
        ("/api/tables", '{"game": "\\ud800"}'),
        ("/api/tables", '{"game": "heat", "names": ["\\ud800"]}'),
        ("/api/tables", '{"game": "heat", "from": {"table": "\\u0000", "entry": 1}}'),
    ],
)
def test_half_a_character_is_refused(server: Server, path: str, body: str) -> None:
    answer = posted(server, path, body)
    assert 400 <= answer.status < 500
    assert answer.code


def test_a_whole_character_outside_the_plane_is_text(server: Server) -> None:
    """Some clients write what needs two halves as two halves."""
    body = '{"game": "heat", "names": ["\\ud83e\\udd54 Ann"], "listed": true}'
    table = posted(server, "/api/tables", body).json["table"]
    assert Guest(server).look(table)["table"]["seats"][0]["name"] == "\U0001f954 Ann"


def test_half_a_character_over_a_socket_is_refused(server: Server) -> None:
    ann = Guest(server)
    table = ann.open("heat", names=["Ann"], listed=True)
    with ann.at(table) as client:
        client.socket.send('{"id": 1, "do": {"kind": "chat", "text": "x", "name": "\\ud800"}}')
        while (message := client.hear())["kind"] != "refused":
            pass
        assert message["reason"]["phrase"]["code"] == "refused-not-understood"


# The disk


def test_a_full_disk_shows_in_the_health_and_once_in_the_log(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        guest = Guest(server)
        table = guest.open("heat", names=["Ann"])
        assert guest.request("GET", "/healthz").status == 200
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        full = (tmp_path / "data" / "hotseat.db-wal").stat().st_size  # it can grow no more
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, before[1]))
        for _ in range(3):
            answer = guest.request(
                "POST",
                f"/api/tables/{table}/commands",
                json.dumps({"kind": "chat", "text": "x"}).encode(),
                JSON,
            )
            assert answer.code == "refused-cannot-save"
        while guest.request("GET", "/healthz").status == 200:
            pass  # what was found a second ago counts
        assert server.log().count("the store cannot be written") == 1
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        while guest.request("GET", "/healthz").status != 200:
            pass
        guest.do(table, "chat", text="x")
        assert server.log().count("the store can be written again") == 1


def test_health_is_tried_once_a_second_however_many_ask() -> None:
    class Counted(SqliteStore):
        def __init__(self) -> None:
            self.checks = 0

        async def check(self) -> None:
            self.checks += 1

    store, at = Counted(), [0.0]
    health = Health(store, lambda: at[0])

    async def ask() -> None:
        for _ in range(100):
            assert await health.is_well()
        assert store.checks == 1
        at[0] = 1.0
        assert await health.is_well()
        assert store.checks == 2

    asyncio.run(ask())


def test_damage_at_the_end_of_the_write_ahead_log_is_said_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder) as server:
        guest = Guest(server)
        table = guest.open("heat", names=["Ann"])
        for number in range(5):
            guest.do(table, "chat", text=str(number))
        server.kill()
    with Server(folder) as server:
        assert "damaged" not in server.log()  # a killed server alone has damaged nothing
        guest.host = server.host
        guest.do(table, "chat", text="last")
        server.kill()
    log = folder / "hotseat.db-wal"
    content = bytearray(log.read_bytes())
    end_of_last = 32 + last_commit(log) * (24 + 4096)  # older frames may lie behind it
    content[end_of_last - 100] ^= 0xFF
    log.write_bytes(content)
    with Server(folder) as server:
        assert server.log().count("the write-ahead log is damaged") == 1


def test_nobody_else_may_read_what_a_server_or_a_backup_keeps(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy"
    with Server(folder) as server:
        Guest(server).open("heat", names=["Ann"])
        assert hotseat("backup", copy, "--data", folder).returncode == 0
        for place in (folder, copy):
            assert stat.S_IMODE(place.stat().st_mode) == 0o700
            for file in place.iterdir():
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    database = folder / "hotseat.db"
    database.chmod(0o644)  # as an earlier version left it
    with Server(folder):
        assert stat.S_IMODE(database.stat().st_mode) == 0o600


# The clock


def test_a_clock_that_jumps_ahead_makes_nothing_older() -> None:
    clock, ticks = [1_000.0], [50.0]
    steady = SteadyClock(lambda: clock[0], lambda: ticks[0])
    clock[0] += 3_600
    ticks[0] += 3_600
    assert steady.now() == 4_600_000
    clock[0] += 1_000_000_000
    assert steady.now() == 4_600_000
    clock[0] = 2_000  # set back: what seems younger lives on
    assert steady.now() == 2_000_000


def test_a_fresh_lobby_outlives_a_jump_of_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def jump() -> str:
        store = fickle(tmp_path)
        opened = await hub_on(store, tmp_path).openings.open("ann", new_table(start=False))
        hub: Hub = hub_on(store, tmp_path)
        monkeypatch.setattr("hotseat.server.steady_clock.time", lambda: 10.0**10)
        await hub._close_old_lobbies()
        live = await hub.find(opened.table)
        await hub.stop()
        await store.close()
        return live.table.stage.name

    assert asyncio.run(jump()) == "LOBBY"


# Bots


def test_a_worker_that_is_killed_while_it_starts_is_replaced_and_bots_wait_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rests = [bot_pool.FIRST_REST * 2**tries for tries in range(bot_pool.TRIES - 1)]
    assert sum(rests) < 5
    monkeypatch.setattr(bot_pool, "FIRST_REST", 0.0)
    start, killed = Worker.start, [bot_pool.TRIES - 1]

    async def killed_at_first(factory: str, own_bots: Sequence[str] = ()) -> Worker:
        if killed[0]:
            killed[0] -= 1
            raise CannotStart("it ended before it was ready")
        return await start(factory, own_bots)

    monkeypatch.setattr(Worker, "start", killed_at_first)

    async def ask() -> bot_pool.Answer:
        pool = bot_pool.BotPool(1, 600)
        try:
            return await pool.ask(Asked(game("heat")).question("rookie"))
        finally:
            await pool.close()

    answer = asyncio.run(ask())
    assert (answer.by, answer.note) == ("rookie", "")
    assert killed == [0]
