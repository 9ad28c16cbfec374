"""The pileup: a rush with exceptions (HEAP-PILE)."""

from __future__ import annotations

import pytest

from hotseat.core import Event
from hotseat.games.heap import GAME
from hotseat.games.heap.events import (
    CardFlipped,
    CardsHauled,
    GameEnded,
    PileupHandDrawn,
    RushWon,
    SymbolSkipped,
    VehicleChosen,
)
from hotseat.games.heap.facts import CardSet
from hotseat.games.heap.state import Battle
from hotseat.games.heap.symbols import PARTS, VEHICLES
from tests.games.heap.build import (
    PLAIN,
    Given,
    asked,
    battle,
    bench,
    go,
    hand,
    only,
    options,
    play,
    player,
    refused,
    sizes,
    view,
)

ALL_FOUR = "doombuggy gyrohopper scrap_hog bigg_rigg"


def pileup(flip: str, *players: Given, heap: str = "", cards: CardSet = PLAIN) -> Battle:
    """Return a pileup that seat 0 has triggered, with ready hands."""
    return battle("pileup", *players, heap=f"{flip} {heap}", cards=cards)


@pytest.mark.rule("HEAP-PILE-2", "HEAP-PILE-3", "HEAP-PILE-7", "RUL-HEAP-54", "RUL-HEAP-27")
def test_nobody_chooses_a_vehicle_and_who_triggered_it_flips() -> None:
    parts = {
        f"{vehicle[0]}{part[0]}": f"{vehicle} {part}" for vehicle in VEHICLES for part in PARTS[:3]
    }
    told: list[Event] = []
    game = battle(
        "rush",
        player(),
        player(on=" ".join(parts)),
        player(),
        cards=bench(**parts),
        heap="filler " * 80,
        challenge="scrap_hog",  # HEAP-CHAL-4: which counts for nothing
        told=told,
    )
    while asked(game)[1] == "discard":
        seat, _ = asked(game)
        told += play(game, seat, options(game, seat)[0])
    assert not only(told, VehicleChosen)
    assert [event.seat for event in only(told, CardFlipped)] == [1]
    assert asked(game) == (1, "trigger")  # the flip triggers like a card from hand
    play(game, 1, "decline")
    assert asked(game) == (2, "fight")  # the left neighbour of who triggered it
    assert view(game).challenge is None


@pytest.mark.rule("HEAP-CARD-7", "HEAP-CARD-9", "RUL-HEAP-56", "HEAP-SYM-25", "HEAP-SYM-26")
def test_the_side_that_is_up_counts_for_both_boxes() -> None:
    game = pileup("R/R", player(turbo="doombuggy"), player("R/R R/Y"))
    assert options(game, 0) == ["trigger doombuggy card", "decline"]
    normal = pileup("R/R", player(), player("R/R"))
    assert asked(normal) == (1, "fight")
    bare, turbo = view(normal).players[0], view(game).players[0]
    assert (bare.pileup_draws.total, bare.pileup_discards.total) == (9, 3)
    assert (turbo.pileup_draws.total, turbo.pileup_discards.total) == (11, 5)
    assert [item.amount for item in turbo.pileup_draws.items] == [4, 3, 2, 2]


@pytest.mark.rule("HEAP-CARD-9")
def test_a_turbo_box_is_not_used_in_a_rush() -> None:
    game = battle(
        "flip", player(rushing="doombuggy"), player("R/R", rushing="gyrohopper"), heap="R/R R/R"
    )
    assert asked(game) == (1, "fight")
    assert not any(one.turbo for each in view(game).players for one in each.vehicles)


@pytest.mark.rule("HEAP-PILE-8", "RUL-HEAP-57")
def test_one_play_triggers_one_of_the_four_boxes_and_each_once() -> None:
    cards = bench(gyro="gyrohopper cargo; fights: R/Y")
    game = pileup(
        "R/R",
        player("gyro R/*", turbo=ALL_FOUR),
        player("Y/R Y/RY K/R"),
        player("K/RG"),
        cards=cards,
        heap="filler filler filler",
    )
    go(game, "0 decline", "1 fight Y/R", "2 drop-out", "0 fight gyro")
    assert options(game, 0) == [
        "trigger doombuggy card",
        "trigger gyrohopper card",
        "decline",
    ]
    go(game, "0 trigger doombuggy card", "0 name 2")
    assert asked(game) == (1, "fight")
    go(game, "1 fight Y/RY", "0 fight R/*")
    assert asked(game) == (1, "fight")  # the Doombuggy's has been triggered


@pytest.mark.rule("RUL-HEAP-58")
def test_in_the_pileup_shots_repairs_and_challenges_find_nothing_and_hauls_go_on() -> None:
    game = battle(
        "pileup",
        player(turbo="doombuggy"),
        player("R/R"),
        cards=_with_turbo_box("shoot_any repair challenge you_haul_2"),
        heap="R/R filler filler filler",
    )
    events = play(game, 0, "trigger doombuggy card")
    assert [event.effect for event in only(events, SymbolSkipped)] == [
        "shoot_any",
        "repair",
        "challenge",
    ]
    assert only(events, CardsHauled) == [CardsHauled(0, 2, 0)]
    assert asked(game) == (1, "fight")


def _with_turbo_box(effects: str) -> CardSet:
    """Return a bench whose turbo Doombuggy does this for a red attack."""
    made = bench()
    other = bench(thing=f"scrap_hog cargo; attack_red: {effects}")
    box = next(one.rush for one in other.designs if one.key == "thing")
    assert box is not None
    copy = CardSet(made.source, made.name, made.first, made.designs, made.normal, made.turbo[:])
    copy.turbo[0] = type(made.turbo[0])(box, made.turbo[0].draw, made.turbo[0].discard)
    return copy


@pytest.mark.rule("HEAP-PILE-9", "RUL-HEAP-59", "RUL-HEAP-60", "RUL-HEAP-56")
def test_the_game_ends_at_once_and_one_player_has_won() -> None:
    game = pileup("R/R", player(), player("Y/R"), player("G/Y"), heap="filler filler")
    go(game, "1 fight Y/R", "2 drop-out")
    events = play(game, 0, "drop-out")
    assert events[-1] == GameEnded(1, 2)
    assert not only(events, RushWon)  # and no box is run
    assert GAME.waiting(game) == []
    result = GAME.result(game)
    assert result is not None
    assert [(one.place, one.seat, one.score) for one in result.standings] == [
        (1, 1, 1),
        (2, 0, 0),
        (2, 2, 0),
    ]
    assert [one for one in range(3) if options(game, one)] == []
    assert refused(game, 0, "drop-out")[0] == "refused-game-over"


@pytest.mark.rule("RUL-HEAP-55", "HEAP-PILE-6")
def test_a_pileup_hand_may_be_empty_and_then_drops_out() -> None:
    parts = {
        f"{vehicle[0]}{part[0]}": f"{vehicle} {part}" for vehicle in VEHICLES for part in PARTS[:3]
    }
    told: list[Event] = []
    game = battle(
        "rush",
        player("R/R Y/Y", on=" ".join(parts)),
        player("G/G"),
        cards=bench(**parts),
        heap="K/R K/Y",
        told=told,
    )
    first, second = only(told, PileupHandDrawn)[:1], only(told, PileupHandDrawn)[1:]
    assert [event.seat for event in first] == [0]
    assert second == []  # seat 0 has to discard before seat 1 begins
    assert asked(game) == (0, "discard")
    assert (len(game.players[0].hand), hand(game, 1)) == (15, "G/G")
    while asked(game) == (0, "discard"):
        told += play(game, 0, options(game, 0)[0])
    assert len(game.players[0].hand) == 15 - 9


@pytest.mark.rule("RUL-HEAP-53")
def test_hauls_of_this_turn_go_to_the_rubbish_unseen() -> None:
    parts = {
        f"{vehicle[0]}{part[0]}": f"{vehicle} {part}" for vehicle in VEHICLES for part in PARTS[:3]
    }
    told: list[Event] = []
    game = battle(
        "rush",
        player(on=" ".join(parts), haul="R/R Y/Y"),
        player(haul="G/G"),
        cards=bench(**parts),
        heap="filler " * 70,
        told=told,
    )
    assert [len(each.haul) for each in game.players] == [0, 0]
    assert sizes(game)[1] == 12 + 3  # the parts and the hauls
    assert not [event for event in told if type(event).__name__ == "HaulSeen"]


@pytest.mark.rule("RUL-HEAP-19", "RUL-HEAP-54", "HEAP-SET-11")
def test_in_the_pileup_order_begins_with_who_triggered_it() -> None:
    game = battle(
        "pileup",
        player("R/R"),
        player("R/R"),
        player(turbo="doombuggy"),
        cards=_with_turbo_box("all_haul_1"),
        heap="R/R filler filler filler",
        instigator=2,
    )
    game.instigator = 0
    events = play(game, 2, "trigger doombuggy card")
    assert [event.seat for event in only(events, CardsHauled)] == [2, 0, 1]


@pytest.mark.rule("RUL-HEAP-55")
def test_without_discard_symbols_nothing_is_discarded() -> None:
    made = bench()
    sides = [type(side)(side.rush, 1, 0) for side in made.normal]
    cards = CardSet(made.source, made.name, made.first, made.designs, sides, made.turbo)
    game = battle(
        "rush",
        player("R/R", on="filler"),
        player(),
        cards=cards,
        heap="K/R K/Y K/G C/R Y/Y G/G Y/R Y/G R/Y",
        vehicles_needed=1,
        parts_needed=1,
    )
    assert asked(game) == (1, "fight")
    assert [len(each.hand) for each in game.players] == [4, 4]
