"""Draws a circuit that has no path of its own, and makes a picture of any."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from xml.sax.saxutils import escape

Point = tuple[float, float]

CANVAS = (1000, 650)
_MARGIN = 80  # around the centre line, for the road and what stands beside it
_ROAD = 58
_STRAIGHT = 0.6  # how far a stretch between two corners is pulled from an arc to its chord
_WIDEST_PULLED = math.radians(100)  # of the whole lap; a longer stretch stays an arc
_SHORTEST_SPACE, _LONGEST_SPACE = (
    16.0,
    110.0,
)  # what a file of one's own may have, and a little less
_MOST_LEGS = 14


def drawn_path(spaces: int, lines: Sequence[int]) -> tuple[tuple[Point, ...], tuple[float, ...]]:
    """Return a closed centre line with its bends at the Corner Lines, and the places of its points.

    It follows an oval, straighter between two corners. A lap too long for that comes back in as
    many bends as needed.
    """
    at = tuple(float(space) for space in range(spaces))
    oval = _evenly([_on_oval(k / 720, 1.0) for k in range(720)], spaces)
    longest = max(math.dist(one, other) for one, other in pairwise(oval))
    if longest > _LONGEST_SPACE:
        size = _LONGEST_SPACE / longest
        oval = _evenly([_on_oval(k / 720, size) for k in range(720)], spaces)
    bent = _straightened(oval, [line % spaces for line in lines])
    if _shortest(bent) >= _SHORTEST_SPACE:
        return tuple(bent), at
    legs = 2
    while _shortest(oval) < _SHORTEST_SPACE and legs < _MOST_LEGS:
        oval = _evenly(_snake(legs), spaces)
        legs += 2
    return tuple(oval), at


def _on_oval(share: float, size: float) -> Point:
    """Return a point of the oval, starting at the top, clockwise."""
    angle = 2 * math.pi * share - math.pi / 2
    width, height = CANVAS
    return (
        width / 2 + (width / 2 - _MARGIN) * size * math.cos(angle),
        height / 2 + (height / 2 - _MARGIN) * size * math.sin(angle),
    )


def _snake(legs: int) -> list[Point]:
    """Return a line along the top and back below it, in this many legs up and down."""
    width, height = CANVAS
    left, right, top, bottom = _MARGIN, width - _MARGIN, _MARGIN, height - _MARGIN
    upper = top + 90  # the road above keeps clear of the bends
    found: list[Point] = [(left, top), (right, top), (right, bottom)]
    for leg in range(1, legs + 1):
        x = right - (right - left) * leg / (legs + 1)
        found += [(x, bottom), (x, upper)] if leg % 2 else [(x, upper), (x, bottom)]
    return [*found, (left, bottom)]


def _straightened(oval: list[Point], lines: Sequence[int]) -> list[Point]:
    bent = list(oval)
    for start, end in pairwise([*lines, lines[0] + len(oval)]):
        if 2 * math.pi * (end - start) / len(oval) > _WIDEST_PULLED:
            continue
        (ax, ay), (bx, by) = oval[start], oval[end % len(oval)]
        for place in range(start + 1, end):
            share = (place - start) / (end - start)
            x, y = oval[place % len(oval)]
            chord = ax + (bx - ax) * share, ay + (by - ay) * share
            bent[place % len(oval)] = (
                round(x + (chord[0] - x) * _STRAIGHT, 1),
                round(y + (chord[1] - y) * _STRAIGHT, 1),
            )
    return bent


def _evenly(points: list[Point], count: int) -> list[Point]:
    """Return this many equidistant points of a closed line."""
    closed = [*points, points[0]]
    far = [0.0]
    for one, other in pairwise(closed):
        far.append(far[-1] + math.dist(one, other))
    found: list[Point] = []
    at = 0
    for number in range(count):
        wanted = far[-1] * number / count
        while far[at + 1] < wanted:
            at += 1
        share = (wanted - far[at]) / (far[at + 1] - far[at])
        (ax, ay), (bx, by) = closed[at], closed[at + 1]
        found.append((round(ax + (bx - ax) * share, 1), round(ay + (by - ay) * share, 1)))
    return found


def _shortest(points: list[Point]) -> float:
    return min(math.dist(one, other) for one, other in pairwise([*points, points[0]]))


# Pictures


class _Road:
    """A centre line by lap coordinates: k is the line before Space k."""

    def __init__(self, points: Sequence[Point], at: Sequence[float], spaces: int) -> None:
        self.points = [*points, points[0]]
        self.at = [*at, float(spaces)]
        self.spaces = spaces

    def place(self, lap: float) -> tuple[Point, Point]:
        """Return a point of the road, and the direction across it."""
        lap %= self.spaces
        index = max(k for k, at in enumerate(self.at[:-1]) if at <= lap)
        (ax, ay), (bx, by) = self.points[index], self.points[index + 1]
        share = (lap - self.at[index]) / (self.at[index + 1] - self.at[index])
        length = math.dist((ax, ay), (bx, by)) or 1.0
        across = (-(by - ay) / length, (bx - ax) / length)
        return (ax + (bx - ax) * share, ay + (by - ay) * share), across

    def line(self, lap: float, half: float) -> str:
        (x, y), (dx, dy) = self.place(lap)
        return f"M{x - dx * half:.1f} {y - dy * half:.1f}L{x + dx * half:.1f} {y + dy * half:.1f}"


def picture(
    name: str,
    spaces: int,
    path: tuple[Sequence[Point], Sequence[float]],
    corners: Sequence[tuple[int, int]],
    grid: Sequence[int],
) -> str:
    """Return a circuit as an SVG: road, Spaces, Corner Lines with their limits, finish and grid."""
    road = _Road(*path, spaces)
    outline = "M" + "L".join(f"{x:g} {y:g}" for x, y in path[0]) + "Z"
    width, height = CANVAS
    divisions = "".join(road.line(space, _ROAD / 2) for space in range(spaces))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        f"<title>{escape(name)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ecc684"/>',
        f'<path d="{outline}" fill="none" stroke="#fff8ea" stroke-width="{_ROAD + 8}" '
        'stroke-linejoin="round"/>',
        f'<path d="{outline}" fill="none" stroke="#3f3936" stroke-width="{_ROAD}" '
        'stroke-linejoin="round"/>',
        f'<path d="{divisions}" stroke="#8d8178" stroke-width="1.5"/>',
        f'<path d="{road.line(0, _ROAD / 2)}" stroke="#fff" stroke-width="9"/>',
        f'<path d="{road.line(0, _ROAD / 2)}" stroke="#241a15" stroke-width="9" '
        'stroke-dasharray="6 6"/>',
    ]
    for place, space in enumerate(grid, start=1):
        (x, y), (dx, dy) = road.place(space + 0.5)
        side = _ROAD / 4 * (1 if place % 2 else -1)
        parts.append(
            f'<circle cx="{x + dx * side:.1f}" cy="{y + dy * side:.1f}" r="4" fill="#e8a822"/>'
        )
    for line, limit in corners:
        (x, y), (dx, dy) = road.place(line)
        x, y = x - dx * (_ROAD / 2 + 26), y - dy * (_ROAD / 2 + 26)
        parts += [
            f'<path d="{road.line(line, _ROAD / 2 + 6)}" stroke="#c22b1a" stroke-width="6"/>',
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="18" fill="#fff" stroke="#c22b1a" '
            'stroke-width="5"/>',
            f'<text x="{x:.1f}" y="{y + 8:.1f}" font-family="sans-serif" font-weight="700" '
            f'font-size="22" text-anchor="middle" fill="#241a15">{limit}</text>',
        ]
    label = (
        f'<text x="24" y="{height - 22}" font-family="sans-serif" font-weight="700" '
        f'font-size="26" fill="#241a15">{escape(name)}</text>'
    )
    return "\n".join([*parts, label, "</svg>", ""])
