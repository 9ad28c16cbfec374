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

# Every symbol of HEAT's Upgrade cards, in combinations that no card of the box has; both levels
# have enough cards for a full table, and few enough for the draft to run out of them.
_UPGRADES = """
schema = "hotseat-upgrades/1"
name = "Tinkerer's shed"

[[card]]
key = "rocket"
name = "Rocket"
group = "turbo"
level = "basic"
copies = 4
value = 9
symbols = { plus = 1, heat = 2, scrap = 2, one_time = 1 }

[[card]]
key = "gearbox"
group = "brakes"
level = "basic"
copies = 4
values = [0, 2, 6]
symbols = { heat = 1, refresh = 1, salvage = 1 }

[[card]]
key = "nitro"
group = "gas"
level = "basic"
copies = 5
values = [1, 4]
symbols = { direct = 1, plus = 2, heat = 2, cooldown = 2, accelerate = 1 }

[[card]]
key = "spoiler"
group = "wings"
level = "basic"
copies = 4
value = 3
symbols = { adjust = -5, slipstream = 4, reduce = 2 }

[[card]]
key = "coolant"
group = "heat"
level = "basic"
copies = 4
heat = true

[[card]]
key = "scraper"
group = "body"
level = "advanced"
copies = 12
value = 1
symbols = { scrap = 9, salvage = 9, refresh = 1, slipstream = 1 }

[[card]]
key = "echo"
group = "rpm"
level = "advanced"
copies = 9
value = 0
symbols = { direct = 1, accelerate = 1, refresh = 1, one_time = 1 }
"""

# A level 1 for a short evening; few cards, so that decks run low.
_DECK = """
schema = "hotseat-potatoh-deck/1"
name = "Leftovers"
card = [
  { key = "phew", level = 1, copies = 6, hand = 1 },
  { key = "chill", level = 1, copies = 2 },
  { key = "risky", level = 1, copies = 1 },
  { key = "thief", level = 1, copies = 2, area = -1 },
  { key = "short-fuse", level = 1, copies = 3 },
  { key = "dizzy", level = 2, copies = 2, area = 2 },
  { key = "wickedest", level = 2, copies = 2 },
  { key = "split", level = 2, copies = 2, hand = -1 },
  { key = "dud", level = 2, copies = 3, area = 1 },
  { key = "treacherous", level = 3, copies = 3 },
  { key = "fried", level = 3, copies = 3 },
  { key = "spinning", level = 3, copies = 1 },
  { key = "micro-boom", level = 3, copies = 2 },
  { key = "super", level = 4, copies = 2, hand = 4 },
  { key = "sexy", level = 4, copies = 2, hand = 5, area = 1 },
  { key = "generous", level = 5, copies = 3 },
  { key = "boom", level = 1, copies = 1 },
]
"""

SAMPLE_FILES: dict[tuple[str, str], FileText] = {
    ("heat", "circuit"): FileText("backyard.toml", _CIRCUIT),
    ("heat", "upgrades"): FileText("shed.toml", _UPGRADES),
    ("potatoh", "deck"): FileText("leftovers.toml", _DECK),
}
