"""What an action would do, as far as the seat can know, and what is barred."""

from __future__ import annotations

import msgspec
import pytest

from hotseat.core import Seat
from hotseat.games.heat import GAME, data
from hotseat.games.heat.actions import (
    Boost,
    Discard,
    EndDiscard,
    EndReact,
    Plan,
    Stop,
)
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.outcomes import (
    CornerPreview,
    Outcome,
)
from hotseat.games.heat.preview import Preview, Previewer
from hotseat.games.heat.state import Car, Race, Step
from tests.games.heat.build import (
    car,
    card,
    cards,
    corner_bill,
    pass_on,
    plan_all,
    play,
    race_with,
    ring,
    turn,
    view,
)
from tests.games.heat.previews import chances, preview


def certain(
    speed: int,
    progress: int,
    *corners: CornerPreview,
    engine: int = 6,
    spins_out: bool = False,
    slipstream: bool = False,
    reach: int | None = None,
    spot: int = 0,
    reach_spot: int = 0,
    flipped: int = 0,
) -> Outcome:
    """Return the only outcome of an action."""
    reach = progress if reach is None else reach
    return Outcome(
        speed,
        progress,
        reach,
        corners,
        engine,
        spins_out,
        slipstream,
        spot=spot,
        reach_spot=reach_spot,
        flipped=flipped,
    )


def bill(corner: int, total: int, speed: int, limit: int) -> CornerPreview:
    """Return the preview of a corner."""
    return CornerPreview(corner, corner_bill(total, corner=corner, speed=speed, limit=limit))


# Plans


def test_a_plan_without_plus_has_one_outcome() -> None:
    race = race_with(car(12, gear=2), car(-9), circuit=ring())
    assert preview(race, 0, "plan 2 2+start5") == Preview(0, (certain(7, 19),), "never", ())
    assert preview(race, 0, "plan 1 start0") == Preview(0, (certain(0, 12),), "never", ())


def test_a_plan_shows_the_heat_of_the_shift_and_of_each_corner() -> None:
    race = race_with(car(17, gear=1), car(-9), circuit=ring(corners=((20, 4), (24, 5))))
    # 1 for the shift, 4 and 3 for the corners: the second cannot be paid.
    corners = (bill(1, 4, 8, 4), bill(2, 3, 8, 5))
    assert preview(race, 0, "plan 3 1+2+start5") == Preview(
        1, (certain(8, 23, *corners, engine=0, spins_out=True, reach=25),), "certain"
    )
    corners = (bill(1, 3, 7, 4), bill(2, 2, 7, 5))
    assert preview(race, 0, "plan 3 1+2+4") == Preview(
        1, (certain(7, 24, *corners, engine=0),), "never"
    )
    assert preview(race, 0, "plan 2 3+4") == Preview(
        0, (certain(7, 24, *corners, engine=1),), "never"
    )


@pytest.mark.rule("RUL-HEAT-35", "HEAT-SPIN-7")
@pytest.mark.parametrize(("engine", "left"), [(3, 0), (4, 1)])
def test_a_plan_that_can_be_paid_shows_no_spin_out(engine: int, left: int) -> None:
    race = race_with(
        car(17, gear=2, engine=engine), car(-9), circuit=ring(corners=((20, 4), (23, 9)))
    )
    paid = certain(7, 24, bill(1, 3, 7, 4), bill(2, 0, 7, 9), engine=left)
    assert preview(race, 0, "plan 2 2+start5") == Preview(0, (paid,), "never")


@pytest.mark.rule("RUL-HEAT-35", "HEAT-SPIN-7", "HEAT-SPIN-2")
def test_a_plan_that_cannot_be_paid_shows_the_spin_out_and_where_it_leads() -> None:
    circuit = ring(corners=((20, 4), (23, 9)))
    race = race_with(car(17, gear=2, engine=2), car(-9), circuit=circuit)
    spun = certain(7, 19, bill(1, 3, 7, 4), engine=0, spins_out=True, reach=24)
    assert preview(race, 0, "plan 2 2+start5") == Preview(0, (spun,), "certain")
    full = race_with(car(17, gear=2, engine=2), car(19), car(19, spot=1), car(18), circuit=circuit)
    back = certain(7, 18, bill(1, 3, 7, 4), engine=0, spins_out=True, reach=24, spot=1)
    assert preview(full, 0, "plan 2 2+start5") == Preview(0, (back,), "certain", (1, 2, 3))
    fuller = race_with(
        car(17, gear=2, engine=2),
        *(car(space, spot=spot) for space in (19, 18) for spot in (0, 1)),
        circuit=circuit,
    )
    assert preview(fuller, 0, "plan 2 2+start5").outcomes[0].progress == 17


def test_a_plan_with_stress_has_an_outcome_for_every_value_that_can_turn_up() -> None:
    race = race_with(
        car(15, gear=2, hand="3 stress stress 4", deck="1 4 2 heat 3", discard="2"),
        car(-9),
        circuit=ring(),
    )
    one = preview(race, 0, "plan 1 stress")
    assert chances(one) == pytest.approx({1: 0.25, 2: 0.25, 3: 0.25, 4: 0.25})
    assert [(each.progress, each.engine) for each in one.outcomes] == [
        (16, 6),
        (17, 6),
        (18, 6),
        (19, 6),
    ]
    # Two of 1, 2, 3 and 4: each sum by its pairs.
    two = preview(race, 0, "plan 2 stress+stress")
    assert chances(two) == pytest.approx({3: 1 / 6, 4: 1 / 6, 5: 1 / 3, 6: 1 / 6, 7: 1 / 6})
    assert list(chances(two)) == [3, 4, 5, 6, 7]
    assert [each.engine for each in two.outcomes] == [6, 6, 5, 4, 3]
    assert two.spin_out == "never"
    assert list(chances(preview(race, 0, "plan 2 3+stress"))) == [4, 5, 6, 7]


def test_a_spin_out_that_a_plus_decides_is_possible() -> None:
    race = race_with(
        car(17, gear=2, hand="3 stress 4", deck="1 4", engine=2), car(-9), circuit=ring()
    )
    found = preview(race, 0, "plan 2 3+stress")
    assert [(each.speed, each.progress, each.spins_out) for each in found.outcomes] == [
        (4, 21, False),
        (7, 19, True),
    ]
    assert found.spin_out == "possible"
    race.cars[0].engine = []
    race.cars[0].deck = cards("4 4")
    assert preview(race, 0, "plan 2 3+stress").spin_out == "certain"


def test_cards_in_sight_cannot_turn_up_and_the_discard_pile_only_after_the_deck() -> None:
    # The 2 or the 3 is the deck's only card; the 4 on the pile is not reached.
    race = race_with(car(15, hand="stress 3", deck="2", discard="3 4"), car(-9), circuit=ring())
    assert chances(preview(race, 0, "plan 1 stress")) == pytest.approx({2: 0.5, 3: 0.5})
    # Heat or the 3 is the deck's only card; after Heat the pile with the 4 comes back.
    race = race_with(car(15, hand="stress 3", deck="heat", discard="3 4"), car(-9), circuit=ring())
    assert chances(preview(race, 0, "plan 1 stress")) == pytest.approx({3: 0.75, 4: 0.25})
    # An empty deck: the whole pile comes back at once.
    race = race_with(car(15, hand="stress 3", deck="", discard="3 4"), car(-9), circuit=ring())
    assert chances(preview(race, 0, "plan 1 stress")) == pytest.approx({3: 0.5, 4: 0.5})


@pytest.mark.rule("RUL-HEAT-22")
def test_without_a_basic_card_to_turn_up_a_plus_adds_nothing() -> None:
    race = race_with(
        car(15, gear=2, hand="stress stress 3", deck="heat start5", discard="start0"), car(-9)
    )
    stands = Preview(0, (certain(0, 15),), "never", pluses=1)
    assert preview(race, 0, "plan 1 stress") == stands
    bare = race_with(car(15, hand="stress 3", deck="", discard=""), car(-9))
    assert preview(bare, 0, "plan 1 stress") == stands
    # One Basic card for two Stress cards: the second finds none.
    one = race_with(car(15, gear=2, hand="stress stress 3", deck="heat 2", discard=""), car(-9))
    assert chances(preview(one, 0, "plan 2 stress+stress")) == pytest.approx({2: 1.0})


def test_a_plan_shows_where_the_car_would_be_blocked_and_who_moves_first() -> None:
    race = race_with(
        car(15, gear=2), car(22), car(22, spot=1), car(21), car(21, spot=1), circuit=ring()
    )
    # The cars ahead leave no Space to gain by a Slipstream (RUL-HEAT-29).
    blocked = certain(7, 20, bill(1, 3, 7, 4), engine=3)
    assert preview(race, 0, "plan 2 2+start5") == Preview(0, (blocked,), "never", (1, 2, 3, 4))


@pytest.mark.rule("HEAT-3-4")
def test_a_preview_says_which_spot_the_car_would_take() -> None:
    race = race_with(car(15, gear=2, spot=1), car(22), circuit=ring())
    (beside,) = preview(race, 0, "plan 2 2+start5").outcomes
    assert (beside.reach, beside.reach_spot, beside.spot) == (22, 1, 1)
    (first,) = preview(race, 0, "plan 2 1+start5").outcomes
    assert (first.reach, first.reach_spot) == (21, 0)
    (stays,) = preview(race, 0, "plan 1 start0").outcomes
    assert (stays.reach, stays.reach_spot) == (15, 1)


def test_a_plan_says_what_its_cards_count_and_what_is_turned_up() -> None:
    race = race_with(car(5, gear=2, hand="3 stress", deck="1 4", discard=""), car(-9))
    found = preview(race, 0, "plan 2 3+stress")
    assert found.pluses == 1
    assert [(one.speed, one.flipped) for one in found.outcomes] == [(4, 1), (7, 4)]


@pytest.mark.rule("HEAT-6-1")
@pytest.mark.parametrize(("other", "offered"), [(17, False), (18, True), (19, True), (20, False)])
def test_a_plan_shows_whether_another_car_would_be_in_reach(other: int, offered: bool) -> None:
    race = race_with(car(15, hand="3 1"), car(other), circuit=ring())
    assert preview(race, 0, "plan 1 3").outcomes[0].slipstream is offered


@pytest.mark.rule("HEAT-CLUT-2")
def test_a_plan_with_heat_leads_nowhere() -> None:
    race = race_with(car(15, gear=1, hand="1 heat heat"), car(-9), circuit=ring())
    assert preview(race, 0, "plan 2 1+heat") == Preview(0, (), "never")
    assert preview(race, 0, "plan 3 1+heat+heat") == Preview(1, (), "never")
    small = race_with(car(15, gear=2, hand="1 4"), car(-9), circuit=ring())
    assert preview(small, 0, "plan 3 1+4") == Preview(0, (), "never")


def test_exchanging_cards_does_not_cost_the_shift_again() -> None:
    race = race_with(car(15, gear=1), car(-9), circuit=ring())
    play(race, 0, "plan 3 1+2+3")
    assert preview(race, 0, "plan 3 1+2+start0") == Preview(0, (certain(3, 18, engine=5),), "never")


def test_a_plan_forgets_the_adrenaline_of_the_last_turn() -> None:
    race = race_with(car(20), car(5), circuit=ring(corners=((12, 4),)))
    plan_all(race, "plan 1 1", "plan 1 1")
    pass_on(race, 0)
    play(race, 1, "adrenaline")
    pass_on(race, 1)
    assert race.step == Step.PLAN
    assert race.cars[1].progress == 7
    assert preview(race, 1, "plan 1 start5") == Preview(
        0, (certain(5, 12, bill(1, 1, 5, 4), engine=5),), "never", (0,)
    )


@pytest.mark.rule("HEAT-7-7")
def test_corners_beyond_the_finish_are_not_in_a_preview() -> None:
    race = race_with(car(39), car(-9), circuit=ring(corners=((2, 1),), laps=1))
    assert preview(race, 0, "plan 1 start5") == Preview(0, (certain(5, 44),), "never")


# Within a turn


def reacting() -> Race:
    """Return a race in which the last car, in 1st gear on 21, has crossed the line at 20."""
    race = race_with(car(18, hand="3 heat heat 1", deck="2 4 1", engine=2), car(23), circuit=ring())
    turn(race, 0, "plan 1 3")
    assert race.cars[0].progress == 21
    return race


def test_a_boost_shows_its_cost_and_every_value() -> None:
    found = preview(reacting(), 0, "boost")
    assert chances(found) == pytest.approx({4: 1 / 3, 5: 1 / 3, 7: 1 / 3})
    assert [msgspec.structs.replace(each, chance=1.0) for each in found.outcomes] == [
        certain(4, 22, bill(1, 0, 4, 4), engine=1, slipstream=True, flipped=1),
        certain(
            5, 23, bill(1, 1, 5, 4), engine=0, slipstream=True, spot=1, reach_spot=1, flipped=2
        ),
        certain(7, 19, bill(1, 3, 7, 4), engine=0, spins_out=True, reach=25, flipped=4),
    ]
    assert (found.heat, found.spin_out, found.moving_first) == (1, "possible", ())


def test_a_boost_that_finds_nothing_only_costs() -> None:
    race = race_with(car(5, hand="4 1", deck="start5", discard=""), car(-9))
    turn(race, 0, "plan 1 4")
    assert preview(race, 0, "boost") == Preview(
        1, (certain(4, 9, engine=5),), "never", no_slipstream="nobody"
    )


def test_adrenaline_shows_its_space_and_its_speed() -> None:
    assert preview(reacting(), 0, "adrenaline") == Preview(
        0, (certain(4, 22, bill(1, 0, 4, 4), engine=2, slipstream=True),), "never"
    )


def test_a_cooldown_shows_the_fuller_engine() -> None:
    race = reacting()
    assert preview(race, 0, "cooldown gear 2") == Preview(
        0, (certain(3, 21, bill(1, 0, 3, 4), engine=4),), "never", no_slipstream="nobody"
    )
    assert preview(race, 0, "cooldown adrenaline 1") == Preview(
        0, (certain(3, 21, bill(1, 0, 3, 4), engine=3),), "never", no_slipstream="nobody"
    )


def test_going_on_and_staying_show_what_is_due_and_a_slipstream_where_it_leads() -> None:
    race = reacting()
    assert preview(race, 0, "react-done") == Preview(
        0, (certain(3, 21, bill(1, 0, 3, 4), engine=2),), "never", no_slipstream="nobody"
    )
    play(race, 0, "adrenaline")
    play(race, 0, "react-done")
    assert race.step == Step.SLIPSTREAM
    assert preview(race, 0, "stay") == Preview(
        0, (certain(4, 22, bill(1, 0, 4, 4), engine=2),), "never"
    )
    assert preview(race, 0, "slipstream 2") == Preview(
        0, (certain(4, 24, bill(1, 0, 4, 4), engine=2),), "never", slipstreamed=2
    )


@pytest.mark.rule("HEAT-6-7")
def test_a_slipstream_shows_the_corner_it_crosses() -> None:
    race = race_with(car(14), car(19, spot=1), car(-9), circuit=ring())
    turn(race, 0, "plan 1 start5")
    play(race, 0, "react-done")
    assert preview(race, 0, "stay") == Preview(0, (certain(5, 19),), "never")
    assert preview(race, 0, "slipstream 2") == Preview(
        0, (certain(5, 21, bill(1, 1, 5, 4), engine=5),), "never", slipstreamed=2
    )


@pytest.mark.rule("HEAT-6-4", "HEAT-6-8", "RUL-HEAT-29")
def test_a_slipstream_is_announced_only_where_step_6_will_offer_one() -> None:
    def announced(at: int, *others: Car) -> bool:
        race = race_with(car(at), *others, circuit=ring(spaces=60))  # one lap
        return preview(race, 0, "plan 1 1").outcomes[0].slipstream

    assert announced(30, car(31))
    assert not announced(30, car(33))
    assert announced(56, car(57))
    assert not announced(57, car(58))  # two more Spaces would finish the race
    assert not announced(59, car(60))
    full = [car(at, spot=spot) for at in (32, 33) for spot in (0, 1)]
    assert not announced(30, *full)


def test_other_actions_and_spectators_have_no_preview() -> None:
    race = race_with(car(5), car(3))
    assert GAME.preview(view(race, 0), Stop()) is None
    assert GAME.preview(view(race, 0), EndDiscard()) is None
    assert GAME.preview(view(race, 0), Discard(card("3"))) is None
    assert GAME.preview(view(race, None), Plan(1, tuple(cards("1")))) is None
    assert GAME.preview(view(race, None), EndReact()) is None
    assert GAME.preview(view(race, None), Boost(1)) is None


def test_a_preview_changes_nothing() -> None:
    race = reacting()
    before = GAME.dump(race)
    for text in ("boost", "adrenaline", "cooldown gear 2", "react-done"):
        preview(race, 0, text)
    assert GAME.dump(race) == before


def test_one_previewer_answers_for_every_option_as_a_fresh_one_does() -> None:
    race = race_with(car(15, gear=2, hand="1 3 4 stress stress heat"), car(-9), circuit=ring())
    seen = view(race, 0)
    shared = Previewer(seen, for_people=True)
    found = [shared.preview(action) for action in GAME.options(race, Seat(0))]
    assert found == [GAME.preview(seen, action) for action in GAME.options(race, Seat(0))]
    # Equal gear, sum and + symbols: 1 and 3 here, 4 and nothing there.
    assert shared.preview(Plan(2, tuple(cards("1 3")))) != shared.preview(
        Plan(3, tuple(cards("1 3 stress")))
    )


@pytest.mark.rule("RUL-HEAT-29", "HEAT-6-5")
def test_a_blocked_slipstream_is_shown_as_long_as_it_will_be() -> None:
    race = race_with(
        car(10, spot=1), car(11), car(12), car(12, spot=1), car(-9), circuit=ring(laps=2)
    )
    turn(race, 0, "plan 1 start0")
    play(race, 0, "react-done")
    found = preview(race, 0, "slipstream 2")
    assert (found.outcomes[0].progress, found.slipstreamed) == (11, 1)


@pytest.mark.rule("HEAT-6-1", "HEAT-6-8", "RUL-HEAT-29")
@pytest.mark.parametrize(
    ("at", "others", "why"),
    [
        (10, [car(13)], "nobody"),
        (10, [car(11)], ""),
        (38, [car(39)], "flag"),  # the first lap is the last one
        (10, [car(11), car(11, spot=1), car(12), car(12, spot=1)], "blocked"),
    ],
)
def test_it_is_said_why_there_is_no_slipstream(at: int, others: list[Car], why: str) -> None:
    race = race_with(car(at), *others, car(-9), circuit=ring())
    assert preview(race, 0, "plan 1 start0").no_slipstream == ""  # others move first
    turn(race, 0, "plan 1 start0")
    found = preview(race, 0, "react-done")
    assert (found.no_slipstream, found.outcomes[0].slipstream) == (why, why == "")


@pytest.mark.rule("LGX-AB-IMPEDE-3")
def test_behind_an_impeding_legend_that_is_why_there_is_no_slipstream() -> None:
    race = race_with(car(10), car(11), car(-9), circuit=ring(laps=2))
    turn(race, 0, "plan 1 start0")
    race.expansion = Expansion(data.legend_decks(), 1)
    race.cars[1].impeding = True
    assert preview(race, 0, "react-done").no_slipstream == "impeded"
