"""A game as a few lines of text: the piles, everybody's vehicles, the own boxes and cards."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Name, Param, Phrase
from hotseat.games.heap import data
from hotseat.games.heap.card_words import box_phrase, cards, combat, place
from hotseat.games.heap.facts import Card, CardSet, RushBox
from hotseat.games.heap.frame_rows import BodgeRow, DiscardRow, DrawRow, HaulRow, StepRow
from hotseat.games.heap.settings import cards_of
from hotseat.games.heap.state import NOBODY
from hotseat.games.heap.symbols import PARTS, VEHICLES
from hotseat.games.heap.view import PlayerView, VehicleView, View

MOST_IN_FULL = 8  # designs of cards; of more only the names are listed
NAMES_A_LINE = 3
LONGEST_NAME = 24  # that others are aligned with
FREE = "·"  # a place without a part


def sketch(seen: View) -> list[str | Phrase]:
    """Return the lines for a seat, or for a spectator."""
    lines: list[str | Phrase] = [_headline(seen), _piles(seen)]
    if seen.combat and seen.winner == NOBODY:
        lines.append(_attack(seen))
    lines.append(_header(seen))
    lines += [_player(seen, player) for player in seen.players]
    if seen.seat is not None and seen.own:
        lines += _boxes(seen, seen.players[seen.seat])
        if isinstance(seen.frames[-1], HaulRow) and seen.frames[-1].seat == seen.seat:
            lines += _cards(seen, "heap-sketch-haul", seen.own.haul)
        else:
            lines += _cards(seen, "heap-sketch-hand", seen.own.hand)
    return lines


# Where the game is


def _headline(seen: View) -> Phrase:
    first = seen.frames[0]
    return Phrase(
        "heap-sketch-turn",
        {
            "turn": seen.turn,
            "step": first.step if isinstance(first, StepRow) else "over",
            "pileup": "no" if seen.starter == NOBODY else "yes",
            "seat": Name("seat", seen.instigator if seen.starter == NOBODY else seen.starter),
        },
    )


def _piles(seen: View) -> Phrase:
    params: dict[str, Param] = {
        "heap": seen.heap,
        "rubbish": seen.rubbish,
        "combat": len(seen.combat),
        "direction": seen.direction,
        "challenged": "no",
    }
    if seen.challenge is not None:
        params["challenged"] = "yes"
        params["vehicle"] = Phrase(f"heap-vehicle-{seen.challenge}")
    return Phrase("heap-sketch-piles", params)


def _attack(seen: View) -> Phrase:
    """Return what lies on top of the combat pile."""
    return Phrase(
        "heap-sketch-attack",
        {
            "card": data.card_name(seen.combat[-1]),
            "seat": Name("seat", seen.author),
            "attack": Phrase(f"heap-attack-{seen.attack}"),
        },
    )


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


# The boxes that may be triggered


def _boxes(seen: View, player: PlayerView) -> list[str | Phrase]:
    """Return the rush boxes of the rushing vehicle, or those of turbo vehicles in the pileup."""
    card_set = cards_of(seen.settings)
    if seen.starter != NOBODY:
        turbo = [
            _turbo_box(card_set, number, vehicle)
            for number, vehicle in enumerate(player.vehicles)
            if vehicle.turbo
        ]
        return [Phrase("heap-sketch-turbo-boxes", {"boxes": tuple(turbo)})] if turbo else []
    return [
        Phrase(
            "heap-sketch-boxes",
            {
                "vehicle": Phrase(f"heap-vehicle-{vehicle.vehicle}"),
                "boxes": tuple(_boxes_of(card_set, number, vehicle)),
            },
        )
        for number, vehicle in enumerate(player.vehicles)
        if vehicle.vehicle == player.rushing
    ]


def _turbo_box(card_set: CardSet, number: int, vehicle: VehicleView) -> Phrase:
    name = Phrase(f"heap-vehicle-{vehicle.vehicle}")
    box = box_phrase(card_set.side(number, True).rush)
    state = "used" if vehicle.used else "ready"
    return Phrase("heap-sketch-turbo-box", {"vehicle": name, "box": box, "state": state})


def _boxes_of(card_set: CardSet, number: int, vehicle: VehicleView) -> list[Phrase]:
    """Return the vehicle card's own box, then those of the parts."""
    own = card_set.side(number, vehicle.turbo).rush
    boxes = [_box(own, "used" if vehicle.used else "ready")]
    for part in vehicle.parts:
        rush = card_set.design(part.card).rush
        if rush:
            boxes.append(
                _box(rush, "damaged" if part.damaged else "used" if part.used else "ready")
            )
    return boxes


def _box(box: RushBox, state: str) -> Phrase:
    return Phrase("heap-sketch-box", {"box": box_phrase(box), "state": state})


# Cards


def _cards(seen: View, code: str, kinds: Sequence[Card]) -> list[str | Phrase]:
    """Return cards one below the other with all that matters in a fight; many by name only.

    Many of which one must be discarded are the options below: they are not listed twice.
    """
    lines: list[str | Phrase] = []
    if len(set(kinds)) <= MOST_IN_FULL:
        lines += _in_full(cards_of(seen.settings), kinds)
    elif not (isinstance(seen.frames[-1], DiscardRow) and seen.frames[-1].seat == seen.seat):
        named = cards(kinds)
        lines += [
            Phrase("heap-sketch-cards", {"cards": named[at : at + NAMES_A_LINE]})
            for at in range(0, len(named), NAMES_A_LINE)
        ]
    return [Phrase(code, {"count": len(kinds), "boxes": _boxes_below(seen)}), *lines]


def _boxes_below(seen: View) -> str:
    """Say whether the options below the hand show the boxes of its cards."""
    row = seen.frames[-1]
    shown = isinstance(row, DrawRow | BodgeRow | DiscardRow) and row.seat == seen.seat
    return "shown" if shown and seen.starter == NOBODY else "hidden"


def _in_full(card_set: CardSet, kinds: Sequence[Card]) -> list[Phrase]:
    designs = list(dict.fromkeys(kinds))
    widest = max((len(card_set.design(card).name) for card in designs), default=0)
    column = min(widest + 1, LONGEST_NAME)
    return [
        Phrase(
            "heap-sketch-card",
            {
                "count": kinds.count(card),
                "card": card_set.design(card).name.ljust(column),
                "place": place(card_set.design(card)),
                "combat": combat(card_set.design(card)),
            },
        )
        for card in designs
    ]
