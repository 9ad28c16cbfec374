"""How fast something runs, on a machine that does other things too."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

_SLICE = 0.1  # seconds


def usual_rate(work: Callable[[], int], seconds: float) -> float:
    """Work for this long; return the median of the rates of all tenths of a second.

    `work` returns how many units it has done. The clock counts processor time.
    """
    rates: list[float] = []
    end = process_time() + seconds
    while (start := process_time()) < end:
        units = 0
        while (spent := process_time() - start) < _SLICE:
            units += work()
        rates.append(units / spent)
    return median(rates)
