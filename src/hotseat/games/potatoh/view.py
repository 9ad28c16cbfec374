"""What a seat may know of a match (RUL-POT-51), built up field by field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from hotseat.core import Seat
from hotseat.core.game import each_its_own
from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.knowledge import knows
from hotseat.games.potatoh.odds import Odds, boom_odds
from hotseat.games.potatoh.settings import Settings
from hotseat.games.potatoh.stake import Stake, stake_of
from hotseat.games.potatoh.state import NOBODY, UNSET, Match, Player, Step


class StepView(msgspec.Struct, frozen=True):
    """An unfinished step; the last one decides: see `state.Step`."""

    step: str
    seat: int
    count: int
    cards: int  # how many lie face down
    seats: tuple[int, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a player."""

    seat: int
    total: int
    scored: int
    hand: int
    shown: tuple[Card, ...] | None  # the hand itself, between the count and the next round
    area: tuple[Card, ...]
    safe: bool
    has_voted: bool


class Known(msgspec.Struct, frozen=True):
    """Cards that were stolen from this seat and are still in another's hand."""

    seat: int
    cards: tuple[Card, ...]


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows, and the victim of a theft together with the thief."""

    hand: tuple[Card, ...]
    received: (
        Card | None
    )  # a card about to go into a hand: one's own, or the one it was stolen from
    looked_at: tuple[Card, ...]
    known: tuple[Known, ...]
    vote: int
    stake: Stake  # what BOOM would cost now


class View(msgspec.Struct, frozen=True):
    """A match as a seat sees it (None: a spectator)."""

    seat: int | None
    settings: Settings
    # The match.
    level: int
    round: int
    tie_break: bool
    lost: tuple[Card, ...]
    # The round.
    deck: int
    boom_odds: Odds | None  # of the next card, if the setting shows it
    discard: tuple[Card, ...]
    starter: int
    on_turn: int
    direction: int
    up_next: int  # who gets the deck after this turn, if nothing changes that; NOBODY: open
    exploder: int
    last_safe: int
    draws_on: bool
    is_counted: bool
    steps: tuple[StepView, ...]
    players: tuple[PlayerView, ...]
    own: Own | None


def view(game: Match, seat: Seat | None) -> View:
    """Return what a seat may know."""
    return views(game, [seat])[0]


def views(game: Match, seats: Sequence[Seat | None]) -> list[View]:
    """Return what several seats may know: all see the same match, each its own cards."""
    return each_its_own(_view_for_all(game), seats, partial(_view_own, game))


def _view_for_all(game: Match) -> View:
    return View(
        seat=None,
        settings=_view_settings(game),
        level=game.level,
        round=game.round,
        tie_break=game.tie_break,
        lost=tuple(game.lost),
        deck=len(game.deck),
        boom_odds=boom_odds(game) if game.terms.shows_odds else None,
        discard=tuple(game.discard),
        starter=game.starter,
        on_turn=game.on_turn,
        direction=game.direction,
        up_next=_up_next(game),
        exploder=game.exploder,
        last_safe=game.last_safe,
        draws_on=game.draws_on,
        is_counted=game.is_counted,
        steps=tuple(
            StepView(
                frame.step.name.lower(),
                frame.seat,
                frame.count,
                len(frame.cards),
                tuple(frame.seats),
            )
            for frame in game.stack
        ),
        players=tuple(_view_player(game, player) for player in game.players),
        own=None,
    )


def _up_next(game: Match) -> int:
    """Return the nearest active player in the direction of play, if there is one."""
    if game.is_counted or game.direction == UNSET or not game.others(game.on_turn):
        return NOBODY
    return game.next_player(game.on_turn, game.direction)


def _view_settings(game: Match) -> Settings:
    """Everybody knows what was agreed on; the level is the present one."""
    terms = game.terms
    return Settings(
        level=game.level,
        match="points" if terms.by_points else "rounds",
        rounds=terms.rounds,
        target=terms.target,
        decks=terms.decks,
        discard_scope="match" if terms.loses_discards else "round",
        raise_levels=terms.raises_levels,
        boom_odds=terms.shows_odds,
        deck=terms.deck_list.source,
    )


def _view_player(game: Match, player: Player) -> PlayerView:
    return PlayerView(
        seat=player.seat,
        total=player.total,
        scored=player.scored,
        hand=len(player.hand),
        shown=tuple(player.hand) if game.is_counted else None,
        area=tuple(player.area),
        safe=player.safe,
        has_voted=player.has_voted,
    )


def _view_own(game: Match, seat: int) -> Own:
    player = game.players[seat]
    frame = game.top()
    received = None
    looked_at: tuple[Card, ...] = ()
    if frame.step == Step.KEEP and seat in (frame.seat, *frame.seats):
        received = frame.cards[0]
    if frame.step == Step.SPINNING and seat == frame.seat:
        looked_at = tuple(frame.cards)
    known = [
        Known(other.seat, tuple(cards))
        for other in game.players
        if (cards := knows(game, seat, other.seat))
    ]
    return Own(
        tuple(player.hand), received, looked_at, tuple(known), player.vote, stake_of(game, seat)
    )
