"""`hotseat play`: a race of bots, told in words."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.console import Console

from hotseat.arena.play import play_game, record_of
from hotseat.cli.common import add_game, add_game_options, plain_settings, seat_bots, seat_count
from hotseat.core.record import replay
from hotseat.games import game as game_by_name
from hotseat.words import Words


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play",
        help="watch a game of bots, told in words",
        description="Play a short game of bots and tell it in words.",
    )
    add_game(parser, optional=True)
    add_game_options(parser)
    parser.add_argument("--bots", default="random", metavar="A,B,…", help="default: random")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    """Play and tell."""
    game = game_by_name(chosen.game or "heat")
    seats = seat_count(game, chosen.seats)
    given = chosen.settings or (["laps=1"] if game.name == "heat" else [])
    settings = game.settings(plain_settings(game, given, seats), seats)
    bots = seat_bots(game, chosen.bots, seats)
    played = play_game(game, settings, bots, chosen.seed << 32, keep_moves=True)
    words = Words(game)
    console = Console(highlight=False)
    steps = list(replay("this game", game, record_of(game, settings, played)))
    names = game.names(steps[0].state)
    for step in steps:
        for event in step.events:
            if event.audience is None:
                console.print(words.say(game.phrase(event), names), markup=False)
    result = game.result(steps[-1].state)
    console.print()
    for standing in result.standings if result else ():
        console.print(f"{standing.place}. {words.say(standing.name)}", markup=False)
    return 0
