"""Takes pictures of every page and every situation of the games at every size, light and dark.

    python -m tools.screenshots FOLDER [PAGE…]

Look at them: no test can say whether a page is beautiful.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from hotseat.server.maintenance import ImportedTable
from tests.e2e.asking import patiently
from tests.e2e.serving import BROWSER_ARGUMENTS, browser_path, server
from tools.heap_pictures import MOMENTS as HEAP_MOMENTS
from tools.heap_pictures import PICTURES as HEAP_PICTURES
from tools.heap_pictures import heap_pages
from tools.heat_pictures import MOMENTS as HEAT_MOMENTS
from tools.heat_pictures import PICTURES as HEAT_PICTURES
from tools.heat_pictures import heat_pages, keep_moments
from tools.legends_pictures import MOMENTS as LEGENDS_MOMENTS
from tools.legends_pictures import PICTURES as LEGENDS_PICTURES
from tools.legends_pictures import legends_pages
from tools.potatoh_pictures import MOMENTS as POTATOH_MOMENTS
from tools.potatoh_pictures import PICTURES as POTATOH_PICTURES
from tools.potatoh_pictures import potatoh_pages
from tools.situations import Moments, Picture, Situation, keep_situations
from tools.still import still

SIZES = {
    "phone": (390, 844),
    "low": (390, 664),  # a phone whose browser keeps its bars
    "desktop": (1440, 900),
    "tv": (1920, 1080),
}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

Take = Callable[[Page, str], None]


def remember(context: BrowserContext, name: str, language: str = "en") -> None:
    """Let the browser know a name and a language, as if they had been given before."""
    kept = json.dumps({"name": name, "language": language})
    context.add_init_script(
        f"localStorage['hotseat-preferences'] ??= {json.dumps(kept)};"
        "localStorage['hotseat-heat-guide'] ??= 'done';"
        "localStorage['hotseat-potatoh-guide'] ??= 'done';"
        "localStorage['hotseat-heap-guide'] ??= 'done'"
    )


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Ask the server for something as this person, who sits down at very many tables."""
    return patiently(page, lambda: page.request.post(path, data=body))


def some_tables(host: Page, friend: Page) -> dict[str, str]:
    """Open tables as they are on a busy evening; return the ones that are shown, by name."""
    for page in (host, friend):
        page.goto("/")
        page.wait_for_selector(".posters .start")
    alone = {"legends": 5, "circuit": "italy"}
    race = {"game": "heat", "settings": alone, "seats": 1, "names": ["Ana"], "start": True}
    italy = post(host, "/api/tables", race)
    post(friend, "/api/tables", {"game": "heat", "settings": {"circuit": "france"}, "seats": 6,
                                 "names": ["Mika"], "listed": True})  # fmt: skip
    post(friend, "/api/tables", {"game": "potatoh", "seats": 5, "names": ["Lucía"], "listed": True})
    lobby = post(host, "/api/tables", {"game": "heat", "settings": {"legends": 2}, "seats": 4,
                                       "names": ["Ana"]})  # fmt: skip
    post(friend, "/api/join", {"invitation": lobby["invitation"]})
    commands = f"/api/tables/{lobby['table']}/commands"
    for command in (
        {"kind": "sit", "seat": 1, "name": "Mika"},
        {"kind": "choose", "seat": 1, "setting": "colour", "value": "blue"},
        {"kind": "ready", "seat": 1, "nonce": "00" * 16},
        {"kind": "chat", "text": "Ready. Who takes pole?"},
    ):
        post(friend, commands, command)
    post(host, commands, {"kind": "seat-bot", "seat": 2, "bot": "rookie"})
    post(host, commands, {"kind": "choose", "seat": 0, "setting": "colour", "value": "red"})
    party = post(host, "/api/tables", {"game": "potatoh", "seats": 5, "names": ["Ana"]})
    race = {"game": "heat", "seats": 2, "names": ["Ana", "Mika"], "start": True}
    shared = post(host, "/api/tables", race)
    return {
        "alone": italy["table"],
        "lobby": lobby["table"],
        "party": party["table"],
        "shared": shared["table"],
    }


def sit_at_all(host: Page, situations: Mapping[str, Situation]) -> None:
    """Take the first seat at every table that was made beforehand."""
    for situation in situations.values():
        for kept in situation.tables:
            post(host, "/api/claim", {"key": kept.keys[0]})


def sit_down(host: Page, friend: Page, tables: Mapping[str, ImportedTable]) -> None:
    """Take the seats of the people at tables that were made beforehand."""
    for kept in tables.values():
        for seat, key in kept.keys.items():
            post(friend if seat else host, "/api/claim", {"key": key})
    if "waiting" in tables:
        shared = f"/api/tables/{tables['waiting'].table}/commands"
        post(friend, shared, {"kind": "chat", "text": "Mind the hairpin!"})
        post(host, shared, {"kind": "chat", "text": "After you, Mika."})
    for name, (_course, wanted) in HEAT_MOMENTS.items():
        if wanted is None and name in tables:
            finish(host, tables[name].table)


def finish(page: Page, table: str) -> None:
    """Let the rookie decide for this person until the game is over."""
    for _ in range(9):
        now = page.request.get(f"/api/tables/{table}").json()
        if now.get("result"):
            return
        hint = page.request.get(f"/api/tables/{table}/hint").json()
        act = {"kind": "act", "seat": 0, "expect": now["seq"], "actions": [hint["action"]]}
        post(page, f"/api/tables/{table}/commands", act)
    raise AssertionError("the race does not end")


def pages(tables: dict[str, str]) -> dict[str, Take]:
    """Return what is shown: where to go, and what to do there."""

    def at(path: str, ready: str, then: Callable[[Page], None] | None = None) -> Take:
        def take(page: Page, base: str) -> None:
            page.goto(base + path)
            page.wait_for_selector(ready)
            if then:
                then(page)

        return take

    def search(page: Page) -> None:
        page.get_by_role("searchbox").fill("slipstream")

    def offline(page: Page) -> None:
        page.context.set_offline(True)
        page.get_by_role("button", name="Against rookies").click()
        page.wait_for_selector("#problem")

    def settings(page: Page) -> None:
        page.get_by_role("button", name="Table and settings").click()
        page.get_by_role("tab", name="Settings").click()

    def lost(page: Page) -> None:
        page.context.set_offline(True)
        page.wait_for_selector(".banner.warn")

    return {
        "home": at("/", ".posters .start >> nth=0"),
        "home-tables": at("/#tables", "#tables .list"),
        "home-problem": at("/", ".posters .start >> nth=0", offline),
        "new-heat": at("/new/heat", ".circuit svg"),
        "new-heat-full": at(
            "/new/heat",
            ".circuit svg",
            lambda page: page.get_by_role("button", name="Full race").click(),
        ),
        "new-potatoh": at("/new/potatoh", ".cell"),
        "new-heap": at("/new/heap", ".cell"),
        "new-screen": at("/new/heat#screen", ".circuit svg"),
        "lobby": at(f"/t/{tables['lobby']}", ".slots li"),
        "lobby-potatoh": at(f"/t/{tables['party']}", ".slots li"),
        "lobby-tv": at(f"/t/{tables['party']}/tv", ".lobby .qr"),
        "lobby-show-on-tv": at(
            f"/t/{tables['party']}",
            ".slots li",
            lambda page: (
                page.locator("button", has_text="Show on a TV").locator("visible=true").click()
            ),
        ),
        "lobby-seal": at(
            f"/t/{tables['lobby']}",
            ".slots li",
            lambda page: page.get_by_role("button", name="How to check them").click(),
        ),
        "lobby-settings": at(
            f"/t/{tables['lobby']}",
            ".slots li",
            lambda page: page.get_by_role("button", name="Change settings").click(),
        ),
        "join": at("/join", "form"),
        "heat-tv": at(f"/t/{tables['shared']}/tv", ".board"),
        "join-gone": at("/join#nothing", ".void"),
        "seat": at("/seat#nothing", ".void"),
        "rules": at("/rules/heat#HEAT-6-7", ".rule.on"),
        "rules-symbols": at("/rules/heat#symbols", ".key li"),
        "rules-search": at("/rules/heat", ".rule", search),
        "settings": at("/settings", ".seg"),
        "replays": at("/replays", ".page"),
        "table-settings": at(f"/t/{tables['alone']}", ".bar", settings),
        "table-offline": at(f"/t/{tables['alone']}", ".bar", lost),
        "nowhere": at("/nowhere/at/all", ".void"),
        "table-gone": at("/t/nothing", "h1, h2"),
        "curtain": at(f"/t/{tables['shared']}", ".curtain"),
    }


def main() -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description="Take pictures of every page.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("pages", nargs="*", help="only pages whose name begins so")
    parser.add_argument("--sizes", default="phone,low,desktop,tv")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument(
        "--language", default="en", help="es: only pages that need no words to find"
    )
    parser.add_argument("--whole", action="store_true", help="the whole page, not only the screen")
    chosen = parser.parse_args()
    path = browser_path()
    if path is None:
        print("There is no Chromium on this machine.", file=sys.stderr)
        return 2
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        raced = {
            picture.moment for name, picture in HEAT_PICTURES.items() if _wanted(name, chosen.pages)
        }
        moments = keep_moments(Path(data), *raced) if raced else {}
        matches = _situations(Path(data), POTATOH_MOMENTS, POTATOH_PICTURES, chosen.pages)
        battles = _situations(Path(data), HEAP_MOMENTS, HEAP_PICTURES, chosen.pages)
        twelve = _situations(Path(data), LEGENDS_MOMENTS, LEGENDS_PICTURES, chosen.pages)
        base = stack.enter_context(server(Path(data)))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=path, args=list(BROWSER_ARGUMENTS))
        host = browser.new_context(base_url=base)
        friend = browser.new_context(base_url=base)
        remember(host, "Ana", chosen.language)
        remember(friend, "Mika", chosen.language)
        people = (host.new_page(), friend.new_page())
        tables = some_tables(*people)
        if moments:
            sit_down(*people, moments)
        sit_at_all(people[0], matches)
        sit_at_all(people[0], battles)
        sit_at_all(people[0], twelve)
        cookies = host.storage_state()
        wanted = pages(tables) | (heat_pages(moments) if moments else {})
        wanted |= potatoh_pages(matches) | heap_pages(battles) | legends_pages(twelve)
        _take_all(browser, chosen, base, cookies, wanted)
        browser.close()
    return 0


def _wanted(name: str, only: list[str]) -> bool:
    """Say whether pages with a name that begins so are among those asked for."""
    return not only or any(one.startswith(name) or name.startswith(one) for one in only)


def _situations(
    data: Path, moments: Moments, pictures: Mapping[str, Picture], only: list[str]
) -> dict[str, Situation]:
    """Make the tables that the pictures asked for need."""
    names = {picture.moment for name, picture in pictures.items() if _wanted(name, only)}
    return keep_situations(data, moments, *names) if names else {}


def _makes_sense(name: str, size: str, theme: str) -> bool:
    """Say whether a page is worth a picture of this size and theme."""
    if ("-tv" in name and size in ("phone", "low")) or (size == "tv" and "-tv" not in name):
        return False
    if size == "low" and not name.startswith(("heat-", "heap-", "legends-", "potatoh-")):
        return False  # only these tables are fitted to that height
    return theme == "light" or not name.startswith("potatoh-")  # the same by day and by night


def _take_all(
    browser: Browser,
    chosen: argparse.Namespace,
    base: str,
    cookies: Any,
    wanted: dict[str, Take],
) -> None:
    for size in chosen.sizes.split(","):
        width, height = SIZES[size]
        for theme in THEMES:
            if theme not in chosen.themes.split(","):
                continue
            for name, take in wanted.items():
                if chosen.pages and not name.startswith(tuple(chosen.pages)):
                    continue
                if not _makes_sense(name, size, theme):
                    continue
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    device_scale_factor=1,
                    color_scheme=theme,
                    reduced_motion="reduce",
                    storage_state=cookies,
                    has_touch=size in ("phone", "low"),
                )
                page = context.new_page()
                take(page, base)
                still(page)
                wide = page.evaluate("document.documentElement.scrollWidth")
                if wide > width:
                    print(f"{name} is {wide} px wide at {width}")
                file = chosen.folder / f"{name}-{size}-{theme}.png"
                page.screenshot(path=file, full_page=chosen.whole)
                context.close()


if __name__ == "__main__":
    sys.exit(main())
