"""What is done for somebody whose time is up, and what is greyed with which reason."""

from __future__ import annotations

import pytest

from hotseat.core import Seat
from hotseat.games.heap import GAME
from hotseat.games.heap.state import Battle
from tests.games.heap.build import asked, battle, bench, options, play, player

CARDS = bench(
    hook="doombuggy weapon; any: you_draw_1",
    flag="gyrohopper bling; bodge: challenge",
    mine="gyrohopper weapon; bodge: shoot_any",
    kit="doombuggy cargo; bodge: repair",
    tax="scrap_hog cargo; bodge: you_discard_1",
    gift="scrap_hog engine; bodge: other_draw_1",
)


def default(game: Battle) -> str:
    """Return the default of the seat that is asked; it is one of its options."""
    seat, _ = asked(game)
    action = GAME.default(game, Seat(seat))
    assert action in GAME.options(game, Seat(seat))
    return action.text()


def test_who_says_nothing_keeps_cards_and_drops_out() -> None:
    assert default(battle("draw", player("R/R"), player(), heap="Y/Y")) == "draw"
    assert default(battle("bodge", player("R/R"), player())) == "done"
    assert default(battle("flip", player(), player("R/R"), heap="R/R")) == "drop-out"
    triggers = battle(
        "flip",
        player(on="hook", rushing="doombuggy"),
        player(rushing="doombuggy"),
        cards=CARDS,
        heap="R/R R/Y",
    )
    assert default(triggers) == "decline"
    play(triggers, 0, "decline")
    play(triggers, 1, "drop-out")
    assert (asked(triggers)[1], default(triggers)) == ("end-boxes", "done")


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("flag", "challenge"),
        ("mine", "shoot"),
        ("kit", "repair"),
        ("tax", "discard"),
        ("gift", "other"),
    ],
)
def test_what_must_be_chosen_is_the_first_that_is_listed(name: str, question: str) -> None:
    game = battle(
        "bodge",
        player(f"{name} R/R Y/Y", on="hook!"),
        player(on="hook!"),
        player(on="hook"),
        cards=CARDS,
        heap="G/G",
    )
    play(game, 0, f"attach {name}")
    assert asked(game) == (0, question)
    assert default(game) == GAME.options(game, Seat(0))[0].text()


def test_vehicle_colour_swerve_and_haul_are_the_first_that_is_listed() -> None:
    game = battle("rush", player(), player(), player(), heap="C/R~")
    assert default(game) == "rush doombuggy"
    for seat in range(3):
        play(game, seat, "rush doombuggy")
    assert default(game) == "colour red"
    play(game, 0, "colour red")
    assert default(game) == "swerve 1 clockwise"
    haul = battle("check", player(haul="hook"), player(), cards=CARDS)
    assert default(haul) == GAME.options(haul, Seat(0))[0].text()
    assert options(haul, 0)[0] == "attach hook"


def test_whoever_is_not_asked_has_nothing_greyed() -> None:
    game = battle("flip", player("R/R"), player("Y/Y"), heap="R/R")
    assert GAME.barred(GAME.view(game, Seat(0))) == []
    assert GAME.barred(GAME.view(game, None)) == []
    (greyed,) = GAME.barred(GAME.view(game, Seat(1)))
    assert greyed.reason.rule == "HEAP-COMBAT-1"


def test_repairs_without_a_card_to_pay_with_are_greyed_once_each() -> None:
    game = battle("bodge", player("R/R gift", on="hook! mine!"), player(), cards=CARDS)
    held = {game.card_set.design(card).vehicle for card in game.players[0].hand}
    greyed = GAME.barred(GAME.view(game, Seat(0)))
    texts = [one.action.text() for one in greyed]
    assert ("pay-repair gyrohopper weapon" in texts) == (1 not in held)
    assert all(one.reason.rule == "HEAP-REPAIR-2" for one in greyed)
