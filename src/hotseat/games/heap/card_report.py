"""How the symbols of a card set are distributed: what a designer reads after `hotseat check`."""

from __future__ import annotations

from collections.abc import Iterable

from hotseat.core import Phrase
from hotseat.games.heap.facts import (
    CardSet,
    Deed,
    Design,
    Effect,
)
from hotseat.games.heap.symbols import ATTACKS, BLOCKS, TRIGGERS, VEHICLES


def report(card_set: CardSet) -> dict[str, tuple[Phrase, ...]]:
    """Return what there is of each, counted in physical cards, under the parameters' names."""
    designs = card_set.designs
    return {
        "vehicles": _counts(
            (f"heap-vehicle-{name}", _cards(one for one in designs if one.vehicle == kind))
            for kind, name in enumerate(VEHICLES)
        ),
        "attacks": _counts(
            (f"heap-attack-{name}", _cards(one for one in designs if one.attack == attack))
            for attack, name in enumerate(ATTACKS)
        ),
        "blocks": _counts(
            (f"heap-block-{name}", _cards(one for one in designs if block in one.blocks))
            for block, name in enumerate(BLOCKS)
        ),
        "triggers": _counts(
            (f"heap-trigger-{name}", _cards(one for one in designs if _waits_for(one, trigger)))
            for trigger, name in enumerate(TRIGGERS)
        ),
        "bodge": _deeds((one.copies, one.bodge) for one in designs),
        "rush": _deeds((one.copies, one.rush.effects) for one in designs if one.rush),
    }


def _waits_for(design: Design, trigger: int) -> bool:
    return design.rush is not None and design.rush.trigger == trigger


def swerves(card_set: CardSet) -> int:
    """Return how many cards show Swerve."""
    return _cards(one for one in card_set.designs if one.swerve)


def _cards(designs: Iterable[Design]) -> int:
    return sum(design.copies for design in designs)


def _deeds(boxes: Iterable[tuple[int, list[Effect]]]) -> tuple[Phrase, ...]:
    """Count the symbols of boxes by what is done, whoever does it."""
    found = dict.fromkeys(Deed, 0)
    for copies, effects in boxes:
        for effect in effects:
            found[effect.deed] += copies
    return _counts((f"heap-deed-{deed.name.lower()}", count) for deed, count in found.items())


def _counts(found: Iterable[tuple[str, int]]) -> tuple[Phrase, ...]:
    """List each thing with its number; what does not occur is left out."""
    return tuple(
        Phrase("heap-report-count", {"count": count, "what": Phrase(code)})
        for code, count in found
        if count
    )
