"""Previews: what a choice would cost, as far as its player can know."""

from __future__ import annotations

import pytest

from hotseat.core import Seat
from hotseat.games.potatoh import GAME
from hotseat.games.potatoh.preview import Preview, preview
from hotseat.games.potatoh.state import Match
from tests.games.potatoh.build import match_with, play, player, refused, view


def danger(game: Match, text: str, seat: int = 0) -> Preview:
    """Return the preview of an option by its text."""
    [action] = [one for one in GAME.options(game, Seat(seat)) if one.text() == text]
    shown = preview(view(game, seat), action)
    assert shown is not None
    return shown


@pytest.mark.rule("RUL-POT-33", "RUL-POT-34")
@pytest.mark.parametrize("card", ["wicked", "wickedest"])
def test_alone_the_cards_to_give_away_come_to_oneself(card: str) -> None:
    alone = match_with(player(f"{card} phew"), player(safe=True), deck="boom phew phew")
    assert danger(alone, f"play {card}").cards == 2
    last = match_with(player(f"{card} phew"), player(safe=True), deck="boom")
    assert danger(last, f"play {card}").cards == 1
    with_others = match_with(player(f"{card} phew"), player(), deck="boom phew phew")
    assert danger(with_others, f"play {card}").cards == 0


@pytest.mark.rule("POT-CARD-GENEROSA-4", "RUL-POT-38")
def test_who_plays_generous_gets_a_card_only_if_there_is_one_for_everybody() -> None:
    seats = [player("generous phew"), player(), player()]
    assert danger(match_with(*seats, deck="boom phew phew"), "play generous").cards == 1
    seats = [player("generous phew"), player(), player()]
    assert danger(match_with(*seats, deck="boom phew"), "play generous").cards == 0


@pytest.mark.rule("POT-CARD-DESORIENTADA-2", "POT-CARD-DESORIENTADA-4")
def test_reversing_with_dizzy_draws_a_card_and_loses_a_phew() -> None:
    game = match_with(player(), player(), player(), deck="dizzy boom phew")
    play(game, 0, "draw")
    shown = danger(game, "dizzy reverse")
    assert (shown.cards, shown.worth) == (1, -1)
    assert shown.boom is not None
    assert (shown.boom.chances, shown.boom.of) == (1, 2)


@pytest.mark.rule("POT-CARD-SUPER-5", "RUL-POT-6")
def test_super_in_the_area_halves_what_is_at_stake() -> None:
    game = match_with(player("phew phew phew"), player(), deck="boom")
    stake = danger(game, "draw").stake
    assert stake is not None
    assert (stake.low, stake.high) == (3, 3)
    game = match_with(player("phew phew phew", "super"), player(), deck="boom")
    stake = danger(game, "draw").stake
    assert stake is not None
    assert (stake.low, stake.high) == (1, 1)
    game = match_with(player("split", "super"), player(), deck="boom")
    stake = danger(game, "draw").stake
    assert stake is not None
    assert (stake.low, stake.high) == (-1, -1)


@pytest.mark.rule("RUL-POT-8")
def test_keeping_treacherous_costs_two() -> None:
    game = match_with(player(), player(), player(), deck="treacherous boom", level=5)
    play(game, 0, "draw")
    assert danger(game, "keep").worth == -2


@pytest.mark.rule("RUL-POT-35")
def test_a_cut_says_who_gets_the_upper_card() -> None:
    game = match_with(player("split"), player(safe=True), player(), player(), deck="phew phew phew")
    play(game, 0, "play split")
    assert danger(game, "cut 1 upper-left").seat == 2
    assert danger(game, "cut 1 upper-right").seat == 3


@pytest.mark.rule("RUL-POT-20")
def test_treacherous_cannot_be_played_on_a_safe_player() -> None:
    game = match_with(player("treacherous"), player(), player(safe=True), deck="phew boom")
    assert refused(game, 0, "play treacherous 2") == refused_for_safety()


def refused_for_safety() -> tuple[str, str]:
    """Return the refusal that giving to a safe player gets."""
    game = match_with(player("wicked"), player(), player(safe=True), deck="phew boom")
    play(game, 0, "play wicked")
    return refused(game, 0, "give 2")
