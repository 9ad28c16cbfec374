"""The container files and the systemd unit name nothing that the project does not have."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploying import (
    ROOT,
    Files,
    documented_commands,
    files,
    instructions,
    is_ignored,
    problems,
    read_yaml,
    understood,
)


def test_everything_that_the_files_name_is_there() -> None:
    assert problems(files()) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("dockerfile", '"--port"', '"--door"', "unrecognized arguments: --door"),
        ("dockerfile", '"serve"', '"host"', "invalid choice: 'host'"),
        ("dockerfile", "EXPOSE 8000", "EXPOSE 80", "listens on 8000 and not on 80"),
        ("dockerfile", "/healthz", "/health", "health is asked for elsewhere"),
        ("dockerfile", "hotseat[club]", "hotseat[team]", "there is no extra team"),
        ("dockerfile", "--from=build", "--from=make", "there is no stage make"),
        ("dockerfile", "COPY web web", "COPY client web", "there is no client"),
        ("dockerfile", "XDG_DATA_HOME=/var/lib", "XDG_DATA_HOME=/data", "which is no volume"),
        ("dockerfile", "HOTSEAT_COMPILE", "HOTSEAT_BUILD", "nobody reads HOTSEAT_BUILD"),
        ("dockerfile", "USER hotseat", "USER root", "runs as root"),
        ("dockerfile", "python:3.11", "python:3.9", "not a Python that the project runs on"),
        ("ignored", "!web", "", "web is kept out"),
        ("compose", "--behind-proxy", "--proxy", "unrecognized arguments: --proxy"),
        ("compose", '"172.30.8.10"', '"172.30.8.11"', "and nginx is 172.30.8.10"),
        ("compose", "172.30.8.0/24", "172.31.8.0/24", "is not in 172.31.8.0/24"),
        ("compose", "HOTSEAT_REDIS", "HOTSEAT_CACHE", "nobody reads HOTSEAT_CACHE"),
        ("compose", "HOTSEAT_DATABASE", "DATABASE", "has no HOTSEAT_DATABASE"),
        ("compose", "@redis", "@cache", "has no HOTSEAT_REDIS"),
        ("compose", "site.conf:/etc", "pages.conf:/etc", "there is no ./deploy/nginx/pages.conf"),
        ("compose", "postgres:17", "postgres:11", "PostgreSQL 11 is too old"),
        ("compose", "8080:80", "8080:81", "nginx listens on another port"),
        ("service", "--data", "--folder", "unrecognized arguments: --folder"),
        ("service", "StateDirectory=hotseat", "StateDirectory=tables", "is not made for"),
        ("proxy", "site.conf", "page.conf", "nginx has no /etc/nginx/hotseat/page.conf"),
        ("proxy", "server node2:8000", "server node3:8000", "nginx does not know node2"),
    ],
)
def test_what_is_renamed_is_noticed(file: str, old: str, new: str, sentence: str) -> None:
    given = files()
    text: str = getattr(given, file)
    assert old in text
    changed: Files = given._replace(**{file: text.replace(old, new)})
    try:
        found = problems(changed)
    except KeyError as error:
        found = [f"has no {error.args[0]}"]
    assert any(sentence in one for one in found), found


def test_every_command_of_the_guide_is_understood() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    tried = 0
    for line in documented_commands(guide):
        chosen = understood(line)
        assert not isinstance(chosen, str), chosen
        tried += 1
    assert tried > 5
    for as_whom in ("", "sudo -u hotseat /opt/hotseat/bin/"):
        [broken] = documented_commands(f"```\n{as_whom}hotseat serve --door 8\n```")
        assert "unrecognized arguments" in str(understood(broken))


def test_instructions_go_over_several_lines() -> None:
    text = "# a comment\nRUN one \\\n # another\n  && two\nUSER somebody\n"
    assert instructions(text) == [("RUN", "one && two"), ("USER", "somebody")]


def test_yaml_is_read_as_far_as_it_is_used() -> None:
    text = (
        'a:\n  b: ["x", "y"]\n  # c\n  d:\n    - "8:8"\n    - e: f\n      g: true\n  h:\ni: j:k\n'
    )
    assert read_yaml(text) == {
        "a": {"b": ["x", "y"], "d": ["8:8", {"e": "f", "g": True}], "h": None},
        "i": "j:k",
    }


def test_the_last_rule_decides_what_is_ignored() -> None:
    assert is_ignored("docs", "*\n!src\n")
    assert not is_ignored("src", "*\n!src\n")


def test_the_build_copies_whatever_the_wheel_is_made_of() -> None:
    for needed in ("src", "web", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        assert not is_ignored(needed, files().ignored), needed


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "hotseat.service"
    text = (ROOT / "deploy" / "hotseat.service").read_text("utf-8")
    program = "/opt/hotseat/bin/hotseat"
    assert program in text
    unit.write_text(text.replace(program, "/bin/true"))  # only what is there can be started
    verify = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if unit.name in line]
    assert (done.returncode, complaints) == (0, []), done.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_complains_about_a_unit_that_is_wrong(tmp_path: Path) -> None:
    unit = tmp_path / "hotseat.service"
    unit.write_text("[Service]\nExecStart=/bin/true\nRestart=often\nNoSuchThing=yes\n")
    verify = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert "often" in done.stderr
    assert "NoSuchThing" in done.stderr
