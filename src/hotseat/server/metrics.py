"""What can be watched: numbers for Prometheus, none of them about a person."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Count
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
# Seconds: from an idle disk to one that keeps everybody waiting.
_COMMIT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_LAG = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


# When each was counted first: twice as many lines, of use to nobody.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Durations:
    """How often something took how long."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self.seconds += seconds

    def family(self, name: str, what: str) -> Metric:
        """Return them as a histogram."""
        bounds = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self._counts)), strict=True))
        return HistogramMetricFamily(name, what, buckets, self.seconds)


class Moment(NamedTuple):
    """What is looked up only when somebody asks."""

    tables: Mapping[str, int] = {}  # in memory, by game
    people: int = 0  # with an open socket
    bots_waiting: int = 0  # questions that no worker has taken yet
    bots_thinking: int = 0
    bot_workers: int = 0
    nodes: int = 1  # this one included


class Metrics:
    """The figures of one server.

    What every move counts is counted in plain numbers and put into form when somebody looks.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = 0
        self.moves: Count[str] = Count()  # by game
        self.commits = Durations(_COMMIT)
        self.lag = Durations(_LAG)
        self.sockets = 0
        self.named: dict[str, str] = {}  # what this server is: node, version, form
        self.look: Callable[[], Moment] = Moment
        self.requests = Counter(
            "hotseat_requests",
            "Requests over HTTP, by status",
            ["status"],
            registry=self.registry,
        )
        self.refusals = Counter(
            "hotseat_refusals",
            "Requests and messages that were refused, by the code of the refusal",
            ["code"],
            registry=self.registry,
        )
        self.bot_moves = Counter(
            "hotseat_bot_moves",
            "Moves of bots, by what came of them",
            ["note"],
            registry=self.registry,
        )
        self.registry.register(_Plain(self))
        ProcessCollector(registry=self.registry)

    def page(self) -> bytes:
        """Return all figures as text."""
        return generate_latest(self.registry)

    def figures(self) -> dict[str, float]:
        """Return all figures by name and labels, as the page has them."""
        return {
            sample.name + _labels(sample.labels): sample.value
            for metric in self.registry.collect()
            for sample in metric.samples
        }


def _labels(labels: Mapping[str, str]) -> str:
    parts = [f'{name}="{value}"' for name, value in labels.items()]
    return f"{{{','.join(parts)}}}" if parts else ""


class _Plain(Collector):
    """Gives the plain numbers away."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """Yield the figures as they are now."""
        metrics, moment = self._metrics, self._metrics.look()
        info = GaugeMetricFamily("hotseat_node_info", "What runs here", labels=list(metrics.named))
        info.add_metric(list(metrics.named.values()), 1)
        yield info
        yield _gauge("hotseat_nodes", "Servers of the same tables, this one included", moment.nodes)
        yield CounterMetricFamily(
            "hotseat_entries", "Entries written to logs of tables", metrics.entries
        )
        moves = CounterMetricFamily("hotseat_moves", "Moves, bots' too, by game", labels=["game"])
        tables = GaugeMetricFamily("hotseat_tables", "Tables in memory, by game", labels=["game"])
        for game in sorted({*moment.tables, *metrics.moves}):
            moves.add_metric([game], metrics.moves[game])
            tables.add_metric([game], moment.tables.get(game, 0))
        yield moves
        yield tables
        yield metrics.commits.family(
            "hotseat_commit_seconds", "From entries to their safe place in the store"
        )
        yield metrics.lag.family(
            "hotseat_event_loop_lag_seconds", "How much later than planned the event loop went on"
        )
        yield _gauge("hotseat_sockets", "Open WebSockets", metrics.sockets)
        yield _gauge("hotseat_people", "People with an open WebSocket", moment.people)
        yield _gauge(
            "hotseat_bot_questions_waiting",
            "Questions to bots that wait for a free worker",
            moment.bots_waiting,
        )
        yield _gauge(
            "hotseat_bots_thinking", "Workers that think about a move now", moment.bots_thinking
        )
        yield _gauge("hotseat_bot_workers", "Workers for bots, as configured", moment.bot_workers)


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(name, what, value)
