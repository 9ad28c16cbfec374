"""Circuit files: the packaged ones and the ones that users write. Text in, a circuit out."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from hotseat.core import FileText, Invalid
from hotseat.core.user_files import read_user_file
from hotseat.games.heat.facts import Circuit, Corner

SCHEMA = "hotseat-circuit/1"

Side = Literal["left", "right"]

# The drawing: points lie on a canvas, and a Space has room for a car and is not a straight alone.
CANVAS = (1000, 650)
SPACE_LENGTH = (15.0, 120.0)

MOST_PLACES = 60  # on a grid
MOST_CORNERS = 60
MOST_POINTS = 600
CHEVRONS = (1, 2)  # more Corner Lines

HIGHEST_LIMIT = 30  # beyond all that is usually driven: keeps slips of the pen out


class CornerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A corner as a file has it."""

    line: int
    limit: int
    gap: int
    legends: int
    race_line: tuple[Side, Side]


class PathRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The centre line as a file has it."""

    points: Annotated[tuple[tuple[float, float], ...], msgspec.Meta(max_length=MOST_POINTS)]
    at: Annotated[tuple[float, ...], msgspec.Meta(max_length=MOST_POINTS)]


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
    path: PathRow
    # LGX-BASE-13: [Space, Corner Lines that a Legend starting there may cross besides the first].
    chevrons: Annotated[tuple[tuple[int, int], ...], msgspec.Meta(max_length=MOST_PLACES)] = ()


def read_circuit(name: str, source: str | FileText, text: str, cars: int) -> Circuit:
    """Return the circuit of a file called `name`; raise `Invalid` with the value that is wrong."""
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
    """Return a circuit file in which every number makes sense, with a grid for so many cars."""
    row = read_user_file(name, text, CircuitFile)
    for problem, found in _problems(row, cars):
        raise Invalid("invalid-circuit", file=name, problem=problem, found=found)
    return row


def _problems(row: CircuitFile, cars: int) -> list[tuple[str, str]]:
    """Return what is wrong with a circuit: what it should be, and the value that was found."""
    if not (row.name.strip() and row.name.isprintable()):
        return [("the name must be readable", f"name = {row.name!r}")]
    return [
        *_corner_problems(row),
        *_grid_problems(row, cars),
        *_path_problems(row),
        *_chevron_problems(row),
    ]


def _corner_problems(row: CircuitFile) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    lines = [corner.line for corner in row.corner]
    if any(later <= earlier for earlier, later in pairwise(lines)):
        found.append(("the Corner Lines must come in driving order", f"corner.line = {lines}"))
    for number, corner in enumerate(row.corner, start=1):
        where = f"corner {number}"
        before = row.corner[number - 2]  # the last one, for the first
        if not 0 < corner.line < row.spaces:
            found.append(
                (f"{where} must lie inside the lap of {row.spaces} Spaces", f"line = {corner.line}")
            )
        if not 1 <= corner.limit <= HIGHEST_LIMIT:
            found.append(
                (
                    f"{where} needs a positive Speed Limit of at most {HIGHEST_LIMIT}",
                    f"limit = {corner.limit}",
                )
            )
        gap = corner.line - before.line if number > 1 else corner.line - before.line + row.spaces
        if corner.gap != gap:
            found.append(
                (
                    f"{where} lies {gap} Spaces after the line before, and all gaps together "
                    f"make the lap of {row.spaces}",
                    f"gap = {corner.gap}",
                )
            )
        if not max(0, before.line if number > 1 else 0) <= corner.legends <= corner.line - 1:
            found.append(
                (
                    f"the Legends Line of {where} must lie between the line before and its own",
                    f"legends = {corner.legends}",
                )
            )
        if corner.race_line[0] != before.race_line[1]:
            found.append(
                (
                    f"the Race Line reaches {where} on the {before.race_line[1]}, where the corner "
                    "before left it",
                    f"race_line = {list(corner.race_line)}",
                )
            )
    return found


def _grid_problems(row: CircuitFile, cars: int) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    if len(row.grid) < cars:
        found.append((f"the grid needs {cars} places", f"{len(row.grid)} places"))
    last_line = row.corner[-1].line
    for place, (space, _side) in enumerate(row.grid, start=1):
        if not last_line <= space < row.spaces:
            found.append(
                (
                    f"grid place {place} must lie between the last Corner Line and the Finish Line",
                    f"Space {space}",
                )
            )
        if list(row.grid).index(row.grid[place - 1]) != place - 1:
            found.append((f"grid place {place} is taken already", f"{list(row.grid[place - 1])}"))
    spaces = [space for space, _side in row.grid]
    if spaces != sorted(spaces, reverse=True):
        found.append(("the grid must begin furthest ahead and go back", f"Spaces {spaces}"))
    if row.spots < 2:
        sides = {side for _space, side in row.grid}
        if len(sides) > 1:
            found.append(("with one Spot a Space the grid has one side", f"{sorted(sides)}"))
    return found


def _path_problems(row: CircuitFile) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    points, at = row.path.points, row.path.at
    if len(points) != len(at) or len(points) < 8:
        found.append(
            (
                "the path needs at least 8 points and as many places on the lap",
                f"{len(points)} points, {len(at)} places",
            )
        )
        return found
    for x, y in points:
        if not (0 <= x <= CANVAS[0] and 0 <= y <= CANVAS[1]):
            found.append(
                (f"the path must stay on the canvas of {CANVAS[0]} × {CANVAS[1]}", f"[{x}, {y}]")
            )
    if at[0] != 0:
        found.append(("the path must begin at the Finish Line, 0", f"path.at = {at[0]}"))
    ends = [*at[1:], row.spaces]
    for number, (start, end) in enumerate(zip(at, ends, strict=True)):
        if end <= start:
            found.append(("the places on the lap must grow up to its end", f"{start} then {end}"))
            return found
        # Closed: the last stretch leads back to the first point.
        length = math.dist(points[number], points[(number + 1) % len(points)]) / (end - start)
        if not SPACE_LENGTH[0] <= length <= SPACE_LENGTH[1]:
            found.append(
                (
                    f"a Space must be {SPACE_LENGTH[0]:g} to {SPACE_LENGTH[1]:g} units long",
                    f"{length:.1f} after path point {number + 1} {list(points[number])}",
                )
            )
    return found


def _chevron_problems(row: CircuitFile) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    spaces = [space for space, _lines in row.chevrons]
    for place, (space, lines) in enumerate(row.chevrons):
        if not 0 <= space < row.spaces:
            problem = f"a chevron Space must lie on the lap of {row.spaces} Spaces"
            found.append((problem, f"Space {space}"))
        if lines not in CHEVRONS:
            problem = f"the chevrons of Space {space} allow 1 or 2 more Corner Lines"
            found.append((problem, f"{lines}"))
        if space in spaces[:place]:
            found.append(("a Space has its chevrons once", f"Space {space} twice"))
    return found


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
