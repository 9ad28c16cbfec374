"""What the README says is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hotseat.cli import COMMANDS, main
from hotseat.games import game as game_by_name

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_python_in_it_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, _bot = PYTHON
    exec(compile(code, "README.md", "exec"), {})
    assert "Standing(place=1" in capsys.readouterr().out


def test_the_bot_in_it_beats_chance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _code, bot = PYTHON
    (tmp_path / "mine.py").write_text(bot)
    bots = f"{tmp_path / 'mine.py'}:Careful,random"
    assert main(["sim", "heat", "--seats", "2", "--bots", bots, "--games", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["wins_by_bot"] == {"mine.py:Careful": 6, "random": 0}


def test_the_script_of_the_page_about_scripting_runs() -> None:
    page = (ROOT / "docs" / "scripting.md").read_text("utf-8")
    known: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(compile(code, "scripting.md", "exec"), known)
    assert known["winner"](0) in range(3)  # type: ignore[operator]
    assert known["drops"]


def test_the_changelog_names_todays_rules() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    for name, title in {"heat": "HEAT", "potatoh": "¡HOT! POTA-TOH!", "heap": "HEAP"}.items():
        version = game_by_name(name).rules_version
        assert f"- **{title}**, rules version {version}: " in changes


def test_its_links_lead_somewhere() -> None:
    for document in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        text = document.read_text("utf-8")
        links = re.findall(r"\]\(([^)#]+)[^)]*\)", text)
        for link in links + re.findall(r'src="([^"]+)"', text):
            assert (document.parent / link).exists(), f"{document.name}: {link}"


def test_its_commands_are_all_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"^\| `hotseat ([a-z][a-z-]*)", README, re.MULTILINE)
    assert set(commands) == set(COMMANDS)
    for command in commands:
        assert main([command, "--help"]) == 0
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert f"\n{target}:" in (ROOT / "Makefile").read_text("utf-8")
