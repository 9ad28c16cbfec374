"""Asking the server for something, as the person of a page."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from playwright.sync_api import APIResponse, Page

from tests.e2e.waiting import until

# A connection on which nothing came for a while is closed, perhaps just as something is sent.
ATTEMPTS = 5


def get(page: Page, path: str) -> APIResponse:
    """Get something as the person of a page."""
    return page.request.get(path, max_retries=ATTEMPTS)


def post(page: Page, path: str, body: object) -> APIResponse:
    """Send something as the person of a page."""
    return page.request.post(path, data=body, max_retries=ATTEMPTS)


def patiently(page: Page, send: Callable[[], APIResponse]) -> Any:
    """Return what comes back; again where that was too often, which no person would do."""

    def answered() -> APIResponse | None:
        answer = send()
        return None if answer.status == HTTPStatus.TOO_MANY_REQUESTS else answer

    answer = until(page, answered, "an answer")
    assert answer
    assert answer.ok, answer.text()
    return answer.json()


def ask(page: Page, path: str, body: object = None) -> Any:
    """Ask the server for something as this person."""
    get(page, "/api/me")
    data = body if body is not None else {}
    return patiently(page, lambda: post(page, f"/api/{path}", data))


def table_now(page: Page, table: str) -> Any:
    """Return what a table says to this person, whatever the screen shows of it."""
    return patiently(page, lambda: get(page, f"/api/tables/{table}"))
