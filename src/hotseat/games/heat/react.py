"""Step 5, React: the symbols of the turn, in any order (HEAT-5, GAR-32 to GAR-34)."""

from __future__ import annotations

from hotseat.core import Chance, Tell
from hotseat.games.heat import acts, kinds, symbols
from hotseat.games.heat.actions import (
    END_SALVAGE,
    DirectPlay,
    HeatAction,
    TakeSalvaged,
    key_of,
)
from hotseat.games.heat.cards import count_heat
from hotseat.games.heat.events import CardsSalvaged, PlayedDirectly
from hotseat.games.heat.facts import Card
from hotseat.games.heat.reveal import drive, play_card, replace_card
from hotseat.games.heat.state import Car, Race, Symbol, SymbolKind


def begin_react(race: Race, car: Car) -> None:
    """Gather the symbols of the gear and of the cards; Adrenaline's are there already."""
    turn = race.turn
    turn.symbols = symbols.gear_symbols(race, car) + turn.symbols
    if not car.upgrades:
        return
    for card in turn.play_area():
        turn.symbols += symbols.card_symbols(race, card)


def react_options(race: Race, car: Car) -> list[HeatAction]:
    """Every use of every open symbol, in any order (HEAT-5-1, RUL-HEAT-17), or no more of them."""
    options: list[HeatAction] = []
    for symbol in race.turn.symbols:
        options += symbols.options_of(race, car, symbol)
    if not car.upgrades:  # nothing is mandatory, and no two symbols offer the same
        options.append(acts.END_REACT)
        return options
    options += direct_options(race, car)
    if may_end(race, car):
        options.append(acts.END_REACT)
    return list(dict.fromkeys(options))  # copies of a card offer the same


def may_end(race: Race, car: Car) -> bool:
    """RUL-HEAT-54: not while a mandatory symbol can be used.

    A card whose Heat cannot be paid takes its other symbols with it (RUL-HEAT-51).
    """
    if not race.turn.has_mandatory_symbol():
        return True
    excused = unpayable_cards(race, car)
    for symbol in race.turn.symbols:
        if symbol.mandatory and symbols.options_of(race, car, symbol):
            if symbol.card not in excused:
                return False
            excused.remove(symbol.card)
    return True


def unpayable_cards(race: Race, car: Car) -> list[Card]:
    """RUL-HEAT-52: the cards whose Heat the Engine cannot pay now."""
    return [
        symbol.card
        for symbol in race.turn.symbols
        if symbol.kind == kinds.HEAT and symbol.amount > len(car.engine)
    ]


def is_react_over(race: Race, car: Car) -> bool:
    """Can everybody see that no symbol is left to use?"""
    if car.upgrades and may_hold_direct_play(race, car):
        return False
    for symbol in race.turn.symbols:
        if not symbols.is_plainly_spent(race, car, symbol):
            return False
    return True


def react(race: Race, car: Car, action: HeatAction, chance: Chance, tell: Tell | None) -> None:
    """Use one symbol, which is then spent (HEAT-5-3), or play a card directly."""
    if type(action) is acts.DIRECT_PLAY:
        play_directly(race, car, action.card, chance, tell)
        return
    symbol = symbols.symbol_for(race, car, action)
    race.turn.symbols.remove(symbol)
    symbols.use(race, car, symbol, action, chance, tell)


def replace_unpaid_cards(race: Race, car: Car, chance: Chance, tell: Tell | None) -> bool:
    """RUL-HEAT-51: at the end of React the cards whose Heat stayed unpaid are replaced.

    Was there one? Then the car has driven its new Speed, and React goes on.
    """
    unpaid = unpayable_cards(race, car)
    for card in unpaid:
        replace_card(race, car, card, chance, tell)
    if unpaid:
        drive(race, car, tell)
    return bool(unpaid)


# Direct Play


def direct_options(race: Race, car: Car) -> list[HeatAction]:
    """GAR-SYM-10.1: any such card in hand whose Heat can be paid."""
    return [
        DirectPlay(card)
        for card in dict.fromkeys(car.hand)
        if race.facts.marks[card].direct and can_play_directly(race, car, card)
    ]


def may_hold_direct_play(race: Race, car: Car) -> bool:
    """Could such a card be in the hand, as far as the others know?

    They know what a driver owns, and what is face up. Of Sponsorship cards they know only the
    number, and with the Legends expansion any of them may be one.
    """
    if not car.hand:
        return False
    facts, any_sponsor = race.facts, race.expansion is not None
    for card in [*car.hand, *car.deck, *car.discard[:-1]]:
        if any_sponsor if facts.is_sponsorship[card] else facts.marks[card].direct:
            return True
    return False


def can_play_directly(race: Race, car: Car, card: Card) -> bool:
    """RUL-HEAT-61: its Heat must be there, in addition to what is owed for other cards."""
    cost = race.facts.marks[card].heat
    heat = len(car.engine) - symbols.heat_owed(race)  # below 0 if more is owed than is there
    return cost == 0 or cost <= heat + own_cooling(race, car, card)


def own_cooling(race: Race, car: Car, card: Card) -> int:
    """Return the Heat that the card's own Cooldown would bring where the car is."""
    if not race.conditions.allows_cooling(car.progress):
        return 0
    return min(race.facts.marks[card].cooldown, count_heat(race.facts, car.hand))


def play_directly(race: Race, car: Car, card: Card, chance: Chance, tell: Tell | None) -> None:
    """GAR-SYM-10.2: pay its Heat, resolve its + symbols; its other symbols become available.

    Its value may still have to be chosen; then the car moves by all that it added.
    """
    car.drop(card)
    if tell:
        tell(PlayedDirectly(car.id, card))
    opened = symbols.card_symbols(race, card)
    heat = race.facts.marks[card].heat
    if heat:
        if heat > len(car.engine) - symbols.heat_owed(race):
            cooling = own_cooling(race, car, card)
            symbols.use_cooldown(race, car, key_of(card), cooling, tell)
            opened = _without(opened, kinds.COOLDOWN)
        symbols.use_heat(car, card, heat, tell)
        opened = _without(opened, kinds.HEAT)
    play_card(race, car, card, chance, tell)
    race.turn.symbols += opened


def _without(opened: list[Symbol], kind: SymbolKind) -> list[Symbol]:
    return [symbol for symbol in opened if symbol.kind != kind]


# Salvage


def salvage_options(race: Race, car: Car) -> list[HeatAction]:
    """GAR-SYM-9.1: any other card of the pile, or no more of them."""
    left = sorted(car.discard)
    for card in race.turn.salvaged:
        left.remove(card)
    return [*[TakeSalvaged(card) for card in dict.fromkeys(left)], END_SALVAGE]


def take_salvaged(race: Race, card: Card) -> None:
    """Choose one card; it lies in the pile until all are chosen."""
    race.turn.salvaged += (card,)
    race.turn.salvage_left -= 1


def is_salvage_over(race: Race, car: Car) -> bool:
    """Have as many cards been chosen as the symbol, or the pile, allows?"""
    turn = race.turn
    return turn.salvage_left == 0 or len(turn.salvaged) == len(car.discard)


def end_salvage(race: Race, car: Car, chance: Chance, tell: Tell | None) -> None:
    """GAR-SYM-9.2: they are shuffled into the deck; with none the deck is left (RUL-HEAT-60)."""
    taken = race.turn.salvaged
    race.turn.salvaged = ()
    race.turn.salvage_left = 0
    if taken:
        car.own_piles()
        for card in taken:
            car.discard.remove(card)
        car.deck += taken
        chance.shuffle(car.deck)
    if tell:
        top = car.discard[-1] if car.discard else None
        tell(CardsSalvaged(car.id, len(taken), top))
