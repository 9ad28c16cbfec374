"""The rulebook's combat example, and the ways of a rush."""

from __future__ import annotations

import pytest

from hotseat.games.heap.events import CombatPileDiscarded, DroppedOut, RushWon
from hotseat.games.heap.state import Battle
from tests.games.heap.build import (
    asked,
    battle,
    bench,
    go,
    hand,
    on,
    only,
    options,
    play,
    player,
    refused,
    sizes,
    view,
)

CHRIS, BRENT, DOUG = 0, 1, 2


@pytest.mark.rule("HEAP-EX-1", "HEAP-COMBAT-1", "HEAP-COMBAT-3", "HEAP-COMBAT-4")
def test_the_combat_example() -> None:
    game = battle(
        "flip",
        player("Y/G G/RY", rushing="doombuggy"),
        player("G/R C/Y", rushing="doombuggy"),
        player("K/* R/Y", rushing="doombuggy"),
        heap="R/Y",
    )
    # Chris turns over the top card: red.
    assert view(game).attack == "red"
    assert asked(game) == (BRENT, "fight")
    # Brent blocks red and attacks green.
    assert options(game, BRENT) == ["fight G/R", "drop-out"]
    play(game, BRENT, "fight G/R")
    assert view(game).attack == "green"
    assert asked(game) == (DOUG, "fight")
    # Doug has no green block, but Block All; his attack is Reckless.
    assert options(game, DOUG) == ["fight K/*", "drop-out"]
    play(game, DOUG, "fight K/*")
    assert view(game).attack == "reckless"
    assert asked(game) == (CHRIS, "fight")
    assert options(game, CHRIS) == ["fight Y/G", "fight G/RY", "drop-out"]
    play(game, CHRIS, "fight Y/G")
    assert view(game).attack == "yellow"
    assert asked(game) == (BRENT, "fight")
    # Brent names red for his Player's Choice.
    play(game, BRENT, "fight C/Y")
    assert asked(game) == (BRENT, "colour")
    play(game, BRENT, "colour red")
    assert view(game).attack == "red"
    # Doug holds no red block and can only drop out; Chris faces the same attack.
    assert asked(game) == (DOUG, "fight")
    assert options(game, DOUG) == ["drop-out"]
    play(game, DOUG, "drop-out")
    assert view(game).attack == "red"
    assert asked(game) == (CHRIS, "fight")
    assert options(game, CHRIS) == ["fight G/RY", "drop-out"]
    # Chris drops out although he could block.
    events = play(game, CHRIS, "drop-out")
    assert only(events, RushWon) == [RushWon(BRENT, 5)]
    assert hand(game, CHRIS) == "G/RY"
    assert sizes(game) == (0, 0, 5)
    play(game, BRENT, "done")  # leaves the vehicle card's haul
    assert sizes(game)[2] == 0


@pytest.mark.rule("HEAP-EX-1")
def test_the_combat_pile_of_the_example_goes_to_the_rubbish() -> None:
    game = battle(
        "flip",
        player(rushing="doombuggy"),
        player("G/R", rushing="doombuggy"),
        heap="R/Y",
    )
    events = go(game, "1 fight G/R", "0 drop-out", "1 done")
    assert only(events, CombatPileDiscarded) == [CombatPileDiscarded(2)]
    assert sizes(game) == (0, 2, 0)


@pytest.mark.rule("HEAP-EX-1", "HEAP-COMBAT-1")
def test_a_card_that_does_not_block_is_refused() -> None:
    game = battle(
        "flip",
        player(rushing="doombuggy"),
        player("G/R R/Y", rushing="doombuggy"),
        heap="R/Y",
    )
    refused(game, 1, "fight R/Y")
    play(game, 1, "fight G/R")


# The flip


@pytest.mark.rule("HEAP-EX-14", "RUL-HEAP-27", "RUL-HEAP-28")
def test_the_opening_card_triggers_a_box_before_the_neighbour_responds() -> None:
    cards = bench(crane="bigg_rigg cargo; attack_green: you_haul_1")
    game = battle(
        "flip",
        player(on="crane", rushing="bigg_rigg"),
        player("R/G", rushing="doombuggy"),
        cards=cards,
        heap="G/R R/R",
    )
    assert asked(game) == (0, "trigger")
    assert options(game, 0) == ["trigger bigg_rigg cargo", "decline"]
    play(game, 0, "trigger bigg_rigg cargo")
    assert len(game.players[0].haul) == 1
    assert asked(game) == (1, "fight")


@pytest.mark.rule("HEAP-EX-15", "RUL-HEAP-45", "RUL-HEAP-47")
def test_when_nobody_answers_the_instigator_wins_with_the_opening_card() -> None:
    cards = bench(bags="scrap_hog cargo; rush_end: you_haul_1")
    game = battle(
        "flip",
        player(on="bags", rushing="scrap_hog"),
        player("G/R", on="bags", rushing="scrap_hog"),
        player("G/G", rushing="scrap_hog"),
        cards=cards,
        heap="Y/R R/R R/R R/R R/R R/R",
    )
    assert asked(game) == (1, "fight")
    assert options(game, 1) == ["drop-out"]
    play(game, 1, "drop-out")
    assert asked(game) == (2, "fight")
    assert options(game, 2) == ["drop-out"]
    events = play(game, 2, "drop-out")
    assert only(events, RushWon) == [RushWon(0, 1)]
    assert asked(game) == (0, "end-boxes")
    assert options(game, 0) == ["trigger scrap_hog cargo", "trigger scrap_hog card", "done"]
    play(game, 0, "done")
    assert asked(game) == (1, "end-boxes")


# Swerve

A, B, C, D = range(4)


def after_the_swerve() -> Battle:
    """A swerves at C, anticlockwise."""
    game = battle(
        "flip",
        player("R/G~", rushing="doombuggy"),
        player("Y/R", rushing="doombuggy"),
        player(rushing="doombuggy"),
        player("Y/R", rushing="doombuggy"),
        heap="G/R",
        instigator=D,
    )
    assert asked(game) == (A, "fight")
    play(game, A, "fight R/G~")
    assert asked(game) == (A, "swerve")
    play(game, A, "swerve 2 anticlockwise")
    assert asked(game) == (C, "fight")
    return game


@pytest.mark.rule("HEAP-EX-16", "RUL-HEAP-40", "RUL-HEAP-41")
def test_a_swerve_passes_over_the_player_whose_attack_stands() -> None:
    game = after_the_swerve()
    play(game, C, "drop-out")
    assert asked(game) == (B, "fight")
    play(game, B, "drop-out")
    assert asked(game) == (D, "fight")  # A is passed over
    events = play(game, D, "drop-out")
    assert only(events, RushWon) == [RushWon(A, 2)]


@pytest.mark.rule("HEAP-EX-16", "RUL-HEAP-40")
def test_after_a_swerve_play_goes_on_in_its_direction() -> None:
    game = after_the_swerve()
    go(game, "2 drop-out", "1 fight Y/R")
    assert asked(game) == (A, "fight")


@pytest.mark.rule("HEAP-EX-17", "RUL-HEAP-39")
def test_a_swerve_with_two_players_left_asks_nothing() -> None:
    game = battle(
        "flip",
        player("Y/G", rushing="doombuggy"),
        player("R/R~", rushing="doombuggy"),
        player(rushing="doombuggy"),
        heap="R/R",
    )
    # With three still in, the same card asks.
    three = game.clone()
    play(three, 1, "fight R/R~")
    assert asked(three) == (1, "swerve")
    # With two it does not.
    game.players[2].in_rush = False
    play(game, 1, "fight R/R~")
    assert asked(game) == (0, "fight")


# The end of the rush


@pytest.mark.rule("HEAP-EX-18", "HEAP-TRIG-10", "RUL-HEAP-47", "RUL-HEAP-48", "RUL-HEAP-49")
def test_the_rush_ends_for_everyone() -> None:
    cards = bench(
        bags="scrap_hog cargo; rush_end: you_haul_1",
        fireworks="doombuggy movement; rush_win: shoot_left",
    )
    game = battle(
        "flip",
        player(on="bags", rushing="scrap_hog"),
        player(rushing="scrap_hog"),
        player("Y/R", on="fireworks", rushing="doombuggy"),
        player(on="bags", rushing="scrap_hog"),
        cards=cards,
        heap="R/R Y/Y Y/Y Y/Y",
        instigator=D,
    )
    go(game, "0 drop-out", "1 drop-out", "2 fight Y/R", "3 drop-out")
    assert asked(game) == (C, "end-boxes")  # the winner, not the instigator
    play(game, C, "trigger doombuggy movement")
    assert on(game, D) == "bags!"
    play(game, C, "done")
    assert asked(game) == (A, "end-boxes")  # D's part is damaged: nothing to ask
    assert options(game, A) == ["trigger scrap_hog cargo", "done"]
    assert sizes(game) == (3, 0, 2)
    events = play(game, A, "trigger scrap_hog cargo")
    assert [len(each.haul) for each in game.players] == [1, 0, 0, 0]
    # B has no box; then the combat pile goes to the rubbish.
    assert only(events, CombatPileDiscarded) == [CombatPileDiscarded(2)]
    assert asked(game) == (A, "haul")
    assert sizes(game) == (2, 2, 0)


# Forced and chosen drop-outs


@pytest.mark.rule("HEAP-EX-32", "RUL-HEAP-43")
def test_forced_and_chosen_drop_outs_look_alike() -> None:
    game = battle(
        "flip",
        player(rushing="doombuggy"),
        player("Y/Y G/G", rushing="doombuggy"),  # no red block
        player("Y/R G/G", rushing="doombuggy"),
        heap="R/R",
    )
    assert options(game, B) == ["drop-out"]
    assert asked(game) == (B, "fight")  # nothing happens before B answers
    before = view(game, A)
    forced = play(game, B, "drop-out")
    assert options(game, C) == ["fight Y/R", "drop-out"]
    chosen = play(game, C, "drop-out")
    assert forced == [DroppedOut(B)]
    assert chosen[0] == DroppedOut(C)
    after = view(game, A)
    assert [each.hand for each in after.players] == [each.hand for each in before.players]
