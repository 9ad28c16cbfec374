"""What is printed on the components, for whoever draws them."""

from __future__ import annotations

import pytest

from hotseat.core import FileText, Invalid
from hotseat.games.heat import GAME
from hotseat.games.heat.printed import (
    Printed,
    PrintedCard,
    PrintedGear,
    PrintedRoad,
    PrintedSymbol,
    PrintedWeather,
)
from tests.games.heat.build import circuit_text, own_set


def printed(**given: object) -> Printed:
    """Return what is printed with these settings."""
    return GAME.printed(GAME.settings(given, 2))


def printed_card(found: Printed, key: str) -> PrintedCard:
    """Return a card by its key."""
    [card] = [card for card in found.cards if card.key == key]
    return card


def symbol(kind: str, amount: int, mandatory: bool = False) -> PrintedSymbol:
    """Return a symbol on a card."""
    return PrintedSymbol(kind, amount, mandatory)


def test_a_card_shows_its_value_its_group_and_its_symbols_without_the_plus() -> None:
    found = GAME.printed(None)
    assert printed_card(found, "4") == PrintedCard("4", "basic", 4, 0, (), "", "", "", (), "")
    assert printed_card(found, "stress") == PrintedCard(
        "stress", "stress", 0, 1, (), "", "", "", (), ""
    )
    assert printed_card(found, "brakes-7") == PrintedCard(
        *("brakes-7", "upgrade", 0, 0, (1, 2, 3, 4), "brakes", "basic", "brakes-7"),
        (symbol("heat", 1, mandatory=True),),
        "",
    )
    assert all(each.kind != "plus" for card in found.cards for each in card.symbols)


@pytest.mark.rule("GAR-34")
def test_heat_scrap_adjust_and_one_time_use_carry_an_exclamation_mark_and_no_others() -> None:
    own = printed(upgrades=own_set("value = 2\nsymbols = { one_time = 1 }"), garage="basic")
    cards = [*GAME.printed(None).cards, *own.cards]
    marked = {(each.kind, each.mandatory) for card in cards for each in card.symbols}
    assert {kind for kind, mandatory in marked if mandatory} == {
        "heat",
        "scrap",
        "adjust",
        "one_time",
    }
    assert not {kind for kind, mandatory in marked if mandatory} & {
        kind for kind, mandatory in marked if not mandatory
    }


@pytest.mark.rule("HEAT-2-4")
def test_heat_says_why_it_cannot_be_played() -> None:
    held = {card.key: card.held for card in GAME.printed(None).cards if card.held}
    assert set(held.values()) == {"heat-no-play-heat"}
    assert {"heat", "startheat", "heat-17"} <= set(held)
    assert not {"1", "stress", "start5"} & set(held)


def test_gears_tokens_circuits_and_numbers_are_as_printed() -> None:
    found = GAME.printed(None)
    assert found.gears == (
        PrintedGear(1, 3),
        PrintedGear(2, 1),
        PrintedGear(3, 0),
        PrintedGear(4, 0),
    )
    assert list(found.circuits) == ["usa", "great_britain", "italy", "france"]
    assert PrintedWeather("storm", "stress", 1, "slipstream_boost", 2) in found.weathers
    assert PrintedRoad("overheat", "corner", 1) in found.roads
    assert (found.upgrades_each, found.restart_gear) == (3, 1)
    assert printed() == found


def test_an_own_circuit_is_printed_alone_and_own_upgrades_take_the_place_of_the_boxes() -> None:
    ring = FileText("ring.toml", circuit_text(name="Backyard"))
    found = printed(circuit=ring)
    assert {key: circuit.name for key, circuit in found.circuits.items()} == {"own": "Backyard"}
    assert found.cards == GAME.printed(None).cards
    own = own_set("value = 6\nsymbols = { heat = 1 }")
    found = printed(upgrades=own, garage="basic")
    assert list(found.circuits) == ["usa", "great_britain", "italy", "france"]
    first = printed_card(found, "own-1")
    assert (first.value, first.level, first.symbols) == (6, "basic", (symbol("heat", 1, True),))
    assert [card.key for card in found.cards if card.group] == ["own-1", "own-2"]


def advanced(cards: int) -> FileText:
    """Return a set with so many advanced cards among basic ones."""
    text = own_set("value = 6", copies=cards).text
    return FileText("own.toml", text.replace('level = "basic"', 'level = "advanced"', 1))


@pytest.mark.rule("GAR-22")
def test_a_set_with_too_few_cards_for_the_draft_is_refused() -> None:
    with pytest.raises(Invalid) as refused:
        GAME.settings({"upgrades": advanced(8), "garage": "advanced"}, 2)
    assert refused.value.phrase.code == "invalid-heat-garage"
    assert refused.value.phrase.params == {"garage": "advanced", "cards": 8, "needed": 9}
    # Three for each driver, and three more.
    assert GAME.settings({"upgrades": advanced(9), "garage": "advanced"}, 2).garage == "advanced"


def test_a_set_that_is_checked_says_its_name_its_kinds_and_its_cards() -> None:
    own = own_set("value = 6", "value = 2")
    said = GAME.check_file("hotseat-upgrades/1", own.file, own.text)
    assert said is not None
    assert said.code == "heat-checked-upgrades"
    assert said.params == {"file": "own.toml", "name": "Own", "kinds": 3, "cards": 34}
