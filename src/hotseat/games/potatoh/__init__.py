"""¡HOT! POTA-TOH! The game as the registry sees it."""

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
from hotseat.games.potatoh import (
    barred,
    behind,
    data,
    defaults,
    hidden,
    imagine,
    preview,
    preview_words,
    printed,
    rules,
    sketch,
    snapshot,
    view,
    words,
)
from hotseat.games.potatoh.actions import PotatohAction
from hotseat.games.potatoh.deck_file import SCHEMA
from hotseat.games.potatoh.settings import (
    RULES_VERSION,
    Settings,
    deck_of,
    look,
    schema,
    terms_of,
)
from hotseat.games.potatoh.setup import set_up_match
from hotseat.games.potatoh.state import Match, Step
from hotseat.games.potatoh.tally import PotatohTally
from hotseat.games.potatoh.view import View


class Potatoh(Game[Settings, Match, PotatohAction, View]):
    """The verbs, each passed on to the module that implements it."""

    name = "potatoh"
    rules_version = RULES_VERSION
    file_schemas = (SCHEMA,)
    playing = rules.PotatohRules()

    def __init__(self) -> None:
        self.schema = schema()
        self.look = look()
        facts = data.facts()
        # POT-MERGE-2: each deck allows up to 6 more players.
        self.seats = range(facts.seats_least, facts.seats_a_deck * facts.decks_most + 1)
        self.usual_seats = 6
        self.solo_seats = 4

    # Setting up

    def minutes(self, settings: Settings, seats: int) -> int:
        """Return roughly how long a match takes: more players go round more slowly."""
        per_target = settings.target / 3  # points that a good round brings
        rounds = settings.rounds if settings.match == "rounds" else per_target
        return in_fives(rounds * (1.5 + 0.5 * seats))

    def settings(self, given: Mapping[str, object], seats: int) -> Settings:
        """Return typed settings."""
        self.check_seats(seats)
        chosen = from_plain(read_settings(self.schema, given, seats), Settings)
        deck_of(chosen)  # a user's file is checked here
        return chosen

    def new(self, settings: Settings, seats: int, chance: Chance, tell: Tell | None) -> Match:
        """Set up a match, up to the first decision."""
        game = set_up_match(
            terms_of(settings, seats, self.rules_version), settings.level, seats, chance
        )
        rules.go_on(game, chance, tell)
        return game

    # Playing

    def waiting(self, state: Match) -> list[Seat]:
        """Return the seats that owe a decision now."""
        return rules.waiting(state)

    def may_change(self, state: Match) -> list[Seat]:
        """Return the seats that may change their answer about the level."""
        return rules.may_change(state)

    def result(self, state: Match) -> Result | None:
        """Return the ranking by points once one player leads; equal totals share a place."""
        if state.top().step != Step.OVER:
            return None
        totals = sorted((player.total for player in state.players), reverse=True)
        ranking = sorted(state.players, key=lambda player: -player.total)
        return Result(
            tuple(
                Standing(
                    totals.index(player.total) + 1,
                    words.seat_name(player.seat),
                    player.seat,
                    player.total,
                )
                for player in ranking
            )
        )

    def default(self, state: Match, seat: Seat) -> PotatohAction:
        """Return what is done for a player who does not decide in time."""
        return defaults.default(state, seat)

    # Knowing

    def view(self, state: Match, seat: Seat | None) -> View:
        """Return what a seat may know."""
        return view.view(state, seat)

    def views(self, state: Match, seats: Sequence[Seat | None]) -> list[View]:
        """Return what several seats may know."""
        return view.views(state, seats)

    def preview(self, view: View, action: PotatohAction) -> preview.Preview | None:
        """Return what the action would do."""
        return preview.preview(view, action)

    def barred(self, view: View) -> list[Barred]:
        """Return what is not possible now, and why."""
        return barred.barred(view)

    def imagine(self, view: View, chance: Chance) -> Match:
        """Return a random match that agrees with a view."""
        return imagine.imagine(view, chance, self.rules_version)

    def reshuffle_hidden(self, state: Match, chance: Chance) -> None:
        """Shuffle what nobody may know, in place."""
        hidden.reshuffle_hidden(state, chance)

    # Telling

    def question(self, view: View) -> Phrase:
        """Return what the seat is asked."""
        return words.question(view)

    def label(self, action: PotatohAction) -> Phrase:
        """Return an action in words."""
        return words.label(action)

    def preview_phrase(self, view: View, action: PotatohAction) -> Phrase | None:
        """Return a preview in a few words."""
        return preview_words.preview_phrase(view, action)

    def printed(self, settings: Settings | None) -> printed.Printed:
        """Return the cards as printed."""
        return printed.printed(settings)

    def phrase(self, event: Event) -> Phrase:
        """Return an event in words."""
        return words.phrase(event)

    def sketch(self, view: View) -> list[str | Phrase]:
        """Return the match in a few lines."""
        return sketch.sketch(view)

    def names(self, state: Match) -> dict[tuple[str, int], Phrase]:
        """Return what the players are called."""
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
        """Return a counter for one match."""
        return PotatohTally()

    # Keeping

    def clone(self, state: Match) -> Match:
        """Return an independent copy."""
        return state.clone()

    def dump(self, state: Match) -> bytes:
        """Return a match as JSON."""
        return snapshot.dump(state)

    def load(self, settings: Settings, dumped: bytes) -> Match:
        """Return the match that was dumped."""
        return snapshot.load(settings, dumped, self.rules_version)

    def census(self, state: Match) -> dict[str, int]:
        """Count every card, in the box or out of it."""
        piles = [state.box, state.lost, state.deck, state.discard]
        piles += [player.hand for player in state.players]
        piles += [player.area for player in state.players]
        piles += [frame.cards for frame in state.stack]
        counts: dict[str, int] = {}
        for pile in piles:
            for card in pile:
                key = state.facts.keys[card]
                counts[key] = counts.get(key, 0) + 1
        return counts

    def check_file(self, schema: str, name: str, text: str) -> Phrase | None:
        """Validate a deck file."""
        if schema != SCHEMA:
            return None
        deck = data.user_deck(FileText(name, text))
        return Phrase(
            "potatoh-checked-deck",
            {"file": name, "name": deck.name, "cards": sum(deck.copies)},
        )


GAME = Potatoh()
