"""Matches drawn for a terminal, previews in few words, and the rules behind things."""

from __future__ import annotations

from typing import get_args

from hotseat.core import Seat
from hotseat.games.potatoh import GAME
from hotseat.games.potatoh.actions import Play, PotatohAction
from hotseat.games.potatoh.behind import RULES, rules_behind
from hotseat.games.potatoh.events import CardShown, PotatohEvent
from hotseat.games.potatoh.facts import Kind
from hotseat.games.potatoh.state import ANTICLOCKWISE, Match
from hotseat.words import Words
from tests.games.potatoh.build import match_with, play, player, players

WORDS = Words(GAME)


def sketch(game: Match, seat: int | None) -> str:
    """Return the lines one below the other, as they would be printed."""
    names = GAME.names(game)
    view = GAME.view(game, None if seat is None else Seat(seat))
    lines = [
        line if isinstance(line, str) else WORDS.say(line, names) for line in GAME.sketch(view)
    ]
    return "\n" + "\n".join(lines) + "\n"


def preview(game: Match, seat: int, text: str) -> str:
    view = GAME.view(game, Seat(seat))
    [action] = [one for one in GAME.options(game, Seat(seat)) if one.text() == text]
    phrase = GAME.preview_phrase(view, action)
    return WORDS.say(phrase) if phrase else ""


def test_a_match_under_way() -> None:
    game = match_with(
        player("phew phew chill thief split fried", "dizzy", total=1),
        player("phew", "short-fuse short-fuse thief treacherous"),
        player("", "dud", total=12, safe=True),
    )
    assert (
        sketch(game, 0)
        == """
Round 1 of 4, level 3. Player 1 has the deck; it goes down the list.
Deck: 8 cards, BOOM is 1 in 8. Discard: empty.
>Player 1: 1 point, hand 6 | Dizzy
 Player 2: 2 points, hand 1
    in front: 2 × Short Fuse, Thief, Treacherous
 Player 3: 12 points, hand 0, safe | Dud
Your hand: 2 × Phew, Chill, Thief, Split
           Fried
"""
    )
    play(game, 0, "play chill")
    assert "Discard: 1 card, Chill." in sketch(game, 2)
    assert "Your hand: empty" in sketch(game, 2)
    assert "Your hand" not in sketch(game, None)
    assert ">" not in sketch(game, None)


def test_other_terms() -> None:
    game = match_with(
        *players(3),
        direction=ANTICLOCKWISE,
        given={"match": "points", "target": 20, "boom_odds": False},
    )
    assert sketch(game, 1).startswith(
        "\nRound 1 (target 20), level 3. Player 1 has the deck; it goes up the list."
        "\nDeck: 8 cards. Discard: empty.\n"
    )
    game.tie_break = True
    assert "Round 1, a tie-break, level 3." in sketch(game, 1)


def test_many_players_share_lines() -> None:
    game = match_with(*players(7))
    game.players[2].area = [Kind.DUD]
    assert (
        sketch(game, 2)
        == """
Round 1 of 4, level 3. Player 1 has the deck; it goes down the list.
Deck: 8 cards, BOOM is 1 in 8. Discard: empty.
 Player 1: 2 points, hand 0,  Player 2: 2 points, hand 0
>Player 3: 2 points, hand 0,  Player 4: 2 points, hand 0
 Player 5: 2 points, hand 0,  Player 6: 2 points, hand 0
 Player 7: 2 points, hand 0
In front of you: Dud
Your hand: empty
"""
    )


def test_cards_looked_at_are_shown_to_their_player() -> None:
    game = match_with(player("spinning"), player(), deck="phew chill dud boom")
    play(game, 0, "play spinning")
    assert "You look at: Phew, Chill" in sketch(game, 0)
    assert "You look at" not in sketch(game, 1)


def test_the_danger_and_the_worth_of_an_action() -> None:
    game = match_with(player("phew phew fried thief dud chill"), player())
    assert preview(game, 0, "draw") == "BOOM 1 in 8, 1 to 5 at stake"
    assert preview(game, 0, "play thief") == "1 Phew less"
    assert preview(game, 0, "play dud") == "1 Phew more"
    assert preview(game, 0, "play chill") == ""


def test_rules_stand_behind_every_kind_of_action_and_event() -> None:
    assert set(RULES) == {*get_args(PotatohAction), *get_args(PotatohEvent)}
    ledger = {rule.id for rule in GAME.ledger()}
    for rules in RULES.values():
        assert rules
        assert set(rules) <= ledger


def test_a_card_has_its_own_rules() -> None:
    for card in Kind:
        rules = rules_behind(CardShown(0, card, "draw"))
        assert rules[0].startswith("POT-CARD-")
        assert rules[0].endswith("-1")
    assert rules_behind(Play(Kind.KITTY))[:2] == ("POT-CARD-GATUNA-1", "POT-CARD-GATUNA-2")
