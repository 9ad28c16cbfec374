"""A bot of one's own comes from a file that the command line names, and from nowhere else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hotseat.bots import Player, bot_names, listens
from hotseat.bots.own import add_own, is_own, own_places
from hotseat.bots.roster import LONGEST_NAME
from hotseat.core import FastChance, Invalid, Seat
from hotseat.games.heat import GAME
from hotseat.words import Words
from tests.bots.own_bots import FIRST, forgets_own_bots, write_bot

__all__ = ["forgets_own_bots"]  # pytest finds it here

pytestmark = pytest.mark.usefixtures("forgets_own_bots")


def refusal(given: str) -> str:
    with pytest.raises(Invalid) as caught:
        add_own(given)
    told = Words().say(caught.value.phrase)
    assert "\n" not in told
    assert not any(name.endswith(given.rpartition(":")[2]) for name in bot_names(GAME))
    return told


def test_a_class_in_a_file_becomes_a_bot_by_name(tmp_path: Path) -> None:
    file = write_bot(tmp_path, FIRST + "    listens = True\n")
    assert add_own(f"{file}:First") == "mine.py:First"
    assert bot_names(GAME) == ["random", "rookie", "mine.py:First"]
    assert listens("mine.py:First", GAME)
    assert Player("mine.py:First", GAME, Seat(0), FastChance(1)).listens


def test_a_relative_path_is_known_elsewhere_by_its_whole_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bot(tmp_path / "bots", FIRST)
    monkeypatch.chdir(tmp_path)
    add_own("bots/mine.py:First")
    monkeypatch.chdir("/")
    [place] = own_places()
    assert place == f"{tmp_path.resolve()}/bots/mine.py:First"
    assert add_own(place) == "mine.py:First"  # once more is no harm


def test_a_file_is_run_once_whatever_is_taken_from_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "print('loaded')\n" + FIRST + FIRST.replace("First", "Second")
    file = write_bot(tmp_path, text)
    assert [add_own(f"{file}:{kind}") for kind in ("First", "Second")] == [
        "mine.py:First",
        "mine.py:Second",
    ]
    assert capsys.readouterr().err == "loaded\n"


def test_what_a_file_prints_does_not_spoil_what_a_command_prints(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add_own(f"{write_bot(tmp_path, FIRST + 'print(1)')}:First")
    assert capsys.readouterr() == ("", "1\n")


def test_a_file_can_import_what_lies_beside_it_but_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "beside_mine.py").write_text("ANSWER = 0\n")
    (tmp_path / "colorsys.py").write_text("raise RuntimeError('not that of Python')\n")
    file = write_bot(tmp_path, "import colorsys\nfrom beside_mine import ANSWER\n" + FIRST)
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert add_own(f"{file}:First") == "mine.py:First"


def test_what_is_not_there_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = write_bot(tmp_path, FIRST)
    missing = tmp_path / "none.py"
    assert refusal(f"{missing}:First") == f"{missing} cannot be read: no such file or directory."
    assert refusal(f"{tmp_path}:First") == f"{tmp_path} cannot be read: is a directory."
    assert refusal(f"{file}:Last") == f"{file} has no class “Last”; it has {file}:First."
    assert refusal(str(file)) == f"Say which bot of {file} you mean: {file}:First."


def test_what_is_no_bot_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = write_bot(tmp_path, "class Plain: pass\nclass Lazy(Bot): pass\nNUMBER = 3\n")
    assert "Plain" in refusal(f"{file}:Plain")
    assert "extends hotseat.bots.Bot" in refusal(f"{file}:NUMBER")
    assert refusal(f"{file}:Lazy") == f"Lazy in {file} cannot play: it has no method “choose”."
    assert refusal(f"{file}:None") == (
        f"{file} holds no bot: a bot is a class that extends hotseat.bots.Bot."
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("1 / 0\n", "ZeroDivisionError: division by zero (mine.py, line 5)"),
        ("def (:\n", "SyntaxError: invalid syntax (mine.py, line 5)"),
        ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise SystemExit(0)\n", "SystemExit: 0 (mine.py, line 5)"),
        ("\0", "null bytes"),
    ],
)
def test_a_file_that_fails_says_how_and_where(tmp_path: Path, text: str, problem: str) -> None:
    file = write_bot(tmp_path, text)
    told = refusal(f"{file}:First")
    assert told.startswith(f"{file} cannot be loaded: ")
    assert problem in told


def test_two_files_of_one_name_cannot_be_told_apart(tmp_path: Path) -> None:
    add_own(f"{write_bot(tmp_path / 'old', FIRST)}:First")
    with pytest.raises(Invalid, match="invalid-bot-twice"):
        add_own(f"{write_bot(tmp_path / 'new', FIRST)}:First")


def test_a_name_has_a_length(tmp_path: Path) -> None:
    long = "x" * LONGEST_NAME + ".py"
    with pytest.raises(Invalid, match="invalid-bot-long"):
        add_own(f"{write_bot(tmp_path, FIRST, long)}:First")


def test_names_of_bots_are_no_files() -> None:
    assert not any(is_own(name) for name in bot_names(GAME))
    assert is_own("mine.py:Careful")
    assert is_own("mine.py")


def test_a_name_never_leads_to_a_file(tmp_path: Path) -> None:
    """What a client or a record calls a bot may look like one of these."""
    evidence = tmp_path / "ran"
    text = f"from pathlib import Path\nPath({str(evidence)!r}).touch()\n" + FIRST
    name = f"{write_bot(tmp_path, text)}:First"
    assert not listens(name, GAME)
    with pytest.raises(Invalid, match="invalid-bot"):
        Player(name, GAME, Seat(0), FastChance(1))
    assert not evidence.exists()
    add_own(name)
    assert evidence.exists()  # it would have been noticed
