"""Send a server thousands of hostile messages: `make fuzz`, or `python -m tools.fuzz --seed 7`.

It ends with exit code 1 if an answer is not a typed refusal, if the state has changed, or if the
server's log holds an error. The same seed sends the same messages.
"""

from __future__ import annotations

import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

from tests.server.harness import Server
from tests.server.hostile import LIMITS, Attack


def main() -> int:
    """Attack a private server, and say how it took it."""
    parser = ArgumentParser(prog="fuzz", description="Send a server hostile messages.")
    parser.add_argument("--messages", type=int, default=10_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    chosen = parser.parse_args()
    begun = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="hotseat-fuzz-") as folder,
        Server(Path(folder) / "data", limits=LIMITS) as server,
    ):
        before = server.resident_bytes()
        try:
            outcomes = Attack(server, chosen.seed).run(chosen.messages)
        except AssertionError as error:
            print(f"not as it must be (seed {chosen.seed}): {error}", file=sys.stderr)
            return 1
        grown = server.resident_bytes() - before
    for code, count in outcomes.most_common():
        print(f"{count:6} {code}")
    seconds = time.monotonic() - begun
    print(f"{sum(outcomes.values())} hostile messages in {seconds:.0f} s (seed {chosen.seed}):")
    print(f"no crash, no change of state, memory grew by {grown / 1e6:.0f} MB.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
