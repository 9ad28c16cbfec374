"""How sure a choice is: ranges, names of chances, and the exact odds of + symbols."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from hotseat.games.heat import GAME
from hotseat.games.heat.facts import Sort
from hotseat.games.heat.odds import percent_of, share_of
from hotseat.games.heat.outcomes import Odds
from hotseat.games.heat.state import Race
from tests.games.heat.build import (
    FACTS,
    car,
    cards,
    option,
    play,
    race_with,
    ring,
    turn,
    view,
)
from tests.games.heat.previews import chances, preview

# The odds


def odds(race: Race, seat: int, text: str) -> Odds | None:
    found = GAME.preview(view(race, seat), option(race, seat, text))
    assert found is not None
    return found.odds


def test_what_is_certain_is_said_as_certain() -> None:
    race = race_with(car(17, gear=2, engine=3), car(30), circuit=ring(laps=2))
    assert odds(race, 0, "plan 1 4") == Odds(4, 4, 0, 0, "never", 0)
    assert odds(race, 0, "plan 2 2+4") == Odds(6, 6, 2, 2, "always", 0, 100)
    assert odds(race, 0, "plan 2 4+start5") == Odds(9, 9, 0, 0, "never", 100)


@pytest.mark.rule("HEAT-STRESS-2", "HEAT-7-3")
def test_what_stress_decides_is_a_range_with_its_chance() -> None:
    # 1, 2, 3 or 4 more, equally likely; the limit is 4.
    deck = "1 2 3 4 1 2 3 4"
    race = race_with(
        car(17, gear=2, engine=3, deck=deck, discard=""), car(30), circuit=ring(laps=2)
    )
    assert odds(race, 0, "plan 2 2+stress") == Odds(3, 6, 1, 2, "half", 0, 50)
    assert odds(race, 0, "plan 2 1+stress") == Odds(2, 5, 1, 1, "quarter", 0, 25)
    assert odds(race, 0, "plan 2 4+stress") == Odds(5, 8, 1, 3, "three-quarters", 25, 75)
    # Two gears up cost Heat whatever is flipped.
    low = race_with(car(16, gear=1, engine=3, deck=deck), car(30), circuit=ring(laps=2))
    assert odds(low, 0, "plan 3 1+2+stress") == Odds(4, 7, 1, 3, "three-quarters", 25, 75)


def test_a_boost_is_a_range_too() -> None:
    race = race_with(
        car(15, engine=3, hand="4", deck="1 2 3 4", discard=""), car(-9), circuit=ring(laps=2)
    )
    turn(race, 0, "plan 1 4")
    assert odds(race, 0, "boost") == Odds(5, 8, 2, 3, "half", 50, 50)  # the corner too


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
