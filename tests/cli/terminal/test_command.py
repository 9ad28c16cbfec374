"""`hotseat play --terminal`, as a user calls it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from hotseat.cli import main
from hotseat.cli import terminal as terminal_command
from hotseat.cli.terminal.console import Terminal
from hotseat.core.record import Record, finished, read_record
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from tests.cli.terminal.seat import Keyboard

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def run(patch: Patch, typed: str, *arguments: str) -> int:
    """Run the command with piped input; return the exit code."""
    patch.setattr(sys, "stdin", io.StringIO(typed))
    return main(["play", *arguments, "--terminal"])


def read(file: Path) -> Record:
    return read_record(str(file), file.read_bytes())


@pytest.mark.parametrize("name", NAMES)
def test_without_input_the_first_decision_is_printed(
    capsys: Capture, monkeypatch: Patch, name: str
) -> None:
    assert run(monkeypatch, "", name) == 0
    out, err = capsys.readouterr()
    assert "  1  " in out
    assert out.endswith("Goodbye.\n")
    assert err == ""


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_in_spanish(capsys: Capture, monkeypatch: Patch, name: str) -> None:
    assert run(monkeypatch, "1\n" * 3000, name, "--seed", "3", "--language", "es") == 0
    out, err = capsys.readouterr()
    assert "Estás en el puesto " in out
    assert out.endswith("Hasta luego.\n")
    assert err == ""


def test_no_input_at_all_is_an_end_too(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "--terminal"]) == 0
    assert capsys.readouterr().out.endswith("Goodbye.\n")


@pytest.mark.parametrize("name", NAMES)
def test_piped_lines_play_a_whole_game(
    capsys: Capture, monkeypatch: Patch, name: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    # The last row is out of reach of no list: words and numbers, until "again?" ends it.
    typed = "1\n" * 3000
    assert run(monkeypatch, typed, name, "--seed", "3", "--record", str(file)) == 0
    out = capsys.readouterr().out
    assert "You are in place " in out
    assert f"The game is saved in {file}." in out
    assert game_by_name(name).result(finished("file", game_by_name(name), read(file))) is not None


def test_the_same_seed_deals_the_same_and_none_deals_anew(
    capsys: Capture, monkeypatch: Patch
) -> None:
    shown = []
    for seed in (["--seed", "3"], ["--seed", "3"], [], [], []):
        run(monkeypatch, "", "heat", *seed)
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert len(set(shown)) > 2


def test_a_game_that_was_kept_goes_on(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run(monkeypatch, "plan 1 1\nq\n", "heat", "--seed", "5", "--record", str(file))
    before = read(file)
    assert len(before.entries) == 1
    capsys.readouterr()
    run(monkeypatch, "go on\n", "--resume", str(file))
    assert "Speed 1. Use your symbols" in capsys.readouterr().out
    after = read(file)
    assert after.entries[:1] == before.entries
    assert len(after.entries) == 2


def test_somebody_elses_record_stays_as_it_is(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    main(["sim", "heat", "--seats", "2", "--games", "1", "--record", str(tmp_path)])
    [file] = tmp_path.iterdir()
    kept = file.read_bytes()
    capsys.readouterr()
    assert run(monkeypatch, "", "--resume", str(file)) == 0
    assert file.read_bytes() == kept
    other = tmp_path / "mine.jsonl"
    run(monkeypatch, "", "--resume", str(file), "--record", str(other))
    assert file.read_bytes() == kept
    assert [holder.kind for holder in read(other).head.seats] == ["person", "bot"]


def test_what_a_record_says_is_not_said_again(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    run(monkeypatch, "", "heat", "--record", str(file))
    capsys.readouterr()
    for given, named in (
        (["potatoh"], "a game of heat"),
        (["--seats", "3"], "--seats"),
        (["--set", "laps=1"], "--set"),
        (["--seed", "0"], "--seed"),
    ):
        assert run(monkeypatch, "", *given, "--resume", str(file)) == 2
        assert named in capsys.readouterr().err
    assert run(monkeypatch, "", "heat", "--resume", str(file)) == 0


@pytest.mark.parametrize(("bots", "seats"), [("random", 6), ("random,rookie", 3)])
def test_named_bots_have_seats(monkeypatch: Patch, tmp_path: Path, bots: str, seats: int) -> None:
    file = tmp_path / "game.jsonl"
    assert run(monkeypatch, "", "heat", "--bots", bots, "--record", str(file)) == 0
    named = bots.split(",") if "," in bots else [bots] * (seats - 1)
    assert [holder.name for holder in read(file).head.seats] == ["", *named]


def test_opponents_and_settings_are_chosen(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    options = ("--seats", "3", "--bots", "random,rookie", "--set", "circuit=italy")
    run(monkeypatch, "", "heat", *options, "--record", str(file))
    assert "Italy, 3 laps." in capsys.readouterr().out
    head = read(file).head
    assert [(holder.kind, holder.name) for holder in head.seats] == [
        ("person", ""),
        ("bot", "random"),
        ("bot", "rookie"),
    ]


def test_a_person_alone_may_change_one_setting(capsys: Capture, monkeypatch: Patch) -> None:
    run(monkeypatch, "", "heat", "--set", "legends=2", "--seed", "1")
    shown = capsys.readouterr().out
    assert "3. " in shown
    assert "4. " not in shown


def test_another_game_follows(capsys: Capture, monkeypatch: Patch) -> None:
    run(monkeypatch, "1\n" * 10, "heat", "--set", "laps=1")
    assert "Again?" not in capsys.readouterr().out
    lines = ["1"] * 2000
    keyboard = Keyboard([*lines])
    answers = iter(["y", "n"])
    asked = keyboard.terminal.ask

    def answer(prompt: str) -> str | None:
        return next(answers) if prompt.startswith("Again?") else asked(prompt)

    keyboard.terminal.ask = answer  # type: ignore[method-assign]
    monkeypatch.setattr(terminal_command, "standard_terminal", lambda: keyboard.terminal)
    assert main(["play", "heat", "--terminal", "--set", "laps=1"]) == 0
    assert keyboard.shown.count("You are in place") == 2


def at_a_screen(monkeypatch: Patch, *lines: str) -> Keyboard:
    keyboard = Keyboard(lines, height=24)
    monkeypatch.setattr(terminal_command, "standard_terminal", lambda: keyboard.terminal)
    return keyboard


def test_quitting_at_a_screen_offers_to_keep_the_game(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    keyboard = at_a_screen(monkeypatch, "q", str(tmp_path), str(file))
    assert main(["play", "--terminal"]) == 0
    assert "cannot be written" in keyboard.shown  # a folder; asked again
    assert f"The game is saved in {file}." in keyboard.shown
    assert read(file).entries == ()
    keyboard = at_a_screen(monkeypatch, "q", "")
    assert main(["play", "--terminal"]) == 0
    assert "kept in" not in keyboard.shown


def test_ctrl_c_and_ctrl_d_are_polite_ends(capsys: Capture, monkeypatch: Patch) -> None:
    for error in (EOFError, KeyboardInterrupt):

        def stop(_prompt: str, error: type[BaseException] = error) -> str:
            raise error

        monkeypatch.setattr("builtins.input", stop)
        console = Keyboard([]).terminal._console
        screen = Terminal(console, terminal_command.console._read_from_keyboard, is_screen=True)
        monkeypatch.setattr(terminal_command, "standard_terminal", lambda screen=screen: screen)
        assert main(["play", "--terminal"]) == 0


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("chess",), "chess"),
        (("heat", "--seats", "9"), "not 9"),
        (("heat", "--bots", "genius"), "genius"),
        (("heat", "--seats", "2", "--bots", "random,random"), "2 bots"),
        (("heat", "--set", "tyres=soft"), "tyres"),
        (("heat", "--seed", "-1"), "--seed"),
        (("heat", "--record", "/dev/null/x"), "/dev/null/x"),
        (("--resume", "/nowhere"), "/nowhere"),
    ],
)
def test_what_a_user_gets_wrong_is_said_in_one_sentence(
    capsys: Capture, monkeypatch: Patch, arguments: tuple[str, ...], named: str
) -> None:
    assert run(monkeypatch, "", *arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert named in err
    assert err.count("\n") == 1
