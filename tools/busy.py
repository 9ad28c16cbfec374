"""Runs tests while every core is kept busy by something else, as a laptop's may be.

    python -m tools.busy [--runs 5] [tests/e2e tests/server …]

What fails here and not alone leans on a quick machine: it waits for the clock where it should wait
for a state. Ends with exit code 1 if any run failed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

# It ends with the process that has started it, however that ends.
LOOP = "import os, sys\nwhile os.getppid() == int(sys.argv[1]): pass"


def main() -> int:
    """Run the tests this many times; say which runs failed."""
    parser = argparse.ArgumentParser(description="Run tests on a busy machine.")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("tests", nargs="+")
    chosen = parser.parse_args()
    failed = []
    with every_core_busy():
        for run in range(1, chosen.runs + 1):
            print(f"Run {run} of {chosen.runs}", flush=True)
            tests = [sys.executable, "-m", "pytest", "-n", "auto", *chosen.tests]
            if subprocess.run(tests, check=False).returncode:
                failed.append(run)
    print(f"Failed: {', '.join(map(str, failed))}" if failed else "All runs passed.")
    return 1 if failed else 0


@contextmanager
def every_core_busy() -> Iterator[None]:
    """Keep a loop running for each core."""
    command = [sys.executable, "-c", LOOP, str(os.getpid())]
    loops = [subprocess.Popen(command) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


if __name__ == "__main__":
    sys.exit(main())
