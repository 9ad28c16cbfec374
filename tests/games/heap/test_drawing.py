"""Step 1, Draw Cards (HEAP-DRAW)."""

from __future__ import annotations

import pytest

from hotseat.core import Seat
from hotseat.games.heap import GAME
from hotseat.games.heap.events import CardsDiscarded, CardsDrawn, CardsSeen, DiscardsSeen
from tests.games.heap.build import asked, battle, go, hand, names, options, play, player, refused

FULL = "R/R Y/Y G/G K/R K/Y K/G"


@pytest.mark.rule("HEAP-DRAW-2", "HEAP-DRAW-3")
def test_any_number_of_cards_may_be_discarded_before_drawing_up_to_six() -> None:
    game = battle("draw", player("R/R R/R Y/Y"), player(), heap="C/R C/Y C/G K/*")
    assert options(game, 0) == ["discard R/R", "discard Y/Y", "draw"]
    play(game, 0, "discard R/R")
    assert options(game, 0) == ["discard R/R", "discard Y/Y", "draw"]
    events = play(game, 0, "draw")
    assert events[0] == CardsDrawn(0, 4, 0)
    assert hand(game, 0) == "R/R Y/Y C/R C/Y C/G K/*"
    assert names(game, game.rubbish) == "R/R"


@pytest.mark.rule("HEAP-DRAW-4", "HEAP-DRAW-5")
@pytest.mark.parametrize("held", [FULL, FULL + " C/R C/Y C/G"])
def test_with_six_or_more_nothing_is_drawn_and_nobody_discards_down(held: str) -> None:
    game = battle("draw", player(held), player(), heap="K/* K/*~")
    assert "draw" in options(game, 0)
    assert play(game, 0, "draw") == []
    assert len(game.players[0].hand) == len(held.split())
    assert asked(game) == (1, "draw")


@pytest.mark.rule("RUL-HEAP-10", "RUL-HEAP-65")
def test_each_player_finishes_drawing_before_the_next_begins() -> None:
    game = battle("draw", player(), player(), player(), heap=f"{FULL} {FULL} {FULL}", turn=3)
    assert options(game, 0) == ["draw"]  # with an empty hand, and asked all the same
    assert refused(game, 1, "draw")[0] == "refused-not-asked"
    go(game, "0 draw")
    assert (hand(game, 0), hand(game, 1)) == (FULL, "")
    go(game, "1 draw", "2 draw")
    assert asked(game) == (0, "bodge")


@pytest.mark.rule("HEAP-DRAW-1", "RUL-HEAP-10")
def test_in_the_first_turn_six_cards_are_drawn_and_nobody_is_asked() -> None:
    game = battle("draw", player(), player(), heap=f"{FULL} C/R C/Y C/G K/* R/G R/Y", turn=1)
    assert hand(game, 0) == FULL
    assert len(game.players[1].hand) == 6
    assert asked(game) == (0, "bodge")


@pytest.mark.rule("RUL-HEAP-5")
def test_what_is_not_there_is_not_drawn_later_either() -> None:
    game = battle("draw", player(), player(), heap="R/R Y/Y")
    first, seen = play(game, 0, "draw")
    assert first == CardsDrawn(0, 2, 4)
    assert isinstance(seen, CardsSeen)
    assert (seen.audience, names(game, seen.cards)) == (0, "R/R Y/Y")
    events = play(game, 1, "draw")
    assert events == [CardsDrawn(1, 0, 6)]
    assert (len(game.players[0].hand), hand(game, 1)) == (2, "")


@pytest.mark.rule("HEAP-SET-7", "RUL-HEAP-8")
def test_what_is_discarded_is_told_to_its_owner_only() -> None:
    game = battle("draw", player("R/R Y/Y"), player())
    public, secret = play(game, 0, "discard Y/Y")
    assert public == CardsDiscarded(0, 1)
    assert isinstance(secret, DiscardsSeen)
    assert (secret.audience, names(game, secret.cards)) == (0, "Y/Y")
    assert {one.face() for one in GAME.options(game, Seat(0))} == {"discard", "draw"}
