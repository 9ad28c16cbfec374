"""Deck files: what a user may write, and what a wrong one is told."""

from __future__ import annotations

import pytest

from hotseat.core import FileText, Invalid
from hotseat.games import game as game_by_name
from hotseat.games.potatoh import GAME, data
from hotseat.words import Words
from tests.games.potatoh.build import FACTS, deck_file, deck_text, go, match_with, player, scores

WORDS = Words(game_by_name("potatoh"))


def said(text: str) -> str:
    """Return the sentence with which a deck file is refused."""
    with pytest.raises(Invalid) as caught:
        GAME.settings({"deck": FileText("home.toml", text)}, 2)
    return WORDS.say(caught.value.phrase)


def test_the_standard_deck_has_seventy_cards() -> None:
    deck = data.deck("standard")
    assert sum(deck.copies) == 70
    by_level = [
        sum(copies for copies, of in zip(deck.copies, deck.levels, strict=True) if of <= level)
        for level in range(1, 6)
    ]
    assert by_level == [42, 54, 63, 66, 70]


def test_a_user_s_deck_is_played_with() -> None:
    file = deck_file(
        ("phew", "level = 1\ncopies = 9\nhand = 2\n"),
        ("dizzy", "level = 4\ncopies = 1\narea = -3\n"),
    )
    settings = GAME.settings({"deck": file, "level": 3}, 2)
    assert GAME.settings(GAME.plain_settings(settings), 2) == settings
    counted = match_with(player(), player("phew phew", "dizzy"))
    counted.terms.deck_list = data.user_deck(file)
    counted.deck = [FACTS.keys.index("boom")]
    go(counted, "0 draw")
    assert scores(counted) == [0, 1]


def test_a_card_that_is_not_named_is_not_in_the_deck() -> None:
    text = deck_text()
    rows = text.split("\n[[card]]\n")
    short = "\n[[card]]\n".join(row for row in rows if not row.startswith('key = "dizzy"'))
    deck = data.user_deck(FileText("short.toml", short))
    assert deck.copies[FACTS.keys.index("dizzy")] == 0
    assert sum(deck.copies) == 67


def test_a_deck_file_can_be_checked() -> None:
    found = GAME.check_file("hotseat-potatoh-deck/1", "home.toml", deck_text())
    assert found is not None
    assert WORDS.say(found) == "home.toml: deck “Home” is fine: 70 cards."
    assert GAME.check_file("hotseat-circuit/1", "home.toml", "") is None


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            ("chill", "level = 1\ncopies = 61\n"),
            "the copies of card chill must be a whole number from 0 to 60, but found copies = 61",
        ),
        (
            ("chill", "level = 1\ncopies = -1\n"),
            "the copies of card chill must be a whole number from 0 to 60, but found copies = -1",
        ),
        (
            ("chill", 'level = 1\ncopies = "six"\n'),
            "the copies of card chill must be a whole number from 0 to 60, "
            "but found copies = 'six'",
        ),
        (
            ("chill", "level = 1\ncopies = true\n"),
            "the copies of card chill must be a whole number from 0 to 60, but found copies = True",
        ),
        (
            ("chill", "level = 1\n"),
            "the copies of card chill must be a whole number from 0 to 60, but found no copies",
        ),
        (
            ("chill", "level = 6\ncopies = 1\n"),
            "the level of card chill must be a whole number from 1 to 5, but found level = 6",
        ),
        (
            ("chill", "level = 0\ncopies = 1\n"),
            "the level of card chill must be a whole number from 1 to 5, but found level = 0",
        ),
        (
            ("phew", "level = 1\ncopies = 20\nhand = 21\n"),
            "the hand of card phew must be a whole number from -20 to 20, but found hand = 21",
        ),
        (
            ("phew", "level = 1\ncopies = 20\narea = 1\n"),
            "card phew has no Phews of its own in the area, but found area = 1",
        ),
        (
            ("fried", "level = 1\ncopies = 3\nhand = 3\n"),
            "card fried has no Phews of its own in the hand, but found hand = 3",
        ),
        (
            ("dud", "level = 2\ncopies = 2\ncolour = 3\n"),
            "card dud can have key, level, copies, hand, area, nothing else, but found colour = 3",
        ),
        (
            ("boom", "level = 1\ncopies = 2\n"),
            "card boom must be there once, from level 1 on, but found copies = 2, level = 1",
        ),
        (
            ("boom", "level = 2\ncopies = 1\n"),
            "card boom must be there once, from level 1 on, but found copies = 1, level = 2",
        ),
    ],
)
@pytest.mark.rule("POT-CARD-BOOM-3", "POT-LEVEL-1", "POT-LEVEL-4")
def test_a_wrong_value_is_named_with_its_card(change: tuple[str, str], sentence: str) -> None:
    assert said(deck_text(change)) == f"home.toml: {sentence}."


def test_a_deck_must_have_cards_to_deal() -> None:
    few = [(key, "level = 2\ncopies = 9\n") for key in FACTS.keys if key not in ("chill", "boom")]
    enough = deck_text(*few, ("chill", "level = 1\ncopies = 6\nhand = 1\n"))
    assert GAME.settings({"deck": FileText("home.toml", enough)}, 2).level == 1
    assert (
        said(deck_text(*few, ("chill", "level = 1\ncopies = 5\n")))
        == "home.toml: level 1 needs 6 cards besides boom, but found 5."
    )


def test_a_deck_must_have_points_to_win() -> None:
    dull = [(key, "level = 2\ncopies = 9\n") for key in FACTS.keys if key not in ("thief", "boom")]
    for worth, fine in (("hand = 0", False), ("hand = 1", True), ("area = 1", True)):
        text = deck_text(*dull, ("thief", f"level = 1\ncopies = 9\n{worth}\n"))
        if fine:
            assert GAME.settings({"deck": FileText("home.toml", text)}, 2).level == 1
        else:
            sentence = "home.toml: level 1 needs a card that brings points, but found thief."
            assert said(text) == sentence


def test_a_wrong_file_is_told_what_it_is() -> None:
    assert said(deck_text(schema="deck/9")) == (
        "home.toml: the schema must be hotseat-potatoh-deck/1, but found schema = 'deck/9'."
    )
    assert said(deck_text(name="")).startswith(
        "home.toml: the name must be readable and have 1 to 40 letters"
    )
    assert said(deck_text(name="x" * 41)).startswith("home.toml: the name must be")
    assert said("schema = ").startswith("home.toml is not a proper file of its kind: ")
    twice = deck_text() + '\n[[card]]\nkey = "chill"\nlevel = 1\ncopies = 1\n'
    assert (
        said(twice)
        == "home.toml: every card must occur only once in a file, but found chill twice."
    )
    unknown = deck_text(("maris", "level = 1\ncopies = 1\n"))
    assert said(unknown).endswith(", boom, but found key = 'maris'.")
