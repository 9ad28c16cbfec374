"""What upgrade cards, symbols and tokens are called and what is said of them, in each language."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from hotseat.core import Phrase
from hotseat.games.heat import GAME
from hotseat.games.heat.upgrade_file import GROUPS, SYMBOLS, read_upgrades
from hotseat.words import LANGUAGES, Words

DATA = files("hotseat.games.heat").joinpath("data")
UPGRADES = read_upgrades("upgrades.toml", DATA.joinpath("upgrades.toml").read_text("utf-8"))
TOKENS = tomllib.loads(DATA.joinpath("weather.toml").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_or_groups_have_the_same_name(language: str) -> None:
    words = Words(GAME, language=language)
    cards = [words.say_code(f"heat-card-{card.key}") for card in UPGRADES.cards]
    assert len(set(cards)) == len(cards) == 48
    groups = [words.say_code(f"heat-group-{group}") for group in GROUPS]
    assert len(set(groups)) == len(groups) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_card_has_its_values(language: str) -> None:
    words = Words(GAME, language=language)
    for card in UPGRADES.cards:
        name = words.say_code(f"heat-card-{card.key}")
        pluses = "+" * card.symbols.get("plus", 0)
        printed = "/".join(str(value) for value in card.values if value or not pluses)
        if card.is_heat:
            assert name.startswith(words.say_code("heat-card-heat"))
        else:
            # `Brakes 1/3`, `4WD 4+`, and only where two would be alike a symbol: `Body 2 Cooldown`.
            assert re.search(f" {re.escape(printed + pluses)}(?: |$)", name), name


def rule(words: Words, kind: str, amount: int) -> str:
    """Return what a symbol with a number does."""
    return words.say(Phrase(f"heat-symbol-{kind}-rule", {"amount": amount}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SYMBOLS)
def test_a_symbol_tells_its_number_in_one_sentence(kind: str, language: str) -> None:
    words = Words(GAME, language=language)
    low, high = SYMBOLS[kind]
    said = [rule(words, kind, amount) for amount in range(low, high + 1) if amount]
    assert len(set(said)) == len(said)
    assert all(one.endswith(".") and one.count(".") == 1 for one in said)
    # The first of several + or Scraps is told without a number.
    for amount in range(low, high + 1):
        if low < high and amount not in (0, 1):
            assert str(abs(amount)) in rule(words, kind, amount)


@pytest.mark.parametrize(
    ("language", "down", "up"), [("en", "lower", "higher"), ("es", "baja", "alta")]
)
def test_a_limit_goes_up_or_down(language: str, down: str, up: str) -> None:
    words = Words(GAME, language=language)
    for amount in (1, 2, 3, 5):
        assert f" {amount} " in rule(words, "adjust", amount)
        assert up in rule(words, "adjust", amount)
        assert down in rule(words, "adjust", -amount)
        assert f"-{amount}" not in rule(words, "adjust", -amount)


def numbers_in(text: str) -> set[int]:
    """Return the numbers that a sentence tells."""
    return {int(number) for number in re.findall(r"\d+", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_tell_their_numbers_in_one_sentence(language: str) -> None:
    words = Words(GAME, language=language)
    names: list[str] = []
    for weather in TOKENS["weather"]:
        names.append(words.say_code(f"heat-weather-{weather['key']}"))
        setup = words.say_code(f"heat-weather-{weather['key']}-setup")
        sector = words.say_code(f"heat-weather-{weather['key']}-sector")
        assert numbers_in(setup) == {abs(weather["amount"])}
        assert numbers_in(sector) == {weather["sector_amount"]} - {0}
        assert setup.count(".") == sector.count(".") == 1
    for road in TOKENS["road"]:
        names.append(words.say_code(f"heat-road-{road['key']}"))
        said = words.say_code(f"heat-road-{road['key']}-rule")
        assert numbers_in(said) == {abs(road["amount"])} - {0}
        assert said.count(".") == 1
    assert len(set(names)) == len(names) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_weather_is_told_in_equal_words(language: str) -> None:
    words = Words(GAME, language=language)
    said: dict[str, set[str]] = {}
    for weather in TOKENS["weather"]:
        told = words.say_code(f"heat-weather-{weather['key']}-sector")
        said.setdefault(weather["sector"], set()).add(told)
    assert {sector: len(texts) for sector, texts in said.items()} == {
        "no_cooling": 1,
        "no_slipstream": 1,
        "slipstream_boost": 1,
        "cooling_bonus": 1,
    }


@pytest.mark.parametrize(
    ("source", "english", "spanish"),
    [
        ("gear", "Cool down 2 Heat", "Enfriar 2"),
        ("adrenaline", "Adrenaline: cool down 2 Heat", "Adrenalina: enfriar 2"),
        ("sector", "Weather: cool down 2 Heat", "Clima: enfriar 2"),
        ("turbo-42", "Turbo 7: cool down 2 Heat", "Turbo 7: enfriar 2"),
    ],
)
def test_a_cooldown_names_where_it_comes_from(source: str, english: str, spanish: str) -> None:
    phrase = Phrase(
        "heat-do-cooldown",
        {"source": source, "amount": 2, "card": Phrase("heat-card-turbo-42")},
    )
    assert Words(GAME).say(phrase) == english
    assert Words(GAME, language="es").say(phrase) == spanish
