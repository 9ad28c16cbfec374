"""What `hotseat admin` lists can be read, and typed again, in a narrow window."""

from __future__ import annotations

import pytest

from hotseat.cli.admin import lists
from hotseat.server.census import Person, SeatInList, TableLine
from hotseat.server.orders import Banned, Standing

Capture = pytest.CaptureFixture[str]

TABLE, PERSON = "6ke8b3rqdmxz", "q0Vf3bXqJ7mPaZ2L-x_T"
NETWORK = "2001:db8:1234:5678::/64"
NAMES = [f"{name} von und zu Hohenstein" for name in ("Maximiliane", "Ann", "Bob", "Cleo")]


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Print as into a window of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")


def words(capsys: Capture) -> set[str]:
    printed = capsys.readouterr().out
    assert max(map(len, printed.splitlines())) <= 80
    assert "…" not in printed
    return set(printed.replace("│", " ").replace(",", " ").split())


def test_the_id_of_a_table_is_never_cut(capsys: Capture) -> None:
    seats = tuple(SeatInList("person", name, PERSON) for name in NAMES)
    line = TableLine(TABLE, "potatoh", "running", True, 12_345, 0, seats, (0, 1, 2, 3))
    lists.show_tables([line], 1, as_json=False)
    assert {TABLE, "potatoh", "12", "345"} <= words(capsys)


def test_the_id_of_a_person_is_never_cut(capsys: Capture) -> None:
    one = Person(PERSON, NAMES, 123, 30, 1, True, ["127.0.0.1", NETWORK], True)
    lists.show_people([one], 1, knows_here=True, as_json=False)
    assert {PERSON[: lists.SHOWN_OF_ID], "127.0.0.1"} <= words(capsys)


def test_who_is_banned_is_never_cut(capsys: Capture) -> None:
    standing = Standing()
    until = 4_000_000_000_000
    standing.fold(Banned(0, person=PERSON, note="three warnings, " * 5, until=until))
    standing.fold(Banned(0, address=NETWORK))
    lists.show_bans(standing, [Person(PERSON, NAMES)], as_json=False)
    assert {PERSON, NETWORK} <= words(capsys)
