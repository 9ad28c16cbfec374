"""`hotseat play` in the browser: a server of one's own, or the one that already runs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from hotseat.cli import main, play
from hotseat.form import version_and_form
from tests.patience import PATIENCE

Capture = pytest.CaptureFixture[str]

# A process in which the client is built.
PRETEND = (
    "import sys; from pathlib import Path; from hotseat.cli import main, play; "
    "play.client_folder = lambda given: Path('.'); sys.exit(main(sys.argv[1:]))"
)


def refused(capsys: Capture, *arguments: str) -> str:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Pretend that the client is built."""
    monkeypatch.setattr(play, "client_folder", lambda given: tmp_path)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Play in a process of its own, without a terminal; yield it and what it prints."""
    with subprocess.Popen(
        [sys.executable, "-c", PRETEND, "play", "heat", "--data", str(tmp_path / "data")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        yield process, process.stdout.readline()
        process.kill()


def test_it_serves_on_at_the_end_of_input_and_a_second_call_finds_it(
    server: tuple[subprocess.Popen[str], str], capsys: Capture, client: None, tmp_path: Path
) -> None:
    process, line = server
    address = line.removeprefix("Hotseat is at ").removesuffix("/new/heat\n")
    assert address.startswith("http://127.0.0.1:")
    assert process.stdin
    assert process.stdout
    assert process.stdout.readline() == f"It runs until somebody stops process {process.pid}.\n"
    process.stdin.close()
    with urlopen(f"{address}/healthz", timeout=PATIENCE) as response:
        assert response.read().decode() == f"ok\n{version_and_form()}\n"
    assert main(["play", "--data", str(tmp_path / "data")]) == 0
    assert capsys.readouterr().out == f"Hotseat is at {address}/\n"
    process.terminate()
    assert process.wait(PATIENCE) == 0


def test_without_any_input_it_serves_too(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PRETEND, "play", "--data", str(tmp_path / "data")],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        line = process.stdout.readline()
        assert line.startswith("Hotseat is at http://127.0.0.1:")
        with urlopen(line.split()[-1] + "healthz", timeout=PATIENCE) as response:
            assert response.status == 200
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_a_game_that_is_not_there_is_refused(capsys: Capture, client: None) -> None:
    assert "chess" in refused(capsys, "play", "chess")


def test_without_a_client_it_says_how_to_play(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "client_folder", lambda given: None)
    told = refused(capsys, "play")
    assert "make play" in told
    assert "--terminal" in told


@pytest.mark.parametrize("option", ["--seats=3", "--set=laps=1", "--seed=4", "--ask-all"])
def test_what_is_for_the_terminal_is_refused_in_the_browser(capsys: Capture, option: str) -> None:
    assert "add --terminal" in refused(capsys, "play", option)
