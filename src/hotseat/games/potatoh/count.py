"""The count at the end of a round (POT-SCORE), itemised."""

from __future__ import annotations

from hotseat.core import Bill, Item, Phrase, Tell
from hotseat.games.potatoh import kinds
from hotseat.games.potatoh.events import HandShown, RoundEnded, Scored
from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.receiving import discard_hand
from hotseat.games.potatoh.state import NOBODY, Match, Player


class Line:
    """Copies of one card that count alike: a line of a bill, not yet in words.

    Words are only put together where somebody listens.
    """

    def __init__(self, code: str, card: Card, copies: int, worth: int, rule: str) -> None:
        self.code = code
        self.card = card
        self.copies = copies
        self.worth = worth
        self.rule = rule

    def amount(self) -> int:
        """Return what the copies are worth together."""
        return self.copies * self.worth

    def item(self, game: Match) -> Item:
        """Return the line in words."""
        card = Phrase(f"potatoh-card-{game.facts.keys[self.card]}")
        what = Phrase(self.code, {"card": card, "count": self.copies})
        return Item(what, self.amount(), self.rule)


def count_round(game: Match, tell: Tell | None) -> None:
    """RUL-POT-10: note Treacherous and Super, discard the exploder's hand (RUL-POT-5), then count.

    All others keep hand and area for it (POT-BOOM-5); cards elsewhere count for nobody
    (POT-SCORE-5). All totals change together, so the order of the seats does not matter.
    """
    treacherous = [treacherous_lines(game, player) for player in game.players]
    at_stake, saved = 0, 0
    if game.exploder != NOBODY:
        exploder = game.players[game.exploder]
        at_stake = max(0, hand_points(game, exploder))
        saved = saved_points(game, exploder, at_stake)
        discard_hand(game, game.exploder, tell)
    game.is_counted = True
    game.known = []
    if tell:
        for player in game.players:
            tell(HandShown(player.seat, tuple(player.hand)))
    for player in game.players:
        lines = [*round_lines(game, player), *treacherous[player.seat]]
        kept = saved if player.seat == game.exploder else 0
        player.scored = points_of(lines) + kept
        player.total = max(game.facts.track_floor, player.total + player.scored)  # RUL-POT-9
        if tell:
            tell(Scored(player.seat, bill_of(game, lines, kept), player.total))
    if tell:
        tell(RoundEnded(game.round, game.exploder, at_stake))


def round_lines(game: Match, player: Player) -> list[Line]:
    """POT-SCORE-1: the cards in hand and in the area. Bad cards reduce the sum (POT-SCORE-4)."""
    return [*hand_lines(game, player), *area_lines(game, player)]


def points_of(lines: list[Line]) -> int:
    """Return the sum of lines."""
    points = 0
    for line in lines:
        points += line.amount()
    return points


def bill_of(game: Match, lines: list[Line], saved: int) -> Bill:
    """Return lines in words, with what Super saved."""
    items = [line.item(game) for line in lines]
    if saved:
        items.append(Item(Phrase("potatoh-bill-saved"), saved, "POT-CARD-SUPER-5"))
    return Bill(points_of(lines) + saved, tuple(items))


# Hand


def hand_lines(game: Match, player: Player) -> list[Line]:
    """RUL-POT-1: each card by its value in the hand; Fried is worth what the others hold."""
    lines: list[Line] = []
    values = game.terms.deck_list.hand_values
    before = -1
    for card in player.hand:  # sorted, so that copies lie together
        if card == before:
            continue
        before = card
        copies = player.hand.count(card)
        if card == kinds.FRIED:
            lines.append(fried_line(game, copies))
        elif values[card]:
            rule = game.facts.hand_rules[card]
            lines.append(Line("potatoh-bill-hand", card, copies, values[card], rule))
    return lines


def fried_line(game: Match, copies: int) -> Line:
    """POT-CARD-FRITA-2 to POT-CARD-FRITA-4: alone in all hands it is good, else each is bad.

    Only hands count, those of safe players too (RUL-POT-7).
    """
    in_play = sum([player.hand.count(kinds.FRIED) for player in game.players])
    if in_play == 1:
        worth, rule = game.facts.fried_alone, "POT-CARD-FRITA-2"
    else:
        worth, rule = game.facts.fried_several, "POT-CARD-FRITA-3"
    return Line("potatoh-bill-hand", kinds.FRIED, copies, worth, rule)


def hand_points(game: Match, player: Player) -> int:
    """RUL-POT-6: the sum of a hand, with Split and Fried and without Treacherous."""
    return points_of(hand_lines(game, player))


# Area


def area_lines(game: Match, player: Player) -> list[Line]:
    """RUL-POT-4: each card by its value in the area, the exploder's too."""
    values, rules = game.terms.deck_list.area_values, game.facts.area_rules
    return [
        Line("potatoh-bill-area", card, player.area.count(card), values[card], rules[card])
        for card in sorted(set(player.area))
        if values[card]
    ]


# Treacherous and Super


def treacherous_lines(game: Match, player: Player) -> list[Line]:
    """RUL-POT-8: each copy in hand or area when BOOM appears; nothing without an explosion."""
    card = kinds.TREACHEROUS
    copies = player.hand.count(card) + player.area.count(card)
    if game.exploder == NOBODY or not copies:
        return []
    worth = game.facts.treacherous
    return [Line("potatoh-bill-treacherous", card, copies, worth, "POT-CARD-TRAICIONERA-4")]


def saved_points(game: Match, exploder: Player, at_stake: int) -> int:
    """POT-CARD-SUPER-5: half of the hand, rounded up; two Supers save no more than one."""
    if kinds.SUPER not in exploder.area:
        return 0
    return -(-at_stake // game.facts.super_saves_one_in)
