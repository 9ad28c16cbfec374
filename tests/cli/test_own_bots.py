"""`--bots mine.py:Careful`: a bot of one's own in the commands, and what is said if it is wrong."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from hotseat.bots import own, roster
from hotseat.cli import main, play
from hotseat.core.record import read_record
from tests.bots.own_bots import CHEAT, FIRST, forgets_own_bots, write_bot

__all__ = ["forgets_own_bots"]  # pytest finds it here

pytestmark = pytest.mark.usefixtures("forgets_own_bots")

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

TWO = ("--seats", "2", "--set", "laps=1")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: Patch) -> Path:
    """Work in an empty folder, without any input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    return tmp_path


def refused(capsys: Capture, *arguments: str) -> str:
    """Return the one sentence with which a call ends."""
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err.removeprefix("hotseat: ")


def test_sim_seats_it_beside_the_others_and_reports_it_by_its_name(
    here: Path, capsys: Capture
) -> None:
    write_bot(here / "bots", FIRST)
    bots = ("--bots", "rookie,bots/mine.py:First,random")
    arguments = ("--seats", "3", "--set", "laps=1", "--games", "3", "--json", "--record", "kept")
    assert main(["sim", "heat", *arguments, *bots]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["bots"] == ["rookie", "mine.py:First", "random"]
    files = sorted((here / "kept").iterdir())
    names = [
        [holder.name for holder in read_record(str(file), file.read_bytes()).head.seats]
        for file in files
    ]
    assert names[0] == ["rookie", "mine.py:First", "random"]
    assert names[1] == ["mine.py:First", "random", "rookie"]
    assert main(["replay", str(files[0])]) == 0


def test_a_single_one_fills_all_seats(here: Path, capsys: Capture) -> None:
    write_bot(here, FIRST)
    assert main(["sim", "heat", "--bots", "mine.py:First", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["mine.py:First"] * 6


@pytest.mark.parametrize("games", ["20", "40"])  # in this process, in others
def test_a_cheat_ends_a_simulation_by_name(here: Path, capsys: Capture, games: str) -> None:
    write_bot(here, CHEAT)
    bots = ("--bots", "rookie,mine.py:Cheat", "--jobs", "2", "--json")
    told = refused(capsys, "sim", "heat", *TWO, *bots, "--games", games)
    assert told.startswith("The bot mine.py:Cheat on seat ")
    assert "Use the Slipstream, or stay?” with “slipstream 20”" in told
    assert "HEAT-6-1" in told


def test_a_cheat_ends_a_game_in_the_terminal_by_name(
    here: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    write_bot(here, FIRST.replace("decision.options[0]", "'plan 4 5+5+5+5'"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n"))
    told = refused(capsys, "play", "heat", "--terminal", *TWO, "--bots", "mine.py:First")
    assert told.startswith("The bot mine.py:First on seat 1 answered “Round 1: ")
    assert "with “'plan 4 5+5+5+5'”, which is none of its" in told
    assert "HEAT-1-1" in told


def test_a_game_with_ones_own_bot_is_resumed_with_it(
    here: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    write_bot(here, FIRST)
    mine = ("--bots", "mine.py:First")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n"))
    assert main(["play", "heat", "--terminal", *TWO, *mine, "--record", "game.jsonl"]) == 0
    capsys.readouterr()
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n"))
    assert main(["play", "--terminal", "--resume", "game.jsonl", *mine]) == 0
    capsys.readouterr()
    record = read_record("game.jsonl", (here / "game.jsonl").read_bytes())
    assert record.head.seats[1].name == "mine.py:First"


def test_a_record_that_names_a_file_does_not_load_it(
    here: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    write_bot(here, FIRST)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    arguments = ("--terminal", *TWO, "--bots", "mine.py:First", "--record", "game.jsonl")
    assert main(["play", "heat", *arguments]) == 0
    capsys.readouterr()
    roster._BOTS.pop("mine.py:First")  # as in another process
    own._PLACES.clear()
    told = refused(capsys, "play", "--terminal", "--resume", "game.jsonl")
    assert told == "There is no bot called “mine.py:First”; choose one of random, rookie.\n"


@pytest.mark.parametrize("command", [("sim", "heat"), ("play", "heat", "--terminal")])
@pytest.mark.parametrize(
    ("bots", "told"),
    [
        ("none.py:First", "none.py cannot be read: no such file or directory.\n"),
        ("mine.py:Last", "mine.py has no class “Last”; it has mine.py:First.\n"),
        ("mine.py", "Say which bot of mine.py you mean: mine.py:First.\n"),
        ("mine.py:Plain", "Plain in mine.py is not a bot: it must be a class that extends"),
        ("bad.py:First", "bad.py cannot be loaded: ZeroDivisionError: division by zero (bad.py"),
        ("genius", "There is no bot called “genius”"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_in_one_sentence(
    here: Path, capsys: Capture, command: tuple[str, ...], bots: str, told: str
) -> None:
    write_bot(here, FIRST + "class Plain: pass\n")
    write_bot(here, "1 / 0\n", "bad.py")
    assert refused(capsys, *command, *TWO, "--bots", bots).startswith(told)


def test_the_browser_takes_files_only_and_no_server_that_runs_already(
    here: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    write_bot(here, FIRST)
    monkeypatch.setattr(play, "client_folder", lambda given: here)
    assert "“rookie” needs no --bots in the browser" in refused(capsys, "play", "--bots", "rookie")
    assert "none.py cannot be read" in refused(capsys, "play", "--bots", "none.py:First")
    monkeypatch.setattr(play, "running_address", lambda folder: "http://127.0.0.1:1")
    monkeypatch.setattr(play, "_answers", lambda address: True)
    told = refused(capsys, "play", "--data", "data", "--bots", "mine.py:First")
    assert "already running at http://127.0.0.1:1" in told
