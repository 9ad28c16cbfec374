"""The worked examples of the ledger, in their order (EX-POT). Set-up and match: other modules."""

from __future__ import annotations

import pytest

from hotseat.games.potatoh.state import ANTICLOCKWISE, CLOCKWISE, UNSET
from tests.games.potatoh.build import (
    StackedChance,
    area,
    asked,
    deck,
    discard,
    go,
    hand,
    match_with,
    player,
    players,
    scores,
)

# Turn and direction


@pytest.mark.rule("EX-POT-1", "POT-TURN-1", "POT-TURN-2", "POT-TURN-4", "POT-TURN-5")
@pytest.mark.rule("POT-CARD-TRANQUILA-1", "POT-CARD-TRANQUILA-2", "RUL-POT-14")
def test_example_1() -> None:
    game = match_with(player(), player(), player("chill"), deck="wicked", direction=UNSET)
    go(game, "0 draw", "0 direction right")
    assert hand(game, 0) == "wicked"
    assert game.direction == ANTICLOCKWISE
    size = len(game.deck)
    go(game, "2 play chill")
    assert (hand(game, 2), discard(game), len(game.deck)) == ("", "chill", size)
    assert asked(game) == (1, "turn")


@pytest.mark.rule("EX-POT-2", "RUL-POT-15")
def test_example_2() -> None:
    game = match_with(*players(3), deck="dizzy phew", direction=UNSET)
    go(game, "0 draw", "0 dizzy reverse", "0 direction left")
    assert (discard(game), hand(game, 0)) == ("dizzy", "phew")
    assert game.direction == CLOCKWISE
    assert asked(game) == (1, "turn")


@pytest.mark.rule("EX-POT-3", "POT-CARD-SALTARINA-1", "POT-CARD-SALTARINA-2")
def test_example_3() -> None:
    game = match_with(player("hopping"), player(), player())
    go(game, "0 play hopping")
    assert area(game, 0) == "hopping"
    assert asked(game) == (2, "turn")


@pytest.mark.rule("EX-POT-4", "POT-CARD-SALTARINA-3", "POT-CARD-SALTARINA-4", "RUL-POT-4")
def test_example_4() -> None:
    game = match_with(player("hopping"), player(), deck="boom")
    go(game, "0 play hopping", "0 draw")
    assert game.exploder == 0
    assert scores(game) == [-1, 0]


@pytest.mark.rule("EX-POT-5", "RUL-POT-12")
def test_example_5() -> None:
    game = match_with(player("chill"), player(), deck="boom")
    go(game, "0 play chill", "1 draw")
    assert game.exploder == 1


# BOOM and the count


@pytest.mark.rule("EX-POT-6", "POT-BOOM-2", "POT-BOOM-4", "POT-SCORE-1", "POT-SCORE-3")
def test_example_6() -> None:
    game = match_with(
        player("phew phew phew chill", "kitty"),
        player("phew phew", "dizzy"),
        player("phew", "thief"),
        deck="boom",
    )
    go(game, "0 draw")
    assert scores(game) == [3, 3, 0]
    assert asked(game) == (0, "starter")


@pytest.mark.rule("EX-POT-7", "RUL-POT-1")
def test_example_7() -> None:
    game = match_with(player(), player("phew phew split sexy", "thief dizzy"), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, 6]


@pytest.mark.rule("EX-POT-8", "RUL-POT-4")
def test_example_8() -> None:
    game = match_with(player("phew phew phew phew", "thief hopping"), player(), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [-2, 0]


@pytest.mark.rule("EX-POT-9", "RUL-POT-5")
def test_example_9() -> None:
    game = match_with(player("split"), player(), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, 0]


@pytest.mark.rule("EX-POT-10", "POT-CARD-SUPER-5")
def test_example_10() -> None:
    game = match_with(player("phew phew phew phew phew", "super thief"), player(), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [2, 0]


@pytest.mark.rule("EX-POT-11", "RUL-POT-6")
def test_example_11() -> None:
    game = match_with(player("phew phew phew sexy split", "super"), player(), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [4, 0]


@pytest.mark.rule("EX-POT-12", "RUL-POT-6")
def test_example_12() -> None:
    game = match_with(player("split", "super"), player(), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, 0]


@pytest.mark.rule("EX-POT-13", "POT-CARD-SUPER-3")
def test_example_13() -> None:
    game = match_with(player(), player("super phew"), player(), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, 6, 0]


@pytest.mark.rule("EX-POT-14", "POT-CARD-FRITA-2")
def test_example_14() -> None:
    game = match_with(player(), player("fried phew"), player("phew"), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, 4, 1]


@pytest.mark.rule("EX-POT-15", "POT-CARD-FRITA-3")
def test_example_15() -> None:
    game = match_with(player(), player("fried phew"), player("fried"), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, 0, -1]


@pytest.mark.rule("EX-POT-16", "POT-CARD-FRITA-4")
def test_example_16() -> None:
    game = match_with(player(), player("fried fried"), player("phew"), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, -2, 1]


@pytest.mark.rule("EX-POT-17", "RUL-POT-7")
def test_example_17() -> None:
    game = match_with(player("fried"), player("fried"), player("phew"), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, 3, 1]


@pytest.mark.rule("EX-POT-18", "RUL-POT-6", "RUL-POT-7")
def test_example_18() -> None:
    game = match_with(
        player("fried phew phew phew", "super"), player("fried"), player(), deck="boom"
    )
    go(game, "0 draw")
    assert scores(game) == [1, 3, 0]


@pytest.mark.rule("EX-POT-19", "RUL-POT-39")
def test_example_19() -> None:
    game = match_with(
        player("fried phew"), player(), player("fried", "dud", safe=True), deck="phew boom"
    )
    go(game, "0 draw", "1 draw")
    assert scores(game) == [1, 0, 0]


@pytest.mark.rule("EX-POT-20", "RUL-POT-8")
def test_example_20() -> None:
    game = match_with(player("treacherous"), player("phew", "treacherous"), player(), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [-2, -1, 0]


@pytest.mark.rule("EX-POT-21", "RUL-POT-9")
def test_example_21() -> None:
    game = match_with(player("", "thief thief hopping", total=1), player(), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [-3, 0]
    assert game.players[0].total == 0


# Immediate cards and chains


@pytest.mark.rule("EX-POT-22", "POT-CARD-MECHACORTA-3", "RUL-POT-23")
def test_example_22() -> None:
    game = match_with(*players(3), deck="short-fuse short-fuse phew chill phew risky")
    size = len(game.deck)
    go(game, "0 draw")
    assert area(game, 0) == "short-fuse short-fuse"
    assert hand(game, 0) == "phew phew chill"
    assert deck(game).startswith("risky")
    assert len(game.deck) == size - 5
    assert asked(game) == (1, "turn")


@pytest.mark.rule("EX-POT-23", "RUL-POT-28")
def test_example_23() -> None:
    game = match_with(player("phew phew"), player(), player(), deck="short-fuse phew micro-boom")
    go(game, "0 draw")
    assert (hand(game, 0), area(game, 0)) == ("", "short-fuse")
    assert sorted(discard(game).split()) == ["micro-boom", "phew", "phew", "phew"]


@pytest.mark.rule("EX-POT-24", "RUL-POT-28")
def test_example_24() -> None:
    game = match_with(player("phew phew"), player(), player(), deck="short-fuse micro-boom phew")
    go(game, "0 draw")
    assert hand(game, 0) == "phew"
    assert sorted(discard(game).split()) == ["micro-boom", "phew", "phew"]


@pytest.mark.rule("EX-POT-25", "POT-CARD-SUPER-4")
def test_example_25() -> None:
    game = match_with(player("phew phew", "super"), player(), player(), deck="micro-boom")
    go(game, "0 draw")
    assert (hand(game, 0), discard(game)) == ("phew phew", "micro-boom")


@pytest.mark.rule("EX-POT-26", "POT-CARD-RIESGOSA-2", "POT-CARD-RIESGOSA-3", "RUL-POT-24")
def test_example_26() -> None:
    game = match_with(player("risky"), player(), player(), deck="phew dizzy phew phew")
    go(game, "0 play risky", "0 draw", "0 dizzy reverse")
    assert hand(game, 0) == "phew phew"
    assert asked(game) == (0, "risky")
    assert game.top().count == 3
    go(game, "0 draw", "0 stop")
    assert hand(game, 0) == "phew phew phew"
    assert game.direction == ANTICLOCKWISE
    assert asked(game) == (2, "turn")


@pytest.mark.rule("EX-POT-27", "POT-CARD-RIESGOSA-1")
def test_example_27() -> None:
    game = match_with(
        player("risky"), player(), player(), deck="phew phew phew phew phew phew phew boom"
    )
    go(game, "0 play risky", "0 draw", "0 draw", "0 draw", "0 draw")
    assert hand(game, 0) == "phew phew phew phew phew"
    assert asked(game) == (1, "turn")


# Cards that hit others


@pytest.mark.rule("EX-POT-29", "RUL-POT-21")
def test_example_29() -> None:
    game = match_with(player("wicked phew"), player(), player("phew phew"), deck="boom")
    go(game, "0 play wicked", "0 give 2")
    assert game.exploder == 2
    assert scores(game) == [1, 0, 0]
    assert asked(game) == (2, "starter")


@pytest.mark.rule("EX-POT-30", "POT-IMM-2")
def test_example_30() -> None:
    game = match_with(player("wicked"), *players(3), deck="short-fuse phew phew")
    go(game, "0 play wicked", "0 give 2")
    assert (area(game, 2), hand(game, 2)) == ("short-fuse", "phew phew")
    assert asked(game) == (1, "turn")


@pytest.mark.rule("EX-POT-31", "RUL-POT-16")
def test_example_31() -> None:
    game = match_with(player("wicked"), *players(3), deck="dizzy phew")
    go(game, "0 play wicked", "0 give 2", "2 dizzy reverse")
    assert hand(game, 2) == "phew"
    assert game.direction == ANTICLOCKWISE
    assert asked(game) == (3, "turn")


@pytest.mark.rule("EX-POT-32", "RUL-POT-25", "RUL-POT-26")
def test_example_32() -> None:
    game = match_with(player("wickedest"), *players(3), deck="phew chill chill boom")
    # From the bottom of the deck: BOOM first, then what is at place 2 of the rest.
    go(game, "0 play wickedest", chance=StackedChance(0, 2))
    go(game, "0 give 1", "0 give 3")
    assert game.exploder == 1
    assert "phew" in discard(game).split()
    assert hand(game, 3) == ""


@pytest.mark.rule("EX-POT-33", "RUL-POT-25")
def test_example_33() -> None:
    game = match_with(player("wickedest"), *players(3), deck="phew chill chill boom")
    go(game, "0 play wickedest", chance=StackedChance(0, 2))
    go(game, "0 give 3", "0 give 1")
    assert game.exploder == 3
    assert hand(game, 1) == "phew"
    assert scores(game) == [0, 1, 0, 0]


@pytest.mark.rule("EX-POT-34", "RUL-POT-35")
def test_example_34() -> None:
    game = match_with(player("split"), player(), deck="phew chill risky thief boom fried dud")
    chance = StackedChance(turn_over=True)
    go(game, "0 play split", "0 cut 3 upper-left", chance=chance)
    assert hand(game, 1) == "phew thief"
    assert deck(game) == "dud fried boom risky chill"
    assert asked(game) == (1, "turn")


@pytest.mark.rule("EX-POT-35", "RUL-POT-29", "RUL-POT-30")
def test_example_35() -> None:
    game = match_with(player("thief"), player("super"), level=5)
    go(game, "0 play thief", "0 steal 1", "0 area")
    assert area(game, 0) == "thief super"
    assert hand(game, 1) == ""
    assert asked(game) == (1, "turn")


@pytest.mark.rule("EX-POT-36", "RUL-POT-29")
def test_example_36() -> None:
    game = match_with(player("thief"), player("super"), deck="phew phew boom", level=5)
    go(game, "0 play thief", "0 steal 1", "0 keep")
    go(game, "1 draw", "1 keep", "0 draw", "0 keep", "1 draw")
    assert game.exploder == 1
    assert scores(game) == [5, 0]


@pytest.mark.rule("EX-POT-37", "POT-CARD-TRAICIONERA-1", "POT-CARD-TRAICIONERA-2")
@pytest.mark.rule("POT-CARD-TRAICIONERA-4")
def test_example_37() -> None:
    game = match_with(player("treacherous"), player(), player(), deck="phew boom")
    go(game, "0 play treacherous 1")
    assert area(game, 1) == "treacherous"
    go(game, "1 draw", "1 move 2", "2 draw")
    assert scores(game) == [0, 1, -2]


@pytest.mark.rule("EX-POT-38", "POT-CARD-TRAICIONERA-3", "RUL-POT-8")
def test_example_38() -> None:
    game = match_with(
        player(), player("", "treacherous"), player(), deck="phew phew phew phew boom"
    )
    go(game, "0 draw", "1 draw", "1 leave", "2 draw", "0 draw", "1 draw")
    assert game.exploder == 1
    assert scores(game) == [2, -2, 1]


@pytest.mark.rule("EX-POT-39", "POT-CARD-GENEROSA-2", "POT-CARD-GENEROSA-3", "RUL-POT-38")
def test_example_39() -> None:
    game = match_with(
        player("generous"), *players(3), deck="phew short-fuse boom phew chill chill risky"
    )
    go(game, "0 play generous", "1 take 1", "2 take 1", "3 take 1")
    assert hand(game, 1) == "phew"
    assert (area(game, 2), hand(game, 2)) == ("short-fuse", "chill chill")
    assert game.exploder == 3
    assert hand(game, 0) == ""
    assert discard(game) == "generous boom phew"


@pytest.mark.rule("EX-POT-40", "RUL-POT-42")
def test_example_40() -> None:
    game = match_with(player("generous"), player(), deck="short-fuse boom")
    go(game, "0 play generous", "1 take 1")
    assert (area(game, 1), hand(game, 1)) == ("short-fuse", "")
    assert game.exploder == 0


# Looking and returning


@pytest.mark.rule("EX-POT-41", "POT-CARD-GATUNA-3", "POT-CARD-GATUNA-4")
def test_example_41() -> None:
    game = match_with(player("kitty phew phew"), player(), deck="phew short-fuse boom phew")
    go(game, "0 play kitty")
    assert game.exploder == 0
    assert scores(game) == [3, 0]


@pytest.mark.rule("EX-POT-42", "RUL-POT-22")
def test_example_42() -> None:
    game = match_with(player("kitty phew phew"), player(), deck="phew short-fuse micro-boom phew")
    size = len(game.deck)
    go(game, "0 play kitty")
    assert (hand(game, 0), area(game, 0)) == ("phew phew", "kitty")
    assert len(game.deck) == size
    assert asked(game) == (1, "turn")


@pytest.mark.rule("EX-POT-43", "POT-CARD-GIRATORIA-1", "POT-CARD-GIRATORIA-3")
def test_example_43() -> None:
    game = match_with(player("spinning"), player(), deck="micro-boom phew")
    size = len(game.deck)
    go(game, "0 play spinning", "0 choose phew")
    assert (hand(game, 0), discard(game)) == ("phew", "spinning")
    assert "micro-boom" in deck(game).split()
    assert len(game.deck) == size - 1


@pytest.mark.rule("EX-POT-44", "RUL-POT-36")
def test_example_44() -> None:
    game = match_with(player("spinning phew"), player(), deck="micro-boom micro-boom")
    go(game, "0 play spinning")
    assert asked(game) == (0, "spinning")
    go(game, "0 choose micro-boom")
    assert hand(game, 0) == ""
    assert deck(game).split().count("micro-boom") == 1


@pytest.mark.rule("EX-POT-45", "POT-CARD-GIRATORIA-2")
def test_example_45() -> None:
    game = match_with(player("spinning phew"), player(), deck="phew boom")
    go(game, "0 play spinning")
    assert game.exploder == 0
    assert scores(game) == [0, 0]


# Dud


@pytest.mark.rule("EX-POT-46", "RUL-POT-17", "RUL-POT-38", "RUL-POT-39")
def test_example_46() -> None:
    game = match_with(player("dud phew phew"), player("hopping generous"), player())
    go(game, "0 play dud", "1 play hopping")
    assert asked(game) == (1, "turn")
    go(game, "1 play generous")
    assert len(game.top().cards) == 2
    go(game, "2 take 1")
    assert [hand(game, seat) for seat in (1, 2)] == ["phew", "phew"]
    assert asked(game) == (2, "turn")


@pytest.mark.rule("EX-POT-47", "RUL-POT-40")
def test_example_47() -> None:
    game = match_with(player("dud phew"), player("phew", "kitty"), deck="phew phew phew boom")
    go(game, "0 play dud", "1 draw", "1 draw", "1 draw", "1 draw")
    assert game.exploder == 1
    assert scores(game) == [2, 3]


@pytest.mark.rule("EX-POT-48", "RUL-POT-41", "RUL-POT-46")
def test_example_48() -> None:
    game = match_with(player("dud phew"), player("treacherous phew phew"), deck="dud")
    go(game, "0 play dud", "1 draw", "1 play dud")
    assert game.exploder == -1
    assert scores(game) == [2, 3]
    assert asked(game) == (1, "starter")
