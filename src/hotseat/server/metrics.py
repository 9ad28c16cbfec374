"""What can be watched: numbers for Prometheus, none of them about a person."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    Metric,
    SummaryMetricFamily,
)
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The figures of one server.

    What every move counts is counted in plain numbers and put into form when somebody looks.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = 0
        self.commits = 0
        self.commit_seconds = 0.0
        self.sockets = 0
        self.tables = 0
        self.requests = Counter(
            "hotseat_requests", "Requests over HTTP", ["status"], registry=self.registry
        )
        self.refusals = Counter(
            "hotseat_refusals", "Requests that were refused", ["code"], registry=self.registry
        )
        self.bot_moves = Counter(
            "hotseat_bot_moves",
            "Moves of bots, by what came of them",
            ["note"],
            registry=self.registry,
        )
        self.registry.register(_Plain(self))

    def page(self) -> bytes:
        """Return all figures as text."""
        return generate_latest(self.registry)


class _Plain(Collector):
    """Gives the plain numbers away."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """Yield the figures as they are now."""
        metrics = self._metrics
        yield CounterMetricFamily("hotseat_entries", "Entries written", metrics.entries)
        yield SummaryMetricFamily(
            "hotseat_commit_seconds",
            "From entries to their safe place",
            metrics.commits,
            metrics.commit_seconds,
        )
        yield GaugeMetricFamily("hotseat_sockets", "Open WebSockets", metrics.sockets)
        yield GaugeMetricFamily("hotseat_tables", "Tables in memory", metrics.tables)
