"""A match in progress: plain data with full information.

The deck is a list of cards with its top at the end. A hand is kept sorted, because nobody needs to
know in which order its cards came.

What is going on is a stack of small frames. The top frame decides who is asked, or what happens
next; an effect that interrupts another lies on top of it and is finished first (RUL-POT-23).

`__reduce__` is how pickle and copy take a compiled object apart.
"""

from __future__ import annotations

from bisect import insort
from enum import IntEnum
from typing import Final

from hotseat.games.potatoh.facts import Card, DeckList, Facts

NOBODY: Final = -1

# Directions of play. Players face the centre: their left is clockwise (RUL-POT-14).
UNSET: Final = 0
CLOCKWISE: Final = 1
ANTICLOCKWISE: Final = -1


class Step(IntEnum):
    """What a frame is: first those that ask somebody, then those that run by themselves."""

    TURN = 0  # draw or play
    RISKY = 1  # `count` cards may still be taken
    KEEP = 2  # `cards` holds the card received; `seats` the player it was stolen from
    DIZZY = 3
    THEFT = 4
    WICKED = 5
    WICKEDEST = 6  # `cards` are aside, `seats` the receivers named so far
    SPLIT = 7
    SPINNING = 8  # `cards` were looked at
    GENEROUS = 9  # `cards` lie face down, `seats` are still to take one
    TREACHERY = 10  # `count` copies of Treacherous may still be moved
    DIRECTION = 11
    STARTER = 12
    LEVEL = 13  # all players at once

    DRAWS = 14  # `count` draws are owed
    HANDOVER = 15  # each of `cards` goes to its one of `seats`
    DEAL = 16  # the same, from the start player on
    LAY_OUT = 17  # Generous, before the cards are laid out
    SHUFFLE = 18
    BOOM_IN = 19  # `cards` holds BOOM
    END_OF_TURN = 20  # `count` players will be skipped
    PASS = 21  # the same
    COUNT = 22
    SET_UP = 23
    OVER = 24


class Frame:
    """An unfinished step. What the fields hold depends on the step: see there."""

    def __init__(
        self,
        step: Step,
        seat: int,
        count: int = 0,
        cards: list[Card] | None = None,
        seats: list[int] | None = None,
    ) -> None:
        self.step = step
        self.seat = seat  # whose step it is; NOBODY's are the table's
        self.count = count
        self.cards: list[Card] = [] if cards is None else cards
        self.seats: list[int] = [] if seats is None else seats

    def clone(self) -> Frame:
        """Return an independent copy."""
        return Frame(self.step, self.seat, self.count, self.cards[:], self.seats[:])

    def __reduce__(self) -> tuple[type[Frame], tuple[object, ...]]:
        return Frame, (self.step, self.seat, self.count, self.cards, self.seats)


class Player:
    """A player, with the cards in hand and in the area."""

    def __init__(
        self,
        seat: int,
        total: int = 0,
        scored: int = 0,
        hand: list[Card] | None = None,
        area: list[Card] | None = None,
        safe: bool = False,
        has_voted: bool = False,
        vote: int = 0,
    ) -> None:
        self.seat = seat
        self.total = total  # on the points track
        self.scored = scored  # in the round counted last
        self.hand: list[Card] = [] if hand is None else hand
        # In the order in which the cards came.
        self.area: list[Card] = [] if area is None else area
        self.safe = safe
        self.has_voted = has_voted
        self.vote = vote  # for a level; 0 goes along with the others

    def take(self, card: Card) -> None:
        """Put a card into the hand."""
        insort(self.hand, card)

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.seat,
            self.total,
            self.scored,
            self.hand[:],
            self.area[:],
            self.safe,
            self.has_voted,
            self.vote,
        )

    def __reduce__(self) -> tuple[type[Player], tuple[object, ...]]:
        return Player, (
            self.seat,
            self.total,
            self.scored,
            self.hand,
            self.area,
            self.safe,
            self.has_voted,
            self.vote,
        )


class Terms:
    """What the players agreed on before the match: never changes."""

    def __init__(
        self,
        facts: Facts,
        deck_list: DeckList,
        decks: int,
        by_points: bool,
        rounds: int,
        target: int,
        loses_discards: bool,
        raises_levels: bool,
        shows_odds: bool,
        stops_for_dud: bool,
    ) -> None:
        self.facts = facts
        self.deck_list = deck_list
        self.decks = decks
        self.by_points = by_points
        self.rounds = rounds
        self.target = target
        self.loses_discards = loses_discards  # RUL-POT-44: for the match, not for the round
        self.raises_levels = raises_levels
        self.shows_odds = shows_odds
        self.stops_for_dud = stops_for_dud  # RUL-POT-40: whoever draws on is asked again

    def __reduce__(self) -> tuple[type[Terms], tuple[object, ...]]:
        return Terms, (
            self.facts,
            self.deck_list,
            self.decks,
            self.by_points,
            self.rounds,
            self.target,
            self.loses_discards,
            self.raises_levels,
            self.shows_odds,
            self.stops_for_dud,
        )


class Match:
    """The state of a game of ¡HOT! POTA-TOH!"""

    def __init__(
        self,
        terms: Terms,
        level: int,
        players: list[Player] | None = None,
        round: int = 0,
        tie_break: bool = False,
        lost: list[Card] | None = None,
        box: list[Card] | None = None,
        deck: list[Card] | None = None,
        discard: list[Card] | None = None,
        starter: int = 0,
        on_turn: int = 0,
        direction: int = UNSET,
        exploder: int = NOBODY,
        last_safe: int = NOBODY,
        draws_on: bool = False,
        is_counted: bool = False,
        stack: list[Frame] | None = None,
        known: list[tuple[int, int, Card]] | None = None,
    ) -> None:
        self.terms = terms
        self.facts = terms.facts
        # The match.
        self.players: list[Player] = [] if players is None else players
        self.level = level
        self.round = round
        self.tie_break = tie_break  # has the match gone on because the best were equal?
        # Discarded in earlier rounds and out for the match.
        self.lost: list[Card] = [] if lost is None else lost
        self.box: list[Card] = [] if box is None else box  # above the level
        # The round.
        self.deck: list[Card] = [] if deck is None else deck
        self.discard: list[Card] = [] if discard is None else discard
        self.starter = starter
        self.on_turn = on_turn  # who has the deck
        self.direction = direction
        self.exploder = exploder
        self.last_safe = last_safe
        self.draws_on = draws_on  # the last active player draws until BOOM
        self.is_counted = is_counted  # the round is over and all hands are shown
        self.stack: list[Frame] = [] if stack is None else stack
        # Who saw a stolen card that is still in the thief's hand: (victim, thief, card).
        self.known: list[tuple[int, int, Card]] = [] if known is None else known

    # Small questions

    def top(self) -> Frame:
        """Return the frame that decides what happens next."""
        return self.stack[-1]

    def active(self) -> list[int]:
        """POT-CARD-DUD-2: the seats of the players who are not safe."""
        return [player.seat for player in self.players if not player.safe]

    def others(self, seat: int) -> list[int]:
        """RUL-POT-20: another player is any active player except the one acting."""
        return [player.seat for player in self.players if not player.safe and player.seat != seat]

    def is_alone(self, seat: int) -> bool:
        """Is there no other active player?"""
        for player in self.players:
            if not player.safe and player.seat != seat:
                return False
        return True

    def next_player(self, seat: int, direction: int) -> int:
        """Return the nearest active player in a direction: the same one if there is no other."""
        count = len(self.players)
        at = (seat + direction) % count
        while self.players[at].safe and at != seat:
            at = (at + direction) % count
        return at

    # Small changes

    def push(
        self,
        step: Step,
        seat: int,
        count: int = 0,
        cards: list[Card] | None = None,
        seats: list[int] | None = None,
    ) -> None:
        """Put a frame on top: it comes first."""
        self.stack.append(Frame(step, seat, count, cards, seats))

    def clone(self) -> Match:
        """Return an independent copy; the terms are shared."""
        return Match(
            self.terms,
            self.level,
            [player.clone() for player in self.players],
            self.round,
            self.tie_break,
            self.lost[:],
            self.box[:],
            self.deck[:],
            self.discard[:],
            self.starter,
            self.on_turn,
            self.direction,
            self.exploder,
            self.last_safe,
            self.draws_on,
            self.is_counted,
            [frame.clone() for frame in self.stack],
            self.known[:],
        )

    def __reduce__(self) -> tuple[type[Match], tuple[object, ...]]:
        return Match, (
            self.terms,
            self.level,
            self.players,
            self.round,
            self.tie_break,
            self.lost,
            self.box,
            self.deck,
            self.discard,
            self.starter,
            self.on_turn,
            self.direction,
            self.exploder,
            self.last_safe,
            self.draws_on,
            self.is_counted,
            self.stack,
            self.known,
        )
