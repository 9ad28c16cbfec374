"""Bots of one's own at a table: in a private server's workers, and never by a client's word."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hotseat.games.heat import GAME as HEAT
from hotseat.server.bot_pool import Answer, BotPool
from tests.bots.own_bots import CHEAT, FIRST, write_bot
from tests.patience import PATIENCE
from tests.server.harness import ROOT, Guest, Refused, Server, environment
from tests.server.tables import Asked

GENEROUS = 30.0  # seconds of thinking: it must not be late, however busy the machine is

# A process in which the client is built.
PRETEND = (
    "import sys; from pathlib import Path; from hotseat.cli import main, play; "
    "play.client_folder = lambda given: Path('.'); sys.exit(main(sys.argv[1:]))"
)


def answers(bot: str, *own_bots: str) -> Answer:
    """Return what comes of one question to a bot."""

    async def ask() -> Answer:
        pool = BotPool(budget=GENEROUS, own_bots=own_bots)
        try:
            return await pool.ask(Asked(HEAT).question(bot))
        finally:
            await pool.close()

    return asyncio.run(ask())


def test_a_worker_knows_the_bots_that_the_server_was_started_with(tmp_path: Path) -> None:
    place = f"{write_bot(tmp_path, FIRST)}:First"
    first = Asked(HEAT).question("").options[0].text()
    assert answers("mine.py:First", place) == Answer(first, "mine.py:First")


def test_a_worker_loads_no_file_because_a_question_names_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    evidence = tmp_path / "ran"
    text = f"from pathlib import Path\nPath({str(evidence)!r}).touch()\n"
    place = f"{write_bot(tmp_path, text + FIRST)}:First"
    answer = answers(place)
    assert (answer.by, answer.note) == ("rookie", "failed")
    assert place in caplog.text
    assert not evidence.exists()


@contextmanager
def private_server(folder: Path, *options: str) -> Iterator[str]:
    """Play in the browser, in a process of its own; yield the address. Its log is beside."""
    with (
        (folder / "log").open("ab") as log,
        subprocess.Popen(
            [sys.executable, "-c", PRETEND, "play", "--data", str(folder / "data"), *options],
            cwd=folder,
            env=environment() | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        try:
            assert process.stdout
            yield process.stdout.readline().removeprefix("Hotseat is at ").rstrip("/\n")
            process.terminate()
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()


def test_a_cheat_at_a_table_is_replaced_named_in_the_log_and_missed_by_nobody(
    tmp_path: Path,
) -> None:
    write_bot(tmp_path, CHEAT)
    with private_server(tmp_path, "--bots", "mine.py:Cheat") as address:
        ann = Guest(address)
        games = {game["name"]: game for game in ann.get("/api/games")}
        assert games["heat"]["bots"] == ["random", "rookie", "mine.py:Cheat"]
        wanted = {"names": ["Ann"], "start": True, "settings": {"laps": 1}}
        table = ann.open("heat", seats=4, bot="mine.py:Cheat", **wanted)
        with ann.at(table) as seat:
            seat.play_to_the_end()
        moves = [entry for entry in ann.look(table, since=0)["entries"] if entry["kind"] == "moved"]
        replaced = [entry for entry in moves if entry.get("note") == "failed"]
        assert replaced
        other = ann.open("heat", seats=2, bot="mine.py:Cheat", **wanted)
    log = (tmp_path / "log").read_text("utf-8")
    assert "the bot mine.py:Cheat of seat " in log
    assert "Slipstream is not one of its options (HEAT-6-1" in log
    # The next server was not told of it: the rookie plays, and nobody waits for a bot that is gone.
    with private_server(tmp_path) as address:
        again = Guest(address, cookie=ann.cookie)
        with again.at(other) as seat:
            seat.play_to_the_end()
            assert seat.is_over


def test_a_client_cannot_name_a_file(tmp_path: Path) -> None:
    evidence = tmp_path / "ran"
    text = f"from pathlib import Path\nPath({str(evidence)!r}).touch()\n"
    place = f"{write_bot(tmp_path, text + FIRST)}:First"
    with Server(tmp_path / "data") as server:
        ann = Guest(server)
        with pytest.raises(Refused, match="no-such-bot"):
            ann.open("heat", seats=2, names=["Ann"], bot=place, start=True)
        table = ann.open("heat", seats=2, names=["Ann"])
        with pytest.raises(Refused, match="no-such-bot"):
            ann.do(table, "seat-bot", seat=1, bot=place)
    assert not evidence.exists()


def test_serve_takes_no_files() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "hotseat", "serve", "--bots", "mine.py:First"],
        cwd=ROOT, env=environment(), capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert ended.returncode == 2
    assert "--bots" in ended.stderr
