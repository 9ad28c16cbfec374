"""The compiled form is really loaded, and plays what the interpreted one plays.

`make compiled` runs this, the contract suite, the records and the playthroughs against it.
"""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from hatch_build import compiled_modules
from hotseat import __version__
from hotseat.arena.forms import forms
from hotseat.form import is_compiled, version_and_form
from tests.compiled.games import digests
from tests.server.harness import Guest, Server

ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.skipif(not is_compiled(), reason="for the compiled form: make compiled")


@pytest.mark.parametrize("module", compiled_modules())
def test_a_module_is_compiled(module: str) -> None:
    file = import_module(module).__file__
    assert file
    assert file.endswith(tuple(EXTENSION_SUFFIXES))


def test_a_compiled_package_offers_both_forms() -> None:
    assert forms() == ("pure", "compiled")
    assert version_and_form() == f"hotseat {__version__} (compiled)"


def test_the_servers_of_the_tests_are_compiled_too(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        answer = Guest(server, "Ann").request("GET", "/healthz")
    assert version_and_form() in answer.body.decode()


def test_both_forms_play_the_same_games_byte_for_byte() -> None:
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.compiled.games"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert interpreted.stdout.splitlines() == digests()
