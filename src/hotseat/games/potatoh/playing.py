"""Playing a card from hand (POT-PLAY): cards that affect only the player and the deck's path."""

from __future__ import annotations

from typing import Final

from hotseat.core import Chance, Tell
from hotseat.games.potatoh import kinds, steps
from hotseat.games.potatoh.actions import Draw, NoTheft, Play, PlayOn, PotatohAction, Steal, Stop
from hotseat.games.potatoh.direction import ask_direction
from hotseat.games.potatoh.events import (
    CardPlayed,
    CardStolen,
    EverybodySafe,
    MadeSafe,
    NothingStolen,
    RiskyStopped,
    StolenCardSeen,
    TreacherousLaid,
)
from hotseat.games.potatoh.facts import Card, Goes, Kind
from hotseat.games.potatoh.giving import play_generous, play_split, play_wicked, play_wickedest
from hotseat.games.potatoh.knowledge import forget_card, forget_unseen_card
from hotseat.games.potatoh.looking import play_kitty, play_spinning
from hotseat.games.potatoh.receiving import keep_or_lay, owe_draws
from hotseat.games.potatoh.state import NOBODY, Frame, Match

PLAYS: Final = [Play(card) for card in range(len(Kind))]  # made once: the same cards recur


def play_options(game: Match, seat: int) -> list[PotatohAction]:
    """Every kind of card in hand that can be played, in table order."""
    options: list[PotatohAction] = []
    before = -1
    for card in game.players[seat].hand:  # sorted, so that copies lie together
        if card == before:
            continue
        before = card
        if not game.facts.playable[card]:
            continue  # POT-CARD-PHEW-1, POT-CARD-SUPER-2, RUL-POT-29
        if game.facts.to_others[card]:
            options += [PlayOn(card, other) for other in game.others(seat)]  # RUL-POT-12
        else:
            options.append(PLAYS[card])
    return options


def play_card(game: Match, seat: int, card: Card, chance: Chance, tell: Tell | None) -> None:
    """POT-PLAY-2 to POT-PLAY-4: into the area or to the discard, and its instructions.

    The player does not draw this turn (POT-TURN-2).
    """
    leave_hand(game, seat, card, tell)
    if game.facts.goes[card] == Goes.AREA:
        game.players[seat].area.append(card)
    else:
        game.discard.append(card)
    match card:
        case kinds.CHILL | kinds.FRIED:
            pass  # POT-CARD-TRANQUILA-1, POT-CARD-FRITA-1: only the deck goes on (RUL-POT-19)
        case kinds.RISKY:
            play_risky(game, seat)
        case kinds.THIEF:
            play_thief(game, seat)
        case kinds.HOPPING:
            play_hopping(game)
        case kinds.WICKED:
            play_wicked(game, seat)
        case kinds.WICKEDEST:
            play_wickedest(game, seat, chance, tell)
        case kinds.SPLIT:
            play_split(game, seat)
        case kinds.DUD:
            play_dud(game, seat, tell)
        case kinds.SPINNING:
            play_spinning(game, seat, tell)
        case kinds.KITTY:
            play_kitty(game, seat, chance, tell)
        case kinds.GENEROUS:
            play_generous(game, seat)
        case _:
            raise ValueError(f"{game.facts.keys[card]} cannot be played")


def leave_hand(game: Match, seat: int, card: Card, tell: Tell | None) -> None:
    """A card leaves the hand openly."""
    game.players[seat].hand.remove(card)
    forget_card(game, seat, card)
    if tell:
        tell(CardPlayed(seat, card))


# Risky


def play_risky(game: Match, seat: int) -> None:
    """RUL-POT-31: at least one card, then the player decides after each."""
    first = game.facts.risky_least
    game.push(steps.RISKY, seat, game.facts.risky_most - first)
    owe_draws(game, seat, first)


def risky_options() -> list[PotatohAction]:
    """POT-CARD-RIESGOSA-2: stop, or take another."""
    return [Draw(), Stop()]


def risky_draw(game: Match, frame: Frame) -> None:
    """RUL-POT-24: only the effect's own cards are counted.

    An immediate card is resolved before the next one (POT-CARD-RIESGOSA-3).
    """
    frame.count -= 1
    if frame.count == 0:
        game.stack.pop()
    owe_draws(game, frame.seat, 1)


def risky_stop(game: Match, frame: Frame, tell: Tell | None) -> None:
    """The rest stays in the deck."""
    game.stack.pop()
    if tell:
        tell(RiskyStopped(frame.seat))


# Thief


def victims(game: Match, seat: int) -> list[int]:
    """RUL-POT-30: active players with at least one card in hand."""
    return [other for other in game.others(seat) if game.players[other].hand]


def play_thief(game: Match, seat: int) -> None:
    """Everybody sees whether there is anybody to rob."""
    if victims(game, seat):
        game.push(steps.THEFT, seat)


def theft_options(game: Match, seat: int) -> list[PotatohAction]:
    """POT-CARD-LADRONA-2: the theft is optional."""
    return [*[Steal(victim) for victim in victims(game, seat)], NoTheft()]


def steal(game: Match, frame: Frame, victim: int, chance: Chance, tell: Tell | None) -> None:
    """RUL-POT-30: a card at random. RUL-POT-51: thief and victim know which."""
    game.stack.pop()
    hand = game.players[victim].hand
    card = hand.pop(chance.below(len(hand)))
    forget_unseen_card(game, victim, frame.seat, card)
    if tell:
        tell(CardStolen(frame.seat, victim))
        tell(StolenCardSeen(frame.seat, frame.seat, victim, card))
        tell(StolenCardSeen(victim, frame.seat, victim, card))
    keep_or_lay(game, frame.seat, card, victim)


def steal_nothing(game: Match, frame: Frame, tell: Tell | None) -> None:
    """The card stays in the area nevertheless."""
    game.stack.pop()
    if tell:
        tell(NothingStolen(frame.seat))


# Hopping


def play_hopping(game: Match) -> None:
    """POT-CARD-SALTARINA-2: the next player will be skipped.

    With two active players, the same one has another turn (POT-CARD-SALTARINA-3, RUL-POT-17).
    """
    game.top().count += 1  # the end of this turn
    ask_direction(game)  # RUL-POT-13


# Dud


def play_dud(game: Match, seat: int, tell: Tell | None) -> None:
    """POT-CARD-DUD-1: safe for the rest of the round. RUL-POT-41: it ends when all are."""
    game.players[seat].safe = True
    game.last_safe = seat
    if tell:
        tell(MadeSafe(seat))
    if not game.active():
        if tell:
            tell(EverybodySafe())
        game.stack = [Frame(steps.COUNT, NOBODY)]


# Treacherous


def play_treacherous(game: Match, seat: int, target: int, tell: Tell | None) -> None:
    """POT-CARD-TRAICIONERA-1: into the area of another player."""
    card = kinds.TREACHEROUS
    leave_hand(game, seat, card, tell)
    game.players[target].area.append(card)
    if tell:
        tell(TreacherousLaid(seat, target))
