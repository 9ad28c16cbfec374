"""The figures of several processes on one page, each with the number of its process.

They are not added up: a process that is started again counts from 0, which Prometheus understands
of one process and not of a sum.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families


class _Families:
    """What `generate_latest` wants to have collected."""

    def __init__(self, families: Mapping[str, Metric]) -> None:
        self._families = families

    def collect(self) -> Iterator[Metric]:
        yield from self._families.values()


def together(pages: Mapping[int, bytes]) -> bytes:
    """Return the pages of processes as one page."""
    families: dict[str, Metric] = {}
    for number, page in sorted(pages.items()):
        for family in text_string_to_metric_families(page.decode()):
            known = families.setdefault(
                family.name, Metric(family.name, family.documentation, family.type)
            )
            known.samples += [
                sample._replace(labels={**sample.labels, "process": str(number)})
                for sample in family.samples
            ]
    return generate_latest(cast(CollectorRegistry, _Families(families)))
