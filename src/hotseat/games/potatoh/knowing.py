"""Back from a view (RUL-POT-51): the match as far as a seat knows it.

Separate from the views themselves, because previews and bots spend much of their time here and this
can be compiled.
"""

from __future__ import annotations

from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.settings import RULES_VERSION, terms_of
from hotseat.games.potatoh.state import Frame, Match, Player, Step
from hotseat.games.potatoh.view import PlayerView, View


def known_match(seen: View, rules_version: int = RULES_VERSION) -> Match:
    """Return the match with what the view shows and nothing else: the rest is empty."""
    game = Match(terms_of(seen.settings, len(seen.players), rules_version), seen.level)
    game.players = [_known_player(player) for player in seen.players]
    game.round = seen.round
    game.tie_break = seen.tie_break
    game.lost = list(seen.lost)
    levels = game.terms.deck_list.levels
    game.box = [card for card in all_cards(game) if levels[card] > game.level]
    game.discard = list(seen.discard)
    game.starter = seen.starter
    game.on_turn = seen.on_turn
    game.direction = seen.direction
    game.exploder = seen.exploder
    game.last_safe = seen.last_safe
    game.draws_on = seen.draws_on
    game.is_counted = seen.is_counted
    game.stack = [
        Frame(Step[step.step.upper()], step.seat, step.count, [], list(step.seats))
        for step in seen.steps
    ]
    if seen.own and seen.seat is not None:
        player = game.players[seen.seat]
        player.hand = list(seen.own.hand)
        player.vote = seen.own.vote
        game.known = [
            (seen.seat, known.seat, card) for known in seen.own.known for card in known.cards
        ]
        if seen.own.received is not None:
            game.top().cards = [seen.own.received]
        if seen.own.looked_at:
            game.top().cards = list(seen.own.looked_at)
    return game


def _known_player(seen: PlayerView) -> Player:
    player = Player(seen.seat)
    player.total = seen.total
    player.scored = seen.scored
    player.hand = list(seen.shown or ())
    player.area = list(seen.area)
    player.safe = seen.safe
    player.has_voted = seen.has_voted
    return player


def all_cards(game: Match) -> list[Card]:
    """Return every card of the match, in table order."""
    return game.terms.deck_list.cards(game.terms.decks)


def unseen_cards(known: Match) -> list[Card]:
    """Return the cards that the seat of a `known_match` cannot see."""
    left = [0] * len(known.facts.keys)
    for card in all_cards(known):
        left[card] += 1
    visible = [known.box, known.lost, known.discard, [card for _, _, card in known.known]]
    visible += [player.hand for player in known.players]
    visible += [player.area for player in known.players]
    visible += [frame.cards for frame in known.stack]
    for pile in visible:
        for card in pile:
            left[card] -= 1
    return [card for card, count in enumerate(left) for _ in range(count)]
