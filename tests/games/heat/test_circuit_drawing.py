"""A circuit without a path is drawn by us, and any circuit can be looked at before it is driven."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest

from hotseat.cli import main
from hotseat.games.heat import GAME, data
from hotseat.games.heat.circuit_drawing import CANVAS, drawn_path
from hotseat.games.heat.circuit_file import SCHEMA, SPACE_LENGTH, read_circuit_file
from tests.games.heat.build import circuit_text

SVG = "{http://www.w3.org/2000/svg}"


def without_path(text: str) -> str:
    """Return a circuit file that says nothing about how it looks."""
    return text[: text.index("[path]")] + text[text.index("[[corner]]") :]


@pytest.mark.parametrize("spaces", [20, 40, 69, 110, 150, 190, 240, 300])
@pytest.mark.parametrize("corners", [1, 2, 4, 9])
def test_a_drawn_lap_keeps_to_the_canvas_and_gives_every_space_its_room(
    spaces: int, corners: int
) -> None:
    lines = [1 + number * spaces // corners for number in range(corners)]
    points, at = drawn_path(spaces, lines)
    assert len(points) == len(at) == spaces
    assert at[0] == 0
    for x, y in points:
        assert 0 <= x <= CANVAS[0]
        assert 0 <= y <= CANVAS[1]
    for one, other in pairwise([*points, points[0]]):
        assert SPACE_LENGTH[0] <= math.dist(one, other) <= SPACE_LENGTH[1]


def test_between_corners_the_road_is_straighter_than_an_oval() -> None:
    def bend(points: tuple[tuple[float, float], ...], at: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = points[at - 1], points[at], points[at + 1]
        turned = math.atan2(cy - by, cx - bx) - math.atan2(by - ay, bx - ax)
        return abs((turned + math.pi) % (2 * math.pi) - math.pi)

    points, _ = drawn_path(60, [10, 20, 30, 40, 50])
    assert bend(points, 20) > 3 * bend(points, 15)


def test_a_file_without_a_path_is_driven_and_drawn() -> None:
    text = without_path(circuit_text())
    row = read_circuit_file("own.toml", text, 6)
    assert (row.path.points, row.path.at) == drawn_path(row.spaces, [row.corner[0].line])
    assert read_circuit_file("own.toml", text, 6) == row


@pytest.mark.parametrize("key", data.CIRCUITS)
def test_a_picture_shows_every_space_corner_and_place(key: str) -> None:
    file = data.circuit_file(key)
    text = Path(data.__file__).parent.joinpath("data", "circuits", f"{key}.toml").read_text("utf-8")
    drawn = GAME.picture_of_file(SCHEMA, "own.toml", text)
    assert drawn is not None
    svg = ET.fromstring(drawn)
    divisions = svg.findall(f"{SVG}path")[2].get("d") or ""
    assert divisions.count("M") == file.spaces
    signs = [sign.text for sign in svg.findall(f"{SVG}text")]
    assert signs == [*(str(corner.limit) for corner in file.corner), file.name]
    places = [dot for dot in svg.findall(f"{SVG}circle") if dot.get("r") == "4"]
    assert len(places) == len(file.grid)


def test_check_draws_a_circuit_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.toml").write_text(circuit_text(name="R & B"))
    picture = tmp_path / "own.svg"
    assert main(["check", str(tmp_path / "own.toml"), "--picture", str(picture)]) == 0
    assert capsys.readouterr().out.endswith(f"{picture}\n")
    assert ET.parse(picture).getroot().findtext(f"{SVG}title") == "R & B"
    upgrades = Path(data.__file__).parent / "data" / "upgrades.toml"
    assert main(["check", str(upgrades), "--picture", str(picture)]) == 2
    assert "pictures of circuits only" in capsys.readouterr().err
