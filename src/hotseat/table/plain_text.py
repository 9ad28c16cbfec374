"""Names and chat: text of people, cut to size and freed of what is not text."""

from __future__ import annotations

import unicodedata

MOST_IN_NAME = 24
MOST_IN_CHAT = 500
_MOST_MARKS = 2  # accents on one letter; more of them run over other lines

# Controls, characters that turn the direction of writing or are not seen, surrogates, private
# use: none of them is text that people type, and some make a name look like another.
_NOT_TEXT = {"Cc", "Cf", "Cs", "Co", "Cn"}


def plain_text(text: str, most: int) -> str:
    """Return the text in one line of at most `most` characters, without what cannot be read."""
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
