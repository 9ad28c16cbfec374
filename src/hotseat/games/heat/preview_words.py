"""Previews in few words: a line beside an option, so every part is as short as it can be."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Param, Phrase
from hotseat.games.heat.actions import DraftUpgrade, HeatAction, Plan
from hotseat.games.heat.facts import Card, Facts
from hotseat.games.heat.preview import Outcome, Preview, Previewer
from hotseat.games.heat.upgrade_file import SYMBOLS
from hotseat.games.heat.view import View


def preview_phrase(seen: View, action: HeatAction) -> Phrase | None:
    """Return what an action would do: Speed, place, Heat by corner, the Engine, the dangers."""
    return preview_phrases(seen, [action])[0]


def preview_phrases(seen: View, actions: Sequence[HeatAction]) -> list[Phrase | None]:
    """Return what several actions would do."""
    if seen.seat is None:
        return [None] * len(actions)
    previewer = Previewer(seen)
    return [_in_words(previewer, action) for action in actions]


def _in_words(previewer: Previewer, action: HeatAction) -> Phrase | None:
    if isinstance(action, DraftUpgrade):
        return card_says(previewer.race.facts, action.card)
    found = previewer.preview(action)
    if found is None:
        return None
    if not found.outcomes:
        return Phrase("heat-preview-cluttered")
    parts = [
        *_speed(found.outcomes),
        _end(previewer, found.outcomes),
        *_corners(found.outcomes),
        *_engine(previewer, found.outcomes),
        *_dangers(found),
    ]
    return Phrase("heat-preview", {"parts": tuple(parts)})


def card_says(facts: Facts, card: Card) -> Phrase | None:
    """Return what stands on an Upgrade card: + symbols and all others, with their numbers."""
    marks = facts.marks[card]
    parts = [
        Phrase("heat-card-symbol", {"symbol": Phrase(f"heat-symbol-{kind}"), "amount": amount})
        for kind in SYMBOLS
        if (amount := facts.pluses[card] if kind == "plus" else int(getattr(marks, kind)))
    ]
    return Phrase("heat-preview", {"parts": tuple(parts)}) if parts else None


def group_phrase(seen: View, actions: Sequence[HeatAction]) -> Phrase | None:
    """Return the Speeds that plans of one gear allow, and what the shift costs."""
    plans = [action for action in actions if isinstance(action, Plan)]
    if seen.seat is None or not plans:
        return None
    previewer = Previewer(seen)
    previews = [found for plan in plans if (found := previewer.preview(plan))]
    outcomes = [outcome for found in previews for outcome in found.outcomes]
    if not outcomes:
        return Phrase("heat-preview-cluttered")
    parts = _speed(outcomes)
    if previews[0].heat:
        parts.append(Phrase("heat-preview-shift", {"heat": previews[0].heat}))
    safe = [outcome.speed for outcome in outcomes if not outcome.spins_out]
    if len(safe) < len(outcomes):
        most = max(safe, default=0)
        parts.append(Phrase("heat-preview-safe", {"speed": most, "any": "yes" if safe else "no"}))
    return Phrase("heat-preview", {"parts": tuple(parts)})


def _speed(outcomes: Sequence[Outcome]) -> list[Phrase]:
    return [Phrase("heat-preview-speed", _span([outcome.speed for outcome in outcomes]))]


def _end(previewer: Previewer, outcomes: Sequence[Outcome]) -> Phrase:
    """Return the number printed on the Space where the car would end, for the ends of the range."""
    low = min(outcome.progress for outcome in outcomes)
    high = max(outcome.progress for outcome in outcomes)
    nearest, furthest = _place(previewer, low), _place(previewer, high)
    if nearest == furthest:
        return nearest
    race = previewer.race
    if high < race.finish() and race.conditions.next_corner(low) == race.conditions.next_corner(
        high
    ):
        return Phrase("heat-preview-places", {**nearest.params, "last": furthest.params["spaces"]})
    return Phrase("heat-preview-between", {"nearest": nearest, "furthest": furthest})


def _place(previewer: Previewer, progress: int) -> Phrase:
    race = previewer.race
    if progress >= race.finish():
        return Phrase("heat-preview-finish")
    corner, line = race.conditions.next_corner(progress)
    if line >= race.finish():  # HEAT-7-7: beyond the flag there is no corner any more
        return Phrase("heat-preview-place", {"corner": 0, "spaces": race.finish() - 1 - progress})
    return Phrase("heat-preview-place", {"corner": corner.number, "spaces": line - 1 - progress})


def _corners(outcomes: Sequence[Outcome]) -> list[Phrase]:
    """Return the Heat of each corner that may be crossed."""
    numbers = dict.fromkeys(corner.corner for outcome in outcomes for corner in outcome.corners)
    found: list[Phrase] = []
    for number in numbers:
        bills = [
            corner.heat.total
            for outcome in outcomes
            for corner in outcome.corners
            if corner.corner == number
        ]
        found.append(Phrase("heat-preview-corner", {"corner": number, **_span(bills)}))
    return found


def _engine(previewer: Previewer, outcomes: Sequence[Outcome]) -> list[Phrase]:
    """Return the Heat left, where it is not what it was."""
    left = [outcome.engine for outcome in outcomes]
    if set(left) == {len(previewer.car.engine)}:
        return []
    return [Phrase("heat-preview-engine", _span(left))]


def _dangers(found: Preview) -> list[Phrase]:
    parts: list[Phrase] = []
    if found.spin_out == "certain":
        parts.append(Phrase("heat-preview-spins-out"))
    elif found.spin_out == "possible":
        chance = sum(outcome.chance for outcome in found.outcomes if outcome.spins_out)
        parts.append(Phrase("heat-preview-may-spin-out", {"percent": _percent(chance)}))
    if any(outcome.slipstream for outcome in found.outcomes):
        parts.append(Phrase("heat-preview-slipstream"))
    return parts


def _percent(chance: float) -> int:
    """Return a chance in percent; neither 0 nor 100, because it is neither."""
    return min(99, max(1, round(100 * chance)))


def _span(values: list[int]) -> dict[str, Param]:
    low, high = min(values), max(values)
    return {"low": low, "high": high, "fixed": "yes" if low == high else "no"}
