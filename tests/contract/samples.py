"""Users' files to play with, by game and setting."""

from __future__ import annotations

from hotseat.core import FileText
from hotseat.games.heat import data

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

# HEAP with every symbol of the grammar, in combinations that the packaged cards do not have: boxes
# that challenge at the end of a rush, cards without blocks or rush boxes, and hauls that empty the
# heap.
_CARDS = """
schema = "hotseat-heap-cards/1"
name = "Scrapyard sale"

[[vehicle]]
id = "doombuggy"
normal = { trigger = "rush_win", effects = ["you_haul_2"], draw = 2, discard = 0 }
turbo = { trigger = "attack_red", effects = ["other_discard_1"], draw = 6, discard = 1 }

[[vehicle]]
id = "gyrohopper"
normal = { trigger = "rush_end", effects = ["you_haul_1"], draw = 3, discard = 3 }
turbo = { trigger = "any", effects = ["all_discard_1"], draw = 6, discard = 6 }

[[vehicle]]
id = "scrap_hog"
normal = { trigger = "attack_green", effects = ["you_draw_1"], draw = 1, discard = 1 }
turbo = { trigger = "vehicle_scrap_hog", effects = ["challenge"], draw = 6, discard = 2 }

[[vehicle]]
id = "bigg_rigg"
normal = { trigger = "rush_win", effects = ["you_haul_2", "shoot_left"], draw = 0, discard = 0 }
turbo = { trigger = "block_red", effects = ["shoot_any", "repair"], draw = 6, discard = 0 }

[[part]]
id = "D-weapon"
vehicle = "doombuggy"
part = "weapon"
copies = 5
bodge = ["challenge", "challenge"]
rush = { trigger = "block_red", effects = ["challenge", "you_draw_1"] }
attack = "red"
blocks = ["red"]
swerve = true

[[part]]
id = "D-engine"
vehicle = "doombuggy"
part = "engine"
copies = 5
bodge = ["shoot_any", "shoot_any"]
rush = { trigger = "any", effects = ["all_draw_2"] }
attack = "yellow"
blocks = ["yellow"]

[[part]]
id = "D-cargo"
vehicle = "doombuggy"
part = "cargo"
copies = 5
bodge = []
rush = { trigger = "rush_end", effects = ["other_haul_2", "shoot_right"] }
attack = "green"
blocks = ["green"]

[[part]]
id = "D-movement"
vehicle = "doombuggy"
part = "movement"
copies = 5
bodge = ["other_haul_3"]
attack = "choice"
blocks = ["all"]
swerve = true

[[part]]
id = "D-bling"
vehicle = "doombuggy"
part = "bling"
copies = 5
bodge = ["all_draw_1", "all_discard_2"]
rush = { trigger = "attack_red", effects = ["repair", "repair"] }
attack = "reckless"
blocks = []

[[part]]
id = "G-weapon"
vehicle = "gyrohopper"
part = "weapon"
copies = 5
bodge = ["other_draw_2", "other_discard_2"]
rush = { trigger = "block_yellow", effects = ["all_discard_3"] }
attack = "choice"
blocks = ["red", "green"]

[[part]]
id = "G-engine"
vehicle = "gyrohopper"
part = "engine"
copies = 5
bodge = ["you_draw_9"]
rush = { trigger = "block_green", effects = ["you_draw_1", "other_discard_9"] }
attack = "red"
blocks = ["green"]

[[part]]
id = "G-cargo"
vehicle = "gyrohopper"
part = "cargo"
copies = 5
bodge = ["shoot_left", "shoot_right", "repair"]
rush = { trigger = "vehicle_gyrohopper", effects = ["you_discard_2", "you_draw_3"] }
attack = "yellow"
blocks = ["yellow"]
swerve = true

[[part]]
id = "G-movement"
vehicle = "gyrohopper"
part = "movement"
copies = 5
bodge = ["all_haul_1"]
rush = { trigger = "rush_win", effects = ["all_haul_2", "shoot_any"] }
attack = "green"
blocks = ["red"]

[[part]]
id = "G-bling"
vehicle = "gyrohopper"
part = "bling"
copies = 5
bodge = ["you_discard_9", "you_draw_1"]
rush = { trigger = "attack_choice", effects = ["you_haul_1"] }
attack = "reckless"
blocks = ["yellow", "green"]

[[part]]
id = "S-weapon"
vehicle = "scrap_hog"
part = "weapon"
copies = 5
bodge = ["you_haul_9"]
rush = { trigger = "rush_end", effects = ["you_draw_1", "you_haul_1"] }
attack = "choice"
blocks = ["yellow"]
swerve = true

[[part]]
id = "S-engine"
vehicle = "scrap_hog"
part = "engine"
copies = 5
bodge = ["repair"]
rush = { trigger = "block_all", effects = ["challenge", "all_draw_1"] }
attack = "red"
blocks = ["yellow"]

[[part]]
id = "S-cargo"
vehicle = "scrap_hog"
part = "cargo"
copies = 5
bodge = ["other_discard_1"]
rush = { trigger = "any", effects = ["shoot_left", "shoot_right", "shoot_any", "repair"] }
attack = "yellow"
blocks = ["red"]

[[part]]
id = "S-movement"
vehicle = "scrap_hog"
part = "movement"
copies = 5
bodge = ["you_discard_1"]
rush = { trigger = "attack_reckless", effects = ["other_draw_1", "other_haul_1"] }
attack = "green"
blocks = ["all"]
swerve = true

[[part]]
id = "S-bling"
vehicle = "scrap_hog"
part = "bling"
copies = 5
bodge = []
rush = { trigger = "vehicle_scrap_hog", effects = ["you_haul_2"] }
attack = "reckless"
blocks = ["red", "yellow", "green"]

[[part]]
id = "B-weapon"
vehicle = "bigg_rigg"
part = "weapon"
copies = 5
bodge = ["challenge"]
rush = { trigger = "vehicle_bigg_rigg", effects = ["all_haul_1", "all_discard_1"] }
attack = "red"
blocks = ["red", "yellow"]

[[part]]
id = "B-engine"
vehicle = "bigg_rigg"
part = "engine"
copies = 5
bodge = ["you_draw_2"]
attack = "yellow"
blocks = ["green"]

[[part]]
id = "B-cargo"
vehicle = "bigg_rigg"
part = "cargo"
copies = 5
bodge = ["all_discard_1"]
rush = { trigger = "attack_green", effects = ["you_draw_2", "you_discard_1"] }
attack = "green"
blocks = ["yellow"]
swerve = true

[[part]]
id = "B-movement"
vehicle = "bigg_rigg"
part = "movement"
copies = 5
bodge = ["shoot_right"]
rush = { trigger = "attack_yellow", effects = ["other_discard_1"] }
attack = "choice"
blocks = ["green"]

[[part]]
id = "B-bling"
vehicle = "bigg_rigg"
part = "bling"
copies = 5
bodge = ["repair", "shoot_any"]
rush = { trigger = "vehicle_doombuggy", effects = ["challenge", "repair"] }
attack = "reckless"
blocks = ["all"]
swerve = true
"""

# Legends that do what no card of the box says: Stars that impede and are nimble, the same ability
# twice, fast and slow ends of the range; a chevron on a Backyard would be a circuit's, not theirs.
_STARS = ("nimble", "impeding", "draft", "reckless", "adjust_speed_limit", "slipstream")
_RIVALS = ("draft", "slipstream", "nimble", "impeding", "full_throttle", "reckless")
_COLOURS = data.colours()


def _legends() -> str:
    text = 'schema = "hotseat-legends/1"\nname = "Daredevils"\n'
    for number in range(36):
        deck = ("green", "yellow", "red")[number // 12]
        text += f'\n[[card]]\nid = "{deck}-{number % 12 + 1}"\ndeck = "{deck}"\n'
        for place, colour in enumerate(_COLOURS):
            speed, diamond = (number + 5 * place) % 30 + 1, (number + place) % 4
            text += f"{colour} = [{speed}, {diamond}, {(number * place) % 2}]\n"
    for number in range(36):
        star, rival = _STARS[number // 6], _RIVALS[number % 6]
        text += f'\n[[boost]]\nid = "boost-{number}"\nstar = "{star}"\nrival = "{rival}"\n'
    return text


# A season of two short races: one with a lap more and a larger hand, one in which cars go out.
_SEASON = f"""
schema = "hotseat-season/1"
name = "Two evenings"

[circuits]
backyard = '''{_CIRCUIT.replace("laps = 2", "laps = 1")}'''

[[race]]
circuit = "backyard"
event = "record_crowds"

[[race]]
circuit = "backyard"
event = "sponsor_leaves"
"""

# The same evenings as a championship with the Legends expansion: the first race has its own level.
SEASON_WITH_LEVEL = FileText(
    "two-levels.toml", _SEASON.replace("[[race]]", "[[race]]\nlevel = 5", 1)
)

SAMPLE_FILES: dict[tuple[str, str], FileText] = {
    ("heat", "circuit"): FileText("backyard.toml", _CIRCUIT),
    ("heat", "season"): FileText("two-evenings.toml", _SEASON),
    ("heat", "upgrades"): FileText("shed.toml", _UPGRADES),
    ("heat", "legends_decks"): FileText("daredevils.toml", _legends()),
    ("heap", "cards"): FileText("sale.toml", _CARDS),
    ("potatoh", "deck"): FileText("leftovers.toml", _DECK),
}
