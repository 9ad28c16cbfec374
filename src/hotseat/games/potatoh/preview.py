"""What an action would do, as far as the seat can know. Chains are not followed."""

from __future__ import annotations

import msgspec

from hotseat.games.potatoh.actions import (
    Area,
    Cut,
    Direct,
    Dizzy,
    Draw,
    DrawOn,
    Give,
    Keep,
    Play,
    PlayOn,
    PotatohAction,
    Take,
)
from hotseat.games.potatoh.facts import Card, Goes, Kind
from hotseat.games.potatoh.giving import neighbours
from hotseat.games.potatoh.knowing import known_match
from hotseat.games.potatoh.odds import Odds
from hotseat.games.potatoh.stake import Stake, stake_of
from hotseat.games.potatoh.state import Match, Step
from hotseat.games.potatoh.view import View


class Preview(msgspec.Struct, frozen=True):
    """The danger of an action and what it changes at once.

    `cards` of the deck go to `seat` or are looked at; for a cut, it is the upper part's card. BOOM
    is among them with the odds `boom` (None if the setting hides them), and would cost the stake.
    For a direction, `seat` is who comes next. `worth` is how the card played or received changes
    one's own count of this round.
    """

    seat: int
    cards: int
    boom: Odds | None
    stake: Stake | None
    worth: int


def preview(seen: View, action: PotatohAction) -> Preview | None:
    """Return what the action would do; None if its words say it all."""
    if seen.seat is None or seen.own is None:
        return None
    game = known_match(seen)
    me = seen.seat
    match action:
        case Draw():
            cards = game.facts.wicked_draws if game.top().step == Step.WICKED else 1
            return _danger(seen, game, me, cards, 0)
        case DrawOn():
            return _danger(seen, game, me, seen.deck, 0)
        case Take():
            return _danger(seen, game, me, 1, 0)
        case Give(seat):
            return _danger(seen, game, seat, 1, 0)
        case Cut(upper=upper):
            left, right = neighbours(game, me)
            return _danger(seen, game, left if upper == "upper-left" else right, 1, 0)
        case Direct(side):
            left, right = neighbours(game, me)
            return Preview(left if side == "left" else right, 0, None, None, 0)
        case Play(card) | PlayOn(card):
            return _danger(seen, game, me, _cards_for(seen, game, me, card), _worth_of(game, card))
        case Dizzy("reverse"):
            loss = game.terms.deck_list.area_values[Kind.DIZZY]
            return _danger(seen, game, me, min(game.facts.dizzy_draws, seen.deck), -loss)
        case Keep() | Area():
            received = seen.own.received
            if received is None:
                return None
            values = game.terms.deck_list.area_values
            if isinstance(action, Keep):
                values = game.terms.deck_list.hand_values
            if received == Kind.TREACHEROUS:
                return Preview(me, 0, None, None, game.facts.treacherous)  # RUL-POT-8
            return Preview(me, 0, None, None, values[received])
        case _:
            return None


def _cards_for(seen: View, game: Match, seat: int, card: Card) -> int:
    """Return how many cards of the deck its player certainly gets or looks at."""
    match card:
        case Kind.RISKY:
            return game.facts.risky_least
        case Kind.SPINNING:
            return min(game.facts.spinning_look, seen.deck)
        case Kind.KITTY:
            return min(game.facts.kitty_look, seen.deck)
        case Kind.GENEROUS:
            # POT-CARD-GENEROSA-4: its player takes last, if there is a card for everybody.
            return 1 if seen.deck >= len(game.active()) else 0
        case Kind.WICKED if not game.others(seat):
            return min(game.facts.wicked_draws, seen.deck)  # RUL-POT-33
        case Kind.WICKEDEST if not game.others(seat):
            return min(game.facts.wickedest_cards, seen.deck)
        case _:
            return 0


def _worth_of(game: Match, card: Card) -> int:
    """Return what playing a card changes: it leaves the hand and may lie in the area."""
    lists = game.terms.deck_list
    gained = lists.area_values[card] if game.facts.goes[card] == Goes.AREA else 0
    if card == Kind.TREACHEROUS:
        return -game.facts.treacherous
    return gained - lists.hand_values[card]


def _danger(seen: View, game: Match, seat: int, cards: int, worth: int) -> Preview:
    boom = seen.boom_odds
    if boom is not None:
        boom = Odds(min(cards, boom.of) if boom.chances else 0, boom.of)
    return Preview(seat, cards, boom, stake_of(game, seat) if seat == seen.seat else None, worth)
