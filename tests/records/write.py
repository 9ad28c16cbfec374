"""Recorded games: replayed by the tests to the same states, on every machine.

`make records` records them anew, which is right only together with a new rules version.

The races `heat-driven-*` were driven in the browser by clicks, to the podium, and exported there:
one a circuit and one over two laps, on a phone and on a wide screen, by one person and by two,
against bots and Legends. No program writes them; with new rules they are driven anew or go.
"""

from __future__ import annotations

from pathlib import Path

from hotseat.arena.play import play_game, record_of
from hotseat.core.record import write_record
from hotseat.games import game as game_by_name

FOLDER = Path(__file__).parent

# file: game, seats, settings, seed. The ends of a race: the last car drives home, or stops.
RECORDS: dict[str, tuple[str, int, dict[str, object], int]] = {
    "heat-usa-6": ("heat", 6, {"circuit": "usa"}, 1),
    "heat-great-britain-5": ("heat", 5, {"circuit": "great_britain"}, 2),
    "heat-italy-4": ("heat", 4, {"circuit": "italy"}, 3),
    "heat-france-3": ("heat", 3, {"circuit": "france", "handicap": [0, 1, 2]}, 4),
    "heat-italy-1-legends": ("heat", 1, {"circuit": "italy", "legends": 5, "legends_pro": 1}, 5),
    "heat-usa-2-home": ("heat", 2, {"circuit": "usa", "laps": 1}, 7),
    # The ends of a match: after four rounds, after a tie-break, beyond a target; and of a round:
    # somebody explodes, or everybody is safe.
    "potatoh-6": ("potatoh", 6, {"level": 1}, 0),
    "potatoh-3-tie-break": ("potatoh", 3, {"level": 1}, 8),
    "potatoh-2-all-safe": ("potatoh", 2, {"level": 2}, 2),
    "potatoh-4-points": ("potatoh", 4, {"level": 5, "match": "points", "target": 12}, 0),
    "potatoh-12-two-decks": ("potatoh", 12, {"level": 5, "rounds": 2}, 0),
}


def write_all() -> None:
    """Write every record."""
    for name, (game_name, seats, given, seed) in RECORDS.items():
        game = game_by_name(game_name)
        settings = game.settings(given, seats)
        played = play_game(game, settings, ["random"] * seats, seed, keep_moves=True)
        data = write_record(record_of(game, settings, played))
        (FOLDER / f"{name}.jsonl").write_bytes(data)


if __name__ == "__main__":
    write_all()
