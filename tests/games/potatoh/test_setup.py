"""Set-up, levels and joined decks (POT-SET, POT-LEVEL, POT-MERGE)."""

from __future__ import annotations

from collections import Counter

import pytest

from hotseat.core import Event, FastChance, Invalid
from hotseat.games.potatoh import GAME, data
from hotseat.games.potatoh.events import BoomAdded, CardTaken, RoundStarted, TurnStarted
from hotseat.games.potatoh.facts import Kind
from hotseat.games.potatoh.rules import go_on
from hotseat.games.potatoh.state import Match, Step
from tests.games.potatoh.build import (
    FACTS,
    StackedChance,
    asked,
    deck,
    discard,
    go,
    hand,
    keys,
    match_with,
    new,
    only,
    players,
    totals,
    waiting,
)

LEVELS = {
    1: "phew chill risky thief hopping short-fuse boom",
    2: "dizzy wicked wickedest split dud",
    3: "treacherous fried spinning micro-boom",
    4: "super sexy",
    5: "kitty generous",
}
COPIES = {
    "phew": 20, "chill": 6, "risky": 3, "thief": 4, "hopping": 4, "short-fuse": 4, "dizzy": 3,
    "wicked": 3, "wickedest": 2, "split": 2, "dud": 2, "treacherous": 2, "fried": 3,
    "spinning": 2, "micro-boom": 2, "super": 1, "sexy": 2, "kitty": 2, "generous": 2, "boom": 1,
}  # fmt: skip


def in_play(game: Match) -> Counter[str]:
    """Return the cards that are neither in the box nor lost."""
    piles = [game.deck, game.discard, *(frame.cards for frame in game.stack)]
    piles += [each.hand + each.area for each in game.players]
    return Counter(FACTS.keys[card] for pile in piles for card in pile)


@pytest.mark.rule("POT-SET-1", "POT-VAR-1", "POT-END-1")
def test_a_match_is_four_rounds_or_a_target() -> None:
    rounds = GAME.settings({}, 3)
    assert (rounds.match, rounds.rounds) == ("rounds", 4)
    points = GAME.settings({"match": "points", "target": 20}, 3)
    assert (points.match, points.target) == ("points", 20)
    with pytest.raises(Invalid, match="invalid-setting-needs"):
        GAME.settings({"target": 20}, 3)
    with pytest.raises(Invalid, match="invalid-setting-needs"):
        GAME.settings({"match": "points", "rounds": 3}, 3)


@pytest.mark.rule("POT-SET-2", "POT-SET-3", "POT-SET-4")
def test_everybody_starts_the_track_with_two_points() -> None:
    game = new(5)
    assert totals(game) == [2] * 5
    assert [each.total for each in GAME.view(game, None).players] == [2] * 5


@pytest.mark.rule("POT-SET-5", "POT-LEVEL-1", "POT-LEVEL-2", "POT-LEVEL-3")
@pytest.mark.parametrize("level", LEVELS)
def test_cards_above_the_level_stay_in_the_box(level: int) -> None:
    game = new(3, level=level)
    expected = {key for lower in range(1, level + 1) for key in LEVELS[lower].split()}
    assert set(in_play(game)) == expected
    assert set(keys(game.box).split()) == set(COPIES) - expected
    assert in_play(game) == {key: COPIES[key] for key in expected}


@pytest.mark.rule(
    "POT-LEVEL-4", "POT-LEVEL-5", "POT-LEVEL-6", "POT-LEVEL-7", "POT-LEVEL-8", "POT-LEVEL-9"
)
def test_the_levels_of_the_cards() -> None:
    levels = data.deck("standard").levels
    for level, named in LEVELS.items():
        for key in named.split():
            assert levels[FACTS.keys.index(key)] == level


@pytest.mark.rule("POT-SET-6", "POT-SET-8", "POT-SET-9")
def test_boom_goes_in_after_the_deal_and_the_deck_is_shuffled_again() -> None:
    chance = StackedChance(turn_over=True)
    game = new(3, chance=chance)
    before, after = chance.shuffled
    assert len(before) == 41
    assert Kind.BOOM not in before
    assert len(after) == 39
    assert after[-1] == Kind.BOOM
    assert game.deck[0] == Kind.BOOM  # shuffled, here: turned over
    for seed in range(30):
        dealt = new(18, chance=FastChance(seed), decks=3)
        assert not any(Kind.BOOM in each.hand + each.area for each in dealt.players)
        assert dealt.deck.count(Kind.BOOM) == 1


@pytest.mark.rule("POT-SET-7")
def test_everybody_is_dealt_one_card() -> None:
    chance = StackedChance()
    game = new(4, chance=chance, level=2)
    # The deck lies in table order: its top card is a Dud, then Split.
    assert [hand(game, seat) for seat in range(4)] == ["dud", "dud", "split", "split"]


@pytest.mark.rule("POT-SET-10", "POT-SET-11", "RUL-POT-46")
def test_the_start_player_of_round_one_is_chosen_at_random_and_has_the_deck() -> None:
    chance = StackedChance(2)
    game = new(4, chance=chance)
    assert chance.bounds[0] == 4
    assert asked(game) == (2, "turn")
    assert game.starter == game.on_turn == 2


def test_the_set_up_is_told() -> None:
    heard: list[Event] = []
    GAME.new(GAME.settings({"level": 2}, 2), 2, StackedChance(1), heard.append)
    assert heard[0] == RoundStarted(1, 2, 1, False)
    assert only(heard, CardTaken) == [CardTaken(1, "deal"), CardTaken(0, "deal")]
    assert heard[-2:] == [BoomAdded(52), TurnStarted(1)]


@pytest.mark.rule("POT-SET-12", "POT-MERGE-1", "POT-MERGE-2", "RUL-POT-48")
@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (6, 1), (7, 2), (12, 2), (13, 3), (18, 3)])
def test_a_deck_for_every_six_players(seats: int, decks: int) -> None:
    game = new(seats)
    assert game.terms.decks == decks
    assert in_play(game)["phew"] == 20 * decks


@pytest.mark.rule("POT-MERGE-2")
def test_two_to_eighteen_can_play_and_more_decks_may_be_joined() -> None:
    assert GAME.seats == range(2, 19)
    assert new(2, decks=3).terms.decks == 3
    assert new(13, decks=2).terms.decks == 3
    with pytest.raises(Invalid, match="invalid-setting-number"):
        GAME.settings({"decks": 4}, 2)


@pytest.mark.rule("POT-MERGE-3", "POT-CARD-BOOM-3")
@pytest.mark.parametrize("seats", [2, 8, 18])
def test_there_is_one_boom_however_many_decks(seats: int) -> None:
    game = new(seats)
    assert in_play(game)["boom"] == 1
    assert GAME.census(game)["boom"] == 1


@pytest.mark.rule("EX-POT-54", "POT-LEVEL-2")
def test_example_54_level_two() -> None:
    game = new(3, level=2)
    assert in_play(game).total() == 54
    assert not set(in_play(game)) & set(f"{LEVELS[3]} {LEVELS[4]} {LEVELS[5]}".split())


@pytest.mark.rule("EX-POT-56", "POT-MERGE-3")
def test_example_56_eight_players() -> None:
    # Table order deals short-fuse first, so the deck is turned over: Phews are dealt.
    game = new(8, chance=StackedChance(turn_over=True))
    assert in_play(game).total() == 83
    assert len(game.deck) == 75
    assert in_play(game)["boom"] == 1


# The deal


def dealing(*dealt: str, deck: str, level: int = 3) -> Match:
    """Return a match whose dealt cards are about to be resolved, seat 0 starting."""
    game = match_with(*players(len(dealt)), deck=deck, level=level, direction=0)
    game.deck.remove(Kind.BOOM)
    game.stack = []
    game.push(Step.BOOM_IN, -1, cards=[Kind.BOOM.value])
    seats = list(range(len(dealt)))
    game.push(Step.DEAL, -1, cards=[FACTS.keys.index(key) for key in dealt], seats=seats)
    return game


def resolve(game: Match) -> None:
    """Run the deal up to the first question."""
    go_on(game, StackedChance(), None)


@pytest.mark.rule("EX-POT-28", "RUL-POT-27", "RUL-POT-42")
def test_example_28_a_short_fuse_in_the_deal() -> None:
    game = dealing("short-fuse", "phew", deck="phew phew boom")
    resolve(game)
    assert hand(game, 0) == "phew phew"
    assert hand(game, 1) == "phew"
    assert deck(game) == "boom"
    assert asked(game) == (0, "turn")


@pytest.mark.rule("RUL-POT-27", "RUL-POT-42")
def test_the_deal_may_empty_a_very_small_deck() -> None:
    game = dealing("short-fuse", "short-fuse", deck="phew phew boom")
    resolve(game)
    assert [hand(game, seat) for seat in (0, 1)] == ["phew phew", ""]
    assert deck(game) == "boom"


@pytest.mark.rule("RUL-POT-27", "RUL-POT-15")
def test_a_dizzy_in_the_deal_reverses_nothing() -> None:
    game = dealing("dizzy", "dizzy", "phew", deck="chill phew boom")
    resolve(game)
    assert asked(game) == (0, "dizzy")
    go(game, "0 dizzy reverse", "1 dizzy shuffle")
    assert game.direction == 0
    assert hand(game, 0) == "chill"
    assert discard(game) == "dizzy"
    assert keys(game.players[1].area) == "dizzy"
    assert asked(game) == (0, "turn")


@pytest.mark.rule("RUL-POT-27")
def test_a_micro_boom_in_the_deal_discards_itself_and_is_not_replaced() -> None:
    game = dealing("phew", "micro-boom", deck="phew phew boom")
    resolve(game)
    assert [hand(game, seat) for seat in (0, 1)] == ["phew", ""]
    assert discard(game) == "micro-boom"


@pytest.mark.rule("RUL-POT-27", "POT-CARD-SUPER-1")
def test_super_in_the_deal_is_decided_from_the_start_player_on() -> None:
    game = dealing("phew", "super", deck="phew phew boom", level=4)
    resolve(game)
    assert asked(game) == (0, "keep")
    go(game, "0 keep", "1 area")
    assert keys(game.players[1].area) == "super"
    assert asked(game) == (0, "turn")


@pytest.mark.rule("RUL-POT-27")
def test_the_deal_is_resolved_clockwise_from_the_start_player() -> None:
    game = new(4, 3, level=1, chance=StackedChance(3))
    # Table order from the top: four Short Fuses, then Hoppings and Thieves.
    assert game.starter == 3
    assert hand(game, 3) == "hopping hopping"
    assert hand(game, 0) == "hopping hopping"
    assert hand(game, 1) == "thief thief"
    assert waiting(game) == [3]


def test_somebody_alone_is_offered_a_table_of_four() -> None:
    assert (GAME.usual_seats, GAME.solo_seats) == (6, 4)
