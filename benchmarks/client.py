"""What the browser client costs: bytes, the wait for the first decision, and work a frame.

    python -m benchmarks.client [--game heat] [--rounds 4] [--slower 4] [--json]

A real server and a real headless Chromium on this machine; the client must be built (`make web`).

- JavaScript: what a browser with an empty cache receives for the home page, and for a table
  opened by its link, as it comes over the line (compressed with gzip).
- First decision: from the click on a poster's start on the home page, and from the start of the
  navigation to a table with an empty cache, until the game asks for the first decision. The
  processor is slowed by the browser (`Emulation.setCPUThrottlingRate`).
- A frame: main-thread time in script (timers, messages, animation frames, microtasks), style and
  layout from one frame to the next, from the browser's own trace (`devtools.timeline`), over the
  frames in which what the others do is shown (HEAT: six cars, HEAP: four garages), at 1440×900 and
  full processor speed. It is the thread's own time: what other programs take meanwhile does not
  count. Painting, rastering and compositing are not in it.
- A frame of twelve cars (HEAT): the same while eleven Legends drive at level 4 with Rivals, on a
  phone's screen. It is judged by what the thread takes at full speed, times the slowness. The
  browser slows a thread by letting it spin, for as long as it ran by the clock on the wall: on a
  busy machine that counts what other programs took, many times. What it says then is printed too.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.e2e.serving import BROWSER_ARGUMENTS, browser_path, server

FIRST_PAGE_LIMIT = 150_000  # bytes
FRAME_LIMIT = 16.0  # ms, at the 95th percentile
TWELVE_LIMIT = 50.0  # the same with twelve cars on a slow phone
PHONE: ViewportSize = {"width": 390, "height": 844}
TWELVE = {
    "game": "heat",
    "names": ["Ana"],
    "seats": 1,
    "start": True,
    "settings": {"circuit": "france", "legends": 11, "legends_level": "4", "rivals": True},
}
WIDE: ViewportSize = {"width": 1440, "height": 900}

PREFERENCES = """localStorage['hotseat-preferences'] ??= JSON.stringify(
    {name: 'Ana', language: 'en', sound: false, motion: 'full'});
localStorage['hotseat-heat-guide'] ??= 'done';
localStorage['hotseat-heap-guide'] ??= 'done';"""
# What starts a game alone, on its poster.
STARTS = {"heat": "Race now", "heap": "Bodge now"}
ASKED = '.bar[data-asked="yes"]'
# Says in the page, to the millisecond, when the driver is asked.
WATCH = f"""window.askedAt = new Promise((resolve) => {{
    const look = () => {{
        if (document.querySelector('{ASKED}') && document.querySelector('.hand .card'))
            resolve(performance.now());
        else requestAnimationFrame(look);
    }};
    look();
}})"""
# Presses a button and waits until the driver is asked again. It asks for every frame, since none is
# asked for where the browser moves things by itself; and it does little, since it is measured too.
DO_THAT = f"""(button) => new Promise((resolve) => {{
    let asked = 0;
    const look = () => {{
        const isAsked = document.querySelector('{ASKED}') && !document.querySelector('aside.hint');
        asked = isAsked ? asked + 1 : 0;
        if (asked > 6) resolve();
        else requestAnimationFrame(look);
    }};
    button.click();
    look();
}})"""
SCRIPTS = """performance.getEntriesByType('resource')
    .filter((one) => one.name.endsWith('.js'))
    .map((one) => one.encodedBodySize)"""

SCRIPT_AND_LAYOUT = frozenset(
    {"FireAnimationFrame", "FunctionCall", "EvaluateScript", "RunMicrotasks", "TimerFire"}
    | {
        "EventDispatch",
        "UpdateLayoutTree",
        "Layout",
        "MinorGC",
        "MajorGC",
        "V8.GC_TIME_TO_SAFEPOINT",
    }
)


class Figures(NamedTuple):
    """What was measured: bytes and milliseconds."""

    first_page: int
    first_page_files: int
    table_page: int
    table_page_files: int
    decision_after_click: float
    decision_after_link: float
    frames: int
    frame_median: float
    frame_p95: float
    frame_worst: float
    frames_a_second: float
    twelve_frames: int = 0
    twelve_median: float = 0.0
    twelve_p95: float = 0.0
    twelve_worst: float = 0.0
    twelve_slowed_p95: float = 0.0  # as the browser slows it


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 where a limit is exceeded."""
    parser = argparse.ArgumentParser(description="Measure the browser client.")
    parser.add_argument("--game", choices=sorted(STARTS), default="heat")
    parser.add_argument("--rounds", type=int, default=4, help="decisions, for the frames")
    parser.add_argument("--slower", type=float, default=4, help="for the first decision")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    path = browser_path()
    if path is None:
        print("There is no Chromium on this machine.", file=sys.stderr)
        return 2
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=list(BROWSER_ARGUMENTS))
        figures = measure(browser, base, chosen.game, chosen.rounds, chosen.slower)
        if chosen.game == "heat":
            busy = [chosen.slower * one for one in _twelve(browser, base, chosen.rounds, 1)]
            figures = figures._replace(
                twelve_frames=len(busy),
                twelve_median=median(busy),
                twelve_p95=_p95(busy),
                twelve_worst=busy[-1],
                twelve_slowed_p95=_p95(_twelve(browser, base, chosen.rounds, chosen.slower)),
            )
        browser.close()
    if chosen.json:
        print(json.dumps(figures._asdict()))
    else:
        _print(figures, chosen.game, chosen.slower)
    is_good = (
        figures.first_page < FIRST_PAGE_LIMIT
        and figures.frame_p95 < FRAME_LIMIT
        and figures.twelve_p95 < TWELVE_LIMIT
    )
    return 0 if is_good else 1


def measure(browser: Browser, base: str, game: str, rounds: int, slower: float) -> Figures:
    """Measure everything."""
    context = _visitor(browser, base)
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector(".posters .start")
    page.wait_for_load_state("networkidle")
    home: list[int] = page.evaluate(SCRIPTS)
    _slow(page, slower)
    page.evaluate("window.from = performance.now()")
    page.evaluate(f"{WATCH}; null")
    page.locator(".posters .start", has_text=STARTS[game]).click()
    after_click: float = page.evaluate("askedAt.then((at) => at - window.from)")
    table = page.url
    cookies = context.storage_state()
    context.close()

    context = _visitor(browser, base, cookies)
    page = context.new_page()
    page.add_init_script(WATCH)
    _slow(page, slower)
    page.goto(table)
    after_link: float = page.evaluate("askedAt")
    scripts: list[int] = page.evaluate(SCRIPTS)
    _slow(page, 1)
    frames = _frames(browser, page, rounds)
    context.close()
    busy = sorted(frame.busy for frame in frames)
    return Figures(
        sum(home),
        len(home),
        sum(scripts),
        len(scripts),
        after_click,
        after_link,
        len(busy),
        median(busy),
        _p95(busy),
        busy[-1],
        1000 / median(frame.length for frame in frames),
    )


def _p95(ordered: list[float]) -> float:
    return ordered[int(len(ordered) * 0.95)]


def _twelve(browser: Browser, base: str, rounds: int, slower: float) -> list[float]:
    """Return the work of each frame in a race of twelve on a phone, in order of size."""
    context = _visitor(browser, base, size=PHONE)
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector(".posters .start")
    answer = page.request.post("/api/tables", data=TWELVE)
    page.goto(f"/t/{answer.json()['table']}")
    page.wait_for_selector(ASKED)
    _slow(page, slower)
    busy = sorted(frame.busy for frame in _frames(browser, page, rounds))
    context.close()
    return busy


def _visitor(
    browser: Browser, base: str, cookies: Any = None, size: ViewportSize = WIDE
) -> BrowserContext:
    """Return a browser with an empty cache."""
    context = browser.new_context(base_url=base, viewport=size, storage_state=cookies)
    context.add_init_script(PREFERENCES)
    return context


def _slow(page: Page, rate: float) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


# Frames


class Frame(NamedTuple):
    """One frame of the main thread, in milliseconds."""

    length: float  # until the next one
    busy: float  # in script, style and layout


def _frames(browser: Browser, page: Page, rounds: int) -> list[Frame]:
    """Play on by the rookie's advice; return the frames in which something moved."""
    found: list[Frame] = []
    for _ in range(rounds):
        page.wait_for_selector(ASKED)
        page.get_by_role("button", name="Hint").click()
        go = page.get_by_role("button", name="Do that")
        go.wait_for()
        browser.start_tracing(
            page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"]
        )
        go.evaluate(DO_THAT)
        trace = json.loads(browser.stop_tracing())
        found += _read(trace["traceEvents"])
    return found


def _read(events: list[dict[str, Any]]) -> Iterator[Frame]:
    """Return the frames of a trace in which an animation frame was asked for."""
    drawn = [one for one in events if one["name"] == "FireAnimationFrame" and "tts" in one]
    if not drawn:
        return
    thread = (drawn[0]["pid"], drawn[0]["tid"])
    main_thread = [one for one in events if (one["pid"], one["tid"]) == thread]
    # When a frame began, by the clock on the wall and by the thread's own.
    starts = sorted((one["ts"], one["tts"]) for one in drawn)
    # Several callbacks of one frame come at once.
    firsts = [
        start
        for before, start in zip([(0, 0), *starts], starts, strict=False)
        if start[0] - before[0] > 4000
    ]
    spans = sorted(
        (one["tts"], one["tts"] + one.get("tdur", 0))
        for one in main_thread
        if one["name"] in SCRIPT_AND_LAYOUT and one["ph"] == "X" and "tts" in one
    )
    for (start, begins), (end, ends) in pairwise(firsts):
        yield Frame((end - start) / 1000, _covered(spans, begins, ends) / 1000)


def _covered(spans: Iterable[tuple[int, int]], start: int, end: int) -> int:
    """Return how much of a time is within any of the spans, which are in order."""
    total = 0
    seen = start
    for begin, finish in spans:
        if begin >= end:
            break
        low, high = max(begin, seen), min(finish, end)
        if high > low:
            total += high - low
            seen = high
    return total


def _print(figures: Figures, game: str, slower: float) -> None:
    def size(count: int, files: int) -> str:
        return f"{count / 1000:.1f} kB in {files} files"

    limit = FIRST_PAGE_LIMIT / 1000
    print(f"JavaScript of the home page    {size(figures.first_page, figures.first_page_files)}"
          f" (below {limit:.0f})")  # fmt: skip
    table = size(figures.table_page, figures.table_page_files)
    print(f"JavaScript of a {game.upper()} table     {table}")
    print(f"First decision, {slower:g}× slower:")
    print(f"  after a click on {STARTS[game]:<10}  {figures.decision_after_click:.0f} ms")
    print(f"  after opening a link         {figures.decision_after_link:.0f} ms")
    print(f"Script and layout a frame, {figures.frames} frames"
          f" at {figures.frames_a_second:.0f} a second:")  # fmt: skip
    print(f"  median {figures.frame_median:.1f} ms")
    print(f"  95 % below {figures.frame_p95:.1f} ms (limit {FRAME_LIMIT:g})")
    print(f"  worst {figures.frame_worst:.1f} ms")
    if figures.twelve_frames:
        print(f"Twelve cars on a phone, {slower:g}× slower, {figures.twelve_frames} frames:")
        print(f"  median {figures.twelve_median:.1f} ms")
        print(f"  95 % below {figures.twelve_p95:.1f} ms (limit {TWELVE_LIMIT:g})")
        print(f"  worst {figures.twelve_worst:.1f} ms")
        print(f"  95 % below {figures.twelve_slowed_p95:.1f} ms where the browser slows it")


if __name__ == "__main__":
    sys.exit(main())
