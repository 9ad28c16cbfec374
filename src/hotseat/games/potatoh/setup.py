"""Setting up a match and each of its rounds (POT-SET)."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.potatoh import kinds, steps
from hotseat.games.potatoh.events import BoomAdded, RoundStarted
from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.state import NOBODY, UNSET, Frame, Match, Player, Terms
from hotseat.games.potatoh.turn import begin_turn


def set_up_match(terms: Terms, level: int, seats: int, chance: Chance) -> Match:
    """POT-SET-3: everybody starts on the number with the red border. RUL-POT-46: who begins?"""
    game = Match(terms, level)
    game.players = [Player(seat) for seat in range(seats)]
    for player in game.players:
        player.total = terms.facts.start_points
    game.box = terms.deck_list.cards(terms.decks)
    game.starter = chance.below(seats)
    game.stack = [Frame(steps.SET_UP, NOBODY)]
    return game


def set_up_round(game: Match, chance: Chance, tell: Tell | None) -> None:
    """POT-ROUND-2: as at the beginning. RUL-POT-45: only totals, level and starter are kept."""
    clear_table(game)
    sort_out_cards(game)
    game.round += 1
    chance.shuffle(game.deck)
    deal(game)
    if tell:
        tell(RoundStarted(game.round, game.level, game.starter, game.tie_break))


def clear_table(game: Match) -> None:
    """All cards go back into the box; if so agreed, discarded ones are lost for the match."""
    if game.terms.loses_discards:  # RUL-POT-44
        game.lost += [card for card in game.discard if card != kinds.BOOM]
        game.discard = [card for card in game.discard if card == kinds.BOOM]
    game.box += game.deck + game.discard
    for player in game.players:
        game.box += player.hand + player.area
        player.hand = []
        player.area = []
        player.safe = False
        player.has_voted = False
        player.vote = 0
    game.deck = []
    game.discard = []
    game.direction = UNSET
    game.on_turn = game.starter
    game.exploder = NOBODY
    game.last_safe = NOBODY
    game.draws_on = False
    game.is_counted = False
    game.stack = []


def sort_out_cards(game: Match) -> None:
    """POT-SET-5, POT-SET-6: a deck of the cards up to the level (POT-LEVEL-3), without BOOM.

    RUL-POT-44: if too few are left, all lost cards come back.
    """
    if game.lost and are_too_few(game):
        game.box += game.lost
        game.lost = []
    levels, level = game.terms.deck_list.levels, game.level
    cards = sorted(game.box)  # so that the shuffle does not depend on the last round
    game.deck, game.box = [], []
    for card in cards:
        if _is_in_deck(levels, level, card):
            game.deck.append(card)
        else:
            game.box.append(card)


def are_too_few(game: Match) -> bool:
    """RUL-POT-44: two cards per player and one more are needed.

    Only cards that can bring points are counted: cards that cost points stay in areas and are never
    lost, so in the end nobody could reach a target or break a tie.
    """
    deck_list, scoring = game.terms.deck_list, 0
    for card in game.box:
        if _is_in_deck(deck_list.levels, game.level, card):
            scoring += deck_list.can_score(card)
    return scoring < game.facts.spare_cards_a_seat * len(game.players) + 1


def _is_in_deck(levels: list[int], level: int, card: Card) -> bool:
    return levels[card] <= level and card != kinds.BOOM


def deal(game: Match) -> None:
    """POT-SET-7: one card each; they are resolved from the start player clockwise (RUL-POT-27).

    POT-SET-8: BOOM goes in only after that, so nobody can be dealt it (POT-SET-9).
    """
    count = len(game.players)
    game.box.remove(kinds.BOOM)
    game.push(steps.BOOM_IN, NOBODY, cards=[kinds.BOOM])
    seats = [
        (game.starter + place) % count
        for _ in range(game.facts.initial_hand)
        for place in range(count)
    ]
    game.push(steps.DEAL, NOBODY, cards=[game.deck.pop() for _ in seats], seats=seats)


def boom_in(game: Match, chance: Chance, tell: Tell | None) -> None:
    """POT-SET-8, POT-SET-11: BOOM in, shuffle, and the start player gets the deck."""
    game.deck += game.stack.pop().cards
    chance.shuffle(game.deck)
    if tell:
        tell(BoomAdded(len(game.deck)))
    begin_turn(game, game.starter, tell)
