"""Circuit files: the packaged ones as printed, broken ones refused, a user's own raced."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hotseat.core import FastChance, FileText, Invalid, Phrase
from hotseat.games.heat import GAME, data
from hotseat.games.heat.circuit_file import read_circuit, read_circuit_file
from tests.games.heat.build import (
    car,
    circuit_text,
    race_with,
    ring,
    stands,
    view,
    whole_turn,
)
from tests.in_words import in_words

# The four tracks: name, laps, Spaces, corners as (line, limit, gap, Legends Line, Race Line before
# and after), and the side of pole position. Heat 6 and Stress 3 everywhere.
Corner = tuple[int, int, int, int, str, str]
PRINTED: dict[str, tuple[str, int, int, list[Corner], str]] = {
    "usa": (
        "USA",
        2,
        69,
        [
            (12, 7, 24, 2, "left", "right"),
            (33, 3, 21, 27, "right", "right"),
            (49, 3, 16, 43, "right", "right"),
            (57, 2, 8, 52, "right", "left"),
        ],
        "left",
    ),
    "great_britain": (
        "Great Britain",
        2,
        63,
        [
            (15, 10, 30, 2, "right", "right"),
            (30, 6, 15, 21, "right", "right"),
            (37, 5, 7, 30, "right", "left"),
            (43, 4, 6, 37, "left", "left"),
            (48, 3, 5, 43, "left", "right"),
        ],
        "right",
    ),
    "italy": (
        "Italy",
        3,
        54,
        [
            (10, 5, 38, 2, "right", "right"),
            (19, 2, 9, 14, "right", "left"),
            (26, 3, 7, 20, "left", "right"),
        ],
        "right",
    ),
    "france": (
        "France",
        2,
        60,
        [
            (12, 5, 25, 4, "right", "right"),
            (20, 2, 8, 15, "right", "right"),
            (27, 4, 7, 20, "right", "left"),
            (39, 3, 12, 33, "left", "right"),
            (47, 4, 8, 40, "right", "right"),
        ],
        "right",
    ),
}

# The drawn centre lines: points "x,y", and where on the lap each of them lies.
DRAWN = {
    "usa": (
        "740,110 840,160 895,270 915,370 925,425 930,490 885,570 800,595 680,590 565,590 "
        "445,595 365,590 230,590 120,600 70,550 85,500 190,455 225,425 255,365 275,295 "
        "295,235 345,125 405,60 450,50 500,110 470,175 445,210 400,285 365,340 375,390 "
        "425,385 460,330 530,235 580,170 630,125 675,110",
        "0 2.5 5.5 8 9.5 11 13 15 18 21 24 26 29.5 32 33.5 34.5 37 38 39.5 41.5 43 46 48 49 "
        "50.5 52 53 55 56.5 57.5 58.5 60 63 65 66.5 67.5",
    ),
    "great_britain": (
        "205,130 290,60 415,50 530,50 645,50 705,50 770,60 835,125 835,250 820,330 785,445 "
        "755,500 705,565 645,600 580,575 555,535 565,445 605,365 595,315 555,290 510,300 "
        "450,335 400,335 335,365 330,420 360,455 430,470 475,495 485,540 440,565 380,535 "
        "320,505 225,450 170,360 160,275 170,215",
        "0 2.5 5.5 8.5 11.5 13 14.5 16.5 19.5 21.5 24.5 26 28 29.5 31 32 34 36 37 38 39 40.5 "
        "41.5 43 44 45 46.5 47.5 48.5 49.5 51 52.5 55 57.5 59.5 61",
    ),
    "italy": (
        "780,270 790,355 760,440 700,500 655,545 590,595 540,600 485,555 470,490 440,375 "
        "420,290 375,270 345,310 360,365 375,435 400,530 380,575 330,590 290,565 255,465 "
        "230,350 210,250 240,165 335,75 420,55 485,50 610,65 690,105 720,140 750,195",
        "0 2 4 6 7.5 9.5 10.5 12 13.5 16.5 18.5 19.5 20.5 21.5 23 25 26 27 28 30.5 33.5 36 38 "
        "41 43 44.5 47.5 49.5 50.5 52",
    ),
    "france": (
        "490,600 400,585 315,555 210,475 180,440 140,385 65,315 75,235 135,195 225,170 "
        "310,130 350,95 405,95 415,150 380,190 335,240 310,285 290,335 315,410 360,430 "
        "435,420 490,380 555,310 595,230 605,185 615,80 660,50 715,65 745,135 760,180 795,220 "
        "910,265 940,340 920,385 850,445 800,490 745,530 625,585",
        "0 2 4 7 8 9.5 11.5 13 14.5 16.5 18.5 19.5 20.5 21.5 22.5 24 25 26 27.5 28.5 30 31.5 "
        "33.5 35.5 36.5 38.5 39.5 40.5 42 43 44 46.5 48 49 51 52.5 54 57",
    ),
}


@pytest.mark.rule("HEAT-SET-5", "HEAT-TRK-1", "HEAT-TRK-2", "HEAT-TRK-3", "HEAT-TRK-5")
@pytest.mark.parametrize("key", data.CIRCUITS)
def test_a_packaged_circuit_is_as_printed(key: str) -> None:
    name, laps, spaces, corners, pole = PRINTED[key]
    file = data.circuit_file(key)
    assert (file.name, file.laps, file.spaces, file.spots) == (name, laps, spaces, 2)
    assert (file.heat, file.stress) == (6, 3)
    assert [
        (row.line, row.limit, row.gap, row.legends, *row.race_line) for row in file.corner
    ] == corners
    sides = ("left", "right") if pole == "left" else ("right", "left")
    assert list(file.grid) == [
        (space, side) for space in range(spaces - 1, spaces - 7, -1) for side in sides
    ]
    circuit = data.circuit(key)
    assert circuit.source == key
    assert (circuit.name, circuit.laps, circuit.spaces) == (name, laps, spaces)
    assert (circuit.spots, circuit.heat, circuit.stress) == (2, 6, 3)
    assert [
        (each.number, each.line, each.limit, each.legends_line) for each in circuit.corners
    ] == [(number, row[0], row[1], row[3]) for number, row in enumerate(corners, start=1)]
    assert circuit.grid == [
        (space, spot) for space in range(spaces - 1, spaces - 7, -1) for spot in (0, 1)
    ]


@pytest.mark.parametrize("key", data.CIRCUITS)
def test_a_packaged_circuit_is_drawn_as_traced(key: str) -> None:
    points, at = DRAWN[key]
    path = data.circuit_file(key).path
    assert " ".join(f"{x:g},{y:g}" for x, y in path.points) == points
    assert " ".join(f"{place:g}" for place in path.at) == at


# Broken files


GOOD = circuit_text(corners=((20, 4), (30, 5)))


def problem(text: str) -> tuple[str, str]:
    """Read a circuit that makes no sense; return what it should be and the value found."""
    with pytest.raises(Invalid) as raised:
        read_circuit("own.toml", "own", text, 6)
    phrase = raised.value.phrase
    assert phrase.code == "invalid-in-file"
    assert phrase.params["file"] == "own.toml"
    return in_words(phrase.params["problem"]), in_words(phrase.params["found"])


def decode_problem(text: str) -> str:
    """Read a file that is no circuit at all; return what is wrong with it."""
    with pytest.raises(Invalid) as raised:
        read_circuit("own.toml", "own", text, 6)
    phrase = raised.value.phrase
    assert phrase.code == "invalid-file-toml"
    assert phrase.params["file"] == "own.toml"
    return in_words(phrase.params["problem"])


def changed(old: str, new: str, text: str = GOOD, count: int = 1) -> str:
    """Return a file with one value changed."""
    assert old in text
    return text.replace(old, new, count)


def test_the_file_that_the_broken_ones_start_from_is_fine() -> None:
    circuit = read_circuit("own.toml", "own", GOOD, 6)
    assert (circuit.name, circuit.spaces, circuit.laps) == ("Ring", 40, 1)
    assert [(each.line, each.limit) for each in circuit.corners] == [(20, 4), (30, 5)]
    assert circuit.grid == [(39, 0), (39, 1), (38, 0), (38, 1), (37, 0), (37, 1)]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("spaces = 40", "spaces = ", "is not TOML"),
        ("spaces = 40", 'spaces = "forty"', "spaces "),
        ("spaces = 40", "", "spaces"),
        ("spaces = 40", "spaces = 40\nlength = 3", "length"),
        ("hotseat-circuit/1", "hotseat-circuit/2", "schema "),
        ('name = "Ring"', 'name = ""', "name "),
        ('name = "Ring"', f'name = "{"R" * 41}"', "name "),
        ("laps = 1", "laps = 0", "laps must be at least 1, not 0"),
        ("laps = 1", "laps = 10", "laps "),
        ("spaces = 40", "spaces = 19", "spaces "),
        ("spaces = 40", "spaces = 301", "spaces "),
        ("spots = 2", "spots = 0", "spots "),
        ("spots = 2", "spots = 5", "spots "),
        ("heat = 6", "heat = -1", "heat "),
        ("heat = 6", "heat = 9", "heat "),
        ("stress = 3", "stress = -1", "stress "),
        ("stress = 3", "stress = 7", "stress "),
        ("'right'", "'middle'", "grid 1, 2 must be one of left, right, not “middle”"),
        ('race_line = ["right", "right"]', 'race_line = ["right"]', "race_line"),
        ('["right", "right"]', '["right", "x"]', "race_line 2 must be one of left, right, not “x”"),
        ("[path]", "[road]", "road"),
    ],
)
def test_a_file_with_a_wrong_type_or_a_number_out_of_bounds_names_the_key(
    old: str, new: str, found: str
) -> None:
    assert found in decode_problem(changed(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "Ring"', 'name = "R"'),
        ('name = "Ring"', f'name = "{"R" * 40}"'),
        ("laps = 1", "laps = 9"),
        ("spots = 2", "spots = 4"),
        ("heat = 6", "heat = 0"),
        ("heat = 6", "heat = 8"),
        ("stress = 3", "stress = 0"),
        ("stress = 3", "stress = 6"),
    ],
)
def test_a_number_at_its_bound_is_fine(old: str, new: str) -> None:
    assert read_circuit("own.toml", "own", changed(old, new), 6).spaces == 40


def test_a_lap_has_20_to_300_spaces() -> None:
    small = circuit_text(spaces=20, corners=((10, 4),))
    assert read_circuit("own.toml", "own", small, 6).spaces == 20
    # The drawing must give each of them room, so that a circle of 300 is too narrow.
    large = circuit_text(spaces=300, corners=((10, 4),))
    assert problem(large)[0] == "a Space must be 15 to 120 units long"


def test_a_circuit_needs_a_corner() -> None:
    assert "corner" in decode_problem(GOOD.split("[[corner]]")[0])


def test_corner_lines_must_come_in_driving_order() -> None:
    assert problem(circuit_text(corners=((30, 4), (20, 5)))) == (
        "the Corner Lines must come in driving order",
        "corner.line = [30, 20]",
    )
    assert problem(circuit_text(corners=((20, 4), (20, 5)))) == (
        "the Corner Lines must come in driving order",
        "corner.line = [20, 20]",
    )


def test_corner_lines_must_lie_inside_the_lap() -> None:
    assert problem(circuit_text(corners=((0, 4), (20, 5)))) == (
        "corner 1 must lie inside the lap of 40 Spaces",
        "line = 0",
    )
    assert problem(circuit_text(corners=((20, 4), (40, 5)))) == (
        "corner 2 must lie inside the lap of 40 Spaces",
        "line = 40",
    )
    text = circuit_text(corners=((1, 4), (20, 5)))
    assert read_circuit("own.toml", "own", text, 6).corners[0].line == 1


def test_a_corner_needs_a_positive_limit() -> None:
    assert problem(changed("limit = 5", "limit = 0")) == (
        "corner 2 needs a positive Speed Limit of at most 30",
        "limit = 0",
    )
    assert read_circuit("o", "o", changed("limit = 5", "limit = 1"), 6).corners[1].limit == 1


def test_the_gaps_must_agree_with_the_lines() -> None:
    assert problem(changed("gap = 10", "gap = 11")) == (
        "corner 2 lies 10 Spaces after the line before, and all gaps together make the lap of 40",
        "gap = 11",
    )
    assert problem(changed("gap = 30", "gap = 29")) == (
        "corner 1 lies 30 Spaces after the line before, and all gaps together make the lap of 40",
        "gap = 29",
    )
    assert "gap = 40" in circuit_text(corners=((20, 4),))


@pytest.mark.parametrize(
    ("old", "value", "corner"),
    [
        ("legends = 19", -1, 1),
        ("legends = 19", 20, 1),
        ("legends = 29", 19, 2),
        ("legends = 29", 30, 2),
    ],
)
def test_a_legends_line_must_lie_between_the_line_before_and_its_own(
    old: str, value: int, corner: int
) -> None:
    assert problem(changed(old, f"legends = {value}")) == (
        f"the Legends Line of corner {corner} must lie between the line before and its own",
        f"legends = {value}",
    )


@pytest.mark.parametrize(("old", "value"), [("legends = 19", 0), ("legends = 29", 20)])
def test_a_legends_line_may_coincide_with_the_line_before(old: str, value: int) -> None:
    circuit = read_circuit("own.toml", "own", changed(old, f"legends = {value}"), 6)
    assert value in [each.legends_line for each in circuit.corners]


def test_the_race_line_must_go_on_where_the_corner_before_left_it() -> None:
    sides = 'race_line = ["right", "right"]'
    assert problem(changed(sides, 'race_line = ["right", "left"]')) == (
        "the Race Line reaches corner 2 on the left, where the corner before left it",
        "race_line = ['right', 'right']",
    )
    assert problem(changed(sides, 'race_line = ["left", "right"]')) == (
        "the Race Line reaches corner 1 on the right, where the corner before left it",
        "race_line = ['left', 'right']",
    )


def test_the_grid_needs_a_place_for_every_car() -> None:
    assert problem(changed(", [37, 'left']]", "]")) == ("the grid needs 6 places", "5 places")


def test_grid_places_must_lie_between_the_last_line_and_the_finish() -> None:
    assert problem(changed("[39, 'left']", "[29, 'left']")) == (
        "grid place 2 must lie between the last Corner Line and the Finish Line",
        "Space 29",
    )
    assert problem(changed("[39, 'left']", "[40, 'left']")) == (
        "grid place 2 must lie between the last Corner Line and the Finish Line",
        "Space 40",
    )
    circuit = read_circuit("own.toml", "own", changed("[37, 'left']", "[30, 'left']"), 6)
    assert circuit.grid[5] == (30, 1)


def test_the_grid_goes_back_from_its_first_place() -> None:
    assert problem(changed("[39, 'left']", "[30, 'left']")) == (
        "the grid must begin furthest ahead and go back",
        "Spaces [39, 30, 38, 38, 37, 37]",
    )


def test_a_limit_no_car_can_reach_is_no_limit() -> None:
    assert problem(changed("limit = 5", "limit = 31")) == (
        "corner 2 needs a positive Speed Limit of at most 30",
        "limit = 31",
    )
    assert read_circuit("o", "o", changed("limit = 5", "limit = 30"), 6).corners[1].limit == 30


@pytest.mark.parametrize("name", ["   ", "a\\u0000b", "\\u001b[2J"])
def test_the_name_of_a_circuit_can_be_read(name: str) -> None:
    said, found = problem(circuit_text(name=name))
    assert said == "the name must be readable"
    assert found.startswith("name = ")


@pytest.mark.parametrize("nonsense", ["limit = " + "9" * 5000, "z = " + "[" * 5000])
def test_a_file_that_is_too_much_is_refused(nonsense: str) -> None:
    with pytest.raises(Invalid, match="invalid-file-toml"):
        read_circuit("own.toml", "own", nonsense, 6)


def test_on_a_wide_track_the_far_side_of_the_grid_is_the_outermost_spot() -> None:
    circuit = read_circuit("own.toml", "own", circuit_text(spots=4), 6)
    assert circuit.grid[:2] == [(39, 0), (39, 3)]


def test_a_grid_place_can_be_given_once() -> None:
    assert problem(changed("[38, 'left']", "[39, 'left']")) == (
        "grid place 4 is already taken",
        "[39, 'left']",
    )


def test_with_one_spot_a_space_the_grid_has_one_side() -> None:
    one = circuit_text(spots=1)
    assert problem(changed("[38, 'right']", "[38, 'left']", one)) == (
        "with one Spot per Space the grid has only one side",
        "['left', 'right']",
    )
    assert [spot for _space, spot in read_circuit("o", "o", one, 6).grid] == [0] * 6


@pytest.mark.rule("HEAT-TRK-1", "HEAT-TRK-2")
def test_with_one_spot_a_space_both_sides_are_the_race_line_spot() -> None:
    left = circuit_text(spots=1).replace("'right'", "'left'")
    assert read_circuit("own.toml", "own", left, 6).grid == [
        (space, 0) for space in (39, 38, 37, 36, 35, 34)
    ]


AT = "at = [0.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0, 35.0]"


def test_a_path_needs_eight_points_and_as_many_places() -> None:
    assert problem(changed(", 35.0]", "]")) == (
        "the path needs at least 8 points and as many places on the lap",
        "8 points, 7 places",
    )
    fewer = changed(", 35.0]", "]")
    fewer = re.sub(r"points = \[(.*), \[\d+, \d+\]\]", r"points = [\1]", fewer)
    assert problem(fewer)[1] == "7 points, 7 places"
    assert problem(changed(", 30.0]", ", 30.0, 35.0]", fewer))[1] == "7 points, 8 places"


@pytest.mark.parametrize("point", ["[1001, 300]", "[-1, 300]", "[750, 651]", "[750, -1]"])
def test_a_path_must_stay_on_the_canvas(point: str) -> None:
    x, y = point.strip("[]").split(", ")
    assert problem(changed("[750, 300]", point)) == (
        "the path must stay on the canvas of 1,000 × 650",
        f"[{float(x)}, {float(y)}]",
    )


@pytest.mark.parametrize("corner", ["[1000, 300]", "[750, 650]", "[750, 0]"])
def test_a_path_may_touch_the_edge_of_the_canvas(corner: str) -> None:
    assert read_circuit("own.toml", "own", changed("[750, 300]", corner), 6).spaces == 40


def test_a_path_must_begin_at_the_finish_line() -> None:
    assert problem(changed("at = [0.0,", "at = [0.5,")) == (
        "the path must begin at the Finish Line, 0",
        "path.at = 0.5",
    )


def test_the_places_on_the_lap_must_grow_up_to_its_end() -> None:
    assert problem(changed("10.0, 15.0", "10.0, 10.0")) == (
        "the places on the lap must grow up to its end",
        "10 then 10",
    )
    assert problem(changed("35.0]", "40.0]")) == (
        "the places on the lap must grow up to its end",
        "40 then 40",
    )


def test_a_space_must_have_room_and_not_be_a_straight_alone() -> None:
    # From (500, 550) to (323, 477) it is 191.5 units, at first for 5 Spaces.
    assert problem(changed("10.0, 15.0", "10.0, 11.0")) == (
        "a Space must be 15 to 120 units long",
        "191.5 after path point 3 [500.0, 550.0]",
    )
    assert problem(changed("25.0, 30.0, 35.0]", "25.0, 30.0, 39.0]")) == (
        "a Space must be 15 to 120 units long",
        "191.5 after path point 8 [677.0, 123.0]",
    )
    wide = circuit_text(spaces=300, corners=((10, 4),))
    assert problem(wide)[1] == "5.1 after path point 1 [750.0, 300.0]"


def test_a_space_may_be_exactly_15_or_120_units_long() -> None:
    # A rectangle of 480 by 120: 120 units a Space on the top, 15 on the way back.
    text = re.sub(
        r"points = .*\nat = .*",
        "points = [[100, 100], [220, 100], [340, 100], [460, 100], [580, 100], [580, 220],"
        " [460, 220], [340, 220], [220, 220], [100, 220]]\n"
        "at = [0, 1, 2, 3, 4, 8, 16, 24, 28, 36]",
        circuit_text(),
    )
    assert read_circuit("own.toml", "own", text, 6).spaces == 40
    assert problem(changed("at = [0, 1,", "at = [0, 0.9,", text)) == (
        "a Space must be 15 to 120 units long",
        "133.3 after path point 1 [100.0, 100.0]",
    )
    assert problem(changed("8, 16, 24", "8, 16.1, 24", text)) == (
        "a Space must be 15 to 120 units long",
        "14.8 after path point 6 [580.0, 220.0]",
    )


def test_the_first_problem_is_the_one_that_is_told() -> None:
    text = changed("limit = 4", "limit = -2", changed("[39, 'left']", "[40, 'left']"))
    assert problem(text) == ("corner 1 needs a positive Speed Limit of at most 30", "limit = -2")


# A user's own circuit


def test_a_users_own_file_can_be_raced(tmp_path: Path) -> None:
    file = tmp_path / "backyard.toml"
    file.write_text(circuit_text(spaces=24, corners=((8, 3), (16, 2)), heat=4), "utf-8")
    own = FileText(file.name, file.read_text("utf-8"))
    settings = GAME.settings({"circuit": own}, 2)
    chance = FastChance(11)
    race = GAME.new(settings, 2, chance, None)
    assert race.circuit.source == own
    assert (race.circuit.spaces, race.laps, len(race.cars[0].engine)) == (24, 1, 4)
    assert view(race, 0).race.circuit == own
    for entry in range(1, 2000):
        if GAME.result(race):
            break
        chance.turn_to(entry)
        seat = chance.pick(GAME.waiting(race))
        GAME.apply(race, seat, chance.pick(GAME.options(race, seat)), chance, None)
    result = GAME.result(race)
    assert result is not None
    assert [standing.place for standing in result.standings] == [1, 2]
    # Its record stands alone: the plain settings carry the text of the file.
    plain = GAME.plain_settings(settings)
    assert plain["circuit"] == {"file": "backyard.toml", "text": own.text}
    assert GAME.settings(plain, 2) == settings


def test_a_users_broken_file_is_refused_in_the_settings() -> None:
    broken = FileText("broken.toml", changed("limit = 5", "limit = 0"))
    with pytest.raises(Invalid) as raised:
        GAME.settings({"circuit": broken}, 2)
    assert in_words(raised.value.phrase) == (
        "broken.toml: corner 2 needs a positive Speed Limit of at most 30, but found limit = 0."
    )


def test_a_circuit_file_can_be_checked() -> None:
    assert "hotseat-circuit/1" in GAME.file_schemas
    assert GAME.check_file("hotseat-circuit/1", "own.toml", GOOD) == Phrase(
        "heat-checked-circuit",
        {"file": "own.toml", "name": "Ring", "spaces": 40, "corners": 2, "laps": 1},
    )
    assert GAME.check_file("other/1", "own.toml", GOOD) is None
    with pytest.raises(Invalid, match="invalid-file-toml"):
        GAME.check_file("hotseat-circuit/1", "own.toml", "laps")


def test_the_race_line_of_a_users_circuit_changes_at_its_corners() -> None:
    sides = 'race_line = ["right", "right"]'
    text = changed(sides, 'race_line = ["right", "left"]')
    text = changed(sides, 'race_line = ["left", "right"]', text)
    circuit = read_circuit("own.toml", "own", text, 6)
    assert circuit.race_line_left == [False] * 20 + [True] * 10 + [False] * 10
    assert read_circuit_file("own.toml", text, 6).corner[0].race_line == ("right", "left")


def test_on_one_spot_a_space_every_car_blocks() -> None:
    race = race_with(car(5), car(2), car(-9), circuit=ring(spots=1))
    whole_turn(race, 1, "plan 1 3")
    assert stands(race.cars[1]) == (4, 0)
