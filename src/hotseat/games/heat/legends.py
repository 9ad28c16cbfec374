"""Legends: automated drivers, moved by a shared deck of cards (LEG).

They never Slipstream (LEG-15), never hold, pay or cool Heat (LEG-16, LEG-17), and have no corner
check (LEG-21).
"""

from __future__ import annotations

from hotseat.core import Bill, Chance, Item, Phrase, Tell
from hotseat.games.heat.events import LegendDrove, LegendsCardTurned
from hotseat.games.heat.facts import Corner
from hotseat.games.heat.legend_turn import drive_level_legend, shuffle_level_decks
from hotseat.games.heat.state import Car, Race
from hotseat.games.heat.track import landing, move


def legends_cards(race: Race) -> list[int]:
    """Return all Legends cards of the race: the ten of the base game, or those of a level.

    At a level, the ten stay in the box (LGX-LEVEL-2).
    """
    if race.expansion is not None:
        return race.expansion.decks.cards_of(race.expansion.level)
    return list(range(len(race.facts.legends_cards)))


def used_cards(race: Race) -> list[int]:
    """Return the cards turned up since the deck was shuffled; everybody saw them."""
    if not has_legends(race):
        return []
    return [card for card in legends_cards(race) if card not in race.legends_deck]


def has_legends(race: Race) -> bool:
    """Does a Legend take part?"""
    return any(car.is_legend() for car in race.cars)


def legends_numbers(race: Race) -> list[tuple[int, int]]:
    """Return the diamond and the top speed of each colour on the card that lies open."""
    if race.expansion is not None:
        entries = race.expansion.decks.cards[race.legends_card].entries
        return [(entry.diamond, entry.top_speed) for entry in entries]
    return race.facts.legends_cards[race.legends_card]


def shuffle_legends_deck(race: Race, chance: Chance) -> None:
    """LEG-3: all Legends cards, face down."""
    if race.expansion is not None:
        shuffle_level_decks(race, race.expansion, chance)
        return
    race.legends_deck = legends_cards(race)
    chance.shuffle(race.legends_deck)


def turn_legends_card(race: Race, chance: Chance, tell: Tell | None) -> None:
    """LEG-5, LEG-6: one card a round, when the first Legend moves; all of them use it.

    None in a round without Legends (RUL-HEAT-71).
    """
    if race.legends_card >= 0:
        return
    if not race.legends_deck:
        shuffle_legends_deck(race, chance)  # LEG-19
    race.legends_card = race.legends_deck.pop()
    if tell:
        tell(LegendsCardTurned(race.legends_card))


def drive_legend(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """LEG-8: past the Legends Line a Legend clears the corner (A), before it it approaches (B).

    Spots and blocking are as for all cars (LEG-22).
    """
    if race.expansion is not None:
        drive_level_legend(race, race.expansion, car, chance, tell)
        return
    turn_legends_card(race, chance, tell)
    diamond, top_speed = race.facts.legends_cards[race.legends_card][car.colour_number]
    top_speed += race.legends_pro  # LEG-20: the diamond stays as it is (RUL-HEAT-72)
    corner, line = race.conditions.next_corner(car.progress)
    if line >= race.finish():
        # RUL-HEAT-69: beyond the Finish Line of the last lap there are no corners.
        drive_flat_out(race, car, top_speed, tell)
    elif is_past_legends_line(car.progress, corner, line):
        clear_corner(race, car, corner, diamond, tell)
    else:
        approach_corner(race, car, line, diamond, top_speed, tell)


def is_past_legends_line(progress: int, corner: Corner, line: int) -> bool:
    """RUL-HEAT-65: the first Space after the Legends Line counts as past it."""
    return progress >= line - (corner.line - corner.legends_line)


# A: clearing corners


def clear_corner(race: Race, car: Car, corner: Corner, diamond: int, tell: Tell | None) -> None:
    """LEG-9: the Speed Limit and the diamond, but never over two Corner Lines (LEG-11).

    A Road token changes that limit (RUL-HEAT-66).
    """
    limit = race.conditions.limit(corner)
    spaces = limit + diamond
    # RUL-HEAT-68: what counts is where the move would really end.
    crossed = race.conditions.corners_crossed(car.progress, landing(race, car, spaces))
    lines = 1 + race.circuit.chevrons_at(car.progress)  # LGX-BASE-13
    if tell:
        items = (
            Item(Phrase("heat-bill-limit", {"corner": corner.number}), limit, "LEG-9"),
            Item(Phrase("heat-bill-diamond"), diamond, "LEG-9"),
        )
        bill = Bill(spaces, items)
        tell(LegendDrove(car.id, "clears" if len(crossed) <= lines else "holds", bill))
    if len(crossed) > lines:
        _, line = crossed[lines]
        spaces = line - 1 - car.progress
    move(race, car, spaces, tell)


# B: approaching corners


def approach_corner(
    race: Race, car: Car, line: int, diamond: int, top_speed: int, tell: Tell | None
) -> None:
    """LEG-12: as near to the next Corner Line as it can come without crossing it."""
    if car.progress + top_speed < line:  # LEG-13
        drive_flat_out(race, car, top_speed, tell)
        return
    # LEG-14, RUL-HEAT-70: to the Space numbered 0 to 3 by the diamond; never backwards
    # (RUL-HEAT-67).
    spaces = line - 1 - diamond - car.progress
    if tell:
        bill = Bill(diamond, (Item(Phrase("heat-bill-diamond"), diamond, "LEG-14"),))
        tell(LegendDrove(car.id, "approaches" if spaces > 0 else "waits", bill))
    move(race, car, max(0, spaces), tell)


def drive_flat_out(race: Race, car: Car, top_speed: int, tell: Tell | None) -> None:
    """LEG-13: the number on the helmet."""
    if tell:
        items = [Item(Phrase("heat-bill-top-speed"), top_speed - race.legends_pro, "LEG-13")]
        if race.legends_pro:
            items.append(Item(Phrase("heat-bill-pro"), race.legends_pro, "LEG-20"))
        tell(LegendDrove(car.id, "flat-out", Bill(top_speed, tuple(items))))
    move(race, car, top_speed, tell)
