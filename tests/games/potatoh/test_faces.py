"""What a player is told before and about a choice: previews, greyed choices, questions, words."""

from __future__ import annotations

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from hotseat.core import Phrase, Seat
from hotseat.games import game as game_by_name
from hotseat.games.potatoh import GAME, data
from hotseat.games.potatoh.odds import Odds
from hotseat.games.potatoh.preview import Preview
from hotseat.games.potatoh.stake import Stake
from hotseat.games.potatoh.state import UNSET, Match
from hotseat.words import Words
from tests.games.potatoh.build import (
    FACTS,
    StackedChance,
    card,
    go,
    match_with,
    options,
    player,
    players,
    view,
)

WORDS = Words(game_by_name("potatoh"))


def preview(game: Match, seat: int, text: str) -> Preview | None:
    (action,) = [one for one in GAME.options(game, Seat(seat)) if one.text() == text]
    return GAME.preview(view(game, seat), action)


def labels(game: Match, seat: int) -> list[str]:
    names = GAME.names(game)
    return [WORDS.say(GAME.label(action), names) for action in GAME.options(game, Seat(seat))]


def asks(game: Match, seat: int | None) -> str:
    return WORDS.say(GAME.question(view(game, seat)), GAME.names(game))


# Previews


@pytest.mark.rule("RUL-POT-6", "RUL-POT-7")
def test_a_draw_shows_the_danger_and_the_stake() -> None:
    game = match_with(player("phew phew fried"), player(), deck="phew phew phew boom")
    assert preview(game, 0, "draw") == Preview(0, 1, Odds(1, 4), Stake(1, 5), 0)
    two = match_with(player("phew fried fried split"), player(), deck="phew boom")
    assert preview(two, 0, "draw") == Preview(0, 1, Odds(1, 2), Stake(-2, -2), 0)
    plain = match_with(player("sexy"), player(), deck="phew boom", given={"boom_odds": False})
    assert preview(plain, 0, "draw") == Preview(0, 1, None, Stake(5, 5), 0)


@pytest.mark.parametrize(
    ("key", "cards", "worth"),
    [
        ("chill", 0, 0), ("risky", 1, 0), ("thief", 0, -1), ("hopping", 0, -1), ("wicked", 0, 0),
        ("split", 0, 1), ("dud", 0, 1), ("spinning", 2, 0), ("kitty", 4, 3), ("generous", 1, 0),
    ],
)  # fmt: skip
def test_playing_a_card_shows_what_it_costs(key: str, cards: int, worth: int) -> None:
    game = match_with(player(key), player(), deck="phew phew phew phew phew boom")
    found = preview(game, 0, f"play {key}")
    assert found is not None
    assert (found.seat, found.cards, found.worth) == (0, cards, worth)
    assert found.boom == Odds(cards, 6)


def test_other_choices_show_whom_they_endanger() -> None:
    game = match_with(player("wicked treacherous"), player(), player(), deck="phew boom")
    found = preview(game, 0, "play treacherous 1")
    assert found is not None
    assert found.worth == 2
    go(game, "0 play wicked")
    assert preview(game, 0, "give 1") == Preview(1, 1, Odds(1, 2), None, 0)
    assert preview(game, 0, "draw") == Preview(0, 2, Odds(2, 2), Stake(0, 0), 0)
    lone = match_with(player(), player(safe=True), deck="phew phew boom")
    assert preview(lone, 0, "draw-on") == Preview(0, 3, Odds(3, 3), Stake(0, 0), 0)
    few = match_with(player("kitty spinning"), player(), deck="boom")
    for text in ("play kitty", "play spinning"):
        found = preview(few, 0, text)
        assert found is not None
        assert found.cards == 1


@pytest.mark.rule("RUL-POT-14")
def test_each_direction_says_who_comes_next() -> None:
    sleeps = player(safe=True)
    game = match_with(player(), sleeps, *players(3), deck="phew", direction=UNSET)
    go(game, "0 draw")
    assert preview(game, 0, "direction left") == Preview(2, 0, None, None, 0)
    assert preview(game, 0, "direction right") == Preview(4, 0, None, None, 0)
    for action, name in zip(GAME.options(game, Seat(0)), ("Player 3", "Player 5"), strict=True):
        said = GAME.preview_phrase(view(game, 0), action)
        assert said is not None
        assert WORDS.say(said, GAME.names(game)) == f"{name} comes next"


def test_keeping_and_laying_show_the_points_and_stopping_nothing() -> None:
    game = match_with(*players(2), deck="sexy", level=5)
    go(game, "0 draw")
    assert preview(game, 0, "keep") == Preview(0, 0, None, None, 5)
    assert preview(game, 0, "area") == Preview(0, 0, None, None, 2)
    risky = match_with(player("risky"), player())
    go(risky, "0 play risky")
    assert preview(risky, 0, "stop") is None
    generous = match_with(player("generous"), *players(2), deck="phew phew phew boom")
    go(generous, "0 play generous")
    assert preview(generous, 1, "take 2") == Preview(1, 1, Odds(1, 4), Stake(0, 0), 0)
    deal = GAME.new(GAME.settings({"level": 4}, 2), 2, StackedChance(), None)
    (action, *_rest) = GAME.options(deal, Seat(0))
    assert GAME.preview(view(deal, None), action) is None


# Greyed choices


def greyed(game: Match, seat: int | None) -> list[tuple[str, str, str]]:
    return [
        (one.action.text(), one.reason.phrase.code, one.reason.rule)
        for one in GAME.barred(view(game, seat))
    ]


@pytest.mark.rule("RUL-POT-12", "RUL-POT-20")
def test_what_cannot_be_played_is_greyed_with_its_reason() -> None:
    game = match_with(player("phew chill super sexy treacherous"), player(safe=True))
    assert greyed(game, 0) == [
        ("play phew", "potatoh-no-playing-phew", "POT-CARD-PHEW-1"),
        ("play treacherous", "potatoh-no-other-player", "RUL-POT-12"),
        ("play super", "potatoh-no-playing-kept", "POT-CARD-SUPER-2"),
        ("play sexy", "potatoh-no-playing-kept", "RUL-POT-29"),
    ]
    assert greyed(game, 1) == []
    assert greyed(game, None) == []
    company = match_with(player("treacherous"), player())
    assert greyed(company, 0) == []


@pytest.mark.parametrize(
    ("hands", "areas", "moves", "text"),
    [
        ("wicked", "", ["0 play wicked"], "give 1"),
        ("wickedest", "", ["0 play wickedest"], "give 1"),
        ("", "treacherous", ["0 draw"], "move 1"),
        ("thief", "", ["0 play thief"], "steal 1"),
    ],
)
def test_safe_players_are_greyed(hands: str, areas: str, moves: list[str], text: str) -> None:
    game = match_with(player(hands, areas), player("phew", safe=True), player("phew"))
    go(game, *moves)
    assert greyed(game, 0) == [(text, "potatoh-no-safe-player", "RUL-POT-20")]


def test_any_other_card_cannot_be_laid() -> None:
    game = match_with(*players(2), deck="phew", level=4)
    go(game, "0 draw")
    assert greyed(game, 0) == [("area", "potatoh-no-area", "POT-DRAW-3")]
    sexy = match_with(*players(2), deck="sexy", level=4)
    go(sexy, "0 draw")
    assert greyed(sexy, 0) == []


# Words


def test_questions_and_those_who_wait() -> None:
    game = match_with(player("wickedest"), *players(2), deck="dizzy phew")
    assert asks(game, 0) == "Draw, or play a card? The deck has 10 cards."
    assert asks(game, 1) == asks(game, None) == "Player 1 has the deck."
    go(game, "0 play wickedest", chance=StackedChance(9, 8))
    assert asks(game, 0) == "Who gets the first card?"
    go(game, "0 give 1")
    assert asks(game, 0) == "Who gets the second card?"
    go(game, "0 give 2")
    assert asks(game, 0) == "Player 2 is dizzy."
    generous = match_with(player("generous"), *players(2))
    go(generous, "0 play generous")
    assert asks(generous, 1) == "Take one of the cards that lie face down."
    assert asks(generous, 0) == "Player 2 takes a card."


def test_questions_between_rounds_and_after_the_match() -> None:
    game = match_with(*players(2), deck="boom", whole=True, level=2, given={"raise_levels": True})
    go(game, "0 draw", "0 starter 1")
    assert asks(game, 0) == "The level is 2. Which level should the next round have?"
    assert asks(game, None) == "Player 1, Player 2 are choosing a level."
    go(game, "0 level 3")
    assert asks(game, 0) == "Player 2 is choosing a level."
    over = match_with(player(), player("phew"), deck="boom", round=4)
    go(over, "0 draw")
    assert asks(over, 0) == "The match is over: Player 2 has won."


def test_a_received_card_is_named_to_its_receiver() -> None:
    game = match_with(*players(2), deck="sexy", level=4)
    go(game, "0 draw")
    assert asks(game, 0) == "Where do you put Sexy Potatoh?"
    assert asks(game, 1) == "Player 1 looks at a card."


def test_options_in_words() -> None:
    game = match_with(player("chill treacherous"), player(), deck="dizzy")
    assert labels(game, 0) == [
        "Draw",
        "Play Chill Potatoh",
        "Play Treacherous Potatoh on Player 2",
    ]
    go(game, "0 draw")
    assert labels(game, 0)[1] == "Keep it in front of you and shuffle the deck"


def test_events_in_words() -> None:
    game = match_with(player("wicked"), player("phew phew"), deck="micro-boom")
    heard = go(game, "0 play wicked", "0 give 1")
    names = GAME.names(game)
    assert [WORDS.say(GAME.phrase(event), names) for event in heard] == [
        "Player 1 plays Wicked.",
        "Player 1 gives Player 2 a card.",
        "Player 2 is given Micro-Boom!",
        "Player 2 loses 2 × Phew.",
        "Player 2 has the deck.",
    ]


def test_the_end_of_a_round_in_words() -> None:
    game = match_with(player("phew phew"), player("phew", "dizzy"), deck="boom", round=4)
    said = [WORDS.say(GAME.phrase(event), GAME.names(game)) for event in go(game, "0 draw")]
    assert said[-4:] == [
        "Player 1 scores 0 and now has 2.",
        "Player 2 scores 2 and now has 4.",
        "Round 4 is over. The hand of Player 1 was worth 2 Phews.",
        "Player 2 wins the match!",
    ]
    safe = match_with(player("dud"), player(safe=True), round=2)
    told = [WORDS.say(GAME.phrase(event), GAME.names(safe)) for event in go(safe, "0 play dud")]
    assert told[-1] == "Round 2 is over."


def test_the_direction_in_words() -> None:
    game = match_with(*players(3), deck="dizzy phew", direction=0)
    heard = go(game, "0 draw", "0 dizzy reverse", "0 direction right")
    said = [WORDS.say(GAME.phrase(event), GAME.names(game)) for event in heard]
    assert "Player 1 discards Dizzy; there is no direction to reverse yet." in said
    assert "Player 1 sends the deck anticlockwise." in said


def test_who_starts_and_at_which_level_in_words() -> None:
    game = match_with(*players(4), deck="boom", whole=True, level=2, given={"raise_levels": True})
    heard = go(game, "0 draw", "0 starter 0")
    heard += go(game, "0 level 4", "1 level-any", "2 level 3", "3 level 4")
    said = [WORDS.say(GAME.phrase(event), GAME.names(game)) for event in heard]
    assert "Player 1 will start the next round." in said
    assert (
        "The next round is played at level 3. The answers: level 3 (Player 3), "
        "level 4 (Player 1, Player 4), any level (Player 2)." in said
    )


def test_a_card_to_oneself_in_words() -> None:
    game = match_with(player("wickedest"), *players(2), deck="phew phew")
    heard = go(game, "0 play wickedest", "0 give 0", "0 give 2", chance=StackedChance(9, 8))
    said = [WORDS.say(GAME.phrase(event), GAME.names(game)) for event in heard]
    assert "Player 1 takes a card." in said
    assert "Player 1 gives Player 3 a card." in said


@pytest.mark.parametrize("language", data.LANGUAGES)
def test_every_card_has_a_name_in_every_language(language: str) -> None:
    entries = parse(GAME.words(language)).body
    written = {entry.id.name for entry in entries if isinstance(entry, Message)}
    assert {f"potatoh-card-{key}" for key in FACTS.keys} <= written


def test_bills_can_be_said() -> None:
    phrase = Phrase("potatoh-bill-hand", {"card": Phrase("potatoh-card-phew"), "count": 3})
    assert WORDS.say(phrase) == "3 × Phew! in hand"
    assert card("phew") == 0
    assert options(match_with(*players(2)), 1) == []
