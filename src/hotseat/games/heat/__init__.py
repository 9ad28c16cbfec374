"""HEAT: Pedal to the Metal, the base game. The game as the registry sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from hotseat.core import (
    Action,
    Barred,
    Chance,
    Event,
    FileText,
    Game,
    Phrase,
    Reason,
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
from hotseat.games.heat import (
    barred,
    behind,
    census,
    data,
    defaults,
    for_you,
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
from hotseat.games.heat.actions import HeatAction
from hotseat.games.heat.circuit_file import SCHEMA, picture_of
from hotseat.games.heat.legends_file import SCHEMA as LEGENDS_SCHEMA
from hotseat.games.heat.season import open_season
from hotseat.games.heat.season_file import SCHEMA as SEASON_SCHEMA
from hotseat.games.heat.season_levels import (
    check_levels,
    settle_levels,
    with_levels,
    with_one_level,
)
from hotseat.games.heat.season_result import season_result
from hotseat.games.heat.settings import (
    NO_SEASON,
    Settings,
    check_cars,
    check_garage,
    check_legends,
    circuits_of,
    facts_of,
    laps_of,
    schema,
    with_season,
)
from hotseat.games.heat.setup import prepare
from hotseat.games.heat.state import RULES_VERSION, Race, Step
from hotseat.games.heat.tally import HeatTally
from hotseat.games.heat.upgrade_file import SCHEMA as UPGRADES_SCHEMA
from hotseat.games.heat.view_parts import View


class Heat(Game[Settings, Race, HeatAction, View]):
    """The verbs, each passed on to the module that implements it."""

    name = "heat"
    rules_version = RULES_VERSION
    file_schemas = (SCHEMA, UPGRADES_SCHEMA, LEGENDS_SCHEMA, SEASON_SCHEMA)
    playing = rules.RULES

    def __init__(self) -> None:
        self.schema = schema()
        [self.look] = [setting for setting in self.schema if setting.differs_by_seat]
        self.seats = range(1, data.facts().box_cars + 1)  # HEAT-SET-1; one needs Legends
        self.usual_seats = data.facts().box_cars
        self.solo_seats = 1
        self.solo_settings = {"legends": data.facts().box_cars - 1}

    # Setting up

    def minutes(self, settings: Settings, seats: int) -> int:
        """Return roughly how long a race takes, or a season: each lap has about eight rounds."""
        circuits = circuits_of(settings) if settings.season != NO_SEASON else []
        laps = sum(circuit.laps for circuit in circuits) or laps_of(settings)
        return in_fives(laps * (4 + 4 * seats))

    def settings(self, given: Mapping[str, object], seats: int) -> Settings:
        """Return typed settings."""
        self.check_seats(seats)
        given = with_levels(with_season(given))
        read = read_settings(self.schema, with_one_level(given), seats)
        chosen = settle_levels(from_plain(read, Settings), given)
        if chosen.season != NO_SEASON:
            chosen = msgspec.structs.replace(chosen, weather=True)
        check_cars(chosen, seats)  # users' files are checked here and below
        check_legends(chosen)
        check_levels(chosen)
        check_garage(chosen, facts_of(chosen))
        return chosen

    def new(self, settings: Settings, seats: int, chance: Chance, tell: Tell | None) -> Race:
        """Set up a race or a season, up to the first decision."""
        if settings.season != NO_SEASON:
            race = open_season(facts_of(settings), settings, self.rules_version, chance)
            rules.begin_race(race, False, chance, tell)
            return race
        race = prepare(facts_of(settings), settings, self.rules_version, chance, tell)
        rules.begin_race(race, settings.garage_choice == "random", chance, tell)
        return race

    # Playing

    def waiting(self, state: Race) -> list[Seat]:
        """Return the seats that owe a decision now."""
        return rules.waiting(state)

    def may_change(self, state: Race) -> list[Seat]:
        """Return the seats that may exchange their cards."""
        return rules.may_change(state)

    def result(self, state: Race) -> Result | None:
        """Return the Final classification once every car is in it."""
        if state.step != Step.OVER:
            return None
        if state.season:
            return season_result(state, state.season)
        ranking = sorted(state.cars, key=lambda car: car.place)
        return Result(
            tuple(
                Standing(
                    car.place,
                    words.colour_name(car),
                    None if car.is_legend() else car.seat,
                    car.finish_round,
                )
                for car in ranking
            )
        )

    def default(self, state: Race, seat: Seat) -> HeatAction:
        """Return the least a driver can do."""
        return defaults.default(state, seat)

    def pauses(self, state: Race) -> bool:
        """CHA-39: between the races of a season."""
        return state.step == Step.READY

    # Knowing

    def view(self, state: Race, seat: Seat | None) -> View:
        """Return what a seat may know."""
        return view.view(state, seat)

    def views(self, state: Race, seats: Sequence[Seat | None]) -> list[View]:
        """Return what several seats may know."""
        return view.views(state, seats)

    def preview(self, view: View, action: HeatAction) -> preview.Preview | None:
        """Return what the action would do."""
        return preview.preview(view, action)

    def previews(self, view: View, actions: Sequence[HeatAction]) -> list[msgspec.Struct | None]:
        """Return what several actions would do."""
        return preview.previews(view, actions)

    def barred(self, view: View) -> list[Barred]:
        """Return what is not possible now, and why."""
        return barred.barred(view)

    def for_you(self, view: View) -> list[Reason]:
        """Return what the Legends and the cars nearby mean for this seat's turn."""
        return for_you.for_you(view)

    def imagine(self, view: View, chance: Chance) -> Race:
        """Return a random race that agrees with a view."""
        return imagine.imagine(view, self.rules_version, chance)

    def reshuffle_hidden(self, state: Race, chance: Chance) -> None:
        """Shuffle what nobody may know, in place."""
        hidden.reshuffle_hidden(state, chance)

    # Telling

    def question(self, view: View) -> Phrase:
        """Return what the seat is asked."""
        return words.question(view)

    def label(self, action: HeatAction) -> Phrase:
        """Return an action in words."""
        return words.label(action)

    def face_label(self, action: HeatAction) -> Phrase:
        """Return what everybody sees of an action: a plan's gear."""
        return words.face_label(action)

    def preview_phrase(self, view: View, action: HeatAction) -> Phrase | None:
        """Return a preview in a few words."""
        return preview_words.preview_phrase(view, action)

    def preview_phrases(self, view: View, actions: Sequence[HeatAction]) -> list[Phrase | None]:
        """Return several previews in a few words."""
        return preview_words.preview_phrases(view, actions)

    def group_phrase(self, view: View, actions: Sequence[HeatAction]) -> Phrase | None:
        """Return what the plans of one gear allow."""
        return preview_words.group_phrase(view, actions)

    def printed(self, settings: Settings | None) -> printed.Printed:
        """Return cards, gears and circuits as printed."""
        return printed.printed(settings)

    def phrase(self, event: Event) -> Phrase:
        """Return an event in words."""
        return words.phrase(event)

    def sketch(self, view: View) -> list[str | Phrase]:
        """Return the race in a few lines."""
        return sketch.sketch(view)

    def names(self, state: Race) -> dict[tuple[str, int], Phrase]:
        """Return what the cars are called."""
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
        """Return a counter for one race."""
        return HeatTally()

    # Keeping

    def clone(self, state: Race) -> Race:
        """Return an independent copy."""
        return state.clone()

    def dump(self, state: Race) -> bytes:
        """Return a race as JSON."""
        return snapshot.dump(state)

    def load(self, settings: Settings, dumped: bytes) -> Race:
        """Return the race that was dumped."""
        return snapshot.load(settings, dumped)

    def census(self, state: Race) -> dict[str, int]:
        """Count the cards of each driver; Stress from the reserve does not count.

        Upgrade cards of the garage change hands, so they are counted together.
        """
        if state.season:
            return census.season_census(state, state.season)
        counts: dict[str, int] = {}
        upgrades: set[int] = set()
        if state.draft:
            upgrades = {upgrade.card for upgrade in state.facts.upgrades}
            for pile in (state.draft.deck, state.draft.market, state.draft.discard):
                for card in pile:
                    key = f"garage:{state.facts.keys[card]}"
                    counts[key] = counts.get(key, 0) + 1
            if state.step == Step.DRAFT:
                for car in state.cars:
                    for card in car.upgrades:
                        key = f"garage:{state.facts.keys[card]}"
                        counts[key] = counts.get(key, 0) + 1
        for car in state.cars:
            if car.is_legend():
                continue
            for pile in state.piles(car):
                for card in pile:
                    owner = "garage" if card in upgrades else str(car.id)
                    key = f"{owner}:{state.facts.keys[card]}"
                    counts[key] = counts.get(key, 0) + 1
            counts[f"{car.id}:stress"] = counts.get(f"{car.id}:stress", 0) - car.stress_taken
        return counts

    def picture_of_file(self, schema: str, name: str, text: str) -> str | None:
        """Draw a circuit."""
        return picture_of(name, text, data.box().cars) if schema == SCHEMA else None

    def check_file(self, schema: str, name: str, text: str) -> Phrase | None:
        """Validate a circuit file, a set of upgrades, a season or the Legends' decks."""
        if schema == SEASON_SCHEMA:
            season = data.user_season(FileText(name, text))
            levels = [race.level for race in season.races]
            return Phrase(
                "heat-checked-season",
                {
                    "file": name,
                    "name": season.name,
                    "races": len(season.races),
                    "levels": words.level_list(levels),
                    "named": "yes" if any(levels) else "no",
                },
            )
        if schema == UPGRADES_SCHEMA:
            garage = data.upgrades(FileText(name, text))
            return Phrase(
                "heat-checked-upgrades",
                {
                    "file": name,
                    "name": garage.name,
                    "kinds": len(garage.cards),
                    "cards": sum(card.copies for card in garage.cards),
                },
            )
        if schema == LEGENDS_SCHEMA:
            decks = data.legend_decks(FileText(name, text))
            return Phrase(
                "heat-checked-legends",
                {
                    "file": name,
                    "name": data.legends_name(FileText(name, text)),
                    "cards": len(decks.cards),
                    "boosts": len(decks.boosts),
                },
            )
        if schema != SCHEMA:
            return None
        circuit = data.user_circuit(FileText(name, text))
        return Phrase(
            "heat-checked-circuit",
            {
                "file": name,
                "name": circuit.name,
                "spaces": circuit.spaces,
                "corners": len(circuit.corners),
                "laps": circuit.laps,
            },
        )


GAME = Heat()
