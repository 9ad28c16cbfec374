"""Games drawn for a terminal, previews in few words, and the rules behind things."""

from __future__ import annotations

from typing import get_args

import pytest

from hotseat.core import Seat
from hotseat.games.heap import GAME
from hotseat.games.heap.actions import HeapAction
from hotseat.games.heap.behind import RULES
from hotseat.games.heap.events import HeapEvent
from hotseat.games.heap.state import Battle
from hotseat.words import Words
from tests.games.heap.build import battle, bench, go, play, player, with_keys

WORDS = Words(GAME)

CARDS = bench(
    hook="doombuggy weapon; attack_red: shoot_right; bodge: shoot_left you_draw_1; fights: G/Y",
    bin="doombuggy cargo; any: repair other_draw_1; fights: K/*",
    lamp="doombuggy cargo; fights: Y/R~",
    bags="scrap_hog cargo; rush_end: you_haul_1; bodge: challenge; fights: C/RG",
)


def sketch(game: Battle, seat: int | None) -> str:
    """Return the lines one below the other, as they would be printed."""
    names = GAME.names(game)
    view = GAME.view(game, None if seat is None else Seat(seat))
    lines = [
        line if isinstance(line, str) else WORDS.say(line, names) for line in GAME.sketch(view)
    ]
    return "\n" + "\n".join(lines) + "\n"


def preview(game: Battle, seat: int, text: str) -> str:
    """Return what stands beside an option."""
    view = GAME.view(game, Seat(seat))
    key = with_keys(game, text)
    [action] = [one for one in GAME.options(game, Seat(seat)) if one.text() == key]
    phrase = GAME.preview_phrase(view, action)
    return WORDS.say(phrase, GAME.names(game)) if phrase else ""


def question(game: Battle, seat: int) -> str:
    """Return what a player is asked, or whom they wait for."""
    return WORDS.say(GAME.question(GAME.view(game, Seat(seat))), GAME.names(game))


def test_bodging() -> None:
    game = battle(
        "bodge",
        player("hook bin bin bags", on="lamp!"),
        player("R/R", on="hook bin bags", haul="Y/Y Y/Y"),
        player(),
        cards=CARDS,
        heap="R/R R/R",
        rubbish="R/R",
        turn=3,
    )
    assert (
        sketch(game, 0)
        == """
Turn 3, Bodge Vehicles. Heap 2, rubbish 1. Player 1 is the instigator.
 Doombuggy Gyrohopper Scrap Hog Bigg Rigg   pileup: 4 vehicles with 3 parts
> ··c··     ·····      ·····     ·····   Player 1: hand 4, ready 0/4
  W·C··     ·····      ··C··     ·····   Player 2: hand 1, haul 2, ready 0/4
  ·····     ·····      ·····     ·····   Player 3: hand 0, ready 0/4
Your hand, attack/blocks (below: bodge box | rush box):
  hook  Doombuggy Weapon, green/yellow
2×bin   Doombuggy Cargo, Reckless/all
  bags  Scrap Hog Cargo, choice/red, green
"""
    )
    assert "Your hand" not in sketch(game, None)
    assert ">" not in sketch(game, None)
    assert "Your hand is empty." in sketch(game, 2)


def test_the_boxes_of_cards_stand_beside_the_options() -> None:
    game = battle("bodge", player("hook bin bags", on="lamp!"), player(), cards=CARDS)
    assert preview(game, 0, "attach hook") == "shoot left, draw 1 | red: shoot right"
    assert preview(game, 0, "attach bags") == "Challenge | end: haul 1"
    assert preview(game, 0, "attach bin") == "replaces lamp: – | any: repair, other draws 1"
    assert preview(game, 0, "pay-repair doombuggy cargo hook") == "lamp"


def test_a_rush() -> None:
    game = battle(
        "flip",
        player("hook lamp", on="bags", rushing="scrap_hog"),
        player(on="hook!", rushing="doombuggy"),
        player("bin", on="hook bin", rushing="doombuggy"),
        cards=CARDS,
        heap="K/Y Y/Y",
        instigator=1,
    )
    play(game, 2, "fight bin")
    assert preview(game, 2, "trigger doombuggy cargo") == "bin, repair, other draws 1"
    play(game, 2, "decline")
    assert (
        sketch(game, 0)
        == """
Turn 2, Rush the Heap. Heap 1, rubbish 0. Player 2 is the instigator.
Combat pile 2: bin, Reckless Attack, going down.
 Doombuggy Gyrohopper Scrap Hog Bigg Rigg   pileup: 4 vehicles with 3 parts
> ·····     ·····     [··C··]    ·····   Player 1: hand 2, in
 [w····]    ·····      ·····     ·····   Player 2: hand 0, in
 [W·C··]    ·····      ·····     ·····   Player 3: hand 0, attacks
Your hand, attack/blocks:
  hook  Doombuggy Weapon, green/yellow
  lamp  Doombuggy Cargo, yellow/red, swerves
"""
    )
    assert question(game, 0) == (
        "Player 3 attacks recklessly: any block will do. Fight, or drop out?"
    )
    assert question(game, 1) == "Player 1 has to block, or drops out."
    assert preview(game, 0, "fight hook") == "green at Player 2"
    go(game, "0 drop-out")
    assert "Player 1: hand 2, out" in sketch(game, 0)
    assert preview(game, 1, "drop-out") == "Player 3 wins the rush"


def test_what_a_fight_would_trigger() -> None:
    game = battle(
        "flip",
        player(rushing="doombuggy"),
        player("R/G", on="hook bin!", rushing="doombuggy"),
        cards=CARDS,
        heap="K/Y",
    )
    assert preview(game, 1, "fight R/G") == "red at Player 1, [shoot right]"


def test_a_swerve_leaves_open_who_responds() -> None:
    three = [player(rushing="doombuggy"), player("R/R~", rushing="doombuggy"), player()]
    game = battle("flip", *three, heap="K/Y")
    assert preview(game, 1, "fight R/R~") == "red at anybody"
    game = battle("flip", *three[:2], heap="K/Y")
    assert preview(game, 1, "fight R/R~") == "red at Player 1"


def test_a_challenge_and_vehicles() -> None:
    game = battle("bodge", player(), player(), challenge="bigg_rigg", cards=CARDS)
    assert "Challenge: everybody rushes with the Bigg Rigg!" in sketch(game, 0)
    game = battle("rush", player(on="hook bin bags!"), player(), cards=CARDS, heap="R/R")
    boxes = "[red: shoot right], [any: repair, other draws 1]"
    assert preview(game, 0, "rush doombuggy") == boxes
    assert preview(game, 0, "rush scrap_hog") == ""


def test_a_haul_is_listed_among_the_options_only() -> None:
    game = battle("check", player("R/R", on="lamp", haul="hook bin"), player(), cards=CARDS)
    assert "Your hand" not in sketch(game, 0)  # put aside
    assert preview(game, 0, "attach hook") == "Doombuggy Weapon, [red: shoot right]"
    assert preview(game, 0, "attach bin") == (
        "Doombuggy Cargo, replaces lamp, [any: repair, other draws 1]"
    )


def test_the_pileup() -> None:
    game = battle(
        "pileup",
        player("R/G R/R R/R", turbo="doombuggy gyrohopper"),
        player("Y/R"),
        cards=CARDS,
        heap="R/Y Y/Y",
    )
    assert preview(game, 0, "trigger doombuggy card") == "other discards 1"
    play(game, 0, "decline")
    assert (
        sketch(game, 1)
        == """
Turn 2: THE PILEUP! Heap 1, rubbish 0. Player 1 started it.
Combat pile 1: R-Y, red attack, going down.
 Doombuggy Gyrohopper Scrap Hog Bigg Rigg   pileup: 4 vehicles with 3 parts
  TURBO     TURBO      normal    normal  Player 1: hand 3, attacks
> normal    normal     normal    normal  Player 2: hand 1, in
Your hand, attack/blocks:
  Y-R  Doombuggy Bling, yellow/red
"""
    )
    assert preview(game, 1, "drop-out") == "Player 1 wins the game"
    play(game, 1, "drop-out")
    over = sketch(game, 0)
    assert "The pileup is over. Heap 1, rubbish 0." in over
    assert "Player 1: hand 3, WINS" in over
    assert "Combat pile" not in over
    assert question(game, 1) == "The game is over: Player 1 has won the pileup."


def test_many_cards_go_by_their_names() -> None:
    seven = "R/R R/Y R/G Y/R Y/Y Y/G Y/G G/R"
    game = battle(
        "flip", player(rushing="doombuggy"), player(seven, rushing="doombuggy"), heap="R/R"
    )
    assert sketch(game, 1).endswith("Your hand:\n  R-R. R-Y. R-G. Y-R. Y-Y. 2 × Y-G. G-R.\n")
    # Where they are the options they are not listed twice.
    game = battle("draw", player(f"{seven} hook"), player(), cards=CARDS)
    assert "Your hand" not in sketch(game, 0)
    boxes = "shoot left, draw 1 | red: shoot right"
    assert preview(game, 0, "discard hook") == f"Doombuggy Weapon, green/yellow, {boxes}"


@pytest.mark.parametrize("count", [1, 2])
def test_a_hand_before_the_pileup_is_listed_by_what_it_does_in_a_fight(count: int) -> None:
    cards = bench(skip="bigg_rigg cargo; fights: K/*; rush_win: you_haul_1")
    game = battle(
        "pileup",
        player("R/Y"),
        player(" ".join(["skip"] * count + ["Y/Y", "Y/R"]), turbo="gyrohopper"),
        player(turbo="doombuggy"),
        cards=cards,
        heap="R/R",
        instigator=2,
    )
    go(game, "2 trigger doombuggy card", "2 name 1")
    copies = ", you hold 2" if count == 2 else ""
    assert preview(game, 1, "discard skip") == f"Bigg Rigg, hits Reckless, blocks all{copies}"


def test_a_long_name_is_cut() -> None:
    cards = bench(thing="doombuggy weapon; name: A Thing That Has No Better Name")
    game = battle("bodge", player("thing"), player(), cards=cards)
    assert "  A Thing That Has No Bet… Doombuggy Weapon, red/red" in sketch(game, 0)


def test_rules_stand_behind_every_kind_of_action_and_event() -> None:
    assert set(RULES) == {*get_args(HeapAction), *get_args(HeapEvent)}
    ledger = {rule.id for rule in GAME.ledger()}
    for rules in RULES.values():
        assert rules
        assert set(rules) <= ledger
