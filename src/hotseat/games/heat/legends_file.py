"""Files of the Legends expansion's decks: the packaged one and the ones that users write."""

from __future__ import annotations

from typing import NoReturn, cast

import msgspec

from hotseat.core import Invalid
from hotseat.core.user_files import read_user_file
from hotseat.games.heat.abilities import ON_CARDS

SCHEMA = "hotseat-legends/1"

DECKS = ("green", "yellow", "red")
CARDS_A_DECK = 12
BOOST_CARDS = 36
SECOND = "plus_one"  # of every Star

HIGHEST_SPEED = 30
HIGHEST_DIAMOND = 3

LONGEST_NAME = 40
LONGEST_ID = 24
LONGEST_SHOWN = 80  # of a value in a message

Entry = tuple[int, int, int]  # top speed, diamond, and 1 for a Star


class LegendsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file whose cards are still to be read: messages name a card by its id."""

    schema: str
    name: str
    card: tuple[dict[str, object], ...]
    boost: tuple[dict[str, object], ...]


class CardRow(msgspec.Struct, frozen=True):
    """A Legends card, checked: its entries in the order of the colours."""

    id: str
    deck: str
    entries: tuple[Entry, ...]


class BoostRow(msgspec.Struct, frozen=True):
    """A Boost card, checked."""

    id: str
    star: str
    rival: str


class Decks(msgspec.Struct, frozen=True):
    """The cards of a file, in its order."""

    name: str
    cards: tuple[CardRow, ...]
    boosts: tuple[BoostRow, ...]


def read_legends(name: str, text: str, colours: tuple[str, ...]) -> Decks:
    """Return the decks of a file called `name`; raise `Invalid` with the value that is wrong."""
    reader = _Reader(name, colours)
    file = read_user_file(name, text, LegendsFile)
    if file.schema != SCHEMA:
        reader.refuse(f"the schema must be {SCHEMA}", _shown("schema", file.schema))
    if not (1 <= len(file.name) <= LONGEST_NAME and file.name.strip() and file.name.isprintable()):
        reader.refuse(
            f"the name must be readable and have 1 to {LONGEST_NAME} letters",
            _shown("name", file.name),
        )
    cards = tuple(reader.read_card(number, row) for number, row in enumerate(file.card, start=1))
    for deck in DECKS:
        count = sum(card.deck == deck for card in cards)
        if count != CARDS_A_DECK:
            reader.refuse(f"the {deck} deck has {CARDS_A_DECK} Legends cards", f"{count}")
    boosts = tuple(reader.read_boost(number, row) for number, row in enumerate(file.boost, start=1))
    if len(boosts) != BOOST_CARDS:
        reader.refuse(f"there are {BOOST_CARDS} Boost cards", f"{len(boosts)}")
    return Decks(file.name, cards, boosts)


class _Reader:
    """Reads the cards of a file one after another."""

    def __init__(self, file: str, colours: tuple[str, ...]) -> None:
        self.file = file
        self.colours = colours
        self.ids: set[str] = set()
        self.card = ""  # the one being read, as messages name it

    def refuse(self, problem: str, found: str) -> NoReturn:
        raise Invalid("invalid-legends", file=self.file, problem=problem, found=found)

    def read_card(self, number: int, row: dict[str, object]) -> CardRow:
        """LGX-CONT-1, RUL-LGX-21: one deck, and an entry for each colour."""
        card = self._id(f"Legends card {number}", "Legends card", row)
        self._check_fields(row, ("id", "deck", *self.colours))
        deck = self._one_of(row, "deck", DECKS)
        return CardRow(card, deck, tuple(self._entry(row, colour) for colour in self.colours))

    def read_boost(self, number: int, row: dict[str, object]) -> BoostRow:
        """LGX-CONT-2: the ability of Stars and that of Rivals."""
        card = self._id(f"Boost card {number}", "Boost card", row)
        self._check_fields(row, ("id", "star", "secondary", "rival"))
        if row.get("secondary", SECOND) != SECOND:
            self.refuse(
                f"the secondary of {self.card} is always {SECOND}",
                _shown("secondary", row["secondary"]),
            )
        return BoostRow(
            card, self._one_of(row, "star", ON_CARDS), self._one_of(row, "rival", ON_CARDS)
        )

    def _id(self, place: str, kind: str, row: dict[str, object]) -> str:
        self.card = place
        given = row.get("id")
        if not (isinstance(given, str) and 1 <= len(given) <= LONGEST_ID and given.isprintable()):
            self.refuse(
                f"{self.card} needs an id of 1 to {LONGEST_ID} letters",
                _shown("id", given) if "id" in row else "no id",
            )
        if given in self.ids:
            self.refuse("every id stands once in a file", f"{given} twice")
        self.ids.add(given)
        self.card = f"{kind} {given}"
        return given

    def _check_fields(self, row: dict[str, object], known: tuple[str, ...]) -> None:
        for field in row:
            if field not in known:
                self.refuse(
                    f"{self.card} can have {', '.join(known[:-1])} and {known[-1]}, nothing else",
                    _shown(field, row[field]),
                )

    def _one_of(self, row: dict[str, object], field: str, known: tuple[str, ...]) -> str:
        value = row.get(field)
        if not (isinstance(value, str) and value in known):
            self.refuse(
                f"the {field} of {self.card} must be one of {', '.join(known)}",
                _shown(field, value) if field in row else f"no {field}",
            )
        return value

    def _parts(self, given: object) -> list[object]:
        return cast(list[object], given) if isinstance(given, list) else []

    def _entry(self, row: dict[str, object], colour: str) -> Entry:
        parts = self._parts(row.get(colour))
        numbers = [part for part in parts if isinstance(part, int) and not isinstance(part, bool)]
        if not (
            len(numbers) == len(parts) == len(("top speed", "diamond", "Star"))
            and 1 <= numbers[0] <= HIGHEST_SPEED
            and 0 <= numbers[1] <= HIGHEST_DIAMOND
            and numbers[2] in (0, 1)
        ):
            self.refuse(
                f"{colour} on {self.card} needs [top speed 1 to {HIGHEST_SPEED}, diamond 0 to "
                f"{HIGHEST_DIAMOND}, Star 0 or 1]",
                _shown(colour, row[colour]) if colour in row else f"no {colour}",
            )
        return numbers[0], numbers[1], numbers[2]


def _shown(field: str, value: object) -> str:
    """Return a value of a file for a message: as much of it as fits into a sentence."""
    return f"{field} = {value!r}"[:LONGEST_SHOWN]
