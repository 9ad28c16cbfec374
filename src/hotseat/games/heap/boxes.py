"""Runs a box: its symbols one after the other, each as far as possible (HEAP-BODGE-7 to -9).

Bodge boxes and rush boxes are run in the same way (HEAP-TRIG-4). A choice with one legal answer is
made by the program (RUL-HEAP-65): everything it depends on is public.
"""

from __future__ import annotations

from functools import cache

from hotseat.core import Chance, Tell
from hotseat.games.heap import deeds
from hotseat.games.heap.actions import Challenge, NamePlayer, Repair, Shoot
from hotseat.games.heap.events import (
    Challenged,
    PartDamaged,
    PartRepaired,
    PlayerNamed,
    SymbolSkipped,
)
from hotseat.games.heap.facts import NO_CARD, Card, Effect
from hotseat.games.heap.frames import (
    AskChallenge,
    AskDiscard,
    AskOther,
    AskRepair,
    AskShoot,
    BoxFrame,
    EachFrame,
)
from hotseat.games.heap.piles import discard_card, discard_hand, draw_cards, has_cards, haul_cards
from hotseat.games.heap.state import Battle
from hotseat.games.heap.symbols import PARTS, VEHICLES

Place = tuple[int, int, int]  # a part in play: seat, vehicle, part


def run_box(game: Battle, seat: int, effects: list[Effect]) -> None:
    """Begin a box: nothing else happens before it is finished."""
    if effects:
        game.stack.append(BoxFrame(seat, effects[:]))


def run_next_symbol(game: Battle, frame: BoxFrame, chance: Chance, tell: Tell | None) -> None:
    """HEAP-BODGE-8, HEAP-BODGE-9: follow the next symbol as far as possible, or skip it."""
    if not frame.effects:
        game.stack.pop()
        return
    effect = frame.effects.pop(0)
    if not follow(game, frame.seat, effect, chance, tell) and tell:
        tell(SymbolSkipped(frame.seat, effect.token()))


def follow(game: Battle, seat: int, effect: Effect, chance: Chance, tell: Tell | None) -> bool:
    """Follow a symbol, or ask how; return whether it can do anything at all."""
    match effect.deed:
        case deeds.DRAW | deeds.DISCARD | deeds.HAUL:
            return follow_card_symbol(game, seat, effect, chance, tell)
        case deeds.REPAIR:
            return follow_repair(game, seat, tell)
        case deeds.CHALLENGE:
            return follow_challenge(game, seat)
        case deeds.SHOOT_LEFT:
            return follow_shot(game, seat, [game.left_of(seat)], tell)
        case deeds.SHOOT_RIGHT:
            return follow_shot(game, seat, [game.right_of(seat)], tell)
        case deeds.SHOOT_ANY:
            # RUL-HEAP-22: oneself included.
            return follow_shot(game, seat, game.clockwise_from(seat), tell)


# Draw, discard, haul


def follow_card_symbol(
    game: Battle, seat: int, effect: Effect, chance: Chance, tell: Tell | None
) -> bool:
    """HEAP-SYM-10 to HEAP-SYM-12: you, another player of your choice, or all."""
    match effect.who:
        case deeds.YOU:
            able = takes_effect(game, seat, effect)
            if able:
                act(game, seat, effect, chance, tell)
            return able
        case deeds.OTHER:
            others = other_players(game, seat, effect)
            if len(others) == 1:
                name_player(game, seat, others[0], effect, chance, tell)
            elif others:
                game.stack.append(AskOther(seat, effect))
            return len(others) > 0
        case deeds.ALL:
            # RUL-HEAP-19: also those who have dropped out, each the whole amount before the next.
            game.stack.append(EachFrame(effect, game.in_order()))
            return any(takes_effect(game, player.seat, effect) for player in game.players)


def takes_effect(game: Battle, seat: int, effect: Effect) -> bool:
    """Does anything happen if this player takes the action of a symbol?"""
    if effect.deed == deeds.DISCARD:
        return len(game.players[seat].hand) > 0
    return has_cards(game)


def act(game: Battle, seat: int, effect: Effect, chance: Chance, tell: Tell | None) -> None:
    """A player draws, discards or hauls."""
    match effect.deed:
        case deeds.DRAW:
            draw_cards(game, seat, effect.amount, chance, tell)
        case deeds.HAUL:
            haul_cards(game, seat, effect.amount, chance, tell)
        case deeds.DISCARD:
            must_discard(game, seat, effect.amount, tell)
        case (
            deeds.REPAIR | deeds.CHALLENGE | deeds.SHOOT_LEFT | deeds.SHOOT_RIGHT | deeds.SHOOT_ANY
        ):
            raise ValueError(f"{effect.token()} concerns no cards")


def must_discard(game: Battle, seat: int, count: int, tell: Tell | None) -> None:
    """RUL-HEAP-17: own choice; with too few cards all of them, without a question."""
    if len(game.players[seat].hand) <= count:
        discard_hand(game, seat, tell)
    elif count:
        game.stack.append(AskDiscard(seat, count))


def discard_chosen(game: Battle, frame: AskDiscard, card: Card, tell: Tell | None) -> None:
    """One of the cards that must be discarded."""
    discard_card(game, frame.seat, card, tell)
    frame.count -= 1
    if frame.count == 0:
        game.stack.pop()


def act_next(game: Battle, frame: EachFrame, chance: Chance, tell: Tell | None) -> None:
    """An `all_…` symbol: the next player in order."""
    if not frame.seats:
        game.stack.pop()
        return
    seat = frame.seats.pop(0)
    if takes_effect(game, seat, frame.effect):
        act(game, seat, frame.effect, chance, tell)


def other_players(game: Battle, seat: int, effect: Effect) -> list[int]:
    """RUL-HEAP-18: never oneself. RUL-HEAP-16: something must happen, if it can.

    RUL-HEAP-42: whether they have dropped out does not matter.
    """
    return [
        other
        for other in game.clockwise_from(seat)
        if other != seat and takes_effect(game, other, effect)
    ]


def other_options(game: Battle, frame: AskOther) -> list[NamePlayer]:
    """Clockwise from the player who chooses."""
    return [NamePlayer(other) for other in other_players(game, frame.seat, frame.effect)]


def choose_other(
    game: Battle, frame: AskOther, target: int, chance: Chance, tell: Tell | None
) -> None:
    """Several players could take the action."""
    game.stack.pop()
    name_player(game, frame.seat, target, frame.effect, chance, tell)


def name_player(
    game: Battle, seat: int, target: int, effect: Effect, chance: Chance, tell: Tell | None
) -> None:
    """RUL-HEAP-18: one player takes the whole amount."""
    if tell:
        tell(PlayerNamed(seat, target, effect.token()))
    act(game, target, effect, chance, tell)


# Shoot


def follow_shot(game: Battle, seat: int, targets: list[int], tell: Tell | None) -> bool:
    """RUL-HEAP-20: the shooter chooses the part, on any vehicle of the target."""
    places = parts_in_play(game, targets, damaged=False)
    if len(places) == 1:
        damage_part(game, seat, places[0], tell)
    elif places:
        game.stack.append(AskShoot(seat, targets))
    return len(places) > 0


def parts_in_play(game: Battle, seats: list[int], damaged: bool) -> list[Place]:
    """Return the parts of these players, damaged or not (RUL-HEAP-21)."""
    return [
        (seat, kind, part)
        for seat in seats
        for kind, vehicle in enumerate(game.players[seat].vehicles)
        for part, card in enumerate(vehicle.cards)
        if card != NO_CARD and vehicle.damaged[part] == damaged
    ]


def shoot_options(game: Battle, frame: AskShoot) -> list[Shoot]:
    """RUL-HEAP-21: only undamaged parts."""
    return [
        Shoot(seat, VEHICLES[vehicle], PARTS[part])
        for seat, vehicle, part in parts_in_play(game, frame.targets, damaged=False)
    ]


def shoot(game: Battle, frame: AskShoot, action: Shoot, tell: Tell | None) -> None:
    """The part that was chosen."""
    game.stack.pop()
    place = action.seat, VEHICLES.index(action.vehicle), PARTS.index(action.part)
    damage_part(game, frame.seat, place, tell)


def damage_part(game: Battle, seat: int, place: Place, tell: Tell | None) -> None:
    """HEAP-DMG-2: turned upside-down."""
    owner, kind, part = place
    vehicle = game.players[owner].rebuild(kind)
    vehicle.damaged[part] = True
    if tell:
        tell(PartDamaged(seat, owner, vehicle.cards[part], VEHICLES[kind], PARTS[part]))


# Repair


def follow_repair(game: Battle, seat: int, tell: Tell | None) -> bool:
    """RUL-HEAP-23: a damaged part of anybody, a rival's if there is no other."""
    places = parts_in_play(game, game.clockwise_from(seat), damaged=True)
    if len(places) == 1:
        owner, vehicle, part = places[0]
        repair_part(game, seat, owner, vehicle, part, paid=False, tell=tell)
    elif places:
        game.stack.append(AskRepair(seat))
    return len(places) > 0


def repair_options(game: Battle, frame: AskRepair) -> list[Repair]:
    """Own parts first, then clockwise."""
    return [
        Repair(seat, VEHICLES[vehicle], PARTS[part])
        for seat, vehicle, part in parts_in_play(
            game, game.clockwise_from(frame.seat), damaged=True
        )
    ]


def repair(game: Battle, frame: AskRepair, action: Repair, tell: Tell | None) -> None:
    """The part that was chosen, free of charge."""
    game.stack.pop()
    vehicle, part = VEHICLES.index(action.vehicle), PARTS.index(action.part)
    repair_part(game, frame.seat, action.seat, vehicle, part, paid=False, tell=tell)


def repair_part(
    game: Battle, seat: int, owner: int, kind: int, part: int, paid: bool, tell: Tell | None
) -> None:
    """HEAP-REPAIR-3: turned upright, it works again."""
    vehicle = game.players[owner].rebuild(kind)
    vehicle.damaged[part] = False
    if tell:
        card = vehicle.cards[part]
        tell(PartRepaired(seat, owner, card, VEHICLES[kind], PARTS[part], paid))


# Challenge


def follow_challenge(game: Battle, seat: int) -> bool:
    """RUL-HEAP-24: chosen at once. RUL-HEAP-58: after the pileup there is no next rush."""
    if game.is_pileup():
        return False
    game.stack.append(AskChallenge(seat))
    return True


@cache
def challenge_options() -> list[Challenge]:
    """HEAP-CHAL-1, HEAP-CHAL-2: any vehicle, whatever was chosen before."""
    return [Challenge(vehicle) for vehicle in VEHICLES]


def challenge(game: Battle, frame: AskChallenge, action: Challenge, tell: Tell | None) -> None:
    """HEAP-CHAL-3: the last one counts. RUL-HEAP-25: from a rush box it binds the next rush."""
    game.stack.pop()
    game.challenge = VEHICLES.index(action.vehicle)
    if tell:
        tell(Challenged(frame.seat, action.vehicle))
