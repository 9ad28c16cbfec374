"""The cards that are played: level by level (POT-CARD)."""

from __future__ import annotations

import pytest

from hotseat.games.potatoh.events import (
    CardShown,
    CardsLookedAt,
    CardsPutAside,
    CardsReturned,
    CardsSeen,
    CardStolen,
    DeckCut,
    DeckShuffled,
    EverybodySafe,
    MadeSafe,
    NothingStolen,
    ReceiverNamed,
    RiskyStopped,
    StolenCardSeen,
    TreacherousLaid,
)
from hotseat.games.potatoh.state import ANTICLOCKWISE
from tests.games.potatoh.build import (
    NOT_AN_OPTION,
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

# Level 1


@pytest.mark.rule("POT-CARD-PHEW-1", "POT-CARD-PHEW-2")
def test_phew_cannot_be_played() -> None:
    game = match_with(player("phew"), player())
    assert options(game, 0) == ["draw"]
    assert refused(game, 0, "play phew") == ("potatoh-no-playing-phew", "POT-CARD-PHEW-1")


@pytest.mark.rule("POT-CARD-TRANQUILA-1", "POT-CARD-TRANQUILA-2")
def test_chill_passes_without_a_draw() -> None:
    game = match_with(player("chill"), player(), deck="thief")
    go(game, "0 play chill")
    assert (discard(game), asked(game)) == ("chill", (1, "turn"))
    assert deck(game).startswith("thief")


@pytest.mark.rule("POT-CARD-RIESGOSA-1", "POT-CARD-RIESGOSA-2", "POT-CARD-RIESGOSA-4")
@pytest.mark.rule("RUL-POT-31")
def test_risky_takes_at_least_one_card_and_then_asks_after_each() -> None:
    game = match_with(player("risky"), player(), deck="phew chill thief")
    go(game, "0 play risky")
    assert (hand(game, 0), discard(game)) == ("phew", "risky")
    assert options(game, 0) == ["draw", "stop"]
    go(game, "0 draw")
    assert hand(game, 0) == "phew chill"
    heard = go(game, "0 stop")
    assert heard[0] == RiskyStopped(0)
    assert asked(game) == (1, "turn")


@pytest.mark.rule("RUL-POT-24")
def test_chained_draws_are_not_risky_s_own() -> None:
    game = match_with(player("risky"), player(), deck="short-fuse phew phew " + "phew " * 9)
    go(game, "0 play risky")
    assert hand(game, 0) == "phew phew"
    go(game, "0 draw", "0 draw", "0 draw", "0 draw")
    assert hand(game, 0) == " ".join(["phew"] * 6)
    assert asked(game) == (1, "turn")


@pytest.mark.rule("POT-CARD-LADRONA-1", "POT-CARD-LADRONA-2", "RUL-POT-30", "RUL-POT-20")
def test_thief_robs_an_active_player_who_has_cards() -> None:
    game = match_with(
        player("thief"), player("phew"), player(), player("phew", safe=True), player("chill")
    )
    go(game, "0 play thief")
    assert area(game, 0) == "thief"
    assert options(game, 0) == ["steal 1", "steal 4", "no-theft"]
    assert refused(game, 0, "steal 3") == ("potatoh-no-safe-player", "RUL-POT-20")
    assert refused(game, 0, "steal 2") == ("potatoh-no-cards-to-steal", "RUL-POT-30")
    assert refused(game, 0, "steal 0") == NOT_AN_OPTION


@pytest.mark.rule("POT-CARD-LADRONA-2", "RUL-POT-30", "RUL-POT-51")
def test_the_stolen_card_is_a_random_one_and_both_know_it() -> None:
    game = match_with(player("thief"), player("phew chill fried", "kitty"), player())
    chance = StackedChance(2)
    heard = go(game, "0 play thief") + go(game, "0 steal 1", chance=chance)
    assert chance.bounds == [3]
    assert (hand(game, 0), hand(game, 1), area(game, 1)) == ("fried", "phew chill", "kitty")
    assert only(heard, CardStolen) == [CardStolen(0, 1)]
    assert only(heard, StolenCardSeen) == [
        StolenCardSeen(0, 0, 1, card("fried")),
        StolenCardSeen(1, 0, 1, card("fried")),
    ]
    assert asked(game) == (1, "turn")  # it cannot be played this turn


@pytest.mark.rule("POT-CARD-LADRONA-2", "RUL-POT-30")
def test_the_theft_is_optional_and_thief_may_be_played_without_a_victim() -> None:
    game = match_with(player("thief"), player("phew"))
    heard = go(game, "0 play thief", "0 no-theft")
    assert NothingStolen(0) in heard
    assert hand(game, 1) == "phew"
    nobody = match_with(player("thief"), player(), player("phew", safe=True), deck="boom")
    go(nobody, "0 play thief")
    assert asked(nobody) == (1, "turn")
    go(nobody, "1 draw")
    assert scores(nobody) == [-1, 0, 1]


@pytest.mark.rule("POT-CARD-LADRONA-3", "POT-CARD-SALTARINA-4")
def test_thief_and_hopping_cost_one_each_in_the_area_and_nothing_in_hand() -> None:
    game = match_with(player(), player("thief hopping", "thief hopping hopping"), deck="boom")
    go(game, "0 draw")
    assert scores(game) == [0, -3]


# Level 2


@pytest.mark.rule("POT-CARD-MALVADA-1", "POT-CARD-MALVADA-2", "RUL-POT-33")
def test_wicked_gives_the_top_card_unseen_to_another() -> None:
    game = match_with(player("wicked"), player(safe=True), player(), deck="thief chill")
    go(game, "0 play wicked")
    assert options(game, 0) == ["give 2", "draw"]
    assert refused(game, 0, "give 0") == NOT_AN_OPTION
    assert refused(game, 0, "give 1") == ("potatoh-no-safe-player", "RUL-POT-20")
    heard = go(game, "0 give 2")
    assert only(heard, ReceiverNamed) == [ReceiverNamed(0, 2)]
    assert (hand(game, 2), discard(game)) == ("thief", "wicked")
    assert not [event for event in heard if event.audience == 0]
    assert asked(game) == (2, "turn")


@pytest.mark.rule("POT-CARD-MALVADA-3", "RUL-POT-33")
def test_wicked_may_draw_two_instead_and_must_when_alone() -> None:
    game = match_with(player("wicked"), player(), deck="thief chill fried")
    go(game, "0 play wicked", "0 draw")
    assert hand(game, 0) == "chill thief"
    alone = match_with(player("wicked"), player(safe=True), deck="thief chill fried")
    go(alone, "0 play wicked")
    assert hand(alone, 0) == "chill thief"
    assert asked(alone) == (0, "turn")


@pytest.mark.rule("POT-CARD-MALVADISIMA-1", "RUL-POT-34")
def test_wickedest_takes_two_random_cards_unseen() -> None:
    game = match_with(player("wickedest"), player(), deck="phew chill thief boom")
    chance = StackedChance(1, 2)
    heard = go(game, "0 play wickedest", chance=chance)
    assert chance.bounds == [4, 3]
    assert game.top().cards == cards("thief phew")
    assert deck(game) == "chill boom"
    assert CardsPutAside(0, 2) in heard
    assert not [event for event in heard if event.audience is not None]


@pytest.mark.rule("POT-CARD-MALVADISIMA-2", "POT-CARD-MALVADISIMA-3", "RUL-POT-25")
def test_wickedest_names_a_receiver_for_each_card_oneself_included() -> None:
    game = match_with(player("wickedest"), player(safe=True), player(), deck="phew chill")
    go(game, "0 play wickedest", chance=StackedChance(9, 8))
    assert options(game, 0) == ["give 0", "give 2"]
    go(game, "0 give 2")
    assert hand(game, 2) == ""  # nobody looks before both are named
    go(game, "0 give 0")
    assert (hand(game, 2), hand(game, 0)) == ("phew", "chill")


@pytest.mark.rule("POT-CARD-MALVADISIMA-2", "RUL-POT-25")
def test_both_cards_to_one_player_are_handed_over_in_the_order_taken() -> None:
    game = match_with(player("wickedest"), player("phew"), deck="chill micro-boom")
    go(game, "0 play wickedest", chance=StackedChance(9, 8))
    go(game, "0 give 1", "0 give 1")
    assert hand(game, 1) == ""  # Chill came first and went with the hand
    other = match_with(player("wickedest"), player("phew"), deck="chill micro-boom")
    go(other, "0 play wickedest", chance=StackedChance(8, 8))
    go(other, "0 give 1", "0 give 1")
    assert hand(other, 1) == "chill"


@pytest.mark.rule("RUL-POT-25")
def test_the_first_receiver_finishes_before_the_second_gets_a_card() -> None:
    game = match_with(player("wickedest"), player(), player(), deck="short-fuse chill fried split")
    go(game, "0 play wickedest", chance=StackedChance(11, 10))
    go(game, "0 give 1", "0 give 2")
    assert (hand(game, 1), hand(game, 2)) == ("split fried", "chill")


@pytest.mark.rule("RUL-POT-34", "RUL-POT-42")
def test_wickedest_with_one_card_left_and_alone() -> None:
    last = match_with(player("wickedest"), player(), deck="boom")
    go(last, "0 play wickedest", "0 give 1")
    assert last.exploder == 1
    alone = match_with(player("wickedest"), player(safe=True), deck="phew chill boom")
    go(alone, "0 play wickedest", chance=StackedChance(2, 1))
    assert hand(alone, 0) == "phew chill"


@pytest.mark.rule("POT-CARD-SPLIT-1", "POT-CARD-SPLIT-2", "RUL-POT-35")
def test_split_cuts_anywhere_and_serves_both_neighbours() -> None:
    game = match_with(player("split"), *players(3), deck="phew chill thief boom")
    go(game, "0 play split")
    assert options(game, 0) == [
        "cut 1 upper-left", "cut 1 upper-right",
        "cut 2 upper-left", "cut 2 upper-right",
        "cut 3 upper-left", "cut 3 upper-right",
    ]  # fmt: skip
    heard = go(game, "0 cut 2 upper-right")
    assert only(heard, DeckCut) == [DeckCut(0, 2, 3, 1)]
    assert (hand(game, 3), hand(game, 1), hand(game, 2)) == ("phew", "thief", "")
    assert deck(game) == "chill boom"


@pytest.mark.rule("POT-CARD-SPLIT-3", "RUL-POT-35", "RUL-POT-43")
def test_the_parts_lie_in_their_old_order_until_the_cards_are_resolved() -> None:
    game = match_with(
        player("split"), *players(2), deck="short-fuse chill thief dizzy fried boom phew"
    )
    chance = StackedChance(turn_over=True)
    go(game, "0 play split", "0 cut 3 upper-left", chance=chance)
    assert hand(game, 1) == "chill thief"  # drawn before the shuffle, from the upper part
    assert chance.shuffled == []
    heard = go(game, "2 dizzy shuffle", chance=chance)
    assert only(heard, DeckShuffled) == [DeckShuffled(2), DeckShuffled(0)]
    assert len(chance.shuffled) == 2


@pytest.mark.rule("RUL-POT-35")
def test_split_skips_safe_neighbours_and_two_players_have_no_side_to_choose() -> None:
    game = match_with(
        player("split"), player(safe=True), player(), player(), deck="phew chill boom"
    )
    go(game, "0 play split", "0 cut 1 upper-left")
    assert (hand(game, 2), hand(game, 3)) == ("phew", "chill")
    two = match_with(player("split"), player(), deck="phew chill boom")
    go(two, "0 play split")
    assert options(two, 0) == ["cut 1 upper-left", "cut 2 upper-left"]


@pytest.mark.rule("RUL-POT-35")
def test_split_of_the_last_card_and_alone() -> None:
    last = match_with(player("split"), *players(2), deck="boom", direction=ANTICLOCKWISE)
    heard = go(last, "0 play split")
    assert ReceiverNamed(0, 2) in heard
    assert last.exploder == 2
    alone = match_with(player("split"), player(safe=True), deck="phew boom")
    chance = StackedChance(turn_over=True)
    go(alone, "0 play split", chance=chance)
    assert deck(alone) == "boom phew"
    assert hand(alone, 0) == ""
    assert asked(alone) == (0, "turn")


@pytest.mark.rule("RUL-POT-25", "POT-IMM-3")
@pytest.mark.parametrize(("side", "first"), [("left", 1), ("right", 3)])
def test_split_serves_the_next_player_first(side: str, first: int) -> None:
    game = match_with(player("split"), *players(3), deck="dizzy dizzy", direction=0)
    go(game, "0 play split", f"0 direction {side}", "0 cut 1 upper-left")
    assert asked(game) == (first, "dizzy")


@pytest.mark.rule("POT-CARD-DUD-1", "POT-CARD-DUD-2", "POT-CARD-DUD-3", "RUL-POT-39")
def test_a_safe_player_has_no_turns_and_is_no_target() -> None:
    game = match_with(player("dud phew"), player("wicked"), player("treacherous"))
    heard = go(game, "0 play dud")
    assert MadeSafe(0) in heard
    assert (area(game, 0), game.players[0].safe) == ("dud", True)
    go(game, "1 play wicked")
    assert options(game, 1) == ["give 2", "draw"]
    go(game, "1 draw")
    assert options(game, 2) == ["draw", "play treacherous 1"]
    go(game, "2 draw")
    assert asked(game) == (1, "turn")
    assert hand(game, 0) == "phew"


@pytest.mark.rule("POT-CARD-DUD-4", "POT-CARD-DESORIENTADA-4", "POT-CARD-SEXY-2", "RUL-POT-3")
def test_what_cards_in_the_area_are_worth() -> None:
    game = match_with(
        player(),
        player("", "dud"),
        player("", "dizzy dizzy"),
        player("", "sexy"),
        player("", "kitty"),
        player("", "short-fuse super"),
        deck="boom",
    )
    go(game, "0 draw")
    assert scores(game) == [0, 1, 2, 2, 3, 0]


@pytest.mark.rule("RUL-POT-41", "POT-CARD-TRAICIONERA-4")
def test_when_everybody_is_safe_the_round_ends_at_once() -> None:
    game = match_with(player("dud phew", "treacherous"), player("fried", "dud", safe=True))
    heard = go(game, "0 play dud")
    assert EverybodySafe() in heard
    assert scores(game) == [2, 4]
    assert discard(game) == ""


# Level 3


@pytest.mark.rule("POT-CARD-TRAICIONERA-1", "RUL-POT-12", "RUL-POT-20")
def test_treacherous_goes_to_another_active_player_and_needs_one() -> None:
    game = match_with(player("treacherous"), player(safe=True), player())
    assert options(game, 0) == ["draw", "play treacherous 2"]
    heard = go(game, "0 play treacherous 2")
    assert only(heard, TreacherousLaid) == [TreacherousLaid(0, 2)]
    assert (hand(game, 0), area(game, 2), discard(game)) == ("", "treacherous", "")
    alone = match_with(player("treacherous"), player(safe=True))
    assert options(alone, 0) == ["draw", "draw-on"]
    assert refused(alone, 0, "play treacherous") == ("potatoh-no-other-player", "RUL-POT-12")


@pytest.mark.rule("POT-CARD-GIRATORIA-1", "POT-CARD-GIRATORIA-3", "RUL-POT-36")
def test_spinning_keeps_one_of_two_and_shuffles_before_it_acts() -> None:
    game = match_with(player("spinning"), player(), deck="short-fuse chill thief boom")
    chance = StackedChance(turn_over=True)
    heard = go(game, "0 play spinning", chance=chance)
    assert heard[1:] == [CardsLookedAt(0, 2), CardsSeen(0, 0, tuple(cards("short-fuse chill")))]
    assert options(game, 0) == ["choose short-fuse", "choose chill"]
    heard = go(game, "0 choose short-fuse", chance=chance)
    assert heard[:2] == [CardsReturned(0, 1), DeckShuffled(0)]
    assert chance.shuffled == [cards("boom thief chill")]
    assert game.exploder == 0  # turned over, BOOM was on top for the Short Fuse


@pytest.mark.rule("RUL-POT-36", "RUL-POT-22")
def test_spinning_returns_the_other_card_when_it_finds_boom() -> None:
    game = match_with(player("spinning"), player(), deck="micro-boom boom chill")
    go(game, "0 play spinning")
    assert discard(game) == "spinning boom"
    assert sorted(deck(game).split()) == ["chill", "micro-boom"]
    last = match_with(player("spinning"), player(), deck="boom")
    go(last, "0 play spinning")
    assert last.exploder == 0


@pytest.mark.rule("RUL-POT-22")
def test_a_returned_card_does_nothing_and_the_kept_one_is_received() -> None:
    game = match_with(player("spinning phew"), player(), deck="micro-boom dizzy")
    go(game, "0 play spinning", "0 choose dizzy")
    assert hand(game, 0) == "phew"
    assert asked(game) == (0, "dizzy")


# Level 5


@pytest.mark.rule("POT-CARD-GATUNA-1", "POT-CARD-GATUNA-2", "RUL-POT-37", "RUL-POT-43")
def test_kitty_looks_at_four_cards_privately_returns_them_and_shuffles() -> None:
    game = match_with(player("kitty"), player(), deck="dizzy chill super phew thief boom")
    chance = StackedChance(turn_over=True)
    heard = go(game, "0 play kitty", chance=chance)
    assert area(game, 0) == "kitty"
    assert CardsLookedAt(0, 4) in heard
    assert only(heard, CardsSeen) == [CardsSeen(0, 0, tuple(cards("dizzy chill super phew")))]
    assert CardsReturned(0, 4) in heard
    assert len(chance.shuffled) == 1
    assert sorted(game.deck) == sorted(cards("dizzy chill super phew thief boom"))
    assert asked(game) == (1, "turn")


@pytest.mark.rule("POT-CARD-GATUNA-3", "RUL-POT-37")
def test_kitty_with_few_cards_looks_at_all_and_boom_sends_the_others_back() -> None:
    game = match_with(player("kitty"), player(), deck="phew chill boom")
    heard = go(game, "0 play kitty")
    assert CardShown(0, card("boom"), "look") in heard
    assert CardsReturned(0, 2) in heard
    assert game.exploder == 0
    assert (discard(game), sorted(deck(game).split())) == ("boom", ["chill", "phew"])


@pytest.mark.rule("POT-CARD-GENEROSA-1", "POT-CARD-GENEROSA-2", "POT-CARD-GENEROSA-4")
@pytest.mark.rule("RUL-POT-38")
def test_generous_lays_out_a_card_each_and_its_player_takes_the_last() -> None:
    game = match_with(
        player("generous"), *players(2), deck="phew chill thief fried", direction=ANTICLOCKWISE
    )
    heard = go(game, "0 play generous")
    assert CardsPutAside(0, 3) in heard
    assert deck(game).startswith("fried")
    assert asked(game) == (2, "generous")
    assert options(game, 2) == ["take 1", "take 2", "take 3"]
    go(game, "2 take 3")
    assert options(game, 1) == ["take 1", "take 2"]
    go(game, "1 take 2")
    assert [hand(game, seat) for seat in range(3)] == ["phew", "chill", "thief"]
    assert asked(game) == (2, "turn")


@pytest.mark.rule("RUL-POT-38", "RUL-POT-24")
def test_generous_keeps_its_order_and_chains_draw_from_the_deck() -> None:
    game = match_with(player("generous"), *players(3), deck="dizzy phew phew phew chill thief")
    go(game, "0 play generous", "1 take 1", "1 dizzy reverse")
    assert hand(game, 1) == "chill"
    assert game.direction == ANTICLOCKWISE
    go(game, "2 take 1", "3 take 1")
    assert hand(game, 0) == "phew"
    assert asked(game) == (3, "turn")


@pytest.mark.rule("RUL-POT-38", "RUL-POT-42")
def test_if_the_cards_run_out_later_players_get_none() -> None:
    game = match_with(player("generous phew"), *players(3), deck="phew chill boom")
    # Not a position of play, where BOOM would be among the cards: it is put out of the way.
    game.deck.remove(card("boom"))
    go(game, "0 play generous", "1 take 1")
    assert [hand(game, seat) for seat in range(4)] == ["phew", "phew", "chill", ""]


@pytest.mark.rule("POT-CARD-GENEROSA-1", "POT-CARD-DUD-2")
def test_generous_alone_is_one_card_for_oneself() -> None:
    game = match_with(player("generous"), player(safe=True), deck="chill")
    go(game, "0 play generous")
    assert hand(game, 0) == "chill"
    assert asked(game) == (0, "turn")
