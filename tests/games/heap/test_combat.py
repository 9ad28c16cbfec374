"""Combat: attack and block, choice, Swerve, dropping out (HEAP-RUSH, HEAP-COMBAT)."""

from __future__ import annotations

import pytest

from hotseat.games.heap.events import (
    CardFlipped,
    CardPlayed,
    ColourNamed,
    DroppedOut,
    RushWon,
    Swerved,
)
from hotseat.games.heap.state import Battle
from tests.games.heap.build import (
    PLAIN,
    Given,
    asked,
    battle,
    bench,
    card,
    go,
    hand,
    names,
    only,
    options,
    play,
    player,
    refused,
    view,
)

ALL_BLOCKS = "Y/R Y/Y Y/G Y/* Y/RY Y/"


def rush(flip: str, *players: Given, heap: str = "", instigator: int = 0) -> Battle:
    """Return a rush in which the instigator has turned over a card."""
    return battle("flip", *players, heap=f"{flip} {heap}", instigator=instigator)


# The start


@pytest.mark.rule("HEAP-RUSH-1", "RUL-HEAP-26")
def test_vehicles_are_chosen_openly_one_after_the_other_and_need_no_parts() -> None:
    game = battle("rush", player(), player(), heap="R/R")
    assert options(game, 0) == [
        "rush doombuggy",
        "rush gyrohopper",
        "rush scrap_hog",
        "rush bigg_rigg",
    ]
    play(game, 0, "rush scrap_hog")
    assert view(game, 1).players[0].rushing == "scrap_hog"
    assert asked(game) == (1, "vehicle")


@pytest.mark.rule("HEAP-RUSH-2")
def test_under_a_challenge_nobody_chooses() -> None:
    game = battle("rush", player(), player(), heap="R/R", challenge="gyrohopper")
    assert [one.rushing for one in view(game).players] == ["gyrohopper", "gyrohopper"]
    assert asked(game) == (1, "fight")


@pytest.mark.rule("HEAP-RUSH-3", "HEAP-RUSH-4", "HEAP-RUSH-6", "HEAP-COMBAT-10")
def test_the_instigator_flips_and_the_left_neighbour_responds_first() -> None:
    game = battle("rush", player(), player(), player(), heap="G/R Y/Y", instigator=1)
    go(game, "1 rush doombuggy", "2 rush doombuggy")
    events = play(game, 0, "rush doombuggy")
    assert events[-1] == CardFlipped(1, card(PLAIN, "G/R"), "green")
    assert names(game, game.combat) == "G/R"
    assert (view(game).attack, view(game).author) == ("green", 1)
    assert asked(game) == (2, "fight")


@pytest.mark.rule("HEAP-RUSH-5", "HEAP-COMBAT-6", "HEAP-SYM-4")
def test_the_instigator_names_the_colour_of_a_flipped_choice() -> None:
    game = rush("C/R", player(), player("R/G R/Y R/R"))
    assert options(game, 0) == ["colour red", "colour yellow", "colour green"]
    assert refused(game, 0, "colour choice")[0] == "refused-not-an-option"
    events = play(game, 0, "colour yellow")
    assert events[0] == ColourNamed(0, "yellow")
    assert options(game, 1) == ["fight R/Y", "drop-out"]


@pytest.mark.rule("HEAP-RUSH-5", "HEAP-COMBAT-9", "HEAP-SYM-8", "RUL-HEAP-28")
def test_the_instigator_decides_about_a_flipped_swerve_after_the_colour() -> None:
    game = rush("C/R~", player(), player(), player())
    assert asked(game) == (0, "colour")
    play(game, 0, "colour red")
    assert options(game, 0) == [
        "swerve 1 clockwise",
        "swerve 1 anticlockwise",
        "swerve 2 clockwise",
        "swerve 2 anticlockwise",
    ]
    events = play(game, 0, "swerve 2 clockwise")
    assert events == [Swerved(0, 2, "clockwise")]
    assert asked(game) == (2, "fight")


# Attack and block


@pytest.mark.rule(
    "HEAP-COMBAT-1",
    "HEAP-COMBAT-5",
    "HEAP-COMBAT-7",
    "HEAP-COMBAT-8",
    "HEAP-SYM-3",
    "HEAP-SYM-5",
    "HEAP-SYM-6",
    "HEAP-SYM-7",
    "RUL-HEAP-35",
    "RUL-HEAP-36",
)
@pytest.mark.parametrize(
    ("flip", "blockers"),
    [
        ("R/R", "Y/R Y/* Y/RY"),
        ("Y/R", "Y/Y Y/* Y/RY"),
        ("G/R", "Y/G Y/*"),
        ("K/R", "Y/R Y/Y Y/G Y/* Y/RY"),
    ],
)
def test_what_blocks_an_attack(flip: str, blockers: str) -> None:
    game = rush(flip, player(), player(ALL_BLOCKS))
    assert options(game, 1) == [*(f"fight {one}" for one in blockers.split()), "drop-out"]
    for other in set(ALL_BLOCKS.split()) - set(blockers.split()):
        assert refused(game, 1, f"fight {other}") == ("heap-no-block", "HEAP-COMBAT-1")


@pytest.mark.rule("HEAP-COMBAT-3", "RUL-HEAP-37")
def test_the_card_just_played_attacks_whatever_it_blocked() -> None:
    game = rush("R/R", player("Y/Y"), player("K/*"))
    events = play(game, 1, "fight K/*")
    assert events[0] == CardPlayed(1, card(PLAIN, "K/*"), "reckless")
    assert options(game, 0) == ["fight Y/Y", "drop-out"]  # any block does


@pytest.mark.rule("HEAP-COMBAT-2", "HEAP-COMBAT-4", "RUL-HEAP-42", "RUL-HEAP-44")
def test_who_drops_out_is_out_and_the_attack_stands() -> None:
    game = rush("R/R", player("R/Y R/G"), player("Y/R"), player("G/R"))
    events = play(game, 1, "drop-out")
    assert events[0] == DroppedOut(1)
    assert hand(game, 1) == "Y/R"
    assert (view(game).attack, asked(game)) == ("red", (2, "fight"))
    go(game, "2 fight G/R")
    assert asked(game) == (0, "fight")
    go(game, "0 fight R/G")
    assert asked(game) == (2, "fight")  # seat 1 is passed over


@pytest.mark.rule("RUL-HEAP-44")
def test_everybody_starts_in_the_rush_also_without_cards() -> None:
    game = rush("R/R", player(), player(), player())
    assert [one.in_rush for one in view(game).players] == [True, True, True]
    assert options(game, 1) == ["drop-out"]


@pytest.mark.rule("HEAP-COMBAT-11", "HEAP-COMBAT-12", "RUL-HEAP-46", "RUL-HEAP-45")
def test_the_last_one_in_has_played_the_last_card_and_wins() -> None:
    game = rush("R/R", player("R/Y"), player("Y/R", rushing="doombuggy"), player())
    go(game, "1 fight Y/R", "2 drop-out")
    assert asked(game) == (0, "fight")
    events = play(game, 0, "drop-out")
    assert only(events, RushWon) == [RushWon(1, 2)]
    assert asked(game) == (1, "end-boxes")


@pytest.mark.rule("HEAP-COMBAT-13", "HEAP-TRIG-11", "RUL-HEAP-49")
def test_after_the_rush_parts_are_as_before_and_the_pile_is_discarded() -> None:
    cards = bench(hook="doombuggy weapon; any: you_haul_1")
    game = battle(
        "flip",
        player(on="hook", rushing="doombuggy"),
        player(rushing="doombuggy"),
        cards=cards,
        heap="R/R filler filler filler",
    )
    play(game, 0, "trigger doombuggy weapon")
    (part,) = view(game).players[0].vehicles[0].parts
    assert part.used
    play(game, 1, "drop-out")
    assert names(game, game.combat) == "R/R"  # still there while boxes are run
    play(game, 0, "done")
    (part,) = view(game).players[0].vehicles[0].parts
    assert not part.used
    assert (names(game, game.combat), names(game, game.rubbish)) == ("", "R/R")
    seen = view(game)
    assert (seen.attack, seen.author, seen.up_next) == (None, -1, -1)
    assert [(one.rushing, one.in_rush) for one in seen.players] == [(None, False)] * 2


# Swerve


@pytest.mark.rule("HEAP-COMBAT-9", "RUL-HEAP-38", "RUL-HEAP-40")
def test_a_swerve_aims_at_another_player_who_is_still_in() -> None:
    game = rush("R/R", player("R/Y"), player(), player("Y/R~"), player("R/Y"))
    go(game, "1 drop-out", "2 fight Y/R~")
    assert options(game, 2) == [
        "swerve 3 clockwise",
        "swerve 3 anticlockwise",
        "swerve 0 clockwise",
        "swerve 0 anticlockwise",
    ]
    assert refused(game, 2, "swerve 1 clockwise") == ("heap-no-swerve", "RUL-HEAP-38")
    assert refused(game, 2, "swerve 2 clockwise")[0] == "refused-not-an-option"
    go(game, "2 swerve 0 anticlockwise", "0 fight R/Y")
    assert asked(game) == (3, "fight")  # on from the target, in the new direction
    assert view(game).players[3].in_rush  # passed over, and still in


@pytest.mark.rule("RUL-HEAP-39", "HEAP-COMBAT-10")
def test_a_direction_holds_until_the_next_swerve_and_each_rush_starts_clockwise() -> None:
    game = rush("R/R~", player("R/R"), player("R/R"), player("R/R"), heap="R/Y " + "filler " * 30)
    go(game, "0 swerve 2 anticlockwise", "2 fight R/R")
    assert asked(game) == (1, "fight")
    go(game, "1 fight R/R")
    assert asked(game) == (0, "fight")
    go(game, "0 drop-out", "2 drop-out")
    go(game, "1 draw", "2 draw", "0 draw", "1 done", "2 done", "0 done")
    go(game, "1 rush doombuggy", "2 rush doombuggy", "0 rush doombuggy")
    assert view(game).direction == "clockwise"
    assert asked(game) == (2, "fight")


@pytest.mark.rule("RUL-HEAP-41")
def test_the_author_is_passed_over() -> None:
    game = rush("R/G~", player(), player("R/R"), player(), player("R/R"))
    go(game, "0 swerve 1 anticlockwise", "1 drop-out")
    assert asked(game) == (3, "fight")  # not seat 0, whose attack it is


@pytest.mark.rule("RUL-HEAP-34")
def test_a_swerve_is_no_trigger() -> None:
    cards = bench(hook="doombuggy weapon; attack_red: you_draw_1")
    game = battle(
        "flip",
        player(on="hook", rushing="doombuggy"),
        player(),
        player(),
        cards=cards,
        heap="Y/R~ R/R",
    )
    assert asked(game) == (0, "swerve")
    play(game, 0, "swerve 1 clockwise")
    assert asked(game) == (1, "fight")
