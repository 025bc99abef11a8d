#!/bin/bash
# Instructions of a frame, counted in release: of a player on terrain, with layer switchers, and among objects with a
# digest of each frame.
#   .ci/instructions.sh       fails if a frame takes over 3 % more than what is pinned in .ci/instructions.txt
#   .ci/instructions.sh pin   pins what a frame takes now: after a change that is worth it, or with another compiler
set -eu -o pipefail
cd "$(dirname "$0")/.."

# Instructions of so many frames, and of what is before them.
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/frames "$@" 2>&1 |
        sed -En 's/.*Collected : ([0-9]+).*/\1/p'
}

cargo build -q --release -p loopwright-core --example frames
found=$(for world in terrain course objects; do
    few=$(count "$world" 10000)
    many=$(count "$world" 60000)
    echo "$world $(((many - few) / 50000))"
done)
if [ "${1:-}" = pin ]; then
    { rustc -V; echo "$found"; } > .ci/instructions.txt
fi
# Another compiler makes other instructions.
if [ "$(head -n 1 .ci/instructions.txt)" != "$(rustc -V)" ]; then
    echo "pinned with $(head -n 1 .ci/instructions.txt), not compared"
    exit
fi
paste -d ' ' <(tail -n +2 .ci/instructions.txt) <(echo "$found") | while read -r world pinned _ now; do
    echo "$world: $now instructions in a frame, $pinned pinned"
    if [ $((now * 100)) -gt $((pinned * 103)) ]; then
        echo "$world: over 3 % more; if that is worth it: .ci/instructions.sh pin" >&2
        exit 1
    fi
done
