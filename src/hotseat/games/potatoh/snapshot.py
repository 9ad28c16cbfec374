"""Matches as JSON and back: complete but for the settings, which a record keeps once.

Fields are only ever added, at the end and with a default, and a field with its default is left out.
So matches stored before something was added read the same for ever, and so do their digests.
"""

from __future__ import annotations

import msgspec

from hotseat.core.decoding import from_json
from hotseat.games.potatoh.settings import Settings, terms_of
from hotseat.games.potatoh.state import NOBODY, UNSET, Frame, Match, Player, Step


class _Player(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    total: int = 0
    scored: int = 0
    hand: list[int] = []
    area: list[int] = []
    safe: bool = False
    has_voted: bool = False
    vote: int = 0


class _Frame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    step: int
    seat: int
    count: int = 0
    cards: list[int] = []
    seats: list[int] = []


class _Match(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    players: list[_Player]
    level: int
    round: int = 0
    tie_break: bool = False
    lost: list[int] = []
    box: list[int] = []
    deck: list[int] = []
    discard: list[int] = []
    starter: int = 0
    on_turn: int = 0
    direction: int = UNSET
    exploder: int = NOBODY
    last_safe: int = NOBODY
    draws_on: bool = False
    is_counted: bool = False
    stack: list[_Frame] = []
    known: list[tuple[int, int, int]] = []


def dump(game: Match) -> bytes:
    """Return a match as JSON."""
    return msgspec.json.encode(
        _Match(
            players=[_dump_player(player) for player in game.players],
            level=game.level,
            round=game.round,
            tie_break=game.tie_break,
            lost=game.lost,
            box=game.box,
            deck=game.deck,
            discard=game.discard,
            starter=game.starter,
            on_turn=game.on_turn,
            direction=game.direction,
            exploder=game.exploder,
            last_safe=game.last_safe,
            draws_on=game.draws_on,
            is_counted=game.is_counted,
            stack=[
                _Frame(
                    step=int(frame.step),
                    seat=frame.seat,
                    count=frame.count,
                    cards=frame.cards,
                    seats=frame.seats,
                )
                for frame in game.stack
            ],
            known=game.known,
        )
    )


def load(settings: Settings, dumped: bytes, rules_version: int) -> Match:
    """Return the match that was dumped."""
    row = from_json(dumped, _Match)
    game = Match(terms_of(settings, len(row.players), rules_version), row.level)
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
        Frame(Step(frame.step), frame.seat, frame.count, frame.cards, frame.seats)
        for frame in row.stack
    ]
    game.known = row.known
    return game


def _dump_player(player: Player) -> _Player:
    return _Player(
        total=player.total,
        scored=player.scored,
        hand=player.hand,
        area=player.area,
        safe=player.safe,
        has_voted=player.has_voted,
        vote=player.vote,
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
