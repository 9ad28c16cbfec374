"""The cards that give cards of the deck to others: Wicked, Wickedest, Split and Generous."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.potatoh import steps
from hotseat.games.potatoh.actions import Cut, Draw, Give, PotatohAction, Take
from hotseat.games.potatoh.direction import ask_direction, distance
from hotseat.games.potatoh.events import (
    CardsPutAside,
    DeckCut,
    ReceiverNamed,
)
from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.receiving import owe_draws, receive, shuffle
from hotseat.games.potatoh.state import ANTICLOCKWISE, CLOCKWISE, Frame, Match

# Handing over


def hand_over(game: Match, frame: Frame, tell: Tell | None) -> None:
    """RUL-POT-25: the nearest receiver first, who finishes before the other gets a card."""
    nearest = min(frame.seats, key=lambda seat: distance(game, seat))
    at = frame.seats.index(nearest)
    give_card(game, frame, at, tell)


def give_card(game: Match, frame: Frame, at: int, tell: Tell | None) -> None:
    """One of the cards aside goes to its receiver."""
    seat, card = frame.seats.pop(at), frame.cards.pop(at)
    if not frame.cards:
        game.stack.pop()
    receive(game, seat, card, "deal" if frame.step == steps.DEAL else "gift", tell)


# Wicked


def play_wicked(game: Match, seat: int) -> None:
    """RUL-POT-33: with no other active player only the draw is possible."""
    if game.others(seat):
        game.push(steps.WICKED, seat)
    else:
        owe_draws(game, seat, game.facts.wicked_draws)


def wicked_options(game: Match, seat: int) -> list[PotatohAction]:
    """POT-CARD-MALVADA-2, POT-CARD-MALVADA-3: the top card to another, or two for oneself."""
    return [*[Give(other) for other in game.others(seat)], Draw()]


def wicked_give(game: Match, frame: Frame, target: int, tell: Tell | None) -> None:
    """Option A: the top card of the deck, unseen; its receiver resolves it (POT-CARD-MALVADA-4)."""
    game.stack.pop()
    if tell:
        tell(ReceiverNamed(frame.seat, target))
    game.push(steps.HANDOVER, frame.seat, cards=[game.deck.pop()], seats=[target])


def wicked_draw(game: Match, frame: Frame) -> None:
    """Option B: two cards, one by one."""
    game.stack.pop()
    owe_draws(game, frame.seat, game.facts.wicked_draws)


# Wickedest


def play_wickedest(game: Match, seat: int, chance: Chance, tell: Tell | None) -> None:
    """POT-CARD-MALVADISIMA-1, RUL-POT-34: two random cards of the deck, unseen."""
    cards = [
        game.deck.pop(chance.below(len(game.deck)))
        for _ in range(min(game.facts.wickedest_cards, len(game.deck)))
    ]
    if tell:
        tell(CardsPutAside(seat, len(cards)))
    if game.others(seat):
        game.push(steps.WICKEDEST, seat, cards=cards)
    else:
        game.push(steps.HANDOVER, seat, cards=cards, seats=[seat for _ in cards])


def wickedest_options(game: Match) -> list[PotatohAction]:
    """POT-CARD-MALVADISIMA-2, POT-CARD-MALVADISIMA-3: any active player, oneself included."""
    return [Give(seat) for seat in game.active()]


def wickedest_give(game: Match, frame: Frame, target: int, tell: Tell | None) -> None:
    """RUL-POT-25: both receivers are fixed before anyone looks; then they resolve the cards.

    POT-CARD-MALVADISIMA-4.
    """
    frame.seats.append(target)
    if tell:
        tell(ReceiverNamed(frame.seat, target))
    if len(frame.seats) < len(frame.cards):
        return
    frame.step = steps.HANDOVER
    others = {seat for seat in frame.seats if seat != frame.seat}
    if len(others) > 1:
        ask_direction(game)  # RUL-POT-13: who of the two is nearer?


# Split


def play_split(game: Match, seat: int) -> None:
    """RUL-POT-35: with no other active player the deck is only shuffled."""
    game.push(steps.SHUFFLE, seat)
    if game.others(seat):
        game.push(steps.SPLIT, seat)
        ask_direction(game)


def neighbours(game: Match, seat: int) -> tuple[int, int]:
    """RUL-POT-35: the nearest active players on the left and on the right."""
    return game.next_player(seat, CLOCKWISE), game.next_player(seat, ANTICLOCKWISE)


def split_options(game: Match, seat: int) -> list[PotatohAction]:
    """POT-CARD-SPLIT-1: every place to cut, and which part serves which side.

    A neighbour on both sides gets both cards, the upper part's first: there is no side to choose.
    """
    left, right = neighbours(game, seat)
    options: list[PotatohAction] = []
    for upper in range(1, len(game.deck)):
        options.append(Cut(upper, "upper-left"))
        if left != right:
            options.append(Cut(upper, "upper-right"))
    return options


def split(game: Match, frame: Frame, action: Cut, tell: Tell | None) -> None:
    """POT-CARD-SPLIT-2: the top card of each part; the parts lie in their old order until then."""
    game.stack.pop()
    left, right = neighbours(game, frame.seat)
    seats = [left, right] if action.upper == "upper-left" else [right, left]
    upper = game.deck.pop()
    lower = game.deck.pop(len(game.deck) - action.cards)
    if tell:
        tell(DeckCut(frame.seat, action.cards, seats[0], seats[1]))
    game.push(steps.HANDOVER, frame.seat, cards=[upper, lower], seats=seats)


def split_last_card(game: Match, frame: Frame, tell: Tell | None) -> None:
    """RUL-POT-35: a deck of one card cannot be cut; the next player gets it."""
    game.stack.pop()
    target = game.next_player(frame.seat, game.direction)
    if tell:
        tell(ReceiverNamed(frame.seat, target))
    game.push(steps.HANDOVER, frame.seat, cards=[game.deck.pop()], seats=[target])


def shuffle_parts(game: Match, frame: Frame, chance: Chance, tell: Tell | None) -> None:
    """POT-CARD-SPLIT-3: one deck again."""
    game.stack.pop()
    shuffle(game, frame.seat, chance, tell)


# Generous


def play_generous(game: Match, seat: int) -> None:
    """The order of the players must be known first (RUL-POT-13)."""
    game.push(steps.LAY_OUT, seat)
    ask_direction(game)


def lay_out(game: Match, frame: Frame, tell: Tell | None) -> None:
    """POT-CARD-GENEROSA-1: a card for each active player, or the whole deck if it is smaller.

    RUL-POT-38: the order is fixed now, from the next player to the one who played the card.
    """
    game.stack.pop()
    seats = sorted(game.active(), key=lambda seat: (distance(game, seat) - 1) % len(game.players))
    cards = top_cards(game, len(seats))
    if tell:
        tell(CardsPutAside(frame.seat, len(cards)))
    game.push(steps.GENEROUS, frame.seat, cards=cards, seats=seats)


def top_cards(game: Match, count: int) -> list[Card]:
    """Take cards off the deck, the top one first."""
    return [game.deck.pop() for _ in range(min(count, len(game.deck)))]


def generous_options(frame: Frame) -> list[PotatohAction]:
    """RUL-POT-38: any card that is aside."""
    return [Take(place) for place in range(1, len(frame.cards) + 1)]


def generous_take(game: Match, frame: Frame, place: int, tell: Tell | None) -> None:
    """POT-CARD-GENEROSA-2: look at it, and resolve it or put it into the hand.

    POT-CARD-GENEROSA-4: the effect is over when the player of the card has had one, or when the
    cards have run out.
    """
    seat = frame.seats.pop(0)
    card = frame.cards.pop(place - 1)
    if not frame.cards:
        game.stack.pop()
    receive(game, seat, card, "layout", tell)
