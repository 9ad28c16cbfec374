#!/bin/sh
# Some tests need PostgreSQL and Redis. Where one is missing, apt installs it if we may use apt.
# Without them these tests skip themselves (with CI=true they fail), so this never fails itself.
# HOTSEAT_POSTGRESQL is where Debian keeps the programs of PostgreSQL, which are not on the path.
missing=""
set -- "${HOTSEAT_POSTGRESQL:-/usr/lib/postgresql}"/*/bin/pg_ctl
if [ ! -x "$1" ] && ! command -v pg_ctl >/dev/null; then missing="postgresql"; fi
if ! command -v redis-server >/dev/null; then missing="$missing redis-server"; fi
if [ -z "$missing" ]; then exit 0; fi
if ! command -v apt-get >/dev/null || [ "$(id -u)" != 0 ]; then exit 0; fi

echo "Installing what the tests of hosting need (once): $missing …"
export DEBIAN_FRONTEND=noninteractive # nobody is there to answer
log=$(mktemp)
# A fresh machine has no lists of packages, an old one lists of what is no longer there.
apt-get update --quiet >"$log" 2>&1
for package in $missing; do # each by itself: one may be there without the other
	apt-get install --yes --quiet "$package" >>"$log" 2>&1 ||
		{
			echo "$package could not be installed:" >&2
			tail -n 5 "$log" >&2
		}
done
rm -f "$log"
exit 0
