"""Cards in words: where a part belongs, how it fights, what its boxes do."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Param, Phrase
from hotseat.games.heap import data
from hotseat.games.heap.facts import Card, Deed, Design, Effect, RushBox
from hotseat.games.heap.symbols import ATTACKS, BLOCKS, PARTS, TRIGGERS, VEHICLES, WHOS


def cards(kinds: Sequence[Card]) -> tuple[Phrase, ...]:
    """Return cards by their names, each design once with its number."""
    return tuple(
        Phrase("heap-cards", {"count": kinds.count(card), "card": data.card_name(card)})
        for card in dict.fromkeys(kinds)
    )


def place(design: Design) -> Phrase:
    """Return the vehicle and the kind of part: where a card is attached."""
    return Phrase(
        "heap-place",
        {
            "vehicle": Phrase(f"heap-vehicle-{VEHICLES[design.vehicle]}"),
            "part": Phrase(f"heap-part-{PARTS[design.part]}"),
        },
    )


def combat(design: Design) -> Phrase:
    """Return the combat tree: what the card attacks with, what it blocks, whether it swerves."""
    return Phrase("heap-combat", _combat_params(design))


def combat_in_short(design: Design) -> Phrase:
    """Return the combat tree for a narrow column."""
    return Phrase("heap-combat-short", _combat_params(design))


def _combat_params(design: Design) -> dict[str, Param]:
    return {
        "attack": ATTACKS[design.attack],
        "count": len(design.blocks),
        "blocks": tuple(Phrase(f"heap-block-{BLOCKS[block]}") for block in design.blocks),
        "swerve": "yes" if design.swerve else "no",
    }


def effect_phrase(effect: Effect) -> Phrase:
    """Return a symbol: who does what, how often."""
    code = f"heap-effect-{effect.deed.name.lower()}"
    match effect.deed:
        case Deed.DRAW | Deed.DISCARD | Deed.HAUL:
            return Phrase(code, {"who": WHOS[effect.who], "count": effect.amount})
        case Deed.REPAIR | Deed.CHALLENGE | Deed.SHOOT_LEFT | Deed.SHOOT_RIGHT | Deed.SHOOT_ANY:
            return Phrase(code)


def effects(symbols: Sequence[Effect]) -> tuple[Phrase, ...]:
    """Return the symbols of a box in order."""
    return tuple(effect_phrase(symbol) for symbol in symbols)


def box_phrase(box: RushBox) -> Phrase:
    """Return a rush box: its trigger and its effects."""
    trigger = Phrase(f"heap-trigger-{TRIGGERS[box.trigger]}")
    return Phrase("heap-box", {"trigger": trigger, "effects": effects(box.effects)})
