"""Names: one script, nothing invisible or stacked, no two alike at one table."""

from __future__ import annotations

import pytest

from hotseat.table import commands as ask
from hotseat.table.names import plain_name, unlike
from tests.table.people import ANN, BOB, CID, Play


@pytest.mark.parametrize(
    "name",
    [
        "Zo\u00eb",
        "\u0410\u043d\u043d\u0430",
        "\u5c71\u7530\u306f\u306a",
        "\uae40\ubbfc\uc218",
        "\u0e17\u0e35\u0e48\u0e23\u0e31\u0e01",
        "Ann-Marie 2",
        "\U0001f954",
    ],
)
def test_names_of_one_script_stay_as_they_are(name: str) -> None:
    assert plain_name(name) == name


def test_a_name_in_two_scripts_is_none() -> None:
    assert plain_name("\u0410nn") == ""  # the first letter is Cyrillic
    play = Play()
    assert play.code(ANN, ask.Sit(0, "\u0410nn")) == "refused-no-name"


@pytest.mark.parametrize("unseen", list("\u200b\u3164\u2800\u115f\ufe0f\u034f\u202e"))
def test_what_cannot_be_seen_is_left_out(unseen: str) -> None:
    assert plain_name(f"A{unseen}nn") == "Ann"
    assert plain_name(unseen) == ""


def test_marks_are_not_stacked() -> None:
    assert plain_name("A\u0323\u0323\u0323nn") == plain_name("A\u0323nn")
    assert plain_name("A\u20ddnn") == "Ann"


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "ANN"), ("Ann", "\u00c1nn"), ("Bill", "BiIl"), ("Bob", "B0b"), ("Ann", "A.n.n"),
     ("\u0421\u043e\u0440\u0430", "Copa"), ("modern", "modem")],
)  # fmt: skip
def test_names_that_look_alike_get_a_number(name: str, other: str) -> None:
    assert unlike(other, [name]) == f"{other} 2"
    assert unlike(other, [name, f"{other} 2"]) == f"{other} 3"


def test_no_two_at_a_table_go_by_names_that_look_alike() -> None:
    play = Play(seats=3)
    play.do(ANN, ask.Sit(0, "Ann"))
    play.do(BOB, ask.Sit(1, "ann"))
    assert [holder.name for holder in play.table.seats] == ["Ann", "ann 2", ""]
    play.do(BOB, ask.Rename(1, "Bob"))
    play.do(BOB, ask.Rename(1, "bob"))  # alike to one's own name is no matter
    assert play.table.seats[1].name == "bob"
    assert play.do(CID, ask.Chat("I am Ann!", "Ann"))[0].name == "Ann 2"
