"""Choosing from lists: by number, by group, by page, by words."""

from __future__ import annotations

import pytest

from hotseat.cli.terminal.menu import Choice, Menu, fits, paged
from hotseat.core import Action


class Card(Action, frozen=True, tag="card"):
    suit: str
    rank: int


def choices(*suits: str, ranks: int = 5) -> list[Choice]:
    return [
        Choice(Card(suit, rank), f"{suit.title()}: {rank}", suit.title())
        for suit in suits
        for rank in range(1, ranks + 1)
    ]


def labels(menu: Menu) -> list[str]:
    return [row.label for row in menu.rows()]


def test_a_short_list_is_listed() -> None:
    menu = Menu(choices("moon", ranks=3), 8)
    assert labels(menu) == ["Moon: 1", "Moon: 2", "Moon: 3"]
    picked = menu.pick(2)
    assert picked is not None
    assert picked.text == "card moon 2"


def test_a_long_list_is_grouped_by_faces_first() -> None:
    menu = Menu([*choices("moon", "star"), *choices("sun", ranks=1)], 8)
    assert labels(menu) == ["Moon", "Star", "Sun: 1"]
    assert [row.is_group for row in menu.rows()] == [True, True, False]
    assert menu.pick(2) is None
    assert labels(menu) == [f"Star: {rank}" for rank in range(1, 6)]
    assert not menu.is_first()
    picked = menu.pick(5)
    assert picked is not None
    assert picked.text == "card star 5"
    assert menu.back()
    assert labels(menu) == ["Moon", "Star", "Sun: 1"]
    assert not menu.back()


def test_a_group_of_one_is_a_choice() -> None:
    menu = Menu([*choices("moon", ranks=9), *choices("sun", ranks=1)], 8)
    picked = menu.pick(2)
    assert picked is not None
    assert picked.label == "Sun: 1"


@pytest.mark.parametrize("suits", [("moon",), tuple("abcdefghi")])
def test_a_long_list_is_not_grouped_where_faces_say_nothing_new(suits: tuple[str, ...]) -> None:
    menu = Menu(choices(*suits, ranks=9 if len(suits) == 1 else 1), 8)
    assert len(menu.rows()) == 9


def test_words_narrow_the_list() -> None:
    menu = Menu(choices("moon", "moor", "star"), 20)
    assert menu.narrow("moo") is None
    assert len(menu.listed) == 10
    assert menu.narrow("4") is None
    assert [choice.label for choice in menu.listed] == ["Moon: 4", "Moor: 4"]
    picked = menu.narrow("moon")
    assert picked is not None
    assert picked.label == "Moon: 4"


def test_words_that_fit_nothing_here_are_looked_for_everywhere() -> None:
    menu = Menu(choices("moon", "star"), 8)
    menu.pick(1)
    picked = menu.narrow("star 3")
    assert picked is not None
    assert picked.label == "Star: 3"
    assert menu.fitting("comet") == []
    assert menu.narrow("comet") is None
    assert len(menu.listed) == 5


def test_the_text_of_an_action_is_found_at_once() -> None:
    menu = Menu([*choices("moon", ranks=12)], 8)
    picked = menu.narrow("card moon 1")
    assert picked is not None
    assert picked.label == "Moon: 1"


@pytest.mark.parametrize(
    ("typed", "label", "does"),
    [
        ("gear 3", "Gear 3: 1, 4", True),
        ("3 4", "Gear 3: 1, 4", True),
        ("4 4", "Gear 3: 1, 4", False),  # two fours
        ("4 4", "Gear 4: 1, 4", True),
        ("1", "Gear 3: 10, 12", False),  # a number is a whole number
        ("STR", "Gear 1: Stress", True),
        ("tress", "Gear 1: Stress", False),  # from the beginning of a word
        ("s stress", "Stress, Super", True),
        ("+ ,", "Gear 1: Stress", False),  # no word at all
    ],
)
def test_every_typed_word_needs_a_word_of_its_own(typed: str, label: str, does: bool) -> None:
    assert fits(typed, label) is does


def test_words_may_come_from_the_label_or_from_the_text() -> None:
    assert fits("plan 3", "Gear 3: 1", "plan 3 1")
    assert fits("gear 3", "Gear 3: 1", "plan 3 1")
    assert not fits("plan gear", "Gear 3: 1", "plan 3 1")


def test_pages_are_filled_with_whole_rows() -> None:
    assert paged([1] * 5, 8) == [range(5)]
    assert paged([1] * 10, 4) == [range(4), range(4, 8), range(8, 10)]
    assert paged([2, 2, 1, 3], 4) == [range(2), range(2, 4)]
    assert paged([9, 9], 4) == [range(1), range(1, 2)]  # never an empty page
