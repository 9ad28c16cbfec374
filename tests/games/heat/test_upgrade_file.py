"""Upgrade files: the packaged one as printed, broken ones refused, a user's own read."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from hotseat.core import Invalid
from hotseat.core.settings import LONGEST_SHOWN
from hotseat.core.user_files import LONGEST_FILE
from hotseat.games.heat.upgrade_file import (
    FEWEST_CARDS,
    GROUPS,
    LEVELS,
    MOST_KINDS,
    SYMBOLS,
    UpgradeRow,
    UpgradeSet,
    read_upgrades,
)
from tests.in_words import in_words

PACKAGED = files("hotseat.games.heat").joinpath("data", "upgrades.toml").read_text("utf-8")

# The 48 kinds of the box: value or values, and the symbols with their numbers.
PRINTED = {
    "fwd-1": "4 plus1",
    "fwd-2": "0 plus3",
    "fwd-3": "0 plus1 cooldown3",
    "body-4": "3 reduce2",
    "body-5": "5 reduce1",
    "body-6": "1 reduce3",
    "brakes-7": "1/2/3/4 heat1",
    "brakes-8": "1/3",
    "brakes-9": "2/4",
    "brakes-10": "1/5",
    "cooling-11": "6 heat1 cooldown1",
    "cooling-12": "1 cooldown2",
    "cooling-13": "3 cooldown1",
    "rpm-14": "1 slipstream2",
    "rpm-15": "2 slipstream2",
    "rpm-16": "3 slipstream2",
    "heat-17": "Heat",
    "body-18": "6 reduce3 heat1",
    "body-19": "2 reduce1 cooldown1 scrap2",
    "body-20": "2 reduce1 slipstream1",
    "cooling-21": "4 scrap2 cooldown1",
    "fuel-22": "2 salvage2",
    "fuel-23": "0 plus1 salvage2 cooldown1",
    "gas-24": "1 direct1 scrap1",
    "gas-25": "2 direct1 scrap2",
    "gas-26": "3 direct1 scrap3",
    "gas-27": "4 direct1 heat1 cooldown1",
    "gas-28": "1 direct1 accelerate1 scrap5",
    "rpm-29": "0 plus1 slipstream3",
    "rpm-30": "1 heat1 slipstream3",
    "rpm-31": "1/2 slipstream1",
    "suspension-32": "2 refresh1 reduce1",
    "suspension-33": "2 refresh1 cooldown1",
    "suspension-34": "4 refresh1",
    "suspension-35": "1 refresh1 slipstream1",
    "tires-36": "2 adjust-1 cooldown3",
    "tires-37": "1 scrap2 adjust1",
    "tires-38": "2 scrap2 adjust1",
    "tires-39": "3 adjust-1 cooldown2",
    "tires-40": "0 plus1 adjust1 slipstream1 cooldown1",
    "tires-41": "0 plus2 adjust2",
    "turbo-42": "7 heat2 cooldown3",
    "turbo-43": "8 heat1 scrap6",
    "wings-44": "4 heat1 scrap2 adjust2",
    "wings-45": "3 heat1 scrap2 adjust2",
    "wings-46": "6 heat2 adjust3",
    "fwd-47": "0 plus1 accelerate1",
    "heat-48": "Heat",
}
BASIC_KINDS = 17


def printed(card: UpgradeRow) -> str:
    """Return what stands on a card."""
    if card.is_heat:
        return "Heat"
    symbols = [f"{kind}{amount}" for kind, amount in card.symbols.items()]
    return " ".join(["/".join(map(str, card.values)), *symbols])


def test_the_packaged_cards_are_as_printed() -> None:
    upgrades = read_upgrades("upgrades.toml", PACKAGED)
    assert {card.key: printed(card) for card in upgrades.cards} == PRINTED
    assert [card.key for card in upgrades.cards] == list(PRINTED)
    assert [card.group for card in upgrades.cards] == [key.split("-")[0] for key in PRINTED]
    assert {card.copies for card in upgrades.cards} == {2}


@pytest.mark.rule("GAR-3")
def test_the_box_has_34_basic_and_62_advanced_upgrades_in_twelve_groups() -> None:
    upgrades = read_upgrades("upgrades.toml", PACKAGED)
    levels = [card.level for card in upgrades.cards]
    assert levels == ["basic"] * BASIC_KINDS + ["advanced"] * (len(PRINTED) - BASIC_KINDS)
    for level, copies in zip(LEVELS, (34, 62), strict=True):
        assert sum(card.copies for card in upgrades.cards if card.level == level) == copies
    assert {card.group for card in upgrades.cards} == set(GROUPS)


# What the cards of a group have in common: each of them carries all of these marks.
@pytest.mark.parametrize(
    ("group", "marks"),
    [
        pytest.param("fwd", {"plus"}, marks=pytest.mark.rule("GAR-9")),
        pytest.param("brakes", {"values"}, marks=pytest.mark.rule("GAR-10")),
        pytest.param("cooling", {"cooldown"}, marks=pytest.mark.rule("GAR-11")),
        pytest.param("body", {"reduce"}, marks=pytest.mark.rule("GAR-12")),
        pytest.param("rpm", {"slipstream"}, marks=pytest.mark.rule("GAR-13")),
        pytest.param("tires", {"adjust"}, marks=pytest.mark.rule("GAR-14")),
        pytest.param("wings", {"adjust", "heat"}, marks=pytest.mark.rule("GAR-15")),
        pytest.param("turbo", {"heat"}, marks=pytest.mark.rule("GAR-16")),
        pytest.param("fuel", {"salvage"}, marks=pytest.mark.rule("GAR-17")),
        pytest.param("gas", {"direct"}, marks=pytest.mark.rule("GAR-18")),
        pytest.param("suspension", {"refresh"}, marks=pytest.mark.rule("GAR-19")),
    ],
)
def test_the_cards_of_a_group_have_its_marks(group: str, marks: set[str]) -> None:
    for card in read_upgrades("upgrades.toml", PACKAGED).cards:
        if card.group == group:
            several = {"values"} if len(card.values) > 1 else set[str]()
            assert marks <= card.symbols.keys() | several, card.key


@pytest.mark.rule("GAR-14", "GAR-15")
def test_tires_lower_the_limit_only_for_cooldown_and_wings_raise_it() -> None:
    for card in read_upgrades("upgrades.toml", PACKAGED).cards:
        if card.group == "tires" and card.symbols["adjust"] < 0:
            assert card.symbols["cooldown"] >= 2
        if card.group == "wings":
            assert card.symbols["adjust"] > 0


@pytest.mark.rule("GAR-16")
def test_nothing_is_faster_than_a_turbo_charger() -> None:
    cards = read_upgrades("upgrades.toml", PACKAGED).cards
    slowest = min(card.values[0] for card in cards if card.group == "turbo")
    assert all(max(card.values, default=0) < slowest for card in cards if card.group != "turbo")


def test_every_kind_of_symbol_but_the_one_time_use_is_in_the_box() -> None:
    upgrades = read_upgrades("upgrades.toml", PACKAGED)
    kinds = {kind for card in upgrades.cards for kind in card.symbols}
    assert kinds == SYMBOLS.keys() - {"one_time"}


# Broken files


GOOD = """
schema = "hotseat-upgrades/1"
name = "Mine"

[[card]]
key = "big-engine"
name = "Big engine"
group = "turbo"
level = "basic"
copies = 20
value = 9
symbols = { heat = 2, adjust = -1 }

[[card]]
key = "soft"
group = "brakes"
level = "advanced"
copies = 2
values = [0, 2, 20]

[[card]]
key = "spare"
group = "heat"
level = "advanced"
copies = 1
heat = true
"""


def problem(text: str) -> tuple[str, str]:
    """Read a set that makes no sense; return what it should be and the value found."""
    with pytest.raises(Invalid) as raised:
        read_upgrades("own.toml", text)
    phrase = raised.value.phrase
    assert phrase.code == "invalid-in-file"
    assert phrase.params["file"] == "own.toml"
    return in_words(phrase.params["problem"]), in_words(phrase.params["found"])


def decode_problem(text: str) -> str:
    """Read a file that is no set at all; return what is wrong with it."""
    with pytest.raises(Invalid) as raised:
        read_upgrades("own.toml", text)
    phrase = raised.value.phrase
    assert phrase.code == "invalid-file-toml"
    assert phrase.params["file"] == "own.toml"
    return in_words(phrase.params["problem"])


def changed(old: str, new: str, text: str = GOOD) -> str:
    """Return a file with one value changed."""
    assert old in text
    return text.replace(old, new, 1)


def read(old: str, new: str) -> UpgradeSet:
    """Read the good file with one value changed."""
    return read_upgrades("own.toml", changed(old, new))


def test_the_file_that_the_broken_ones_start_from_is_fine() -> None:
    assert read_upgrades("own.toml", GOOD) == UpgradeSet(
        "Mine",
        (
            UpgradeRow(
                "big-engine",
                "Big engine",
                "turbo",
                "basic",
                20,
                (9,),
                is_heat=False,
                symbols={"heat": 2, "adjust": -1},
            ),
            UpgradeRow(
                "soft", "soft", "brakes", "advanced", 2, (0, 2, 20), is_heat=False, symbols={}
            ),
            UpgradeRow("spare", "spare", "heat", "advanced", 1, (), is_heat=True, symbols={}),
        ),
    )


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("copies = 20", "copies = ", "is not TOML"),
        ('name = "Mine"', "name = 3", "name "),
        ('name = "Mine"', "", "name"),
        ('name = "Mine"', 'name = "Mine"\nauthor = "me"', "author"),
        ('schema = "hotseat-upgrades/1"', "", "schema"),
        (GOOD[GOOD.index("[[card]]") :], "card = 3", "card "),
        (GOOD[GOOD.index("[[card]]") :], "card = [3]", "card 1 must be a table"),
        ("copies = 20", "copies = 20\ncopies = 20", "line 11"),
    ],
)
def test_a_file_that_is_not_of_its_kind_names_the_key(old: str, new: str, found: str) -> None:
    assert found in decode_problem(changed(old, new))


@pytest.mark.parametrize("nonsense", ["value = " + "9" * 5000, "z = " + "[" * 5000])
def test_a_file_that_is_too_much_is_refused(nonsense: str) -> None:
    with pytest.raises(Invalid, match="invalid-file-toml"):
        read_upgrades("own.toml", nonsense)


def test_a_file_has_its_bounds_before_it_is_read() -> None:
    longest = GOOD + "#\n" * ((LONGEST_FILE - len(GOOD)) // 2)
    assert read_upgrades("own.toml", longest).name == "Mine"
    # Not even TOML: the length is told, so nothing was read.
    with pytest.raises(Invalid) as refused:
        read_upgrades("own.toml", "[" * (LONGEST_FILE + 1))
    assert in_words(refused.value.phrase.params["problem"]) == (
        "it has 60,001 characters, at most 60,000 are read"
    )


def test_a_file_of_another_kind_is_refused() -> None:
    assert problem(changed("hotseat-upgrades/1", "hotseat-upgrades/2")) == (
        "the schema must be hotseat-upgrades/1",
        "schema = 'hotseat-upgrades/2'",
    )


@pytest.mark.parametrize("name", ["", "   ", "a\\u0000b", "\\u001b[2J", "R" * 41])
def test_names_can_be_read(name: str) -> None:
    said, found = problem(changed('"Mine"', f'"{name}"'))
    assert said == "the name must be readable and have 1 to 40 letters"
    assert found.startswith("name = '")
    said, found = problem(changed('"Big engine"', f'"{name}"'))
    assert said == "the name of card big-engine must be readable and have 1 to 40 letters"
    assert found.startswith("name = '")


def test_a_name_at_its_bound_is_fine() -> None:
    assert read('"Mine"', f'"{"R" * 40}"').name == "R" * 40
    assert read('"Big engine"', '"R"').cards[0].name == "R"


def test_the_name_of_a_card_is_text() -> None:
    assert problem(changed('"Big engine"', "3")) == (
        "the name of card big-engine must be text",
        "name = 3",
    )


KEY = "needs a key of small letters, digits and hyphens, at most 24 long"


@pytest.mark.parametrize(
    ("key", "found"),
    [
        ("3", "key = 3"),
        ('""', "key = ''"),
        ('"Soft"', "key = 'Soft'"),
        ('"soft brakes"', "key = 'soft brakes'"),
        ('"-soft"', "key = '-soft'"),
        ('"soft-"', "key = 'soft-'"),
        ('"so--ft"', "key = 'so--ft'"),
        ('"soft\\n"', "key = 'soft\\n'"),
        (f'"{"s" * 25}"', f"key = '{'s' * 25}'"),
    ],
)
def test_a_key_is_a_short_plain_word(key: str, found: str) -> None:
    assert problem(changed('"soft"', key)) == (f"card 2 {KEY}", found)


def test_a_card_needs_a_key() -> None:
    assert problem(changed('key = "spare"\n', "")) == (f"card 3 {KEY}", "no key")


@pytest.mark.parametrize("key", ["s", "soft-brakes-2", "s" * 24])
def test_a_key_may_have_hyphens_and_24_letters(key: str) -> None:
    assert read('"soft"', f'"{key}"').cards[1].key == key


def test_a_key_stands_once() -> None:
    assert problem(changed('"spare"', '"soft"')) == (
        "every key must occur only once in a file",
        "soft twice",
    )


def test_a_card_has_no_unknown_fields() -> None:
    assert problem(changed("copies = 2\n", "copies = 2\nspeed = 4\n")) == (
        "card soft can have key, name, group, level, copies, value, values, heat, symbols, "
        "nothing else",
        "speed = 4",
    )


@pytest.mark.parametrize(
    ("group", "found"), [('"engine"', "group = 'engine'"), ("[1]", "group = [1]")]
)
def test_a_group_is_one_of_twelve(group: str, found: str) -> None:
    groups = "fwd, body, brakes, cooling, rpm, heat, fuel, gas, suspension, tires, turbo, wings"
    said = f"the group of card soft must be one of {groups}"
    assert problem(changed('"brakes"', group)) == (said, found)
    assert problem(changed('group = "brakes"', "")) == (said, "no group")


def test_a_level_is_basic_or_advanced() -> None:
    said = "the level of card big-engine must be one of basic, advanced"
    assert problem(changed('"basic"', '"mixed"')) == (said, "level = 'mixed'")
    assert problem(changed('level = "basic"', "")) == (said, "no level")


@pytest.mark.parametrize("copies", ["0", "21", "-1", "2.0", '"2"', "true"])
def test_a_card_has_1_to_20_copies(copies: str) -> None:
    said, found = problem(changed("copies = 2\n", f"copies = {copies}\n"))
    assert said == "the copies of card soft must be a whole number from 1 to 20"
    assert found == f"copies = {copies.replace('true', 'True')}".replace('"', "'")


def test_a_card_must_say_its_copies() -> None:
    assert problem(changed("copies = 2\n", ""))[1] == "no copies"


@pytest.mark.parametrize("value", ["-1", "21", "1.5", '"9"', "true"])
def test_a_value_is_0_to_20(value: str) -> None:
    said, found = problem(changed("value = 9", f"value = {value}"))
    assert said == "the value of card big-engine must be a whole number from 0 to 20"
    assert found == f"value = {value.replace('true', 'True')}".replace('"', "'")


@pytest.mark.parametrize("value", [0, 20])
def test_a_value_at_its_bound_is_fine(value: int) -> None:
    assert read("value = 9", f"value = {value}").cards[0].values == (value,)


@pytest.mark.parametrize(
    "values",
    [
        "3",
        '"1/3"',
        "[]",
        "[3]",
        "[1, 1]",
        "[3, 1]",
        "[-1, 3]",
        "[1, 21]",
        "[1, 2.5]",
        "[1, true]",
        "[1, 2, 3, 4, 5, 6, 7]",
    ],
)
def test_several_values_are_distinct_and_ascending(values: str) -> None:
    said, found = problem(changed("[0, 2, 20]", values))
    assert said == (
        "the values of card soft must be 2 to 6 whole numbers from 0 to 20, each larger than the "
        "one before"
    )
    assert found == f"values = {values.replace('true', 'True')}".replace('"', "'")


@pytest.mark.parametrize("values", [(0, 20), (1, 2, 3, 4, 5, 6)])
def test_values_at_their_bounds_are_fine(values: tuple[int, ...]) -> None:
    assert read("[0, 2, 20]", f"{list(values)}").cards[1].values == values


def test_a_card_has_one_value_or_several() -> None:
    assert problem(changed("value = 9", "value = 9\nvalues = [1, 2]")) == (
        "card big-engine has either one value or several",
        "value = 9 and values = [1, 2]",
    )
    assert problem(changed("value = 9", "")) == (
        "card big-engine needs value, values or heat",
        "none of them",
    )


@pytest.mark.parametrize("heat", ["false", "1"])
def test_a_heat_card_says_so_or_nothing(heat: str) -> None:
    assert problem(changed("heat = true", f"value = 1\nheat = {heat}")) == (
        "card spare is a Heat card with heat = true, and any other leaves it out",
        f"heat = {heat.replace('false', 'False')}",
    )


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ("value = 0", "value = 0"),
        ("values = [1, 2]", "values = [1, 2]"),
        ("symbols = { plus = 1 }", "symbols = {'plus': 1}"),
    ],
)
def test_a_heat_card_has_no_value_and_no_symbols(more: str, found: str) -> None:
    assert problem(changed("heat = true", f"heat = true\n{more}")) == (
        "card spare is a Heat card, which has no value and no symbols",
        found,
    )


def test_symbols_are_a_table() -> None:
    assert problem(changed("{ heat = 2, adjust = -1 }", '["heat"]')) == (
        "the symbols of card big-engine must be a table such as { plus = 1 }",
        "symbols = ['heat']",
    )


def test_a_symbol_is_one_of_twelve() -> None:
    assert problem(changed("heat = 2", "turbo = 2")) == (
        "a symbol of card big-engine must be one of plus, heat, scrap, adjust, cooldown, "
        "slipstream, reduce, refresh, salvage, direct, accelerate, one_time",
        "turbo = 2",
    )


NUMBERED = ("plus", "heat", "scrap", "cooldown", "slipstream", "reduce", "salvage")
UNNUMBERED = ("refresh", "direct", "accelerate", "one_time")


@pytest.mark.parametrize("kind", NUMBERED)
def test_the_number_of_a_symbol_is_1_to_9(kind: str) -> None:
    for amount in ("0", "10", "-1", "true", '"2"', "1.0"):
        said, found = problem(changed("heat = 2", f"{kind} = {amount}"))
        assert said == f"the number of the {kind} symbol of card big-engine must be from 1 to 9"
        assert found == f"{kind} = {amount.replace('true', 'True')}".replace('"', "'")
    for number in (1, 9):
        assert read("heat = 2", f"{kind} = {number}").cards[0].symbols[kind] == number


@pytest.mark.parametrize("kind", UNNUMBERED)
def test_a_symbol_without_a_number_is_1(kind: str) -> None:
    for amount in (0, 2):
        assert problem(changed("heat = 2", f"{kind} = {amount}")) == (
            f"the number of the {kind} symbol of card big-engine must be 1",
            f"{kind} = {amount}",
        )
    assert read("heat = 2", f"{kind} = 1").cards[0].symbols[kind] == 1


def test_a_limit_is_adjusted_up_or_down_by_5_at_most() -> None:
    for amount in (0, -6, 6):
        assert problem(changed("adjust = -1", f"adjust = {amount}")) == (
            "the number of the adjust symbol of card big-engine must be from -5 to 5, but not 0",
            f"adjust = {amount}",
        )
    for amount in (-5, 5):
        assert read("adjust = -1", f"adjust = {amount}").cards[0].symbols["adjust"] == amount


def test_a_long_value_is_cut_in_the_message() -> None:
    said, found = problem(changed('"brakes"', f'"{"b" * 500}"'))
    assert said.startswith("the group of card soft")
    assert len(found) == len("group = ") + LONGEST_SHOWN + 1  # and a sign that it goes on


def kinds(count: int) -> str:
    """Return a file of so many kinds of cards."""
    card = '[[card]]\nkey = "k{}"\ngroup = "body"\nlevel = "basic"\ncopies = 1\nvalue = 1\n'
    return 'schema = "hotseat-upgrades/1"\nname = "Many"\n' + "".join(
        card.format(number) for number in range(count)
    )


def test_a_set_has_1_to_60_kinds() -> None:
    assert problem('schema = "hotseat-upgrades/1"\nname = "Mine"\ncard = []') == (
        "there must be cards",
        "none",
    )
    assert len(read_upgrades("own.toml", kinds(MOST_KINDS)).cards) == 60
    assert problem(kinds(MOST_KINDS + 1)) == ("there are at most 60 kinds of cards", "61")


@pytest.mark.rule("RUL-HEAT-63")
def test_a_set_has_enough_cards_for_a_draft_of_six() -> None:
    # 9 lie out and 6 are taken, three times; the 3 of each round that nobody takes come back.
    deck, discarded = FEWEST_CARDS, 0
    for _round in range(3):
        if deck < 9:
            deck, discarded = deck + discarded, 0
        assert deck >= 9
        deck, discarded = deck - 9, discarded + 3
    assert deck == 0
    assert len(read_upgrades("own.toml", kinds(FEWEST_CARDS)).cards) == 21
    assert problem(kinds(FEWEST_CARDS - 1)) == ("a draft for six drivers needs 21 cards", "20")


def test_the_file_in_the_documentation_is_fine() -> None:
    page = Path(__file__).parents[3] / "docs" / "upgrade-files.md"
    [example] = re.findall(r"```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    upgrades = read_upgrades("mine.toml", example)
    assert [printed(card) for card in upgrades.cards] == ["7 heat2 scrap3", "0/2/6", "Heat"]
