"""Circuit files: the packaged ones and those of users. Text in, a circuit out."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from hotseat.core import FileText, Phrase
from hotseat.core.file_reader import FileReader, value
from hotseat.core.user_files import read_user_file
from hotseat.games.heat.circuit_drawing import CANVAS, Point, drawn_path, picture
from hotseat.games.heat.facts import Circuit, Corner

SCHEMA = "hotseat-circuit/1"

Side = Literal["left", "right"]

# The drawing: points lie on a canvas; a Space has room for a car and is more than a straight.
SPACE_LENGTH = (15.0, 120.0)

MOST_PLACES = 60  # on a grid
MOST_CORNERS = 60
FEWEST_POINTS = 8
MOST_POINTS = 600
CHEVRONS = (1, 2)  # more Corner Lines

HIGHEST_LIMIT = 30  # beyond anything usually driven: catches slips of the pen


class CornerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A corner as a file has it."""

    line: int
    limit: int
    gap: int
    legends: int
    race_line: tuple[Side, Side]


class PathRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The centre line in a file; without points, we draw it."""

    points: Annotated[tuple[Point, ...], msgspec.Meta(max_length=MOST_POINTS)] = ()
    at: Annotated[tuple[float, ...], msgspec.Meta(max_length=MOST_POINTS)] = ()


class CircuitFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A circuit file, typed but not yet checked for sense."""

    schema: Literal["hotseat-circuit/1"]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    laps: Annotated[int, msgspec.Meta(ge=1, le=9)]
    spaces: Annotated[int, msgspec.Meta(ge=20, le=300)]
    spots: Annotated[int, msgspec.Meta(ge=1, le=4)]
    heat: Annotated[int, msgspec.Meta(ge=0, le=8)]
    stress: Annotated[int, msgspec.Meta(ge=0, le=6)]
    grid: Annotated[tuple[tuple[int, Side], ...], msgspec.Meta(max_length=MOST_PLACES)]
    corner: Annotated[tuple[CornerRow, ...], msgspec.Meta(min_length=1, max_length=MOST_CORNERS)]
    path: PathRow = PathRow()
    # LGX-BASE-13: [Space, Corner Lines that a Legend starting there may cross besides the first].
    chevrons: Annotated[tuple[tuple[int, int], ...], msgspec.Meta(max_length=MOST_PLACES)] = ()


def read_circuit(name: str, source: str | FileText, text: str, cars: int) -> Circuit:
    """Return the circuit of a file called `name`; raise `Invalid` with the wrong value."""
    row = read_circuit_file(name, text, cars)
    left = _race_line_left(row)
    return Circuit(
        source,
        row.name,
        row.laps,
        row.spaces,
        row.spots,
        row.heat,
        row.stress,
        [
            Corner(number, corner.line, corner.limit, corner.legends)
            for number, corner in enumerate(row.corner, start=1)
        ],
        [(space, _spot(side, left[space], row.spots)) for space, side in row.grid],
        left,
        dict(row.chevrons),
    )


def read_circuit_file(name: str, text: str, cars: int) -> CircuitFile:
    """Return a circuit file in which every number makes sense, with a grid for this many cars."""
    row = read_user_file(name, text, CircuitFile)
    judge = _Judge(name, row)
    judge.check_title()
    judge.check_corners()
    judge.check_grid(cars)
    judge.check_chevrons()
    if row.path == PathRow():
        drawn = drawn_path(row.spaces, [corner.line for corner in row.corner])
        return msgspec.structs.replace(row, path=PathRow(*drawn))
    judge.check_path()
    return row


def picture_of(name: str, text: str, cars: int) -> str:
    """Return the circuit of a file as an SVG."""
    row = read_circuit_file(name, text, cars)
    corners = [(corner.line, corner.limit) for corner in row.corner]
    grid = [space for space, _side in row.grid]
    return picture(row.name, row.spaces, (row.path.points, row.path.at), corners, grid)


class _Judge(FileReader):
    """Refuses a circuit that cannot be driven, by the first wrong value."""

    def __init__(self, file: str, row: CircuitFile) -> None:
        super().__init__(file)
        self.row = row

    def check_title(self) -> None:
        if not (self.row.name.strip() and self.row.name.isprintable()):
            self.refuse("file-circuit-name", value("name", self.row.name))

    def check_corners(self) -> None:
        row = self.row
        lines = [corner.line for corner in row.corner]
        if any(later <= earlier for earlier, later in pairwise(lines)):
            self.refuse("file-circuit-order", value("corner.line", lines))
        for number, corner in enumerate(row.corner, start=1):
            self._check_corner(number, corner, row.corner[number - 2])  # the last, for the first

    def _check_corner(self, number: int, corner: CornerRow, before: CornerRow) -> None:
        spaces = self.row.spaces
        if not 0 < corner.line < spaces:
            found = value("line", corner.line)
            self.refuse("file-circuit-corner-inside", found, corner=number, spaces=spaces)
        if not 1 <= corner.limit <= HIGHEST_LIMIT:
            found = value("limit", corner.limit)
            self.refuse("file-circuit-limit", found, corner=number, most=HIGHEST_LIMIT)
        gap = corner.line - before.line + (0 if number > 1 else spaces)
        if corner.gap != gap:
            found = value("gap", corner.gap)
            self.refuse("file-circuit-gap", found, corner=number, gap=gap, spaces=spaces)
        if not max(0, before.line if number > 1 else 0) <= corner.legends <= corner.line - 1:
            found = value("legends", corner.legends)
            self.refuse("file-circuit-legends-line", found, corner=number)
        if corner.race_line[0] != before.race_line[1]:
            found = value("race_line", list(corner.race_line))
            self.refuse("file-circuit-race-line", found, corner=number, side=before.race_line[1])

    def check_grid(self, cars: int) -> None:
        row = self.row
        if len(row.grid) < cars:
            found = Phrase("file-circuit-places", {"count": len(row.grid)})
            self.refuse("file-circuit-grid-count", found, cars=cars)
        last_line = row.corner[-1].line
        for place, (space, _side) in enumerate(row.grid, start=1):
            if not last_line <= space < row.spaces:
                found = Phrase("file-circuit-space", {"space": space})
                self.refuse("file-circuit-grid-inside", found, place=place)
            if row.grid.index(row.grid[place - 1]) != place - 1:
                self.refuse("file-circuit-grid-taken", f"{list(row.grid[place - 1])}", place=place)
        spaces = [space for space, _side in row.grid]
        if spaces != sorted(spaces, reverse=True):
            self.refuse(
                "file-circuit-grid-order", Phrase("file-circuit-spaces", {"spaces": f"{spaces}"})
            )
        sides = {side for _space, side in row.grid}
        if row.spots < 2 and len(sides) > 1:
            self.refuse("file-circuit-grid-side", f"{sorted(sides)}")

    def check_path(self) -> None:
        points, at = self.row.path.points, self.row.path.at
        if len(points) != len(at) or len(points) < FEWEST_POINTS:
            found = Phrase("file-circuit-points", {"points": len(points), "places": len(at)})
            self.refuse("file-circuit-path-points", found)
        width, height = CANVAS
        for x, y in points:
            if not (0 <= x <= width and 0 <= y <= height):
                self.refuse("file-circuit-path-canvas", f"[{x}, {y}]", width=width, height=height)
        if at[0] != 0:
            self.refuse("file-circuit-path-begin", value("path.at", at[0]))
        ends = [*at[1:], float(self.row.spaces)]
        for number, (start, end) in enumerate(zip(at, ends, strict=True)):
            if end <= start:
                found = Phrase("file-circuit-then", {"one": f"{start:g}", "other": f"{end:g}"})
                self.refuse("file-circuit-path-grows", found)
            # Closed: the last stretch leads back to the first point.
            self._check_stretch(
                points[number], points[(number + 1) % len(points)], end - start, number
            )

    def _check_stretch(self, one: Point, other: Point, spaces: float, number: int) -> None:
        length = math.dist(one, other) / spaces
        least, most = SPACE_LENGTH
        if not least <= length <= most:
            found = Phrase(
                "file-circuit-length-after",
                {"length": f"{length:.1f}", "number": number + 1, "point": f"{list(one)}"},
            )
            self.refuse("file-circuit-path-length", found, least=f"{least:g}", most=f"{most:g}")

    def check_chevrons(self) -> None:
        seen: set[int] = set()
        for space, lines in self.row.chevrons:
            found = Phrase("file-circuit-space", {"space": space})
            if not 0 <= space < self.row.spaces:
                self.refuse("file-circuit-chevron-inside", found, spaces=self.row.spaces)
            if lines not in CHEVRONS:
                self.refuse("file-circuit-chevron-lines", lines, space=space)
            if space in seen:
                twice = Phrase("file-circuit-space-twice", {"space": space})
                self.refuse("file-circuit-chevron-once", twice)
            seen.add(space)


def _race_line_left(row: CircuitFile) -> list[bool]:
    """HEAT-TRK-2: the Race Line changes sides at Corner Lines only."""
    sides: list[bool] = []
    start = 0
    for corner in row.corner:
        sides += [corner.race_line[0] == "left"] * (corner.line - start)
        start = corner.line
    return sides + [row.corner[-1].race_line[1] == "left"] * (row.spaces - start)


def _spot(side: Side, race_line_left: bool, spots: int) -> int:
    return 0 if (side == "left") == race_line_left else spots - 1
