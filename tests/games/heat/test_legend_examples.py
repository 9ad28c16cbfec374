"""The worked examples of the Legends expansion on its test track (EX-LGX), one row each."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from hotseat.games.heat.state import OFF, Car
from tests.games.heat.legends import drive, legend, off, pair, race_of, t60

R, O = 0, 1  # noqa: E741 -- as the examples call the two Spots of a Space


class Row(NamedTuple):
    """An example: where the Legend starts, what is around it, and where it ends."""

    start: int
    end: int
    cars: list[Car]
    spot: int | None
    more: dict[str, Any]


def row(start: int, end: int, *cars: Car, spot: int | None = None, **more: object) -> Row:
    """Write an example down; `more` is for `race_of`."""
    return Row(start, end, list(cars), spot, more)


# road: one token a corner; the sector after corner 3 reaches to corner 1.
PLAIN = "heat_control"


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(
            row(45, 58, card=(13, 1)), marks=pytest.mark.rule("EX-LGX-1", "LGX-BASE-4"), id="1"
        ),
        pytest.param(
            row(5, 17, card=(16, 2)), marks=pytest.mark.rule("EX-LGX-2", "LGX-BASE-5"), id="2"
        ),
        pytest.param(
            row(16, 22, card=(12, 2)), marks=pytest.mark.rule("EX-LGX-3", "LGX-BASE-3"), id="3"
        ),
        pytest.param(
            row(18, 24, card=(12, 3)), marks=pytest.mark.rule("EX-LGX-4", "LGX-BASE-6"), id="4"
        ),
        pytest.param(
            row(18, 23, *pair(24), card=(12, 3)),
            marks=pytest.mark.rule("EX-LGX-5", "LGX-BASE-6", "LGX-BASE-7"),
            id="5",
        ),
        pytest.param(
            row(16, 21, card=(12, 2), road=f"limit_minus {PLAIN} {PLAIN}"),
            marks=pytest.mark.rule("EX-LGX-6", "LGX-BASE-12"),
            id="6",
        ),
        pytest.param(
            row(110, 130, card=(20, 3)),
            marks=pytest.mark.rule("EX-LGX-7", "LGX-BASE-11", "RUL-LGX-24"),
            id="7",
        ),
        pytest.param(
            row(45, 58, card=(13, 1), star="draft", level=1),
            marks=pytest.mark.rule("EX-LGX-8", "LGX-LEVEL-3"),
            id="8",
        ),
        pytest.param(
            row(45, 59, card=(13, 1), adrenaline=True),
            marks=pytest.mark.rule("EX-LGX-13", "LGX-ADR-3"),
            id="13",
        ),
        pytest.param(
            row(45, 58, *pair(59), card=(13, 1), adrenaline=True),
            marks=pytest.mark.rule("EX-LGX-14", "LGX-ADR-4"),
            id="14",
        ),
        pytest.param(
            row(5, 20, card=(16, 0), adrenaline=True),
            marks=pytest.mark.rule("EX-LGX-15", "RUL-LGX-10"),
            id="15",
        ),
        pytest.param(
            row(18, 24, card=(12, 2), adrenaline=True),
            marks=pytest.mark.rule("EX-LGX-16", "RUL-LGX-3"),
            id="16",
        ),
        pytest.param(
            row(45, 56, legend(57), star="draft"),
            marks=pytest.mark.rule(
                "EX-LGX-17", "LGX-AB-DRAFT-1", "LGX-AB-DRAFT-2", "LGX-AB-DRAFT-3"
            ),
            id="17",
        ),
        pytest.param(
            row(45, 55, legend(55), spot=O, star="draft"),
            marks=pytest.mark.rule("EX-LGX-18", "LGX-STAR-6", "RUL-LGX-12", "LGX-BASE-8"),
            id="18",
        ),
        pytest.param(
            row(45, 55, legend(59), star="draft"),
            marks=pytest.mark.rule("EX-LGX-19", "RUL-LGX-12", "LGX-AB-PLUS-1"),
            id="19",
        ),
        pytest.param(
            row(45, 58, legend(59), adrenaline=True, star="draft"),
            marks=pytest.mark.rule("EX-LGX-20", "LGX-COMB-1"),
            id="20",
        ),
        pytest.param(
            row(45, 58, legend(58), spot=O, adrenaline=True, star="draft"),
            marks=pytest.mark.rule("EX-LGX-21", "LGX-COMB-1", "RUL-LGX-5"),
            id="21",
        ),
        pytest.param(
            row(45, 57, *pair(58), adrenaline=True, star="draft"),
            marks=pytest.mark.rule("EX-LGX-22", "RUL-LGX-4"),
            id="22",
        ),
        pytest.param(
            row(17, 23, legend(26), card=(12, 1), star="draft"),
            marks=pytest.mark.rule("EX-LGX-23", "RUL-LGX-12"),
            id="23",
        ),
        pytest.param(
            row(45, 58, legend(57), rival="slipstream", star="draft"),
            marks=pytest.mark.rule("EX-LGX-24", "LGX-COMB-2", "LGX-RIVAL-8"),
            id="24",
        ),
        pytest.param(
            row(45, 54, *pair(55), adrenaline=True, star="draft"),
            marks=pytest.mark.rule("EX-LGX-25", "RUL-LGX-4", "LGX-AB-PLUS-2"),
            id="25",
        ),
        pytest.param(
            row(105, 120, legend(121), card=(12, 1), star="draft"),
            marks=pytest.mark.rule("EX-LGX-26", "RUL-LGX-12", "RUL-LGX-24"),
            id="26",
        ),
        pytest.param(
            row(45, 65, card=(13, 1), star="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-27", "LGX-AB-THROTTLE-2"),
            id="27",
        ),
        pytest.param(
            row(5, 19, card=(16, 3), star="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-28", "LGX-AB-THROTTLE-3"),
            id="28",
        ),
        pytest.param(
            row(5, 18, *pair(19), card=(16, 3), star="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-29", "RUL-LGX-11"),
            id="29",
        ),
        pytest.param(
            row(5, 20, card=(16, 3), adrenaline=True, star="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-30", "RUL-LGX-10"),
            id="30",
        ),
        pytest.param(
            row(16, 23, card=(12, 2), star="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-31", "LGX-STAR-6", "LGX-AB-THROTTLE-1"),
            id="31",
        ),
        pytest.param(
            row(16, 22, card=(12, 2), rival="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-32", "LGX-RIVAL-11"),
            id="32",
        ),
        pytest.param(
            row(45, 65, card=(13, 1), rival="full_throttle", star="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-33", "LGX-RIVAL-9", "LGX-STAR-7"),
            id="33",
        ),
        pytest.param(
            row(16, 23, card=(12, 2), rival="full_throttle", star="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-34", "RUL-LGX-9"),
            id="34",
        ),
        pytest.param(
            row(5, 19, card=(16, 0), star="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-35", "RUL-LGX-7", "LGX-STAR-7"),
            id="35",
        ),
        pytest.param(
            row(15, 23, card=(12, 2), rival="adjust_speed_limit"),
            marks=pytest.mark.rule("EX-LGX-36", "LGX-AB-LIMIT-2"),
            id="36",
        ),
        pytest.param(
            row(18, 24, card=(12, 2), rival="adjust_speed_limit"),
            marks=pytest.mark.rule("EX-LGX-37", "RUL-LGX-3", "RUL-LGX-13"),
            id="37",
        ),
        pytest.param(
            row(45, 58, card=(13, 1), rival="adjust_speed_limit"),
            marks=pytest.mark.rule("EX-LGX-38", "LGX-AB-LIMIT-1"),
            id="38",
        ),
        pytest.param(
            row(
                16,
                24,
                card=(12, 1),
                rival="adjust_speed_limit",
                adrenaline=True,
                star="full_throttle",
            ),
            marks=pytest.mark.rule("EX-LGX-39", "LGX-COMB-1", "RUL-LGX-3"),
            id="39",
        ),
        pytest.param(
            row(45, 56, legend(55), star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-40", "LGX-AB-SLIP-1"),
            id="40",
        ),
        pytest.param(
            row(45, 56, legend(54), star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-41", "LGX-AB-SLIP-1"),
            id="41",
        ),
        pytest.param(
            row(45, 55, star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-42", "LGX-STAR-6", "RUL-LGX-6"),
            id="42",
        ),
        pytest.param(
            row(45, 57, legend(55), road=f"{PLAIN} {PLAIN} slipstream", star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-43", "LGX-AB-SLIP-3", "RUL-LGX-27"),
            id="43",
        ),
        pytest.param(
            row(
                45,
                55,
                legend(55),
                spot=O,
                weather="fog",
                road=f"{PLAIN} {PLAIN} weather",
                star="slipstream",
            ),
            marks=pytest.mark.rule("EX-LGX-44", "LGX-AB-SLIP-2"),
            id="44",
        ),
        pytest.param(
            row(45, 56, legend(55), rival="slipstream", star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-45", "LGX-RIVAL-9", "LGX-AB-SLIP-4"),
            id="45",
        ),
        pytest.param(
            row(45, 57, legend(56), rival="slipstream", star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-46", "LGX-RIVAL-10", "RUL-LGX-8"),
            id="46",
        ),
        pytest.param(
            row(45, 57, legend(56), adrenaline=True, star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-47", "LGX-COMB-2"),
            id="47",
        ),
        pytest.param(
            row(5, 21, legend(20), card=(16, 0), star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-48", "RUL-LGX-10"),
            id="48",
        ),
        pytest.param(
            row(18, 24, legend(24), spot=O, card=(12, 1), star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-49", "RUL-LGX-3"),
            id="49",
        ),
        pytest.param(
            row(18, 23, *pair(24), card=(12, 1), star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-50", "RUL-LGX-14"),
            id="50",
        ),
        pytest.param(
            row(105, 119, legend(119), spot=O, card=(13, 1), star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-51", "LGX-AB-SLIP-5"),
            id="51",
        ),
        pytest.param(
            row(
                105,
                119,
                legend(118),
                card=(12, 1),
                road=f"{PLAIN} {PLAIN} slipstream",
                star="slipstream",
            ),
            marks=pytest.mark.rule("EX-LGX-52", "RUL-LGX-14"),
            id="52",
        ),
        pytest.param(
            row(115, 129, legend(129), spot=O, card=(13, 1), star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-53", "RUL-LGX-24"),
            id="53",
        ),
        pytest.param(
            row(45, 56, legend(115), star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-54", "RUL-LGX-1"),
            id="54",
        ),
        pytest.param(
            row(18, 25, card=(12, 3), rival="reckless"),
            marks=pytest.mark.rule("EX-LGX-55", "LGX-AB-RECKLESS-2"),
            id="55",
        ),
        pytest.param(
            row(5, 17, card=(16, 2), rival="reckless"),
            marks=pytest.mark.rule("EX-LGX-56", "LGX-AB-RECKLESS-1"),
            id="56",
        ),
        pytest.param(
            row(18, 26, card=(12, 2), rival="reckless", adrenaline=True, star="draft"),
            marks=pytest.mark.rule("EX-LGX-57", "RUL-LGX-3", "RUL-LGX-31"),
            id="57",
        ),
        pytest.param(
            row(18, 25, card=(12, 3), circuit=t60(((18, 1),))),
            marks=pytest.mark.rule("EX-LGX-58", "LGX-BASE-13", "RUL-LGX-37"),
            id="58",
        ),
        pytest.param(
            row(45, 53, legend(54, impeding=True)),
            marks=pytest.mark.rule("EX-LGX-59", "LGX-AB-IMPEDE-1"),
            id="59",
        ),
        pytest.param(
            row(45, 53, legend(54, impeding=True), star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-60", "LGX-AB-IMPEDE-3"),
            id="60",
        ),
        pytest.param(
            row(
                45,
                53,
                legend(54, impeding=True),
                legend(53),
                spot=O,
                card=(8, 0),
                star="slipstream",
            ),
            marks=pytest.mark.rule("EX-LGX-61", "RUL-LGX-16"),
            id="61",
        ),
        pytest.param(
            row(45, 55, legend(54, impeding=True), card=(10, 0)),
            marks=pytest.mark.rule("EX-LGX-62", "RUL-LGX-16"),
            id="62",
        ),
        pytest.param(
            row(45, 54, legend(54), spot=O, rival="impeding"),
            marks=pytest.mark.rule("EX-LGX-63", "LGX-AB-IMPEDE-2"),
            id="63",
        ),
        pytest.param(
            row(45, 53, legend(54, impeding=True), card=(7, 0), star="draft"),
            marks=pytest.mark.rule("EX-LGX-64", "RUL-LGX-12"),
            id="64",
        ),
        pytest.param(
            row(45, 54, *pair(54), spot=OFF, rival="nimble"),
            marks=pytest.mark.rule("EX-LGX-65", "LGX-AB-NIMBLE-3"),
            id="65",
        ),
        pytest.param(
            row(45, 54, legend(54), spot=R, rival="nimble"),
            marks=pytest.mark.rule("EX-LGX-67", "LGX-AB-NIMBLE-4"),
            id="67",
        ),
        pytest.param(
            row(45, 55, *pair(54), *pair(55), spot=OFF, rival="nimble", adrenaline=True),
            marks=pytest.mark.rule("EX-LGX-69", "LGX-AB-NIMBLE-2"),
            id="69",
        ),
        pytest.param(
            row(45, 56, *pair(54), *pair(56), spot=OFF, rival="nimble", star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-70", "LGX-AB-NIMBLE-1"),
            id="70",
        ),
        pytest.param(
            row(45, 54, legend(54, impeding=True), spot=OFF, rival="nimble"),
            marks=pytest.mark.rule("EX-LGX-71", "RUL-LGX-34"),
            id="71",
        ),
        pytest.param(
            row(17, 22, legend(23, impeding=True), *pair(24), card=(12, 3), adrenaline=True),
            marks=pytest.mark.rule("EX-LGX-81", "RUL-LGX-4", "RUL-LGX-16"),
            id="81",
        ),
        pytest.param(
            row(19, 27, legend(28), card=(12, 2), rival="reckless", star="draft"),
            marks=pytest.mark.rule("EX-LGX-82", "LGX-AB-RECKLESS-2", "RUL-LGX-12"),
            id="82",
        ),
        pytest.param(
            row(45, 55, legend(55), *pair(56), spot=O, rival="impeding", star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-83", "LGX-AB-SLIP-1", "LGX-AB-IMPEDE-2"),
            id="83",
        ),
        pytest.param(
            row(108, 127, *pair(128), card=(13, 1), adrenaline=True, star="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-84", "RUL-LGX-7", "RUL-LGX-24"),
            id="84",
        ),
        pytest.param(
            row(
                108,
                119,
                legend(119),
                spot=O,
                rival="slipstream",
                adrenaline=True,
                star="slipstream",
            ),
            marks=pytest.mark.rule("EX-LGX-85", "RUL-LGX-8", "LGX-AB-SLIP-5"),
            id="85",
        ),
        pytest.param(
            row(22, 28, *pair(27), spot=R, card=(12, 2), rival="nimble", star="full_throttle"),
            marks=pytest.mark.rule("EX-LGX-86", "LGX-AB-NIMBLE-1", "LGX-AB-NIMBLE-2"),
            id="86",
        ),
        pytest.param(
            row(5, 19, legend(19), *pair(20), spot=O, card=(16, 1), rival="slipstream"),
            marks=pytest.mark.rule("EX-LGX-87", "LGX-AB-SLIP-1"),
            id="87",
        ),
        pytest.param(
            row(45, 55, legend(55, impeding=True), spot=OFF, rival="nimble", star="slipstream"),
            marks=pytest.mark.rule("EX-LGX-88", "LGX-AB-IMPEDE-3", "LGX-AB-NIMBLE-3"),
            id="88",
        ),
        pytest.param(
            row(45, 57, *pair(58), off(58), star="draft"),
            marks=pytest.mark.rule("EX-LGX-89", "RUL-LGX-12", "RUL-LGX-17"),
            id="89",
        ),
    ],
)
def test_a_legend_ends_where_the_example_says(example: Row) -> None:
    race = race_of(legend(example.start), *example.cars, **example.more)
    drive(race)
    car = race.cars[0]
    assert car.progress == example.end
    if example.spot is not None:
        assert car.spot == example.spot
