"""A real server in a process of its own, and a real browser: the ground of the browser tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE

SAYS = "Hotseat is at "
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

# Root needs no sandbox; the rest keeps the browser from talking to anybody but our server.
BROWSER_ARGUMENTS = (
    *(("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()),
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)


def browser_path() -> str | None:
    """Return where Chromium is on this machine."""
    found = (shutil.which(name) for name in BROWSERS)
    return next((path for path in found if path), None)


def start_server(data: Path) -> tuple[subprocess.Popen[str], str]:
    """Start a server on a free port with a folder of its own; return it and its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "hotseat", "serve", "--port", "0", "--data", str(data),
         "--bot-seconds", "600"],  # a bot that thinks on a busy machine is not late
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )  # fmt: skip
    assert process.stdout
    line = process.stdout.readline()  # it is ready, or has ended
    assert line.startswith(SAYS), f"no server: {line!r}"
    return process, line.removeprefix(SAYS).strip()


@contextmanager
def server(data: Path) -> Iterator[str]:
    """Run such a server; yield its address."""
    process, address = start_server(data)
    with process:
        try:
            yield address
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
