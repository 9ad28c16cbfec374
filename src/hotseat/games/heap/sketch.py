"""A game as a few lines of text: the piles, everybody's vehicles, one's own cards.

With the question, the options and the end of the log it has to fit on a screen of 24 lines, so what
the options say anyway (boxes, hauled cards) is left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Name, Param, Phrase
from hotseat.games.heap.card_words import combat_in_short, place
from hotseat.games.heap.facts import Card, CardSet
from hotseat.games.heap.frame_rows import BodgeRow, DiscardRow, DrawRow, HaulRow, StepRow
from hotseat.games.heap.settings import cards_of
from hotseat.games.heap.state import NOBODY
from hotseat.games.heap.symbols import PARTS, VEHICLES
from hotseat.games.heap.view import PlayerView, VehicleView, View

WIDTH = 80
MOST_IN_FULL = 6  # designs of cards; if there are more, only the names are listed
LONGEST_NAME = 24  # characters of a card's name; a user's own may be cut off
FREE = "·"  # a place without a part


def sketch(seen: View) -> list[str | Phrase]:
    """Return the lines for a seat, or for a spectator."""
    lines: list[str | Phrase] = [_headline(seen), *_rush(seen), _header(seen)]
    lines += [_player(seen, player) for player in seen.players]
    row = seen.frames[-1]
    if seen.own and not (isinstance(row, HaulRow) and row.seat == seen.seat):
        lines += _hand(seen, seen.own.hand)
    return lines


# Where the game is


def _headline(seen: View) -> Phrase:
    first = seen.frames[0]
    return Phrase(
        "heap-sketch-turn",
        {
            "turn": seen.turn,
            "step": first.step if isinstance(first, StepRow) else "over",
            "heap": seen.heap,
            "rubbish": seen.rubbish,
            "pileup": "no" if seen.starter == NOBODY else "yes",
            "seat": Name("seat", seen.instigator if seen.starter == NOBODY else seen.starter),
        },
    )


def _rush(seen: View) -> list[Phrase]:
    """Return what lies on top of the combat pile, or the standing Challenge."""
    if seen.combat and seen.winner == NOBODY:
        on_top = cards_of(seen.settings).design(seen.combat[-1]).name
        return [
            Phrase(
                "heap-sketch-combat",
                {
                    "count": len(seen.combat),
                    "card": _cut(on_top),
                    "attack": Phrase(f"heap-attack-{seen.attack}"),
                    "direction": seen.direction,
                },
            )
        ]
    if seen.challenge is not None:
        vehicle = Phrase(f"heap-vehicle-{seen.challenge}")
        return [Phrase("heap-sketch-challenge", {"vehicle": vehicle})]
    return []


# The vehicles of all players, in columns below their names


def _header(seen: View) -> Phrase:
    names: dict[str, Param] = {key: Phrase(f"heap-vehicle-{key}") for key in VEHICLES}
    numbers: dict[str, Param] = {
        "vehicles": seen.settings.vehicles_needed,
        "parts": seen.settings.parts_needed,
    }
    return Phrase("heap-sketch-header", {**names, **numbers})


def _player(seen: View, player: PlayerView) -> Phrase:
    params: dict[str, Param] = {
        "whose": "own" if player.seat == seen.seat else "other",
        "seat": Name("seat", player.seat),
        "hand": player.hand,
        "haul": player.haul,
        "ready": player.ready.total,
        "needed": seen.settings.vehicles_needed,
        "part": _part_in_rush(seen, player),
    }
    for vehicle in player.vehicles:
        params[vehicle.vehicle] = _vehicle(seen, player, vehicle)
    return Phrase("heap-sketch-player", params)


def _part_in_rush(seen: View, player: PlayerView) -> str:
    if not seen.combat:
        return "building" if seen.starter == NOBODY else "none"
    if player.seat == seen.author:
        return "attacker" if seen.winner == NOBODY else "winner"
    return "in" if player.in_rush else "out"


def _vehicle(seen: View, player: PlayerView, vehicle: VehicleView) -> Phrase:
    """Return a letter for each part, small if it is damaged; the rushing vehicle in brackets."""
    if seen.starter != NOBODY:
        return Phrase("heap-sketch-side", {"turbo": "yes" if vehicle.turbo else "no"})
    letters: dict[str, Param] = dict.fromkeys(PARTS, FREE)
    for part in vehicle.parts:
        damaged = "yes" if part.damaged else "no"
        letters[part.part] = Phrase(f"heap-letter-{part.part}", {"damaged": damaged})
    rushing = "yes" if player.rushing == vehicle.vehicle else "no"
    return Phrase("heap-sketch-vehicle", {**letters, "rushing": rushing})


# The own hand


def _hand(seen: View, kinds: Sequence[Card]) -> list[str | Phrase]:
    """Return the hand one card below the other, with all that matters in a fight.

    Many cards are listed by name only, and not at all if they are the options.
    """
    row = seen.frames[-1]
    is_listed = isinstance(row, DrawRow | BodgeRow | DiscardRow) and row.seat == seen.seat
    in_full = is_shown_in_full(kinds)
    if is_listed and not in_full:
        return []
    boxes = "shown" if is_listed and seen.starter == NOBODY else "hidden"
    form = "full" if in_full else "names"
    lines: list[str | Phrase] = [
        Phrase("heap-sketch-hand", {"count": len(kinds), "boxes": boxes, "form": form})
    ]
    if in_full:
        lines += _in_full(cards_of(seen.settings), kinds)
    else:
        lines += _by_name(cards_of(seen.settings), kinds)
    return lines


def is_shown_in_full(kinds: Sequence[Card]) -> bool:
    """Is there room for all that matters of each card of a hand?"""
    return len(set(kinds)) <= MOST_IN_FULL


def _in_full(card_set: CardSet, kinds: Sequence[Card]) -> list[Phrase]:
    designs = {card: card_set.design(card) for card in kinds}
    widest = max((len(_cut(design.name)) for design in designs.values()), default=0)
    return [
        Phrase(
            "heap-sketch-card",
            {
                "count": kinds.count(card),
                "card": _cut(design.name).ljust(min(widest + 1, LONGEST_NAME)),
                "place": place(design),
                "combat": combat_in_short(design),
            },
        )
        for card, design in designs.items()
    ]


def _by_name(card_set: CardSet, kinds: Sequence[Card]) -> list[str]:
    """Return as many names on a line as fit."""
    lines = [" "]
    for card in dict.fromkeys(kinds):
        count = kinds.count(card)
        name = _cut(card_set.design(card).name)
        named = f" {count} × {name}." if count > 1 else f" {name}."
        if len(lines[-1]) + len(named) > WIDTH:
            lines.append(" ")
        lines[-1] += named
    return lines


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
