"""What holds for all tests."""

from __future__ import annotations

import os

import pytest

from tests.services import remove_services


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Run two tests more than there are cores, because many wait for a server.

    Browsers draw while they wait: with more of them than cores, all of them take longer.
    """
    cores = os.cpu_count() or 1
    return cores if any("e2e" in argument for argument in config.args) else cores + 2


def pytest_sessionfinish() -> None:
    """Stop what this process has started; at its very end it may be cut short."""
    remove_services()
