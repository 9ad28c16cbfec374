"""Reads the files that an operator starts from, and says what in them the project does not know.

There is no Docker where the tests run, so nothing is built or started here. What can be known
without it is compared: commands and their options, extras, paths, ports, variables, images.
"""

from __future__ import annotations

import io
import json
import re
import shlex
import tomllib
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr
from fnmatch import fnmatch
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch
from urllib.parse import urlsplit

from hotseat.cli import command_line
from hotseat.cli.homes import DATABASE_VARIABLE
from hotseat.cli.serve import REDIS_VARIABLE
from hotseat.server.data_folder import default_folder
from hotseat.store.postgres_links import OLDEST_SERVER

ROOT = Path(__file__).parent.parent
NODES = ("node1", "node2")


class Files(NamedTuple):
    """What is deployed, as text."""

    dockerfile: str
    ignored: str
    compose: str
    service: str
    proxy: str  # nginx in compose.yaml


def files() -> Files:
    """Return the files as they are."""

    def read(place: str) -> str:
        return (ROOT / place).read_text("utf-8")

    return Files(
        read("Dockerfile"),
        read(".dockerignore"),
        read("compose.yaml"),
        read("deploy/hotseat.service"),
        read("deploy/nginx/compose.conf"),
    )


# Reading


def instructions(dockerfile: str) -> list[tuple[str, str]]:
    """Return the instructions of a Dockerfile: what, and with what."""
    lines = [line for line in dockerfile.splitlines() if not line.lstrip().startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ")
    return [
        (what.upper(), " ".join(rest.split()))
        for what, _, rest in (line.partition(" ") for line in whole.splitlines() if line.strip())
    ]


def read_yaml(text: str) -> Any:
    """Return a small part of YAML, all that compose.yaml uses: mappings, lists, one-line values."""
    lines: list[tuple[int, str]] = []
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            lines.append((len(line) - len(line.lstrip()), line.strip()))
    value, rest = _block(lines, 0)
    assert not rest, rest
    return value


Lines = list[tuple[int, str]]


def _block(lines: Lines, indent: int) -> tuple[Any, Lines]:
    if lines[0][1].startswith("- "):
        items: list[Any] = []
        while lines and lines[0][0] == indent and lines[0][1].startswith("- "):
            first = lines[0][1].removeprefix("- ")
            if re.match(r"\w+: ", first):
                item, lines = _block([(indent + 2, first), *lines[1:]], indent + 2)
                items.append(item)
            else:
                items.append(_scalar(first))
                lines = lines[1:]
        return items, lines
    found: dict[str, Any] = {}
    while lines and lines[0][0] == indent:
        key, colon, rest = lines[0][1].partition(":")
        assert colon, lines[0]
        assert key not in found, f"{key} stands there twice"
        lines = lines[1:]
        if rest.strip():
            found[key] = _scalar(rest.strip())
        elif lines and lines[0][0] > indent:
            found[key], lines = _block(lines, lines[0][0])
        else:
            found[key] = None
    return found, lines


def _scalar(text: str) -> Any:
    if text[0] in '["':
        return json.loads(text)
    return {"true": True, "false": False}.get(text, text)


# Comparing


def problems(given: Files) -> list[str]:
    """Return what the files say that is not so."""
    return [
        *_of_image(given),
        *_of_compose(given),
        *_of_service(given.service),
        *_of_variables(given),
    ]


def understood(arguments: list[str]) -> Namespace | str:
    """Return what `hotseat` understands of arguments, or its complaint."""
    said = io.StringIO()
    try:
        with redirect_stderr(said):
            return command_line().parse_args(arguments)
    except SystemExit as end:
        return said.getvalue().strip() if end.code else Namespace()  # --version has been answered


_COMMAND = re.compile(
    r"^(?:\w+=\S+ )*(?:docker (?:compose )?exec \S+ |sudo -u \S+ )?(?:\S*/)?hotseat (.*)$",
    re.MULTILINE,
)


def documented_commands(text: str) -> Iterator[list[str]]:
    """Give the arguments of every `hotseat` command in the blocks of a page."""
    for block in re.findall(r"^```\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE):
        for command in _COMMAND.findall(block):
            yield shlex.split(command, comments=True)


def _of_image(given: Files) -> Iterator[str]:
    steps = instructions(given.dockerfile)
    by_name = dict(steps)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    oldest = re.findall(r"\d+", project["requires-python"])
    stages: list[str] = []
    for what, rest in steps:
        if what == "FROM":
            image, _, stage = rest.partition(" AS ")
            version = re.findall(r"\d+", image.partition(":")[2])[:2]
            if not image.startswith("python:") or list(map(int, version)) < list(map(int, oldest)):
                yield f"{image} is not a Python that the project runs on"
            stages.append(stage)
        if what == "COPY":
            yield from _of_copy(rest, stages, given.ignored)
    for extra in re.findall(r"hotseat\[(\w+)\]", given.dockerfile):
        if extra not in project["optional-dependencies"]:
            yield f"there is no extra {extra}"
    if by_name.get("USER", "root") in ("root", "0"):
        yield "it runs as root"
    if by_name.get("STOPSIGNAL") != "SIGTERM":
        yield "it is not stopped by SIGTERM"

    command = [*json.loads(by_name["ENTRYPOINT"]), *json.loads(by_name["CMD"])]
    if command[0] not in project["scripts"]:
        yield f"there is no command {command[0]}"
    chosen = understood(command[1:])
    if isinstance(chosen, str):
        yield chosen
        return
    if str(chosen.port) != by_name["EXPOSE"]:
        yield f"it listens on {chosen.port} and not on {by_name['EXPOSE']}"
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", by_name["HEALTHCHECK"])
    if asked is None or asked.groups() != (by_name["EXPOSE"], "/healthz"):
        yield "its health is asked for elsewhere"
    variables = dict(re.findall(r"(\w+)=(\S+)", by_name["ENV"]))
    with patch.dict("os.environ", XDG_DATA_HOME=variables.get("XDG_DATA_HOME", "")):
        kept = chosen.data or default_folder()
    if str(kept) != by_name["VOLUME"]:
        yield f"tables are kept in {kept}, which is no volume"


def _of_copy(rest: str, stages: list[str], ignored: str) -> Iterator[str]:
    *sources, _ = [part for part in rest.split() if not part.startswith("--")]
    if stage := re.match(r"--from=(\w+)", rest):
        if stage[1] not in stages[:-1]:
            yield f"there is no stage {stage[1]}"
        return
    for source in sources:
        if not (ROOT / source).exists():
            yield f"there is no {source}"
        if is_ignored(source, ignored):
            yield f"{source} is kept out by .dockerignore"


def is_ignored(path: str, ignored: str) -> bool:
    """Is a file or a folder at the root kept out? The last rule that fits decides."""
    out = False
    for rule in ignored.splitlines():
        if rule and not rule.startswith("#") and fnmatch(path, rule.removeprefix("!")):
            out = not rule.startswith("!")
    return out


def _of_compose(given: Files) -> Iterator[str]:
    compose = read_yaml(given.compose)
    services: Mapping[str, Any] = compose["services"]
    proxy = services["nginx"]
    address = proxy["networks"]["inside"]["ipv4_address"]
    [network] = compose["networks"]["inside"]["ipam"]["config"]
    if ip_address(address) not in ip_network(network["subnet"]):
        yield f"{address} is not in {network['subnet']}"
    exposed = dict(instructions(given.dockerfile))["EXPOSE"]
    for name in NODES:
        chosen = understood(services[name]["command"])
        if isinstance(chosen, str):
            yield chosen
            continue
        if str(chosen.port) != exposed or chosen.host != "0.0.0.0":
            yield f"{name} listens where nobody asks"
        if chosen.behind_proxy != address:
            yield f"{name} believes {chosen.behind_proxy}, and nginx is {address}"
        if chosen.data is not None:
            yield f"{name} keeps tables of its own"
        if f"server {name}:{exposed} " not in given.proxy:
            yield f"nginx does not know {name}"
        for variable, scheme in ((DATABASE_VARIABLE, "postgresql"), (REDIS_VARIABLE, "redis")):
            url = str(services[name]["environment"].get(variable, ""))
            plain = urlsplit(re.sub(r"\$\{[^}]*\}", "secret", url))
            if plain.scheme != scheme or plain.hostname not in services:
                yield f"{name} has no {variable}"
    for name, service in services.items():
        for other in service.get("depends_on", {}):
            if other not in services:
                yield f"{name} waits for {other}"
            elif "healthcheck" not in services[other] and "build" not in services[other]:
                yield f"nobody knows whether {other} is well"
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            known = (ROOT / source).exists() if source.startswith(".") else None
            if not (source in compose["volumes"] if known is None else known):
                yield f"there is no {source}"
    for included in re.findall(r"include (\S+);", given.proxy):
        if not any(f":{included}:" in volume for volume in proxy["volumes"]):
            yield f"nginx has no {included}"
    version = int(re.findall(r"postgres:(\d+)", services["postgres"]["image"])[0])
    if version < OLDEST_SERVER[0]:
        yield f"PostgreSQL {version} is too old"
    if f"listen {proxy['ports'][0].split(':')[1]};" not in given.proxy:
        yield "nginx listens on another port"
    database = urlsplit(
        re.sub(r"\$\{[^}]*\}", "x", services["node1"]["environment"][DATABASE_VARIABLE])
    )
    given_to = services["postgres"]["environment"]
    if (database.username, database.path) != (
        given_to["POSTGRES_USER"],
        f"/{given_to['POSTGRES_DB']}",
    ):
        yield "there is no such database"


def _of_service(service: str) -> Iterator[str]:
    settings = dict(re.findall(r"^(\w+)=(.*)$", service, flags=re.MULTILINE))
    program, *arguments = shlex.split(settings["ExecStart"])
    if program != "/opt/hotseat/bin/hotseat":
        yield f"nothing is installed at {program}"
    chosen = understood(arguments)
    if isinstance(chosen, str):
        yield chosen
    elif str(chosen.data) != f"/var/lib/{settings['StateDirectory']}":
        yield f"{chosen.data} is not made for the service"


def _of_variables(given: Files) -> Iterator[str]:
    """Every variable of ours must be one that the project reads, or that compose.yaml asks for."""
    asked = set(re.findall(r"\$\{(\w+)", given.compose))
    read = {DATABASE_VARIABLE, REDIS_VARIABLE}
    read |= set(re.findall(r"HOTSEAT_\w+", (ROOT / "hatch_build.py").read_text("utf-8")))
    for text in given:
        for variable in set(re.findall(r"\bHOTSEAT_\w+", text)) - read - asked:
            yield f"nobody reads {variable}"
