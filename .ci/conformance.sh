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
[act1]
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

# The camera's limits are in the game's code, so no file brings them.
python3 - "$work/project/levels/act1.json" <<'PYTHON'
import json, sys
path = sys.argv[1]
level = json.load(open(path))
level["bounds"] = {"left": 0, "top": 0, "right": 0x24BF, "bottom": 0x300}
json.dump(level, open(path, "w"))
PYTHON

# Rows of the run from the level's start, objects included, up to the first difference; and single steps, without objects,
# that are exact: all but the rows in which an object acted after the player's own frame.
failed=0
check() {
    local name=$1 run_through=$2 exact=$3 report
    report=$("$binary" run "$work/project" --level act1 --recording "$kit/traces/$name/physics.csv" --one-step --compare --json) || true
    printf '%s\n' "$report" | sed '$d'
    printf '%s\n' "$report" | tail -n 1 | python3 -c '
import json, sys
found, wanted = json.loads(sys.stdin.read()), [int(text) for text in sys.argv[1:]]
counts = [found["run_through"], found["frames"]["exact"]]
holds = all(count >= least for count, least in zip(counts, wanted))
print(f"run-through and exact steps: {counts}, at least {wanted}:", "yes" if holds else "NO")
sys.exit(not holds)' "$run_through" "$exact" || failed=1
}
check credits_00_ghz1 535 533
check ghz1_first600 600 595
exit $failed
