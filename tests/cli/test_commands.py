"""The commands, as a user calls them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path

import pytest

from hotseat import __version__, form
from hotseat.cli import COMMANDS, command_line, main, sim
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.games.heat import data

ROOT = Path(__file__).parents[2]
Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    """Return the exit code, what was printed and what was complained about."""
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(str(stop.code or 0))
    out, err = capsys.readouterr()
    return code, out, err


def refused(capsys: Capture, *arguments: str) -> str:
    """Return the one sentence with which a call is refused."""
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def test_every_command_is_found_in_the_module_that_adds_it() -> None:
    for name, module in COMMANDS.items():
        commands = ArgumentParser().add_subparsers()
        import_module(f"hotseat.cli.{module}").add_to(commands)
        assert list(commands.choices) == [one for one in COMMANDS if COMMANDS[one] == module]
        assert name in commands.choices


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["--version"], ["hotseat.server", "hotseat.arena", "hotseat.games.heat"]),
        (["sim", "--help"], ["hotseat.server"]),
        (["replay", "--help"], ["hotseat.server", "hotseat.arena"]),
        (["serve", "--help"], ["hotseat.games.h", "hotseat.games.p", "hotseat.bots.h"]),
        # What is wrong is said without them, too.
        (["admin", "bans", "--data", "nowhere"], ["hotseat.games.h", "hotseat.games.p"]),
        (["sim", "heat", "--games", "1"], ["hotseat.games.heap", "hotseat.games.potatoh"]),
    ],
)
def test_a_command_loads_only_what_it_needs(arguments: list[str], unneeded: list[str]) -> None:
    code = (
        "import sys; from hotseat.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    loaded = ran.stderr.split()
    assert "hotseat.cli" in loaded
    assert not [one for one in loaded if one.startswith(tuple(unneeded))]


def test_sim_prints_one_json_object(capsys: Capture) -> None:
    code, out, _ = run(
        capsys, "sim", "heat", "--seats", "3", "--games", "5", "--set", "circuit=italy", "--json"
    )
    assert code == 0
    report = json.loads(out)
    assert report["games"] == 5
    assert report["seats"] == 3
    assert sum(report["wins_by_seat"]) == 5
    assert report["wins_by_bot"] == {"random": 5}
    assert report["settings"]["circuit"] == "italy"
    assert report["turns"] > report["rounds"] > 0
    assert report["spaces_a_round"] == pytest.approx(report["spaces"] / report["turns"], abs=1e-3)
    for figure in ("seconds", "decisions", "spin_outs", "heat_paid"):
        assert report[figure] >= 0


def test_sim_gives_the_same_figures_in_one_process_or_more(capsys: Capture) -> None:
    reports = []
    for jobs in ("1", "2"):
        _, out, _ = run(
            capsys, "sim", "heat", "--seats", "2", "--games", "41", "--set", "laps=1",
            "--jobs", jobs, "--json",
        )  # fmt: skip
        report = json.loads(out)
        del report["seconds"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_sim_prints_a_table(capsys: Capture) -> None:
    code, out, _ = run(capsys, "sim", "heat", "--seats", "2", "--games", "2")
    assert code == 0
    assert "2 games" in out
    assert "spaces a round" in out


def test_sim_shows_what_it_counted_of_each_thing_side_by_side(capsys: Capture) -> None:
    _, out, _ = run(capsys, "sim", "heat", "--games", "4", "--set", "circuit=italy")
    title, *rows = re.findall(r"^[│┃] +(corner|\d+) +[│┃](.*)[│┃]$", out, re.MULTILINE)
    assert title[0] == "corner"
    assert title[1].replace("┃", " ").split() == ["crossed", "heat", "spin", "outs"]
    assert [number for number, _ in rows[:3]] == ["1", "2", "3"]
    crossed, _heat, spin_outs = (int(cell) for cell in rows[0][1].split("│"))
    assert crossed >= 4 * 6 * 3  # each of six cars, three laps
    assert spin_outs <= crossed
    assert "corner 1" not in out


def test_sim_names_bots_that_never_win(capsys: Capture) -> None:
    _, out, _ = run(
        capsys, "sim", "heap", "--seats", "2", "--games", "2", "--bots", "rookie,random", "--json"
    )
    assert json.loads(out)["wins_by_bot"] == {"rookie": 2, "random": 0}


def test_sim_sorts_by_numbers() -> None:
    counts = dict.fromkeys(("grid 10: wins", "grid 9: wins", "grid 2: wins"), 1)
    [table] = [sim._table_of(kind, rows) for kind, rows in sim._by_kind(counts).items()]
    assert list(table.columns[0].cells) == ["2", "9", "10"]


def test_sim_lists_the_settings(capsys: Capture) -> None:
    code, out, _ = run(capsys, "sim", "heat", "--settings")
    assert code == 0
    assert "handicap" in out
    assert "great_britain" in out


@pytest.mark.parametrize("name", NAMES)
def test_settings_can_be_read_in_80_columns(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    printed = run(capsys, "sim", name, "--settings")[1]
    words = printed.replace("│", " ").replace(",", " ").split()
    for setting in game_by_name(name).schema:
        assert {setting.name, *setting.choices, *setting.rules} <= set(words)


def test_seats_rotate(capsys: Capture) -> None:
    _, out, _ = run(
        capsys, "sim", "heat", "--seats", "2", "--games", "4", "--bots", "random,random", "--json"
    )
    assert json.loads(out)["bots"] == ["random", "random"]


def test_records_are_written_and_verified(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "races"
    arguments = ("sim", "heat", "--seats", "2", "--games", "2", "--set", "laps=1")
    assert run(capsys, *arguments, "--record", str(folder))[0] == 0
    files = sorted(folder.iterdir())
    assert len(files) == 2
    for file in files:
        code, out, _ = run(capsys, "replay", str(file))
        assert code == 0
        assert "verified" in out
        assert "wins the race" in out
    code, out, _ = run(capsys, "replay", str(files[0]), "--json")
    told = json.loads(out)
    assert told["verified"] is True
    assert told["finished"] is True
    assert told["entries"] == len(told["log"]) - 1
    assert [standing["place"] for standing in told["standings"]] == [1, 2]
    damaged = files[0].read_bytes().replace(b"plan", b"plum", 1)
    files[0].write_bytes(damaged)
    assert str(files[0]) in refused(capsys, "replay", str(files[0]))


def test_one_table_that_moves_is_one(capsys: Capture, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    arguments = ("sim", "heap", "--games", "1", "--set", "vehicles_needed=1")
    run(capsys, *arguments, "--record", str(tmp_path))
    [record] = tmp_path.glob("*.jsonl")
    assert run(capsys, "import", str(record), "--data", str(here))[0] == 0
    code, out, _ = run(capsys, "move", "--from", str(here), "--to", str(there))
    assert (code, out) == (0, f"Moved from {here} to {there}: 1 table.\n")


def test_a_circuit_of_ones_own_is_checked_and_raced(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "home.toml"
    text = data._text("circuits", "usa.toml").replace('"USA"', '"Home"')
    file.write_text(text)
    code, out, _ = run(capsys, "check", str(file))
    assert code == 0
    assert "Home" in out
    arguments = ("sim", "heat", "--seats", "2", "--games", "1", "--set", f"circuit={file}")
    code, out, _ = run(capsys, *arguments, "--json", "--record", str(tmp_path / "records"))
    assert code == 0
    assert json.loads(out)["settings"]["circuit"]["text"] == text
    file.unlink()  # the record stands alone
    [record] = (tmp_path / "records").iterdir()
    assert "Home" in run(capsys, "replay", str(record))[1]


@pytest.mark.parametrize("page", ["circuit", "deck", "season", "upgrade"])
def test_the_file_in_the_documentation_is_valid(capsys: Capture, tmp_path: Path, page: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(example_of(page), "utf-8")
    assert run(capsys, "check", str(file))[0] == 0


@pytest.mark.parametrize("page", ["circuit", "legends"])
def test_the_chevrons_in_the_documentation_fit_the_circuit_there(
    capsys: Capture, tmp_path: Path, page: str
) -> None:
    [chevrons] = re.findall(r"chevron.*`(?:chevrons = )?(\[\[.*?\]\])`", page_on(page))
    text = example_of("circuit")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("\n\n[[corner]]", f"\nchevrons = {chevrons}\n\n[[corner]]", 1))
    assert chevrons in file.read_text("utf-8")
    assert run(capsys, "check", str(file))[0] == 0


def page_on(files: str) -> str:
    """Return the page on one kind of a user's files."""
    return (ROOT / "docs" / f"{files}-files.md").read_text("utf-8")


def example_of(files: str) -> str:
    """Return the file that a page shows."""
    [example] = re.findall(r"```toml\n(.*?)```", page_on(files), re.DOTALL)
    return str(example)


def test_a_broken_circuit_is_refused_with_file_and_value(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "home.toml"
    file.write_text(data._text("circuits", "usa.toml").replace("limit = 7", "limit = -7"))
    for sentence in (
        refused(capsys, "check", str(file)),
        refused(capsys, "sim", "heat", "--set", f"circuit={file}"),
    ):
        assert str(file) in sentence
        assert "limit = -7" in sentence


def test_files_that_are_nothing_are_refused(capsys: Capture, tmp_path: Path) -> None:
    missing = str(tmp_path / "none.toml")
    assert missing in refused(capsys, "check", missing)
    assert missing in refused(capsys, "replay", missing)
    assert missing in refused(capsys, "sim", "heat", "--set", f"circuit={missing}")
    noise = tmp_path / "noise.toml"
    noise.write_bytes(b"\xff\xfe")
    assert "not text" in refused(capsys, "check", str(noise))
    noise.write_text("= = =")
    assert str(noise) in refused(capsys, "check", str(noise))
    noise.write_text('schema = "poem/1"')
    sentence = refused(capsys, "check", str(noise))
    assert "poem/1" in sentence
    for name in NAMES:
        for schema in game_by_name(name).file_schemas:
            assert schema in sentence
    noise.write_text('name = "no schema"')
    assert "must begin with schema" in refused(capsys, "check", str(noise))
    assert str(tmp_path) in refused(capsys, "check", str(tmp_path))


def test_a_file_without_a_name_is_refused(capsys: Capture) -> None:
    """What a script passes on may be an empty variable."""
    for arguments in (("check", ""), ("replay", ""), ("sim", "heat", "--bots", ":Careful")):
        assert "empty name" in refused(capsys, *arguments)


def test_a_file_may_begin_with_the_mark_of_windows(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "home.toml"
    file.write_text("\ufeff" + data._text("circuits", "usa.toml"), "utf-8")
    assert run(capsys, "check", str(file))[0] == 0
    arguments = ("sim", "heat", "--seats", "2", "--games", "1", "--set", f"circuit={file}")
    assert run(capsys, *arguments)[0] == 0


def test_a_folder_that_cannot_be_written_is_named(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    arguments = ("sim", "heat", "--seats", "2", "--games", "1", "--set", "laps=1")
    assert str(file) in refused(capsys, *arguments, "--record", str(file))


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("sim", "chess"), "chess"),
        (("sim", "heat", "--seats", "1"), "1 on seats and 0 Legends"),
        (("sim", "heat", "--seats", "0"), "not 0"),
        (("sim", "heat", "--seats", "7"), "not 7"),
        (("sim", "heat", "--seats", "six"), "six"),
        (("sim", "heat", "--set", "tyres=soft"), "tyres"),
        (("sim", "heat", "--set", "laps=many"), "many"),
        (("sim", "heat", "--set", "laps"), "laps"),
        (
            ("sim", "heat", "--set", "circuit=mine"),
            "france, or a file: its path has a / or ends in",
        ),
        (("sim", "heat", "--set", "garage=mine"), "it is one of none, basic, advanced, mixed."),
        (("sim", "heat", "--set", "handicap=1,2"), "2 values for 6 seats"),
        (("sim", "heat", "--bots", "genius"), "genius"),
        (("sim", "heat", "--bots", "random,random"), "2 bots"),
        (("sim", "heat", "--games", "0"), "--games"),
        (("sim", "heat", "--seed", "-1"), "--seed"),
        (("sim", "heat", "--jobs", "0"), "--jobs"),
        (("rules", "chess"), "chess"),
        (("rules", "--coverage", "--tests", "/nowhere"), "/nowhere"),
        (("sim", "heat", "--games", "1" + 33 * "0"), "many digits"),
        (("sim", "heat", "--seats", "1" + 33 * "0"), "many digits"),
        (("move", "--from", "here", "--to", "./here/"), "to itself"),
        (("move", "--from", "postgresql://h/a", "--to", "postgresql://h/a"), "h/a cannot be moved"),
        (("fly",), "fly"),
        (("--fly",), "--fly"),
        ((), "COMMAND"),
    ],
)
def test_what_a_user_gets_wrong_is_said_in_one_sentence(
    capsys: Capture, arguments: tuple[str, ...], named: str
) -> None:
    assert named in refused(capsys, *arguments)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no shell")
@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("--version | true", 0, ""),
        ("--help | true", 0, ""),
        ("rules heat | true", 0, ""),
        ("rules heat >&-", 0, ""),
        pytest.param(
            "rules heat > /dev/full",
            2,
            "hotseat: There is no room left to write to.\n",
            marks=pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device"),
        ),
        ("rules heat > /dev/null", 0, ""),
    ],
)
def test_output_that_goes_nowhere_ends_politely(line: str, code: int, said: str) -> None:
    # Letters that the terminal lacks are no reason to stop either.
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    shell = ["bash", "-c", f"set -o pipefail; '{sys.executable}' -m hotseat {line}"]
    ended = subprocess.run(shell, env=ascii_only, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (code, said)


def test_rules_are_printed(capsys: Capture) -> None:
    code, out, _ = run(capsys, "rules", "heat")
    assert code == 0
    assert "HEAT-7-4" in out
    code, out, _ = run(capsys, "rules", "--json")
    rules = json.loads(out)["rules"]
    assert {"id", "kind", "text", "source", "section"} <= set(rules[0])
    assert "tests" not in rules[0]


def test_coverage_tells_the_tests_of_each_rule(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        "import pytest\n"
        '@pytest.mark.rule("HEAT-7-4", "HEAT-7-5")\n'
        "def test_a(): ...\n"
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("HEAT-7-4"))])\n'
        "def test_b(n): ...\n"
    )
    code, out, _ = run(capsys, "rules", "heat", "--coverage", "--json", "--tests", str(tmp_path))
    assert code == 0
    tests = {rule["id"]: rule["tests"] for rule in json.loads(out)["rules"]}
    file = (tmp_path / "test_x.py").as_posix()
    assert tests["HEAT-7-4"] == [f"{file}::test_a", f"{file}::test_b"]
    assert tests["HEAT-7-5"] == [f"{file}::test_a"]
    assert tests["HEAT-7-3"] == []
    code, out, _ = run(capsys, "rules", "heat", "--coverage", "--tests", str(tmp_path))
    assert "HEAT-7-3  has no test" in out
    assert "2 of" in out


@pytest.mark.parametrize("content", [b"def test_", b"\xff", b"\0"])
def test_a_test_that_is_not_python_is_named(
    capsys: Capture, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "test_it.py"
    file.write_bytes(content)
    assert str(file) in refused(capsys, "rules", "--coverage", "--tests", str(tmp_path))


def test_help_and_version(capsys: Capture) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for command in ("play", "sim", "replay", "rules", "check"):
        assert command in out


def test_help_says_how_many_play_if_nobody_says_so(capsys: Capture) -> None:
    games = [game_by_name(name) for name in NAMES]
    sim = " ".join(run(capsys, "sim", "--help")[1].split())
    assert f"(default: {', '.join(f'{game.name} {game.usual_seats}' for game in games)})" in sim
    play = " ".join(run(capsys, "play", "--help")[1].split())
    alone = [f"{game.name} {game.solo_seats}" for game in games]
    alone[0] += f" and {game_by_name('heat').solo_settings['legends']} Legends"
    assert f"(default: {', '.join(alone)}; heat with --bots: " in play


def test_the_version_says_which_form_runs(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = run(capsys, "--version")
    first, why = out.splitlines()
    assert (code, first) == (0, f"hotseat {__version__} (interpreted)")
    assert "C compiler" in why
    monkeypatch.setattr(form, "is_compiled", lambda: True)
    assert run(capsys, "--version")[1] == f"hotseat {__version__} (compiled)\n"


def test_ids_of_people_may_begin_with_a_dash(capsys: Capture) -> None:
    """One in 64 does: whoever is banned under it must be let in again."""
    chosen = command_line("admin").parse_args(["admin", "unban", "-2mqGO99", "--wait", "5"])
    assert (chosen.who, chosen.wait) == ("-2mqGO99", 5)
    code, _, problem = run(capsys, "sim", "heat", "--seed", "-15")
    assert (code, "--seed cannot be -15" in problem) == (2, True)
