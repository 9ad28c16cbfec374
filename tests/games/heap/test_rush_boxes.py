"""Rush boxes: what triggers them, and the end of the rush (HEAP-TRIG)."""

from __future__ import annotations

import pytest

from hotseat.games.heap.events import BoxTriggered, CardsDrawn, CardsHauled, Challenged
from hotseat.games.heap.facts import NO_CARD
from hotseat.games.heap.state import Battle
from tests.games.heap.build import (
    asked,
    battle,
    bench,
    card,
    go,
    hand,
    names,
    on,
    only,
    options,
    play,
    player,
    refused,
    view,
)

TRIGGERS = {
    "any": ("R/R", "Y/RG", "G/*", "C/Y", "K/G"),
    "attack_red": ("R/R", "R/Y"),
    "attack_yellow": ("Y/RG",),
    "attack_green": ("G/*",),
    "attack_choice": ("C/Y",),
    "attack_reckless": ("K/G",),
    "block_red": ("R/R", "Y/RG"),
    "block_yellow": ("R/Y", "C/Y"),
    "block_green": ("Y/RG", "K/G"),
    "block_all": ("G/*",),
    "rush_end": (),
    "rush_win": (),
}


@pytest.mark.rule(
    "HEAP-TRIG-1",
    "HEAP-TRIG-5",
    "HEAP-TRIG-6",
    "HEAP-TRIG-8",
    "HEAP-SYM-14",
    "HEAP-SYM-16",
    "HEAP-SYM-17",
    "RUL-HEAP-27",
    "RUL-HEAP-31",
    "RUL-HEAP-32",
)
@pytest.mark.parametrize("trigger", TRIGGERS)
@pytest.mark.parametrize("flip", ["R/R", "R/Y", "Y/RG", "G/*", "C/Y", "K/G"])
def test_only_what_is_printed_on_the_card_triggers(trigger: str, flip: str) -> None:
    cards = bench(hook=f"doombuggy weapon; {trigger}: you_draw_1")
    game = battle(
        "flip",
        player(on="hook", rushing="doombuggy"),
        player(),
        cards=cards,
        heap=f"{flip} filler filler",
    )
    if asked(game)[1] == "colour":
        play(game, 0, "colour red")  # which triggers nothing red
    matches = flip in TRIGGERS[trigger] or trigger == "any"
    assert asked(game) == ((0, "trigger") if matches else (1, "fight"))


@pytest.mark.rule("HEAP-TRIG-7", "HEAP-SYM-15", "RUL-HEAP-33")
@pytest.mark.parametrize("rushing", ["doombuggy", "bigg_rigg"])
def test_a_vehicle_trigger_looks_at_the_card_played(rushing: str) -> None:
    cards = bench(
        box=f"{rushing} weapon; vehicle_bigg_rigg: you_draw_1",
        rig="bigg_rigg cargo; fights: Y/R",
        buggy="doombuggy cargo; fights: Y/R",
    )
    for played, matches in (("rig", True), ("buggy", False)):
        game = battle(
            "flip",
            player(),
            player(played, on="box", rushing=rushing),
            cards=cards,
            heap="R/R filler filler",
        )
        play(game, 1, f"fight {played}")
        assert asked(game) == ((1, "trigger") if matches else (0, "fight"))


@pytest.mark.rule("HEAP-TRIG-1", "HEAP-CARD-5")
def test_a_box_must_be_on_the_own_rushing_vehicle_and_undamaged() -> None:
    cards = bench(
        hook="doombuggy weapon; any: you_draw_1",
        boiler="doombuggy engine; any: you_draw_1",
        wheel="gyrohopper engine; any: you_draw_1",
    )
    game = battle(
        "flip",
        player(on="hook! boiler wheel", rushing="doombuggy"),
        player(on="R/R", rushing="doombuggy"),
        cards=cards,
        heap="R/R filler filler",
    )
    assert options(game, 0) == ["trigger doombuggy engine", "decline"]
    assert refused(game, 0, "trigger doombuggy weapon") == ("heap-no-damaged-box", "HEAP-DMG-4")
    assert refused(game, 0, "trigger gyrohopper engine")[0] == "refused-not-an-option"
    assert refused(game, 0, "trigger doombuggy card") == ("heap-no-trigger", "HEAP-TRIG-1")


@pytest.mark.rule("HEAP-TRIG-2", "HEAP-TRIG-3", "HEAP-TRIG-4", "RUL-HEAP-29", "RUL-HEAP-30")
def test_one_box_a_card_and_each_box_once_in_a_rush() -> None:
    cards = bench(
        hook="doombuggy weapon; any: you_draw_1 you_haul_1",
        boiler="doombuggy engine; any: you_haul_2",
    )
    game = battle(
        "flip",
        player("R/R Y/R G/Y", on="hook boiler", rushing="doombuggy"),
        player("K/* R/RY", rushing="doombuggy"),
        cards=cards,
        heap="R/Y filler filler filler filler",
    )
    assert options(game, 0) == [
        "trigger doombuggy weapon",
        "trigger doombuggy engine",
        "decline",
    ]
    events = play(game, 0, "trigger doombuggy weapon")
    assert events[0] == BoxTriggered(0, "doombuggy", "weapon", card(cards, "hook"))
    assert only(events, CardsDrawn)
    assert only(events, CardsHauled) == [CardsHauled(0, 1, 0)]
    assert asked(game) == (1, "fight")  # one box for this card
    go(game, "1 fight K/*", "0 fight R/R")
    assert options(game, 0) == ["trigger doombuggy engine", "decline"]
    assert refused(game, 0, "trigger doombuggy weapon") == ("heap-no-used-box", "HEAP-TRIG-3")
    go(game, "0 decline", "1 fight R/RY", "0 fight Y/R")
    assert options(game, 0) == ["trigger doombuggy engine", "decline"]  # it stayed available


@pytest.mark.rule("RUL-HEAP-25", "HEAP-SYM-21")
def test_a_challenge_in_a_rush_box_binds_the_next_rush() -> None:
    cards = bench(horn="doombuggy bling; any: challenge")
    game = battle(
        "flip",
        player(on="horn", rushing="doombuggy"),
        player(rushing="scrap_hog"),
        cards=cards,
        heap="R/R " + "filler " * 20,
    )
    go(game, "0 trigger doombuggy bling")
    events = play(game, 0, "challenge bigg_rigg")
    assert only(events, Challenged) == [Challenged(0, "bigg_rigg")]
    assert [one.rushing for one in view(game).players] == ["doombuggy", "scrap_hog"]
    go(game, "1 drop-out", "0 done", "1 draw", "0 draw")
    assert view(game).challenge == "bigg_rigg"
    go(game, "1 done", "0 done")
    assert [one.rushing for one in view(game).players] == ["bigg_rigg", "bigg_rigg"]


# The end of the rush


def won(on_winner: str = "", on_loser: str = "", **parts: str) -> Battle:
    """Return a rush that seat 1 has won against seats 2 and 0, all with the Doombuggy."""
    game = battle(
        "flip",
        player(on=on_loser, rushing="doombuggy"),
        player(on=on_winner, rushing="doombuggy"),
        player(rushing="doombuggy"),
        cards=bench(**parts),
        heap="R/R " + "filler " * 8,
        instigator=1,
    )
    while asked(game)[1] == "trigger":
        play(game, 1, "decline")
    go(game, "2 drop-out", "0 drop-out")
    return game


@pytest.mark.rule("HEAP-TRIG-9", "HEAP-CARD-8", "HEAP-SYM-18", "HEAP-SYM-19", "RUL-HEAP-30")
def test_the_winner_may_run_any_number_of_boxes_in_any_order_until_done() -> None:
    game = won(
        "hook boiler",
        hook="doombuggy weapon; rush_win: you_haul_1",
        boiler="doombuggy engine; rush_end: you_draw_1",
    )
    assert options(game, 1) == [
        "trigger doombuggy weapon",
        "trigger doombuggy engine",
        "trigger doombuggy card",
        "done",
    ]
    events = play(game, 1, "trigger doombuggy card")
    assert events[:2] == [BoxTriggered(1, "doombuggy", "card", NO_CARD), CardsHauled(1, 2, 0)]
    play(game, 1, "trigger doombuggy engine")
    assert options(game, 1) == ["trigger doombuggy weapon", "done"]
    play(game, 1, "done")
    assert asked(game) == (1, "haul")  # no way back
    assert len(game.players[1].haul) == 2


@pytest.mark.rule("HEAP-TRIG-10", "HEAP-SYM-18", "HEAP-SYM-19", "RUL-HEAP-42")
def test_the_others_may_run_only_what_waits_for_the_end() -> None:
    game = won(
        "",
        "hook boiler",
        hook="doombuggy weapon; rush_win: you_haul_1",
        boiler="doombuggy engine; rush_end: you_draw_1",
    )
    play(game, 1, "done")
    assert asked(game) == (0, "end-boxes")
    assert options(game, 0) == ["trigger doombuggy engine", "done"]
    play(game, 0, "trigger doombuggy engine")
    assert hand(game, 0) == "filler"
    assert asked(game) == (2, "draw")  # nothing is left to run


@pytest.mark.rule("RUL-HEAP-47", "HEAP-TRIG-10")
def test_the_others_follow_clockwise_from_the_winner() -> None:
    cards = bench(bag="doombuggy cargo; rush_end: you_draw_1")
    game = battle(
        "flip",
        player("R/R", on="bag", rushing="doombuggy"),
        player(rushing="doombuggy", on="R/R"),
        player(rushing="doombuggy"),
        cards=cards,
        heap="R/R~ " + "filler " * 8,
        instigator=2,
    )
    go(game, "2 swerve 1 anticlockwise", "1 drop-out", "0 fight R/R", "2 drop-out")
    assert asked(game) == (0, "end-boxes")
    assert options(game, 0) == ["trigger doombuggy cargo", "trigger doombuggy card", "done"]


@pytest.mark.rule("RUL-HEAP-48")
def test_a_part_that_is_damaged_while_its_box_runs_finishes_the_box() -> None:
    cards = bench(bomb="doombuggy weapon; any: shoot_any you_draw_1")
    game = battle(
        "flip",
        player(on="bomb", rushing="doombuggy"),
        player(),
        cards=cards,
        heap="R/R filler filler",
    )
    play(game, 0, "trigger doombuggy weapon")
    assert (on(game, 0), hand(game, 0)) == ("bomb!", "filler")


@pytest.mark.rule("RUL-HEAP-48")
def test_a_part_repaired_in_the_rush_may_be_used_if_it_was_not_before() -> None:
    cards = bench(
        kit="doombuggy cargo; any: repair",
        hook="doombuggy weapon; any: you_draw_1",
    )
    game = battle(
        "flip",
        player("Y/R", on="kit hook!", rushing="doombuggy"),
        player("R/R", rushing="doombuggy"),
        cards=cards,
        heap="R/R filler filler",
    )
    go(game, "0 trigger doombuggy cargo", "1 fight R/R", "0 fight Y/R")
    assert options(game, 0) == ["trigger doombuggy weapon", "decline"]


@pytest.mark.rule("RUL-HEAP-48")
def test_nobodys_go_at_the_end_is_reopened() -> None:
    game = battle(
        "flip",
        player(on="bag!", rushing="doombuggy"),
        player(rushing="doombuggy"),
        player(on="box", rushing="gyrohopper"),
        cards=bench(
            bag="doombuggy cargo; rush_end: you_draw_1",
            box="gyrohopper cargo; rush_end: repair",
        ),
        heap="R/R " + "filler " * 8,
    )
    go(game, "1 drop-out", "2 drop-out", "0 done", "2 trigger gyrohopper cargo")
    assert on(game, 0) == "bag"
    assert hand(game, 0) == ""
    assert asked(game) == (1, "draw")


@pytest.mark.rule("RUL-HEAP-66")
@pytest.mark.parametrize("trigger", ["any", "rush_end"])
def test_a_box_that_can_do_nothing_is_offered_all_the_same(trigger: str) -> None:
    cards = bench(kit=f"doombuggy cargo; {trigger}: repair")
    game = battle(
        "flip",
        player(on="kit", rushing="doombuggy"),
        player(rushing="scrap_hog"),
        cards=cards,
        heap="R/R filler",
    )
    if trigger == "rush_end":
        play(game, 1, "drop-out")
    assert options(game, 0)[0] == "trigger doombuggy cargo"
    play(game, 0, "trigger doombuggy cargo")
    assert game.players[0].vehicles[0].used[2]


@pytest.mark.rule("HEAP-TRIG-4", "RUL-HEAP-63")
def test_a_box_runs_from_top_to_bottom_and_once_however_many_cards_match() -> None:
    cards = bench(mill="doombuggy engine; any: you_draw_2 you_discard_1")
    game = battle(
        "flip",
        player("R/R", on="mill", rushing="doombuggy"),
        player("R/RY", rushing="doombuggy"),
        cards=cards,
        heap="R/Y Y/Y G/G filler",
    )
    play(game, 0, "trigger doombuggy engine")
    assert options(game, 0) == ["discard R/R", "discard Y/Y", "discard G/G"]
    go(game, "0 discard G/G", "1 fight R/RY", "0 fight R/R")
    assert asked(game) == (1, "fight")  # it has had its turn
    assert names(game, game.combat) == "R/Y R/RY R/R"
