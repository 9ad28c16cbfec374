"""What people see of whoever runs the server: a notice to everybody, a ban, a closed table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import serious_faults
from tests.e2e.serving import server
from tests.e2e.sitting import PHONE, OpenPage
from tests.patience import PATIENCE
from tests.server.harness import hotseat

FROM = "From the people who run this server"


class House(NamedTuple):
    """A server of this test's own: what its operator says reaches nobody else."""

    address: str
    folder: Path

    def admin(self, *arguments: str) -> str:
        """Let the operator do something."""
        action, *more = arguments
        patient = ("--data", self.folder, "--wait", str(int(PATIENCE)))
        done = hotseat("admin", action, *patient, *more)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with server(tmp_path / "data") as address:
        yield House(address, tmp_path / "data")


def test_a_notice_is_on_every_page_until_it_is_put_away(quiet_page: Page, house: House) -> None:
    notice = quiet_page.get_by_role("region", name=FROM)
    quiet_page.goto(f"{house.address}/")
    expect(quiet_page.get_by_role("button", name="Race now")).to_be_visible()
    expect(notice).to_be_hidden()
    house.admin("message", "We start anew at ten. Your games are safe.")
    expect(notice.get_by_role("status")).to_contain_text("We start anew at ten")
    for page in ("/rules/heat", "/settings", "/join", "/replays", "/new/heat"):
        quiet_page.goto(house.address + page)
        expect(notice).to_contain_text("We start anew at ten")
    assert not serious_faults(quiet_page)
    quiet_page.goto(f"{house.address}/")
    quiet_page.get_by_role("button", name="Race now").click()
    expect(quiet_page).to_have_url(re.compile(r"/t/\w+$"))
    expect(notice).to_contain_text("We start anew at ten")
    notice.get_by_role("button", name="Got it").click()
    expect(notice).to_be_hidden()
    quiet_page.reload()
    expect(quiet_page.locator(".game-heat")).to_be_visible()
    expect(notice).to_be_hidden()
    house.admin("message", "A second one.")
    expect(notice).to_contain_text("A second one.")
    house.admin("message", "--take-back")
    expect(notice).to_be_hidden()


def test_a_long_notice_leaves_a_phone_its_board(open_page: OpenPage, house: House) -> None:
    page = open_page(PHONE)
    page.goto(f"{house.address}/")
    page.get_by_role("button", name="Race now").click()
    expect(page.locator(".game-heat")).to_be_visible()
    house.admin("message", "We start anew at ten. " * 12 + "Your games are safe.")
    notice = page.get_by_role("region", name=FROM)
    notice.get_by_role("button", name="Read on").click()
    expect(notice.get_by_role("button", name="Read on")).to_be_hidden()
    whole = notice.bounding_box()
    assert whole
    notice.get_by_role("button", name="Got it").click()
    expect(notice).to_be_hidden()
    house.admin("message", "Another one, as long. " * 12)
    expect(notice.get_by_role("button", name="Read on")).to_be_visible()
    cut = notice.bounding_box()
    assert cut
    assert cut["height"] < whole["height"] / 2
    house.admin("message", "A short one.")
    expect(notice.get_by_role("button", name="Got it")).to_be_visible()


def test_whoever_is_banned_reads_why_and_comes_back_when_they_may(page: Page, house: House) -> None:
    page.goto(f"{house.address}/")
    page.get_by_role("button", name="Race now").click()
    expect(page.locator(".game-heat")).to_be_visible()
    [person] = json.loads(house.admin("people", "--here", "--json"))["people"]
    house.admin("ban", "--", person["person"])
    sentence = page.get_by_text("The people who run this server have banned you from it.")
    expect(sentence).to_be_visible()
    page.goto(f"{house.address}/new/heap")
    expect(sentence).to_be_visible()
    page.goto(f"{house.address}/settings")
    expect(page.get_by_role("button", name=re.compile("Forget me"))).to_be_visible()
    page.goto(f"{house.address}/")
    expect(sentence).to_be_visible()
    house.admin("ban", "--days", "30", "--", person["person"])
    page.reload()
    expect(page.get_by_text("have banned you from it for another 30 days.")).to_be_visible()
    house.admin("unban", "--", person["person"])
    expect(page.get_by_role("button", name="Race now")).to_be_visible()


def test_at_a_table_that_the_operator_closed_the_log_says_who_did(page: Page, house: House) -> None:
    page.goto(f"{house.address}/")
    page.get_by_role("button", name="Race now").click()
    expect(page.locator(".game-heat")).to_be_visible()
    house.admin("close", page.url.rpartition("/")[2])
    expect(page.get_by_role("heading", name="This table was closed")).to_be_visible()
    expect(page.get_by_text("by the people who run this server")).to_be_visible()
