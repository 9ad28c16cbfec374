"""The contract is long, and it is tested in both forms."""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path

import pytest

# Where the compiled form is tested as well, and in whole, the slow one may test every third case.
ONE_IN = int(os.environ.get("CONTRACT_ONE_IN", "1"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out most cases of every test, of each test others."""
    here = Path(__file__).parent
    cases: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.path.is_relative_to(here):
            cases[item.nodeid.partition("[")[0]].append(item)
    left_out = {
        item
        for first, of_a_test in enumerate(cases.values())
        for number, item in enumerate(of_a_test, start=first)
        if len(of_a_test) >= ONE_IN and number % ONE_IN
    }
    if left_out:
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=list(left_out))
