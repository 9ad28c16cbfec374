"""What is done for a player who does not decide in time (RUL-POT-52)."""

from __future__ import annotations

import pytest

from hotseat.core import Seat
from hotseat.games.potatoh import GAME
from hotseat.games.potatoh.state import ANTICLOCKWISE, UNSET, Match
from tests.games.potatoh.build import StackedChance, asked, go, match_with, options, player, players


def default(game: Match) -> str:
    """Return the default of the one seat that is asked; it is one of its options."""
    seat, _step = asked(game)
    text = GAME.default(game, Seat(seat)).text()
    assert text in options(game, seat)
    return text


@pytest.mark.rule("RUL-POT-52")
@pytest.mark.parametrize(
    ("moves", "hands", "top", "expected"),
    [
        ([], "chill", "", "draw"),
        (["0 play risky"], "risky", "", "stop"),
        (["0 draw"], "", "dizzy", "dizzy shuffle"),
        (["0 play thief"], "thief", "", "no-theft"),
        (["0 play wicked"], "wicked", "", "draw"),
        (["0 play wickedest"], "wickedest", "", "give 0"),
        (["0 play spinning"], "spinning", "chill phew", "choose chill"),
        (["0 play generous"], "generous", "", "take 1"),
        (["0 draw"], "", "boom", "starter 0"),
    ],
)
def test_the_defaults(moves: list[str], hands: str, top: str, expected: str) -> None:
    game = match_with(player(hands), player("phew"), player("phew"), deck=top)
    go(game, *moves)
    assert default(game) == expected


@pytest.mark.rule("RUL-POT-52")
def test_a_card_to_be_laid_is_kept_and_treacherous_is_not_moved() -> None:
    game = match_with(player("", "treacherous"), player(), deck="sexy", level=5)
    go(game, "0 draw")
    assert default(game) == "keep"
    go(game, "0 keep")
    assert default(game) == "leave"


@pytest.mark.rule("RUL-POT-52")
def test_the_direction_is_clockwise() -> None:
    game = match_with(*players(3), direction=UNSET)
    go(game, "0 draw")
    assert default(game) == "direction left"


@pytest.mark.rule("RUL-POT-52")
def test_the_deck_is_cut_in_the_middle_with_the_upper_part_to_the_next_player() -> None:
    clockwise = match_with(player("split"), *players(2), deck="phew phew phew phew boom")
    go(clockwise, "0 play split")
    assert default(clockwise) == "cut 2 upper-left"
    other = match_with(
        player("split"), *players(2), deck="phew phew phew phew boom", direction=ANTICLOCKWISE
    )
    go(other, "0 play split")
    assert default(other) == "cut 2 upper-right"
    two = match_with(player("split"), player(), deck="phew boom", direction=ANTICLOCKWISE)
    go(two, "0 play split")
    assert default(two) == "cut 1 upper-left"


@pytest.mark.rule("RUL-POT-52")
def test_the_level_stays() -> None:
    game = match_with(*players(3), deck="boom", whole=True, level=2, given={"raise_levels": True})
    go(game, "0 draw", "0 starter 1", chance=StackedChance())
    assert GAME.default(game, Seat(1)).text() == "level 2"
