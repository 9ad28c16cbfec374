"""Previews in a few words: a line beside an option."""

from __future__ import annotations

from hotseat.core import Name, Phrase
from hotseat.games.potatoh.actions import Direct, PotatohAction
from hotseat.games.potatoh.preview import Preview, preview
from hotseat.games.potatoh.view import View


def preview_phrase(seen: View, action: PotatohAction) -> Phrase | None:
    """Return how likely BOOM is, what it would cost, what the count gains; or who comes next."""
    found = preview(seen, action)
    if found and isinstance(action, Direct):
        return Phrase("potatoh-preview-next", {"seat": Name("seat", found.seat)})
    parts = _parts(found) if found else []
    return Phrase("potatoh-preview", {"parts": tuple(parts)}) if parts else None


def _parts(found: Preview) -> list[Phrase]:
    parts: list[Phrase] = []
    if found.boom and found.boom.chances:
        odds = found.boom
        parts.append(Phrase("potatoh-preview-boom", {"chances": odds.chances, "of": odds.of}))
    if found.stake and found.cards:
        low, high = found.stake.low, found.stake.high
        fixed = "yes" if low == high else "no"
        parts.append(Phrase("potatoh-preview-stake", {"low": low, "high": high, "fixed": fixed}))
    if found.worth:
        sign = "gain" if found.worth > 0 else "loss"
        phews = abs(found.worth)
        parts.append(Phrase("potatoh-preview-worth", {"sign": sign, "phews": phews}))
    return parts
