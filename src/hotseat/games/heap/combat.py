"""Combat: attack and block, Player's Choice, Swerve, dropping out (HEAP-COMBAT)."""

from __future__ import annotations

from functools import cache

from hotseat.core import Tell
from hotseat.games.heap.actions import DropOut, Fight, FightAnswer, NameColour, Swerve
from hotseat.games.heap.events import CardPlayed, ColourNamed, DroppedOut, Swerved
from hotseat.games.heap.facts import Attack, Card, Design
from hotseat.games.heap.frames import AskColour, AskFight, AskSwerve, AskTrigger
from hotseat.games.heap.state import ANTICLOCKWISE, CLOCKWISE, NOBODY, Battle
from hotseat.games.heap.symbols import ATTACKS, COLOURS, Direction
from hotseat.games.heap.triggers import boxes_for_play

DIRECTIONS: tuple[Direction, ...] = ("clockwise", "anticlockwise")


def respond_options(game: Battle, seat: int) -> list[FightAnswer]:
    """HEAP-COMBAT-1: cards that block the current attack; HEAP-COMBAT-2: or drop out.

    RUL-HEAP-43: a player without such a card is asked all the same.
    """
    return [
        *[
            Fight(card)
            for card in dict.fromkeys(game.players[seat].hand)
            if game.card_set.blocks(card, game.attack)
        ],
        DropOut(),
    ]


def fight(game: Battle, frame: AskFight, card: Card, tell: Tell | None) -> None:
    """HEAP-COMBAT-1: faceup onto the combat pile."""
    game.stack.pop()
    game.players[frame.seat].hand.remove(card)
    if tell:
        tell(CardPlayed(frame.seat, card, ATTACKS[game.card_set.design(card).attack]))
    play_card(game, frame.seat, card)


def play_card(game: Battle, seat: int, card: Card) -> None:
    """RUL-HEAP-28: the card, then colour, Swerve and trigger, then the next player responds.

    HEAP-COMBAT-3: its attack is what must be blocked now; its own block has no part in that
    (RUL-HEAP-37). Only here does its combat tree work (HEAP-CARD-6).
    """
    design = game.card_set.design(card)
    game.combat.append(card)
    game.author = seat
    game.attack = design.attack
    game.up_next = next_to_respond(game, seat)
    if boxes_for_play(game, seat):
        game.stack.append(AskTrigger(seat))
    if swerve_asks(game, design):
        game.stack.append(AskSwerve(seat))
    if design.attack == Attack.CHOICE:
        game.stack.append(AskColour(seat))


def next_to_respond(game: Battle, seat: int) -> int:
    """HEAP-COMBAT-10, RUL-HEAP-40: on from this seat in the direction of play.

    RUL-HEAP-41: authors never answer their own attack. NOBODY if only the author is left.
    """
    count = len(game.players)
    for step in range(1, count + 1):
        at = (seat + step * game.direction) % count
        if game.players[at].in_rush and at != game.author:
            return at
    return NOBODY


def drop_out(game: Battle, frame: AskFight, tell: Tell | None) -> None:
    """RUL-HEAP-42: final for this rush. HEAP-COMBAT-4: the same attack stands."""
    game.stack.pop()
    game.players[frame.seat].in_rush = False
    game.up_next = next_to_respond(game, frame.seat)
    if tell:
        tell(DroppedOut(frame.seat))


# Player's Choice


@cache
def colour_options() -> list[NameColour]:
    """HEAP-COMBAT-6: red, yellow or green."""
    return [NameColour(colour) for colour in COLOURS]


def name_colour(game: Battle, frame: AskColour, action: NameColour, tell: Tell | None) -> None:
    """That colour must be blocked."""
    game.stack.pop()
    game.attack = ATTACKS.index(action.colour)
    if tell:
        tell(ColourNamed(frame.seat, action.colour))


# Swerve


def swerve_asks(game: Battle, design: Design) -> bool:
    """RUL-HEAP-39: with two players in there is nothing to choose."""
    return design.swerve and len(game.still_in()) > 2


def swerve_options(game: Battle, seat: int) -> list[Swerve]:
    """RUL-HEAP-38: any other player who is still in, and either direction."""
    return [
        Swerve(target, direction)
        for target in game.clockwise_from(seat)
        if target != seat and game.players[target].in_rush
        for direction in DIRECTIONS
    ]


def swerve(game: Battle, frame: AskSwerve, action: Swerve, tell: Tell | None) -> None:
    """HEAP-SYM-8, HEAP-COMBAT-9: for the rest of this rush or until the next Swerve.

    RUL-HEAP-39: the next rush starts clockwise again.
    """
    game.stack.pop()
    game.direction = CLOCKWISE if action.direction == "clockwise" else ANTICLOCKWISE
    game.up_next = action.seat
    if tell:
        tell(Swerved(frame.seat, action.seat, action.direction))
