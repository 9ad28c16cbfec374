"""What the page on bots says is true: its program plays a race, its class wins as it says."""

from __future__ import annotations

import io
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from hotseat.cli import main
from hotseat.core.record import Move, read_record
from hotseat.games import NAMES
from hotseat.server import connection
from hotseat.server.wire import FromTable
from tests.bots.own_bots import forgets_own_bots
from tests.patience import PATIENCE
from tests.server.harness import ROOT, Guest, Server, environment

__all__ = ["forgets_own_bots"]  # pytest finds it here

PAGE = (ROOT / "docs" / "writing-a-bot.md").read_text("utf-8")
OUTSIDE, INSIDE, ANY_GAME = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_outside_bot_races_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(OUTSIDE, "utf-8")
    with Server(tmp_path / "data") as server:
        ann = Guest(server)
        table = ann.open(
            "heat", seats=3, names=["Ann"], bot="rookie", start=True, settings={"laps": 1}
        )
        key = ann.seat_key(table, 0)
        played = subprocess.run(
            [sys.executable, str(file), f"ws://{server.host}", table, key],
            env=environment(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (played.returncode, played.stderr) == (0, "")
        assert re.fullmatch(r"seats by place:( [0-2]){3}\n", played.stdout)
        shown = ann.look(table)
        assert shown["table"]["stage"] == "over"
        moves = [entry for entry in ann.look(table, since=0)["entries"] if entry["kind"] == "moved"]
        assert not any("note" in entry for entry in moves)


@pytest.fixture
def beside_mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Go where the class of the page is saved as the page says."""
    assert "Save this as `mine.py`" in PAGE
    (tmp_path / "mine.py").write_text(INSIDE, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


COMMANDS = re.findall(r"^hotseat (.+mine\.py.*)$", PAGE, re.MULTILINE)


@pytest.mark.usefixtures("forgets_own_bots", "beside_mine")
def test_the_first_command_shows_that_the_class_always_beats_the_random_bot(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "it wins all of 200 races against the random bot" in PAGE
    assert main([*shlex.split(COMMANDS[0]), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["wins_by_bot"] == {"mine.py:Careful": 200, "random": 0}


@pytest.mark.usefixtures("forgets_own_bots", "beside_mine")
def test_the_second_command_has_room_above_the_class(capsys: pytest.CaptureFixture[str]) -> None:
    assert "about one in twenty against the rookie" in PAGE
    few = re.sub(r"--games \d+", "--games 39", COMMANDS[1])
    assert main([*shlex.split(few), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["bots"] == ["mine.py:Careful", "rookie"]
    assert 1 <= report["wins_by_bot"]["mine.py:Careful"] <= 4


@pytest.mark.usefixtures("forgets_own_bots")
@pytest.mark.parametrize("name", NAMES)
def test_the_bot_for_any_game_plays_each(name: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(ANY_GAME)
    bots = f"{tmp_path / 'mine.py'}:Dreamer,random"
    short = {"heat": "laps=1", "potatoh": "rounds=1", "heap": "vehicles_needed=1"}[name]
    assert main(["sim", name, "--seats", "2", "--bots", bots, "--games", "1", "--set", short]) == 0


@pytest.mark.usefixtures("forgets_own_bots")
def test_the_third_command_seats_the_class_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, beside_mine: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 5))
    assert main([*shlex.split(COMMANDS[2]), "--record", "game.jsonl"]) == 0
    record = read_record("game.jsonl", (beside_mine / "game.jsonl").read_bytes())
    assert [holder.name for holder in record.head.seats] == ["", "rookie", "mine.py:Careful"]
    assert {entry.seat for entry in record.entries if isinstance(entry, Move)} == {0, 1, 2}


def test_the_fourth_command_is_for_the_browser() -> None:
    """What it does is held by `test_own_bots.py`."""
    assert COMMANDS[3:] == ["play heat --bots mine.py:Careful"]


def test_it_lists_every_message_and_every_code_of_hanging_up() -> None:
    [table] = re.findall(r"\| message \|.*?\n\n", PAGE, re.DOTALL)
    sent = {str(kind.__struct_config__.tag) for kind in get_args(FromTable)}
    assert set(re.findall(r"^\| `([\w-]+)`", table, re.MULTILINE)) == sent
    [hanging_up] = re.findall(r"\*\*Hanging up\*\*.*", PAGE)
    codes = {
        code for name, code in vars(connection).items() if name.isupper() and type(code) is int
    }
    restarts = 1012  # uvicorn's own
    assert {int(code) for code in re.findall(r"\d{4}", hanging_up)} == codes | {restarts}


def test_the_example_is_about_twenty_lines() -> None:
    lines = [line for line in OUTSIDE.splitlines() if line.strip()]
    assert len(lines) <= 30
