"""Setting up, and the frame of the game (HEAP-SET)."""

from __future__ import annotations

import pytest

from hotseat.core import Event, FastChance, Invalid
from hotseat.games.heap import GAME, data
from hotseat.games.heap.events import (
    CardFlipped,
    CardsDrawn,
    PileupStarted,
    RubbishShuffled,
    TurnStarted,
)
from hotseat.games.heap.state import Battle
from tests.games.heap.build import (
    StackedChance,
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
    sizes,
    view,
)


def new(seats: int, *picks: int, told: list[Event] | None = None, **given: object) -> Battle:
    """Set up a game; the heap lies in the order of the card file."""
    heard: list[Event] = [] if told is None else told
    return GAME.new(GAME.settings(given, seats), seats, StackedChance(*picks), heard.append)


@pytest.mark.rule("HEAP-SET-1")
def test_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Invalid):
            GAME.check_seats(seats)


@pytest.mark.rule("HEAP-SET-2")
def test_there_are_a_hundred_part_cards_and_four_of_each_vehicle() -> None:
    cards = data.standard_cards()
    assert len(cards.cards()) == data.numbers().part_cards == 100
    assert len(cards.normal) == len(cards.turbo) == 4
    assert data.numbers().vehicle_copies == 4 == len(new(4).players)
    assert sum(GAME.census(new(4)).values()) == 100


@pytest.mark.rule("HEAP-SET-4", "HEAP-SET-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_four_bare_vehicles(seats: int) -> None:
    for each in view(new(seats)).players:
        assert [one.vehicle for one in each.vehicles] == [
            "doombuggy",
            "gyrohopper",
            "scrap_hog",
            "bigg_rigg",
        ]
        assert not any(one.parts or one.turbo for one in each.vehicles)


@pytest.mark.rule("HEAP-SET-6")
def test_all_part_cards_are_shuffled_into_one_heap() -> None:
    chance = StackedChance()
    game = GAME.new(GAME.settings({}, 2), 2, chance, None)
    (shuffled,) = chance.shuffled
    assert shuffled == data.standard_cards().cards()
    assert sizes(game) == (100 - 2 * 6, 0, 0)
    heaps = {
        tuple(GAME.new(GAME.settings({}, 2), 2, FastChance(seed), None).heap) for seed in range(5)
    }
    assert len(heaps) == 5


@pytest.mark.rule("HEAP-SET-9", "RUL-HEAP-3")
def test_the_rubbish_becomes_the_heap_only_when_a_card_must_be_taken() -> None:
    cards = bench(mill="gyrohopper engine; bodge: you_draw_1")
    game = battle("bodge", player("mill R/R"), player(), cards=cards, heap="Y/Y", rubbish="G/G K/*")
    events = play(game, 0, "attach mill")
    assert sizes(game) == (0, 2, 0)  # the last card of the heap was there to be drawn
    assert not only(events, RubbishShuffled)
    more = battle("bodge", player("mill R/R"), player(), cards=cards, rubbish="G/G K/*")
    chance = StackedChance()
    events = play(more, 0, "attach mill", chance)
    assert only(events, RubbishShuffled) == [RubbishShuffled(2)]
    assert [names(more, pile) for pile in chance.shuffled] == ["K/* G/G"]  # type: ignore[arg-type]
    assert sizes(more) == (1, 0, 0)
    assert hand(more, 0) in ("R/R K/*", "R/R G/G")


@pytest.mark.rule("HEAP-SET-7", "HEAP-SET-8")
def test_discards_lie_in_the_rubbish_and_played_cards_in_the_combat_pile() -> None:
    game = battle("draw", player("R/R Y/Y"), player(), heap="K/* K/Y K/G K/R R/G R/Y")
    play(game, 0, "discard R/R")
    assert names(game, game.rubbish) == "R/R"
    rush = battle("flip", player(), player("Y/R"), heap="R/R G/G")
    assert names(rush, rush.combat) == "R/R"
    play(rush, 1, "fight Y/R")
    assert names(rush, rush.combat) == "R/R Y/R"
    assert sizes(rush) == (1, 0, 2)


@pytest.mark.rule("HEAP-SET-10", "RUL-HEAP-1")
def test_chance_or_the_host_names_the_first_instigator() -> None:
    assert new(4, 2).instigator == 2
    assert {
        GAME.new(GAME.settings({}, 4), 4, FastChance(seed), None).instigator for seed in range(30)
    } == {0, 1, 2, 3}
    assert new(4, 2, first_instigator="1").instigator == 0
    assert new(4, first_instigator="4").instigator == 3
    with pytest.raises(Invalid):
        GAME.settings({"first_instigator": "4"}, 3)


@pytest.mark.rule("HEAP-SET-11", "HEAP-DRAW-1", "HEAP-BODGE-1", "HEAP-RUSH-1", "RUL-HEAP-10")
def test_the_instigator_goes_first_and_the_others_follow_clockwise() -> None:
    told: list[Event] = []
    game = new(3, told=told, first_instigator="2")
    assert only(told, CardsDrawn) == [CardsDrawn(seat, 6, 0) for seat in (1, 2, 0)]
    for seat in (1, 2, 0):
        assert asked(game) == (seat, "bodge")
        play(game, seat, "done")
    for seat in (1, 2, 0):
        assert asked(game) == (seat, "vehicle")
        events = play(game, seat, "rush doombuggy")
    (flipped,) = only(events, CardFlipped)
    assert flipped.seat == 1


@pytest.mark.rule("HEAP-SET-12", "HEAP-SET-13", "HEAP-CHECK-6")
def test_after_four_steps_the_instigator_card_passes_to_the_left() -> None:
    game = battle(
        "draw",
        player(rushing="doombuggy"),
        player(),
        player(),
        heap="R/R Y/Y G/G K/R K/Y K/G " * 3 + "C/R C/Y C/G",
        instigator=2,
    )
    go(game, "2 draw", "0 draw", "1 draw")
    go(game, "2 done", "0 done", "1 done")
    go(game, "2 rush doombuggy", "0 rush scrap_hog", "1 rush doombuggy")
    go(game, "2 colour green")
    go(game, "0 drop-out", "1 drop-out", "2 trigger doombuggy card")
    assert asked(game) == (2, "haul")
    events = play(game, 2, "done")
    assert only(events, TurnStarted) == [TurnStarted(3, 0)]
    assert asked(game) == (0, "draw")


@pytest.mark.rule("HEAP-SET-3", "HEAP-SET-14", "HEAP-PILE-1", "HEAP-PILE-9")
def test_who_completes_a_set_has_not_won_yet() -> None:
    parts = {
        f"{vehicle[0]}{part[0]}": f"{vehicle} {part}"
        for vehicle in ("doombuggy", "gyrohopper", "scrap_hog", "bigg_rigg")
        for part in ("weapon", "engine", "cargo")
    }
    cards = bench(**parts)
    told: list[Event] = []
    heap = "R/R Y/Y G/G K/R K/Y K/G C/R C/Y C/G R/Y R/G Y/R Y/G G/R G/Y "
    game = battle(
        "rush",
        player(),
        player(on=" ".join(parts)),
        cards=cards,
        heap=heap + "R/RY Y/RY G/RY K/RY C/RY R/RG Y/RG G/RG K/RG C/RG K/YG C/YG G/YG Y/YG",
        told=told,
    )
    assert [event.seat for event in only(told, PileupStarted)] == [1]
    assert GAME.result(game) is None
    assert on(game, 1) == ""
    while GAME.result(game) is None:  # the other one blocks whatever can be blocked
        seat, _ = asked(game)
        choices = options(game, seat)
        play(game, seat, choices[-1] if seat == 1 else choices[0])
    result = GAME.result(game)
    assert result is not None
    assert [(one.place, one.seat) for one in result.standings] == [(1, 0), (2, 1)]


@pytest.mark.rule("HEAP-SET-14")
@pytest.mark.parametrize(("missing", "is_pileup"), [("", True), ("bc", False), ("gw", False)])
def test_a_rush_is_the_pileup_only_with_three_parts_on_all_four(
    missing: str, is_pileup: bool
) -> None:
    parts = {
        f"{vehicle[0]}{part[0]}": f"{vehicle} {part}"
        for vehicle in ("doombuggy", "gyrohopper", "scrap_hog", "bigg_rigg")
        for part in ("weapon", "engine", "cargo")
    }
    game = battle(
        "rush",
        player(on=" ".join(name for name in parts if name != missing)),
        player(),
        cards=bench(**parts),
        heap="filler " * 20,
    )
    assert game.is_pileup() == is_pileup


@pytest.mark.rule("RUL-HEAP-62")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_changes_with_the_number_of_players(seats: int) -> None:
    game = new(seats)
    assert [len(each.hand) for each in game.players] == [6] * seats
    assert sum(GAME.census(game).values()) == 100
    assert game.in_order() == [*range(seats)]


@pytest.mark.rule("RUL-HEAP-64")
def test_nobody_has_to_build_and_a_game_goes_on() -> None:
    game = new(2)
    chance = FastChance(1)
    for number in range(1, 600):
        (seat,) = GAME.waiting(game)
        chance.turn_to(number)
        GAME.apply(game, seat, GAME.options(game, seat)[-1], chance, None)
    assert game.turn > 20
    assert GAME.result(game) is None
