"""Every rule and component of every ledger is held by a test, and no test names a rule in vain."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotseat.cli.rules import tests_by_rule as held_rules
from hotseat.core import Phrase
from hotseat.core.ledger import read_ledger
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.games.potatoh import data
from hotseat.words import Words

TESTS = Path(__file__).parent


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_test(name: str) -> None:
    held = held_rules(TESTS)
    missing = [
        rule.id
        for rule in game_by_name(name).ledger()
        if rule.kind != "advice" and rule.id not in held
    ]
    assert missing == []


def test_every_marked_rule_exists() -> None:
    known = {rule.id for name in NAMES for rule in game_by_name(name).ledger()}
    assert set(held_rules(TESTS)) - known == set()


@pytest.mark.parametrize("name", NAMES)
def test_settings_and_rulings_refer_to_rules_that_exist(name: str) -> None:
    game = game_by_name(name)
    known = {rule.id for rule in game.ledger()}
    assert {rule for setting in game.schema for rule in setting.rules} <= known
    assert {ruling for rule in game.ledger() for ruling in rule.rulings} <= known


@pytest.mark.parametrize("name", NAMES)
def test_modules_name_settings_of_their_game(name: str) -> None:
    game = game_by_name(name)
    kinds = {setting.name: setting.kind for setting in game.schema}
    modules = {rule.module for rule in game.ledger() if rule.module}
    assert {module.setting for module in modules} <= kinds.keys()
    assert {kinds[module.setting] for module in modules if module.least} <= {"number"}
    assert {kinds[module.anyway] for module in modules if module.anyway} <= {"flag"}


def test_a_card_s_rules_belong_to_the_level_from_which_the_standard_deck_has_it() -> None:
    deck = data.deck(data.DECKS[0])
    words = Words(game_by_name("potatoh"))
    levels = {
        words.say(Phrase(f"potatoh-card-{key}")): level
        for key, level in zip(data.facts().keys, deck.levels, strict=True)
    }
    found = {
        rule.section.removeprefix("Cards: ").split(" — ")[1]: rule.module.least
        if rule.module
        else 1
        for rule in game_by_name("potatoh").ledger()
        if rule.section.startswith("Cards: ")
    }
    assert found == {name: levels[name] for name in found}
    assert len(found) == len(levels)


@pytest.mark.rule("POT-MERGE-1", "POT-MERGE-2", "POT-MERGE-3", "RUL-POT-48")
def test_decks_are_joined_from_as_many_seats_as_one_deck_does_not_serve() -> None:
    modules = [rule.module for rule in game_by_name("potatoh").ledger() if rule.module]
    joined = {module.seats for module in modules if module.setting == "decks"}
    assert joined == {data.facts().seats_a_deck + 1}


def test_a_module_without_rules_is_refused() -> None:
    with pytest.raises(ValueError, match="no rule of the ledger stands in section Gargae"):
        read_ledger("""
            [[module]]
            setting = "garage"
            sections = ["Gargae"]
            [[rule]]
            id = "GAR-1"
            kind = "rule"
            section = "Garage"
            text = "Cards."
            source = "p. 1"
        """)
