"""The kernel: what a game is.

No I/O, no clock, no global randomness; depends on msgspec only. The rules of a game
(`hotseat.games`) are written against these types, and everything above them (bots,
simulation, tables, the command line) knows a game only through `Game`.
"""

from hotseat.core.actions import Action
from hotseat.core.bills import Bill, Item
from hotseat.core.chance import Chance, FastChance, VerifiableChance
from hotseat.core.events import Event, Secret, Tell
from hotseat.core.game import AnyGame, Barred, Game, Reason, Result, Standing, Tally
from hotseat.core.ledger import Rule
from hotseat.core.phrases import Name, Param, Phrase
from hotseat.core.play import Refusal, find, play
from hotseat.core.playing import Choose, Rules, Seat
from hotseat.core.settings import FileText, Invalid, Room, Setting

__all__ = [
    "Action",
    "AnyGame",
    "Barred",
    "Bill",
    "Chance",
    "Choose",
    "Event",
    "FastChance",
    "FileText",
    "Game",
    "Invalid",
    "Item",
    "Name",
    "Param",
    "Phrase",
    "Reason",
    "Refusal",
    "Result",
    "Room",
    "Rule",
    "Rules",
    "Seat",
    "Secret",
    "Setting",
    "Standing",
    "Tally",
    "Tell",
    "VerifiableChance",
    "find",
    "play",
]
