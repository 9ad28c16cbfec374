"""Between rounds and the end of the match (POT-ROUND, POT-END, POT-VAR, levels that rise)."""

from __future__ import annotations

from collections import Counter

import pytest

from hotseat.games.potatoh import GAME
from hotseat.games.potatoh.events import (
    LevelAnswered,
    LevelSet,
    MatchEnded,
    RoundStarted,
    StarterNamed,
)
from hotseat.games.potatoh.facts import Kind
from hotseat.games.potatoh.state import UNSET, Match
from tests.games.potatoh.build import (
    FACTS,
    NOT_AN_OPTION,
    StackedChance,
    asked,
    card,
    cards,
    go,
    match_with,
    only,
    options,
    player,
    refused,
    totals,
    waiting,
)


def about_to_end(*sums: tuple[int, str], round: int = 4, level: int = 3, **given: object) -> Match:
    """Return a match in which seat 0 is about to explode: totals, and hands to be counted."""
    people = [player(in_hand, total=total) for total, in_hand in sums]
    return match_with(*people, deck="boom", round=round, level=level, whole=True, given=given)


def standings(game: Match) -> list[tuple[int, int | None, int]]:
    result = GAME.result(game)
    assert result is not None
    return [(one.place, one.seat, one.score) for one in result.standings]


# The next round


@pytest.mark.rule("POT-ROUND-2", "POT-BOOM-6", "RUL-POT-45")
def test_a_new_round_is_set_up_and_only_totals_level_and_starter_are_kept() -> None:
    game = match_with(
        player("phew", "dizzy"),
        player("phew phew", "dud", safe=True),
        player(),
        deck="boom",
        whole=True,
    )
    game.discard = []
    go(game, "0 draw")
    assert totals(game) == [3, 5, 2]
    heard = go(game, "0 starter 2", chance=StackedChance(turn_over=True))
    assert only(heard, RoundStarted) == [RoundStarted(2, 3, 2, False)]
    assert totals(game) == [3, 5, 2]
    assert game.round == 2
    assert game.discard == []
    assert all(not each.safe and not each.area for each in game.players)
    assert [len(each.hand) for each in game.players] == [1, 1, 1]  # the exploder plays on
    assert not game.is_counted
    assert (game.exploder, game.last_safe) == (-1, -1)
    assert len(game.deck) == 63 - 3
    assert Kind.BOOM in game.deck
    assert asked(game) == (2, "turn")


@pytest.mark.rule("POT-ROUND-3", "POT-ROUND-5")
def test_the_exploder_names_the_starter_oneself_included_and_the_direction_is_new() -> None:
    game = about_to_end((2, ""), (2, ""), (2, ""), round=1)
    go(game, "0 draw")
    assert options(game, 0) == ["starter 0", "starter 1", "starter 2"]
    heard = go(game, "0 starter 1", chance=StackedChance(turn_over=True))
    assert heard[0] == StarterNamed(0, 1)
    assert game.direction == UNSET
    assert (game.starter, game.on_turn) == (1, 1)
    assert asked(game) == (1, "turn")


@pytest.mark.rule("RUL-POT-46")
def test_without_an_explosion_the_last_to_become_safe_names_the_starter() -> None:
    game = match_with(player("dud"), player("", "dud", safe=True), whole=True)
    go(game, "0 play dud")
    assert asked(game) == (0, "starter")


# Discarded cards


@pytest.mark.rule("EX-POT-57", "RUL-POT-44", "RUL-POT-45")
def test_example_57_discarded_cards_come_back() -> None:
    game = match_with(player("chill"), player(), deck="boom", level=1, whole=True)
    go(game, "0 play chill", "1 draw", "1 starter 0")
    held = Counter(game.deck + game.players[0].hand + game.players[1].hand)
    assert held[card("chill")] == 6
    assert game.lost == []


@pytest.mark.rule("RUL-POT-44", "POT-PLAY-3")
def test_discards_may_be_lost_for_the_match() -> None:
    game = match_with(
        player("chill phew"),
        player("phew phew", "hopping"),
        deck="boom",
        level=1,
        whole=True,
        given={"discard_scope": "match"},
    )
    census = GAME.census(game)
    go(game, "0 play chill", "1 draw", "1 starter 0")
    assert sorted(game.lost) == sorted(cards("chill phew phew"))  # but neither BOOM nor areas
    assert GAME.census(game) == census
    left = Counter(game.deck)
    for each in game.players:
        left += Counter(each.hand + each.area)
    assert left[card("chill")] == 5
    assert left[card("phew")] == 18
    assert left[card("hopping")] == 4
    assert left[card("boom")] == 1


@pytest.mark.rule("RUL-POT-44")
@pytest.mark.parametrize(("left", "come_back"), [(5, False), (4, True)])
def test_lost_cards_come_back_when_too_few_are_left(left: int, come_back: bool) -> None:
    game = match_with(
        player(), player(), deck="boom", level=1, whole=True, given={"discard_scope": "match"}
    )
    rest = sorted(game.deck)[:-1]  # without BOOM
    game.deck = [*rest[:left], Kind.BOOM.value]
    game.lost = rest[left:]
    go(game, "0 draw", "0 starter 0", chance=StackedChance(turn_over=True))
    assert (game.lost == []) == come_back
    in_play = len(game.deck) + sum(len(each.hand + each.area) for each in game.players)
    assert in_play == (42 if come_back else left + 1)


@pytest.mark.rule("RUL-POT-44")
@pytest.mark.parametrize(
    ("level", "kept"),
    [(1, "phew"), (2, "dizzy dud"), (3, "fried"), (4, "sexy super"), (5, "kitty")],
)
def test_only_cards_that_can_bring_points_keep_lost_cards_away(level: int, kept: str) -> None:
    for short in (0, 1):
        game = match_with(
            player(), player(), deck="boom", level=level, whole=True,
            given={"discard_scope": "match"},
        )  # fmt: skip
        bad = cards("thief hopping short-fuse chill risky")
        good = (cards(kept) * 5)[short:5]
        game.deck = [*bad, *good, Kind.BOOM.value]
        game.lost = cards("phew")
        go(game, "0 draw", "0 starter 0", chance=StackedChance())
        assert (game.lost == []) == bool(short)


# The end of the match


@pytest.mark.rule("POT-END-1", "POT-END-2", "EX-POT-51", "RUL-POT-49")
def test_after_the_fourth_round_the_most_points_win() -> None:
    early = about_to_end((14, ""), (9, ""), (9, ""), round=3)
    go(early, "0 draw")
    assert GAME.result(early) is None
    game = about_to_end((14, ""), (9, ""), (9, ""))
    heard = go(game, "0 draw")
    assert heard[-1] == MatchEnded(0)
    assert waiting(game) == []
    assert standings(game) == [(1, 0, 14), (2, 1, 9), (2, 2, 9)]
    assert refused(game, 0, "draw") == ("refused-game-over", "")


@pytest.mark.rule("POT-END-1")
def test_another_number_of_rounds_may_be_agreed() -> None:
    game = about_to_end((5, ""), (2, ""), round=1, rounds=1)
    go(game, "0 draw")
    assert standings(game) == [(1, 0, 5), (2, 1, 2)]


@pytest.mark.rule("EX-POT-49", "POT-END-3", "POT-END-4", "POT-END-5")
def test_example_49_a_tie_is_played_out_by_all() -> None:
    game = about_to_end((12, ""), (12, ""), (10, ""))
    go(game, "0 draw")
    assert GAME.result(game) is None
    heard = go(game, "0 starter 0", chance=StackedChance(turn_over=True))
    assert only(heard, RoundStarted) == [RoundStarted(5, 3, 0, True)]
    assert len(game.active()) == 3
    extra = about_to_end((12, ""), (12, "phew"), (10, "phew phew phew phew"), round=5)
    extra.tie_break = True
    go(extra, "0 draw")
    assert standings(extra) == [(1, 2, 14), (2, 1, 13), (3, 0, 12)]


@pytest.mark.rule("EX-POT-50", "POT-END-6", "RUL-POT-49")
def test_example_50_extra_rounds_go_on() -> None:
    game = about_to_end((13, ""), (13, ""), (9, ""), round=5)
    game.tie_break = True
    go(game, "0 draw")
    assert GAME.result(game) is None
    heard = go(game, "0 starter 0", chance=StackedChance(turn_over=True))
    assert only(heard, RoundStarted)[0].tie_break


@pytest.mark.rule("EX-POT-52", "POT-VAR-2", "RUL-POT-50")
def test_example_52_the_target_must_be_exceeded() -> None:
    game = about_to_end((15, ""), (9, ""), round=3, match="points")
    go(game, "0 draw")
    assert GAME.result(game) is None
    assert not game.tie_break
    beyond = about_to_end((16, ""), (9, ""), round=1, match="points")
    go(beyond, "0 draw")
    assert standings(beyond)[0] == (1, 0, 16)


@pytest.mark.rule("EX-POT-53", "POT-VAR-3")
def test_example_53_the_most_points_win() -> None:
    game = about_to_end((16, ""), (15, "phew phew"), match="points", target=15)
    go(game, "0 draw")
    assert standings(game) == [(1, 1, 17), (2, 0, 16)]


@pytest.mark.rule("RUL-POT-50")
def test_a_target_runs_for_any_number_of_rounds_and_a_tie_is_played_out() -> None:
    game = about_to_end((3, ""), (9, ""), round=9, match="points")
    go(game, "0 draw")
    assert GAME.result(game) is None
    tied = about_to_end((16, ""), (16, ""), match="points")
    go(tied, "0 draw")
    assert GAME.result(tied) is None
    assert tied.tie_break
    # In the extra round the leader may have fallen below the target and wins all the same.
    extra = about_to_end((14, ""), (13, ""), match="points")
    extra.tie_break = True
    go(extra, "0 draw")
    assert standings(extra)[0] == (1, 0, 14)


@pytest.mark.rule("RUL-POT-50")
def test_the_target_s_range() -> None:
    (target,) = [setting for setting in GAME.schema if setting.name == "target"]
    assert (target.default, target.low, target.high) == (15, 5, 50)


# The level


def voting(level: int = 2) -> Match:
    game = about_to_end((2, ""), (2, ""), (2, ""), round=1, level=level, raise_levels=True)
    go(game, "0 draw", "0 starter 0", chance=StackedChance(turn_over=True))
    return game


@pytest.mark.rule("POT-ROUND-4", "RUL-POT-47")
def test_all_are_asked_at_the_same_time_for_a_level_from_the_present_one_up() -> None:
    game = voting(3)
    assert waiting(game) == [0, 1, 2]
    assert options(game, 1) == ["level 3", "level 4", "level 5", "level-any"]
    assert refused(game, 1, "level 2") == NOT_AN_OPTION
    heard = go(game, "1 level 4")
    assert heard == [LevelAnswered(1)]
    assert waiting(game) == [0, 2]


@pytest.mark.rule("RUL-POT-47")
@pytest.mark.parametrize(
    ("answers", "level"),
    [
        (("level 3", "level 4", "level-any"), 3),
        (("level 5", "level-any", "level-any"), 5),
        (("level-any", "level-any", "level-any"), 2),
        (("level 4", "level 4", "level 4"), 4),
        (("level 2", "level 5", "level 5"), 2),
    ],
)
def test_the_lowest_level_named_is_the_new_one(answers: tuple[str, ...], level: int) -> None:
    game = voting()
    moves = [f"{seat} {text}" for seat, text in enumerate(answers)]
    heard = go(game, *moves, chance=StackedChance(turn_over=True))
    assert game.level == level
    named = tuple(0 if text == "level-any" else int(text[-1]) for text in answers)
    assert only(heard, LevelSet) == [LevelSet(level, named)]
    assert only(heard, RoundStarted)[0].level == level
    levels = game.terms.deck_list.levels
    assert {levels[one] for one in game.deck} == set(range(1, level + 1))


@pytest.mark.rule("EX-POT-55", "POT-ROUND-4")
def test_example_55_one_player_who_does_not_agree_keeps_the_level() -> None:
    game = voting()
    go(game, "0 level 3", "1 level 3", "2 level 2", chance=StackedChance(turn_over=True))
    assert game.level == 2


@pytest.mark.rule("RUL-POT-47")
def test_an_answer_may_be_changed_until_all_have_answered() -> None:
    game = voting()
    go(game, "1 level 2")
    assert GAME.may_change(game) == [1]
    assert go(game, "1 level 5") == []
    go(game, "0 level 5", "2 level-any", chance=StackedChance(turn_over=True))
    assert game.level == 5
    assert all(not each.has_voted and each.vote == 0 for each in game.players)


@pytest.mark.rule("RUL-POT-47", "RUL-POT-49")
def test_nobody_is_asked_at_the_highest_level_or_where_it_was_not_agreed() -> None:
    top = about_to_end((2, ""), (2, ""), round=1, level=5, raise_levels=True)
    go(top, "0 draw", "0 starter 0", chance=StackedChance(turn_over=True))
    assert len(waiting(top)) == 1
    off = about_to_end((2, ""), (2, ""), round=1, level=2)
    go(off, "0 draw", "0 starter 0", chance=StackedChance(turn_over=True))
    assert asked(off) == (0, "turn")
    extra = about_to_end((9, ""), (9, ""), round=4, level=2, raise_levels=True)
    go(extra, "0 draw", "0 starter 0")
    assert waiting(extra) == [0, 1]  # also before an extra round


def test_the_facts_have_five_levels() -> None:
    assert FACTS.levels == 5
