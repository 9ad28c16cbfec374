"""Previews in a few words: a line beside an option, so every part is as short as possible."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Param, Phrase
from hotseat.games.heat import data
from hotseat.games.heat.actions import DraftUpgrade, EndReact, HeatAction, Plan, Slipstream
from hotseat.games.heat.facts import Card, Facts
from hotseat.games.heat.odds import percent_of
from hotseat.games.heat.outcomes import Odds, Outcome
from hotseat.games.heat.preview import Preview, Previewer
from hotseat.games.heat.upgrade_file import SYMBOLS
from hotseat.games.heat.view_parts import View

CERTAIN = 100  # percent


def preview_phrase(seen: View, action: HeatAction) -> Phrase | None:
    """Return what an action would do: Speed, place, Heat by corner, the Engine, the dangers."""
    return preview_phrases(seen, [action])[0]


def preview_phrases(seen: View, actions: Sequence[HeatAction]) -> list[Phrase | None]:
    """Return what several actions would do."""
    if seen.seat is None:
        return [None] * len(actions)
    previewer = Previewer(seen, for_people=True)
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
        *_replaced(found),
        _end(previewer, found.outcomes),
        *_corners(found.outcomes),
        *_engine(previewer, found.outcomes),
        *_dangers(found),
        *_slipstream(action, found),
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
    return [Phrase("heat-preview-speed", span([outcome.speed for outcome in outcomes]))]


def _replaced(found: Preview) -> list[Phrase]:
    """Return the cards that no Heat is left for, whatever happens (RUL-HEAT-51)."""
    return [
        Phrase("heat-preview-replaced", {"card": data.card_phrase(card)})
        for card in dict.fromkeys(found.outcomes[0].replaced)
        if all(card in outcome.replaced for outcome in found.outcomes)
    ]


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
    """Return the Heat of each corner that may be crossed, and how likely it is to cost any."""
    numbers = dict.fromkeys(corner.corner for outcome in outcomes for corner in outcome.corners)
    whole = sum([outcome.chance for outcome in outcomes])
    found: list[Phrase] = []
    for number in numbers:
        costs = [
            (corner.heat.total, outcome.chance)
            for outcome in outcomes
            for corner in outcome.corners
            if corner.corner == number and corner.heat.total
        ]
        chance = sum([chance for _heat, chance in costs]) / whole
        params: dict[str, Param] = {"corner": number, **span([heat for heat, _ in costs] or [0])}
        params["percent"] = percent_of(chance) if costs else CERTAIN
        found.append(Phrase("heat-preview-corner", params))
    return found


def _engine(previewer: Previewer, outcomes: Sequence[Outcome]) -> list[Phrase]:
    """Return the Heat left, if it has changed."""
    left = [outcome.engine for outcome in outcomes]
    if set(left) == {len(previewer.car.engine)}:
        return []
    return [Phrase("heat-preview-engine", span(left))]


def _dangers(found: Preview) -> list[Phrase]:
    parts: list[Phrase] = []
    if found.spin_out == "certain":
        parts.append(Phrase("heat-preview-spins-out"))
    elif found.spin_out == "possible":
        spins = found.odds.spins if found.odds else 0
        parts.append(Phrase("heat-preview-may-spin-out", {"percent": spins}))
    return parts


def _slipstream(action: HeatAction, found: Preview) -> list[Phrase]:
    """Return whether step 6 will offer one, or why not; or that it will be cut short."""
    if isinstance(action, Slipstream) and found.slipstreamed < action.spaces:
        blocked: dict[str, Param] = {"spaces": found.slipstreamed, "due": action.spaces}
        return [Phrase("heat-preview-slipstream-blocked", blocked)]
    if any(outcome.slipstream for outcome in found.outcomes):
        return [Phrase("heat-preview-slipstream")]
    if isinstance(action, EndReact) and found.no_slipstream:
        why = Phrase("heat-no-slipstream", {"why": found.no_slipstream})
        return [Phrase("heat-preview-no-slipstream", {"why": why})]
    return []


def odds_phrase(odds: Odds) -> Phrase:
    """Return what may come of a choice: the range of Speeds, how often how much Heat."""
    speed = speed_phrase(odds)
    if odds.spins == CERTAIN:
        return Phrase("heat-odds-spun", {"speed": speed})
    amounts = {0: "one", 1: "two"}.get(odds.most - odds.least, "more")
    amount = Phrase("heat-odds-amount", {"span": amounts, "least": odds.least, "most": odds.most})
    heat = Phrase("heat-odds-heat", {"pays": odds.pays, "amount": amount})
    if odds.spins and odds.paying:  # beside a percentage, another: people add them up
        heat = Phrase("heat-odds-heat-percent", {"amount": amount, "percent": odds.paying})
    return Phrase("heat-odds", {"speed": speed, "heat": heat, "spins": odds.spins})


def speed_phrase(odds: Odds) -> Phrase:
    """Return the Speed, from the slowest to the fastest."""
    return Phrase("heat-odds-speed", span([odds.slowest, odds.fastest]))


def span(values: list[int]) -> dict[str, Param]:
    """Return the range of some numbers, for words that say so."""
    low, high = min(values), max(values)
    return {"low": low, "high": high, "fixed": "yes" if low == high else "no"}
