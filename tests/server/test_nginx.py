"""The nginx configurations of `deploy/`, tried with a real nginx before real servers."""

from __future__ import annotations

import shutil
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests import services
from tests.patience import PATIENCE
from tests.server.harness import ROOT, Club, Guest, Server, play_together

NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
OPENSSL = shutil.which("openssl") or "/usr/bin/openssl"
pytestmark = pytest.mark.skipif(not Path(NGINX).exists(), reason="nginx is not installed")

DEPLOY = ROOT / "deploy" / "nginx"
INCLUDED = "/etc/nginx/hotseat/"
SOCKETS = "hotseat_sockets "


def configuration(name: str, changes: Sequence[tuple[str, str]]) -> str:
    """Return a configuration of the project, with what must be different on this machine."""
    found = (DEPLOY / name).read_text("utf-8")
    for old, new in ((INCLUDED, f"{DEPLOY}/"), *changes):
        assert old in found, old
        found = found.replace(old, new)
    return found


@contextmanager
def nginx(folder: Path, site: str, port: int) -> Iterator[str]:
    """Run nginx; give its address."""
    folder.mkdir()
    temporary = " ".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; error_log stderr; events {{}} "
        f"http {{ access_log off; {temporary}\n{site} }}"
    )
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([*command, "-g", "daemon off;"], stderr=log)
    try:
        services.wait_for_port(port, lambda: process.poll() is None)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def test_pages_sockets_and_limits_work_through_nginx(tmp_path: Path) -> None:
    port = services.free_port()
    changes = [
        ("listen 443 ssl;", f"listen 127.0.0.1:{port};"),
        ("ssl_certificate /etc/letsencrypt/live/games.example.org/fullchain.pem;", ""),
        ("ssl_certificate_key /etc/letsencrypt/live/games.example.org/privkey.pem;", ""),
    ]
    with Server(tmp_path / "data", "--behind-proxy") as server:
        site = configuration("hotseat.conf", [*changes, ("127.0.0.1:8000", server.host)])
        with nginx(tmp_path / "nginx", site, port) as address:
            ann = Guest(address, "Ann")
            answer = ann.request("GET", "/api/me")
            assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
            assert ann.request("GET", "/metrics").status == 403
            table = ann.open("heat", seats=2, names=["Ann"], bot="rookie", start=True)
            with ann.at(table) as client:
                client.until(lambda seen: seen.owes)
                client.act_first()
            too_long = b"x" * 600_000
            headers = {"Content-Type": "application/json"}
            assert ann.request("POST", "/api/join", too_long, headers).status == 413
            origin = {"Origin": address, "Content-Type": "application/json"}
            joined = ann.request("POST", "/api/join", b'{"code": "nobody"}', origin)
            assert joined.code == "refused-no-such-invitation"  # not the origin


@pytest.mark.skipif(not Path(OPENSSL).exists(), reason="openssl is not installed")
def test_over_https_the_cookie_goes_over_nothing_else(tmp_path: Path) -> None:
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    make = [OPENSSL, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    subprocess.run(
        [*make, "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
        check=True,
        capture_output=True,
    )
    port = services.free_port()
    with Server(tmp_path / "data", "--behind-proxy") as server:
        changes = [
            ("/etc/letsencrypt/live/games.example.org", str(tmp_path)),
            ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
            ("127.0.0.1:8000", server.host),
        ]
        site = configuration("hotseat.conf", changes)
        trusting = ssl.create_default_context(cafile=certificate)
        with nginx(tmp_path / "nginx", site, port):
            asked = f"https://127.0.0.1:{port}/api/me"
            with urlopen(asked, timeout=PATIENCE, context=trusting) as answer:
                assert "Secure" in answer.headers["set-cookie"]


def open_sockets(server: Server) -> int:
    """Return how many sockets a server has, from its figures."""
    page = Guest(f"http://{server.host}").request("GET", "/metrics").body.decode()
    return next(
        int(float(line.split()[1])) for line in page.splitlines() if line.startswith(SOCKETS)
    )


def test_a_table_has_one_server_and_gets_another_when_that_is_down(tmp_path: Path) -> None:
    database = services.postgres().url_for(tmp_path)
    port = services.free_port()
    with Club(tmp_path / "data", database, services.redis().url, "--behind-proxy") as club:
        first, second = club.servers
        site = configuration(
            "compose.conf",
            [
                ("node1:8000", first.host),
                ("node2:8000", second.host),
                ("listen 80;", f"listen 127.0.0.1:{port};"),
            ],
        )
        with nginx(tmp_path / "nginx", site, port) as address:
            ann, bob = Guest(address, "Ann"), Guest(address, "Bob")
            opened = ann.open_fully("heat", seats=2, names=["Ann"], settings={"laps": 1})
            table = opened["table"]
            bob.join(opened["invitation"])
            bob.sit(table, 1)
            ann.ready(table, 0)
            ann.do(table, "start")
            with ann.at(table) as one, bob.at(table) as other:
                sockets = {server: open_sockets(server) for server in (first, second)}
                for client in (one, other):
                    client.until(lambda seen: seen.owes)
                    client.act_first()
                    one.until_seq(client.seq)
                    other.until_seq(client.seq)
            # All who look at a table are at one server; when that is gone, at the other one.
            assert sorted(sockets.values()) == [0, 2]
            max(sockets, key=sockets.__getitem__).kill()
            for guest in (ann, bob):
                for _ in range(6):
                    assert guest.request("GET", f"/api/tables/{table}").status == 200
            with ann.at(table) as one, bob.at(table) as other:
                play_together([one, other])
                assert one.is_over
