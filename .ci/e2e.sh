#!/bin/bash
# The real window, driven as a user does and photographed: .ci/e2e.sh PROGRAM FOLDER
# Opens a copy of the sample, paints, plays some seconds, saves; checks files, pictures and that it still lives.
set -eu
program=$(realpath "$1") out=$2
root=$(realpath "$(dirname "$0")/..")
rm -rf "$out"
mkdir -p "$out/home" "$out/copy/projects"
out=$(realpath "$out")
# A project names its tileset by path, so both are copied as they stand.
cp -r "$root/projects/first-steps" "$out/copy/projects/"
cp -r "$root/tilesets" "$out/copy/"
project=$out/copy/projects/first-steps

fail() { printf 'e2e: %s\n' "$1" >&2; cat "$out/app.log" >&2; exit 1; }
# The journal is no part of the project: it is written while one works.
journal=$project/.loopwright/journal
sum() { find "$project" -type f -not -path '*/.loopwright/*' -print0 | sort -z | xargs -0 sha256sum | sha256sum; }

# A display of its own, chosen by Xvfb. -noreset: else the server resets whenever its last client disconnects.
exec 3>"$out/display"
Xvfb -displayfd 3 -screen 0 1600x900x24 -nolisten tcp -noreset 2>"$out/xvfb.log" & xvfb=$!
app=
trap 'kill $app $xvfb 2>/dev/null; wait 2>/dev/null' EXIT
for _ in $(seq 100); do [ -s "$out/display" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$out/display")
export DISPLAY HOME=$out/home LIBGL_ALWAYS_SOFTWARE=1
unset XDG_DATA_HOME XDG_CONFIG_HOME WAYLAND_DISPLAY

start() {
    "$program" --log info "$project" >"$out/app.log" 2>&1 & app=$!
    local win=
    for _ in $(seq 300); do
        win=$(xdotool search --onlyvisible --pid "$app" 2>/dev/null | head -1) && [ -n "$win" ] && break
        kill -0 "$app" 2>/dev/null || fail 'it ended before its window opened'
        sleep 0.1
    done
    [ -n "$win" ] || fail 'no window opened'
    # There is no window manager: without this no key and no modifier arrives.
    xdotool windowfocus --sync "$win"
    xdotool windowsize --sync "$win" 1600 900
    sleep 2
}
start

alive() { kill -0 "$app" 2>/dev/null || fail "it ended: $1"; }
key() { xdotool key --delay 80 "$1"; sleep 0.3; }
# One move per call and a pause after each: the app must see a frame in between, or it sees a jump and no drag.
drag() { xdotool mousemove $1; sleep 0.15; shift; xdotool mousedown 1; sleep 0.15
    for at in "$@"; do xdotool mousemove $at; sleep 0.15; done; xdotool mouseup 1; sleep 0.4; }
# A picture, and proof that it shows something: many colours, and a spread of brightness.
shot() {
    alive "$1"
    import -window root "$out/$1.png"
    local colours deviation
    colours=$(identify -format '%k' "$out/$1.png")
    deviation=$(convert "$out/$1.png" -colorspace Gray -format '%[fx:int(standard_deviation*1000)]' info:)
    [ "$colours" -ge 200 ] && [ "$deviation" -ge 40 ] || fail "$1 is blank: $colours colours, deviation $deviation"
    printf '%s: %s colours, deviation %s\n' "$1" "$colours" "$deviation"
}
differs() {
    local pixels
    # From a million on, compare writes "1.2e+06": awk reads that as a number.
    pixels=$(compare -metric AE "$out/$1.png" "$out/$2.png" null: 2>&1 | awk 'NR == 1 { printf "%d", $1 }')
    [ "${pixels:-0}" -ge "$3" ] || fail "$1 and $2 differ in $pixels pixels only"
    printf '%s and %s differ in %s pixels\n' "$1" "$2" "$pixels"
}

before=$(sum)
# What a new user is asked is in a line at the foot: the first key works at once.
shot 1-opened
key b
drag "620 330" "628 332" "700 340" "780 340"
shot 2-painted
differs 1-opened 2-painted 200
[ "$(sum)" = "$before" ] || fail 'painting alone changed the project on the disk'
[ -s "$journal" ] || fail 'painting is not in the journal'

xdotool mousemove 700 400
sleep 0.3
key F5
sleep 1
xdotool keydown Right; sleep 2
shot 3-playing
xdotool key space; sleep 0.4
xdotool keyup Right
shot 4-jumped
differs 3-playing 4-jumped 200
key Escape
shot 5-stopped

key ctrl+s
for _ in $(seq 50); do [ "$(sum)" != "$before" ] && break; sleep 0.1; done
[ "$(sum)" != "$before" ] || fail 'saving changed no file'
"$program" check "$project" || fail 'what was saved has problems'
key shift+F1
shot 6-keys
key shift+F1

# Idle, it draws nothing: a fifth of a second of CPU in three seconds is more than enough.
ticks() { awk '{ print $14 + $15 }' "/proc/$app/stat"; }
xdotool mousemove 20 880
sleep 6
from=$(ticks); sleep 3; used=$(($(ticks) - from))
printf 'idle: %s ticks of CPU in 3 s\n' "$used"
[ "$used" -le 20 ] || fail "an idle window used $used ticks of CPU in 3 s"

# Nothing is unsaved, so it closes at once and remembers how it was left.
key ctrl+q
for _ in $(seq 50); do kill -0 "$app" 2>/dev/null || break; sleep 0.1; done
! kill -0 "$app" 2>/dev/null || fail 'it does not close'
wait "$app" || fail "it ended with status $?"
app=

# Killed with work that is not saved: the next start offers it, and Enter takes it.
start
before=$(sum)
key b
drag "620 400" "700 410" "780 410"
sleep 1
kill -9 "$app"
wait "$app" 2>/dev/null || true
start
shot 7-offered
key Return
shot 8-restored
differs 7-offered 8-restored 5000
[ "$(sum)" = "$before" ] || fail 'restoring alone changed the project on the disk'
key ctrl+s
for _ in $(seq 50); do [ "$(sum)" != "$before" ] && break; sleep 0.1; done
[ "$(sum)" != "$before" ] || fail 'the work that was restored is not saved'
key ctrl+q
for _ in $(seq 50); do kill -0 "$app" 2>/dev/null || break; sleep 0.1; done
! kill -0 "$app" 2>/dev/null || fail 'it does not close'
app=
find "$out/home" -name app.ron | grep -q . || fail 'nothing was remembered'
grep 'first frame' "$out/app.log" || fail 'no first frame was noted'
echo 'e2e: all well'
