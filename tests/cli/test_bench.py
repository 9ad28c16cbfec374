from __future__ import annotations

import json

import pytest

from hotseat import __version__
from hotseat.arena import bench
from hotseat.arena.measure import COURSES
from hotseat.arena.peers import PEERS, Peer
from hotseat.cli import main
from hotseat.games import NAMES

Capture = pytest.CaptureFixture[str]

FIGURES = ("games", "turns", "decisions", "clones", "imagined")


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Measure nothing: pure does 10 a second, compiled 50, OpenSpiel 20; later rounds a bit more.

    One peer is installed and one is not.
    """
    calls: list[tuple[str, str]] = []

    def measure(form: str, name: str, seconds: float) -> dict[str, float]:
        calls.append((form, name))
        rate = {"pure": 10.0, "compiled": 50.0, "peer": 20.0}[form]
        later = calls.count((form, name)) - 1
        figures = FIGURES if form != "peer" else ("games", "decisions")
        return dict.fromkeys(figures, rate * 2**later)

    peers = {
        "OpenSpiel hearts": Peer("pytest", PEERS["OpenSpiel hearts"].measure),
        "Catanatron": Peer("no-such-package", PEERS["Catanatron"].measure),
    }
    monkeypatch.setattr(bench, "PEERS", peers)
    monkeypatch.setattr(bench, "forms", lambda: ("pure", "compiled"))
    monkeypatch.setattr(bench, "_measure", measure)
    return calls


def test_bench_really_measures(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "PEERS", {})
    assert main(["bench", "--json", "--seconds", "1"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {
        "version", "form", "python", "machine", "seconds", "games", "peers", "ratios",
    }  # fmt: skip
    assert report["form"] == "interpreted"
    assert list(report["games"]) == list(COURSES)
    assert {played for played, _ in COURSES.values()} == set(NAMES)
    assert report["games"]["heat"]["settings"]["garage"] == "none"
    assert report["games"]["heat full"]["settings"]["garage"] == "mixed"
    for played in report["games"].values():
        assert list(played["pure"]) == list(FIGURES)
        assert all(rate > 0 for rate in played["pure"].values())
        assert played["pure"]["games"] < played["pure"]["turns"] < played["pure"]["decisions"]
        assert played["compiled"] is None


def test_contestants_take_turns_and_the_best_of_each_counts(
    measured: list[tuple[str, str]],
) -> None:
    report = bench.bench(1)
    once = [(form, name) for name in COURSES for form in ("pure", "compiled")]
    assert measured == [*once, ("peer", "OpenSpiel hearts")] * bench.ROUNDS
    best = 2 ** (bench.ROUNDS - 1)
    assert report.games["heat"].pure["decisions"] == 10 * best
    assert report.peers["OpenSpiel hearts"].rates == {"games": 20 * best, "decisions": 20 * best}
    assert report.peers["Catanatron"].version is None
    assert report.peers["Catanatron"].rates is None
    assert report.ratios["heat compiled / heat pure"] == dict.fromkeys(FIGURES, 5.0)
    assert report.ratios["heat pure / OpenSpiel hearts"] == {"games": 0.5, "decisions": 0.5}
    assert not any("Catanatron" in name for name in report.ratios)


def test_bench_prints_a_table(capsys: Capture, measured: list[tuple[str, str]]) -> None:
    assert main(["bench"]) == 0
    out = capsys.readouterr().out
    assert f"hotseat {__version__} (interpreted)" in out
    assert "heat, 6 seats, pure" in out
    assert "heat, 6 seats, compiled" in out
    assert "heat full, 6 seats, pure" in out
    assert "Catanatron: not installed" in out
    assert "heat compiled / heat pure" in out


def test_a_peer_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RuntimeError, match="peer nobody"):
        bench._measure("peer", "nobody", 0.1)


def test_seconds_have_bounds(capsys: Capture) -> None:
    assert main(["bench", "--seconds", "0"]) == 2
    assert "--seconds cannot be 0" in capsys.readouterr().err
