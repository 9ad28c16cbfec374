"""Which form is measured, and that measuring plays whole games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module

import pytest

from hotseat import __version__, form
from hotseat.arena import forms, measure
from hotseat.arena.stopwatch import usual_rate
from hotseat.games import NAMES
from hotseat.games import game as game_by_name


def test_a_package_that_is_not_compiled_has_one_form(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = False
    monkeypatch.setattr(forms, "is_compiled", lambda: compiled)
    assert forms.forms() == ("pure",)
    compiled = True
    assert forms.forms() == ("pure", "compiled")


def test_a_module_is_compiled_if_it_is_a_library_of_this_machine() -> None:
    assert form.is_compiled("msgspec._core")
    assert not form.is_compiled("msgspec")
    assert not form.is_compiled("hotseat.form")


def test_what_runs_is_called_by_its_form(monkeypatch: pytest.MonkeyPatch) -> None:
    for compiled, name in ((True, "compiled"), (False, "interpreted")):
        monkeypatch.setattr(form, "is_compiled", lambda compiled=compiled: compiled)
        assert form.version_and_form() == f"hotseat {__version__} ({name})"


def test_interpreting_takes_the_sources_of_every_module_of_ours_and_of_no_other() -> None:
    code = (
        "import sys; from hotseat.arena.forms import interpret; interpret(); "
        "import json, msgspec; from hotseat.core import chance; "
        "from hotseat.games.heat import rules; "
        "print(*(type(sys.modules[one].__spec__.loader).__name__ for one in "
        "('hotseat.core.chance', 'hotseat.games.heat.rules', 'msgspec._core')))"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ran = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == ["SourceFileLoader", "SourceFileLoader", "ExtensionFileLoader"]


@pytest.mark.parametrize("name", NAMES)
def test_a_measured_game_is_a_whole_one_and_the_same_each_time(name: str) -> None:
    game = game_by_name(name)
    seats = game.seats.stop - 1
    settings = game.settings({}, seats)
    decisions = [measure.play_out(game, settings, seats, seed) for seed in (1, 1, 2)]
    assert decisions[0] == decisions[1] != decisions[2]
    tally = game.tally()
    assert measure.play_out(game, settings, seats, 1, tally.hear) == decisions[0]
    assert 0 < tally.figures()["turns"] < decisions[0]


@pytest.mark.parametrize("name", NAMES)
def test_the_copied_states_come_from_the_whole_length_of_a_game(name: str) -> None:
    game = game_by_name(name)
    seats = game.seats.stop - 1
    settings = game.settings({}, seats)
    states = measure.sample_states(game, settings, seats)
    assert len(states) >= measure._SAMPLES
    assert all(game.waiting(state) for state in states)
    assert len({game.dump(state) for state in states}) == len(states)


@pytest.mark.parametrize("name", NAMES)
def test_measuring_gives_a_rate_for_each_figure(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measure, "_COUNTED", 1)
    import_module("hotseat.games")  # "compiled": whatever is loaded already
    measure.main("compiled", name, 0.01)
    rates = json.loads(capsys.readouterr().out)
    assert list(rates) == ["games", "turns", "decisions", "clones", "imagined"]
    assert all(rate > 0 for rate in rates.values())


def test_the_usual_rate_is_that_of_the_middle_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three slices of a tenth of a second: 10 units, then 1 (something else ran), then 10."""
    now = 0.0
    steps = iter([0.02] * 5 + [0.2] + [0.02] * 100)

    def work() -> int:
        nonlocal now
        now += next(steps)
        return 2

    monkeypatch.setattr("hotseat.arena.stopwatch.process_time", lambda: now)
    assert usual_rate(work, 0.45) == pytest.approx(100)
