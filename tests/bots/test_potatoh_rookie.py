"""The rookie of ¡HOT! POTA-TOH!: draws early, escapes late, harms the leader."""

from __future__ import annotations

import pytest

from hotseat.arena.play import play_game
from hotseat.bots import Decision, bot, bot_names
from hotseat.core import FastChance, Seat
from hotseat.games.potatoh import GAME
from hotseat.games.potatoh.state import Match
from tests.games.potatoh.build import StackedChance, asked, go, match_with, player, players, view

MANY = "phew phew phew phew phew phew phew phew phew"


def chosen(game: Match, name: str = "rookie", seed: int = 1) -> str:
    """Return what the rookie, or another bot, chooses in the asked seat."""
    seat = asked(game)[0]
    asked_one = bot(name, GAME, Seat(seat), FastChance(seed))
    options = GAME.options(game, Seat(seat))
    return asked_one.choose(Decision(options, lambda: view(game, seat))).text()


def test_it_draws_while_the_deck_is_large_and_escapes_when_it_is_small() -> None:
    early = match_with(player("chill phew"), *players(3), deck=f"{MANY} {MANY} {MANY} boom")
    assert chosen(early) == "draw"
    late = match_with(player("chill phew phew phew phew"), *players(3), deck="phew phew boom")
    assert chosen(late) == "play chill"


def test_it_draws_on_with_nothing_to_lose() -> None:
    game = match_with(player("chill"), *players(3), deck=f"{MANY} phew boom")
    assert chosen(game) == "draw"


def test_it_stops_a_risk_in_time() -> None:
    for deck, choice in (("phew phew phew boom", "stop"), (f"phew {MANY} {MANY} boom", "draw")):
        game = match_with(player("risky phew phew phew"), *players(3), deck=deck, level=1)
        go(game, "0 play risky")
        assert chosen(game) == choice


def test_it_robs_and_burdens_the_leader() -> None:
    people = [player("phew", total=3), player("phew", total=9), player("phew phew", total=4)]
    game = match_with(player("thief"), *people)
    go(game, "0 play thief")
    assert chosen(game) == "steal 2"
    burdened = match_with(player("", "treacherous"), *[player(total=n) for n in (3, 9, 4)])
    go(burdened, "0 draw")
    assert chosen(burdened) == "move 2"


def test_it_lays_points_only_where_a_hand_is_lost_anyway() -> None:
    many = match_with(*players(5), deck="sexy", level=4, whole=True)
    go(many, "0 draw")
    assert chosen(many) == "keep"
    alone = match_with(player(), player(safe=True), deck="sexy", level=4, whole=True)
    go(alone, "0 draw")
    assert chosen(alone) == "area"


def test_it_lays_super_to_save_a_large_hand_when_alone() -> None:
    alone = match_with(player(MANY), player(safe=True), deck="super", level=4, whole=True)
    go(alone, "0 draw")
    assert chosen(alone) == "area"


@pytest.mark.parametrize("card", ["thief", "hopping", "chill", "fried"])
def test_alone_it_plays_nothing_that_needs_others(card: str) -> None:
    hand = f"{card} phew phew phew phew phew phew"
    alone = match_with(player(hand), player("phew", safe=True), deck="phew boom")
    assert f"play {card}" in [option.text() for option in GAME.options(alone, Seat(0))]
    assert chosen(alone).startswith("draw")


def test_it_gives_away_dangerous_cards_and_takes_harmless_ones() -> None:
    late = match_with(player(f"wicked {MANY}"), *players(3), deck="phew phew boom")
    go(late, "0 play wicked")
    assert chosen(late).startswith("give")
    early = match_with(player("wicked"), *players(3), deck=f"{MANY} {MANY} boom", whole=True)
    go(early, "0 play wicked")
    assert chosen(early) == "draw"


def test_it_keeps_the_better_card_and_never_a_micro_boom() -> None:
    game = match_with(player("spinning phew"), player(), deck="micro-boom chill", whole=True)
    go(game, "0 play spinning")
    assert chosen(game) == "choose chill"


@pytest.mark.rule("RUL-POT-47")
def test_it_goes_along_with_the_others_and_starts_itself() -> None:
    game = match_with(*players(3), deck="boom", whole=True, given={"raise_levels": True})
    go(game, "0 draw")
    assert chosen(game) == "starter 0"
    go(game, "0 starter 0", "1 level 4", "2 level 4", chance=StackedChance())
    for name in bot_names(GAME):
        assert {chosen(game, name, seed) for seed in range(20)} == {"level-any"}


@pytest.mark.parametrize(("level", "least"), [(1, 14), (5, 18)])
def test_one_among_five_who_play_at_random_wins_far_more_than_its_share(
    level: int, least: int
) -> None:
    settings = GAME.settings({"level": level}, 6)
    wins = 0
    for number in range(42):
        seats = ["random"] * 6
        seats[number % 6] = "rookie"
        result = play_game(GAME, settings, seats, number).result
        assert result is not None
        wins += result.standings[0].seat == number % 6
    assert wins >= least
