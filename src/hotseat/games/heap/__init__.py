"""HEAP. The game as the registry sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotseat.core import (
    Action,
    Barred,
    Chance,
    Event,
    FileText,
    Game,
    Phrase,
    Result,
    Rule,
    Seat,
    Standing,
    Tally,
    Tell,
)
from hotseat.core.decoding import from_plain
from hotseat.core.game import in_fives
from hotseat.core.settings import read_settings
from hotseat.games.heap import (
    barred,
    behind,
    card_report,
    data,
    defaults,
    hidden,
    imagine,
    preview,
    preview_words,
    printed,
    rules,
    setup,
    sketch,
    snapshot,
    view,
    words,
)
from hotseat.games.heap.actions import HeapAction
from hotseat.games.heap.card_file import SCHEMA
from hotseat.games.heap.facts import NO_CARD
from hotseat.games.heap.settings import (
    Settings,
    cards_of,
    check_instigator,
    look,
    schema,
    terms_of,
)
from hotseat.games.heap.state import NOBODY, Battle
from hotseat.games.heap.tally import HeapTally
from hotseat.games.heap.view import View


class Heap(Game[Settings, Battle, HeapAction, View]):
    """The verbs, each passed on to the module that implements it."""

    name = "heap"
    rules_version = 1
    file_schemas = (SCHEMA,)
    playing = rules.HeapRules()

    def __init__(self) -> None:
        self.schema = schema()
        self.look = look()
        numbers = data.numbers()
        self.seats = range(numbers.seats_least, numbers.seats_most + 1)
        self.usual_seats = numbers.seats_most
        self.solo_seats = numbers.seats_most

    # Setting up

    def minutes(self, settings: Settings, seats: int) -> int:
        """Return roughly how long a game takes: every vehicle has to be won."""
        return in_fives(settings.vehicles_needed * (3 + 2 * seats))

    def settings(self, given: Mapping[str, object], seats: int) -> Settings:
        """Return typed settings."""
        self.check_seats(seats)
        chosen = from_plain(read_settings(self.schema, given, seats), Settings)
        check_instigator(chosen, seats)
        cards_of(chosen)  # a user's file is checked here
        return chosen

    def new(self, settings: Settings, seats: int, chance: Chance, tell: Tell | None) -> Battle:
        """Set up a game, up to the first decision."""
        game = setup.set_up(terms_of(settings), seats, chance, tell)
        rules.go_on(game, chance, tell)
        return game

    # Playing

    def waiting(self, state: Battle) -> list[Seat]:
        """Return the seat that owes a decision now."""
        return rules.waiting(state)

    def result(self, state: Battle) -> Result | None:
        """Return who has won the pileup: all others share the second place (RUL-HEAP-60)."""
        if state.winner == NOBODY:
            return None
        seats = sorted(range(len(state.players)), key=lambda seat: seat != state.winner)
        return Result(
            tuple(
                [
                    Standing(1, words.seat_name(seat), seat, 1)
                    if seat == state.winner
                    else Standing(2, words.seat_name(seat), seat, 0)
                    for seat in seats
                ]
            )
        )

    def default(self, state: Battle, seat: Seat) -> HeapAction:
        """Return what is done for a player who does not decide in time."""
        return defaults.default(state, seat)

    # Knowing

    def view(self, state: Battle, seat: Seat | None) -> View:
        """Return what a seat may know."""
        return view.view(state, seat)

    def views(self, state: Battle, seats: Sequence[Seat | None]) -> list[View]:
        """Return what several seats may know."""
        return view.views(state, seats)

    def preview(self, view: View, action: HeapAction) -> preview.Preview | None:
        """Return what the action would do."""
        return preview.preview(view, action)

    def barred(self, view: View) -> list[Barred]:
        """Return what is not possible now, and why."""
        return barred.barred(view)

    def imagine(self, view: View, chance: Chance) -> Battle:
        """Return a random game that agrees with a view."""
        return imagine.imagine(view, chance)

    def reshuffle_hidden(self, state: Battle, chance: Chance) -> None:
        """Shuffle what nobody may know, in place."""
        hidden.reshuffle_hidden(state, chance)

    # Telling

    def question(self, view: View) -> Phrase:
        """Return what the seat is asked."""
        return words.question(view)

    def label(self, action: HeapAction) -> Phrase:
        """Return an action in words."""
        return words.label(action)

    def face_label(self, action: HeapAction) -> Phrase:
        """Return in words what actions with the same face have in common."""
        return words.face_label(action)

    def preview_phrase(self, view: View, action: HeapAction) -> Phrase | None:
        """Return a preview in a few words."""
        return preview_words.preview_phrase(view, action)

    def printed(self, settings: Settings | None) -> printed.Printed:
        """Return the cards as printed."""
        return printed.printed(settings)

    def phrase(self, event: Event) -> Phrase:
        """Return an event in words."""
        return words.phrase(event)

    def sketch(self, view: View) -> list[str | Phrase]:
        """Return the game in a few lines."""
        return sketch.sketch(view)

    def names(self, state: Battle) -> dict[tuple[str, int], Phrase]:
        """Return what the players, and a user's own cards, are called."""
        return words.names(state)

    def codes(self) -> list[str]:
        """Return the codes that are put together from parts."""
        return words.codes()

    def words(self, language: str) -> str:
        """Return the words file of a language."""
        return data.words(language)

    def ledger(self) -> tuple[Rule, ...]:
        """Return the rules."""
        return data.ledger()

    def rules_behind(self, thing: Action | Event) -> tuple[str, ...]:
        """Return the rules behind an action or an event."""
        return behind.rules_behind(thing)

    def tally(self) -> Tally:
        """Return a counter for one game."""
        return HeapTally()

    # Keeping

    def clone(self, state: Battle) -> Battle:
        """Return an independent copy."""
        return state.clone()

    def dump(self, state: Battle) -> bytes:
        """Return a game as JSON."""
        return snapshot.dump(state)

    def load(self, settings: Settings, dumped: bytes) -> Battle:
        """Return the game that was dumped."""
        return snapshot.load(settings, dumped)

    def census(self, state: Battle) -> dict[str, int]:
        """Count every part card, wherever it lies."""
        piles = [state.heap, state.rubbish, state.combat]
        for player in state.players:
            piles += [player.hand, player.haul]
            piles += [vehicle.cards for vehicle in player.vehicles]
        counts: dict[str, int] = {}
        for pile in piles:
            for card in pile:
                if card != NO_CARD:
                    key = data.card_key(card)
                    counts[key] = counts.get(key, 0) + 1
        return counts

    def check_file(self, schema: str, name: str, text: str) -> Phrase | None:
        """Validate a card file, and report how its symbols are spread."""
        if schema != SCHEMA:
            return None
        card_set = data.user_cards(FileText(name, text))
        return Phrase(
            "heap-checked-cards",
            {
                "file": name,
                "name": card_set.name,
                "cards": len(card_set.cards()),
                "designs": len(card_set.designs),
                "swerves": card_report.swerves(card_set),
                **card_report.report(card_set),
            },
        )


GAME = Heap()
