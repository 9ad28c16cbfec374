"""Drawing and receiving cards, and the immediate cards (POT-DRAW, POT-IMM, POT-BOOM).

Nothing here decides what comes next: effects leave their frames on the stack.
"""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.potatoh import kinds, steps
from hotseat.games.potatoh.actions import KEEP, Area, Dizzy, PotatohAction
from hotseat.games.potatoh.events import (
    AsideDiscarded,
    CardReceived,
    CardShown,
    CardTaken,
    DeckShuffled,
    DrawingStopped,
    Exploded,
    HandLost,
    HandProtected,
    How,
    LaidInArea,
    NothingDrawn,
    Reversed,
)
from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.knowledge import forget_hand, remember
from hotseat.games.potatoh.state import NOBODY, Frame, Match

# Drawing


def owe_draws(game: Match, seat: int, count: int) -> None:
    """RUL-POT-23: keep a count of the draws that a player still owes."""
    if game.stack and game.top().step == steps.DRAWS and game.top().seat == seat:
        game.top().count += count
    else:
        game.push(steps.DRAWS, seat, count)


def draw(game: Match, frame: Frame, tell: Tell | None) -> None:
    """Make one of the draws owed; POT-IMM-4: its card is resolved before the next is taken."""
    frame.count -= 1
    if frame.count == 0:
        game.stack.pop()
    if not game.deck:
        if tell:
            tell(NothingDrawn(frame.seat))  # RUL-POT-42: the effect goes on
        return
    receive(game, frame.seat, game.deck.pop(), "draw", tell)


# Receiving


def receive(game: Match, seat: int, card: Card, how: How, tell: Tell | None) -> None:
    """POT-IMM-1, POT-IMM-2: an immediate card takes effect at once, on turn or not."""
    if not game.facts.is_open(card):
        if tell:
            tell(CardTaken(seat, how))
            tell(CardReceived(seat, seat, card))
        if card == kinds.DUD:
            stop_drawing_on(game, seat, tell)
        keep_or_lay(game, seat, card, NOBODY)
        return
    if tell:
        tell(CardShown(seat, card, how))
    if card == kinds.BOOM:
        explode(game, seat, tell)
    elif card == kinds.SHORT_FUSE:
        short_fuse(game, seat)
    elif card == kinds.DIZZY:
        dizzy(game, seat)
    else:
        micro_boom(game, seat, tell)


def stop_drawing_on(game: Match, seat: int, tell: Tell | None) -> None:
    """RUL-POT-40: a player who draws on is asked again: playing Dud would end the danger."""
    if not (game.draws_on and game.terms.stops_for_dud):
        return
    game.draws_on = False
    if tell:
        tell(DrawingStopped(seat))


def keep_or_lay(game: Match, seat: int, card: Card, victim: int) -> None:
    """Put a card into the hand, or ask first.

    Whether it could go into the area is nobody else's business (RUL-POT-29), so the receiver is
    asked unless everybody can see that there is no choice.
    """
    if may_be_laid(game):
        game.push(steps.KEEP, seat, cards=[card], seats=[] if victim == NOBODY else [victim])
    else:
        put_into_hand(game, seat, card, victim)


def may_be_laid(game: Match) -> bool:
    """Can everybody see that an unshown card may be one for the area?"""
    return is_hidden(game, kinds.SUPER) or is_hidden(game, kinds.SEXY)


def is_hidden(game: Match, card: Card) -> bool:
    """Is a copy of this card somewhere out of sight?"""
    deck_list = game.terms.deck_list
    if deck_list.levels[card] > game.level:
        return False
    shown = game.discard.count(card) + game.lost.count(card)
    for player in game.players:
        shown += player.area.count(card)
    return shown < deck_list.copies[card] * game.terms.decks


def put_into_hand(game: Match, seat: int, card: Card, victim: int) -> None:
    """POT-DRAW-3, POT-DRAW-4; the victim of a theft knows where the card is (RUL-POT-51)."""
    game.players[seat].take(card)
    if victim != NOBODY:
        remember(game, victim, seat, card)


def keep_options(game: Match, frame: Frame) -> list[PotatohAction]:
    """POT-CARD-SUPER-1, POT-CARD-SEXY-1: hand or area. Any other card goes into the hand."""
    if game.facts.is_kept_or_laid(frame.cards[0]):
        return [KEEP, Area()]
    return [KEEP]


def keep(game: Match, frame: Frame) -> None:
    """RUL-POT-29: keeping a card is not announced."""
    game.stack.pop()
    victim = frame.seats[0] if frame.seats else NOBODY
    put_into_hand(game, frame.seat, frame.cards[0], victim)


def lay_in_area(game: Match, frame: Frame, tell: Tell | None) -> None:
    """Super and Sexy, face up."""
    game.stack.pop()
    game.players[frame.seat].area.append(frame.cards[0])
    if tell:
        tell(LaidInArea(frame.seat, frame.cards[0]))


# BOOM


def explode(game: Match, seat: int, tell: Tell | None) -> None:
    """POT-BOOM-1, POT-BOOM-3: the round ends at once, whatever was going on (RUL-POT-21).

    POT-CARD-BOOM-1. The exploder plays the next round (POT-BOOM-6). POT-CARD-GENEROSA-3,
    RUL-POT-25: cards aside that nobody has got yet are discarded.
    """
    aside = [card for frame in game.stack for card in frame.cards]
    game.discard.append(kinds.BOOM)
    game.discard += aside
    game.exploder = seat
    game.stack = [Frame(steps.COUNT, seat)]
    if tell:
        tell(Exploded(seat))
        if aside:
            tell(AsideDiscarded(tuple(aside)))


def discard_hand(game: Match, seat: int, tell: Tell | None) -> None:
    """The whole hand goes to the discard, face up."""
    player = game.players[seat]
    if tell:
        tell(HandLost(seat, tuple(player.hand)))
    game.discard += player.hand
    player.hand = []
    forget_hand(game, seat)


# Short Fuse


def short_fuse(game: Match, seat: int) -> None:
    """Into the area, and two more cards at once; Short Fuses chain (POT-CARD-MECHACORTA-3)."""
    game.players[seat].area.append(kinds.SHORT_FUSE)
    owe_draws(game, seat, game.facts.short_fuse_draws)


# Dizzy


def dizzy(game: Match, seat: int) -> None:
    """Into the area; then its receiver picks one of two options."""
    game.players[seat].area.append(kinds.DIZZY)
    game.push(steps.DIZZY, seat)


def dizzy_options() -> list[PotatohAction]:
    """RUL-POT-32: one of them must be chosen."""
    return [Dizzy("reverse"), Dizzy("shuffle")]


def dizzy_reverse(game: Match, frame: Frame, tell: Tell | None) -> None:
    """Option A: discard it, draw one card and reverse the direction of play.

    For everyone, counted from the turn player (RUL-POT-16). RUL-POT-15, RUL-POT-27: before there is
    a direction, also in the deal, nothing is reversed.
    """
    game.stack.pop()
    game.players[frame.seat].area.remove(kinds.DIZZY)
    game.discard.append(kinds.DIZZY)
    game.direction = -game.direction
    if tell:
        tell(Reversed(frame.seat, game.direction))
    owe_draws(game, frame.seat, game.facts.dizzy_draws)


def dizzy_shuffle(game: Match, frame: Frame, chance: Chance, tell: Tell | None) -> None:
    """POT-CARD-DESORIENTADA-3, option B: leave it in the area and reshuffle the deck.

    Not the cards aside.
    """
    game.stack.pop()
    shuffle(game, frame.seat, chance, tell)


def shuffle(game: Match, seat: int, chance: Chance, tell: Tell | None) -> None:
    """RUL-POT-43: the whole deck."""
    chance.shuffle(game.deck)
    if tell:
        tell(DeckShuffled(seat))


# Micro-Boom


def micro_boom(game: Match, seat: int, tell: Tell | None) -> None:
    """RUL-POT-28: all cards in hand go, the area and what is still owed stay.

    It is shown at once (POT-CARD-MICROBOOM-1), and the player stays in play (POT-CARD-MICROBOOM-3).
    """
    game.discard.append(kinds.MICRO_BOOM)
    if kinds.SUPER in game.players[seat].area:  # POT-CARD-SUPER-4
        if tell:
            tell(HandProtected(seat))
    else:
        discard_hand(game, seat, tell)
