"""The browser tests: a real server, a real Chromium."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from hotseat.server.client import client_folder
from hotseat.server.data_folder import open_store
from hotseat.server.maintenance import ImportedTable, import_record
from tests.e2e.serving import BROWSER_ARGUMENTS, browser_path, server
from tests.e2e.sitting import PHONE, WIDE, At, OpenPage, Table
from tests.patience import PATIENCE
from tools.moments import Before, Course, Moment, Wanted, moment

NewContext = Callable[..., BrowserContext]

MILLISECONDS = PATIENCE * 1000
FAILED = pytest.StashKey[bool]()
SAID = 600  # characters of a page are enough to see where it stands
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def _missing() -> str:
    if browser_path() is None:
        return "there is no Chromium on this machine"
    if client_folder(None) is None:
        return f"the client is not built into {files('hotseat')}/client (make web)"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the browser tests where they cannot run; in CI that is an error.

    They come last: Playwright keeps an event loop in its process, and others want their own.
    """
    missing = _missing()
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.is_relative_to(here))
    for item in items:
        if missing and item.path.is_relative_to(here):
            if os.environ.get("CI") == "true":
                raise pytest.UsageError(f"The browser tests cannot run: {missing}.")
            item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {
        "executable_path": browser_path(),
        "args": list(BROWSER_ARGUMENTS),
        "timeout": MILLISECONDS,
    }


@pytest.fixture(scope="session", autouse=True)
def patient() -> None:
    """Let expectations wait on a busy machine: Playwright's own five seconds are soon over."""
    expect.set_options(timeout=MILLISECONDS)


@pytest.fixture
def new_context(request: pytest.FixtureRequest, new_context: NewContext) -> Iterator[NewContext]:
    """Make browsers that wait as patiently for everything else; if a test fails, tell their pages.

    A page that something was waited for in vain says best why it was not there.
    """
    contexts: list[BrowserContext] = []

    def patiently(**wanted: Any) -> BrowserContext:
        context = new_context(**wanted)
        context.set_default_timeout(MILLISECONDS)
        contexts.append(context)
        return context

    yield patiently
    if request.node.stash.get(FAILED, False):
        for page in (page for context in contexts for page in context.pages):
            sys.stdout.write(f"--- {page.url}\n{page.locator('body').inner_text()[:SAID]}\n")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let what ends with a test know whether it failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where that server keeps its tables: others can be put beside them."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def base_url(data_folder: Path) -> Iterator[str]:
    """The address of a server that all browser tests of this process share."""
    with server(data_folder) as address:
        yield address


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, Any]:
    return {
        "base_url": base_url,
        "locale": "en-GB",
        "viewport": {"width": 1440, "height": 900},
        "reduced_motion": "reduce",
    }


class Listener:
    """What a page complains about in the console; there should be nothing."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)


@pytest.fixture
def quiet_page(page: Page) -> Iterator[Page]:
    """A page on which every complaint in the console fails the test."""
    listener = Listener(page)
    yield page
    assert listener.complaints == []


@pytest.fixture
def friend(new_context: NewContext) -> Page:
    """The page of somebody else, on a phone."""
    page = new_context(has_touch=True).new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    return page


@pytest.fixture
def at(data_folder: Path, base_url: str) -> At:
    """Put a table beside those that the server has, which is there by then."""

    def put(course: Course, wanted: Wanted | Before | None) -> Table:
        there: Moment = moment(course, wanted)

        async def keep() -> ImportedTable:
            store = open_store(data_folder)
            try:
                return await import_record(store, there.record)
            finally:
                await store.close()

        # Playwright has a loop of its own in this thread.
        with ThreadPoolExecutor() as aside:
            kept = aside.submit(lambda: asyncio.run(keep())).result()
        return Table(kept, there.action)

    return put


@pytest.fixture
def open_page(new_context: NewContext) -> Iterator[OpenPage]:
    """Open pages on which every complaint in the console fails the test.

    Nothing on them moves for its own sake, and is drawn while they wait, unless a test wants it
    (`motion="full"`).
    """
    listeners: list[Listener] = []

    def opened(viewport: dict[str, int] = WIDE, **likes: object) -> Page:
        likes = {"speed": "instant", "sound": False, "language": "en"} | likes
        context = new_context(has_touch=viewport == PHONE)
        context.add_init_script(
            f"localStorage['hotseat-preferences'] ??= {json.dumps(json.dumps(likes))};"
            "localStorage['hotseat-potatoh-guide'] = 'done';"
            "localStorage['hotseat-heap-guide'] ??= 'done'"
        )
        page = context.new_page()
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        listeners.append(Listener(page))
        return page

    yield opened
    assert [listener.complaints for listener in listeners] == [[] for _ in listeners]


def serious_faults(page: Page) -> list[str]:
    """Return what axe-core finds that keeps people out: serious and critical faults.

    What still fades in has other colours by then: it is waited for.
    """
    page.evaluate(_AT_REST)
    # Evaluated, not added as a script: the page's own policy allows no inline script.
    page.evaluate(AXE.read_text("utf-8"))
    return list(page.evaluate(_FAULTS))


_AT_REST = """() => Promise.all(document.getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map((one) => one.finished.catch(() => undefined)))"""

# Letters with a thick outline stand out from any ground; axe-core sees only what is inside it. What
# is gone by the time it is asked (an explosion) cannot be looked at any more. Of the hundreds of
# rules on their page, which are all made alike, the first few of each chapter are looked at.
_FAULTS = """async () => {
    const isOutlined = (node) => {
        const one = document.querySelector(node.target.join(' '));
        return !one || parseFloat(getComputedStyle(one).webkitTextStrokeWidth) >= 2;
    };
    const alike = ['.rule ~ .rule ~ .rule ~ .rule'];
    const { violations } = await axe.run({ exclude: [alike] }, { resultTypes: ['violations'] });
    return violations
        .filter((one) => ['serious', 'critical'].includes(one.impact))
        .map(({ id, nodes }) => ({
            id,
            nodes: nodes.filter((node) => id !== 'color-contrast' || !isOutlined(node)),
        }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}"""
