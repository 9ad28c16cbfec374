"""Builders: a game in a given position, and ways to play it by the texts of the actions.

Cards come from a bench: a set of cards made for tests. Fighters are written attack/blocks with R, Y
and G for the colours, C for Player's Choice, K for Reckless, * for Block All and a ~ for a Swerve:
`R/G`, `K/*`, `C/RY~`, `R/` without a block. Parts with boxes are given to `bench` by name:

    bench(hook="doombuggy weapon; attack_red: shoot_right; bodge: you_draw_1; fights: R/G")

Piles are written top first. `on` are the parts on a player's vehicles; `hook!` is a damaged one.
Seats are clockwise, and seat 0 is the instigator.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import cycle, product
from typing import TypeVar

from hotseat.core import Chance, Event, FileText, Refusal, Seat
from hotseat.core import play as play_text
from hotseat.games.heap import GAME, data
from hotseat.games.heap.card_file import SCHEMA
from hotseat.games.heap.facts import NO_CARD, Card, CardSet, RushBox, Side
from hotseat.games.heap.frames import Step, StepFrame
from hotseat.games.heap.rules import go_on
from hotseat.games.heap.state import NO_VEHICLE, NOBODY, Battle, Player, Terms
from hotseat.games.heap.symbols import PARTS, TRIGGERS, VEHICLES
from hotseat.games.heap.turn import rush_the_heap
from hotseat.games.heap.view import View

T = TypeVar("T")
E = TypeVar("E", bound=Event)

ATTACK_LETTERS = {"R": "red", "Y": "yellow", "G": "green", "C": "choice", "K": "reckless"}
BLOCK_LETTERS = {"R": "red", "Y": "yellow", "G": "green", "*": "all"}
FIGHTERS = [
    f"{attack}/{blocks}{swerve}"
    for attack, blocks, swerve in product(
        ATTACK_LETTERS, ("R", "Y", "G", "*", "RY", "RG", "YG", ""), ("", "~")
    )
]


# The bench


def bench(**parts: str) -> CardSet:
    """Return a set of cards with every fighter and these parts."""
    rows = [
        _part_row(_id(fighter), vehicle, part, [], "", fighter)
        for fighter, (part, vehicle) in zip(FIGHTERS, cycle(product(PARTS, VEHICLES)), strict=False)
    ]
    rows += [_named_row(name, text) for name, text in parts.items()]
    left = data.numbers().part_cards - len(rows)
    rows.append(_part_row("filler", "doombuggy", "weapon", [], "", "R/R", left))
    text = f'schema = "{SCHEMA}"\nname = "Bench"\n' + _vehicle_rows() + "".join(rows)
    return data.user_cards(FileText("bench.toml", text))


def _named_row(name: str, text: str) -> str:
    """Read `VEHICLE PART; TRIGGER: EFFECTS; bodge: EFFECTS; fights: FIGHTER; name: NAME`."""
    place, *boxes = [piece.strip() for piece in text.split(";")]
    vehicle, part = place.split()
    bodge: list[str] = []
    rush, fighter, called = "", "R/R", name
    for box in boxes:
        what, inside = [piece.strip() for piece in box.split(":")]
        if what == "bodge":
            bodge = inside.split()
        elif what == "fights":
            fighter = inside
        elif what == "name":
            called = inside
        else:
            assert what in TRIGGERS, what
            rush = f'rush = {{ trigger = "{what}", effects = {_list(inside.split())} }}\n'
    return _part_row(name, vehicle, part, bodge, rush, fighter) + f'name = "{called}"\n'


def _part_row(
    key: str, vehicle: str, part: str, bodge: list[str], rush: str, fighter: str, copies: int = 1
) -> str:
    attack, blocks = fighter.rstrip("~").split("/")
    return (
        f'\n[[part]]\nid = "{key}"\nvehicle = "{vehicle}"\npart = "{part}"\ncopies = {copies}\n'
        f"bodge = {_list(bodge)}\n{rush}"
        f'attack = "{ATTACK_LETTERS[attack]}"\n'
        f"blocks = {_list([BLOCK_LETTERS[letter] for letter in blocks])}\n"
        f"swerve = {str(fighter.endswith('~')).lower()}\n"
    )


def _vehicle_rows() -> str:
    """Return the vehicle cards of the packaged set."""
    found = data.standard_cards()
    return "".join(
        f'\n[[vehicle]]\nid = "{key}"\nnormal = {_side(normal)}\nturbo = {_side(turbo)}\n'
        for key, normal, turbo in zip(VEHICLES, found.normal, found.turbo, strict=True)
    )


def _side(side: Side) -> str:
    return f"{{ {_box(side.rush)}, draw = {side.draw}, discard = {side.discard} }}"


def _box(box: RushBox) -> str:
    effects = _list([effect.token() for effect in box.effects])
    return f'trigger = "{TRIGGERS[box.trigger]}", effects = {effects}'


def _list(words: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def _id(name: str) -> str:
    """Return a name as card files take it: `K/*~` is `K-all-swerve`."""
    name = re.sub(r"/$|/(?=~)", "-none", name).replace("/", "-")
    return name.replace("*", "all").replace("~", "-swerve")


# Cards


def card(cards: CardSet, name: str) -> Card:
    """Return a card by its name."""
    keys = [design.key for design in cards.designs]
    return cards.first + keys.index(_id(name))


def pile(cards: CardSet, names: str) -> list[Card]:
    """Return cards in the order written."""
    return [card(cards, name) for name in names.split()]


def names(game: Battle, cards: Iterable[Card]) -> str:
    """Return cards by their names, in their order."""
    return " ".join(_name(game.card_set, one) for one in cards)


def _name(cards: CardSet, number: Card) -> str:
    """Return a card as tests write it."""
    key = cards.design(number).key
    return next((fighter for fighter in FIGHTERS if _id(fighter) == key), key)


# Chance


class StackedChance(Chance):
    """Chance without luck: a shuffle leaves the order, and picks are 0 unless they are given."""

    def __init__(self, *picks: int) -> None:
        super().__init__()
        self.shuffled: list[list[object]] = []
        self._picks = list(picks)

    def turn_to(self, entry: int) -> None:
        """Nothing depends on the entry."""

    def word(self) -> int:
        """Nothing draws words here."""
        raise AssertionError("a pick or a shuffle was expected")

    def below(self, bound: int) -> int:
        """Return the next pick."""
        return self._picks.pop(0) if self._picks else 0

    def shuffle(self, things: list[T]) -> None:
        """Leave the order, and keep what was shuffled."""
        self.shuffled.append(list(things))


# Games


class Given:
    """A player as a test describes one; `battle` seats them."""

    def __init__(self, hand: str, on: str, haul: str, rushing: str, turbo: str) -> None:
        self.hand = hand
        self.on = on
        self.haul = haul
        self.rushing = rushing
        self.turbo = turbo

    def seat(self, cards: CardSet, seat: int) -> Player:
        """Return the player with these cards."""
        player = Player(seat)
        player.hand = sorted(pile(cards, self.hand))
        player.haul = pile(cards, self.haul)
        for name in self.on.split():
            number = card(cards, name.rstrip("!"))
            design = cards.design(number)
            vehicle = player.vehicles[design.vehicle]
            assert vehicle.cards[design.part] == NO_CARD, f"{name}: the place is taken"
            vehicle.cards[design.part] = number
            vehicle.damaged[design.part] = name.endswith("!")
        player.rushing = _vehicle(self.rushing)
        for name in self.turbo.split():
            player.vehicles[_vehicle(name)].turbo = True
        return player


def player(
    hand: str = "", on: str = "", *, haul: str = "", rushing: str = "", turbo: str = ""
) -> Given:
    """Return a player with a hand, parts, a haul, and vehicles that rush or are turbo."""
    return Given(hand, on, haul, rushing, turbo)


def _vehicle(name: str) -> int:
    """Return the number of a vehicle; none has no name."""
    return list[str](VEHICLES).index(name) if name else NO_VEHICLE


PLAIN = bench()

_STEPS = {"draw": Step.DRAW, "bodge": Step.BODGE, "check": Step.CHECK}


def battle(
    at: str,
    *players: Given,
    cards: CardSet = PLAIN,
    heap: str = "",
    rubbish: str = "",
    turn: int = 2,
    instigator: int = 0,
    challenge: str = "",
    vehicles_needed: int = 4,
    parts_needed: int = 3,
    told: list[Event] | None = None,
) -> Battle:
    """Return a game at the first question of a step: draw, bodge, rush, flip, check or pileup.

    `rush` is the start of step 3, where it is seen whether this is the pileup; at `flip` everybody
    has chosen a vehicle; at `pileup` the hands are ready, and the instigator has triggered it. What
    happens on the way to the question is added to `told`.
    """
    terms = Terms(data.numbers(), cards, vehicles_needed, parts_needed, NOBODY)
    game = Battle(terms)
    game.players = [each.seat(cards, seat) for seat, each in enumerate(players)]
    game.heap = pile(cards, heap)[::-1]
    game.rubbish = pile(cards, rubbish)[::-1]
    game.turn = turn
    game.instigator = instigator
    game.challenge = _vehicle(challenge)
    heard: list[Event] = [] if told is None else told
    if at == "rush":
        rush_the_heap(game, heard.append)
    elif at == "flip":
        game.stack.append(StepFrame(Step.VEHICLES, []))
    elif at == "pileup":
        game.starter = instigator
        game.stack.append(StepFrame(Step.PREPARE, []))
    else:
        game.stack.append(StepFrame(_STEPS[at], game.in_order()))
    go_on(game, StackedChance(), heard.append)
    return game


# Playing


def play(game: Battle, seat: int, text: str, chance: Chance | None = None) -> list[Event]:
    """Play an action by its text, as a table would, and return what was told."""
    heard: list[Event] = []
    refusal = play_text(
        GAME, game, Seat(seat), with_keys(game, text), chance or StackedChance(), heard.append
    )
    assert refusal is None, refusal
    return heard


def go(game: Battle, *moves: str, chance: Chance | None = None) -> list[Event]:
    """Play several actions, each written as its seat and its text."""
    heard: list[Event] = []
    for move in moves:
        seat, text = move.split(" ", 1)
        heard += play(game, int(seat), text, chance)
    return heard


def refused(game: Battle, seat: int, text: str) -> tuple[str, str]:
    """Play an action that must be refused; return the code and the rule of the refusal."""
    before = GAME.dump(game)
    refusal = play_text(GAME, game, Seat(seat), with_keys(game, text), StackedChance(), None)
    assert isinstance(refusal, Refusal), f"{text} was played"
    assert GAME.dump(game) == before
    return refusal.reason.phrase.code, refusal.reason.rule


def with_keys(game: Battle, text: str) -> str:
    """Return the text of an action with the keys of cards in place of their names."""
    known = {
        design.key: game.card_set.first + at for at, design in enumerate(game.card_set.designs)
    }
    return " ".join(
        data.card_key(known[_id(word)]) if _id(word) in known else word for word in text.split()
    )


# Asking


def options(game: Battle, seat: int) -> list[str]:
    """Return the texts of a seat's options, in order, with cards by their names."""
    return [_with_names(game, action.text()) for action in GAME.options(game, Seat(seat))]


def _with_names(game: Battle, text: str) -> str:
    cards = game.card_set
    by_key = {data.card_key(one): _name(cards, one) for one in dict.fromkeys(cards.cards())}
    return " ".join(by_key.get(word, word) for word in text.split())


def asked(game: Battle) -> tuple[int, str]:
    """Return the one seat that is asked, and for what."""
    (seat,) = GAME.waiting(game)
    return int(seat), str(view(game).frames[-1].__struct_config__.tag)


def view(game: Battle, seat: int | None = None) -> View:
    """Return what a seat or a spectator sees."""
    return GAME.view(game, None if seat is None else Seat(seat))


def hand(game: Battle, seat: int) -> str:
    """Return a hand by names, in the order of the set."""
    return names(game, game.players[seat].hand)


def on(game: Battle, seat: int) -> str:
    """Return the parts on a player's vehicles by names; damaged ones have a `!`."""
    return " ".join(
        _name(game.card_set, number) + ("!" if damaged else "")
        for vehicle in game.players[seat].vehicles
        for number, damaged in zip(vehicle.cards, vehicle.damaged, strict=True)
        if number != NO_CARD
    )


def sizes(game: Battle) -> tuple[int, int, int]:
    """Return how many cards the heap, the rubbish and the combat pile have."""
    return len(game.heap), len(game.rubbish), len(game.combat)


def only(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Return the events of a kind."""
    return [event for event in events if isinstance(event, kind)]
