"""Choices that a player may look for but that are not possible now, each with its reason."""

from __future__ import annotations

from hotseat.core import Action, Barred, Name, Param, Phrase, Reason
from hotseat.games.heap.actions import (
    Attach,
    Fight,
    NamePlayer,
    PayRepair,
    Shoot,
    Swerve,
    TriggerBox,
)
from hotseat.games.heap.boxes import parts_in_play
from hotseat.games.heap.card_words import cards
from hotseat.games.heap.combat import DIRECTIONS
from hotseat.games.heap.facts import NO_CARD, VEHICLE_CARD, Deed
from hotseat.games.heap.frames import (
    AskBodge,
    AskChallenge,
    AskColour,
    AskDiscard,
    AskDraw,
    AskEndBoxes,
    AskFight,
    AskHaul,
    AskOther,
    AskRepair,
    AskShoot,
    AskSwerve,
    AskTrigger,
    AskVehicle,
)
from hotseat.games.heap.hauling import place_of
from hotseat.games.heap.knowing import known_battle
from hotseat.games.heap.rules import asking
from hotseat.games.heap.state import Battle
from hotseat.games.heap.symbols import ATTACKS, BOXES, PARTS, VEHICLES
from hotseat.games.heap.triggers import (
    Box,
    boxes_at_the_end,
    boxes_for_play,
    printed_box,
    rushing_vehicles,
)
from hotseat.games.heap.view import View
from hotseat.games.heap.words import face_label, label


def barred(seen: View) -> list[Barred]:
    """Return what is greyed for the seat of this view."""
    game = known_battle(seen)
    frame = asking(game)
    if frame is None or frame.seat != seen.seat:
        return []
    match frame:
        case AskBodge():
            return [*_barred_attachments(game, frame), *_barred_repairs(game, frame)]
        case AskFight():
            return _barred_cards(game, frame.seat)
        case AskOther():
            return _barred_players(seen, frame)
        case AskShoot():
            return _barred_shots(game, frame)
        case AskSwerve():
            return _barred_swerves(game, frame.seat)
        case AskTrigger() | AskEndBoxes():
            return _barred_boxes(game, frame.seat)
        case AskHaul():
            return _barred_hauls(game, frame)
        case AskDraw() | AskDiscard() | AskRepair() | AskChallenge() | AskVehicle() | AskColour():
            return []


def _barred_attachments(game: Battle, frame: AskBodge) -> list[Barred]:
    """HEAP-BODGE-2: two have been attached."""
    most = game.terms.numbers.attachments
    if frame.attached < most:
        return []
    reason = _reason("heap-no-more-attachments", "HEAP-BODGE-2", count=most)
    return [Barred(Attach(NO_CARD), Phrase("heap-attach-any"), reason)]  # whichever card


def _barred_repairs(game: Battle, frame: AskBodge) -> list[Barred]:
    """HEAP-REPAIR-1: two have been repaired. HEAP-REPAIR-2: no card of that vehicle."""
    most = game.terms.numbers.paid_repairs
    held = {game.card_set.design(card).vehicle for card in game.players[frame.seat].hand}
    found: list[Barred] = []
    for _, kind, part in parts_in_play(game, [frame.seat], damaged=True):
        if frame.repaired >= most:
            reason = _reason("heap-no-more-repairs", "HEAP-REPAIR-1", count=most)
        elif kind not in held:
            reason = _reason("heap-no-repair-with", "HEAP-REPAIR-2")
        else:
            continue
        action = PayRepair(VEHICLES[kind], PARTS[part], NO_CARD)  # whichever card
        found.append(Barred(action, face_label(action), reason))
    return found


def _barred_cards(game: Battle, seat: int) -> list[Barred]:
    """HEAP-COMBAT-1, RUL-HEAP-44: cards that do not block the current attack."""
    attack = Phrase(f"heap-attack-{ATTACKS[game.attack]}")
    reason = _reason("heap-no-block", "HEAP-COMBAT-1", attack=attack)
    return [
        Barred(Fight(card), cards([card])[0], reason)
        for card in _kinds(game, seat)
        if not game.card_set.blocks(card, game.attack)
    ]


def _barred_players(seen: View, frame: AskOther) -> list[Barred]:
    """RUL-HEAP-16: somebody without cards, while others have some."""
    if frame.effect.deed != Deed.DISCARD:
        return []
    return [
        _barred(
            NamePlayer(player.seat),
            _reason("heap-no-cards", "RUL-HEAP-16", seat=Name("seat", player.seat)),
        )
        for player in seen.players
        if player.seat != frame.seat and player.hand == 0
    ]


def _barred_shots(game: Battle, frame: AskShoot) -> list[Barred]:
    """RUL-HEAP-21: parts that are damaged already."""
    reason = _reason("heap-no-second-hit", "RUL-HEAP-21")
    return [
        _barred(Shoot(seat, VEHICLES[kind], PARTS[part]), reason)
        for seat, kind, part in parts_in_play(game, frame.targets, damaged=True)
    ]


def _barred_swerves(game: Battle, seat: int) -> list[Barred]:
    """RUL-HEAP-38: players who have dropped out."""
    return [
        _barred(
            Swerve(player.seat, direction),
            _reason("heap-no-swerve", "RUL-HEAP-38", seat=Name("seat", player.seat)),
        )
        for player in game.players
        if player.seat != seat and not player.in_rush
        for direction in DIRECTIONS
    ]


def _barred_boxes(game: Battle, seat: int) -> list[Barred]:
    """The other boxes of the rushing vehicle: used, damaged, or waiting for something else."""
    possible = boxes_now(game, seat)
    found: list[Barred] = []
    for kind in rushing_vehicles(game, seat):
        vehicle = game.players[seat].vehicles[kind]
        for box in range(VEHICLE_CARD + 1):
            if (kind, box) in possible or (box < VEHICLE_CARD and vehicle.cards[box] == NO_CARD):
                continue
            printed = printed_box(game, seat, kind, box)
            if printed is None:
                continue
            if vehicle.used[box]:
                reason = _reason("heap-no-used-box", "HEAP-TRIG-3")
            elif box < VEHICLE_CARD and vehicle.damaged[box]:
                reason = _reason("heap-no-damaged-box", "HEAP-DMG-4")
            else:
                reason = _reason("heap-no-trigger", "HEAP-TRIG-1")
            if box == VEHICLE_CARD:
                name = Phrase(f"heap-vehicle-{VEHICLES[kind]}")
            else:
                name = cards([vehicle.cards[box]])[0]
            found.append(Barred(TriggerBox(VEHICLES[kind], BOXES[box]), name, reason))
    return found


def boxes_now(game: Battle, seat: int) -> list[Box]:
    """Return the boxes that the seat may choose from."""
    if isinstance(game.top(), AskEndBoxes):
        return boxes_at_the_end(game, seat)
    return boxes_for_play(game, seat)


def _barred_hauls(game: Battle, frame: AskHaul) -> list[Barred]:
    """HEAP-CHECK-3: the place has just got a hauled card."""
    reason = _reason("heap-no-second-part", "HEAP-CHECK-3")
    return [
        _barred(Attach(card), reason)
        for card in dict.fromkeys(game.players[frame.seat].haul)
        if place_of(game, card) in frame.filled
    ]


def _kinds(game: Battle, seat: int) -> list[int]:
    return list(dict.fromkeys(game.players[seat].hand))


def _barred(action: Action, reason: Reason) -> Barred:
    return Barred(action, label(action), reason)


def _reason(code: str, rule: str, **params: Param) -> Reason:
    return Reason(Phrase(code, params), rule)
