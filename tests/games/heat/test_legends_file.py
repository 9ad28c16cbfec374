"""Files of the Legends' decks: a broken one is refused in one sentence (LGX-CONT-1, LGX-CONT-2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotseat.cli import main
from hotseat.core import FileText, Invalid
from hotseat.games.heat import GAME, data
from hotseat.games.heat.legends_file import SCHEMA, read_legends
from hotseat.words import Words
from tests.games.heat.legends import deck_file

FINE = deck_file({"red": (20, 3, 1)}, "slipstream", "impeding").text


def problem(text: str) -> str:
    """Return the sentence with which a file is refused."""
    with pytest.raises(Invalid) as refusal:
        read_legends("own.toml", text, data.colours())
    return Words(GAME).say(refusal.value.phrase)


def test_a_file_of_own_decks_is_raced_with() -> None:
    file = FileText("own.toml", FINE)
    settings = GAME.settings({"legends": 3, "legends_level": "6", "legends_decks": file}, 1)
    assert settings.legends_decks == file
    entry = data.legend_decks(file).cards[0].entries[data.colours().index("red")]
    assert (entry.top_speed, entry.diamond, entry.star) == (20, 3, True)


@pytest.mark.rule("LGX-CONT-1", "LGX-CONT-2")
@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (SCHEMA, "hotseat-legends/2", f"the schema must be {SCHEMA}, but found schema"),
        ('"Same"', '""', "the name must be readable"),
        ("red = [20, 3, 1]", "red = [31, 3, 1]", "red on Legends card green-0 needs [top speed 1"),
        ("red = [20, 3, 1]", "red = [0, 3, 1]", "but found red = [0, 3, 1]"),
        ("red = [20, 3, 1]", "red = [20, 4, 1]", "but found red = [20, 4, 1]"),
        ("red = [20, 3, 1]", "red = [20, -1, 1]", "but found red = [20, -1, 1]"),
        ("red = [20, 3, 1]", "red = [20, 3, 2]", "but found red = [20, 3, 2]"),
        ("red = [20, 3, 1]", "red = [20, 3, true]", "but found red = [20, 3, True]"),
        ("red = [20, 3, 1]", "red = [20, 3]", "but found red = [20, 3]"),
        ("red = [20, 3, 1]", "", "red on Legends card green-0 needs"),
        ("red = [20, 3, 1]", "red = [20, 3, 1]\nmauve = 1", "green-0 can have id, deck, black"),
        ('deck = "green"', 'deck = "blue"', "the deck of Legends card green-0 must be one of"),
        ('deck = "green"', 'deck = "red"', "the green deck has 12 Legends cards, but found 11"),
        ('id = "green-1"', 'id = "green-0"', "every id must occur only once in a file"),
        ('id = "green-0"', "", "Legends card 1 needs an id of 1 to 24 letters, but found no id"),
        ('star = "slipstream"', 'star = "plus_one"', "the star of Boost card b-0 must be one of"),
        ('rival = "impeding"', "", "the rival of Boost card b-0 must be one of"),
        ('rival = "impeding"', 'rival = "impeding"\nsecondary = "draft"', "is always plus_one"),
        ("[[boost]]", "[[card]]", "Legends card b-0 can have id, deck"),
        ("[[card]]", "[card", "is not a proper file of its kind"),
    ],
)
def test_what_is_wrong_is_named(before: str, after: str, said: str) -> None:
    assert before in FINE
    sentence = problem(FINE.replace(before, after, 1))
    assert sentence.startswith("own.toml")
    assert said in sentence


def test_a_boost_card_too_few_is_noticed() -> None:
    shorter = FINE[: FINE.rindex("[[boost]]")]
    assert "there are 36 Boost cards, but found 35" in problem(shorter)


def test_a_file_of_a_megabyte_is_refused_before_it_is_read() -> None:
    assert "characters, at most" in problem(FINE + "#" * 1_000_000)


def test_the_command_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.toml"
    file.write_text(FINE, "utf-8")
    assert main(["check", str(file)]) == 0
    assert "36 Legends cards, 36 Boost cards" in capsys.readouterr().out
    file.write_text(FINE.replace("red = [20, 3, 1]", "red = [99, 3, 1]", 1), "utf-8")
    assert main(["check", str(file)]) == 2
    told = capsys.readouterr().err
    assert str(file) in told
    assert "red on Legends card green-0" in told
    assert "found red = [99, 3, 1]" in told
