"""For you: what impeded Spaces and the cars near mean for one's own turn."""

from __future__ import annotations

import pytest

from hotseat.core import Name, Reason, Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.state import Car, Race, Step
from hotseat.words import Words
from tests.games.heat.legends import legend, race_of


def race_at(*others: Car, step: Step = Step.REACT, order: tuple[int, ...] = (0, 1, 2, 3)) -> Race:
    """Return a race in which car 0 is driven by seat 0 and stands on Space 40."""
    me = Car(0, 0, 0)
    me.progress = 40
    race = race_of(me, *others)
    race.step = step
    race.order = list(order)
    race.turns_taken = race.order.index(0) if step != Step.PLAN else 0
    return race


def remarks(race: Race) -> dict[str, Reason]:
    return {one.phrase.code: one for one in GAME.for_you(GAME.view(race, Seat(0)))}


@pytest.mark.rule("LGX-AB-IMPEDE-1", "LGX-AB-IMPEDE-3")
def test_a_closed_space_ahead_is_told_with_where_the_car_would_stop_instead() -> None:
    found = remarks(race_at(legend(44, impeding=True), legend(43), legend(43, 1)))
    closed = found["heat-for-you-closed"]
    assert closed.rule == "LGX-AB-IMPEDE-1"
    assert closed.phrase.params == {"car": Name("car", 1), "ahead": 4, "stop": 2}
    assert found["heat-for-you-no-pull"].phrase.params["ahead"] == 3


@pytest.mark.rule("LGX-AB-IMPEDE-3")
def test_nobody_is_promised_a_slipstream_from_right_behind_a_closed_space() -> None:
    found = remarks(race_at(legend(41, impeding=True), legend(40, 1)))
    assert found["heat-for-you-no-pull"].phrase.params["ahead"] == 0
    assert "heat-for-you-pulls-now" not in found


@pytest.mark.rule("HEAT-6-1")
def test_a_car_that_can_pull_is_named_with_the_place_to_stop_at() -> None:
    race = race_at(legend(44))
    found = [one for one in GAME.for_you(GAME.view(race, Seat(0))) if "pulls" in one.phrase.code]
    assert [one.phrase.params["ahead"] for one in found] == [3, 4]
    assert {one.phrase.params["car"] for one in found} == {Name("car", 1)}
    beside = remarks(race_at(legend(41)))["heat-for-you-pulls-now"]
    assert beside.phrase.params == {"car": Name("car", 1)}


@pytest.mark.rule("HEAT-6-1")
def test_a_car_further_ahead_than_a_turn_leads_is_not_spoken_of() -> None:
    race = race_at(legend(57))
    found = [one for one in GAME.for_you(GAME.view(race, Seat(0))) if "pulls" in one.phrase.code]
    assert [one.phrase.params["ahead"] for one in found] == [16]


@pytest.mark.rule("HEAT-6-1")
def test_of_two_cars_that_pull_the_one_beside_is_named() -> None:
    now = remarks(race_at(legend(41), legend(40, 1)))["heat-for-you-pulls-now"]
    assert now.phrase.params == {"car": Name("car", 2)}


@pytest.mark.rule("LGX-AB-IMPEDE-1")
def test_a_closed_space_two_ahead_is_told_too() -> None:
    assert (
        remarks(race_at(legend(42, impeding=True)))["heat-for-you-closed"].phrase.params["ahead"]
        == 2
    )


@pytest.mark.rule("RUL-LGX-16", "RUL-LGX-23")
def test_while_planning_only_cars_that_move_later_are_sure_to_be_there() -> None:
    race = race_at(legend(44, impeding=True), step=Step.PLAN, order=(1, 0, 2, 3))
    found = remarks(race)
    assert "heat-for-you-closed" not in found
    assert found["heat-for-you-drives-on"].phrase.params == {"car": Name("car", 1), "ahead": 4}
    assert found["heat-for-you-before"].phrase.params["count"] == 1
    later = race_at(legend(44, impeding=True), step=Step.PLAN, order=(0, 1, 2, 3))
    assert "heat-for-you-closed" in remarks(later)
    assert "heat-for-you-drives-on" not in remarks(later)


def test_nothing_is_said_to_spectators_nor_without_the_expansion() -> None:
    race = race_at(legend(44, impeding=True))
    assert GAME.for_you(GAME.view(race, None)) == []
    race.expansion, race.legends_card = None, -1
    assert GAME.for_you(GAME.view(race, Seat(0))) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_remark_has_words(language: str) -> None:
    words = Words(GAME, language=language)
    race = race_at(legend(44, impeding=True), legend(41), step=Step.PLAN, order=(0, 1, 2, 3))
    assert len(remarks(race)) > 2
    for one in GAME.for_you(GAME.view(race, Seat(0))):
        said = words.say(one.phrase)
        assert "heat-for-you" not in said
        assert "{" not in said
