"""Drawing, BOOM and the immediate cards (POT-DRAW, POT-BOOM, POT-IMM)."""

from __future__ import annotations

import pytest

from hotseat.games.potatoh.events import (
    AsideDiscarded,
    CardReceived,
    CardShown,
    CardTaken,
    DeckShuffled,
    Exploded,
    HandLost,
    HandProtected,
    LaidInArea,
    NothingDrawn,
    Reversed,
    TurnStarted,
)
from hotseat.games.potatoh.facts import Goes, Kind
from hotseat.games.potatoh.state import ANTICLOCKWISE, CLOCKWISE
from tests.games.potatoh.build import (
    FACTS,
    NOT_AN_OPTION,
    NOT_ASKED,
    StackedChance,
    area,
    asked,
    card,
    cards,
    deck,
    discard,
    go,
    hand,
    match_with,
    only,
    options,
    player,
    players,
    refused,
    scores,
)


@pytest.mark.rule("POT-DRAW-2", "POT-DRAW-3")
def test_the_drawer_sees_the_card_and_has_it_in_hand() -> None:
    game = match_with(player("phew"), player(), deck="chill")
    heard = go(game, "0 draw")
    assert heard == [
        CardTaken(0, "draw"),
        CardReceived(0, 0, card("chill")),
        TurnStarted(1),
    ]
    assert hand(game, 0) == "phew chill"


@pytest.mark.rule("POT-DRAW-4")
def test_a_hand_has_no_limit() -> None:
    game = match_with(player("phew " * 30), player(), deck="phew")
    go(game, "0 draw")
    assert len(game.players[0].hand) == 31


@pytest.mark.rule("POT-DRAW-5")
def test_the_drawn_card_is_not_played_in_the_same_turn() -> None:
    game = match_with(*players(2), deck="chill")
    go(game, "0 draw")
    assert refused(game, 0, "play chill") == NOT_ASKED


# BOOM


@pytest.mark.rule("POT-BOOM-1", "POT-BOOM-2", "POT-BOOM-3", "POT-CARD-BOOM-1", "POT-ROUND-1")
def test_who_draws_boom_explodes_loses_the_hand_and_the_round_ends() -> None:
    game = match_with(player("phew chill"), player("phew"), player(), deck="boom phew")
    heard = go(game, "0 draw")
    assert heard[:3] == [
        CardShown(0, card("boom"), "draw"),
        Exploded(0),
        HandLost(0, tuple(cards("phew chill"))),
    ]
    assert discard(game) == "boom phew chill"
    assert game.is_counted
    assert asked(game) == (0, "starter")


@pytest.mark.rule("POT-BOOM-4", "POT-BOOM-5", "POT-SCORE-3")
def test_boom_spares_areas_and_the_hands_of_others() -> None:
    game = match_with(player("phew", "dizzy"), player("phew phew", "kitty"), deck="boom")
    go(game, "0 draw")
    assert (area(game, 0), hand(game, 1), area(game, 1)) == ("dizzy", "phew phew", "kitty")
    assert scores(game) == [1, 5]


@pytest.mark.rule("POT-CARD-BOOM-2")
def test_boom_is_never_in_a_hand_or_an_area() -> None:
    game = match_with(player("wicked"), player("phew"), deck="boom")
    go(game, "0 play wicked", "0 give 1")
    assert "boom" not in hand(game, 1) + area(game, 1)
    assert discard(game) == "wicked boom phew"


@pytest.mark.rule("RUL-POT-21")
@pytest.mark.parametrize(
    ("moves", "hands", "top", "exploder"),
    [
        (["0 play risky"], "risky", "boom", 0),
        (["0 draw"], "phew", "short-fuse phew boom", 0),
        (["0 draw", "0 dizzy reverse"], "phew", "dizzy boom", 0),
        (["0 play wicked", "0 draw"], "wicked", "phew boom", 0),
        (["0 play wicked", "0 give 2"], "wicked", "boom", 2),
        (["0 play wicked", "0 give 2"], "wicked", "short-fuse phew boom", 2),
        (["0 play split", "0 cut 1 upper-left"], "split", "phew boom", 2),
        (["0 play split", "0 cut 1 upper-right"], "split", "phew boom", 1),
        (["0 play generous", "1 take 1", "2 take 1"], "generous", "phew boom phew", 2),
        (["0 play spinning"], "spinning", "boom phew", 0),
        (["0 play kitty"], "kitty", "phew phew phew boom", 0),
    ],
)
def test_whoever_receives_boom_explodes_by_any_route(
    moves: list[str], hands: str, top: str, exploder: int
) -> None:
    game = match_with(player(hands), player(), player(), deck=top)
    go(game, *moves)
    assert game.exploder == exploder
    assert asked(game) == (exploder, "starter")
    assert len(game.stack) == 2  # the rest of the effect is dropped: name a starter, set up


@pytest.mark.rule("RUL-POT-21", "RUL-POT-23")
def test_boom_drops_everything_however_deep() -> None:
    game = match_with(player("generous"), player("phew"), player(), deck="dizzy phew risky boom")
    go(game, "0 play generous", "1 take 1")
    heard = go(game, "1 dizzy reverse")
    assert only(heard, AsideDiscarded) == [AsideDiscarded(tuple(cards("phew risky")))]
    assert game.exploder == 1
    assert discard(game) == "generous dizzy boom phew risky phew"


# Immediate cards


@pytest.mark.rule("POT-IMM-5", "RUL-POT-53", "POT-PLAY-5")
def test_which_cards_are_immediate_and_where_they_go() -> None:
    immediate = {key for key, yes in zip(FACTS.keys, FACTS.immediate, strict=True) if yes}
    assert immediate == {"short-fuse", "dizzy", "micro-boom", "super", "sexy", "boom"}
    playable = {key for key, yes in zip(FACTS.keys, FACTS.playable, strict=True) if yes}
    assert playable == set(FACTS.keys) - immediate - {"phew"}
    places = dict(zip(FACTS.keys, FACTS.goes, strict=True))
    assert [key for key in FACTS.keys if places[key] == Goes.AREA] == [
        "thief", "hopping", "short-fuse", "dud", "kitty",
    ]  # fmt: skip
    assert [key for key in FACTS.keys if places[key] == Goes.CHOICE] == ["dizzy", "super", "sexy"]
    assert places["treacherous"] == Goes.OTHER_AREA
    assert places["phew"] == Goes.HAND


@pytest.mark.rule("POT-IMM-1", "POT-CARD-MECHACORTA-1", "POT-CARD-MECHACORTA-2")
def test_a_short_fuse_goes_to_the_area_and_two_cards_are_drawn_at_once() -> None:
    game = match_with(player("chill"), player(), deck="short-fuse phew thief fried")
    heard = go(game, "0 draw")
    assert (area(game, 0), hand(game, 0)) == ("short-fuse", "phew chill thief")
    assert heard[0] == CardShown(0, card("short-fuse"), "draw")
    assert deck(game).startswith("fried")


@pytest.mark.rule("POT-IMM-2", "POT-CARD-MALVADA-4", "POT-CARD-MALVADISIMA-4")
def test_immediate_cards_act_out_of_turn() -> None:
    game = match_with(player("wicked"), player("phew"), player(), deck="micro-boom")
    go(game, "0 play wicked", "0 give 1")
    assert (hand(game, 1), asked(game)) == ("", (1, "turn"))


@pytest.mark.rule("POT-IMM-3", "RUL-POT-26")
def test_the_nearest_to_the_turn_player_goes_first() -> None:
    for direction, first, second in ((CLOCKWISE, 1, 3), (ANTICLOCKWISE, 3, 1)):
        game = match_with(player("wickedest"), *players(3), deck="dizzy dizzy", direction=direction)
        go(game, "0 play wickedest", chance=StackedChance(9, 8))
        go(game, "0 give 3", "0 give 1")
        assert asked(game) == (first, "dizzy")
        go(game, f"{first} dizzy shuffle")
        assert asked(game) == (second, "dizzy")


@pytest.mark.rule("POT-IMM-3", "RUL-POT-26")
def test_the_turn_player_is_the_nearest() -> None:
    game = match_with(player("wickedest"), *players(2), deck="dizzy dizzy")
    go(game, "0 play wickedest", chance=StackedChance(9, 8))
    go(game, "0 give 1", "0 give 0")
    assert asked(game) == (0, "dizzy")


@pytest.mark.rule("POT-IMM-4", "POT-CARD-RIESGOSA-3", "RUL-POT-23")
def test_a_chain_is_finished_before_the_next_card_is_taken() -> None:
    game = match_with(player(), player(), deck="short-fuse dizzy chill thief hopping")
    go(game, "0 draw")
    assert asked(game) == (0, "dizzy")
    assert hand(game, 0) == ""
    go(game, "0 dizzy reverse")
    # Dizzy's card and the second of the Short Fuse's two.
    assert hand(game, 0) == "chill thief"
    assert deck(game).startswith("hopping")


@pytest.mark.rule("RUL-POT-23")
def test_draws_owed_are_one_count() -> None:
    game = match_with(*players(2), deck="short-fuse dizzy phew phew phew")
    go(game, "0 draw", "0 dizzy reverse")
    assert hand(game, 0) == "phew phew"
    assert area(game, 0) == "short-fuse"


@pytest.mark.rule("RUL-POT-42")
def test_a_draw_from_an_empty_deck_does_nothing() -> None:
    game = match_with(player("generous"), player(), player(), deck="short-fuse phew boom")
    heard = go(game, "0 play generous", "1 take 1")
    assert only(heard, NothingDrawn) == [NothingDrawn(1), NothingDrawn(1)]
    assert asked(game) == (2, "generous")
    assert discard(game) == "generous"  # it is never shuffled in


# Dizzy


@pytest.mark.rule("POT-CARD-DESORIENTADA-1", "RUL-POT-32")
def test_dizzy_lies_in_the_area_while_its_receiver_chooses() -> None:
    game = match_with(*players(2), deck="dizzy")
    go(game, "0 draw")
    assert area(game, 0) == "dizzy"
    assert options(game, 0) == ["dizzy reverse", "dizzy shuffle"]
    assert refused(game, 0, "keep") == NOT_AN_OPTION


@pytest.mark.rule("POT-CARD-DESORIENTADA-2")
def test_dizzy_option_a() -> None:
    game = match_with(player("", "dizzy"), *players(2), deck="dizzy chill")
    heard = go(game, "0 draw", "0 dizzy reverse")
    assert Reversed(0, ANTICLOCKWISE) in heard
    assert (area(game, 0), discard(game), hand(game, 0)) == ("dizzy", "dizzy", "chill")
    assert asked(game) == (2, "turn")


@pytest.mark.rule("POT-CARD-DESORIENTADA-3", "RUL-POT-43")
def test_dizzy_option_b() -> None:
    game = match_with(*players(3), deck="dizzy chill thief boom")
    chance = StackedChance(turn_over=True)
    heard = go(game, "0 draw", "0 dizzy shuffle", chance=chance)
    assert DeckShuffled(0) in heard
    assert (area(game, 0), deck(game)) == ("dizzy", "boom thief chill")
    assert game.direction == CLOCKWISE
    assert asked(game) == (1, "turn")


@pytest.mark.rule("RUL-POT-32")
def test_two_reversals_cancel_out_and_cards_aside_are_not_shuffled() -> None:
    game = match_with(*players(3), deck="dizzy dizzy chill")
    go(game, "0 draw", "0 dizzy reverse", "0 dizzy reverse")
    assert game.direction == CLOCKWISE
    generous = match_with(player("generous"), *players(2), deck="dizzy phew thief chill boom")
    chance = StackedChance(turn_over=True)
    go(generous, "0 play generous", "1 take 1", "1 dizzy shuffle", chance=chance)
    assert chance.shuffled == [cards("boom chill")]
    assert generous.top().cards == cards("phew thief")


# Micro-Boom


@pytest.mark.rule("POT-CARD-MICROBOOM-1", "POT-CARD-MICROBOOM-2", "POT-CARD-MICROBOOM-3")
def test_micro_boom_is_shown_and_takes_the_hand_only() -> None:
    game = match_with(player("phew chill", "dizzy"), player("phew"), deck="micro-boom")
    heard = go(game, "0 draw")
    assert heard[:2] == [
        CardShown(0, card("micro-boom"), "draw"),
        HandLost(0, tuple(cards("phew chill"))),
    ]
    assert (hand(game, 0), area(game, 0)) == ("", "dizzy")
    assert discard(game) == "micro-boom phew chill"
    assert asked(game) == (1, "turn")
    go(game, "1 draw")
    assert asked(game) == (0, "turn")


@pytest.mark.rule("RUL-POT-28")
def test_micro_boom_ends_neither_turn_nor_effect() -> None:
    game = match_with(player("risky phew"), player(), deck="micro-boom chill")
    go(game, "0 play risky")
    assert asked(game) == (0, "risky")
    go(game, "0 draw")
    assert hand(game, 0) == "chill"


@pytest.mark.rule("RUL-POT-28", "POT-CARD-SUPER-4")
def test_super_in_the_area_protects_and_super_in_hand_does_not() -> None:
    game = match_with(player("phew", "super"), player(), deck="micro-boom")
    assert HandProtected(0) in go(game, "0 draw")
    assert hand(game, 0) == "phew"
    kept = match_with(player("phew super"), player("", "super"), deck="micro-boom")
    go(kept, "0 draw")
    assert hand(kept, 0) == ""


# Super and Sexy


@pytest.mark.rule("POT-CARD-SUPER-1", "POT-CARD-SEXY-1")
@pytest.mark.parametrize("key", ["super", "sexy"])
def test_super_and_sexy_go_into_the_hand_or_the_area(key: str) -> None:
    for choice, in_hand, in_area in (("keep", key, ""), ("area", "", key)):
        game = match_with(*players(2), deck=key, level=5)
        go(game, "0 draw")
        assert options(game, 0) == ["keep", "area"]
        heard = go(game, f"0 {choice}")
        assert (hand(game, 0), area(game, 0)) == (in_hand, in_area)
        laid = [LaidInArea(0, card(key))] if choice == "area" else []
        assert heard == [*laid, TurnStarted(1)]  # keeping is not announced


@pytest.mark.rule("POT-CARD-SUPER-2", "RUL-POT-29", "RUL-POT-12")
def test_kept_in_hand_they_cannot_be_played() -> None:
    game = match_with(player("super sexy phew"), player(), level=5)
    assert options(game, 0) == ["draw"]
    assert refused(game, 0, "play super") == ("potatoh-no-playing-kept", "POT-CARD-SUPER-2")
    assert refused(game, 0, "play sexy") == ("potatoh-no-playing-kept", "RUL-POT-29")


@pytest.mark.rule("RUL-POT-29")
@pytest.mark.parametrize(
    ("moves", "hands", "top", "seat"),
    [
        (["0 play wicked", "0 give 1"], "wicked", "sexy", 1),
        (["0 play generous", "1 take 1"], "generous", "sexy", 1),
        (["0 play spinning", "0 choose sexy"], "spinning", "sexy phew", 0),
        (["0 draw", "0 dizzy reverse"], "", "dizzy sexy", 0),
        (["0 play split", "0 cut 1 upper-left"], "split", "sexy", 1),
    ],
)
def test_each_receipt_is_a_new_decision(moves: list[str], hands: str, top: str, seat: int) -> None:
    game = match_with(player(hands), player(), player(), deck=top, level=5)
    go(game, *moves)
    assert asked(game) == (seat, "keep")
    assert options(game, seat) == ["keep", "area"]


@pytest.mark.rule("RUL-POT-29", "RUL-POT-51")
def test_whoever_gets_a_card_is_asked_as_long_as_it_could_be_super_or_sexy() -> None:
    game = match_with(*players(2), deck="phew", level=4)
    go(game, "0 draw")
    assert asked(game) == (0, "keep")
    assert options(game, 0) == ["keep"]
    go(game, "0 keep")
    assert hand(game, 0) == "phew"


@pytest.mark.rule("RUL-POT-29")
def test_nobody_is_asked_when_everybody_can_see_that_there_is_no_choice() -> None:
    low = match_with(*players(2), deck="phew", level=3)
    go(low, "0 draw")
    assert asked(low) == (1, "turn")
    seen = match_with(player("", "super"), player("", "sexy"), deck="phew", level=4)
    seen.discard = cards("sexy")
    go(seen, "0 draw")
    assert asked(seen) == (1, "turn")
    one_left = match_with(player("", "super"), player("", "sexy"), deck="phew", level=4)
    go(one_left, "0 draw")
    assert asked(one_left) == (0, "keep")
    lost = match_with(player("", "super"), player("", "sexy"), deck="phew", level=4)
    lost.lost = cards("sexy")
    go(lost, "0 draw")
    assert asked(lost) == (1, "turn")


@pytest.mark.rule("RUL-POT-29")
def test_two_decks_have_twice_the_cards_to_choose_for() -> None:
    game = match_with(
        player("", "super sexy sexy"), player(), deck="phew", level=4, given={"decks": 2}
    )
    go(game, "0 draw")
    assert asked(game) == (0, "keep")


def test_kinds_stand_in_the_order_of_the_card_table() -> None:
    assert [FACTS.keys[kind] for kind in Kind] == FACTS.keys
