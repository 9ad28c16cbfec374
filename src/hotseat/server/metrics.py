"""What can be watched: numbers for Prometheus, none of them about a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "hotseat_requests", "Requests over HTTP", ["status"], registry=self.registry
        )
        self.entries = Counter("hotseat_entries", "Entries written to logs", registry=self.registry)
        self.refusals = Counter(
            "hotseat_refusals", "Requests that were refused", ["code"], registry=self.registry
        )
        self.commit_seconds = Histogram(
            "hotseat_commit_seconds",
            "From an entry to its safe place",
            registry=self.registry,
            buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
        )
        self.sockets = Gauge("hotseat_sockets", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("hotseat_tables", "Tables in memory", registry=self.registry)
        self.bot_moves = Counter(
            "hotseat_bot_moves", "Moves of bots, by what came of them", ["note"],
            registry=self.registry,
        )  # fmt: skip

    def page(self) -> bytes:
        """Return all figures as text."""
        return generate_latest(self.registry)
