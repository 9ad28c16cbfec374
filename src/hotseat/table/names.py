"""Names at a table: readable for everybody there, and no two that look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

from hotseat.table.plain_text import MOST_IN_NAME, plain_text

# Characters that show nothing, although Unicode counts them as letters, symbols or marks.
_UNSEEN = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}

# Scripts that are written together; all others stand alone.
_TOGETHER = (
    {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC", "BOPOMOFO"},
    {"CJK", "HANGUL"},
)
_TWO_MARKS = {"THAI", "LAO", "HEBREW", "ARABIC", "DEVANAGARI", "BENGALI", "TAMIL", "TIBETAN"}

# What looks the same in most fonts, mapped to the letter it looks like.
_LOOKS_LIKE = str.maketrans(
    "\u0430\u0441\u0501\u0435\u04bb\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0455\u0442\u0443\u0445\u0432"
    "\u03b1\u03b2\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b7\u03bc\u03b6"
    "01|i5",
    "acdehijkmhopstyxbabeikvoptuxnuzollls",
)


def plain_name(given: str) -> str:
    """Return a name without unreadable characters; "" if it mixes scripts.

    A name in one script cannot imitate another with a letter from a second script.
    """
    text = plain_text("".join(sign for sign in given if sign not in _UNSEEN), MOST_IN_NAME)
    scripts = set(_scripts(text))
    if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
        return ""
    return _without_stacks(text, 2 if scripts & _TWO_MARKS else 1)


def _scripts(text: str) -> Iterable[str]:
    """Yield the script of each letter: the first word of its name."""
    for sign in text:
        if unicodedata.category(sign)[0] == "L":
            yield unicodedata.name(sign, "?").partition(" ")[0]


def _without_stacks(text: str, most: int) -> str:
    """Leave out stacked marks, and marks without a letter."""
    kept: list[str] = []
    marks = most
    for sign in text:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        # A letter that already has its mark can carry no second one.
        marks = marks + 1 if is_mark else len(unicodedata.normalize("NFD", sign)) > 1
        if not is_mark or (marks <= most and unicodedata.category(sign) == "Mn"):
            kept.append(sign)
    return "".join(kept).strip()


def _look(name: str) -> str:
    """Return what a name looks like at a glance: names with the same look are alike."""
    parts = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKS_LIKE)
    letters = "".join(sign for sign in parts if sign.isalnum()).replace("rn", "m")
    return letters.replace("vv", "w") or name


def unlike(name: str, others: Collection[str]) -> str:
    """Return the name, followed by a number if somebody has one that looks the same."""
    taken = {_look(other) for other in others}
    number, wanted = 2, name
    while _look(wanted) in taken:
        behind = f" {number}"
        wanted = name[: MOST_IN_NAME - len(behind)].rstrip() + behind
        number += 1
    return wanted
