"""`hotseat play`: a game in the terminal, or a game of bots, told in words."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.console import Console

from hotseat.arena.play import play_game, record_of
from hotseat.cli import terminal
from hotseat.cli.common import add_game, add_game_options, plain_settings, seat_bots, seat_count
from hotseat.core.record import replay
from hotseat.games import game as game_by_name
from hotseat.words import Words


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play",
        help="play in the terminal, or watch a game of bots",
        description="Play in the terminal with --terminal; without it, play a short game of bots "
        "and tell it in words.",
    )
    add_game(parser, optional=True)
    add_game_options(parser, seed="another one every time in the terminal, else 1")
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help="one name for all or one each (default: rookie)",
    )
    at_terminal = parser.add_argument_group("in the terminal")
    at_terminal.add_argument("--terminal", action="store_true", help="play yourself, in seat 0")
    at_terminal.add_argument("--record", metavar="FILE", help="keep the game in this file")
    at_terminal.add_argument("--resume", metavar="FILE", help="go on with a game that was kept")
    at_terminal.add_argument(
        "--ask-all", action="store_true", help="ask even where there is only one choice"
    )
    parser.set_defaults(run=run, seed=None)


def run(chosen: Namespace) -> int:
    """Play at the terminal, or play and tell."""
    if chosen.terminal:
        return terminal.run(chosen)
    return _tell_a_game_of_bots(chosen)


def _tell_a_game_of_bots(chosen: Namespace) -> int:
    game = game_by_name(chosen.game or "heat")
    seats = seat_count(game, chosen.seats)
    given = chosen.settings or (["laps=1"] if game.name == "heat" else [])
    settings = game.settings(plain_settings(game, given, seats), seats)
    bots = seat_bots(game, chosen.bots or "rookie", seats)
    seed = 1 if chosen.seed is None else chosen.seed
    played = play_game(game, settings, bots, seed << 32, keep_moves=True)
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
        score = words.say(game.score_phrase(standing))
        console.print(f"{standing.place}. {words.say(standing.name)}, {score}", markup=False)
    return 0
