"""Builders: a match in a given position, and ways to play it by the texts of the actions.

Cards are written by their keys ("phew phew chill"), a deck top first. Unless a deck names BOOM it
goes on with Phews and has BOOM at the bottom. Play is clockwise and seat 0 is on turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from hotseat.core import Bill, Chance, Event, FileText, Phrase, Refusal, Seat
from hotseat.core import play as play_text
from hotseat.games.potatoh import GAME, data
from hotseat.games.potatoh.events import Scored
from hotseat.games.potatoh.facts import Card, Kind
from hotseat.games.potatoh.settings import RULES_VERSION, terms_of
from hotseat.games.potatoh.state import CLOCKWISE, Match, Player, Step
from hotseat.games.potatoh.view import View

T = TypeVar("T")
E = TypeVar("E", bound=Event)

FACTS = data.facts()
FILLER = "phew phew phew phew phew phew phew boom"

# Cards


def card(key: str) -> Card:
    """Return a kind of card by its key."""
    return FACTS.keys.index(key)


def cards(keys: str) -> list[Card]:
    """Return cards by their keys, in the order written."""
    return [card(key) for key in keys.split()]


def keys(pile: Iterable[Card]) -> str:
    """Return the keys of cards, in their order."""
    return " ".join(FACTS.keys[kind] for kind in pile)


# Chance


class StackedChance(Chance):
    """Chance without luck: a shuffle leaves the order, and picks are 0 unless they are given.

    Every pile that was shuffled is kept as it was before.
    """

    def __init__(self, *picks: int, turn_over: bool = False) -> None:
        super().__init__()
        self.shuffled: list[list[object]] = []
        self.bounds: list[int] = []  # of the picks
        self._picks = list(picks)
        self._turn_over = turn_over

    def turn_to(self, entry: int) -> None:
        """Nothing depends on the entry."""

    def word(self) -> int:
        """Nothing draws words here."""
        raise AssertionError("a pick or a shuffle was expected")

    def below(self, bound: int) -> int:
        """Return the next pick."""
        self.bounds.append(bound)
        return self._picks.pop(0) if self._picks else 0

    def shuffle(self, things: list[T]) -> None:
        """Leave the order, or turn it over."""
        self.shuffled.append(list(things))
        if self._turn_over:
            things.reverse()


# Matches


def player(hand: str = "", area: str = "", *, total: int = 2, safe: bool = False) -> Player:
    """Return a player; `match_with` gives the seat."""
    made = Player(0)
    made.hand = sorted(cards(hand))
    made.area = cards(area)
    made.total = total
    made.safe = safe
    return made


def match_with(
    *players: Player,
    deck: str = "",
    level: int = 3,
    direction: int = CLOCKWISE,
    round: int = 1,
    whole: bool = False,
    given: Mapping[str, object] | None = None,
    rules_version: int = RULES_VERSION,
) -> Match:
    """Return a match in the middle of a round, seat 0 on turn, with other settings `given`.

    `whole` puts all other cards of the level under those given, so that the match could have come
    about by playing; without it only the cards named are there.
    """
    settings = GAME.settings({"level": level, **(given or {})}, len(players))
    game = Match(terms_of(settings, len(players), rules_version), level)
    for seat, each in enumerate(players):
        each.seat = seat
    game.players = list(players)
    game.round = round
    game.direction = direction
    pile = cards(deck)
    if whole:
        pile += rest_of(game, pile)
    elif Kind.BOOM not in pile:
        pile += cards(FILLER)
    game.deck = pile[::-1]
    game.push(Step.END_OF_TURN, 0)
    game.push(Step.TURN, 0)
    return game


def rest_of(game: Match, used: list[Card]) -> list[Card]:
    """Return all cards of the level that are not used; those above it go into the box."""
    levels = game.terms.deck_list.levels
    every = game.terms.deck_list.cards(game.terms.decks)
    game.box = [one for one in every if levels[one] > game.level]
    left = [one for one in every if levels[one] <= game.level]
    for pile in [
        used,
        *(each.hand for each in game.players),
        *(each.area for each in game.players),
    ]:
        for one in pile:
            left.remove(one)
    return left


def players(count: int) -> list[Player]:
    """Return players without cards."""
    return [player() for _ in range(count)]


def new(seats: int, *picks: int, chance: Chance | None = None, **given: object) -> Match:
    """Set up a match; without other chance the deck lies in table order and seat 0 starts."""
    settings = GAME.settings(given, seats)
    return GAME.new(settings, seats, chance or StackedChance(*picks), None)


# Playing


def play(game: Match, seat: int, text: str, chance: Chance | None = None) -> list[Event]:
    """Play an action by its text, as a table would, and return what was told."""
    heard: list[Event] = []
    refusal = play_text(GAME, game, Seat(seat), text, chance or StackedChance(), heard.append)
    assert refusal is None, refusal
    return heard


def go(game: Match, *moves: str, chance: Chance | None = None) -> list[Event]:
    """Play several actions, each written as its seat and its text."""
    heard: list[Event] = []
    for move in moves:
        seat, text = move.split(" ", 1)
        heard += play(game, int(seat), text, chance)
    return heard


def refused(game: Match, seat: int, text: str) -> tuple[str, str]:
    """Play an action that must be refused; return the code and the rule of the refusal."""
    before = GAME.dump(game)
    refusal = play_text(GAME, game, Seat(seat), text, StackedChance(), None)
    assert isinstance(refusal, Refusal), f"{text} was played"
    assert GAME.dump(game) == before
    return refusal.reason.phrase.code, refusal.reason.rule


NOT_AN_OPTION = ("refused-not-an-option", "")
NOT_ASKED = ("refused-not-asked", "")


# Asking


def options(game: Match, seat: int) -> list[str]:
    """Return the texts of a seat's options, in order."""
    return [action.text() for action in GAME.options(game, Seat(seat))]


def waiting(game: Match) -> list[int]:
    """Return the seats that are asked."""
    return [int(seat) for seat in GAME.waiting(game)]


def asked(game: Match) -> tuple[int, str]:
    """Return the one seat that is asked, and for what."""
    (seat,) = GAME.waiting(game)
    return int(seat), game.top().step.name.lower()


def hand(game: Match, seat: int) -> str:
    """Return a hand by its keys."""
    return keys(game.players[seat].hand)


def area(game: Match, seat: int) -> str:
    """Return an area by its keys."""
    return keys(game.players[seat].area)


def discard(game: Match) -> str:
    """Return the discard by its keys."""
    return keys(game.discard)


def deck(game: Match) -> str:
    """Return the deck by its keys, top first."""
    return keys(reversed(game.deck))


def scores(game: Match) -> list[int]:
    """Return what each player scored in the round counted last."""
    assert game.is_counted
    return [each.scored for each in game.players]


def totals(game: Match) -> list[int]:
    """Return the totals on the track."""
    return [each.total for each in game.players]


def view(game: Match, seat: int | None) -> View:
    """Return what a seat sees."""
    return GAME.view(game, None if seat is None else Seat(seat))


def only(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def bill(events: Iterable[Event], seat: int) -> Bill:
    """Return the bill of a seat's count."""
    (found,) = [event.phews for event in only(events, Scored) if event.seat == seat]
    return found


def items(of: Bill) -> list[tuple[str, str, int, str]]:
    """Return the lines of a bill: code, card, amount, rule."""
    lines: list[tuple[str, str, int, str]] = []
    for item in of.items:
        named = item.what.params.get("card")
        key = named.code.removeprefix("potatoh-card-") if isinstance(named, Phrase) else ""
        lines.append((item.what.code, key, item.amount, item.rule))
    return lines


# Deck files


def deck_text(
    *changes: tuple[str, str], name: str = "Home", schema: str = "hotseat-potatoh-deck/1"
) -> str:
    """Return a deck file: the standard one, with rows of these cards replaced."""
    rows: dict[str, str] = {}
    standard = data.deck("standard")
    for kind, key in enumerate(FACTS.keys):
        rows[key] = f"level = {standard.levels[kind]}\ncopies = {standard.copies[kind]}\n"
        if standard.hand_values[kind]:
            rows[key] += f"hand = {standard.hand_values[kind]}\n"
        if standard.area_values[kind]:
            rows[key] += f"area = {standard.area_values[kind]}\n"
    rows.update(changes)
    text = f'schema = "{schema}"\nname = "{name}"\n'
    return text + "".join(f'\n[[card]]\nkey = "{key}"\n{row}' for key, row in rows.items())


def deck_file(*changes: tuple[str, str]) -> FileText:
    """Return a user's deck file."""
    return FileText("home.toml", deck_text(*changes))
