"""Choosing from a list that may be long: by number, by group, by page, by typed words.

Pure: a menu knows its choices as words and nothing of games, screens or keys.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hotseat.core import Action


class Choice(NamedTuple):
    """An option in words. Choices with the same face are grouped in a long list."""

    action: Action
    label: str
    face: str

    @property
    def text(self) -> str:
        """The text form of the action."""
        return self.action.text()


class Row(NamedTuple):
    """A numbered row of the list: one choice, or a group to open."""

    label: str
    choices: tuple[Choice, ...]

    @property
    def is_group(self) -> bool:
        """Does picking this row open a list?"""
        return len(self.choices) > 1


class Menu:
    """What is listed now, and the way back to earlier lists."""

    def __init__(self, choices: Sequence[Choice], most: int) -> None:
        self._lists = [list(choices)]
        self._most = most  # rows one can take in at a glance; more are grouped
        self.page = 0

    @property
    def listed(self) -> list[Choice]:
        """The choices of the list that is open."""
        return self._lists[-1]

    @property
    def all(self) -> list[Choice]:
        """Every choice."""
        return self._lists[0]

    def rows(self) -> list[Row]:
        """Return the open list; a long one is grouped by faces if these say less."""
        by_face: dict[str, list[Choice]] = {}
        for choice in self.listed:
            by_face.setdefault(choice.face, []).append(choice)
        if len(self.listed) > self._most and 1 < len(by_face) < len(self.listed):
            return [
                Row(face if len(alike) > 1 else alike[0].label, tuple(alike))
                for face, alike in by_face.items()
            ]
        return [Row(choice.label, (choice,)) for choice in self.listed]

    def pick(self, number: int) -> Choice | None:
        """Return the choice of a row, or open the group behind it. Rows count from 1."""
        row = self.rows()[number - 1]
        if not row.is_group:
            return row.choices[0]
        self._open(list(row.choices))
        return None

    def narrow(self, typed: str) -> Choice | None:
        """Keep what fits the typed words; return it if it is the only one.

        Nothing changes when nothing fits: see `fitting`.
        """
        found = self.fitting(typed)
        if len(found) == 1:
            return found[0]
        if found and found != self.listed:
            self._open(found)
        return None

    def fitting(self, typed: str) -> list[Choice]:
        """Return the choices that fit, from the open list if any does, else from all.

        The exact text of a choice, or the face of a group, means just that one.
        """
        tests: tuple[Callable[[Choice], bool], ...] = (
            lambda choice: choice.text == typed,
            lambda choice: is_same(typed, choice.face),
            lambda choice: fits(typed, choice.label, choice.text),
        )
        for test in tests:
            for among in (self.listed, self.all):
                if found := [choice for choice in among if test(choice)]:
                    return found
        return []

    def back(self) -> bool:
        """Go back to the previous list; False if this is the first one."""
        self.page = 0
        if len(self._lists) == 1:
            return False
        self._lists.pop()
        return True

    def is_first(self) -> bool:
        """Is this the list that the question began with?"""
        return len(self._lists) == 1

    def _open(self, choices: list[Choice]) -> None:
        self._lists.append(choices)
        self.page = 0


def fits(typed: str, *readings: str) -> bool:
    """Does every typed word begin a different word in one of these readings?

    So "4 4" asks for two fours. A number must match whole, so "1" does not find 12.
    """
    return any(_fits(_words(typed), _words(reading)) for reading in readings)


def is_same(typed: str, reading: str) -> bool:
    """Is it the same, word for word?"""
    return _words(typed) == _words(reading)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _fits(typed: list[str], words: list[str]) -> bool:
    left = list(words)
    # Long words first: "s" must not take the word that only "stress" can begin.
    for token in sorted(typed, key=len, reverse=True):
        for word in left:
            if word == token or (not token.isdecimal() and word.startswith(token)):
                left.remove(word)
                break
        else:
            return False
    return bool(typed)


def paged(heights: Sequence[int], most: int) -> list[range]:
    """Return which rows go on which page, so that no page has more lines than `most`.

    Every page has at least one row.
    """
    pages: list[range] = []
    first, lines = 0, 0
    for row, height in enumerate(heights):
        if row > first and lines + height > most:
            pages.append(range(first, row))
            first, lines = row, 0
        lines += height
    pages.append(range(first, len(heights)))
    return pages
