"""Who sees what (RUL-POT-51): views, secrets of thefts and gifts, and imagined matches."""

from __future__ import annotations

import msgspec
import pytest

from hotseat.core import Event, FastChance, Seat
from hotseat.core.events import heard_by
from hotseat.games.potatoh import GAME
from hotseat.games.potatoh.events import StolenCardSeen
from hotseat.games.potatoh.odds import Odds
from hotseat.games.potatoh.state import Match
from hotseat.games.potatoh.view import Known, PlayerView
from tests.games.potatoh.build import (
    StackedChance,
    asked,
    card,
    cards,
    go,
    match_with,
    player,
    players,
    view,
)


def known_to(game: Match, seat: int) -> dict[int, str]:
    """Return what a seat knows of the other hands, by keys."""
    own = view(game, seat).own
    assert own is not None
    return {one.seat: " ".join(game.facts.keys[kind] for kind in one.cards) for one in own.known}


def sent(game: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(view(game, seat))


@pytest.mark.rule("RUL-POT-51")
def test_what_everybody_sees() -> None:
    game = match_with(
        player("phew chill", "thief"), player("fried", "dud", safe=True, total=7), deck="risky"
    )
    game.discard = cards("split")
    seen = view(game, None)
    assert seen.own is None
    assert seen.deck == 9
    assert seen.discard == tuple(cards("split"))
    assert (seen.direction, seen.level, seen.round, seen.on_turn) == (1, 3, 1, 0)
    assert seen.players == (
        PlayerView(0, 2, 0, 2, None, tuple(cards("thief")), False, False),
        PlayerView(1, 7, 0, 1, None, tuple(cards("dud")), True, False),
    )


@pytest.mark.rule("RUL-POT-51")
def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    game = match_with(player("phew chill"), player("fried"))
    mine, theirs = view(game, 0).own, view(game, 1).own
    assert mine is not None
    assert theirs is not None
    assert mine.hand == tuple(cards("phew chill"))
    assert theirs.hand == tuple(cards("fried"))
    game.players[0].hand = cards("risky split")
    assert sent(game, 1) == sent(match_with(player("phew chill"), player("fried")), 1)


@pytest.mark.rule("POT-TURN-3", "POT-TURN-6")
def test_everybody_sees_who_gets_the_deck_next() -> None:
    game = match_with(player(), player(safe=True), player(), player())
    assert view(game, None).up_next == 2
    game.direction = -1
    assert view(game, None).up_next == 3
    game.direction = 0
    assert view(game, None).up_next == -1  # nobody has said yet
    alone = match_with(player(), player(safe=True))
    assert view(alone, None).up_next == -1


@pytest.mark.rule("POT-CARD-FRITA-2", "POT-CARD-SUPER-5")
def test_a_seat_sees_what_boom_would_cost_it() -> None:
    game = match_with(player("phew phew fried"), player("phew phew phew", "super"))
    mine, theirs = view(game, 0).own, view(game, 1).own
    assert mine is not None
    assert theirs is not None
    assert (mine.stake.low, mine.stake.high) == (1, 5)
    assert (theirs.stake.low, theirs.stake.high) == (1, 1)


@pytest.mark.rule("RUL-POT-51")
def test_hands_are_shown_from_the_count_to_the_next_round() -> None:
    game = match_with(player("phew"), player("chill"), deck="boom", whole=True)
    go(game, "0 draw")
    assert [one.shown for one in view(game, None).players] == [(), tuple(cards("chill"))]
    go(game, "0 starter 0", chance=StackedChance(turn_over=True))
    assert [one.shown for one in view(game, None).players] == [None, None]


@pytest.mark.rule("RUL-POT-51")
def test_a_card_about_to_be_kept_is_its_receiver_s_secret() -> None:
    game = match_with(*players(3), deck="sexy", level=5)
    go(game, "0 draw")
    own = view(game, 0).own
    assert own is not None
    assert own.received == card("sexy")
    other = match_with(*players(3), deck="phew", level=5)
    go(other, "0 draw")
    for seat in (None, 1, 2):
        assert sent(game, seat) == sent(other, seat)


@pytest.mark.rule("RUL-POT-51")
def test_cards_looked_at_with_spinning_are_private() -> None:
    game = match_with(player("spinning"), player(), deck="chill phew")
    go(game, "0 play spinning")
    own, other = view(game, 0).own, view(game, 1).own
    assert own is not None
    assert other is not None
    assert own.looked_at == tuple(cards("chill phew"))
    assert other.looked_at == ()
    assert view(game, 1).steps[-1].cards == 2


# Stolen and given cards


@pytest.mark.rule("RUL-POT-51")
def test_thief_and_victim_know_a_stolen_card_as_long_as_it_is_in_the_thief_s_hand() -> None:
    game = match_with(player("thief phew"), player("fried"), player())
    go(game, "0 play thief", "0 steal 1")
    assert known_to(game, 1) == {0: "fried"}
    assert known_to(game, 0) == known_to(game, 2) == {}
    go(game, "1 draw", "2 draw", "0 play fried")
    assert known_to(game, 1) == {}


@pytest.mark.rule("RUL-POT-51", "RUL-POT-29")
def test_the_victim_knows_what_the_thief_decides_about_and_others_do_not() -> None:
    game = match_with(player("thief"), player("super phew"), player(), level=5)
    go(game, "0 play thief", "0 steal 1", chance=StackedChance(1))
    assert asked(game) == (0, "keep")
    victim, other = view(game, 1).own, view(game, 2).own
    assert victim is not None
    assert other is not None
    assert (victim.received, other.received) == (card("super"), None)
    go(game, "0 keep")
    assert known_to(game, 1) == {0: "super"}
    laid = match_with(player("thief"), player("super"), player(), level=5)
    go(laid, "0 play thief", "0 steal 1", "0 area")
    assert known_to(laid, 1) == {}


@pytest.mark.rule("RUL-POT-51")
def test_equal_cards_leave_a_hand_one_by_one() -> None:
    game = match_with(player("chill chill"), player())
    game.known = [(1, 0, card("chill")), (1, 0, card("chill"))]
    go(game, "0 play chill")
    assert known_to(game, 1) == {0: "chill"}


@pytest.mark.rule("RUL-POT-51")
def test_a_second_theft_blurs_what_the_first_victim_knew() -> None:
    game = match_with(player("fried phew phew"), player("thief"), player("thief"))
    game.known = [(2, 0, card("phew")), (2, 0, card("phew")), (2, 0, card("fried"))]
    go(game, "0 draw", "1 play thief", "1 steal 0", chance=StackedChance())
    # A Phew was stolen; to seat 2 it may have been the Fried.
    assert known_to(game, 2) == {0: "phew"}
    assert known_to(game, 0) == {1: "phew"}


@pytest.mark.rule("RUL-POT-51")
def test_who_steals_a_card_back_knows_which_one_is_gone() -> None:
    game = match_with(player("fried phew"), player("thief"))
    game.known = [(1, 0, card("phew")), (1, 0, card("fried"))]
    go(game, "0 draw", "1 play thief", "1 steal 0", chance=StackedChance())
    assert known_to(game, 1) == {0: "fried"}


@pytest.mark.rule("RUL-POT-51")
def test_a_lost_hand_is_known_to_nobody_any_more() -> None:
    game = match_with(player("fried"), player("phew"), player(), deck="micro-boom")
    game.known = [(2, 0, card("fried")), (2, 1, card("phew"))]
    go(game, "0 draw")
    assert known_to(game, 2) == {1: "phew"}


@pytest.mark.rule("RUL-POT-51")
def test_nobody_but_the_receiver_knows_a_given_card() -> None:
    games = [
        match_with(player("wicked"), player(), player(), deck=top, level=5, whole=True)
        for top in ("phew", "chill", "super")
    ]
    heard = [go(game, "0 play wicked", "0 give 1") for game in games]
    for seat in (None, 0, 2):
        assert len({sent(game, seat) for game in games}) == 1
        assert len({_bytes(events, seat) for events in heard}) == 1
    assert len({_bytes(events, 1) for events in heard}) == 3


@pytest.mark.rule("RUL-POT-51")
def test_only_thief_and_victim_hear_what_was_stolen() -> None:
    heard: list[list[Event]] = []
    games: list[Match] = []
    for other in ("phew chill", "chill fried"):
        game = match_with(player("thief"), player(other), player(), level=5, whole=True)
        heard.append(go(game, "0 play thief", "0 steal 1", "0 keep"))
        games.append(game)
    for seat in (None, 2):
        assert _bytes(heard[0], seat) == _bytes(heard[1], seat)
        assert sent(games[0], seat) == sent(games[1], seat)
    for seat in (0, 1):
        told = [event for event in heard_by(heard[0], seat) if isinstance(event, StolenCardSeen)]
        assert [event.card for event in told] == [card("phew")]


@pytest.mark.rule("RUL-POT-51", "RUL-POT-23")
def test_a_chain_tells_onlookers_only_what_is_shown() -> None:
    heard: list[list[Event]] = []
    for top in ("short-fuse phew chill", "short-fuse super fried"):
        game = match_with(player("wicked"), player(), player(), deck=top, level=5, whole=True)
        heard.append(go(game, "0 play wicked", "0 give 1", "1 keep", "1 keep"))
    for seat in (None, 0, 2):
        assert _bytes(heard[0], seat) == _bytes(heard[1], seat)


def _bytes(events: list[Event], seat: int | None) -> bytes:
    return msgspec.json.encode(heard_by(events, seat))


@pytest.mark.rule("RUL-POT-47", "RUL-POT-51")
def test_answers_about_the_level_are_secret_until_all_have_answered() -> None:
    game = match_with(*players(3), deck="boom", whole=True, level=2, given={"raise_levels": True})
    go(game, "0 draw", "0 starter 0", "1 level 5")
    mine, other = view(game, 1).own, view(game, 0).own
    assert mine is not None
    assert other is not None
    assert (mine.vote, other.vote) == (5, 0)
    assert [one.has_voted for one in view(game, 0).players] == [False, True, False]


# BOOM's odds


@pytest.mark.rule("RUL-POT-51")
def test_the_odds_of_boom_follow_from_what_everybody_sees() -> None:
    game = match_with(player("generous"), *players(2), deck="phew phew phew phew boom")
    assert view(game, 2).boom_odds == Odds(1, 5)
    go(game, "0 play generous", "1 take 1")
    # Two cards aside and two in the deck: BOOM can be any of them.
    assert view(game, 2).boom_odds == Odds(1, 4)
    hidden = match_with(player(), player(), given={"boom_odds": False})
    assert view(hidden, 0).boom_odds is None
    ended = match_with(player(), player(), deck="boom")
    go(ended, "0 draw")
    assert view(ended, 0).boom_odds is None


@pytest.mark.rule("POT-SET-9", "RUL-POT-51")
def test_the_deal_has_no_danger() -> None:
    game = GAME.new(GAME.settings({"level": 4}, 3), 3, FastChance(3), None)
    assert asked(game)[1] in ("keep", "dizzy")
    odds = view(game, 0).boom_odds
    assert odds is not None
    assert odds.chances == 0


# Imagining


@pytest.mark.rule("RUL-POT-51")
def test_imagined_matches_agree_with_what_is_known() -> None:
    game = match_with(
        player("thief phew"), player("fried chill"), player("phew"), level=5, whole=True
    )
    game.known = [(2, 1, card("fried"))]
    hands: set[tuple[int, ...]] = set()
    for seed in range(40):
        imagined = GAME.imagine(view(game, 2), FastChance(seed))
        assert sent(imagined, 2) == sent(game, 2)
        assert GAME.census(imagined) == GAME.census(game)
        assert card("fried") in imagined.players[1].hand
        for each in imagined.players:
            assert not any(game.facts.is_open(one) for one in each.hand)
        hands.add(tuple(imagined.players[0].hand))
    assert len(hands) > 10


@pytest.mark.rule("RUL-POT-51", "RUL-POT-36")
def test_cards_that_another_looks_at_are_imagined_without_boom() -> None:
    game = match_with(player("spinning"), player(), deck="chill phew", level=5, whole=True)
    go(game, "0 play spinning")
    for seed in range(40):
        imagined = GAME.imagine(view(game, 1), FastChance(seed))
        assert card("boom") not in imagined.top().cards
        assert len(imagined.top().cards) == 2
        mine = GAME.imagine(view(game, 0), FastChance(seed))
        assert mine.top().cards == cards("chill phew")


def test_boom_can_be_imagined_aside() -> None:
    game = match_with(player("generous"), *players(5), deck="phew", level=5, whole=True)
    go(game, "0 play generous")
    places = {
        card("boom") in GAME.imagine(view(game, 1), FastChance(seed)).deck for seed in range(60)
    }
    assert places == {True, False}


def test_the_known_struct_names_the_holder() -> None:
    game = match_with(player(), player("phew chill"))
    game.known = [(0, 1, card("phew"))]
    own = view(game, 0).own
    assert own is not None
    assert own.known == (Known(1, (card("phew"),)),)
    assert GAME.options(game, Seat(1)) == []
