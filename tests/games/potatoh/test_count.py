"""The count of a round, itemised (POT-SCORE, and the rulings on values)."""

from __future__ import annotations

import pytest

from hotseat.games.potatoh.events import HandShown, RoundEnded, Scored
from hotseat.games.potatoh.printed import printed
from tests.games.potatoh.build import (
    bill,
    cards,
    go,
    items,
    match_with,
    only,
    player,
    players,
    scores,
    totals,
)


@pytest.mark.rule("POT-SCORE-1", "POT-SCORE-4", "RUL-POT-1", "RUL-POT-2", "RUL-POT-3")
@pytest.mark.parametrize(
    ("in_hand", "worth"),
    [
        ("phew", 1), ("chill", 0), ("risky", 0), ("thief", 0), ("hopping", 0), ("wicked", 0),
        ("wickedest", 0), ("split", -1), ("dud", 0), ("fried", 3), ("spinning", 0), ("super", 5),
        ("sexy", 5), ("kitty", 0), ("generous", 0), ("treacherous", -2), ("phew phew phew", 3),
    ],
)  # fmt: skip
def test_what_a_card_in_hand_is_worth(in_hand: str, worth: int) -> None:
    game = match_with(player(), player(in_hand), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, worth]


def test_printed_cards_tell_the_same_worth_as_the_count() -> None:
    told = printed(None)
    several = match_with(player(), player("fried fried"), deck="boom")
    go(several, "0 draw")
    assert scores(several) == [0, 2 * told.fried_several]
    game = match_with(player(), player("fried treacherous"), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, told.fried_alone + told.treacherous]


@pytest.mark.rule("POT-CARD-SPLIT-4", "POT-CARD-SUPER-3", "POT-CARD-SEXY-3", "RUL-POT-2")
def test_the_bill_names_every_card_and_its_rule() -> None:
    game = match_with(
        player(),
        player(
            "phew phew split super sexy fried chill treacherous",
            "thief hopping hopping dizzy dud sexy kitty short-fuse super treacherous",
        ),
        deck="boom",
    )
    heard = go(game, "0 draw")
    found = bill(heard, 1)
    hand, area = "potatoh-bill-hand", "potatoh-bill-area"
    assert items(found) == [
        (hand, "phew", 2, "RUL-POT-2"),
        (hand, "split", -1, "POT-CARD-SPLIT-4"),
        (hand, "fried", 3, "POT-CARD-FRITA-2"),
        (hand, "super", 5, "POT-CARD-SUPER-3"),
        (hand, "sexy", 5, "POT-CARD-SEXY-3"),
        (area, "thief", -1, "POT-CARD-LADRONA-3"),
        (area, "hopping", -2, "POT-CARD-SALTARINA-4"),
        (area, "dizzy", 1, "POT-CARD-DESORIENTADA-4"),
        (area, "dud", 1, "POT-CARD-DUD-4"),
        (area, "sexy", 2, "POT-CARD-SEXY-2"),
        (area, "kitty", 3, "POT-CARD-GATUNA-4"),
        ("potatoh-bill-treacherous", "treacherous", -4, "POT-CARD-TRAICIONERA-4"),
    ]
    assert found.total == 14
    assert found.items[0].what.params["count"] == 2
    assert found.items[-1].what.params["count"] == 2


@pytest.mark.rule("POT-SCORE-2", "RUL-POT-9", "RUL-POT-10")
def test_the_sum_is_added_to_the_total_which_stops_at_zero() -> None:
    game = match_with(
        player("", "hopping", total=0), player("phew phew", total=60), player(), deck="boom"
    )
    heard = go(game, "0 draw")
    assert scores(game) == [-1, 2, 0]
    assert totals(game) == [0, 62, 2]
    assert [event.total for event in only(heard, Scored)] == [0, 62, 2]


@pytest.mark.rule("POT-SCORE-3", "RUL-POT-4", "RUL-POT-5")
def test_the_exploder_counts_only_the_area() -> None:
    game = match_with(player("phew phew split fried", "dizzy thief kitty"), player(), deck="boom")
    heard = go(game, "0 draw")
    assert scores(game) == [3, 0]
    assert [item[1] for item in items(bill(heard, 0))] == ["thief", "dizzy", "kitty"]


@pytest.mark.rule("POT-SCORE-5")
def test_deck_discard_and_cards_aside_count_for_nobody() -> None:
    game = match_with(player("generous"), *players(2), deck="boom phew phew sexy")
    game.discard = cards("sexy phew")
    go(game, "0 play generous", "1 take 1")
    assert scores(game) == [0, 0, 0]


@pytest.mark.rule("POT-CARD-SUPER-5", "RUL-POT-6")
@pytest.mark.parametrize(
    ("in_hand", "in_area", "score"),
    [
        ("phew", "super", 1),
        ("phew phew", "super", 1),
        ("phew phew phew", "super", 2),
        ("phew phew phew", "super super", 2),
        ("super phew phew phew", "super", 4),
        ("super phew phew phew", "", 0),
        ("split split", "super", 0),
        ("phew phew phew treacherous", "super", 0),
        ("phew fried", "super", 2),
        ("phew phew fried fried", "super", 0),
        ("", "super dizzy", 1),
    ],
)
def test_what_super_saves(in_hand: str, in_area: str, score: int) -> None:
    game = match_with(player(in_hand, in_area), player(), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [score, 0]


@pytest.mark.rule("POT-CARD-SUPER-5", "RUL-POT-6")
def test_super_saves_whichever_way_boom_came_and_only_its_owner() -> None:
    game = match_with(player("wicked"), player("phew phew phew", "super"), deck="boom")
    heard = go(game, "0 play wicked", "0 give 1")
    assert scores(game) == [0, 2]
    assert items(bill(heard, 1)) == [("potatoh-bill-saved", "", 2, "POT-CARD-SUPER-5")]
    other = match_with(player("phew phew"), player("phew", "super"), deck="boom")
    heard = go(other, "0 draw")
    assert scores(other) == [0, 1]


@pytest.mark.rule("RUL-POT-7", "POT-CARD-FRITA-3", "POT-CARD-FRITA-4")
def test_fried_is_counted_in_hands_only_after_the_discard() -> None:
    game = match_with(player("fried"), player("fried"), player("phew"), deck="boom fried")
    game.discard = cards("fried")
    go(game, "0 draw")
    assert scores(game) == [0, 3, 1]
    several = match_with(player(), player("fried fried"), player("fried"), deck="boom")
    heard = go(several, "0 draw")
    assert scores(several) == [0, -2, -1]
    assert items(bill(heard, 1)) == [("potatoh-bill-hand", "fried", -2, "POT-CARD-FRITA-3")]


@pytest.mark.rule("RUL-POT-8", "RUL-POT-39", "POT-CARD-TRAICIONERA-4")
def test_treacherous_costs_its_holders_two_a_copy_safe_players_included() -> None:
    game = match_with(
        player("", "treacherous"),
        player("treacherous", "treacherous"),
        player("treacherous phew", "dud", safe=True),
        deck="boom",
    )
    go(game, "0 draw")
    assert scores(game) == [-2, -4, 0]


@pytest.mark.rule("RUL-POT-10")
def test_everybody_is_counted_from_one_state_whatever_the_seat() -> None:
    for exploder in range(3):
        game = match_with(*(player("fried phew phew") for _ in range(3)), deck="boom")
        game.on_turn = exploder
        for frame in game.stack:
            frame.seat = exploder
        go(game, f"{exploder} draw")
        assert scores(game) == [0 if seat == exploder else 1 for seat in range(3)]


@pytest.mark.rule("RUL-POT-51")
def test_all_hands_are_shown_at_the_count() -> None:
    game = match_with(player("phew"), player("chill super"), player(), deck="boom")
    heard = go(game, "0 draw")
    assert only(heard, HandShown) == [
        HandShown(0, ()),
        HandShown(1, tuple(cards("chill super"))),
        HandShown(2, ()),
    ]
    assert only(heard, RoundEnded) == [RoundEnded(1, 0, 1)]


def test_what_was_at_stake_is_told() -> None:
    for in_hand, at_stake in (("phew phew sexy", 7), ("split", 0), ("treacherous phew", 1)):
        game = match_with(player(in_hand), player(), deck="boom")
        assert only(go(game, "0 draw"), RoundEnded) == [RoundEnded(1, 0, at_stake)]
    safe = match_with(player("dud phew"), player(safe=True))
    assert only(go(safe, "0 play dud"), RoundEnded) == [RoundEnded(1, -1, 0)]
