"""The turn, the direction and the way of the deck (POT-TURN)."""

from __future__ import annotations

import pytest

from hotseat.games.potatoh.events import (
    CardPlayed,
    DirectionSet,
    DrawingOn,
    DrawingStopped,
    TreacherousKept,
    TreacherousLaid,
    TurnStarted,
)
from hotseat.games.potatoh.state import ANTICLOCKWISE, CLOCKWISE, UNSET
from tests.games.potatoh.build import (
    NOT_AN_OPTION,
    NOT_ASKED,
    StackedChance,
    area,
    asked,
    deck,
    discard,
    go,
    hand,
    match_with,
    only,
    options,
    play,
    player,
    players,
    refused,
    scores,
)


@pytest.mark.rule("POT-TURN-1", "POT-TURN-7", "POT-PLAY-1")
def test_the_turn_is_one_draw_or_one_card_and_no_pass() -> None:
    game = match_with(player("phew chill chill fried"), player())
    assert options(game, 0) == ["draw", "play chill", "play fried"]
    assert refused(game, 0, "pass") == NOT_AN_OPTION
    assert refused(game, 0, "play risky") == NOT_AN_OPTION  # not in hand
    assert refused(game, 1, "draw") == NOT_ASKED
    play(game, 0, "play chill")
    assert refused(game, 0, "play chill") == NOT_ASKED


@pytest.mark.rule("POT-TURN-2", "RUL-POT-11")
def test_who_plays_a_card_does_not_draw_and_the_deck_goes_on() -> None:
    game = match_with(player("fried"), player(), player(), deck="thief")
    heard = play(game, 0, "play fried")
    assert hand(game, 0) == ""
    assert deck(game).startswith("thief")
    assert only(heard, TurnStarted) == [TurnStarted(1)]


@pytest.mark.rule("POT-TURN-3", "POT-DRAW-1")
def test_after_a_draw_the_deck_goes_to_the_next_player() -> None:
    game = match_with(*players(3), deck="thief chill")
    go(game, "0 draw")
    assert (hand(game, 0), asked(game)) == ("thief", (1, "turn"))
    go(game, "1 draw", "2 draw")
    assert asked(game) == (0, "turn")


@pytest.mark.rule("POT-TURN-4", "RUL-POT-13", "RUL-POT-14")
@pytest.mark.parametrize(
    ("side", "direction", "following"), [("left", CLOCKWISE, 1), ("right", ANTICLOCKWISE, 3)]
)
def test_the_first_pass_sets_the_direction(side: str, direction: int, following: int) -> None:
    game = match_with(*players(4), direction=UNSET)
    go(game, "0 draw")
    assert asked(game) == (0, "direction")
    assert options(game, 0) == ["direction left", "direction right"]
    heard = go(game, f"0 direction {side}")
    assert heard == [DirectionSet(0, direction), TurnStarted(following)]
    assert game.direction == direction
    assert asked(game) == (following, "turn")


@pytest.mark.rule("POT-TURN-5")
def test_the_deck_keeps_its_direction() -> None:
    game = match_with(*players(4), direction=ANTICLOCKWISE)
    go(game, "0 draw", "3 draw", "2 draw", "1 draw", "0 draw")
    assert game.direction == ANTICLOCKWISE
    assert asked(game) == (3, "turn")


@pytest.mark.rule("RUL-POT-13")
def test_two_players_choose_no_direction() -> None:
    game = match_with(*players(2), direction=UNSET)
    go(game, "0 draw")
    assert asked(game) == (1, "turn")
    assert game.direction == CLOCKWISE


@pytest.mark.rule("RUL-POT-13")
def test_hopping_needs_the_direction_when_it_is_played() -> None:
    game = match_with(player("hopping", "treacherous"), *players(3), direction=UNSET)
    go(game, "0 play hopping")
    assert asked(game) == (0, "direction")
    go(game, "0 direction right")
    assert asked(game) == (0, "treachery")  # the direction came first
    go(game, "0 leave")
    assert asked(game) == (2, "turn")


@pytest.mark.rule("RUL-POT-13")
@pytest.mark.parametrize(("key", "following"), [("split", "split"), ("generous", "generous")])
def test_split_and_generous_need_the_direction_first(key: str, following: str) -> None:
    game = match_with(player(key), *players(3), direction=UNSET)
    go(game, f"0 play {key}")
    assert asked(game) == (0, "direction")
    go(game, "0 direction right")
    assert asked(game) == (0 if key == "split" else 3, following)


@pytest.mark.rule("RUL-POT-13")
@pytest.mark.parametrize(
    ("first", "second", "asks"), [(1, 2, True), (2, 2, False), (0, 2, False), (2, 0, False)]
)
def test_wickedest_needs_the_direction_for_two_others_only(
    first: int, second: int, asks: bool
) -> None:
    game = match_with(player("wickedest"), *players(3), deck="thief chill", direction=UNSET)
    go(game, "0 play wickedest", chance=StackedChance(9, 8))
    go(game, f"0 give {first}", f"0 give {second}")
    given = bool(hand(game, first))
    assert asked(game) == (0, "direction")  # for the order, or for the pass
    assert given != asks


@pytest.mark.rule("POT-TURN-6", "POT-CARD-DUD-3")
def test_safe_players_are_passed_over() -> None:
    game = match_with(player(), player(safe=True), player(), player(safe=True))
    go(game, "0 draw")
    assert asked(game) == (2, "turn")
    go(game, "2 draw")
    assert asked(game) == (0, "turn")


@pytest.mark.rule("RUL-POT-17", "POT-CARD-SALTARINA-2")
def test_hopping_counts_active_players_only() -> None:
    game = match_with(player("hopping"), player(safe=True), player(), player(), player())
    go(game, "0 play hopping")
    assert asked(game) == (3, "turn")


@pytest.mark.rule("RUL-POT-17")
def test_hopping_among_two_active_ends_the_turn_before_the_new_one() -> None:
    game = match_with(player("hopping", "treacherous"), player(safe=True), player())
    go(game, "0 play hopping")
    assert asked(game) == (0, "treachery")
    heard = go(game, "0 move 2")
    assert asked(game) == (0, "turn")
    assert only(heard, TurnStarted) == [TurnStarted(0)]


@pytest.mark.rule("RUL-POT-17")
def test_hopping_alone_is_a_new_turn() -> None:
    game = match_with(player("hopping"), player(safe=True))
    go(game, "0 play hopping")
    assert asked(game) == (0, "turn")


# Treacherous at the end of the turn


@pytest.mark.rule("RUL-POT-18", "POT-CARD-TRAICIONERA-2")
def test_treacherous_may_be_moved_to_any_other_active_player_before_the_deck_moves() -> None:
    game = match_with(player("", "treacherous"), player(), player(safe=True), player())
    go(game, "0 draw")
    assert asked(game) == (0, "treachery")
    assert options(game, 0) == ["move 1", "move 3", "leave"]
    heard = go(game, "0 move 3")
    assert heard == [TreacherousLaid(0, 3), TurnStarted(1)]
    assert (area(game, 0), area(game, 3)) == ("", "treacherous")


@pytest.mark.rule("RUL-POT-18")
def test_each_copy_of_treacherous_is_asked_about_separately() -> None:
    game = match_with(player("", "treacherous dizzy treacherous"), player(), player())
    go(game, "0 draw", "0 move 1")
    assert asked(game) == (0, "treachery")
    heard = go(game, "0 leave")
    assert heard == [TreacherousKept(0), TurnStarted(1)]
    assert (area(game, 0), area(game, 1)) == ("dizzy treacherous", "treacherous")
    go(game, "1 draw", "1 move 0")  # also back to the giver
    assert area(game, 0) == "dizzy treacherous treacherous"


@pytest.mark.rule("RUL-POT-18")
def test_the_turn_in_which_dud_is_played_counts() -> None:
    game = match_with(player("dud", "treacherous"), player(), player())
    go(game, "0 play dud")
    assert asked(game) == (0, "treachery")
    go(game, "0 move 1")
    assert area(game, 1) == "treacherous"


@pytest.mark.rule("RUL-POT-18")
def test_treacherous_is_not_moved_in_the_turn_of_another_or_after_the_end() -> None:
    game = match_with(player(), player("", "treacherous"), player(), deck="phew boom")
    go(game, "0 draw")
    assert asked(game) == (1, "turn")
    go(game, "1 draw")  # BOOM: no move
    assert asked(game) == (1, "starter")
    skipped = match_with(player("hopping"), player("", "treacherous"), player())
    go(skipped, "0 play hopping")
    assert asked(skipped) == (2, "turn")


@pytest.mark.rule("RUL-POT-18", "RUL-POT-40")
def test_nobody_is_asked_about_treacherous_without_another_active_player() -> None:
    game = match_with(player("", "treacherous"), player(safe=True))
    go(game, "0 draw")
    assert asked(game) == (0, "turn")


# The last active player


@pytest.mark.rule("RUL-POT-40")
def test_the_last_active_player_may_draw_until_boom() -> None:
    game = match_with(
        player("chill"), player(safe=True), deck="phew thief short-fuse phew phew boom"
    )
    assert options(game, 0) == ["draw", "draw-on", "play chill"]
    heard = go(game, "0 draw-on")
    assert heard[0] == DrawingOn(0)
    assert len(only(heard, TurnStarted)) == 3
    assert game.exploder == 0
    assert scores(game) == [0, 0]


@pytest.mark.rule("RUL-POT-40")
def test_drawing_on_stops_for_a_choice_and_then_goes_on() -> None:
    game = match_with(player(), player(safe=True), deck="phew dizzy phew boom")
    go(game, "0 draw-on")
    assert asked(game) == (0, "dizzy")
    go(game, "0 dizzy shuffle")
    assert game.exploder == 0


@pytest.mark.rule("RUL-POT-40")
def test_drawing_on_stops_when_a_dud_was_drawn() -> None:
    game = match_with(player(), player(safe=True), deck="phew dud phew boom")
    heard = go(game, "0 draw-on")
    assert only(heard, DrawingStopped) == [DrawingStopped(0)]
    assert asked(game) == (0, "turn")
    assert options(game, 0) == ["draw", "draw-on", "play dud"]
    go(game, "0 draw-on")  # whoever knows what they do goes on
    assert game.exploder == 0


@pytest.mark.rule("RUL-POT-40")
def test_a_match_begun_before_that_draws_on_past_a_dud() -> None:
    game = match_with(player(), player(safe=True), deck="phew dud phew boom", rules_version=1)
    go(game, "0 draw-on")
    assert game.exploder == 0


@pytest.mark.rule("RUL-POT-40")
def test_drawing_on_is_for_the_last_active_player_and_for_this_round() -> None:
    game = match_with(*players(2), deck="boom")
    assert options(game, 0) == ["draw"]
    alone = match_with(player(), player(safe=True), deck="boom", whole=True)
    go(alone, "0 draw-on", "0 starter 0")
    assert not alone.draws_on
    assert asked(alone) == (0, "turn")
    assert "draw-on" not in options(alone, 0)


@pytest.mark.rule("POT-PLAY-2", "POT-PLAY-3", "RUL-POT-53")
@pytest.mark.parametrize("key", ["thief", "hopping", "dud", "kitty"])
def test_table_cards_stay_in_the_own_area(key: str) -> None:
    game = match_with(player(key), *players(2))
    heard = go(game, f"0 play {key}")
    assert (hand(game, 0), area(game, 0), discard(game)) == ("", key, "")
    assert len(only(heard, CardPlayed)) == 1


@pytest.mark.rule("POT-PLAY-3", "POT-PLAY-4", "RUL-POT-53", "RUL-POT-34", "RUL-POT-38")
@pytest.mark.parametrize(
    "key",
    ["chill", "risky", "wicked", "wickedest", "split", "fried", "spinning", "generous"],
)
def test_the_other_cards_go_to_the_discard(key: str) -> None:
    game = match_with(player(key), *players(2))
    go(game, f"0 play {key}")
    assert (area(game, 0), discard(game)) == ("", key)


@pytest.mark.rule("POT-CARD-FRITA-1", "RUL-POT-19")
def test_fried_passes_the_deck_like_chill_and_nothing_else_is_asked() -> None:
    game = match_with(player("fried"), player(), player())
    heard = go(game, "0 play fried")
    assert heard == [CardPlayed(0, 12), TurnStarted(1)]
    assert discard(game) == "fried"
