"""The count at the end of a round (POT-SCORE), itemised."""

from __future__ import annotations

from hotseat.core import Bill, Item, Phrase, Tell
from hotseat.games.potatoh import kinds
from hotseat.games.potatoh.events import HandShown, RoundEnded, Scored
from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.receiving import discard_hand
from hotseat.games.potatoh.state import NOBODY, Match, Player


def count_round(game: Match, tell: Tell | None) -> None:
    """RUL-POT-10: note Treacherous and Super, discard the exploder's hand (RUL-POT-5), then count.

    All others keep hand and area for it (POT-BOOM-5); cards elsewhere count for nobody
    (POT-SCORE-5). All totals change together, so the order of the seats does not matter.
    """
    treacherous = [treacherous_item(game, player) for player in game.players]
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
    bills = [round_bill(game, player, treacherous[player.seat], saved) for player in game.players]
    for player, bill in zip(game.players, bills, strict=True):
        player.scored = bill.total
        player.total = max(game.facts.track_floor, player.total + bill.total)  # RUL-POT-9
        if tell:
            tell(Scored(player.seat, bill, player.total))
    if tell:
        tell(RoundEnded(game.round, game.exploder, at_stake))


def round_bill(game: Match, player: Player, treacherous: Item | None, saved: int) -> Bill:
    """POT-SCORE-1: the cards in hand and in the area, and what Super saved.

    Bad cards reduce the sum (POT-SCORE-4).
    """
    items = [*hand_items(game, player), *area_items(game, player)]
    if treacherous:
        items.append(treacherous)
    if saved and player.seat == game.exploder:
        items.append(Item(Phrase("potatoh-bill-saved"), saved, "POT-CARD-SUPER-5"))
    return Bill(sum(item.amount for item in items), tuple(items))


# Hand


def hand_items(game: Match, player: Player) -> list[Item]:
    """RUL-POT-1: each card by its value in the hand; Fried is worth what the others hold."""
    items: list[Item] = []
    values = game.terms.deck_list.hand_values
    for card in dict.fromkeys(player.hand):
        copies = player.hand.count(card)
        if card == kinds.FRIED:
            items.append(fried_item(game, copies))
        elif values[card]:
            rule = game.facts.hand_rules[card]
            items.append(_item(game, "potatoh-bill-hand", card, copies, values[card], rule))
    return items


def fried_item(game: Match, copies: int) -> Item:
    """POT-CARD-FRITA-2 to POT-CARD-FRITA-4: alone in all hands it is good, else each is bad.

    Only hands count, those of safe players too (RUL-POT-7).
    """
    in_play = sum(player.hand.count(kinds.FRIED) for player in game.players)
    if in_play == 1:
        worth, rule = game.facts.fried_alone, "POT-CARD-FRITA-2"
    else:
        worth, rule = game.facts.fried_several, "POT-CARD-FRITA-3"
    return _item(game, "potatoh-bill-hand", kinds.FRIED, copies, worth, rule)


def hand_points(game: Match, player: Player) -> int:
    """RUL-POT-6: the sum of a hand, with Split and Fried and without Treacherous."""
    return sum(item.amount for item in hand_items(game, player))


# Area


def area_items(game: Match, player: Player) -> list[Item]:
    """RUL-POT-4: each card by its value in the area, the exploder's too."""
    values = game.terms.deck_list.area_values
    return [
        _item(
            game,
            "potatoh-bill-area",
            card,
            player.area.count(card),
            values[card],
            game.facts.area_rules[card],
        )
        for card in sorted(set(player.area))
        if values[card]
    ]


# Treacherous and Super


def treacherous_item(game: Match, player: Player) -> Item | None:
    """RUL-POT-8: each copy in hand or area when BOOM appears; nothing without an explosion."""
    card = kinds.TREACHEROUS
    copies = player.hand.count(card) + player.area.count(card)
    if game.exploder == NOBODY or not copies:
        return None
    worth = game.facts.treacherous
    return _item(game, "potatoh-bill-treacherous", card, copies, worth, "POT-CARD-TRAICIONERA-4")


def saved_points(game: Match, exploder: Player, at_stake: int) -> int:
    """POT-CARD-SUPER-5: half of the hand, rounded up; two Supers save no more than one."""
    if kinds.SUPER not in exploder.area:
        return 0
    return -(-at_stake // game.facts.super_saves_one_in)


def _item(game: Match, code: str, card: Card, copies: int, worth: int, rule: str) -> Item:
    what = Phrase(code, {"card": Phrase(f"potatoh-card-{game.facts.keys[card]}"), "count": copies})
    return Item(what, copies * worth, rule)
