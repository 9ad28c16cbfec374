"""What an action would do, as far as the seat can know."""

from __future__ import annotations

import msgspec

from hotseat.core import Bill, Item, Phrase
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
from hotseat.games.heap.bills import parts_bill, ready_bill
from hotseat.games.heap.bodging import put_in_place
from hotseat.games.heap.box_preview import BoxRun, SymbolPreview
from hotseat.games.heap.combat import next_to_respond, swerve_asks
from hotseat.games.heap.facts import NO_CARD, Attack, Card, Effect
from hotseat.games.heap.frames import AskHaul
from hotseat.games.heap.knowing import known_battle
from hotseat.games.heap.state import NO_ATTACK, NOBODY, Battle
from hotseat.games.heap.symbols import ATTACKS, BOXES, VEHICLES, AttackName, BoxName, VehicleName
from hotseat.games.heap.triggers import boxes_matching, printed_box
from hotseat.games.heap.view import View


class BoxPreview(msgspec.Struct, frozen=True):
    """A rush box that the card played could trigger."""

    vehicle: VehicleName
    box: BoxName
    # What triggers it, to be sent after the card; empty if something else is asked in between.
    action: str = ""


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What changes at once; fields that do not apply are empty."""

    hand: int  # own cards afterwards, before anything a rival decides
    # Attaching.
    replaces: Card = NO_CARD
    count: Bill | None = None  # the vehicle's parts afterwards
    ready: Bill | None = None  # own vehicles that are ready for the pileup afterwards
    # A box that would be run.
    symbols: tuple[SymbolPreview, ...] = ()
    draws: Bill | None = None  # own draws by it
    hauls: Bill | None = None  # own hauls by it
    # Combat.
    attack: AttackName | None = None  # what must be blocked next
    up_next: int = NOBODY  # who would respond to it
    boxes: tuple[BoxPreview, ...] = ()
    decline: str = ""  # what triggers none of them, to be sent after the card
    wins: int = NOBODY  # who would have won the rush


def preview(seen: View, action: HeapAction) -> Preview | None:
    """Return what the action would do; None if its words say it all."""
    if seen.seat is None or seen.own is None:
        return None
    game = known_battle(seen)
    hand = len(seen.own.hand)
    match action:
        case Attach(card):
            return _attached(game, seen, card)
        case Fight(card):
            return _fought(game, seen.seat, card)
        case TriggerBox(vehicle, box):
            printed = printed_box(game, seen.seat, VEHICLES.index(vehicle), BOXES.index(box))
            return None if printed is None else _run(game, seen, printed.effects)
        case DropOut():
            return _dropped_out(game, seen.seat)
        case NameColour(colour):
            return Preview(hand=hand, attack=colour, up_next=game.up_next)
        case Swerve(seat):
            return Preview(hand=hand, attack=_attack(game), up_next=seat)
        case Draw():
            return _drawn(game, seen, hand)
        case Discard() | PayRepair():
            return Preview(hand=hand - 1)
        case Done() | NamePlayer() | Shoot() | Repair() | Challenge() | Rush() | Decline():
            return None


def _drawn(game: Battle, seen: View, hand: int) -> Preview:
    """HEAP-DRAW-3: up to six, as far as there are cards."""
    count = min(max(0, game.terms.numbers.hand - hand), seen.heap + seen.rubbish)
    what = Phrase("heap-bill-draw-up", {"hand": game.terms.numbers.hand})
    draws = Bill(count, (Item(what, count, "HEAP-DRAW-3"),) if count else ())
    return Preview(hand=hand + count, draws=draws)


# Attaching


def _attached(game: Battle, seen: View, card: Card) -> Preview | None:
    """The part in its place, and the box that is run, unless it comes from the haul."""
    assert seen.seat is not None
    player = game.players[seen.seat]
    design = game.card_set.design(card)
    replaces = player.vehicles[design.vehicle].cards[design.part]
    from_haul = isinstance(game.top(), AskHaul)
    (player.haul if from_haul else player.hand).remove(card)
    put_in_place(game, seen.seat, card, hauled=from_haul, tell=None)
    run = Preview(hand=len(player.hand))
    if not from_haul:  # HEAP-CHECK-4
        # RUL-HEAP-14: a part that is replaced lies in the rubbish before the box is run.
        run = _run(game, seen, design.bodge, discarded=int(replaces != NO_CARD))
    return msgspec.structs.replace(
        run,
        replaces=replaces,
        count=parts_bill(game, seen.seat, design.vehicle),
        ready=ready_bill(game, seen.seat),
    )


# Boxes


def _run(game: Battle, seen: View, effects: list[Effect], discarded: int = 0) -> Preview:
    """A box; `discarded`: cards that went to the rubbish since the view was made."""
    assert seen.seat is not None
    hands = [player.hand for player in seen.players]
    hands[seen.seat] = len(game.players[seen.seat].hand)
    box = BoxRun(game, seen.seat, hands, seen.heap + seen.rubbish + discarded)
    box.run(effects)
    return Preview(
        hand=box.hands[seen.seat],
        symbols=tuple(box.symbols),
        draws=box.draws_bill(),
        hauls=box.hauls_bill(),
    )


# Combat


def _fought(game: Battle, seat: int, card: Card) -> Preview:
    """The attack that the next player faces, and the boxes that the card could trigger."""
    design = game.card_set.design(card)
    game.players[seat].hand.remove(card)
    game.author = seat
    # RUL-HEAP-28: a colour and a Swerve come before the trigger.
    is_trigger_next = design.attack != Attack.CHOICE and not swerve_asks(game, design)

    def of_box(vehicle: VehicleName, box: BoxName) -> BoxPreview:
        action = TriggerBox(vehicle, box).text() if is_trigger_next else ""
        return BoxPreview(vehicle, box, action)

    boxes = [
        of_box(VEHICLES[kind], BOXES[box])
        for kind, box in boxes_matching(game, seat, design.triggers)
    ]
    return Preview(
        hand=len(game.players[seat].hand),
        attack=ATTACKS[design.attack],
        # RUL-HEAP-38: with a Swerve that is the player's own choice.
        up_next=NOBODY if swerve_asks(game, design) else next_to_respond(game, seat),
        boxes=tuple(boxes),
        decline=Decline().text() if boxes and is_trigger_next else "",
    )


def _dropped_out(game: Battle, seat: int) -> Preview:
    """HEAP-COMBAT-4: the same attack for the next one; or the rush is over."""
    player = game.players[seat]
    player.in_rush = False
    left = game.still_in()
    if len(left) == 1:
        return Preview(hand=len(player.hand), wins=left[0])
    return Preview(hand=len(player.hand), attack=_attack(game), up_next=next_to_respond(game, seat))


def _attack(game: Battle) -> AttackName | None:
    return None if game.attack == NO_ATTACK else ATTACKS[game.attack]
