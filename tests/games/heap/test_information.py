"""What is open, what is hidden, and what tells nothing (HEAP-INFO)."""

from __future__ import annotations

import pytest

from hotseat.core import Seat
from hotseat.core.events import heard_by
from hotseat.games.heap import GAME
from hotseat.games.heap.events import CardsSeen, DiscardsSeen, HaulSeen
from hotseat.games.heap.frames import AskHaul
from hotseat.games.heap.state import Battle
from tests.contract.harness import events_for, what_a_seat_gets
from tests.games.heap.build import (
    asked,
    battle,
    bench,
    card,
    go,
    names,
    only,
    options,
    play,
    player,
    view,
)

CARDS = bench(
    hook="doombuggy weapon; any: you_haul_1",
    boiler="doombuggy engine; bodge: you_haul_1",
    winch="bigg_rigg cargo",
)


@pytest.mark.rule("HEAP-INFO-1", "HEAP-INFO-2")
@pytest.mark.parametrize("onlooker", [1, None])
def test_of_a_hand_the_others_know_the_size_only(onlooker: int | None) -> None:
    here = battle("bodge", player("R/R Y/Y"), player("G/G"), heap="K/R")
    there = battle("bodge", player("K/R C/G"), player("G/G"), heap="R/R")
    assert view(here, onlooker).players[0].hand == 2
    assert _gets(here, onlooker) == _gets(there, onlooker)
    own = view(here, 0).own
    assert own is not None
    assert names(here, own.hand) == "R/R Y/Y"
    assert view(here, None).own is None


@pytest.mark.rule("HEAP-INFO-3", "HEAP-INFO-4", "RUL-HEAP-9")
def test_nobody_knows_what_is_in_the_heap_or_the_rubbish() -> None:
    here = battle("bodge", player(), player(), heap="R/R Y/Y", rubbish="G/G")
    there = battle("bodge", player(), player(), heap="K/R C/R", rubbish="R/R")
    for onlooker in (None, 0, 1):
        assert _gets(here, onlooker) == _gets(there, onlooker)
    assert (view(here).heap, view(here).rubbish) == (2, 1)


@pytest.mark.rule("RUL-HEAP-9")
def test_what_was_open_is_hidden_once_it_is_in_the_rubbish() -> None:
    cards = bench(hook="doombuggy weapon")
    game = battle("bodge", player("filler", on="hook"), player(), cards=cards, heap="R/R")
    play(game, 0, "attach filler")
    old = card(cards, "hook")
    for onlooker in (None, 0, 1):
        seen = view(game, onlooker)
        assert old not in [
            part.card for each in seen.players for one in each.vehicles for part in one.parts
        ]
        assert seen.rubbish == 1


@pytest.mark.rule("HEAP-INFO-5", "HEAP-HAUL-1")
def test_a_haul_pile_is_unknown_to_its_owner_until_it_is_checked() -> None:
    here = battle("bodge", player("boiler"), player(), cards=CARDS, heap="R/R winch filler")
    there = battle("bodge", player("boiler"), player(), cards=CARDS, heap="Y/Y winch filler")
    told_here, told_there = play(here, 0, "attach boiler"), play(there, 0, "attach boiler")
    for onlooker in (None, 0, 1):
        assert _gets(here, onlooker) == _gets(there, onlooker)
        seat = None if onlooker is None else Seat(onlooker)
        assert events_for(told_here, seat) == events_for(told_there, seat)
    go(here, "0 done", "1 done", "0 rush doombuggy", "1 rush doombuggy", "1 drop-out", "0 done")
    assert isinstance(here.top(), AskHaul)
    own, other = view(here, 0).own, view(here, 1).own
    assert own is not None
    assert other is not None
    assert (names(here, own.haul), other.haul) == ("R/R", ())
    assert view(here, 1).players[0].haul == 1


@pytest.mark.rule("HEAP-INFO-6", "HEAP-INFO-7", "RUL-HEAP-7")
def test_the_rush_and_the_parts_are_open_to_everybody() -> None:
    game = battle(
        "flip",
        player(on="hook", rushing="doombuggy"),
        player("R/R", on="winch!", rushing="bigg_rigg"),
        cards=CARDS,
        heap="R/Y filler filler",
        challenge="scrap_hog",
    )
    go(game, "0 trigger doombuggy weapon", "1 fight R/R")
    for onlooker in (None, 0, 1):
        seen = view(game, onlooker)
        assert names(game, seen.combat) == "R/Y R/R"
        (hook,) = seen.players[0].vehicles[0].parts
        (winch,) = seen.players[1].vehicles[3].parts
        assert (hook.used, hook.damaged, winch.used, winch.damaged) == (True, False, False, True)
        assert (seen.players[0].haul, seen.players[1].hand) == (1, 0)
        assert [each.in_rush for each in seen.players] == [True, True]
    standing = battle("bodge", player(), player(), challenge="scrap_hog")
    assert view(standing, 1).challenge == "scrap_hog"


@pytest.mark.rule("RUL-HEAP-43", "HEAP-INFO-2")
def test_without_a_legal_card_one_is_asked_and_drops_out_like_any_other() -> None:
    can = battle("flip", player(), player("Y/R"), player("R/R"), heap="R/R filler")
    cannot = battle("flip", player(), player("Y/Y"), player("R/R"), heap="R/R filler")
    empty = battle("flip", player(), player(), player("R/R"), heap="R/R filler")
    assert asked(can) == asked(cannot) == asked(empty) == (1, "fight")
    assert options(can, 1) == ["fight Y/R", "drop-out"]
    assert options(cannot, 1) == options(empty, 1) == ["drop-out"]
    for onlooker in (None, 0, 2):
        assert _gets(can, onlooker) == _gets(cannot, onlooker)
    told_can, told_cannot = play(can, 1, "drop-out"), play(cannot, 1, "drop-out")
    assert told_can == told_cannot
    for onlooker in (None, 0, 2):
        assert _gets(can, onlooker) == _gets(cannot, onlooker)


@pytest.mark.rule("RUL-HEAP-65", "HEAP-INFO-2")
def test_a_discard_with_equal_cards_is_asked_all_the_same() -> None:
    cards = bench(thing="scrap_hog cargo; bodge: you_discard_1")
    game = battle("bodge", player("thing filler filler"), player(), cards=cards)
    play(game, 0, "attach thing")
    assert asked(game) == (0, "discard")
    assert options(game, 0) == ["discard filler"]


@pytest.mark.rule("RUL-HEAP-8")
def test_secrets_are_told_to_one_seat_only() -> None:
    game = battle(
        "draw", player("R/R Y/Y", haul="G/G"), player(), heap="K/R K/Y K/G C/R C/Y C/G R/Y"
    )
    events = go(game, "0 discard R/R", "0 draw")
    assert only(events, DiscardsSeen)
    assert only(events, CardsSeen)
    for seat in (None, Seat(1)):
        heard = heard_by(events, seat)
        assert not only(heard, DiscardsSeen) + only(heard, CardsSeen)  # type: ignore[operator]
    assert HaulSeen.reveals


def _gets(game: Battle, onlooker: int | None) -> bytes:
    return what_a_seat_gets(GAME, game, None if onlooker is None else Seat(onlooker))
