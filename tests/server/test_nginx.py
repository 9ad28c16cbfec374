"""The nginx sample of `docs/hosting.md`, tried with a real nginx before a real server."""

from __future__ import annotations

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.harness import ROOT, Guest, Server

NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
pytestmark = pytest.mark.skipif(not Path(NGINX).exists(), reason="nginx is not installed")


def sample(server: Server, port: int) -> str:
    """Return the documented configuration, on a port of this machine and without certificates."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    found = text.split("```nginx\n")[1].split("```")[0]
    for old, new in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port};"),
        ("http://127.0.0.1:8000", f"http://{server.host}"),
        ("X-Forwarded-Proto $scheme", "X-Forwarded-Proto https"),
    ):
        assert old in found
        found = found.replace(old, new)
    return found


@contextmanager
def nginx(folder: Path, server: Server) -> Iterator[str]:
    """Run nginx as the sample says; give its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder.mkdir()
    temporary = " ".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; error_log stderr; events {{}} "
        f"http {{ access_log off; {temporary}\n{sample(server, port)} }}"
    )
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    try:
        while process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except ConnectionRefusedError:
                continue
        assert process.poll() is None, process.stderr and process.stderr.read()
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
        assert process.stderr
        process.stderr.close()


def test_pages_sockets_and_limits_work_through_nginx(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "data", "--behind-proxy") as server,
        nginx(tmp_path / "nginx", server) as address,
    ):
        ann = Guest(address, "Ann")
        answer = ann.request("GET", "/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
        assert ann.request("GET", "/metrics").status == 403
        table = ann.open("heat", seats=2, names=["Ann"], bot="rookie", start=True)
        with ann.at(table) as client:
            client.until(lambda seen: seen.owes)
            client.act_first()
        too_long = b"x" * 600_000
        headers = {"Content-Type": "application/json"}
        assert ann.request("POST", "/api/join", too_long, headers).status == 413
