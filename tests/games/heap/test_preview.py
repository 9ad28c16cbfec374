"""Previews say what happens, and what an option shows is itemised."""

from __future__ import annotations

import pytest

from hotseat.core import Bill, FastChance, Seat
from hotseat.core.play import find
from hotseat.games.heap import GAME, data
from hotseat.games.heap.actions import HeapAction
from hotseat.games.heap.events import CardsDrawn, CardsHauled
from hotseat.games.heap.preview import Preview
from hotseat.games.heap.state import NOBODY, Battle
from tests.contract.cases import Case, cases
from tests.contract.harness import RandomGame, played_on
from tests.games.heap.build import battle, bench, card, only, player

CARDS = bench(
    hook="doombuggy weapon; any: you_draw_2 all_haul_1; bodge: you_discard_1 you_draw_3 repair",
    club="doombuggy weapon; bodge: other_discard_2 shoot_left shoot_any",
    boiler="doombuggy engine; attack_red: you_haul_3",
    wheel="gyrohopper engine",
    tyre="gyrohopper movement",
    bag="gyrohopper cargo",
    mend="gyrohopper weapon; bodge: repair shoot_right",
    spite="gyrohopper weapon; bodge: shoot_any repair shoot_right",
    salvo="gyrohopper weapon; bodge: shoot_any shoot_left",
)


def previewed(game: Battle, seat: int, text: str) -> Preview:
    """Return the preview of an option."""
    for action in GAME.options(game, Seat(seat)):
        if action.text() == text or text in action.text():
            found = GAME.preview(GAME.view(game, Seat(seat)), action)
            assert found is not None
            return found
    raise AssertionError(find(GAME, game, Seat(seat), text))


def key(name: str) -> str:
    return data.card_key(card(CARDS, name))


def lines(bill: Bill | None) -> list[tuple[int, str]]:
    assert bill is not None
    assert bill.total == sum(item.amount for item in bill.items)
    return [(item.amount, item.rule) for item in bill.items]


def test_attaching_shows_the_place_and_the_box() -> None:
    game = battle(
        "bodge",
        player("hook R/R Y/Y", on="club wheel tyre"),
        player(on="bag!"),
        cards=CARDS,
        heap="G/G",
    )
    found = previewed(game, 0, f"attach {key('hook')}")
    assert found.replaces == card(CARDS, "club")
    assert lines(found.count) == [(1, "HEAP-DMG-3")]
    assert lines(found.ready) == []
    # One card goes; the heap, that card and the part that is replaced can be drawn.
    assert [(one.effect, one.least, one.most) for one in found.symbols] == [
        ("you_discard_1", 1, 1),
        ("you_draw_3", 3, 3),
        ("repair", 1, 1),
    ]
    assert lines(found.draws) == [(3, "HEAP-SYM-9")]
    assert found.hauls is None
    assert found.hand == 2 - 1 + 3


def test_a_third_part_makes_a_vehicle_ready() -> None:
    game = battle("bodge", player("bag", on="wheel tyre"), player(), cards=CARDS)
    found = previewed(game, 0, f"attach {key('bag')}")
    assert lines(found.count) == [(1, "HEAP-DMG-3")] * 3
    assert lines(found.ready) == [(1, "HEAP-SET-14")]


def test_a_rivals_hand_makes_a_range_and_shots_may_find_nothing() -> None:
    game = battle(
        "bodge",
        player("club"),
        player("R/R"),
        player("Y/Y G/G K/R", on="bag"),
        player(),
        cards=CARDS,
    )
    found = previewed(game, 0, f"attach {key('club')}")
    assert [(one.effect, one.least, one.most) for one in found.symbols] == [
        ("other_discard_2", 1, 2),
        ("shoot_left", 0, 0),
        ("shoot_any", 1, 1),
    ]


@pytest.mark.rule("HEAP-BODGE-8", "RUL-HEAP-21", "RUL-HEAP-23")
@pytest.mark.parametrize(
    ("name", "rival", "symbols"),
    [
        # The part that is repaired is the one that can be hit.
        ("mend", "bag!", [("repair", 1, 1), ("shoot_right", 1, 1)]),
        ("mend", "", [("repair", 0, 0), ("shoot_right", 0, 0)]),
        # The part that is hit can be repaired, and be hit again: one's own, or the rival's.
        ("spite", "", [("shoot_any", 1, 1), ("repair", 1, 1), ("shoot_right", 0, 0)]),
        ("spite", "bag", [("shoot_any", 1, 1), ("repair", 1, 1), ("shoot_right", 1, 1)]),
        ("spite", "bag!", [("shoot_any", 1, 1), ("repair", 1, 1), ("shoot_right", 0, 1)]),
        # Whether a second shot finds a part depends on whose the first one hits.
        ("salvo", "bag", [("shoot_any", 1, 1), ("shoot_left", 0, 1)]),
    ],
)
def test_a_symbol_finds_the_parts_as_the_symbols_before_it_leave_them(
    name: str, rival: str, symbols: list[tuple[str, int, int]]
) -> None:
    game = battle("bodge", player(name), player(on=rival), cards=CARDS)
    found = previewed(game, 0, f"attach {key(name)}")
    assert [(one.effect, one.least, one.most) for one in found.symbols] == symbols


def test_a_hauled_card_runs_no_box() -> None:
    game = battle("check", player(haul="hook"), player(), cards=CARDS, heap="R/R")
    found = previewed(game, 0, f"attach {key('hook')}")
    assert (found.symbols, found.draws) == ((), None)


def test_fighting_shows_the_attack_and_the_boxes_it_could_trigger() -> None:
    game = battle(
        "flip",
        player(),
        player("R/R Y/RY", on="hook boiler", rushing="doombuggy"),
        player(),
        cards=CARDS,
        heap="R/R filler filler",
    )
    found = previewed(game, 1, f"fight {key('R/R')}")
    assert (found.attack, found.up_next, found.hand, found.wins) == ("red", 2, 1, NOBODY)
    assert [(box.vehicle, box.box) for box in found.boxes] == [
        ("doombuggy", "weapon"),
        ("doombuggy", "engine"),
    ]
    dropped = previewed(game, 1, "drop-out")
    assert (dropped.attack, dropped.up_next, dropped.wins) == ("red", 2, NOBODY)


@pytest.mark.rule("RUL-HEAP-28")
@pytest.mark.parametrize(
    ("card", "boxes", "decline"),
    [
        ("R/RY", ["trigger doombuggy weapon", "trigger doombuggy engine"], "decline"),
        ("C/R", [""], ""),
        ("R/R~", ["", ""], ""),
    ],
)
def test_what_is_triggered_can_be_sent_with_the_card_unless_a_colour_or_a_swerve_comes_between(
    card: str, boxes: list[str], decline: str
) -> None:
    game = battle(
        "flip",
        player(),
        player("R/RY C/R R/R~", on="hook boiler", rushing="doombuggy"),
        player(),
        cards=CARDS,
        heap="R/R filler filler",
    )
    found = previewed(game, 1, f"fight {key(card)}")
    assert ([box.action for box in found.boxes], found.decline) == (boxes, decline)
    GAME.apply(game, Seat(1), find_option(game, 1, f"fight {key(card)}"), FastChance(1), None)
    asked = {action.text() for action in GAME.options(game, Seat(1))}
    assert asked.issuperset({text for text in (*boxes, decline) if text})


def find_option(game: Battle, seat: int, text: str) -> HeapAction:
    """Return the option with this text."""
    return next(one for one in GAME.options(game, Seat(seat)) if one.text() == text)


def test_the_last_drop_out_shows_who_wins() -> None:
    game = battle("flip", player(), player("R/R"), heap="R/R filler")
    assert previewed(game, 1, "drop-out").wins == 0


def test_colour_and_swerve_show_who_must_answer_what() -> None:
    game = battle("flip", player(), player(), player(), heap="C/R~ filler")
    found = previewed(game, 0, "colour green")
    assert (found.attack, found.up_next) == ("green", 1)
    GAME.apply(game, Seat(0), GAME.options(game, Seat(0))[0], FastChance(1), None)
    found = previewed(game, 0, "swerve 2 clockwise")
    assert (found.attack, found.up_next) == ("red", 2)


@pytest.mark.parametrize(("held", "drawn"), [("R/R", 3), ("R/R Y/Y G/G K/R K/Y", 1)])
def test_drawing_up_shows_how_many_cards(held: str, drawn: int) -> None:
    game = battle("draw", player(held), player(), heap="C/R C/Y", rubbish="C/G")
    found = previewed(game, 0, "draw")
    assert (lines(found.draws), found.hand) == (
        [(drawn, "HEAP-DRAW-3")],
        len(held.split()) + drawn,
    )


@pytest.mark.parametrize("case", [one for one in cases() if one.game is GAME][:6], ids=str)
def test_what_a_preview_promises_happens(case: Case) -> None:
    """In whole random games: what oneself would draw and haul, and the hand afterwards."""
    promised = 0
    for step in RandomGame(case, seed=31).steps():
        state = step.state
        assert isinstance(state, Battle)
        for seat in GAME.waiting(state):
            seen = GAME.view(state, seat)
            for action in GAME.options(state, seat)[:6]:
                found = GAME.preview(seen, action)
                after = played_on(GAME, state, seat, action, seed=step.number)
                assert isinstance(after.state, Battle)
                if found is None or GAME.waiting(after.state) != [seat]:
                    continue  # whatever others have to decide comes first
                if len(after.state.stack) > len(state.stack):
                    continue  # the box is not finished
                drawn = sum(one.count for one in only(after.events, CardsDrawn) if one.seat == seat)
                hauled = sum(
                    one.count for one in only(after.events, CardsHauled) if one.seat == seat
                )
                if found.symbols:
                    promised += 1
                    assert drawn == (found.draws.total if found.draws else 0)
                    assert hauled == (found.hauls.total if found.hauls else 0)
                    assert len(after.state.players[seat].hand) == found.hand
    assert promised > 5
