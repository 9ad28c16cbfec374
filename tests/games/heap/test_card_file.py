"""Card files: the packaged one, and those of owners of printed cards."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from hotseat.cli import main
from hotseat.core import FileText, Invalid
from hotseat.games.heap import GAME, data
from hotseat.games.heap.card_file import SCHEMA
from hotseat.games.heap.facts import (
    FIRST_OWN,
    Attack,
    Block,
    Design,
    PartKind,
    Trigger,
    VehicleKind,
)
from hotseat.words import Words
from tests.contract.samples import SAMPLE_FILES

WORDS = Words(GAME)
TEXT = files("hotseat.games.heap").joinpath("data", "cards.toml").read_text("utf-8")


def said(text: str) -> str:
    """Return the sentence with which a card file is refused."""
    with pytest.raises(Invalid) as caught:
        GAME.settings({"cards": FileText("home.toml", text)}, 2)
    return WORDS.say(caught.value.phrase)


def changed(old: str, new: str) -> str:
    """Return the packaged file with one place changed."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


# The packaged cards


def spread(of: str) -> Counter[str]:
    """Count the physical cards of the packaged set by one of their fields."""
    found: Counter[str] = Counter()
    for design in data.standard_cards().designs:
        found[getattr(design, of).name] += design.copies
    return found


@pytest.mark.rule("HEAP-SET-2", "HEAP-CARD-1", "HEAP-CARD-2", "HEAP-SYM-1", "HEAP-SYM-2")
def test_each_vehicle_has_five_cards_for_each_of_its_five_parts() -> None:
    designs = data.standard_cards().designs
    cells: Counter[tuple[VehicleKind, PartKind]] = Counter()
    for design in designs:
        cells[design.vehicle, design.part] += design.copies
    assert set(cells.values()) == {5}
    assert (len(cells), len(designs)) == (20, 60)


@pytest.mark.rule(
    "HEAP-SYM-3", "HEAP-SYM-4", "HEAP-SYM-5", "HEAP-SYM-6", "HEAP-SYM-7", "HEAP-SYM-8"
)
def test_the_combat_trees_are_spread_evenly() -> None:
    assert spread("attack") == {
        "RED": 28,
        "YELLOW": 28,
        "GREEN": 28,
        "CHOICE": 6,
        "RECKLESS": 10,
    }
    designs = data.standard_cards().designs
    blocks = [
        sum(one.copies for one in designs if block in one.blocks)
        for block in (Block.RED, Block.YELLOW, Block.GREEN, Block.ALL)
    ]
    assert blocks == [34, 34, 34, 4]
    assert sum(one.copies for one in designs if one.swerve) == 12
    for vehicle in VehicleKind:
        colours = Counter[Attack]()
        for one in designs:
            colours[one.attack] += one.copies * (one.vehicle == vehicle)
        assert [colours[Attack(colour)] for colour in range(3)] == [7, 7, 7]


@pytest.mark.rule("HEAP-SYM-14", "HEAP-SYM-15", "HEAP-SYM-16", "HEAP-SYM-17", "HEAP-SYM-18")
@pytest.mark.rule("HEAP-SYM-19")
def test_every_part_has_a_rush_box() -> None:
    found: Counter[str] = Counter()
    for design in data.standard_cards().designs:
        assert design.rush is not None
        found[design.rush.trigger.name.lower()] += design.copies
    assert found == {
        "any": 12,
        "attack_red": 12,
        "attack_yellow": 12,
        "attack_green": 12,
        "attack_choice": 4,
        "attack_reckless": 8,
        "block_all": 2,
        "vehicle_doombuggy": 5,
        "vehicle_gyrohopper": 5,
        "vehicle_scrap_hog": 5,
        "vehicle_bigg_rigg": 3,
        "rush_end": 4,
        "rush_win": 16,
    }


@pytest.mark.rule("HEAP-CARD-7", "HEAP-CARD-8", "HEAP-SYM-25", "HEAP-SYM-26")
def test_the_vehicle_cards() -> None:
    cards = data.standard_cards()
    for side in cards.normal:
        assert side.rush.trigger == Trigger.RUSH_WIN
        assert [effect.token() for effect in side.rush.effects] == ["you_haul_2"]
    assert [(side.draw, side.discard) for side in cards.normal] == [(2, 0), (3, 2), (2, 1), (2, 0)]
    assert [(side.draw, side.discard) for side in cards.turbo] == [(4, 2), (4, 3), (4, 3), (3, 1)]
    assert [
        (side.rush.trigger.name.lower(), [effect.token() for effect in side.rush.effects])
        for side in cards.turbo
    ] == [
        ("attack_red", ["other_discard_1"]),
        ("vehicle_gyrohopper", ["you_draw_2", "you_discard_1"]),
        ("attack_green", ["other_discard_1"]),
        ("attack_yellow", ["you_draw_1"]),
    ]


def test_what_is_printed_on_a_card() -> None:
    def of(key: str) -> Design:
        return next(one for one in data.standard_cards().designs if one.key == key)

    hook = of("DB-WEA-1")
    assert hook.name == "Rusty Right Hook"
    assert [effect.token() for effect in hook.bodge] == ["shoot_left", "shoot_right"]
    assert (hook.attack, hook.blocks, hook.swerve) == (Attack.GREEN, [Block.YELLOW], False)
    assert of("DB-ENG-2").swerve
    assert of("BR-ENG-1").bodge == []


# A user's own


def test_a_users_cards_are_played_with_and_numbered_apart() -> None:
    file = SAMPLE_FILES["heap", "cards"]
    settings = GAME.settings({"cards": file}, 2)
    assert GAME.settings(GAME.plain_settings(settings), 2) == settings
    cards = data.user_cards(file)
    assert (cards.name, cards.first, len(cards.cards())) == ("Scrapyard sale", FIRST_OWN, 100)
    assert data.card_key(FIRST_OWN + 2) == "own-3"
    assert cards.design(FIRST_OWN).name == "D-weapon"  # without a name it goes by its id


def test_the_packaged_file_is_a_model_for_ones_own() -> None:
    checked = GAME.check_file(SCHEMA, "cards.toml", TEXT)
    assert checked is not None
    lines = WORDS.say(checked).split("\n")
    assert lines[0] == (
        "cards.toml: card set “Hotseat's own set” is fine: 100 part cards of 60 designs."
    )
    assert len(lines) == 8
    assert "28 red" in lines[2]
    assert lines[4].endswith("12")
    assert GAME.check_file("another/1", "cards.toml", TEXT) is None


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'copies = 2\nbodge = ["shoot_left", "shoot_right"]',
            'copies = 0\nbodge = ["shoot_left", "shoot_right"]',
            "the copies of card DB-WEA-1 must be a whole number from 1 to 100, "
            "but found copies = 0.",
        ),
        (
            'copies = 2\nbodge = ["shoot_left", "shoot_right"]',
            'copies = true\nbodge = ["shoot_left", "shoot_right"]',
            "the copies of card DB-WEA-1 must be a whole number from 1 to 100, "
            "but found copies = True.",
        ),
        (
            'copies = 2\nbodge = ["shoot_left", "shoot_right"]',
            'copies = 3\nbodge = ["shoot_left", "shoot_right"]',
            "there must be 100 part cards, but found 101 up to the last, BR-BLI-3.",
        ),
        (
            'bodge = ["shoot_any"]',
            'bodge = ["shoot_all"]',
            "the bodge box of card DB-WEA-2 has an unknown effect, but found shoot_all.",
        ),
        (
            'effects = ["shoot_any", "other_discard_1"]',
            'effects = ["you_draw_10"]',
            "the rush box of card DB-WEA-3 has an unknown effect, but found you_draw_10.",
        ),
        (
            'effects = ["shoot_any", "other_discard_1"]',
            "effects = []",
            "the rush box of card DB-WEA-3 must have 1 to 6 effects, but found 0.",
        ),
        (
            'rush = { trigger = "any", effects = ["shoot_left"] }',
            'rush = { trigger = "swerve", effects = ["shoot_left"] }',
            "the trigger of the rush box of card DB-WEA-2 must be one of any,",
        ),
        (
            'id = "DB-WEA-2"',
            'id = "DB-WEA-1"',
            "every card must occur only once in a file, but found DB-WEA-1 twice.",
        ),
        (
            'id = "DB-WEA-2"',
            'id = "DB WEA"',
            "a card's id must have 1 to 24 letters, digits and hyphens, but found id = 'DB WEA'.",
        ),
        (
            'vehicle = "doombuggy"\npart = "weapon"',
            'vehicle = "bus"\npart = "weapon"',
            "the vehicle of card DB-WEA-1 must be one of doombuggy, gyrohopper, scrap_hog, "
            "bigg_rigg, but found vehicle = 'bus'.",
        ),
        (
            'part = "weapon"',
            'part = "horn"',
            "the part of card DB-WEA-1 must be one of weapon, engine, cargo, movement, bling,"
            " but found part = 'horn'.",
        ),
        (
            'attack = "green"',
            'attack = "blue"',
            "the attack of card DB-WEA-1 must be one of red, yellow, green, choice, reckless,"
            " but found attack = 'blue'.",
        ),
        (
            'blocks = ["yellow"]',
            'blocks = ["yellow", "yellow"]',
            "the blocks of card DB-WEA-1 must be different ones of red, yellow, green, all,",
        ),
        (
            'blocks = ["yellow"]',
            'blocks = ["yellow", "all"]',
            "“all” must be the only block of card DB-WEA-1,",
        ),
        (
            'blocks = ["yellow"]',
            'blocks = ["yellow"]\nswerve = 1',
            "the swerve of card DB-WEA-1 must be true or false, but found swerve = 1.",
        ),
        (
            'blocks = ["yellow"]',
            'blocks = ["yellow"]\ncolour = "pink"',
            "card DB-WEA-1 can have id, name, vehicle, part, copies, bodge, rush, attack, blocks, "
            "swerve, nothing else, but found colour = 'pink'.",
        ),
        (
            'blocks = ["yellow"]',
            'blocks = "yellow"',
            "card DB-WEA-1 must have a list blocks, but found blocks = 'yellow'.",
        ),
        (
            'blocks = ["yellow"]',
            "blocks = [1]",
            "the list blocks of card DB-WEA-1 must hold words, but found blocks = 1.",
        ),
        (
            'rush = { trigger = "attack_red", effects = ["shoot_right"] }',
            'rush = "any"',
            "card DB-WEA-1 must have a table rush, but found rush = 'any'.",
        ),
        (
            'name = "Rusty Right Hook"',
            f'name = "{"x" * 41}"',
            "the name of card DB-WEA-1 must be readable and have 1 to 40 letters,",
        ),
        (
            'name = "Rusty Right Hook"',
            "name = 7",
            "the name of card DB-WEA-1 must be text, but found name = 7.",
        ),
        (
            'id = "gyrohopper"\nnormal',
            'id = "plane"\nnormal',
            "a vehicle's id must be one of doombuggy, gyrohopper, scrap_hog, bigg_rigg,"
            " but found id = 'plane'.",
        ),
        (
            'id = "gyrohopper"\nnormal',
            'id = "doombuggy"\nnormal',
            "every vehicle must occur only once in a file, but found doombuggy twice.",
        ),
        (
            "draw = 4, discard = 2",
            "draw = 14, discard = 2",
            "the draw of the turbo side of vehicle doombuggy must be a whole number from 0 to 9,"
            " but found draw = 14.",
        ),
        (
            'schema = "hotseat-heap-cards/1"',
            'schema = "heap/2"',
            "the schema must be hotseat-heap-cards/1, but found schema = 'heap/2'.",
        ),
        (
            'name = "Hotseat\'s own set"',
            'name = " "',
            "the name must be readable and have 1 to 40 letters, but found name = ' '.",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_one_sentence(old: str, new: str, sentence: str) -> None:
    found = said(changed(old, new))
    assert found.startswith(f"home.toml: {sentence}")


@pytest.mark.rule("RUL-HEAP-6")
def test_the_pileup_must_always_find_a_card_to_flip() -> None:
    # Four players would draw 4 × 25 cards, and none would be left to flip.
    text = TEXT
    for old in ("draw = 4, discard = 2", "draw = 4, discard = 3"):
        text = text.replace(old, old.replace("4", "9"))
    assert said(text) == (
        "home.toml: the pileup boxes may draw 99 cards in all, for 4 players, but found 120."
    )
    enough = TEXT.replace("draw = 4, discard = 2", "draw = 9, discard = 2")
    enough = enough.replace("draw = 3, discard = 1", "draw = 7, discard = 1")
    GAME.settings({"cards": FileText("home.toml", enough)}, 2)  # 4 × 24 = 96
    assert "found 100." in said(enough.replace("draw = 7, discard = 1", "draw = 8, discard = 1"))


def test_every_place_needs_a_card() -> None:
    rows = TEXT.split("\n[[part]]\n")
    kept = [row for row in rows if 'vehicle = "scrap_hog"\npart = "bling"' not in row]
    assert said("\n[[part]]\n".join(kept)) == (
        "home.toml: scrap_hog needs a card for its bling, but found none."
    )


def test_a_vehicle_that_is_missing_is_named() -> None:
    start = TEXT.index('[[vehicle]]\nid = "scrap_hog"')
    end = TEXT.index('[[vehicle]]\nid = "bigg_rigg"')
    assert said(TEXT[:start] + TEXT[end:]) == (
        "home.toml: vehicle scrap_hog must be there, but found none of this id."
    )


def test_what_is_no_toml_or_endless_is_refused() -> None:
    assert said("schema = [").startswith("home.toml")
    assert "at most" in said("#" * 300_000)


def test_the_command_says_it_with_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "home.toml"
    broken.write_text(changed('bodge = ["shoot_any"]', 'bodge = ["boom"]'), "utf-8")
    assert main(["check", str(broken)]) == 2
    (sentence,) = capsys.readouterr().err.strip().split("\n")
    assert "card DB-WEA-2" in sentence
    assert "boom" in sentence
    fine = tmp_path / "fine.toml"
    fine.write_text(TEXT, "utf-8")
    assert main(["check", str(fine)]) == 0
    assert "100 part cards" in capsys.readouterr().out
