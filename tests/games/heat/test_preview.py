"""What an action would do, as far as the seat can know, and what is barred."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import msgspec
import pytest

from hotseat.core import Barred, Phrase, Reason, Seat
from hotseat.games.heat import GAME, data
from hotseat.games.heat.actions import (
    Boost,
    Discard,
    EndDiscard,
    EndReact,
    Plan,
    Stop,
    UseAdrenaline,
)
from hotseat.games.heat.barred import AnyCooldown, AnyPlan
from hotseat.games.heat.expansion import Expansion
from hotseat.games.heat.facts import Sort
from hotseat.games.heat.outcomes import (
    CornerPreview,
    Odds,
    Outcome,
    percent_of,
    share_of,
)
from hotseat.games.heat.preview import Preview, Previewer
from hotseat.games.heat.state import Car, Race, Step
from tests.games.heat.build import (
    FACTS,
    car,
    card,
    cards,
    corner_bill,
    option,
    pass_on,
    plan_all,
    play,
    race_with,
    ring,
    turn,
    view,
)


def preview(race: Race, seat: int, text: str) -> Preview:
    """Preview an option by its text, outcome by outcome: the odds have tests of their own."""
    found = GAME.preview(view(race, seat), option(race, seat, text))
    assert found is not None
    return msgspec.structs.replace(found, odds=None)


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


def chances(found: Preview) -> dict[int, float]:
    """Return the chance of each Speed."""
    return {outcome.speed: outcome.chance for outcome in found.outcomes}


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


# The odds


def odds(race: Race, seat: int, text: str) -> Odds | None:
    found = GAME.preview(view(race, seat), option(race, seat, text))
    assert found is not None
    return found.odds


def test_what_is_certain_is_said_as_certain() -> None:
    race = race_with(car(17, gear=2, engine=3), car(30), circuit=ring(laps=2))
    assert odds(race, 0, "plan 1 4") == Odds(4, 4, 0, 0, "never", 0)
    assert odds(race, 0, "plan 2 2+4") == Odds(6, 6, 2, 2, "always", 0)
    assert odds(race, 0, "plan 2 4+start5") == Odds(9, 9, 0, 0, "never", 100)


@pytest.mark.rule("HEAT-STRESS-2", "HEAT-7-3")
def test_what_stress_decides_is_a_range_with_its_chance() -> None:
    # 1, 2, 3 or 4 more, equally likely; the limit is 4.
    deck = "1 2 3 4 1 2 3 4"
    race = race_with(
        car(17, gear=2, engine=3, deck=deck, discard=""), car(30), circuit=ring(laps=2)
    )
    assert odds(race, 0, "plan 2 2+stress") == Odds(3, 6, 1, 2, "half", 0)
    assert odds(race, 0, "plan 2 1+stress") == Odds(2, 5, 1, 1, "quarter", 0)
    assert odds(race, 0, "plan 2 4+stress") == Odds(5, 8, 1, 3, "three-quarters", 25)
    # Two gears up cost Heat whatever is flipped.
    low = race_with(car(16, gear=1, engine=3, deck=deck), car(30), circuit=ring(laps=2))
    assert odds(low, 0, "plan 3 1+2+stress") == Odds(4, 7, 1, 3, "three-quarters", 25)


def test_a_boost_is_a_range_too() -> None:
    race = race_with(
        car(15, engine=3, hand="4", deck="1 2 3 4", discard=""), car(-9), circuit=ring(laps=2)
    )
    turn(race, 0, "plan 1 4")
    assert odds(race, 0, "boost") == Odds(5, 8, 2, 3, "half", 50)  # its own Heat and the corner's


@pytest.mark.parametrize(
    ("chance", "share", "percent"),
    [
        (0.0, "never", 0),
        (0.001, "rarely", 1),
        (0.09, "tenth", 9),
        (1 / 3, "third", 33),
        (0.47, "half", 47),
        (0.7, "two-thirds", 70),
        (0.999, "mostly", 99),
        (1.0, "always", 100),
    ],
)
def test_a_chance_has_a_name_and_is_certain_only_where_it_is(
    chance: float, share: str, percent: int
) -> None:
    assert (share_of(chance), percent_of(chance)) == (share, percent)


# The chances of + symbols, by a slow second reading of the rules


def slowly(pluses: int, deck: int, unseen: str, shown: str) -> dict[int, Fraction]:
    """Try every order of the unseen cards and of every reshuffle."""
    found: dict[int, Fraction] = {}

    def go_on(left: int, pile: tuple[int, ...], discard: tuple[int, ...], total: int,
              reshuffled: bool, share: Fraction) -> None:  # fmt: skip
        if left == 0:
            found[total] = found.get(total, Fraction(0)) + share
        elif not pile and (reshuffled or not discard):
            go_on(left - 1, pile, discard, total, False, share)
        elif not pile:
            orders = list(permutations(discard))
            for order in orders:
                go_on(left, order, (), total, True, share / len(orders))
        elif FACTS.sort_of[pile[0]] == Sort.BASIC:
            go_on(left - 1, pile[1:], discard, total + FACTS.values[pile[0]], False, share)
        else:
            go_on(left, pile[1:], (*discard, pile[0]), total, reshuffled, share)

    orders = list(permutations(cards(unseen)))
    for order in orders:
        go_on(
            pluses, order[:deck], (*order[deck:], *cards(shown)), 0, False, Fraction(1, len(orders))
        )
    return found


@pytest.mark.rule("HEAT-PLUS-1", "HEAT-PLUS-3", "RUL-HEAT-22")
@pytest.mark.parametrize(
    ("pluses", "deck", "discard"),
    [
        (1, "1 4", ""),
        (1, "1", "4 heat 3"),
        (1, "", "3 heat"),
        (1, "", "heat 3"),
        (1, "", ""),
        (1, "heat", "stress heat"),
        (1, "start5 heat", "2"),
        (2, "1 2", "4 heat"),
        (2, "1", "heat 4 2"),
        (2, "heat heat", "4 2"),
        (2, "heat", "heat 2"),
        (2, "", "1"),
        (2, "1 1 start0", "3"),
        (3, "1", "heat 4 3"),
        (3, "1 1", "heat heat"),
        (4, "2", "3 heat"),
    ],
)
def test_the_chances_of_plus_symbols_are_exact(pluses: int, deck: str, discard: str) -> None:
    hand = " ".join(["stress"] * pluses)
    race = race_with(
        car(5, gear=pluses, hand=hand, deck=deck, discard=discard), car(-9), circuit=ring()
    )
    found = chances(preview(race, 0, f"plan {pluses} {hand.replace(' ', '+')}"))
    buried, top = discard.split()[:-1], discard.split()[-1:]
    unseen = " ".join([*deck.split(), *buried])
    expected = slowly(pluses, len(deck.split()), unseen, " ".join(top))
    assert list(found) == sorted(expected)
    assert found == pytest.approx({total: float(share) for total, share in expected.items()})
    assert sum(found.values()) == pytest.approx(1.0)


@pytest.mark.rule("RUL-HEAT-45")
def test_the_heat_paid_for_a_shift_or_a_boost_lies_in_the_reshuffle() -> None:
    # The deck's only card is the Upgrade or the 3. After the Upgrade and one reshuffle the pile
    # has the Upgrade, the 3 and the 4, and the Heat: the first Basic card is a 3 or a 4.
    race = race_with(car(5, hand="1 2", deck="start5", discard="3 4"), car(-9), circuit=ring())
    turn(race, 0, "plan 1 1")
    slow = slowly(1, 1, "start5 3", "4 heat")
    expected = {1 + total: float(share) for total, share in slow.items()}
    assert chances(preview(race, 0, "boost")) == pytest.approx(expected)
    shifted = race_with(
        car(5, hand="stress stress stress", deck="start5", discard="3 4"), car(-9), circuit=ring()
    )
    slow = slowly(3, 1, "start5 3", "4 heat")
    assert chances(preview(shifted, 0, "plan 3 stress+stress+stress")) == pytest.approx(
        {total: float(share) for total, share in slow.items()}
    )


# Cooldown


@pytest.mark.rule("HEAT-5-2", "HEAT-5-4")
def test_a_plan_says_how_much_heat_its_gear_can_cool() -> None:
    race = race_with(car(gear=2, hand="1 2 3 heat heat"), car(-9, hand="1 2 3 4"))
    assert preview(race, 0, "plan 1 1").cooling == 2  # it could cool three
    assert preview(race, 0, "plan 2 1+2").cooling == 1
    assert preview(race, 0, "plan 3 1+2+3").cooling == 0
    assert preview(race, 1, "plan 1 1").cooling == 0  # no Heat in hand
    play(race, 0, "plan 2 1+2")
    assert preview(race, 0, "plan 2 1+3").cooling == 1


@pytest.mark.rule("HEAT-CLUT-5")
def test_a_cluttered_hand_cools_nothing() -> None:
    race = race_with(car(gear=2, hand="1 heat heat"), car(-9))
    assert preview(race, 0, "plan 2 1+heat").cooling == 0


# Barred


def gear_label(gear: int) -> Phrase:
    return Phrase("heat-label-gear", {"gear": gear})


BOOST = Phrase("heat-do-boost", {"heat": 1})
NO_HEAT_TO_SHIFT = Reason(Phrase("heat-no-heat-to-shift", {"heat": 1}), "HEAT-1-4")
THREE_GEARS = Reason(Phrase("heat-no-three-gears"), "HEAT-1-5")
GEAR_IS_SET = Reason(Phrase("heat-no-gear-is-set"), "RUL-HEAT-5")


@pytest.mark.rule("HEAT-1-4", "HEAT-1-5", "RUL-HEAT-5")
def test_gears_out_of_reach_are_barred_with_their_reason() -> None:
    race = race_with(car(engine=0), car(-9, engine=0, gear=3), car(-8, engine=1, gear=2))
    assert GAME.barred(view(race, 0)) == [
        Barred(AnyPlan(3), gear_label(3), NO_HEAT_TO_SHIFT),
        Barred(AnyPlan(4), gear_label(4), THREE_GEARS),
    ]
    assert GAME.barred(view(race, 1)) == [Barred(AnyPlan(1), gear_label(1), NO_HEAT_TO_SHIFT)]
    assert GAME.barred(view(race, 2)) == []
    play(race, 0, "plan 2 1+2")
    assert GAME.barred(view(race, 0)) == [
        Barred(AnyPlan(gear), gear_label(gear), GEAR_IS_SET) for gear in (1, 3, 4)
    ]


def test_what_is_barred_in_react() -> None:
    race = race_with(car(10, gear=3, engine=1), car(5, gear=1, engine=1), car(-9))
    plan_all(race, "plan 3 1+2+3", "plan 1 1", "plan 1 1")
    cool = Phrase("heat-label-no-cooldown")
    ahead = Reason(Phrase("heat-no-adrenaline-ahead"), "HEAT-4-1")
    assert GAME.barred(view(race, 0)) == [
        Barred(
            AnyCooldown(), cool, Reason(Phrase("heat-no-cooldown-in-gear", {"gear": 3}), "HEAT-5-7")
        ),
        Barred(UseAdrenaline(1), Phrase("heat-do-adrenaline", {"speed": 1}), ahead),
    ]
    # Not their turn, or nobody's seat: nothing to look for.
    assert GAME.barred(view(race, 1)) == []
    assert GAME.barred(view(race, None)) == []
    pass_on(race, 0)
    no_heat = Reason(Phrase("heat-no-heat-in-hand"), "HEAT-5-4")
    assert GAME.barred(view(race, 1)) == [
        Barred(AnyCooldown(), cool, no_heat),
        Barred(UseAdrenaline(1), Phrase("heat-do-adrenaline", {"speed": 1}), ahead),
    ]
    play(race, 1, "boost")
    assert GAME.barred(view(race, 1)) == [
        Barred(AnyCooldown(), cool, no_heat),
        Barred(
            Boost(1),
            BOOST,
            Reason(Phrase("heat-no-second-boost"), "HEAT-5-9"),
        ),
        Barred(UseAdrenaline(1), Phrase("heat-do-adrenaline", {"speed": 1}), ahead),
    ]


def test_what_is_barred_with_adrenaline_and_an_empty_engine() -> None:
    race = race_with(car(10), car(5, gear=2, engine=0, hand="1 2 heat heat 4"), circuit=ring())
    turn(race, 1, "plan 2 1+2")
    no_boost = Barred(
        Boost(1),
        BOOST,
        Reason(Phrase("heat-no-heat-to-boost", {"heat": 1}), "HEAT-5-13"),
    )
    assert GAME.barred(view(race, 1)) == [no_boost]
    play(race, 1, "adrenaline")
    used = Barred(
        UseAdrenaline(1),
        Phrase("heat-do-adrenaline", {"speed": 1}),
        Reason(Phrase("heat-no-adrenaline-left"), "HEAT-4-3"),
    )
    assert GAME.barred(view(race, 1)) == [no_boost, used]
    play(race, 1, "cooldown gear 1")
    assert GAME.barred(view(race, 1)) == [used]
    play(race, 1, "cooldown adrenaline 1")
    assert GAME.barred(view(race, 1)) == [
        Barred(
            AnyCooldown(),
            Phrase("heat-label-no-cooldown"),
            Reason(Phrase("heat-no-cooldown-left"), "RUL-HEAT-18"),
        ),
        used,
    ]


@pytest.mark.rule("HEAT-8-3", "HEAT-8-4")
def test_what_is_barred_in_discard() -> None:
    race = race_with(car(5, hand="start0 3 stress stress heat startheat"), car(-9))
    turn(race, 0, "plan 1 start0")
    play(race, 0, "react-done")
    no_heat = Reason(Phrase("heat-no-discard-heat"), "HEAT-8-4")
    assert GAME.barred(view(race, 0)) == [
        Barred(
            Discard(card("stress")),
            Phrase("heat-do-discard", {"card": Phrase("heat-card-stress")}),
            Reason(Phrase("heat-no-discard-stress"), "HEAT-8-3"),
        ),
        Barred(
            Discard(card("heat")),
            Phrase("heat-do-discard", {"card": Phrase("heat-card-heat")}),
            no_heat,
        ),
        Barred(
            Discard(card("startheat")),
            Phrase("heat-do-discard", {"card": Phrase("heat-card-startheat")}),
            no_heat,
        ),
    ]
    assert GAME.barred(view(race, 1)) == []


def test_nothing_is_barred_in_slipstream_after_the_finish_and_after_the_race() -> None:
    race = race_with(car(10), car(11), car(41, place=1), car(-9), circuit=ring())
    assert GAME.barred(view(race, 2)) == []
    turn(race, 0, "plan 1 start0")
    play(race, 0, "react-done")
    assert race.step == Step.SLIPSTREAM
    assert GAME.barred(view(race, 0)) == []
    over = race_with(car(41, place=1), car(11), circuit=ring())
    play(over, 1, "stop")
    assert GAME.barred(view(over, 1)) == []
    assert GAME.barred(view(over, 0)) == []
