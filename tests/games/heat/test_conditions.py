"""What the circuit demands is read in one place, and judged in one place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hotseat
from hotseat.games.heat.conditions import conditions
from hotseat.games.heat.corners import corners_cost, judge_corners
from tests.games.heat.build import FACTS, USA, ring

SOURCES = Path(hotseat.__file__).parent
READ_ELSEWHERE = re.compile(r"corner\.limit\b|\.slipstream_spaces\b(?!\()|\.boost_heat\b(?!\()")


def test_nobody_else_reads_limits_slipstream_or_boost() -> None:
    found = [
        f"{file.name}: {line.strip()}"
        for folder in ("games/heat", "bots", "arena", "table", "server")
        for file in sorted((SOURCES / folder).glob("*.py"))
        if file.name not in ("conditions.py", "facts.py", "data.py", "circuit_file.py")
        for line in file.read_text("utf-8").splitlines()
        if READ_ELSEWHERE.search(line)
    ]
    assert found == []


def test_equal_races_share_their_conditions() -> None:
    assert conditions(FACTS, USA, 2) is conditions(FACTS, USA, 2)
    assert conditions(FACTS, USA, 2) is not conditions(FACTS, USA, 1)


def test_the_limits_are_those_of_the_corners_in_order() -> None:
    assert conditions(FACTS, USA, 2).limits() == (7, 3, 3, 2)


# The judge


@pytest.mark.rule("HEAT-7-3", "HEAT-7-5", "HEAT-7-7")
@pytest.mark.parametrize(
    ("start", "end", "speed", "costs"),
    [
        (10, 12, 9, [2]),  # corner 1, limit 7
        (10, 11, 9, []),
        (48, 57, 9, [6, 7]),  # corners 3 and 4
        (69 + 56, 69 + 58, 3, [1]),
        (2 * 69 - 1, 2 * 69 + 13, 14, []),  # beyond the finish
    ],
)
def test_each_corner_crossed_costs_the_speed_above_its_limit(
    start: int, end: int, speed: int, costs: list[int]
) -> None:
    judged = judge_corners(conditions(FACTS, USA, 2), start, end, speed, 20)
    assert [crossing.cost for crossing in judged.crossings] == costs
    assert (judged.engine, judged.spins_out) == (20 - sum(costs), False)
    assert corners_cost(conditions(FACTS, USA, 2), start, end, speed) == sum(costs)


@pytest.mark.rule("RUL-HEAT-35", "HEAT-SPIN-7")
def test_who_cannot_pay_spins_out_there_and_reaches_no_later_corner() -> None:
    course = conditions(FACTS, ring(spaces=60, corners=((20, 4), (25, 2), (30, 4))), 1)
    judged = judge_corners(course, 18, 31, 6, 5)
    assert [(crossing.corner.number, crossing.cost) for crossing in judged.crossings] == [
        (1, 2),
        (2, 4),
    ]
    assert (judged.engine, judged.spins_out) == (0, True)
    assert judged.crossings[-1].line == 25
    enough = judge_corners(course, 18, 31, 6, 6)
    assert (enough.engine, enough.spins_out) == (0, True)  # nothing is left for the third
    assert [crossing.line for crossing in enough.crossings] == [20, 25, 30]
