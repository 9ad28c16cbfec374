"""A match as a few lines of text: the deck, everybody's points and cards, one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Name, Param, Phrase
from hotseat.games.potatoh.facts import Card
from hotseat.games.potatoh.view import PlayerView, View
from hotseat.games.potatoh.words import cards, way

KINDS_A_LINE = 4  # of cards, so that the longest names fit
KINDS_BESIDE = 2  # this many cards in front of a player are named on the player's own line
MOST_IN_FULL = 6  # players; more of them share lines, and their areas are only counted


def sketch(seen: View) -> list[str | Phrase]:
    """Return the lines for a seat, or for a spectator."""
    lines: list[str | Phrase] = [_headline(seen), _deck(seen)]
    if len(seen.players) <= MOST_IN_FULL:
        for player in seen.players:
            lines += _player(seen, player)
    else:
        lines += _players_incards(seen)
    if seen.own:
        lines += _cards("potatoh-sketch-hand", seen.own.hand)
        if seen.own.looked_at:
            lines += _cards("potatoh-sketch-looked-at", seen.own.looked_at)
    return lines


def _headline(seen: View) -> Phrase:
    settings = seen.settings
    return Phrase(
        "potatoh-sketch-round",
        {
            "round": seen.round,
            "end": "tie-break" if seen.tie_break else settings.match,
            "rounds": settings.rounds,
            "target": settings.target,
            "level": seen.level,
            "direction": way(seen.direction),
            "seat": Name("seat", seen.on_turn),
        },
    )


def _deck(seen: View) -> Phrase:
    odds = seen.boom_odds
    shown = odds is not None and odds.chances > 0
    return Phrase(
        "potatoh-sketch-deck",
        {
            "deck": seen.deck,
            "boom": "shown" if shown else "hidden",
            "chances": odds.chances if odds else 0,
            "of": odds.of if odds else 0,
            "discard": len(seen.discard),
            "top": cards(seen.discard[-1:]),
        },
    )


def _player(seen: View, player: PlayerView) -> list[str | Phrase]:
    kinds = len(set(player.area))
    beside = player.area if kinds <= KINDS_BESIDE else ()
    lines: list[str | Phrase] = [
        Phrase(
            "potatoh-sketch-player",
            {**_player_params(seen, player), "area": cards(beside), "kinds": len(beside)},
        )
    ]
    if kinds > KINDS_BESIDE:
        lines += _cards("potatoh-sketch-area", player.area)
    return lines


def _players_incards(seen: View) -> list[str | Phrase]:
    all_players = [
        Phrase("potatoh-sketch-player", {**_player_params(seen, player), "area": (), "kinds": 0})
        for player in seen.players
    ]
    lines: list[str | Phrase] = [
        Phrase("potatoh-sketch-players", {"players": tuple(all_players[at : at + 2])})
        for at in range(0, len(all_players), 2)
    ]
    if seen.seat is not None and seen.players[seen.seat].area:
        lines += _cards("potatoh-sketch-own-area", seen.players[seen.seat].area)
    return lines


def _player_params(seen: View, player: PlayerView) -> dict[str, Param]:
    return {
        "whose": "own" if player.seat == seen.seat else "other",
        "seat": Name("seat", player.seat),
        "points": player.total,
        "hand": player.hand,
        "safe": "yes" if player.safe else "no",
    }


# Cards


def _cards(code: str, kinds: Sequence[Card]) -> list[str | Phrase]:
    """Return cards by their kinds, on as many lines as they need; the first has the heading."""
    named = cards(kinds)
    lines: list[str | Phrase] = [
        Phrase(code, {"cards": named[:KINDS_A_LINE], "count": len(kinds)}),
    ]
    lines += [
        Phrase("potatoh-sketch-more", {"cards": named[at : at + KINDS_A_LINE]})
        for at in range(KINDS_A_LINE, len(named), KINDS_A_LINE)
    ]
    return lines
