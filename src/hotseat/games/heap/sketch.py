"""A game as a few lines of text: the piles, everybody's vehicles, the own boxes and cards."""

from __future__ import annotations

from collections.abc import Sequence

from hotseat.core import Name, Param, Phrase
from hotseat.games.heap import data
from hotseat.games.heap.card_words import box_phrase, cards, combat, place
from hotseat.games.heap.facts import Card, CardSet
from hotseat.games.heap.frame_rows import HaulRow, StepRow
from hotseat.games.heap.settings import cards_of
from hotseat.games.heap.state import NOBODY
from hotseat.games.heap.symbols import PARTS, VEHICLES
from hotseat.games.heap.view import PlayerView, VehicleView, View

MOST_IN_FULL = 8  # designs of cards; of more only the names are listed
NAMES_A_LINE = 3
FREE = "·"  # a place without a part


def sketch(seen: View) -> list[str | Phrase]:
    """Return the lines for a seat, or for a spectator."""
    lines: list[str | Phrase] = [_headline(seen), _piles(seen)]
    if seen.combat:
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
        "challenged": "no",
    }
    if seen.challenge is not None:
        params["challenged"] = "yes"
        params["vehicle"] = Phrase(f"heap-vehicle-{seen.challenge}")
    return Phrase("heap-sketch-piles", params)


def _attack(seen: View) -> Phrase:
    """Return what lies on top of the combat pile, and which way play goes."""
    return Phrase(
        "heap-sketch-attack",
        {
            "card": data.card_name(seen.combat[-1]),
            "seat": Name("seat", seen.author),
            "attack": Phrase(f"heap-attack-{seen.attack}"),
            "direction": seen.direction,
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
        return "none"
    if player.seat == seen.author:
        return "attacker"
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
    """Return the rush boxes of the rushing vehicle, or of all four in the pileup."""
    card_set = cards_of(seen.settings)
    lines: list[str | Phrase] = []
    for number, vehicle in enumerate(player.vehicles):
        if vehicle.vehicle != player.rushing and not (seen.starter != NOBODY and vehicle.turbo):
            continue
        side = card_set.side(number, vehicle.turbo)
        boxes = [Phrase("heap-sketch-box", {"box": box_phrase(side.rush), "state": _used(vehicle)})]
        for part in vehicle.parts:
            box = card_set.design(part.card).rush
            if box:
                state = "damaged" if part.damaged else "used" if part.used else "ready"
                boxes.append(Phrase("heap-sketch-box", {"box": box_phrase(box), "state": state}))
        name = Phrase(f"heap-vehicle-{vehicle.vehicle}")
        lines.append(Phrase("heap-sketch-boxes", {"vehicle": name, "boxes": tuple(boxes)}))
    return lines


def _used(vehicle: VehicleView) -> str:
    return "used" if vehicle.used else "ready"


# Cards


def _cards(seen: View, code: str, kinds: Sequence[Card]) -> list[str | Phrase]:
    """Return cards one below the other with all that matters in a fight; many by name only."""
    designs = list(dict.fromkeys(kinds))
    if len(designs) > MOST_IN_FULL:
        named = cards(kinds)
        lines: list[str | Phrase] = [
            Phrase("heap-sketch-cards", {"cards": named[at : at + NAMES_A_LINE]})
            for at in range(0, len(named), NAMES_A_LINE)
        ]
    else:
        lines = list(_in_full(cards_of(seen.settings), kinds))
    return [Phrase(code, {"count": len(kinds)}), *lines]


def _in_full(card_set: CardSet, kinds: Sequence[Card]) -> list[Phrase]:
    designs = list(dict.fromkeys(kinds))
    widest = max((len(card_set.design(card).name) for card in designs), default=0)
    return [
        Phrase(
            "heap-sketch-card",
            {
                "count": kinds.count(card),
                "card": card_set.design(card).name.ljust(widest),
                "place": place(card_set.design(card)),
                "combat": combat(card_set.design(card)),
            },
        )
        for card in designs
    ]
