"""Users' files to play with, by game and setting."""

from __future__ import annotations

from hotseat.core import FileText

# A small ring: one Spot a Space in the narrowest place would be too easy, so three.
_CIRCUIT = """
schema = "hotseat-circuit/1"
name = "Backyard"
laps = 2
spaces = 24
spots = 3
heat = 4
stress = 2
grid = [[23, "left"], [23, "right"], [22, "left"], [22, "right"], [21, "left"], [21, "right"]]

[[corner]]
line = 6
limit = 4
gap = 11
legends = 2
race_line = ["left", "right"]

[[corner]]
line = 7
limit = 2
gap = 1
legends = 6
race_line = ["right", "left"]

[[corner]]
line = 19
limit = 3
gap = 12
legends = 14
race_line = ["left", "left"]

[path]
points = [
  [300, 100], [450, 100], [600, 100], [700, 200], [700, 350], [600, 450], [450, 450],
  [300, 450], [200, 350], [200, 200],
]
at = [0, 3, 6, 8, 11, 13, 15, 18, 20, 22]
"""

SAMPLE_FILES: dict[tuple[str, str], FileText] = {
    ("heat", "circuit"): FileText("backyard.toml", _CIRCUIT),
}
