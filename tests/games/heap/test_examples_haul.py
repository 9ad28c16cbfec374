"""Ben's haul, and other worked examples of the heap, the hauls and the hands."""

from __future__ import annotations

import pytest

from hotseat.games.heap.events import NoRush, PileupStarted, RubbishShuffled
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

BEN, WILL = 0, 1


@pytest.mark.rule(
    "HEAP-EX-2", "HEAP-HAUL-1", "HEAP-HAUL-2", "HEAP-CARD-8", "HEAP-CHECK-1", "HEAP-CHECK-4"
)
def test_bens_haul() -> None:
    cards = bench(
        winch="bigg_rigg cargo; rush_win: you_haul_2",
        crane="bigg_rigg movement; bodge: you_haul_1",
        wheels="bigg_rigg movement; attack_green: all_haul_1",
        piano="bigg_rigg weapon; bodge: you_discard_2",
        wing="gyrohopper weapon; bodge: shoot_any",
    )
    game = battle(
        "bodge",
        player("crane K/* R/Y", on="winch"),
        player("G/Y", on="wheels"),
        cards=cards,
        heap="R/R Y/R wing R/Y piano R/G R/RY R/R",
    )
    # 1: Ben bodges.
    play(game, BEN, "attach crane")
    assert len(game.players[BEN].haul) == 1
    go(game, "0 done", "1 done", "0 rush bigg_rigg", "1 rush bigg_rigg")
    # 1: Will triggers a box for all during the rush.
    assert view(game).attack == "yellow"
    go(game, "1 fight G/Y", "1 trigger bigg_rigg movement")
    assert [len(each.haul) for each in game.players] == [2, 1]
    # 2 and 2: Ben wins and runs both his boxes.
    go(game, "0 fight K/*", "1 drop-out")
    assert options(game, BEN) == ["trigger bigg_rigg cargo", "trigger bigg_rigg card", "done"]
    go(game, "0 trigger bigg_rigg card")
    assert len(game.players[BEN].haul) == 4
    assert view(game, BEN).own.haul == ()  # type: ignore[union-attr]  # unseen, by Ben too
    go(game, "0 trigger bigg_rigg cargo")
    assert len(game.players[BEN].haul) == 6
    # He attaches what he likes, without the bodge boxes, and discards the rest.
    assert asked(game) == (BEN, "haul")
    assert len(view(game, BEN).own.haul) == 6  # type: ignore[union-attr]
    rubbish = sizes(game)[1]
    go(game, "0 attach piano", "0 attach wing")
    assert asked(game) == (BEN, "haul")  # no box was run
    play(game, BEN, "done")
    assert sizes(game)[1] == rubbish + 4
    assert on(game, BEN) == "wing piano winch crane"
    assert hand(game, BEN) == "R/Y"  # his hand stays as it was


# Heap and rubbish


@pytest.mark.rule("HEAP-EX-19", "RUL-HEAP-3", "RUL-HEAP-4")
def test_a_draw_goes_on_across_the_shuffle() -> None:
    cards = bench(wheel="gyrohopper engine; any: you_draw_3")
    game = battle(
        "flip",
        player("Y/Y", rushing="doombuggy"),
        player("R/R Y/Y Y/Y", on="wheel", rushing="gyrohopper"),
        cards=cards,
        heap="Y/Y G/*",
        rubbish="R/R R/Y R/G R/RY R/RG",
    )
    go(game, "1 fight Y/Y", "1 decline", "0 fight Y/Y", "1 fight Y/Y")
    assert sizes(game) == (1, 5, 4)
    events = play(game, 1, "trigger gyrohopper engine")
    assert only(events, RubbishShuffled) == [RubbishShuffled(5)]
    assert len(game.players[1].hand) == 4
    assert sizes(game) == (3, 0, 4)


@pytest.mark.rule("HEAP-EX-20", "RUL-HEAP-5", "RUL-HEAP-19")
def test_with_nothing_left_only_the_instigator_hauls() -> None:
    cards = bench(banner="bigg_rigg bling; bodge: all_haul_1")
    game = battle(
        "bodge", player(), player("banner"), player(), cards=cards, heap="R/R", instigator=1
    )
    play(game, 1, "attach banner")
    assert [len(each.haul) for each in game.players] == [0, 1, 0]
    game = battle("bodge", player(), player("banner"), player(), cards=cards, heap="R/R")
    go(game, "0 done", "1 attach banner")
    assert [len(each.haul) for each in game.players] == [1, 0, 0]


@pytest.mark.rule("HEAP-EX-21", "HEAP-DRAW-2", "HEAP-DRAW-3", "HEAP-DRAW-4", "HEAP-DRAW-5")
@pytest.mark.parametrize(("discards", "held"), [(1, 7), (3, 6), (0, 8), (8, 6)])
def test_more_than_six_cards(discards: int, held: int) -> None:
    eight = ["R/R", "R/Y", "R/G", "Y/R", "Y/Y", "Y/G", "G/R", "G/Y"]
    game = battle("draw", player(" ".join(eight)), player(), heap=" ".join(["K/*"] * 20))
    for name in eight[:discards]:
        play(game, 0, f"discard {name}")
    play(game, 0, "draw")
    assert len(game.players[0].hand) == held
    assert hand(game, 0).count("K/*") == max(0, held - (8 - discards))
    assert asked(game) == (1, "draw")


# Sets completed by a haul

FULL = (
    "doombuggy gyrohopper scrap_hog bigg_rigg",
    "weapon engine cargo",
)
TWELVE = bench(
    **{
        f"{vehicle[0]}{part[0]}": f"{vehicle} {part}"
        for vehicle in FULL[0].split()
        for part in FULL[1].split()
    }
)


@pytest.mark.rule("HEAP-EX-26", "RUL-HEAP-51")
def test_a_set_completed_by_a_haul_starts_the_pileup_next_turn() -> None:
    game = battle(
        "check",
        player(),
        player(on="dw de dc gw ge gc sw se sc bw be", haul="bc"),
        cards=TWELVE,
        heap=" ".join(["R/R"] * 60),
    )
    assert asked(game) == (1, "haul")
    play(game, 1, "attach bc")
    # The turn ends as usual; everybody draws and bodges first.
    assert view(game).turn == 3
    assert asked(game) == (1, "draw")
    go(game, "1 draw", "0 draw", "1 done")
    assert view(game).starter == -1
    (started,) = only(play(game, 0, "done"), PileupStarted)
    assert (started.seat, started.vehicles.total) == (1, 4)


# No card to turn over


@pytest.mark.rule("HEAP-EX-29", "RUL-HEAP-6")
def test_without_a_card_to_turn_over_there_is_no_rush() -> None:
    cards = bench(sack="gyrohopper cargo; rush_end: you_draw_1")
    told: list[object] = []
    game = battle(
        "rush",
        player(on="sack"),
        player(haul="R/R"),
        cards=cards,
        challenge="gyrohopper",
        told=told,  # type: ignore[arg-type]
    )
    assert [event for event in told if isinstance(event, NoRush)] == [NoRush(0)]
    assert view(game).challenge is None
    assert asked(game) == (1, "haul")
    assert [each.rushing for each in view(game).players] == [None, None]
    go(game, "1 done", "1 draw", "0 draw", "1 done", "0 done")
    assert asked(game) == (1, "vehicle")  # free again


@pytest.mark.rule("HEAP-EX-30", "HEAP-CHECK-3", "HEAP-CHECK-5")
def test_two_hauled_cards_for_one_place() -> None:
    cards = bench(boiler="doombuggy engine", dynamo="doombuggy engine")
    game = battle("check", player(haul="boiler dynamo"), player(), cards=cards)
    assert options(game, 0) == ["attach boiler", "attach dynamo", "done"]
    none = game.clone()
    play(game, 0, "attach dynamo")
    refused(game, 0, "attach boiler")
    play(game, 0, "done")
    assert on(game, 0) == "dynamo"
    assert sizes(game)[1] == 1
    play(none, 0, "done")
    assert on(none, 0) == ""
    assert sizes(none)[1] == 2
