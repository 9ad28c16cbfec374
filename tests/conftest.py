"""What holds for all tests."""

from __future__ import annotations

import os

from tests.services import remove_services


def pytest_xdist_auto_num_workers() -> int:
    """Run two tests more than there are cores: many wait for a browser or a server."""
    return (os.cpu_count() or 1) + 2


def pytest_sessionfinish() -> None:
    """Stop what this process has started; at its very end it may be cut short."""
    remove_services()
