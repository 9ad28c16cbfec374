"""Matches as JSON and back: complete but for the settings, which a record keeps once."""

from __future__ import annotations

import msgspec

from hotseat.games.potatoh.settings import Settings, terms_of
from hotseat.games.potatoh.state import Frame, Match, Player, Step


class _Player(msgspec.Struct, frozen=True):
    total: int
    scored: int
    hand: list[int]
    area: list[int]
    safe: bool
    has_voted: bool
    vote: int


class _Match(msgspec.Struct, frozen=True):
    players: list[_Player]
    level: int
    round: int
    tie_break: bool
    lost: list[int]
    box: list[int]
    deck: list[int]
    discard: list[int]
    starter: int
    on_turn: int
    direction: int
    exploder: int
    last_safe: int
    draws_on: bool
    is_counted: bool
    stack: list[tuple[int, int, int, list[int], list[int]]]
    known: list[tuple[int, int, int]]


def dump(game: Match) -> bytes:
    """Return a match as JSON."""
    return msgspec.json.encode(
        _Match(
            [_dump_player(player) for player in game.players],
            game.level,
            game.round,
            game.tie_break,
            game.lost,
            game.box,
            game.deck,
            game.discard,
            game.starter,
            game.on_turn,
            game.direction,
            game.exploder,
            game.last_safe,
            game.draws_on,
            game.is_counted,
            [
                (int(frame.step), frame.seat, frame.count, frame.cards, frame.seats)
                for frame in game.stack
            ],
            game.known,
        )
    )


def load(settings: Settings, dumped: bytes) -> Match:
    """Return the match that was dumped."""
    row = msgspec.json.decode(dumped, type=_Match)
    game = Match(terms_of(settings, len(row.players)), row.level)
    game.players = [_load_player(seat, player) for seat, player in enumerate(row.players)]
    game.round = row.round
    game.tie_break = row.tie_break
    game.lost = row.lost
    game.box = row.box
    game.deck = row.deck
    game.discard = row.discard
    game.starter = row.starter
    game.on_turn = row.on_turn
    game.direction = row.direction
    game.exploder = row.exploder
    game.last_safe = row.last_safe
    game.draws_on = row.draws_on
    game.is_counted = row.is_counted
    game.stack = [
        Frame(Step(step), seat, count, cards, seats)
        for step, seat, count, cards, seats in row.stack
    ]
    game.known = row.known
    return game


def _dump_player(player: Player) -> _Player:
    return _Player(
        player.total,
        player.scored,
        player.hand,
        player.area,
        player.safe,
        player.has_voted,
        player.vote,
    )


def _load_player(seat: int, row: _Player) -> Player:
    player = Player(seat)
    player.total = row.total
    player.scored = row.scored
    player.hand = row.hand
    player.area = row.area
    player.safe = row.safe
    player.has_voted = row.has_voted
    player.vote = row.vote
    return player
