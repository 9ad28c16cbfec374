"""Previews in a few words: a line beside an option."""

from __future__ import annotations

from hotseat.core import Name, Param, Phrase
from hotseat.games.heap import data
from hotseat.games.heap.actions import (
    Attach,
    Discard,
    DropOut,
    Fight,
    HeapAction,
    PayRepair,
    Repair,
    Rush,
    Shoot,
    TriggerBox,
)
from hotseat.games.heap.card_words import box_phrase, combat, combat_in_short, effects, place
from hotseat.games.heap.facts import NO_CARD, Card, CardSet, Design, RushBox
from hotseat.games.heap.frame_rows import HaulRow
from hotseat.games.heap.preview import BoxPreview, Preview, preview
from hotseat.games.heap.settings import cards_of
from hotseat.games.heap.sketch import is_shown_in_full
from hotseat.games.heap.state import NOBODY
from hotseat.games.heap.symbols import VEHICLES, BoxName, PartName, VehicleName
from hotseat.games.heap.view import PartView, VehicleView, View


def preview_phrase(seen: View, action: HeapAction) -> Phrase | None:
    """Return what is on the card in question, and what the action would do."""
    if seen.seat is None:
        return None
    parts = _parts(seen, seen.seat, action)
    return Phrase("heap-preview", {"parts": tuple(parts)}) if parts else None


def _parts(seen: View, me: int, action: HeapAction) -> list[Phrase]:
    card_set = cards_of(seen.settings)
    match action:
        case Discard(card):
            design = card_set.design(card)
            if seen.starter != NOBODY:  # in the pileup parts are attached no more
                vehicle = Phrase(f"heap-vehicle-{VEHICLES[design.vehicle]}")
                return [vehicle, combat(design), *_copies(seen, card)]
            return [*_unlisted(seen, design), _boxes_of(design)]
        case Attach(card):
            design = card_set.design(card)
            found = preview(seen, action)
            replaced = NO_CARD if found is None else found.replaces
            if isinstance(seen.frames[-1], HaulRow):  # its bodge box is ignored
                return _attaching_hauled(design, replaced)
            return [*_unlisted(seen, design), _boxes_of(design, replaced)]
        case PayRepair(vehicle, part, _):
            return _part_shown(card_set, _part(seen, me, vehicle, part))
        case Shoot(seat, vehicle, part) | Repair(seat, vehicle, part):
            return _part_shown(card_set, _part(seen, seat, vehicle, part))
        case Rush(vehicle):
            return _rushing(card_set, _vehicle(seen, me, vehicle))
        case Fight():
            return _fighting(seen, me, preview(seen, action))
        case DropOut():
            return _dropping_out(seen, preview(seen, action))
        case TriggerBox(vehicle, box):
            return _triggering(seen, me, vehicle, box)
        case _:
            return []


# Parts and boxes


def _part(seen: View, seat: int, vehicle: VehicleName, part: PartName) -> PartView:
    return next(one for one in _vehicle(seen, seat, vehicle).parts if one.part == part)


def _vehicle(seen: View, seat: int, vehicle: VehicleName) -> VehicleView:
    return next(one for one in seen.players[seat].vehicles if one.vehicle == vehicle)


def _boxes_of(design: Design, replaced: Card = NO_CARD) -> Phrase:
    """Return the bodge box and the rush box of a card, and the part that it would replace."""
    params: dict[str, Param] = {
        "replaces": "no" if replaced == NO_CARD else "yes",
        "bodge": len(design.bodge),
        "effects": effects(design.bodge),
        "rush": "yes" if design.rush else "no",
    }
    if replaced != NO_CARD:
        params["card"] = data.card_name(replaced)
    if design.rush:
        params["box"] = box_phrase(design.rush)
    return Phrase("heap-preview-boxes", params)


def _unlisted(seen: View, design: Design) -> list[Phrase]:
    """Return the place of a card and how it fights, if the hand is too large to show them."""
    if seen.own is None or is_shown_in_full(seen.own.hand):
        return []
    return [place(design), combat_in_short(design)]


def _attaching_hauled(design: Design, replaced: Card) -> list[Phrase]:
    """Return where a hauled card goes, the part it would replace and its rush box."""
    parts = [place(design)]
    if replaced != NO_CARD:
        parts.append(Phrase("heap-preview-replaces", {"card": data.card_name(replaced)}))
    return [*parts, _boxed(design.rush)] if design.rush else parts


def _copies(seen: View, card: Card) -> list[Phrase]:
    count = seen.own.hand.count(card) if seen.own else 0
    return [Phrase("heap-preview-copies", {"count": count})] if count > 1 else []


def _boxed(box: RushBox) -> Phrase:
    return Phrase("heap-preview-box", {"box": box_phrase(box)})


def _part_shown(card_set: CardSet, part: PartView) -> list[Phrase]:
    """Return the name of a part and what its rush box does."""
    box = card_set.design(part.card).rush
    name = Phrase("heap-preview-card", {"card": data.card_name(part.card)})
    return [name, _boxed(box)] if box else [name]


def _rushing(card_set: CardSet, vehicle: VehicleView) -> list[Phrase]:
    """Return the boxes that the vehicle brings into the rush; all vehicle cards have the same."""
    boxes = [card_set.design(part.card).rush for part in vehicle.parts if not part.damaged]
    return [_boxed(box) for box in boxes if box]


def _triggering(seen: View, me: int, vehicle: VehicleName, box: BoxName) -> list[Phrase]:
    """Return the part that is triggered, and what its box does."""
    shown = _box_effects(seen, me, vehicle, box)
    if box == "card":
        return list(shown)
    card = _part(seen, me, vehicle, box).card
    return [Phrase("heap-preview-card", {"card": data.card_name(card)}), *shown]


def _box_effects(seen: View, me: int, vehicle: VehicleName, box: BoxName) -> tuple[Phrase, ...]:
    card_set = cards_of(seen.settings)
    shown = _vehicle(seen, me, vehicle)
    if box == "card":
        number = seen.players[me].vehicles.index(shown)
        return effects(card_set.side(number, shown.turbo).rush.effects)
    rush = card_set.design(_part(seen, me, vehicle, box).card).rush
    return effects(rush.effects) if rush else ()


# What an action changes


def _fighting(seen: View, me: int, found: Preview | None) -> list[Phrase]:
    """Return the attack that the next player would face, and what matching boxes would do."""
    if found is None:
        return []
    params: dict[str, Param] = {"attack": found.attack or "", "known": "no"}
    if found.up_next != NOBODY:
        params |= {"known": "yes", "seat": Name("seat", found.up_next)}
    attack = Phrase("heap-preview-attack", params)
    return [attack, *(_could_trigger(seen, me, box) for box in found.boxes)]


def _could_trigger(seen: View, me: int, box: BoxPreview) -> Phrase:
    shown = _box_effects(seen, me, box.vehicle, box.box)
    return Phrase("heap-preview-effects", {"effects": shown})


def _dropping_out(seen: View, found: Preview | None) -> list[Phrase]:
    if found is None or found.wins == NOBODY:
        return []
    pileup = "no" if seen.starter == NOBODY else "yes"
    return [Phrase("heap-preview-wins", {"seat": Name("seat", found.wins), "pileup": pileup})]
