from __future__ import annotations

import pytest

from hotseat.core import FileText, Invalid, Setting
from hotseat.core.settings import read_settings
from hotseat.games import NAMES, game

SCHEMA = (
    Setting("track", "choice", default="usa", choices=("usa", "italy"), takes_file=True),
    Setting("laps", "number", default=2, low=1, high=9),
    Setting("rain", "flag", default=False),
    Setting("heat", "number", default=0, low=0, high=2, per_seat=True),
    Setting(
        "colour",
        "choice",
        default="",
        choices=("red", "blue", "green"),
        per_seat=True,
        differs_by_seat=True,
    ),
    Setting("storm", "flag", default=False, needs=("rain", "yes")),
)


def code(given: dict[str, object], seats: int = 2) -> str:
    with pytest.raises(Invalid) as caught:
        read_settings(SCHEMA, given, seats)
    return caught.value.phrase.code


def test_every_setting_has_its_default() -> None:
    assert read_settings(SCHEMA, {}, 3) == {
        "track": "usa",
        "laps": 2,
        "rain": False,
        "heat": (0, 0, 0),
        "colour": ("red", "blue", "green"),
        "storm": False,
    }


def test_values_may_come_as_text() -> None:
    values = read_settings(
        SCHEMA, {"laps": "9", "rain": "yes", "storm": "yes", "heat": ["1", "2"]}, 2
    )
    assert values["laps"] == 9
    assert values["rain"] is True
    assert values["storm"] is True
    assert values["heat"] == (1, 2)


@pytest.mark.parametrize(
    ("text", "value"), [("yes", True), ("true", True), ("no", False), ("false", False)]
)
def test_a_flag_is_yes_or_no_and_true_or_false_mean_the_same(text: str, value: bool) -> None:
    assert read_settings(SCHEMA, {"rain": text}, 2)["rain"] is value


def test_one_value_is_for_all_seats() -> None:
    assert read_settings(SCHEMA, {"heat": "2"}, 3)["heat"] == (2, 2, 2)


def test_a_file_may_stand_for_a_choice() -> None:
    file = FileText("a.toml", "text")
    assert read_settings(SCHEMA, {"track": file}, 2)["track"] == file
    plain = {"file": "a.toml", "text": "text"}
    assert read_settings(SCHEMA, {"track": plain}, 2)["track"] == file
    assert code({"laps": file}) == "invalid-setting-number"
    assert code({"track": {"file": 1}}) == "invalid-setting-file"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"wheels": 4}, "invalid-setting-unknown"),
        ({"track": "mars"}, "invalid-setting-choice"),
        ({"track": 1}, "invalid-setting-choice"),
        ({"laps": 0}, "invalid-setting-number"),
        ({"laps": 10}, "invalid-setting-number"),
        ({"laps": "two"}, "invalid-setting-number"),
        ({"laps": "²"}, "invalid-setting-number"),
        ({"laps": "9" * 10_000}, "invalid-setting-number"),
        ({"laps": True}, "invalid-setting-number"),
        ({"laps": 2.5}, "invalid-setting-number"),
        ({"rain": "perhaps"}, "invalid-setting-flag"),
        ({"rain": 1}, "invalid-setting-flag"),
        ({"heat": [1, 2, 0]}, "invalid-setting-seats"),
        ({"heat": "3"}, "invalid-setting-number"),
        ({"colour": ["red", "red"]}, "invalid-setting-twice"),
        ({"colour": "red"}, "invalid-setting-twice"),
        ({"storm": True}, "invalid-setting-needs"),
    ],
)
def test_what_cannot_be_used_is_refused(given: dict[str, object], expected: str) -> None:
    assert code(given) == expected


BRINGING = (
    Setting(
        "evening",
        "choice",
        default="none",
        choices=("none", "long"),
        takes_file=True,
        brings=(("snacks", "warm"),),
    ),
    Setting("snacks", "choice", default="none", choices=("none", "cold", "warm")),
)


@pytest.mark.parametrize(
    ("given", "snacks"),
    [
        ({}, "none"),
        ({"evening": "none"}, "none"),
        ({"evening": "long"}, "warm"),
        ({"evening": FileText("mine.toml", "")}, "warm"),
        ({"evening": {"file": "mine.toml", "text": ""}}, "warm"),
        ({"evening": "long", "snacks": "cold"}, "cold"),
        ({"evening": "long", "snacks": "none"}, "none"),
    ],
)
def test_a_setting_brings_others_along_where_nobody_chose(
    given: dict[str, object], snacks: str
) -> None:
    assert read_settings(BRINGING, given, 2)["snacks"] == snacks


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_not_set_up_for_more_or_fewer_than_can_play_it(name: str) -> None:
    seats = game(name).seats
    for given in (-1, seats.start - 1, seats.stop, 10**30):
        with pytest.raises(Invalid) as refused:
            game(name).settings({}, given)
        assert refused.value.phrase.code == "invalid-seats"


def test_what_nobody_caught_is_read_as_a_sentence() -> None:
    with pytest.raises(Invalid) as raised:
        game("heat").settings({"laps": 99}, 2)
    assert str(raised.value) == (
        "Setting laps cannot be “99”; it is a whole number from 0 to 9. (invalid-setting-number)"
    )
