"""The rookie reads the cards of the Legends expansion, as far as they lie open."""

from __future__ import annotations

import pytest

from hotseat.bots.heat_legends import can_be_read, spaces_to_come
from hotseat.bots.heat_rookie import HeatDriver
from hotseat.core import Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.outcomes import Outcome
from hotseat.games.heat.state import Race, Step
from tests.games.heat.build import car, view
from tests.games.heat.legends import legend, race_of


def driver_before_legends(star: str) -> Race:
    """Return a race in which a driver at 54 ends the turn, and a Legend at 45 moves after it."""
    race = race_of(car(54, hand="1 2"), legend(45), star=star)
    race.order = [2, 3, 0, 1]
    race.turns_taken = 2
    race.step = Step.SLIPSTREAM
    race.turn.start = 50
    return race


def test_cards_of_an_earlier_round_are_not_read() -> None:
    race = driver_before_legends("slipstream")
    assert can_be_read(race)
    race.round = 2
    assert not can_be_read(race)
    race.round, race.order = 1, [1, 2, 3, 0]
    race.turns_taken = 3
    assert not can_be_read(race)  # nobody moves after the driver


def test_a_car_that_gives_a_slipstream_lets_a_legend_come_further() -> None:
    race = driver_before_legends("slipstream")
    before = GAME.dump(race)
    assert spaces_to_come(race, race.cars[0], 56) > spaces_to_come(race, race.cars[0], 59)
    assert GAME.dump(race) == before


def test_what_the_legends_gain_counts_against_a_place() -> None:
    race = driver_before_legends("slipstream")
    driver = HeatDriver(view(race, 0))
    assert driver.reads_legends
    assert driver.help_for_legends(56) > driver.help_for_legends(59)
    options = GAME.options(race, Seat(0))
    assert driver.choose(list(options)) in options


@pytest.mark.parametrize("spins_out", [False, True])
def test_it_counts_after_a_spin_out_too(spins_out: bool) -> None:
    """Or the rookie would spin out so as to give the Legends nothing."""
    driver = HeatDriver(view(driver_before_legends("slipstream"), 0))
    ends = Outcome(14, 56, 60, (), 0, spins_out, slipstream=False)

    def worth() -> float:
        return driver.worth_of_outcome(ends, 3, 0, 0, driver.outlook.spaces)

    gained, seen = driver.help_for_legends(56), worth()
    driver.reads_legends = False
    assert gained > 0
    assert worth() - seen == pytest.approx(gained)


def test_the_level_of_the_race_is_read_with_the_cards() -> None:
    """At level 1 Stars do not count, so the same card lets the Legend slip no further."""
    race = driver_before_legends("slipstream")
    assert race.expansion is not None
    with_stars = spaces_to_come(race, race.cars[0], 54)
    race.expansion.level, race.expansion.boost_card = 1, -1
    assert spaces_to_come(race, race.cars[0], 54) < with_stars
