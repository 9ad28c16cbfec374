"""A server as a child process, and the processor time a process has used."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
SECONDS_TO_START = 30
SECONDS_TO_STOP = 5


class ServerProcess:
    """A server that printed `port N`, and that stops when this object is closed."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.port = port
        self.pid = process.pid
        self._process = process

    @classmethod
    async def start(
        cls,
        command: Sequence[str | os.PathLike[str]],
        cwd: Path,
        env: Mapping[str, str] | None = None,
    ) -> ServerProcess:
        """Run a command, with more environment variables, until it says where it listens."""
        process = await asyncio.create_subprocess_exec(
            *command,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=asyncio.subprocess.PIPE,  # closes with us, so that no server outlives a crash
            stdout=asyncio.subprocess.PIPE,
        )
        server = cls(process, 0)
        try:
            server.port = await asyncio.wait_for(server._announced_port(), SECONDS_TO_START)
        except BaseException:
            await server.stop()
            raise
        return server

    def cpu_seconds(self) -> float:
        """Return the processor time that the server and its own child processes have used."""
        return cpu_seconds(self.pid)

    def services_cpu_seconds(self) -> float:
        """Return the processor time of what the server uses beside itself."""
        return 0.0

    def cpu_nanoseconds(self) -> int:
        """Return the same, as the scheduler counts it: fine enough for a short while."""
        return sum(_cpu_nanoseconds(pid) for pid in _with_descendants(self._process.pid))

    def resident_bytes(self) -> int:
        """Return the memory that the server itself holds now, without its child processes."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * PAGE_BYTES

    async def stop(self) -> None:
        """End the process, by force where asking does not help."""
        if self._process.returncode is None:
            self._process.terminate()
            try:
                await asyncio.wait_for(self._process.wait(), SECONDS_TO_STOP)
            except TimeoutError:
                self._process.kill()
                await self._process.wait()

    async def _announced_port(self) -> int:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            word, _, number = line.decode().partition(" ")
            if word == "port":
                return int(number)
        raise RuntimeError("The server ended before it said where it listens.")


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process and its descendants have used."""
    return sum(_cpu_seconds(one) for one in _with_descendants(pid))


def _with_descendants(pid: int) -> list[int]:
    found = [pid]
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            found += _with_descendants(int(child))
    return found


def _cpu_seconds(pid: int) -> float:
    """Return user and system time; the program's name, in brackets, may hold spaces."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:  # it has just ended
        return 0.0
    user, system = int(fields[11]), int(fields[12])
    return (user + system) / TICKS_PER_SECOND


def _cpu_nanoseconds(pid: int) -> int:
    """Return the time of all threads that run now."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads)
