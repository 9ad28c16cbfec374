"""Whatever a bot does wrong is noticed and said by its name."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from hotseat.bots import Bot, BotFault, Decision, Player
from hotseat.core import Action, AnyGame, Chance, Event, FastChance, Invalid, Phrase, Seat
from hotseat.games import game as game_by_name
from hotseat.games.heat import GAME
from hotseat.games.heat.actions import Boost, Plan, Slipstream, Stay
from hotseat.games.heat.state import Race
from hotseat.words import Words
from tests.games.heat.build import car, play, race_with, turn

SEAT = Seat(0)
Choose = Callable[[Decision], Any]


def at_the_slipstream() -> Race:
    race = race_with(car(14, gear=2), car(20, spot=0), car(-5))
    turn(race, 0, "plan 2 1+4")
    play(race, 0, "react-done")
    return race


def decision_in(race: Race) -> Decision:
    return Decision(GAME.options(race, SEAT), lambda: GAME.view(race, SEAT))


def player_that(choose: Choose, game: AnyGame = GAME) -> Player:
    class Puppet(Bot):
        def choose(self, decision: Decision) -> Action:
            answer: Action = choose(decision)
            return answer

    return Player("puppet", game, SEAT, FastChance(1), lambda name, *seat: Puppet(*seat))


def said(fault: Invalid) -> str:
    return Words(GAME).say(fault.phrase)


def fault_of(choose: Choose, race: Race | None = None) -> BotFault:
    with pytest.raises(BotFault) as caught:
        player_that(choose).decide(decision_in(race or at_the_slipstream()))
    return caught.value


def test_the_option_that_is_listed_is_played_and_not_the_bots_own() -> None:
    decision = decision_in(at_the_slipstream())
    drive = Slipstream(2)
    chosen = player_that(lambda _: drive).decide(decision)
    assert chosen == drive
    assert chosen is not drive
    assert any(chosen is option for option in decision.options)


def test_an_illegal_answer_names_the_bot_the_question_and_the_rules() -> None:
    fault = fault_of(lambda _: Slipstream(20))
    assert said(fault) == (
        "The bot puppet on seat 0 answered “Speed 5. Use the Slipstream, or stay?” with "
        "“slipstream 20”, which is none of its 2 options; see HEAT-6-1, HEAT-6-3, HEAT-6-6, "
        "HEAT-6-7."
    )


def test_a_barred_answer_names_the_very_rule_that_bars_it() -> None:
    race = race_with(car(14, gear=2, engine=0), car(-5))
    turn(race, 0, "plan 2 1+4")
    assert said(fault_of(lambda _: Boost(1), race)).endswith("; see HEAT-5-13.")


class FlyAway(Action, frozen=True, tag="fly"):
    pass


class Unspeakable:
    def __eq__(self, other: object) -> bool:
        raise ZeroDivisionError

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        (None, "None"),
        ("stay", "'stay'"),
        (0, "0"),
        (Stay, "<class 'hotseat.games.heat.actions.Stay'>"),
        (FlyAway(), "fly"),
        (Plan(3, (9999,)), "Plan"),  # has no text: there is no such card
        (Unspeakable(), "Unspeakable"),
        ("x" * 1000, "'" + "x" * 158 + "…"),
        ("one\nline", r"'one\nline'"),
    ],
)
def test_nonsense_is_said_in_one_line(answer: object, shown: str) -> None:
    told = said(fault_of(lambda _: answer))
    assert f"with “{shown}”, which is none of its 2 options" in told
    assert ("return one of decision.options" in told) is not isinstance(answer, Action)
    assert "HEAT-" in told
    assert "\n" not in told


def test_a_bot_that_raises_is_named_with_the_line() -> None:
    def divide(_: Decision) -> Action:
        raise ZeroDivisionError("by\nzero")

    told = said(fault_of(divide))
    assert told.startswith(
        "The bot puppet on seat 0 failed when it was asked “Speed 5. Use the Slipstream, or stay?”:"
        " ZeroDivisionError: by zero (test_player.py, line "
    )


def test_a_bot_that_exits_is_a_fault_and_ctrl_c_is_not() -> None:
    def leave(how: BaseException) -> Choose:
        def choose(_: Decision) -> Action:
            raise how

        return choose

    assert "SystemExit" in said(fault_of(leave(SystemExit(3))))
    with pytest.raises(KeyboardInterrupt):
        player_that(leave(KeyboardInterrupt())).decide(decision_in(at_the_slipstream()))


def add_an_option(decision: Decision) -> Action:
    decision.options.append(Slipstream(20))  # type: ignore[attr-defined]
    return decision.options[-1]


def replace_the_options(decision: Decision) -> Action:
    decision.options = (Slipstream(20),)
    return decision.options[0]


def take_them_away(decision: Decision) -> None:
    decision.options = ()


def change_the_view(decision: Decision) -> Action:
    decision.view.round = 99  # type: ignore[attr-defined]
    return Stay()


@pytest.mark.parametrize(
    "cheat",
    [add_an_option, replace_the_options, take_them_away, change_the_view],
)
def test_a_bot_cannot_make_its_own_options_or_change_what_it_sees(cheat: Choose) -> None:
    race = at_the_slipstream()
    before = GAME.dump(race)
    assert "The bot puppet" in said(fault_of(cheat, race))
    assert GAME.dump(race) == before


def test_a_bot_cannot_reach_the_list_of_the_rules() -> None:
    listed: list[Action] = [Stay()]
    decision = Decision(listed, lambda: Stay())
    listed.clear()
    assert decision.options == (Stay(),)


def test_the_log_of_a_server_gets_no_card() -> None:
    fault = fault_of(lambda _: Plan(2, (1, 2)))
    assert fault.problem.startswith("Plan is not one of its options (HEAT-")


class Deafening(Bot):
    listens = True

    def hear(self, events: Sequence[Event]) -> None:
        raise ValueError("too loud")

    def choose(self, decision: Decision) -> Action:
        return decision.options[0]

    def reason(self, decision: Decision, action: Action) -> Phrase | None:
        raise ValueError("no idea")


def make_deafening(name: str, game: AnyGame, seat: Seat, chance: Chance) -> Bot:
    return Deafening(game, seat, chance)


def test_hearing_and_giving_a_reason_are_watched_too() -> None:
    player = Player("loud", GAME, SEAT, FastChance(1), make_deafening)
    assert player.listens
    with pytest.raises(BotFault) as caught:
        player.hear([])
    assert said(caught.value).startswith("The bot loud on seat 0 failed when it was told what")
    with pytest.raises(BotFault, match="no idea"):
        player.reason(decision_in(at_the_slipstream()), Stay())


def test_a_bot_that_cannot_be_set_up_is_named() -> None:
    def make(name: str, game: AnyGame, seat: Seat, chance: Chance) -> Bot:
        raise Invalid("invalid-game", name="chess", known="")  # whatever it is, it is the bot's

    with pytest.raises(BotFault) as caught:
        Player("stillborn", GAME, SEAT, FastChance(1), make)
    assert said(caught.value).startswith("The bot stillborn on seat 0 could not be set up: Invalid")


def test_a_bot_that_is_not_there_is_no_fault_of_a_bot() -> None:
    with pytest.raises(Invalid) as caught:
        Player("genius", GAME, SEAT, FastChance(1))
    assert not isinstance(caught.value, BotFault)
    assert caught.value.phrase.code == "invalid-bot"


def test_an_answer_for_another_game_names_the_rules_of_the_question() -> None:
    potatoh = game_by_name("potatoh")
    match = potatoh.new(potatoh.settings({}, 3), 3, FastChance(1), None)
    seat = potatoh.waiting(match)[0]
    decision = Decision(potatoh.options(match, seat), lambda: potatoh.view(match, seat))
    with pytest.raises(BotFault) as caught:
        player_that(lambda _: Stay(), potatoh).decide(decision)
    rules = Words(potatoh).say(caught.value.phrase).partition("; see ")[2]
    assert rules == ", ".join(potatoh.rules_behind(decision.options[0])) + "."


def test_what_is_wrong_comes_whole_out_of_another_process() -> None:
    fault = fault_of(lambda _: None)
    again = pickle.loads(pickle.dumps(fault))
    assert (type(again), again.phrase, again.problem) == (BotFault, fault.phrase, fault.problem)
    invalid = pickle.loads(pickle.dumps(Invalid("invalid-bot", name="x", known="y")))
    assert (type(invalid), invalid.phrase.params) == (Invalid, {"name": "x", "known": "y"})
