"""Why the rookie would do it, in words: what chance decides is said as chance."""

from __future__ import annotations

import pytest

from hotseat.bots.heat_rookie import HeatDriver
from hotseat.games.heat import GAME
from hotseat.games.heat.state import Race
from hotseat.words import Words
from tests.games.heat.build import car, option, play, race_with, ring, turn, view

DECK = "1 2 3 4 1 2 3 4"


def reason(race: Race, text: str, language: str = "en") -> str:
    phrase = HeatDriver(view(race, 0)).reason(option(race, 0, text))
    assert phrase is not None
    return Words(GAME, language=language).say(phrase)


def before_a_corner(engine: int = 3) -> Race:
    """Return a race with three Spaces to a corner whose limit is 4."""
    driver = car(17, gear=2, engine=engine, deck=DECK, discard="")
    return race_with(driver, car(30), circuit=ring(laps=2))


def test_a_stress_card_is_a_range_and_a_risk() -> None:
    race = before_a_corner()
    assert reason(race, "plan 2 2+stress") == (
        "Expect speed 3 to 6; half the time 1 or 2 Heat. The ground it wins is worth that;"
        " 1 to 3 stay in the Engine."
    )
    assert reason(race, "plan 2 4+stress") == (
        "Expect speed 5 to 8; 1 to 3 Heat 75%, spin-out 25%. Every safer plan loses more ground."
    )
    assert reason(race, "plan 2 2+stress", "es").startswith(
        "Cuenta con velocidad de 3 a 6; la mitad de las veces 1 o 2 de Motor forzado."
    )


def test_what_is_certain_is_said_so() -> None:
    race = before_a_corner()
    assert reason(race, "plan 1 4") == (
        "Expect speed 4: it keeps to every limit, and 3 Heat stay in the Engine."
    )
    assert reason(race, "plan 2 1+4") == (
        "Expect speed 5; 1 Heat. The ground it wins is worth that; 2 stay in the Engine."
    )
    assert reason(race, "plan 2 4+start5").startswith("Expect speed 9; a certain spin-out.")


def test_a_boost_names_its_range() -> None:
    driver = car(15, engine=3, hand="4", deck="1 2 3 4", discard="")
    race = race_with(driver, car(-9), circuit=ring(laps=2))
    turn(race, 0, "plan 1 4")
    assert reason(race, "boost").startswith("Expect speed 5 to 8; 2 or 3 Heat 50%, spin-out 50%")


@pytest.mark.rule("RUL-HEAT-29")
def test_a_blocked_slipstream_is_not_praised_for_spaces_it_does_not_gain() -> None:
    others = [car(11), car(12), car(12, spot=1), car(-9)]
    race = race_with(car(10, spot=1), *others, circuit=ring(laps=2))
    turn(race, 0, "plan 1 start0")
    play(race, 0, "react-done")
    assert reason(race, "slipstream 2").startswith("1 Space for nothing")
