"""Every rule and component of every ledger is held by a test, and no test names a rule in vain."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotseat.cli.rules import tests_by_rule as held_rules
from hotseat.games import NAMES
from hotseat.games import game as game_by_name

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
