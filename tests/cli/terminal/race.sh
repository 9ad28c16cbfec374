#!/usr/bin/env bash
# Race HEAT under tmux on a screen of 80 × 24, by keys alone, to the finish.
# Usage: race.sh PYTHON FOLDER [SEED]; writes the screens into FOLDER, the last one is last.txt.
set -euo pipefail
python=$1 folder=$2 seed=${3:-7}
socket=hotseat-race-$$
pane=race
trap 'tmux -L "$socket" kill-server 2>/dev/null || true' EXIT
start="from hotseat.cli import main; main(['play', 'heat', '--terminal', '--seed', '$seed'])"
tmux -L "$socket" -f /dev/null new-session -d -x 80 -y 24 -s "$pane" \
	"'$python' -c \"$start\"; sleep 600"

screen() { tmux -L "$socket" capture-pane -p -t "$pane"; }
type_keys() { tmux -L "$socket" send-keys -t "$pane" "$1" Enter; }

# Wait until the screen has changed and asks again; print it.
next_screen() {
	local before=$1 now=
	for _ in $(seq 2400); do # two minutes: only what hangs takes as long
		now=$(screen)
		# The screen is complete when its last line is an open question.
		if [ "$now" != "$before" ] && grep -v '^ *$' <<<"$now" | tail -1 | grep -qE '(\?|y/N\]|\):) *$'; then
			printf '%s\n' "$now"
			return
		fi
		sleep 0.05
	done
	echo "the screen does not change any more:" >&2
	printf '%s\n' "$now" >&2
	return 1
}

shown=$(next_screen "")
for number in $(seq -w 999); do
	printf '%s\n' "$shown" >"$folder/$number.txt"
	if grep -q 'y/N\]' <<<"$shown"; then
		printf '%s\n' "$shown" >"$folder/last.txt"
		type_keys n
		exit 0
	fi
	# The third gear, or the second where corners are near; then the last option that is safe.
	# An option's words begin with a capital: the Spaces of the track are numbers, too.
	all=$(grep -E '^ +[0-9]+  [A-Z]' <<<"$shown")
	options=$(grep -vi 'spin-out' <<<"$all" | grep -vi 'stop here' || true)
	if ! pick=$(grep -E '^ +[0-9]+  Gear [23]  ' <<<"$options" | tail -1) || [ -z "$pick" ]; then
		pick=$(tail -1 <<<"${options:-$all}")
	fi
	type_keys "$(grep -oE '[0-9]+' <<<"$pick" | head -1)"
	shown=$(next_screen "$shown")
done
echo "the race does not end" >&2
exit 1
