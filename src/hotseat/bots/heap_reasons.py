"""Why a player of HEAP would choose an option, in words."""

from __future__ import annotations

from hotseat.bots.heap_choices import Bodger
from hotseat.core import Name, Param, Phrase
from hotseat.games.heap import data
from hotseat.games.heap.actions import (
    Attach,
    Challenge,
    Decline,
    Discard,
    Done,
    Draw,
    DropOut,
    Fight,
    HeapAction,
    NameColour,
    NamePlayer,
    PayRepair,
    Repair,
    Rush,
    Shoot,
    Swerve,
    TriggerBox,
)
from hotseat.games.heap.bills import vehicle_name
from hotseat.games.heap.facts import Card, Deed
from hotseat.games.heap.frames import AskBodge, AskDraw, AskEndBoxes, AskOther
from hotseat.games.heap.symbols import VEHICLES


def reason(bodger: Bodger, action: HeapAction) -> Phrase:
    """Return the case for an option."""
    match action:
        case Draw():
            return Phrase("heap-hint-draw")
        case Discard(card):
            return _discard(bodger, card)
        case Attach(card):
            return _attach(bodger, card)
        case PayRepair():
            return Phrase("heap-hint-pay-repair")
        case Done():
            return _done(bodger)
        case NamePlayer(seat):
            return _name_player(bodger, seat)
        case Shoot(seat) if seat != bodger.seat:
            return Phrase("heap-hint-shoot", {"seat": Name("seat", seat)})
        case Shoot():
            return Phrase("heap-hint-shoot-own")
        case Repair(seat) if seat != bodger.seat:
            return Phrase("heap-hint-repair-rival", {"seat": Name("seat", seat)})
        case Repair():
            return Phrase("heap-hint-repair")
        case Challenge(vehicle):
            return Phrase("heap-hint-challenge", {"vehicle": vehicle_name(VEHICLES.index(vehicle))})
        case Rush(vehicle):
            return Phrase("heap-hint-rush", {"vehicle": vehicle_name(VEHICLES.index(vehicle))})
        case Fight(card):
            attack = bodger.cards.design(card).attack
            won = bodger.weigh_attack(attack, bodger.without(card))
            return Phrase("heap-hint-fight", {"percent": _percent(won)})
        case DropOut():
            return Phrase("heap-hint-drop-out")
        case NameColour():
            return Phrase("heap-hint-colour", {"percent": _percent(bodger.weigh(action))})
        case Swerve(seat):
            params: dict[str, Param] = {
                "seat": Name("seat", seat),
                "percent": _percent(bodger.weigh(action)),
            }
            return Phrase("heap-hint-swerve", params)
        case TriggerBox():
            return Phrase("heap-hint-trigger")
        case Decline():
            return Phrase("heap-hint-decline")


def _percent(chance: float) -> int:
    """Nothing is certain before it has happened."""
    return min(99, max(1, round(100 * chance)))


def _discard(bodger: Bodger, card: Card) -> Phrase:
    params: dict[str, Param] = {"card": data.card_name(card)}
    if isinstance(bodger.game.top(), AskDraw):
        return Phrase("heap-hint-exchange", params)
    if bodger.game.is_pileup():
        return Phrase("heap-hint-pileup-hand", params)
    return Phrase("heap-hint-discard", params)


def _attach(bodger: Bodger, card: Card) -> Phrase:
    name = data.card_name(card)
    missing = bodger.outlook.missing_with(card)
    if missing == bodger.outlook.missing(bodger.seat):
        return Phrase("heap-hint-attach-box", {"card": name})
    if missing:
        return Phrase("heap-hint-attach", {"card": name, "missing": missing})
    return Phrase("heap-hint-attach-last", {"card": name})


def _done(bodger: Bodger) -> Phrase:
    match bodger.game.top():
        case AskBodge():
            return Phrase("heap-hint-bodged")
        case AskEndBoxes():
            return Phrase("heap-hint-boxes-done")
        case _:
            return Phrase("heap-hint-haul-done")


def _name_player(bodger: Bodger, seat: int) -> Phrase:
    frame = bodger.game.top()
    assert isinstance(frame, AskOther)
    harmed = frame.effect.deed == Deed.DISCARD
    code = "heap-hint-harm" if harmed else "heap-hint-gift"
    return Phrase(code, {"seat": Name("seat", seat)})
