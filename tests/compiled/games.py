"""Random games as digests: equal in both forms, or the forms differ.

`python -m tests.compiled.games` prints those of the interpreted form.
"""

from __future__ import annotations

import hashlib

from hotseat.arena.forms import interpret

GAMES_A_CASE = 2
EVERY_CASE = 3  # of the pairwise combinations of settings


def digests() -> list[str]:
    """Return a digest of each game: every option, state and event, and some views."""
    from tests.contract.cases import cases
    from tests.contract.harness import RandomGame, what_a_seat_gets, wire

    found: list[str] = []
    for case in cases()[::EVERY_CASE]:
        for seed in range(GAMES_A_CASE):
            seen = hashlib.sha256()
            for step in RandomGame(case, seed).steps():
                seen.update(case.game.dump(step.state))
                seen.update(wire(step.events))
                for seat in case.game.waiting(step.state):
                    seen.update(wire(case.game.options(step.state, seat)))
                    if step.number % 20 == 0:
                        seen.update(what_a_seat_gets(case.game, step.state, seat))
            seen.update(wire(case.game.result(step.state)))
            found.append(f"{case} {seed}: {seen.hexdigest()}")
    return found


if __name__ == "__main__":
    interpret()
    from hotseat.form import is_compiled

    assert not is_compiled()
    print("\n".join(digests()))  # noqa: T201
