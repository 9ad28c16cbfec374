"""What a refusal says, in English."""

from __future__ import annotations

from hotseat.core import Phrase
from hotseat.core.phrases import Param
from hotseat.words import Words


def in_words(said: Param) -> str:
    """Return a phrase or a part of one as people read it."""
    return Words().say(said) if isinstance(said, Phrase) else str(said)
