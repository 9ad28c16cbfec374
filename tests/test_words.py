"""Every text a person reads has words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from hotseat.core import Name, Phrase
from hotseat.games import NAMES
from hotseat.games import game as game_by_name
from hotseat.words import LANGUAGES, Words, common_words

SOURCE = Path(__file__).parent.parent / "src" / "hotseat"


def messages(text: str) -> list[str]:
    """Return the codes of a words file, in which everything must be well-formed."""
    entries = parse(text).body
    junk = [entry.content for entry in entries if isinstance(entry, Junk)]
    assert junk == []
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def literal_codes(folder: Path, prefixes: tuple[str, ...]) -> set[str]:
    """Return every text in the code that looks like a code of a words file."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                for part in node.values:  # the fixed parts of an f-string are no codes
                    if isinstance(part, ast.Constant):
                        part.value = ""
            elif (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and node.value.startswith(prefixes)
                and re.fullmatch(r"[a-z0-9_-]+", node.value)
            ):
                found.add(node.value)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_code_of_a_game_has_words_and_every_word_a_use(name: str) -> None:
    game = game_by_name(name)
    written = messages(game.words("en"))
    assert len(written) == len(set(written))
    folders = SOURCE / "games" / name, SOURCE / "bots"  # bots give reasons
    used = set(game.codes()).union(*(literal_codes(one, (f"{name}-",)) for one in folders))
    assert used - set(written) == set()
    assert set(written) - used == set()


def test_every_common_code_has_words_and_every_word_a_use() -> None:
    written = messages(common_words("en"))
    used = literal_codes(SOURCE, ("invalid-", "refused-", "terminal-", "file-"))
    assert used - set(written) == set()
    assert set(written) - used == set()


# The languages that are complete: for the commands and the client, and for each game.
COMPLETE = {"": ("es",), "heat": ("es",), "potatoh": ("es",), "heap": ("es",)}


def test_the_languages_that_can_be_chosen_are_complete_in_every_game() -> None:
    assert COMPLETE.keys() == {"", *NAMES}
    assert all(set(languages) == set(LANGUAGES) - {"en"} for languages in COMPLETE.values())


CLIENT = Path(__file__).parent.parent / "web" / "src" / "words"


def parameters(text: str) -> dict[str, set[str]]:
    """Return the parameters that each message of a words file uses."""
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        if isinstance(entry, Message) and entry.span:
            written = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\{\s*\$([a-z_]+)", written))
    return found


def words_in(language: str) -> dict[str, str]:
    """Return every words file that is complete in a language."""
    texts: dict[str, str] = {}
    for part, languages in COMPLETE.items():
        if language in ("en", *languages):
            texts[part] = game_by_name(part).words(language) if part else common_words(language)
    for file in sorted(CLIENT.glob("*.en.ftl")):
        part = file.name.removesuffix(".en.ftl")
        if not part.endswith("-ui") or part.removesuffix("-ui") in COMPLETE:
            path = file.with_name(file.name.replace(".en.", f".{language}."))
            texts[file.name] = path.read_text("utf-8")
    return texts


@pytest.mark.parametrize("language", sorted({one for many in COMPLETE.values() for one in many}))
def test_a_complete_language_says_all_that_english_says(language: str) -> None:
    english = words_in("en")
    for part, text in words_in(language).items():
        written = messages(text)
        assert len(written) == len(set(written)), part
        assert parameters(text) == parameters(english[part]), part


def test_names_come_from_the_table_or_from_the_game() -> None:
    words = Words(game_by_name("heat"))
    phrase = Phrase("heat-event-adrenaline-gained", {"car": Name("car", 3)})
    assert words.say(phrase, {("car", 3): "Ada"}) == "Ada has Adrenaline."
    assert words.say(phrase, {("car", 3): Phrase("heat-colour-red")}) == "Red has Adrenaline."
    assert words.say(phrase) == "car 3 has Adrenaline."


def test_a_missing_parameter_is_noticed() -> None:
    with pytest.raises(LookupError, match="heat-event-adrenaline-gained"):
        Words(game_by_name("heat")).say(Phrase("heat-event-adrenaline-gained"))
