"""The rulebook's examples of bodge boxes and rush boxes."""

from __future__ import annotations

import pytest

from hotseat.games.heap.events import (
    CardsDiscarded,
    CardsDrawn,
    PartDamaged,
    PartRepaired,
    PlayerNamed,
    SymbolSkipped,
)
from hotseat.games.heap.facts import CardSet
from hotseat.games.heap.state import Battle
from tests.games.heap.build import (
    Given,
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
)

# Bodge boxes


@pytest.mark.rule("HEAP-EX-3", "HEAP-BODGE-9", "RUL-HEAP-17")
@pytest.mark.parametrize(("held", "discards"), [("R/R Y/Y G/G", 2), ("R/R", 1), ("", 0)])
def test_discard_2_and_draw_1(held: str, discards: int) -> None:
    cards = bench(basket="gyrohopper cargo; bodge: you_discard_2 you_draw_1")
    game = battle(
        "bodge",
        player(f"basket {held}"),
        player(),
        cards=cards,
        heap="K/* K/Y",
    )
    events = play(game, 0, "attach basket")
    if discards == 2:
        assert asked(game) == (0, "discard")
        events += go(game, "0 discard R/R", "0 discard G/G")
    assert sum(event.count for event in only(events, CardsDiscarded)) == discards
    assert only(events, CardsDrawn) == [CardsDrawn(0, 1, 0)]
    assert hand(game, 0) == ("Y/Y K/*" if discards == 2 else "K/*")
    assert asked(game) == (0, "bodge")


# Rush boxes


def in_rush(
    cards: CardSet,
    box: str,
    held: str,
    *others: Given,
    rushing: str = "doombuggy",
    flip: str = "K/R",
    heap: str = "R/R R/R R/R R/R",
) -> Battle:
    """Return a rush in which seat 0 must answer a Reckless card that the last seat turned over."""
    rivals = others or (player(rushing="gyrohopper"), player(rushing="gyrohopper"))
    game = battle(
        "flip",
        player(held, on=box, rushing=rushing),
        *rivals,
        cards=cards,
        heap=f"{flip} {heap}",
        instigator=len(rivals),
    )
    assert asked(game) == (0, "fight")
    return game


HOOK = bench(
    hook="doombuggy weapon; attack_red: shoot_right",
    tank="bigg_rigg weapon",
    wing="gyrohopper weapon",
)


@pytest.mark.rule("HEAP-EX-4", "HEAP-TRIG-5", "HEAP-TRIG-8", "RUL-HEAP-31")
def test_red_attack_shoot_right() -> None:
    rivals = player(on="wing", rushing="gyrohopper"), player(on="tank wing", rushing="gyrohopper")
    game = in_rush(HOOK, "hook", "R/G", *rivals)
    play(game, 0, "fight R/G")
    assert options(game, 0) == ["trigger doombuggy weapon", "decline"]
    play(game, 0, "trigger doombuggy weapon")
    # The right neighbour's parts only, on any vehicle.
    assert options(game, 0) == ["shoot 2 gyrohopper weapon", "shoot 2 bigg_rigg weapon"]
    play(game, 0, "shoot 2 bigg_rigg weapon")
    assert on(game, 2) == "wing tank!"
    assert on(game, 1) == "wing"


@pytest.mark.rule("HEAP-EX-4", "HEAP-TRIG-5", "RUL-HEAP-31")
@pytest.mark.parametrize("played", ["C/G", "K/*", "G/R"])
def test_only_a_printed_red_attack_matches_a_red_box(played: str) -> None:
    game = in_rush(HOOK, "hook", played)
    play(game, 0, f"fight {played}")
    if played == "C/G":
        play(game, 0, "colour red")
    assert asked(game) == (1, "fight")


@pytest.mark.rule("HEAP-EX-5", "HEAP-TRIG-3", "HEAP-TRIG-6", "RUL-HEAP-18")
def test_any_card_draw_and_give() -> None:
    cards = bench(wheel="gyrohopper engine; any: you_draw_1 other_draw_1")
    rivals = player("K/G", rushing="scrap_hog"), player("K/Y", rushing="scrap_hog")
    game = in_rush(cards, "wheel", "Y/R G/R", *rivals, rushing="gyrohopper")
    play(game, 0, "fight Y/R")
    events = play(game, 0, "trigger gyrohopper engine")
    assert only(events, CardsDrawn) == [CardsDrawn(0, 1, 0)]
    assert asked(game) == (0, "other")
    assert options(game, 0) == ["name 1", "name 2"]
    events = play(game, 0, "name 2")
    assert only(events, PlayerNamed) == [PlayerNamed(0, 2, "other_draw_1")]
    assert only(events, CardsDrawn) == [CardsDrawn(2, 1, 0)]
    # A second play in the same rush cannot trigger it again.
    go(game, "1 drop-out", "2 fight K/Y", "0 fight G/R")
    assert asked(game) == (2, "fight")


@pytest.mark.rule("HEAP-EX-6", "HEAP-TRIG-5", "HEAP-TRIG-8")
def test_reckless_draw() -> None:
    cards = bench(motor="gyrohopper engine; attack_reckless: you_draw_1")
    game = in_rush(cards, "motor", "K/RY", rushing="gyrohopper")
    play(game, 0, "fight K/RY")
    play(game, 0, "trigger gyrohopper engine")
    assert hand(game, 0) == "R/R"
    game = in_rush(cards, "motor", "R/Y", rushing="gyrohopper")
    play(game, 0, "fight R/Y")
    assert asked(game) == (1, "fight")


REPAIR = bench(
    crew="doombuggy movement; any: repair",
    wing="gyrohopper weapon",
    rotor="gyrohopper movement",
)


@pytest.mark.rule("HEAP-EX-7", "RUL-HEAP-23", "RUL-HEAP-29")
def test_any_card_repair_mends_a_rivals_part_if_only_that_is_damaged() -> None:
    rivals = player(on="rotor", rushing="gyrohopper"), player(on="wing!", rushing="gyrohopper")
    game = in_rush(REPAIR, "crew", "Y/R", *rivals)
    play(game, 0, "fight Y/R")
    assert options(game, 0) == ["trigger doombuggy movement", "decline"]
    declined = game.clone()
    events = play(game, 0, "trigger doombuggy movement")
    assert [(event.seat, event.owner, event.paid) for event in only(events, PartRepaired)] == [
        (0, 2, False)
    ]
    assert on(game, 2) == "wing"
    play(declined, 0, "decline")
    assert on(declined, 2) == "wing!"


@pytest.mark.rule("HEAP-EX-28", "RUL-HEAP-66")
def test_a_box_that_can_do_nothing_is_offered_and_used_up() -> None:
    rivals = player("K/Y", rushing="gyrohopper"), player(rushing="gyrohopper")
    game = in_rush(REPAIR, "crew", "Y/R G/R", *rivals)
    play(game, 0, "fight Y/R")
    assert options(game, 0) == ["trigger doombuggy movement", "decline"]
    declined = game.clone()
    events = play(game, 0, "trigger doombuggy movement")
    assert only(events, SymbolSkipped) == [SymbolSkipped(0, "repair")]
    assert only(events, PartRepaired) == []
    play(declined, 0, "decline")
    for each, is_offered in ((game, False), (declined, True)):
        go(each, "1 fight K/Y", "2 drop-out", "0 fight G/R")
        assert (asked(each) == (0, "trigger")) is is_offered


@pytest.mark.rule("HEAP-EX-8", "HEAP-TRIG-7", "RUL-HEAP-33")
@pytest.mark.parametrize("vehicle", ["doombuggy", "bigg_rigg"])
def test_doombuggy_card_shoot_any(vehicle: str) -> None:
    cards = bench(
        boiler=f"{vehicle} engine; vehicle_doombuggy: shoot_any",
        buggy="doombuggy weapon; fights: R/G",
        hopper="gyrohopper weapon; fights: R/G",
    )
    rivals = player(on="hopper", rushing="gyrohopper"), player(on="buggy!", rushing="gyrohopper")
    game = in_rush(cards, "boiler", "buggy hopper", *rivals, rushing=vehicle)
    other = game.clone()
    play(game, 0, "fight buggy")
    play(game, 0, f"trigger {vehicle} engine")
    # Any undamaged part in play, the own one too; a damaged one cannot be hit again.
    assert options(game, 0) == [f"shoot 0 {vehicle} engine", "shoot 1 gyrohopper weapon"]
    events = play(game, 0, "shoot 1 gyrohopper weapon")
    assert [event.owner for event in only(events, PartDamaged)] == [1]
    play(other, 0, "fight hopper")
    assert asked(other) == (1, "fight")


@pytest.mark.rule("HEAP-EX-9", "HEAP-TRIG-9", "RUL-HEAP-21")
def test_win_haul_2_and_shoot_left() -> None:
    cards = bench(
        cannon="bigg_rigg weapon; rush_win: you_haul_2 shoot_left",
        wing="gyrohopper weapon",
    )
    game = battle(
        "flip",
        player(on="cannon", rushing="bigg_rigg"),
        player(on="wing!", rushing="gyrohopper"),
        player(on="wing", rushing="gyrohopper"),
        cards=cards,
        heap="R/R Y/Y Y/Y Y/Y Y/Y Y/Y",
    )
    go(game, "1 drop-out", "2 drop-out")
    events = play(game, 0, "trigger bigg_rigg weapon")
    assert len(game.players[0].haul) == 2
    assert only(events, SymbolSkipped) == [SymbolSkipped(0, "shoot_left")]
    assert on(game, 2) == "wing"
    play(game, 0, "trigger bigg_rigg card")
    assert len(game.players[0].haul) == 4


@pytest.mark.rule("HEAP-EX-10", "HEAP-TRIG-2", "RUL-HEAP-30")
def test_one_box_a_card() -> None:
    cards = bench(
        wheel="doombuggy engine; any: you_draw_1",
        hook="doombuggy weapon; attack_red: you_haul_1",
    )
    rivals = player("K/R", rushing="gyrohopper"), player(rushing="gyrohopper")
    game = in_rush(cards, "wheel hook", "R/Y R/G", *rivals)
    play(game, 0, "fight R/Y")
    assert options(game, 0) == [
        "trigger doombuggy weapon",
        "trigger doombuggy engine",
        "decline",
    ]
    play(game, 0, "trigger doombuggy engine")
    assert asked(game) == (1, "fight")  # one box, and no more with this card
    go(game, "1 fight K/R", "2 drop-out", "0 fight R/G")
    assert options(game, 0) == ["trigger doombuggy weapon", "decline"]


# Choices with one legal answer

PINCH = bench(pole="scrap_hog weapon; bodge: other_discard_1")


@pytest.mark.rule("HEAP-EX-31", "RUL-HEAP-16", "RUL-HEAP-65")
def test_the_only_player_with_cards_is_not_chosen_but_chooses() -> None:
    game = battle("bodge", player("pole"), player(), player("R/R Y/Y"), cards=PINCH)
    events = play(game, 0, "attach pole")
    assert only(events, PlayerNamed) == [PlayerNamed(0, 2, "other_discard_1")]
    assert asked(game) == (2, "discard")
    assert options(game, 2) == ["discard R/R", "discard Y/Y"]
    play(game, 2, "discard Y/Y")
    assert hand(game, 2) == "R/R"


@pytest.mark.rule("HEAP-EX-31", "RUL-HEAP-17", "RUL-HEAP-65")
def test_the_only_card_is_lost_unasked() -> None:
    game = battle("bodge", player("pole"), player(), player("R/R"), cards=PINCH)
    play(game, 0, "attach pole")
    assert hand(game, 2) == ""
    assert asked(game) == (0, "bodge")


@pytest.mark.rule("HEAP-EX-31", "RUL-HEAP-16")
def test_of_several_players_with_cards_one_is_chosen() -> None:
    game = battle("bodge", player("pole"), player(), player("R/R"), player("Y/Y"), cards=PINCH)
    play(game, 0, "attach pole")
    assert asked(game) == (0, "other")
    assert options(game, 0) == ["name 2", "name 3"]
