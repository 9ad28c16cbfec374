"""Hauling, and step 4, Check the Haul (HEAP-HAUL, HEAP-CHECK)."""

from __future__ import annotations

import pytest

from hotseat.games.heap.events import (
    CardsDrawn,
    HaulDiscarded,
    HaulPickedUp,
    HaulSeen,
    PartAttached,
    TurnStarted,
)
from tests.games.heap.build import (
    asked,
    battle,
    bench,
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

CARDS = bench(
    hook="doombuggy weapon; bodge: you_draw_1",
    club="doombuggy weapon",
    boiler="doombuggy engine",
    winch="bigg_rigg cargo; bodge: you_haul_1",
    wheel="gyrohopper engine",
    tyre="scrap_hog movement",
)


@pytest.mark.rule("HEAP-CHECK-1", "HEAP-INFO-5", "HEAP-HAUL-4", "RUL-HEAP-50")
def test_the_haul_is_picked_up_in_order_and_is_no_part_of_the_hand() -> None:
    told: list[object] = []
    game = battle(
        "check",
        player("R/R", haul="hook"),
        player(haul="wheel winch"),
        cards=CARDS,
        instigator=1,
        told=told,  # type: ignore[arg-type]
    )
    assert asked(game) == (1, "haul")
    picked, seen = told
    assert picked == HaulPickedUp(1, 2)
    assert isinstance(seen, HaulSeen)
    assert (seen.audience, names(game, seen.cards)) == (1, "winch wheel")
    events = go(game, "1 done")
    assert asked(game) == (0, "haul")
    assert only(events, HaulPickedUp) == [HaulPickedUp(0, 1)]
    assert options(game, 0) == ["attach hook", "done"]  # nothing from the hand
    assert hand(game, 0) == "R/R"


@pytest.mark.rule("HEAP-CHECK-2", "HEAP-CHECK-4", "RUL-HEAP-13")
def test_any_number_of_hauled_cards_is_attached_and_no_bodge_box_is_run() -> None:
    game = battle(
        "check", player(haul="hook boiler winch wheel"), player(), cards=CARDS, heap="R/R Y/Y"
    )
    events = go(game, "0 attach hook", "0 attach boiler", "0 attach winch", "0 attach wheel")
    assert [event.hauled for event in only(events, PartAttached)] == [True] * 4
    assert on(game, 0) == "hook boiler wheel winch"
    assert not only(events, CardsDrawn)
    assert hand(game, 0) == ""
    assert asked(game) == (1, "draw")  # with nothing left nobody has to say so


@pytest.mark.rule("HEAP-CHECK-3", "HEAP-DMG-5")
@pytest.mark.parametrize("old", ["hook", "hook!"])
def test_existing_parts_may_be_replaced_but_a_place_gets_one_hauled_card(old: str) -> None:
    game = battle("check", player(on=old, haul="club filler"), player(), cards=CARDS)
    play(game, 0, "attach club")
    assert on(game, 0) == "club"
    assert options(game, 0) == ["done"]
    assert refused(game, 0, "attach filler") == ("heap-no-second-part", "HEAP-CHECK-3")
    play(game, 0, "done")
    assert sorted(names(game, game.rubbish).split()) == ["filler", "hook"]


@pytest.mark.rule("HEAP-CHECK-5", "HEAP-CHECK-6")
def test_what_is_not_attached_is_discarded_facedown() -> None:
    game = battle("check", player("R/R", haul="hook winch wheel"), player(), cards=CARDS)
    play(game, 0, "attach wheel")
    events = play(game, 0, "done")
    assert events[0] == HaulDiscarded(0, 2)
    assert only(events, TurnStarted) == [TurnStarted(3, 1)]
    assert (hand(game, 0), game.players[0].haul) == ("R/R", [])
    assert sorted(names(game, game.rubbish).split()) == ["hook", "winch"]


@pytest.mark.rule("RUL-HEAP-65", "HEAP-HAUL-3")
def test_nobody_is_asked_about_an_empty_haul_pile() -> None:
    game = battle("check", player(), player(haul="hook"), player(), cards=CARDS)
    assert asked(game) == (1, "haul")
    events = play(game, 1, "done")
    assert only(events, TurnStarted)
    assert view(game).players[1].haul == 0


@pytest.mark.rule("RUL-HEAP-50")
def test_nothing_of_the_haul_is_kept() -> None:
    game = battle("check", player(haul="hook hook"), player(), cards=CARDS, heap="R/R")
    assert options(game, 0) == ["attach hook", "done"]
    play(game, 0, "done")
    assert "hook" not in hand(game, 0)


@pytest.mark.rule("HEAP-HAUL-2", "HEAP-HAUL-3")
def test_what_is_hauled_while_bodging_is_checked_at_the_end_of_the_turn() -> None:
    game = battle("bodge", player("winch"), player(), cards=CARDS, heap="tyre R/R filler filler")
    go(game, "0 attach winch", "0 done", "1 done")
    assert view(game).players[0].haul == 1
    go(game, "0 rush gyrohopper", "1 rush doombuggy", "1 drop-out", "0 done")
    assert asked(game) == (0, "haul")
    assert options(game, 0) == ["attach tyre", "done"]
