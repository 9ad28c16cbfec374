"""What previews and views of a season say in advance: the press, the next grid and garage."""

from __future__ import annotations

import pytest

from hotseat.core import FastChance, Seat
from hotseat.games.heat import GAME
from hotseat.games.heat.actions import Ready
from hotseat.games.heat.events import (
    DraftRoundStarted,
    GridFilled,
    SponsorshipEarned,
)
from hotseat.games.heat.outcomes import Outcome
from hotseat.games.heat.preview import Preview
from hotseat.games.heat.state import Race, Step
from hotseat.games.heat.view_parts import SeasonView
from tests.games.heat.build import (
    car,
    new_race,
    only,
    option,
    play,
    race_with,
    ring,
    turn,
    view,
    waiting,
)
from tests.games.heat.test_preview_truth import Seen, moves_next
from tests.games.heat.test_season import draft, over, ready

# One corner, limit 3: every letter of an Event card means it (RUL-HEAT-102).
PRESS = ring(corners=((20, 3),), laps=2)
# Two corners: A is the first, where the press stands with the Title sponsor.
TWO = ring(corners=((20, 3), (24, 1)), laps=2)


def outcome(race: Race, text: str) -> Outcome:
    """Return what an option of seat 0 leads to for certain."""
    shown = GAME.preview(view(race, 0), option(race, 0, text))
    assert isinstance(shown, Preview)
    [only_one] = shown.outcomes
    return only_one


def press_at(found: Outcome) -> list[tuple[int, str, int]]:
    """Return what the press makes of each corner, with the Speed it asks for."""
    return [(corner.corner, corner.press, corner.press_speed) for corner in found.corners]


# The press in a bill


@pytest.mark.rule("PRESS-3", "PRESS-4", "RUL-HEAT-99")
@pytest.mark.parametrize(
    ("road", "plan", "press"),
    [
        ("", "1+1+1+1", (1, "missed", 5)),
        ("", "1+1+1+2", (1, "press-speed", 5)),
        ("limit_plus", "1+1+1+2", (1, "missed", 6)),
        ("limit_plus", "1+1+2+2", (1, "press-speed", 6)),
        ("limit_minus", "1+1+1+1", (1, "press-speed", 4)),
    ],
)
def test_a_plan_tells_the_speed_that_the_press_asks_for_and_whether_it_is_reached(
    road: str, plan: str, press: tuple[int, str, int]
) -> None:
    race = race_with(
        car(18, gear=4, hand="1 1 1 1 2 2"),
        car(35, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        road=road,
        event="title_sponsor",
    )
    assert press_at(outcome(race, f"plan 4 {plan}")) == [press]


@pytest.mark.rule("PRESS-5")
def test_adjust_symbols_change_the_heat_of_a_press_corner_but_not_its_speed() -> None:
    race = race_with(
        car(18, gear=2, hand="tires-39 tires-36 1 1 1"),  # Speed 5, Adjust -2
        car(35, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        event="title_sponsor",
    )
    found = outcome(race, "plan 2 tires-36+tires-39")
    assert (found.adjust, found.corners[0].heat.total) == (-2, 4)
    assert press_at(found) == [(1, "press-speed", 5)]


@pytest.mark.rule("PRESS-1")
def test_a_corner_without_press_has_no_verdict_and_asks_for_no_speed() -> None:
    race = race_with(
        car(18, gear=4, hand="1 1 2 4 4", engine=20),
        car(35, hand="1 1 1 1 1 1 start0"),
        circuit=TWO,
        event="title_sponsor",
    )
    assert press_at(outcome(race, "plan 4 1+1+2+4")) == [(1, "press-speed", 5), (2, "", 0)]


def test_outside_a_season_no_corner_has_press() -> None:
    race = race_with(
        car(18, gear=4, hand="1 1 2 2 4"), car(35, hand="1 1 1 1 1 1 start0"), circuit=PRESS
    )
    assert press_at(outcome(race, "plan 4 1+1+2+2")) == [(1, "", 0)]
    assert (view(race, 0).race.press, view(race, 0).race.press_speed) == ((), ())


@pytest.mark.rule("SPO-9", "PRESS-8", "RUL-HEAT-96")
def test_a_spin_out_earns_nothing_whatever_the_press_saw() -> None:
    race = race_with(
        car(18, gear=4, hand="1 1 2 4 4", engine=6),
        car(35, hand="1 1 1 1 1 1 start0"),
        circuit=TWO,
        event="title_sponsor",
    )
    found = outcome(race, "plan 4 1+1+2+4")  # 5 Heat at corner 1, 7 at corner 2
    assert press_at(found) == [(1, "press-speed", 5), (2, "", 0)]
    assert (found.spins_out, found.sponsorship) == (True, 0)


@pytest.mark.rule("PRESS-2", "RUL-HEAT-100")
@pytest.mark.parametrize(
    ("start", "slipping", "staying"),
    [
        # Speed 4 ends before the line: only the Slipstream crosses it.
        (15, [(1, "press-slipstream", 5)], []),
        # Speed 4 ends behind the line: the Slipstream does not count any more.
        (16, [(1, "missed", 5)], [(1, "missed", 5)]),
    ],
)
def test_a_slipstream_tells_whether_it_crosses_the_line_for_the_press(
    start: int, slipping: list[object], staying: list[object]
) -> None:
    race = race_with(
        car(start, gear=4, hand="1 1 1 1 2 2"),
        car(start + 5, hand="1 1 1 1 1 1 start0"),
        circuit=PRESS,
        event="title_sponsor",
    )
    turn(race, 0, "plan 4 1+1+1+1")
    play(race, 0, "react-done")
    assert press_at(outcome(race, "slipstream 2")) == slipping
    assert press_at(outcome(race, "stay")) == staying


@pytest.mark.rule("PRESS-1", "PRESS-2", "PRESS-3", "SPO-9")
def test_what_a_preview_says_of_the_press_comes_true() -> None:
    """Random seasons on the box's circuits: verdicts and cards are those of the turn driven."""
    verdicts: set[str] = set()
    compared = 0
    for number in range(16):
        year = ("1961", "1962", "1963", "random")[number % 4]
        for race, seat, text in decisions(year, number):
            shown = GAME.preview(view(race, seat), option(race, seat, text))
            if not isinstance(shown, Preview) or len(shown.outcomes) != 1:
                continue  # a card that is turned over decides
            [found] = shown.outcomes
            driven = Seen(race, Seat(seat), option(race, seat, text), shown, seed=number)
            if driven.race.cars[seat].progress != found.progress:
                continue  # a symbol that must be used moved the car on
            earned = only(driven.heard, SponsorshipEarned)
            assert found.sponsorship == len(earned)
            for corner in found.corners:
                assert (corner.press != "") == (corner.corner in race.conditions.press)
            promised = [
                (corner.corner, corner.press)
                for corner in found.corners
                if corner.press not in ("", "missed") and not found.spins_out
            ]
            assert promised == [(each.corner, each.why) for each in earned if each.corner]
            verdicts |= {corner.press for corner in found.corners}
            compared += 1
    assert verdicts == {"", "missed", "press-slipstream", "press-speed"}
    assert compared > 500


def decisions(year: str, seed: int) -> list[tuple[Race, int, str]]:
    """Return positions of one race of a season, each with a random choice that moves a car next."""
    chance, dice = FastChance(seed), FastChance(seed + 10**6)
    race, _ = new_race(3, chance, season=year)
    found: list[tuple[Race, int, str]] = []
    entry = 0
    while race.step not in (Step.READY, Step.OVER):
        seats = GAME.waiting(race)
        # The car that moves first plans last, so that its plan is carried out at once.
        planning = race.step == Step.PLAN
        seat = max(seats, key=lambda one: race.order.index(one)) if planning else seats[0]
        action = dice.pick(GAME.options(race, seat))
        is_driving = race.step in (Step.PLAN, Step.REACT, Step.SLIPSTREAM)
        if is_driving and moves_next(race, seat):
            found.append((race.clone(), seat, action.text()))
        entry += 1
        chance.turn_to(entry)
        GAME.apply(race, seat, action, chance, None)
    return found


# The press in a view


@pytest.mark.rule("PRESS-3", "PRESS-4", "CHA-24")
def test_everybody_sees_the_speed_of_each_press_corner_as_its_token_leaves_it() -> None:
    corners = ((10, 2), (20, 4), (30, 6))
    race = race_with(
        car(0),
        car(1),
        circuit=ring(corners=corners, laps=2),
        road="limit_plus limit_plus limit_minus",
        event="record_crowds",  # C and E: corners 3 and 2 here
    )
    seen = view(race, None)
    assert dict(zip(seen.race.press, seen.race.press_speed, strict=True)) == {2: 7, 3: 7}
    assert seen.season
    [leg] = seen.season.races
    # The sheet of the season knows no tokens: they are laid on the day.
    assert dict(zip(leg.press, leg.press_speed, strict=True)) == {2: 6, 3: 8}


# The next race


def season_seen(race: Race) -> SeasonView:
    seen = view(race, None).season
    assert seen
    return seen


def promised(race: Race) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Return what is known of the next race: grid, draft order, size of the market."""
    seen = season_seen(race)
    return seen.next_grid, seen.next_draft, seen.next_market


NOTHING = ((), (), 0)


@pytest.mark.rule("CHA-14", "CHA-18", "GAR-22")
def test_between_races_everybody_sees_the_next_grid_and_who_chooses_first() -> None:
    race, _ = new_race(3, season="1961", legends=2)
    assert promised(race) == NOTHING  # this draft is shown by itself
    draft(race)
    assert promised(race) == NOTHING
    over(race, 2, 5, 1, 3, 4)
    # By points, Legends among them; drivers from the rear; a card each and three more.
    assert promised(race) == ((2, 0, 3, 4, 1), (1, 0, 2), 6)


@pytest.mark.rule("CHA-14", "CHA-18")
def test_what_is_said_of_the_next_race_comes_true() -> None:
    race, _ = new_race(3, season="1961", legends=2)
    draft(race)
    over(race, 2, 5, 1, 3, 4)
    grid, order, cards = promised(race)
    told = ready(race)
    assert season_seen(race).grid == grid
    assert [event.grid for event in only(told, GridFilled)] == [grid]
    [begun] = only(told, DraftRoundStarted)
    assert (begun.order, len(begun.market)) == (order, cards)
    assert promised(race) == NOTHING


@pytest.mark.rule("SEAS-3", "CHA-13")
def test_lots_decide_the_first_grid_of_a_later_season_so_none_is_shown() -> None:
    race, _ = new_race(2, season="goat", legends=1)
    while not season_seen(race).titles:
        draft(race)
        over(race, 1, 2, 3)
        if race.step == Step.READY:
            assert promised(race)[0] == (0, 1, 2)
            ready(race)
    assert race.step == Step.KEEP
    assert promised(race) == ((), (), 5)  # the cards lie there, whoever chooses first
    for seat in waiting(race):
        play(race, seat, GAME.options(race, Seat(seat))[0].text())
    assert isinstance(GAME.options(race, Seat(0))[0], Ready)
    assert promised(race) == ((), (), 5)


def test_after_the_last_race_nothing_follows() -> None:
    race, _ = new_race(2, season="1961", legends=1)
    for number in range(3):
        draft(race)
        over(race, 1, 2, 3)
        if number < 2:
            ready(race)
    assert race.step == Step.OVER
    assert season_seen(race).stage == "over"
    assert promised(race) == NOTHING
