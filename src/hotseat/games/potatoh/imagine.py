"""A random full match that agrees with a view: what bots search in."""

from __future__ import annotations

from hotseat.core import Chance
from hotseat.games.potatoh import kinds, steps
from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.knowing import known_match, unseen_cards
from hotseat.games.potatoh.state import Match
from hotseat.games.potatoh.view import View


def imagine(seen: View, chance: Chance, rules_version: int) -> Match:
    """Deal every card that the seat cannot see to the places that hide them."""
    game = known_match(seen, rules_version)
    unseen = unseen_cards(game)
    chance.shuffle(unseen)
    _put_boom_aside(game, unseen)
    _deal_hands(game, seen, unseen)
    _deal_steps(game, seen, unseen)
    game.deck = unseen
    _imagine_votes(game, seen, chance)
    return game


def _put_boom_aside(game: Match, unseen: list[Card]) -> None:
    """POT-SET-6: during the deal everybody knows where BOOM is."""
    for frame in game.stack:
        if frame.step == steps.BOOM_IN:
            unseen.remove(kinds.BOOM)
            frame.cards = [kinds.BOOM]


def _deal_hands(game: Match, seen: View, unseen: list[Card]) -> None:
    """The other hands: what is known of them, and cards that are not shown on receipt."""
    for player_seen, player in zip(seen.players, game.players, strict=True):
        if seen.seat == player.seat or seen.is_counted:
            continue
        known = [card for _, holder, card in game.known if holder == player.seat]
        for card in known:
            player.take(card)
        for _ in range(player_seen.hand - len(known)):
            player.take(_take_hidden(game, unseen))


def _deal_steps(game: Match, seen: View, unseen: list[Card]) -> None:
    """The cards of unfinished steps, those with few possibilities first."""
    pairs = list(zip(seen.steps, game.stack, strict=True))
    for step, frame in pairs:
        if frame.step == steps.KEEP and not frame.cards:
            frame.cards = [_take_hidden(game, unseen)]
        if frame.step == steps.SPINNING and not frame.cards:
            frame.cards = [_take_but_boom(unseen) for _ in range(step.cards)]
    for step, frame in pairs:
        while len(frame.cards) < step.cards:
            frame.cards.append(unseen.pop())


def _take_hidden(game: Match, unseen: list[Card]) -> Card:
    """A card that can be in a hand: the others are shown when they are received."""
    at = next(at for at, card in enumerate(unseen) if not game.facts.is_open(card))
    return unseen.pop(at)


def _take_but_boom(unseen: list[Card]) -> Card:
    """RUL-POT-36: a player who saw BOOM would have exploded."""
    at = next(at for at, card in enumerate(unseen) if card != kinds.BOOM)
    return unseen.pop(at)


def _imagine_votes(game: Match, seen: View, chance: Chance) -> None:
    """RUL-POT-47: the others' answers are unknown until all have answered."""
    for player in game.players:
        if player.has_voted and player.seat != seen.seat:
            player.vote = chance.pick([0, *range(game.level, game.facts.levels + 1)])
