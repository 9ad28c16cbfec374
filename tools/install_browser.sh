#!/bin/sh
# The browser tests need Chromium. Where there is none, apt installs it if we may use apt.
# Without one the tests skip themselves (with CI=true they fail), so this never fails itself.
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
	if command -v "$name" >/dev/null; then exit 0; fi
done
if ! command -v apt-get >/dev/null || [ "$(id -u)" != 0 ]; then exit 0; fi

echo "Installing Chromium for the browser tests (once) …"
export DEBIAN_FRONTEND=noninteractive # nobody is there to answer
log=$(mktemp)
# A fresh machine has no lists of packages, an old one lists of what is no longer there.
apt-get update --quiet >"$log" 2>&1
apt-get install --yes --quiet chromium-headless-shell >>"$log" 2>&1 ||
	apt-get install --yes --quiet chromium >>"$log" 2>&1 ||
	{
		echo "Chromium could not be installed:" >&2
		tail -n 5 "$log" >&2
	}
rm -f "$log"
exit 0
