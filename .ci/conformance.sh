#!/bin/bash
# Lays the recordings of a conformance kit beside the rules. The kit is private data of others: it is only read, where
# its folder lies beside the checkout, and nothing of it goes into this repository.
#   .ci/conformance.sh BINARY KIT
set -eu
binary=$1 kit=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The kit's files under the names that a SonLVL project would give them.
cp "$kit"/ghz1/*.bin "$work"
cat > "$work/SonLVL.ini" <<'INI'
version=S1
[Green Hill Zone Act 1]
chunks=chunks.bin
chunkcmp=Uncompressed
colind=block_collision.bin
colindcmp=Uncompressed
colarr1=collision_normal.bin
colarr2=collision_rotated.bin
angles=angle_map.bin
layout=layout.bin
layoutcmp=Uncompressed
objects=objpos.bin
startpos=startpos.bin:start:Sonic
loopchunks=35,7F
INI
"$binary" import sonlvl "$work/SonLVL.ini" --all -o "$work/project"

# The camera's limits at the start of the act are in a table of the game, which the kit does not have. Those that come on
# the way are in its code, and the import knows them by the act.
python3 - "$work/project/levels/green-hill-zone-act-1.json" <<'PYTHON'
import json, sys
path = sys.argv[1]
level = json.load(open(path))
level["bounds"] = {"left": 0, "top": 0, "right": 0x24BF, "bottom": 0x300}
assert any(change["from_x"] == 0x1780 and change["bottom"] == 0x400 for change in level["limits"])
json.dump(level, open(path, "w"))
PYTHON
"$binary" import sonlvl "$kit/s2_ehz1/SonLVL.ini" --all -o "$work/s2"
"$binary" import sonlvl "$kit/s3_hcz1/SonLVL.ini" --all -o "$work/s3"
# The camera's limits of these two, as their recordings have them.
python3 - "$work/s2" 0x29A0 0x320 "$work/s3" 0x6000 0x1000 <<'PYTHON'
import json, pathlib, sys
for project, right, bottom in zip(*[iter(sys.argv[1:])] * 3):
    for path in pathlib.Path(project, "levels").glob("*.json"):
        level = json.loads(path.read_text())
        level["bounds"] |= {"right": int(right, 16), "bottom": int(bottom, 16)}
        path.write_text(json.dumps(level))
PYTHON

failed=0
# The counts of a report that are to hold, by name: each at least that, or all that there are. Besides, the camera and the
# hidden columns must be right in all rows up to the first difference and in all single steps, but for those that $besides
# names; if it says all, they are not looked at.
besides=
judge() {
    besides=$besides python3 -c '
import json, os, sys
found = json.loads(sys.stdin.read())
def count(name):
    if name == "run_through":
        return found["run_through"], found["played"]
    return found[name]["exact"], found[name]["frames"]
said, holds = [], True
for name, least in (text.split("=") for text in sys.argv[1:]):
    exact, all = count(name)
    holds &= exact >= (all if least == "all" else int(least))
    said.append(f"{name} {exact} of {all} (at least {least})")
excused = set(os.environ["besides"].split())
for where in "run", "one_step":
    shown = found[where]
    for what in "camera", "hidden":
        right, rows = shown[what]["exact"], shown[what]["frames"]
        said.append(f"{what} {right} of {rows}")
    for column, wrong in shown["differing"].items():
        if column not in excused and "all" not in excused:
            holds, rows, first = False, wrong["rows"], wrong["first"]
            said.append(f"{where}: {column} differs in {rows}, first in row {first}")
print(", ".join(said) + ":", "yes" if holds else "NO")
first = found["first_difference"]
if first:
    fields = [name + " {recorded} (ours {ours})".format(**values) for name, values in first["fields"].items()]
    print("    row", first["row"], ", ".join(fields))
sys.exit(not holds)' "$@"
}
# Rows of a run from its level start, objects included, up to the first difference, and single steps.
run() {
    local name=$1 report
    shift
    report=$("$binary" run "$work/project" --level green-hill-zone-act-1 --recording "$kit/traces/$name/physics.csv" --one-step --compare --json) || true
    printf '%s\n' "$report" | sed '$d'
    printf '%s\n' "$report" | tail -n 1 | judge "$@" || failed=1
}
# Rows of a run from the first row of a recording up to the first difference, if they are not all: what acts there is an
# object that the recording does not hold, or something that was written between two rows.
declare -A through=(
    [s2_hit_badnik]=60
    [s2_super_end]=324 [s3_super_end]=269
    [s3_water_in_4]=29
)
# What differs besides, for something was written in the middle of the recording; or the recorder shows Sonic's count
# of looking beside Tails, who has one of his own.
declare -A but=(
    [s2_super_end]=all [s3_super_end]=all [s3_lightning_lost]="rings scatter_timer power_bits" [s3_water_in_4]=routine
    [s2_tails_spindash_00]=look_counter [s2_tails_spindash_03]=look_counter [s2_tails_spindash_08]=look_counter
)
# Single steps of a recording that begins in the middle of an act, each with what the game hides, and a run from its first
# row. Away from objects all steps are exact; of all steps, as many as given. With a second player both must be exact.
steps() {
    local project=$1 rules=$2 name=$3 all=$4 who=sonic from=0 run report
    run=${through[$name]:-all} besides=${but[$name]:-}
    shift 4
    # A run from a later row on: from there to the end.
    [ "${1:-}" = --from ] && { from=$2 run=all; shift 2; }
    case $name in *_tails_*) who=tails ;; esac
    report=$("$binary" run "$work/$project" --ruleset "$rules" --character $who --recording "$kit/traces/$name/physics.csv" --one-step --compare --from "$from" --json "$@") || true
    printf '%s: ' "$name"
    printf '%s\n' "$report" | tail -n 1 | judge free_of_objects=all frames="$all" run_through="$run" || failed=1
}

run credits_00_ghz1 run_through=all frames=all
run ghz1_first600 run_through=all frames=all
# To the end of the act: signpost, score, and the walk out.
run ghz1_fullrun run_through=all frames=all

# Where the second enemy that he meets jumps is not recorded.
steps s2 sonic2 s2_hit_badnik 158
for name in hurt_badnik invincible_badnik hurt_few hurt_none hurt_rings hurt_shield invincible_end invincible_spikes jump loop_left loop_right roll rolljump shoes tails_hurt tails_roll tails_run; do
    steps s2 sonic2 s2_$name all
done
for name in spindash_{00,01,03,08,12}{,_wait} spindash_{downhill,hold,jump,left,uphill,wall} tails_spindash_{00,03,08}; do
    steps s2 sonic2 s2_$name all
done
# Shields, their moves, the insta-shield, and super forms.
for name in super super_end super_no super_spindash0 super_spindash8; do
    steps s2 sonic2 s2_$name all
done
# Rings were written in the middle of these two.
steps s2 sonic2 s2_super_end all --from 182
steps s3 sonic3 s3_super_end all --from 170
for name in fire_{early,left,right,rolljump,turn} lightning_{early,left,lost,right,rings,rings2,rolljump} bubble_{again,early,left,right,rolljump,slope}; do
    steps s3 sonic3 s3_$name all
done
for name in blue_no_insta insta insta_early insta_rolljump insta_two_buttons super super_end super_spindash0 super_spindash8; do
    steps s3 sonic3 s3_$name all
done
for name in tails_swim tails_swim_out tails_fly tails_fly_early tails_fly_mash tails_fly_two_buttons; do
    steps s3 sonic3 s3_$name all
done
for name in invincible run shoes slope_0C slope_1E spindash_{00,03,08} tails_run tails_slope_1E tails_spindash_{00,08}; do
    steps s3 sonic3 s3_$name all
done
# Water.
for name in water_in_{0,1,2,3} water_out_{0,1,2,3,4,5} water_bob wet_{bubble_air,insta,jump,run,shoes_end,spindash,super} drown fire_water lightning_water shoes_water super_water super_water_end bubble_wet_{early,right}; do
    steps s3 sonic3 s3_$name all
done
# Once the second player hits an enemy that is not built: both of them up to there, and the first one alone.
through[s3_both_start]=389
steps s3 sonic3 s3_both_start 478
unset 'through[s3_both_start]'
steps s3 sonic3 s3_both_start all --partner none
# Two players: following, leaving and coming back, the second pad, panic, carrying.
for name in away catchup flyin_moving follow monitor pad2 pad2_return panic pit spindash; do
    steps s2 sonic2 s2_both_$name all
done
for name in away carry carry_drop carry_land follow pad2 pad2_return panic; do
    steps s3 sonic3 s3_both_$name all
done
for name in tails_swim tails_swim_out; do
    steps s3 sonic3 s3_$name all
done
# The air was written before the first row.
steps s3 sonic3 s3_drown_short all
# An enemy that is not built kills him.
steps s3 sonic3 s3_water_in_4 37
steps s3 sonic3 s3_breathe all
# Rotating mazes: each recording in a maze of its own, begun where its notes say, else with its first row; each row and
# each change of a cell.
python3 - "$kit" "$work/project" <<'PYTHON'
import csv, json, pathlib, re, sys
kit, project = map(pathlib.Path, sys.argv[1:])
(project / "mazes").mkdir()
names = []
for trace in sorted((kit / "traces").glob("s1_maze_*")):
    notes = (trace / "notes.txt").read_text()
    cells = (kit / "s1_maze" / f"stage{re.search('stage ([0-9])', notes)[1]}.bin").read_bytes()
    rows = [" ".join(f"{id:02X}" for id in cells[row * 64:row * 64 + 64]) for row in range(64)]
    written = re.search("written to x ([0-9A-F]+) y ([0-9A-F]+)", notes)
    first = next(csv.DictReader((trace / "physics.csv").open()))
    start = [int(place, 16) for place in (written.groups() if written else (first["x"], first["y"]))]
    names.append(trace.name)
    maze = {"format": 1, "title": trace.name, "start": start, "cells": rows}
    (project / "mazes" / f"{trace.name}.json").write_text(json.dumps(maze))
head = json.loads((project / "loopwright.json").read_text())
head["mazes"] = names
(project / "loopwright.json").write_text(json.dumps(head))
PYTHON
for trace in "$kit"/traces/s1_maze_*; do
    name=${trace##*/}
    "$binary" run "$work/project" --level "$name" --recording "$trace/physics.csv" --cells "$work/cells" --overwrite --json > "$work/report" || true
    python3 - "$name" "$work/report" "$work/cells" "$trace/objects.jsonl" <<'PYTHON' || failed=1
import json, sys
name, report, ours, recorded = sys.argv[1:]
found = json.loads(open(report).read().splitlines()[-1])
def changes(path):
    lines = [json.loads(line) for line in open(path)]
    return sorted((c["frame"], c["row"], c["column"], c["from"], c["to"]) for c in lines)
ours, recorded = changes(ours), changes(recorded)
holds = found["run_through"] == found["played"] > 0 and ours == recorded
print(f"{name}: {found['run_through']} of {found['played']} rows, {len(ours)} of {len(recorded)} changed cells:", "yes" if holds else "NO")
sys.exit(not holds)
PYTHON
done
exit $failed
