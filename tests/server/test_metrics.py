"""What /metrics says of a real server, and what the dashboard asks for."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from hotseat.server.metrics import Durations, Metrics, Moment
from hotseat.server.pulse import Pulse
from tests.server.harness import ROOT, Guest, Refused, Server

DASHBOARD = ROOT / "deploy" / "grafana-dashboard.json"
ADDED = {"instance", "process"}  # by Prometheus, and where several processes serve
_WORDS = {"sum", "count", "max", "rate", "histogram_quantile"}  # of PromQL


def asked_for() -> dict[str, set[str]]:
    """Return every metric that the dashboard names, with the labels it is told apart by."""
    board = json.loads(DASHBOARD.read_text("utf-8"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    expressions += [
        variable["query"].removeprefix("label_values(").partition(",")[0]
        for variable in board["templating"]["list"]
        if variable["type"] == "query"
    ]
    found: dict[str, set[str]] = {}
    for expression in expressions:
        plain = re.sub(r"\{[^}]*\}|\[[^]]*\]|\"[^\"]*\"", "", expression)
        by = {
            label for group in re.findall(r"by \(([^)]*)\)", plain) for label in group.split(", ")
        }
        names = set(re.findall(r"[a-z_]{2,}", re.sub(r"by \([^)]*\)", "", plain))) - _WORDS
        assert names, expression
        for name in names:
            found.setdefault(name, set()).update(by - ADDED)
    return found


def names_of_ours(metrics: Metrics) -> set[str]:
    return {
        family.name + ("_total" if family.type == "counter" else "")
        for family in metrics.registry.collect()
        if family.name.startswith("hotseat_")
    }


def families(server: Server) -> dict[str, Metric]:
    page = Guest(server).request("GET", "/metrics").body.decode()
    return {family.name: family for family in text_string_to_metric_families(page)}


def test_every_metric_of_the_dashboard_is_there_after_a_game(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ann = Guest(server, "Ann")
        table = ann.open(
            "heat", seats=2, names=["Ann"], bot="rookie", start=True, settings={"laps": 1}
        )
        with ann.at(table) as client:
            client.play_to_the_end()
            with pytest.raises(Refused):
                ann.look("nowhere")
            exposed = families(server)
            samples = {
                sample.name: set(sample.labels)
                for family in exposed.values()
                for sample in family.samples
            }
            for name, labels in asked_for().items():
                assert name in samples, f"the dashboard asks for {name}"
                assert labels <= samples[name], name
            value = {
                (sample.name, *sample.labels.values()): sample.value
                for family in exposed.values()
                for sample in family.samples
            }
            moves = sum(entry["kind"] == "moved" for entry in client.entries)
            assert value["hotseat_moves_total", "heat"] == moves > 10
            assert value["hotseat_tables", "heat"] == 1
            assert value["hotseat_tables", "heap"] == 0
            assert value["hotseat_people",] == value["hotseat_sockets",] == 1
            assert value["hotseat_refusals_total", "refused-no-such-table"] == 1
            assert value["hotseat_bot_moves_total", "its own"] > 5
            assert (
                value["hotseat_commit_seconds_bucket", "+Inf"]
                == value["hotseat_commit_seconds_count",]
            )
            assert value["hotseat_nodes",] == value["hotseat_bot_workers",] == 1


def test_every_metric_of_ours_says_what_it_is(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        Guest(server).get("/api/me")
        ours = [one for name, one in families(server).items() if name.startswith("hotseat_")]
    assert ours
    for family in ours:
        assert family.documentation
        assert family.type in ("counter", "gauge", "histogram"), family.name


def test_the_dashboard_asks_for_all_that_is_ours() -> None:
    metrics = Metrics()
    metrics.named = {"node": "here", "version": "1", "form": "compiled"}
    metrics.look = lambda: Moment({"heat": 1})
    asked = {name.removesuffix("_bucket") for name in asked_for()}
    assert names_of_ours(metrics) - asked == set()


def test_every_metric_that_is_documented_is_there() -> None:
    documented = set(re.findall(r"`(hotseat_\w+)", (ROOT / "docs/hosting.md").read_text("utf-8")))
    assert documented == names_of_ours(Metrics())


def test_durations_are_counted_up_to_each_bound() -> None:
    durations = Durations((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 3.0):
        durations.add(seconds)
    samples = durations.family("x_seconds", "x").samples
    counts = {sample.labels["le"]: sample.value for sample in samples if "le" in sample.labels}
    assert counts == {"0.1": 2, "1.0": 3, "+Inf": 4}
    assert [sample.value for sample in samples if sample.name.endswith("_sum")] == [3.65]


def test_the_last_minute_forgets_what_is_older() -> None:
    time = 0.0
    metrics = Metrics()
    pulse = Pulse(metrics, lambda: time)
    pulse.beat(2.0)
    metrics.moves["heat"] += 5
    time = 30.0
    pulse.beat(0.1)
    assert (pulse.moves_last_minute(), pulse.worst_lag()) == (5, 2.0)
    metrics.moves["heat"] += 1
    time = 61.0
    pulse.beat(0.0)
    assert (pulse.moves_last_minute(), pulse.worst_lag()) == (1, 0.1)
