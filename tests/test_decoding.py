"""Forms are decoded by several threads at once, also the first time."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.cases import cases
from tests.contract.harness import RandomGame

SOURCES = Path(__file__).parents[1] / "src" / "hotseat"
OURS = SOURCES / "core" / "decoding.py"
MSGSPECS_OWN = re.compile(r"msgspec\.(?:(?:json|msgpack|toml)\.(?:decode|Decoder)|convert)\(")
THREADS = 4
PROCESSES = 4  # one that is lucky proves nothing
# A fresh process, in which nobody has looked at a form yet; threads take turns as often as can be.
LOADING = """
import sys, threading
from hotseat.core.decoding import from_json
from hotseat.games import game
sys.setswitchinterval(1e-6)
name, module, row, file = sys.argv[1:]
game(name)
form = getattr(sys.modules[f"hotseat.games.{name}.{module}"], row)
dumped = open(file, "rb").read()
together = threading.Barrier(THREADS)
def load():
    together.wait()
    for _ in range(20):
        from_json(dumped, form)
loading = [threading.Thread(target=load) for _ in range(THREADS)]
for one in loading:
    one.start()
for one in loading:
    one.join()
print("whole")
""".replace("THREADS", str(THREADS))


@pytest.mark.parametrize(
    ("name", "module", "row"),
    [
        ("heat", "snapshot", "RaceRow"),
        ("heap", "snapshot", "_Battle"),
        ("potatoh", "snapshot", "_Match"),
    ],
)
def test_several_threads_may_open_games_at_once(
    tmp_path: Path, name: str, module: str, row: str
) -> None:
    case = next(case for case in cases() if case.game.name == name)
    file = tmp_path / "dumped"
    file.write_bytes(case.game.dump(next(RandomGame(case, 1).steps()).state))
    command = [sys.executable, "-c", LOADING, name, module, row, str(file)]
    trying = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(PROCESSES)]
    said = [one.communicate()[0] for one in trying]
    assert [(one.returncode, text) for one, text in zip(trying, said, strict=True)] == [
        (0, b"whole\n")
    ] * PROCESSES


def test_nothing_else_decodes() -> None:
    elsewhere = [
        f"{file.relative_to(SOURCES)}: {found[0]}"
        for file in SOURCES.rglob("*.py")
        if file != OURS
        for found in MSGSPECS_OWN.finditer(file.read_text("utf-8"))
    ]
    assert not elsewhere
