"""What holds for all tests."""

from __future__ import annotations

from tests.services import remove_services


def pytest_sessionfinish() -> None:
    """Stop what this process has started; at its very end it may be cut short."""
    remove_services()
