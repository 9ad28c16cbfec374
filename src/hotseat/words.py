"""Words for codes: the Fluent files, one a game and language, in a terminal or a log."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from hotseat.core import AnyGame, Name, Param, Phrase

Names = Mapping[tuple[str, int], Phrase | str]

# The languages in which everything can be said.
LANGUAGES = ("en", "es")


def common_words(language: str) -> str:
    """Return the words that all games and commands share."""
    return files("hotseat").joinpath("data", "words", f"{language}.ftl").read_text("utf-8")


@cache
def _parsed(text: str) -> Resource:
    """Return the messages of a file: reading one takes a tenth of a second."""
    return FluentResource(text)


class Words:
    """One language, with the words of the given games."""

    def __init__(self, *games: AnyGame, language: str = "en") -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in [common_words(language), *(game.words(language) for game in games)]:
            self._bundle.add_resource(_parsed(text))

    def knows(self, code: str) -> bool:
        """Is there a message for this code?"""
        return bool(self._bundle.has_message(code))

    def say_code(self, code: str) -> str:
        """Return the words of a code without parameters."""
        return self.say(Phrase(code))

    def say(self, phrase: Phrase, names: Names | None = None) -> str:
        """Return a phrase in words; a code without words is a mistake of ours and says so."""
        pattern = self._bundle.get_message(phrase.code).value
        if pattern is None:
            raise LookupError(f"{phrase.code} has no words")
        params = {key: self._param(value, names or {}) for key, value in phrase.params.items()}
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise LookupError(f"{phrase.code}: {errors[0]}")
        return str(text)

    def _param(self, value: Param, names: Names) -> str | int:
        match value:
            case Phrase():
                return self.say(value, names)
            case Name(kind, number):
                name = names.get((kind, number), f"{kind} {number}")
                return name if isinstance(name, str) else self.say(name)
            case tuple():
                return ", ".join(str(self._param(one, names)) for one in value)
            case int() | str():
                return value


@lru_cache(maxsize=1)
def english() -> Words:
    """Return the words that all games share, for logs and tracebacks."""
    return Words()
