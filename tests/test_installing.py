"""What tests need is installed where it is missing, also on a fresh machine."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.e2e.serving import BROWSERS

TOOLS = Path(__file__).parents[1] / "tools"
NEEDED = ("mktemp", "rm", "tail")

# Knows of packages only once the lists were fetched; those it has not are named in $MISSING.
APT = """#!/bin/sh
echo "$@ $DEBIAN_FRONTEND" >>"$CALLS"
if [ "$1" = update ]; then echo >"$LISTS"; exit 0; fi
for last in "$@"; do :; done
if [ ! -e "$LISTS" ] || [ "$last" = "$MISSING" ] || [ "$MISSING" = all ]; then
    echo "E: Unable to locate package $last" >&2
    exit 100
fi
"""


class Machine:
    """A folder of commands, of which apt is a pretence."""

    def __init__(self, folder: Path, user: int = 0, script: str = "install_browser.sh") -> None:
        self.script = TOOLS / script
        self.folder = folder
        self.commands = folder / "bin"
        self.commands.mkdir()
        self.calls = folder / "calls"
        self.lists = folder / "lists"
        for name in NEEDED:
            found = shutil.which(name)
            assert found
            (self.commands / name).symlink_to(found)
        self.add("id", f"#!/bin/sh\necho {user}\n")
        self.add("apt-get", APT)

    def add(self, name: str, text: str = "#!/bin/sh\n") -> None:
        file = self.commands / name
        file.write_text(text, "utf-8")
        file.chmod(0o755)

    def run(self, missing: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [shutil.which("sh") or "sh", str(self.script)],
            env={
                "PATH": str(self.commands), "CALLS": str(self.calls),
                "LISTS": str(self.lists), "MISSING": missing,
                "HOTSEAT_POSTGRESQL": str(self.folder / "postgresql"),
            },
            capture_output=True,
            text=True,
            check=False,
        )  # fmt: skip

    def installed(self) -> list[str]:
        """Return what apt was asked for, in order."""
        lines = self.calls.read_text("utf-8").splitlines() if self.calls.exists() else []
        assert all(line.endswith("noninteractive") for line in lines)
        return [line.split()[-2] for line in lines if line.startswith("install")]


def test_where_apt_has_no_lists_they_are_fetched(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    ended = machine.run()
    assert (ended.returncode, ended.stderr) == (0, "")
    assert machine.installed() == ["chromium-headless-shell"]


def test_a_whole_browser_does_where_the_small_one_is_missing(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    assert machine.run(missing="chromium-headless-shell").stderr == ""
    assert machine.installed() == ["chromium-headless-shell", "chromium"]


def test_where_there_is_none_apt_says_why_and_the_tests_go_on(tmp_path: Path) -> None:
    ended = Machine(tmp_path).run(missing="all")
    assert ended.returncode == 0
    assert "Chromium could not be installed" in ended.stderr
    assert "Unable to locate package chromium" in ended.stderr


@pytest.mark.parametrize("name", BROWSERS)
def test_where_there_is_a_browser_nothing_is_done(tmp_path: Path, name: str) -> None:
    machine = Machine(tmp_path)
    machine.add(name)
    assert machine.run().stdout == ""
    assert machine.installed() == []


def test_who_may_not_use_apt_is_left_alone(tmp_path: Path) -> None:
    machine = Machine(tmp_path, user=1000)
    assert machine.run().stdout == ""
    assert machine.installed() == []


SERVICES = "install_services.sh"


def test_services_that_are_missing_are_installed(tmp_path: Path) -> None:
    machine = Machine(tmp_path, script=SERVICES)
    ended = machine.run()
    assert (ended.returncode, ended.stderr) == (0, "")
    assert machine.installed() == ["postgresql", "redis-server"]


def test_one_service_is_installed_also_where_the_other_cannot_be(tmp_path: Path) -> None:
    machine = Machine(tmp_path, script=SERVICES)
    ended = machine.run(missing="postgresql")
    assert ended.returncode == 0
    assert "postgresql could not be installed" in ended.stderr
    assert machine.installed() == ["postgresql", "redis-server"]


@pytest.mark.parametrize("is_on_path", [True, False])
def test_where_there_are_services_nothing_is_done(tmp_path: Path, is_on_path: bool) -> None:
    machine = Machine(tmp_path, script=SERVICES)
    machine.add("redis-server")
    if is_on_path:
        machine.add("pg_ctl")
    else:  # as Debian keeps it
        folder = tmp_path / "postgresql" / "15" / "bin"
        folder.mkdir(parents=True)
        (folder / "pg_ctl").symlink_to(machine.commands / "redis-server")
    assert machine.run().stdout == ""
    assert machine.installed() == []


def test_who_may_not_use_apt_gets_no_services(tmp_path: Path) -> None:
    machine = Machine(tmp_path, user=1000, script=SERVICES)
    assert machine.run().stdout == ""
    assert machine.installed() == []
