"""Names and chat: people's text, cut to size and freed of what is not text."""

from __future__ import annotations

import unicodedata

MOST_IN_NAME = 24
MOST_IN_CHAT = 500
_MOST_MARKS = 2  # accents on one letter; more of them run over other lines

# Controls, invisible characters, those that change the direction of writing, surrogates, private
# use: people type none of them, and some make a name look like another.
_NOT_TEXT = {"Cc", "Cf", "Cs", "Co", "Cn"}


def plain_text(text: str, most: int) -> str:
    """Return the text in one line of at most `most` characters, without unreadable ones."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind == "Mn" else 0
        if kind[0] == "Z" or sign in "\t\n\r":
            kept.append(" ")
        elif kind not in _NOT_TEXT and marks <= _MOST_MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:most].rstrip()
