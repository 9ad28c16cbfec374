"""Our server as a club runs it: nodes that share a PostgreSQL and a Redis.

PostgreSQL writes to the disk before it answers, as SQLite does. Where there are two nodes, a race
is at one of them, as our configuration of nginx has it, or, scattered, every second driver is at
the other one, as any balancer has it that knows nothing of tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

from benchmarks.server_load.hotseat import Hotseat, Race, open_races
from benchmarks.server_load.load import Table
from benchmarks.server_load.process import ServerProcess, cpu_seconds
from tests.services import Postgres, Redis, postgres_programs, redis_program


class Nodes(ServerProcess):
    """Several servers as one, and what they share."""

    def __init__(
        self, nodes: Sequence[ServerProcess], services: Sequence[Postgres | Redis]
    ) -> None:
        self.port = nodes[0].port
        self._nodes = nodes
        self._services = services

    def cpu_seconds(self) -> float:
        """Return the processor time of all nodes."""
        return sum(node.cpu_seconds() for node in self._nodes)

    def services_cpu_seconds(self) -> float:
        """Return the processor time of PostgreSQL and Redis."""
        return sum(cpu_seconds(service.pid) for service in self._services)

    async def stop(self) -> None:
        """End everything."""
        for node in self._nodes:
            await node.stop()
        for service in self._services:
            await asyncio.to_thread(service.remove)


class Club(Hotseat):
    """Starts nodes on an empty database, each time with a PostgreSQL and a Redis of their own."""

    def __init__(
        self,
        name: str,
        nodes: int,
        build: tuple[str, Path] | None = None,
        *,
        scattered: bool = False,
    ) -> None:
        super().__init__(name=name, build=build)
        self._count = nodes
        self._scattered = scattered
        self._ports: list[int] = []

    def prepare(self) -> str | None:
        """Both services have to be installed."""
        if postgres_programs() is None or redis_program() is None:
            return f"{self.name} is skipped: `tools/install_services.sh` installs what it needs."
        return super().prepare()

    async def start(self) -> ServerProcess:
        """Start the services, then the nodes."""
        programs, redis_path = postgres_programs(), redis_program()
        assert programs
        assert redis_path
        postgres = await asyncio.to_thread(Postgres, programs, durable=True)
        redis = await asyncio.to_thread(Redis, redis_path)
        nodes: list[ServerProcess] = []
        try:
            for _ in range(self._count):
                nodes.append(
                    await self._start("", "--database", postgres.url(), "--redis", redis.url)
                )
        except BaseException:
            for node in nodes:
                await node.stop()
            postgres.remove()
            redis.remove()
            raise
        self._ports = [node.port for node in nodes]
        return Nodes(nodes, [postgres, redis])

    async def seat(self, port: int, tables: int, players: int) -> Sequence[Table]:
        """Open races and connect everybody."""
        opened = await asyncio.to_thread(open_races, port, tables, players)
        races = [Race(table, cookies, previews=False) for table, cookies in opened]
        for race, home in zip(races, cycle(self._ports)):
            await race.open(*(self._ports if self._scattered else [home]))
        return races
