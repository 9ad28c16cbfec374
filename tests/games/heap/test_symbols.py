"""The symbols of boxes: who does what, and what may be chosen (HEAP-SYM)."""

from __future__ import annotations

import pytest

from hotseat.games.heap.card_file import read_effect
from hotseat.games.heap.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsHauled,
    PartDamaged,
    PartRepaired,
    PlayerNamed,
    SymbolSkipped,
)
from hotseat.games.heap.facts import Deed, Who
from hotseat.games.heap.state import Battle
from tests.games.heap.build import (
    Given,
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
)

HEAP = "R/R Y/Y G/G K/R K/Y K/G C/R C/Y"


def attached(box: str, *players: Given, heap: str = HEAP, instigator: int = 0) -> Battle:
    """Return a game in which seat 0 may attach a thing with this bodge box."""
    cards = bench(
        thing=f"scrap_hog cargo; bodge: {box}",
        hook="doombuggy weapon",
        boiler="doombuggy engine",
        wheel="gyrohopper engine",
        winch="bigg_rigg cargo",
    )
    game = battle("bodge", *players, cards=cards, heap=heap, instigator=instigator)
    while asked(game)[0] != 0:
        play(game, asked(game)[0], "done")
    return game


# Draw, discard, haul


@pytest.mark.rule("HEAP-SYM-9", "HEAP-SYM-10", "HEAP-HAUL-1", "HEAP-HAUL-2")
def test_you_draw_you_discard_and_you_haul() -> None:
    game = attached("you_draw_2 you_haul_3 you_discard_1", player("thing"), player("K/*"))
    events = play(game, 0, "attach thing")
    assert only(events, CardsDrawn) == [CardsDrawn(0, 2, 0)]
    assert only(events, CardsHauled) == [CardsHauled(0, 3, 0)]
    assert hand(game, 0) == "R/R Y/Y"
    assert sorted(names(game, game.players[0].haul).split()) == ["G/G", "K/R", "K/Y"]
    assert options(game, 0) == ["discard R/R", "discard Y/Y"]
    events = play(game, 0, "discard Y/Y")
    assert events[0] == CardsDiscarded(0, 1)
    assert hand(game, 1) == "K/*"
    assert asked(game) == (0, "bodge")


@pytest.mark.rule("HEAP-SYM-11", "RUL-HEAP-18")
def test_another_player_takes_the_whole_amount_and_never_oneself() -> None:
    game = attached("other_draw_2 other_haul_1", player("thing R/Y"), player(), player())
    play(game, 0, "attach thing")
    assert options(game, 0) == ["name 1", "name 2"]
    assert refused(game, 0, "name 0")[0] == "refused-not-an-option"
    events = play(game, 0, "name 2")
    assert events[:2] == [PlayerNamed(0, 2, "other_draw_2"), CardsDrawn(2, 2, 0)]
    assert asked(game) == (0, "other")  # the next symbol may name somebody else
    events = play(game, 0, "name 1")
    assert only(events, CardsHauled) == [CardsHauled(1, 1, 0)]
    assert (hand(game, 0), hand(game, 2)) == ("R/Y", "R/R Y/Y")


@pytest.mark.rule("HEAP-SYM-12", "RUL-HEAP-19")
def test_all_players_act_in_order_from_the_instigator() -> None:
    game = attached(
        "all_draw_2 all_haul_1",
        player("thing"),
        player(),
        player(),
        heap=HEAP + " C/G K/*",
        instigator=1,
    )
    events = play(game, 0, "attach thing")
    assert only(events, CardsDrawn) == [CardsDrawn(seat, 2, 0) for seat in (1, 2, 0)]
    assert hand(game, 1) == "R/R Y/Y"  # the whole amount before the next player
    assert only(events, CardsHauled) == [CardsHauled(seat, 1, 0) for seat in (1, 2, 0)]


@pytest.mark.rule("RUL-HEAP-19", "RUL-HEAP-17")
def test_all_discard_each_chooses_own_cards_one_after_the_other() -> None:
    game = attached(
        "all_discard_1", player("thing R/R Y/Y"), player("G/G"), player("K/R K/Y"), player()
    )
    events = play(game, 0, "attach thing")
    assert asked(game) == (0, "discard")
    events = play(game, 0, "discard R/R")
    # Seat 1 has one card and is not asked; seat 2 is.
    assert [event.seat for event in only(events, CardsDiscarded)] == [0, 1]
    assert asked(game) == (2, "discard")
    assert refused(game, 0, "discard Y/Y")[0] == "refused-not-asked"
    play(game, 2, "discard K/Y")
    assert [hand(game, seat) for seat in range(4)] == ["Y/Y", "", "K/R", ""]
    assert asked(game) == (0, "bodge")


@pytest.mark.rule("RUL-HEAP-16", "RUL-HEAP-65")
def test_a_player_without_cards_cannot_be_named_for_a_discard() -> None:
    game = attached("other_discard_2", player("thing"), player("R/R"), player(), player("Y/Y G/G"))
    play(game, 0, "attach thing")
    assert options(game, 0) == ["name 1", "name 3"]  # the smaller effect may be chosen
    assert refused(game, 0, "name 2") == ("heap-no-cards", "RUL-HEAP-16")
    play(game, 0, "name 1")
    assert hand(game, 1) == ""


@pytest.mark.rule("RUL-HEAP-16", "HEAP-BODGE-8", "HEAP-BODGE-9")
def test_a_symbol_that_can_do_nothing_is_skipped_and_told() -> None:
    game = attached(
        "other_draw_1 all_haul_1 you_discard_1 other_discard_1 shoot_left repair",
        player("thing"),
        player(),
        player(),
        heap="",
    )
    events = play(game, 0, "attach thing")
    assert [event.effect for event in only(events, SymbolSkipped)] == [
        "other_draw_1",
        "all_haul_1",
        "you_discard_1",
        "other_discard_1",
        "shoot_left",
        "repair",
    ]
    assert asked(game) == (0, "bodge")


@pytest.mark.rule("HEAP-BODGE-8")
def test_symbols_that_hurt_must_be_followed() -> None:
    game = attached("you_discard_9", player("thing R/R Y/Y"), player())
    play(game, 0, "attach thing")
    assert hand(game, 0) == ""


# Shoot


@pytest.mark.rule("HEAP-SYM-22", "HEAP-SYM-23", "RUL-HEAP-2", "RUL-HEAP-20")
@pytest.mark.parametrize(("symbol", "target"), [("shoot_left", 1), ("shoot_right", 3)])
def test_left_is_clockwise_and_right_is_not(symbol: str, target: int) -> None:
    game = attached(
        symbol,
        player("thing"),
        player(on="hook wheel"),
        player(on="boiler"),
        player(on="winch K/*"),
    )
    play(game, 0, "attach thing")
    assert asked(game) == (0, "shoot")
    assert {one.split()[1] for one in options(game, 0)} == {str(target)}
    chosen = options(game, 0)[1]
    (event,) = only(play(game, 0, chosen), PartDamaged)
    assert (event.seat, event.owner) == (0, target)
    assert on(game, target).count("!") == 1


@pytest.mark.rule("RUL-HEAP-2")
def test_with_two_players_left_and_right_are_the_same() -> None:
    game = attached("shoot_left shoot_right", player("thing"), player(on="hook winch"))
    go(game, "0 attach thing", "0 shoot 1 doombuggy weapon")
    assert on(game, 1) == "hook! winch!"  # the second shot had one part left


@pytest.mark.rule("RUL-HEAP-20", "HEAP-SYM-24", "RUL-HEAP-22", "HEAP-SYM-13")
def test_shoot_any_may_hit_any_part_in_play_also_an_own_one() -> None:
    game = attached(
        "shoot_any", player("thing", on="wheel"), player(on="hook"), player(on="winch!")
    )
    play(game, 0, "attach thing")
    assert options(game, 0) == [
        "shoot 0 gyrohopper engine",
        "shoot 0 scrap_hog cargo",
        "shoot 1 doombuggy weapon",
    ]
    play(game, 0, "shoot 0 gyrohopper engine")
    assert on(game, 0) == "wheel! thing"


@pytest.mark.rule("RUL-HEAP-21")
def test_a_damaged_part_is_no_target() -> None:
    game = attached("shoot_left", player("thing"), player(on="hook! boiler wheel"))
    play(game, 0, "attach thing")
    assert refused(game, 0, "shoot 1 doombuggy weapon") == ("heap-no-second-hit", "RUL-HEAP-21")
    skipped = attached("shoot_left", player("thing"), player(on="hook!"), player(on="boiler"))
    events = play(skipped, 0, "attach thing")
    assert only(events, SymbolSkipped) == [SymbolSkipped(0, "shoot_left")]


# Repair


@pytest.mark.rule("HEAP-SYM-20", "RUL-HEAP-23")
def test_the_repair_symbol_mends_any_players_part_free_of_charge() -> None:
    game = attached("repair", player("thing R/R", on="wheel!"), player(on="hook!"))
    play(game, 0, "attach thing")
    assert options(game, 0) == ["repair 0 gyrohopper engine", "repair 1 doombuggy weapon"]
    (event,) = only(play(game, 0, "repair 1 doombuggy weapon"), PartRepaired)
    assert (event.seat, event.owner, event.paid) == (0, 1, False)
    assert (on(game, 1), hand(game, 0)) == ("hook", "R/R")


@pytest.mark.rule("RUL-HEAP-23", "RUL-HEAP-65")
def test_a_rivals_part_must_be_repaired_if_there_is_no_other() -> None:
    game = attached("repair", player("thing"), player(on="hook!"))
    events = play(game, 0, "attach thing")
    assert len(only(events, PartRepaired)) == 1
    assert on(game, 1) == "hook"


# The words of the symbols


@pytest.mark.rule("HEAP-SYM-9", "HEAP-SYM-10", "HEAP-SYM-11", "HEAP-SYM-12", "HEAP-SYM-13")
@pytest.mark.parametrize(
    ("token", "deed", "who", "amount"),
    [
        ("you_draw_3", Deed.DRAW, Who.YOU, 3),
        ("other_discard_1", Deed.DISCARD, Who.OTHER, 1),
        ("all_haul_9", Deed.HAUL, Who.ALL, 9),
        ("repair", Deed.REPAIR, Who.YOU, 1),
        ("shoot_any", Deed.SHOOT_ANY, Who.YOU, 1),
    ],
)
def test_a_symbol_is_read_and_spelt(token: str, deed: Deed, who: Who, amount: int) -> None:
    effect = read_effect(token)
    assert effect is not None
    assert (effect.deed, effect.who, effect.amount) == (deed, who, amount)
    assert effect.token() == token


@pytest.mark.parametrize(
    "token", ["", "draw_1", "you_draw_0", "you_draw_10", "you_repair", "shoot"]
)
def test_what_is_no_symbol_is_not_read(token: str) -> None:
    assert read_effect(token) is None


@pytest.mark.rule("RUL-HEAP-65", "HEAP-INFO-2")
def test_a_discard_with_equal_cards_is_asked_all_the_same() -> None:
    game = attached("you_discard_1", player("thing filler filler"), player())
    play(game, 0, "attach thing")
    assert asked(game) == (0, "discard")  # or everybody would know that they are equal
    assert options(game, 0) == ["discard filler"]
