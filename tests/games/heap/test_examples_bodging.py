"""Worked examples of damage, repair and Challenges."""

from __future__ import annotations

import pytest

from hotseat.games.heap.events import PartAttached, PartDamaged, SymbolSkipped, VehicleChosen
from tests.games.heap.build import (
    asked,
    battle,
    bench,
    card,
    go,
    hand,
    on,
    only,
    options,
    play,
    player,
    refused,
    view,
)

# Three vehicles with three parts each, and the three of the Doombuggy; `c` has a box.
BUILT = bench(
    a="doombuggy weapon",
    b="doombuggy engine",
    c="doombuggy cargo; any: you_draw_1",
    c2="doombuggy cargo",
    g1="gyrohopper weapon",
    g2="gyrohopper engine",
    g3="gyrohopper cargo",
    s1="scrap_hog weapon",
    s2="scrap_hog engine",
    s3="scrap_hog cargo",
    r1="bigg_rigg weapon",
    r2="bigg_rigg engine",
    r3="bigg_rigg cargo",
)
THE_OTHER_NINE = "g1 g2 g3 s1 s2 s3 r1 r2 r3"


@pytest.mark.rule("HEAP-EX-11", "HEAP-DMG-3")
def test_a_damaged_part_counts_for_the_pileup_and_for_turbo() -> None:
    game = battle(
        "rush",
        player(on=f"a b c! {THE_OTHER_NINE}"),
        player(),
        cards=BUILT,
        heap=" ".join(["R/R"] * 40),
    )
    seen = view(game)
    assert seen.starter == 0
    assert [vehicle.turbo for vehicle in seen.players[0].vehicles] == [True] * 4


@pytest.mark.rule("HEAP-EX-11", "HEAP-DMG-4")
@pytest.mark.parametrize(("part", "matches"), [("c", True), ("c!", False)])
def test_the_box_of_a_damaged_part_never_matches(part: str, matches: bool) -> None:
    game = battle(
        "flip",
        player(on=f"a b {part}", rushing="doombuggy"),
        player(rushing="doombuggy"),
        cards=BUILT,
        heap="R/R",
    )
    assert (asked(game) == (0, "trigger")) is matches


@pytest.mark.rule("HEAP-EX-11", "HEAP-DMG-5", "HEAP-CARD-3")
def test_a_damaged_part_is_replaced_and_never_doubled() -> None:
    game = battle("bodge", player("c2", on="a b c!"), player(), cards=BUILT)
    (attached,) = only(play(game, 0, "attach c2"), PartAttached)
    assert attached.replaced == card(BUILT, "c")
    assert on(game, 0) == "a b c2"  # undamaged


# Paid repair


@pytest.mark.rule("HEAP-EX-12", "HEAP-REPAIR-2")
def test_only_a_card_of_the_same_vehicle_pays_for_a_repair() -> None:
    cards = bench(
        nitro="scrap_hog engine",
        plates="scrap_hog bling",
        boiler="bigg_rigg engine",
    )
    game = battle("bodge", player("plates boiler", on="nitro!"), player(), cards=cards)
    assert "pay-repair scrap_hog engine plates" in options(game, 0)
    refused(game, 0, "pay-repair scrap_hog engine boiler")
    play(game, 0, "pay-repair scrap_hog engine plates")
    assert on(game, 0) == "nitro"
    assert hand(game, 0) == "boiler"


@pytest.mark.rule("HEAP-EX-12", "HEAP-REPAIR-1")
def test_a_third_paid_repair_in_one_turn_is_refused() -> None:
    cards = bench(
        nitro="scrap_hog engine",
        bags="scrap_hog cargo",
        tyres="scrap_hog movement",
        plates="scrap_hog bling",
    )
    game = battle(
        "bodge", player("plates plates plates", on="nitro! bags! tyres!"), player(), cards=cards
    )
    go(game, "0 pay-repair scrap_hog engine plates", "0 pay-repair scrap_hog cargo plates")
    refused(game, 0, "pay-repair scrap_hog movement plates")
    assert on(game, 0) == "nitro bags tyres!"


# Challenge

DARE = bench(
    skull="doombuggy bling; bodge: challenge",
    plates="scrap_hog bling; bodge: challenge",
)


@pytest.mark.rule("HEAP-EX-13", "HEAP-CHAL-2", "HEAP-CHAL-3", "HEAP-RUSH-2")
def test_the_last_challenge_of_the_turn_binds_everybody() -> None:
    game = battle("bodge", player("skull"), player(), player("plates"), cards=DARE, heap="R/R")
    go(game, "0 attach skull", "0 challenge doombuggy", "0 done", "1 done", "2 attach plates")
    assert options(game, 2) == [
        "challenge doombuggy",
        "challenge gyrohopper",
        "challenge scrap_hog",
        "challenge bigg_rigg",
    ]
    events = go(game, "2 challenge scrap_hog", "2 done")
    assert only(events, VehicleChosen) == [
        VehicleChosen(seat, "scrap_hog", challenged=True) for seat in (0, 1, 2)
    ]
    assert asked(game) == (1, "fight")


@pytest.mark.rule("HEAP-EX-13", "HEAP-CHAL-4")
def test_the_pileup_voids_a_challenge() -> None:
    game = battle(
        "rush",
        player(on=f"a b c {THE_OTHER_NINE}"),
        player(),
        cards=BUILT,
        heap=" ".join(["R/R"] * 40),
        challenge="scrap_hog",
    )
    seen = view(game)
    assert seen.starter == 0
    assert seen.challenge is None
    assert [each.rushing for each in seen.players] == [None, None]


# Must shoot oneself


@pytest.mark.rule("HEAP-EX-22", "RUL-HEAP-16", "RUL-HEAP-22", "HEAP-BODGE-8")
def test_shoot_any_on_an_empty_table_hits_the_part_itself() -> None:
    cards = bench(bouquet="doombuggy weapon; bodge: shoot_any")
    game = battle("bodge", player("bouquet"), player(), cards=cards, turn=1)
    (hit,) = only(play(game, 0, "attach bouquet"), PartDamaged)
    assert (hit.seat, hit.owner) == (0, 0)
    assert on(game, 0) == "bouquet!"


@pytest.mark.rule("HEAP-EX-22", "RUL-HEAP-21")
def test_shoot_left_on_an_empty_table_is_skipped() -> None:
    cards = bench(hook="doombuggy weapon; bodge: shoot_left")
    game = battle("bodge", player("hook"), player(), cards=cards, turn=1)
    events = play(game, 0, "attach hook")
    assert only(events, SymbolSkipped) == [SymbolSkipped(0, "shoot_left")]
    assert on(game, 0) == "hook"
