"""Who knows what (HEAP-INFO): views and events, byte for byte."""

from __future__ import annotations

import msgspec
import pytest

from hotseat.core import Event, Seat
from hotseat.core.events import heard_by
from hotseat.games.heap import GAME
from hotseat.games.heap.actions import Discard, PayRepair
from hotseat.games.heap.events import (
    CardsDiscarded,
    DiscardsSeen,
    DroppedOut,
    HaulDiscarded,
    HaulPickedUp,
    HaulSeen,
    PartRepaired,
    PlayerNamed,
)
from hotseat.games.heap.state import Battle
from tests.games.heap.build import (
    Given,
    asked,
    battle,
    bench,
    card,
    go,
    only,
    options,
    pile,
    play,
    player,
    view,
)

CARDS = bench(
    hook="doombuggy weapon; any: you_draw_1",
    bin="doombuggy cargo",
    claw="doombuggy weapon",
    pole="scrap_hog weapon; bodge: other_discard_1",
    winch="bigg_rigg cargo; bodge: you_haul_2",
)


def sent(game: Battle, seat: int | None) -> bytes:
    """Return everything that a seat is sent: its view, its question, its options."""
    seen = view(game, seat)
    mine = [] if seat is None else GAME.options(game, Seat(seat))
    return msgspec.json.encode(
        [
            seen,
            GAME.question(seen),
            [action.text() for action in mine],
            [GAME.preview(seen, action) for action in mine],
            GAME.barred(seen),
            GAME.sketch(seen),
        ]
    )


def heard(events: list[Event], seat: int | None) -> bytes:
    """Return the events as a seat hears them."""
    return msgspec.json.encode(heard_by(events, None if seat is None else Seat(seat)))


# What lies open


@pytest.mark.rule("HEAP-INFO-1", "HEAP-INFO-6", "HEAP-INFO-7", "RUL-HEAP-7")
def test_what_everybody_sees() -> None:
    game = battle(
        "flip",
        player("R/R R/Y", on="hook bin!", haul="G/G", rushing="doombuggy"),
        player("Y/R", rushing="gyrohopper"),
        player("Y/Y G/G", rushing="gyrohopper"),
        cards=CARDS,
        heap="R/G Y/Y Y/Y G/G",
        rubbish="R/R R/R",
    )
    go(game, "0 trigger doombuggy weapon", "1 fight Y/R", "2 drop-out")
    for seat in (None, 0, 1, 2):
        seen = view(game, seat)
        assert (seen.heap, seen.rubbish) == (2, 2)
        assert seen.combat == tuple(pile(CARDS, "R/G Y/R"))  # all of it, not only the top
        assert (seen.author, seen.attack, seen.direction) == (1, "yellow", "clockwise")
        assert [each.hand for each in seen.players] == [3, 0, 2]
        assert [each.haul for each in seen.players] == [1, 0, 0]
        assert [each.in_rush for each in seen.players] == [True, True, False]
        assert [each.rushing for each in seen.players] == ["doombuggy", "gyrohopper", "gyrohopper"]
        parts = seen.players[0].vehicles[0].parts
        assert [(one.card, one.damaged, one.used) for one in parts] == [
            (card(CARDS, "hook"), False, True),
            (card(CARDS, "bin"), True, False),
        ]


@pytest.mark.rule("RUL-HEAP-7")
def test_everybody_sees_the_standing_challenge() -> None:
    game = battle("bodge", player(), player(), challenge="scrap_hog")
    assert [view(game, seat).challenge for seat in (None, 0, 1)] == ["scrap_hog"] * 3


# What does not


def in_the_middle(hand_of_1: str, heap: str, rubbish: str, haul: str) -> Battle:
    """Return a game of which only these cards are hidden from seat 0."""
    return battle(
        "bodge",
        player("hook R/R", on="bin", haul=haul),
        player(hand_of_1, haul=haul),
        cards=CARDS,
        heap=heap,
        rubbish=rubbish,
    )


ONE = in_the_middle("R/R Y/Y", "G/G Y/Y R/R", "K/* K/Y", "Y/G Y/R")


@pytest.mark.rule("HEAP-INFO-2")
def test_nobody_sees_another_hand() -> None:
    other = in_the_middle("K/* G/G", "G/G Y/Y R/R", "K/* K/Y", "Y/G Y/R")
    assert sent(ONE, 0) == sent(other, 0)
    assert sent(ONE, None) == sent(other, None)
    assert sent(ONE, 1) != sent(other, 1)


@pytest.mark.rule("HEAP-INFO-3", "HEAP-INFO-4", "HEAP-INFO-5")
@pytest.mark.parametrize(
    ("heap", "rubbish", "haul"),
    [
        ("K/* K/* K/*", "K/* K/Y", "Y/G Y/R"),  # the heap
        ("G/G Y/Y R/R", "R/R R/R", "Y/G Y/R"),  # the rubbish
        ("G/G Y/Y R/R", "K/* K/Y", "R/R bin"),  # the hauls, to their owners too
    ],
)
def test_nobody_sees_heap_rubbish_and_hauls(heap: str, rubbish: str, haul: str) -> None:
    other = in_the_middle("R/R Y/Y", heap, rubbish, haul)
    for seat in (None, 0, 1):
        assert sent(ONE, seat) == sent(other, seat)


@pytest.mark.rule("HEAP-INFO-5")
def test_hauling_shows_nothing_to_anybody() -> None:
    games = [
        battle("bodge", player("winch"), player(), cards=CARDS, heap=heap)
        for heap in ("R/R Y/Y G/G", "K/* bin G/G")
    ]
    told = [play(game, 0, "attach winch") for game in games]
    for seat in (None, 0, 1):
        assert heard(told[0], seat) == heard(told[1], seat)
        assert sent(games[0], seat) == sent(games[1], seat)


@pytest.mark.rule("HEAP-INFO-5", "HEAP-CHECK-5")
def test_a_haul_is_seen_by_its_owner_when_it_is_checked() -> None:
    games = [
        battle("check", player(haul=f"bin {other}"), player(), cards=CARDS)
        for other in ("R/R", "K/*")
    ]
    own = view(games[0], 0).own
    assert own is not None
    assert own.haul == tuple(sorted(pile(CARDS, "R/R bin")))
    assert sent(games[0], 0) != sent(games[1], 0)
    assert sent(games[0], 1) == sent(games[1], 1)
    # What is attached is open; what is thrown away is not.
    told = [go(game, "0 attach bin", "0 done") for game in games]
    assert heard(told[0], 1) == heard(told[1], 1)
    assert only(told[0], HaulDiscarded) == [HaulDiscarded(0, 1)]
    for seat in (None, 0, 1):
        assert sent(games[0], seat) == sent(games[1], seat)


@pytest.mark.rule("HEAP-INFO-5", "HEAP-CHECK-1")
def test_only_the_owner_hears_which_cards_were_hauled() -> None:
    told: list[Event] = []
    battle("check", player(haul="R/R Y/Y"), player(), told=told)
    assert only(told, HaulPickedUp) == [HaulPickedUp(0, 2)]
    assert [event.audience for event in only(told, HaulSeen)] == [0]
    assert only(heard_by(told, Seat(1)), HaulSeen) == []
    assert only(heard_by(told, None), HaulSeen) == []


# Discards


@pytest.mark.rule("HEAP-SET-7", "RUL-HEAP-8")
def test_what_is_discarded_is_told_to_its_player_only() -> None:
    games = [battle("draw", player(hand), player(), heap="G/G") for hand in ("R/R Y/Y", "R/R K/*")]
    told = [play(games[0], 0, "discard Y/Y"), play(games[1], 0, "discard K/*")]
    for seat in (None, 1):
        assert heard(told[0], seat) == heard(told[1], seat)
        assert sent(games[0], seat) == sent(games[1], seat)
    assert [event.audience for event in only(told[0], DiscardsSeen)] == [0]
    assert Discard(0).face() == Discard(1).face() == "discard"


@pytest.mark.rule("RUL-HEAP-8")
def test_of_a_card_that_pays_for_a_repair_only_the_vehicle_is_told() -> None:
    games = [
        battle("bodge", player(f"{pays} R/R", on="bin!"), player(), cards=CARDS)
        for pays in ("hook", "claw")
    ]
    told = [
        play(games[0], 0, "pay-repair doombuggy cargo hook"),
        play(games[1], 0, "pay-repair doombuggy cargo claw"),
    ]
    assert [event.vehicle for event in only(told[0], PartRepaired)] == ["doombuggy"]
    for seat in (None, 1):
        assert heard(told[0], seat) == heard(told[1], seat)
        assert sent(games[0], seat) == sent(games[1], seat)
    assert PayRepair("doombuggy", "cargo", 7).face() == "pay-repair doombuggy cargo"


@pytest.mark.rule("RUL-HEAP-17", "HEAP-INFO-2")
@pytest.mark.parametrize("cards", ["one", "two"])
def test_a_forced_discard_is_not_shown_to_whoever_forces_it(cards: str) -> None:
    hands = ("R/R", "K/*") if cards == "one" else ("R/R Y/Y", "K/* Y/Y")
    games = [battle("bodge", player("pole"), player(hand), cards=CARDS) for hand in hands]
    told = [play(game, 0, "attach pole") for game in games]
    if cards == "two":
        for game in games:
            assert asked(game) == (1, "discard")
        told[0] += play(games[0], 1, "discard R/R")
        told[1] += play(games[1], 1, "discard K/*")
    assert only(told[0], PlayerNamed) == [PlayerNamed(0, 1, "other_discard_1")]
    assert only(told[0], CardsDiscarded) == [CardsDiscarded(1, 1)]
    for seat in (None, 0):
        assert heard(told[0], seat) == heard(told[1], seat)
        assert sent(games[0], seat) == sent(games[1], seat)


# What was open is secret in the rubbish


@pytest.mark.rule("RUL-HEAP-9")
def test_a_replaced_part_is_forgotten_in_the_rubbish() -> None:
    games = [
        battle("bodge", player("hook", on=old), player(), cards=CARDS) for old in ("claw", "filler")
    ]
    for game in games:
        play(game, 0, "attach hook")
    for seat in (None, 0, 1):
        assert sent(games[0], seat) == sent(games[1], seat)


@pytest.mark.rule("RUL-HEAP-9")
def test_the_combat_pile_is_forgotten_in_the_rubbish() -> None:
    def after(flip: str) -> Battle:
        game = battle(
            "flip", player(rushing="doombuggy"), player(rushing="doombuggy"), heap=f"{flip} R/R"
        )
        go(game, "1 drop-out", "0 done")
        return game

    games = after("R/R"), after("R/G")
    assert view(games[0]).rubbish == 1
    for seat in (None, 0, 1):
        assert sent(games[0], seat) == sent(games[1], seat)


# Who can block


def attacked(*hands: str) -> Battle:
    """Return a red attack of seat 0 on players with these hands."""
    rivals: list[Given] = [player(hand, rushing="gyrohopper") for hand in hands]
    return battle("flip", player("G/G", rushing="gyrohopper"), *rivals, heap="R/R")


@pytest.mark.rule("RUL-HEAP-43", "HEAP-EX-32")
@pytest.mark.parametrize("hands", [("Y/Y", "Y/R"), ("K/G K/Y", "K/* R/R")])
def test_nobody_learns_whether_a_player_could_block(hands: tuple[str, str]) -> None:
    games = [attacked(hand, "Y/Y Y/R") for hand in hands]
    assert options(games[0], 1) == ["drop-out"]
    assert len(options(games[1], 1)) > 1
    for seat in (None, 0, 2):
        assert sent(games[0], seat) == sent(games[1], seat)
    told = [play(game, 1, "drop-out") for game in games]
    assert told[0] == told[1] == [DroppedOut(1)]
    for seat in (None, 0, 2):
        assert sent(games[0], seat) == sent(games[1], seat)


@pytest.mark.rule("RUL-HEAP-43")
def test_a_player_without_cards_is_asked_like_any_other() -> None:
    game = attacked("", "Y/R")
    assert asked(game) == (1, "fight")
    assert options(game, 1) == ["drop-out"]
