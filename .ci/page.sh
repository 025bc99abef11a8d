#!/bin/bash
# Plays web pages of samples in Chromium without a display, with keys, by touch, and their saved runs.
#   .ci/page.sh PROGRAM FOLDER   the loopwright that `cargo test` built; pictures and files go to the folder
set -eu -o pipefail
cd "$(dirname "$0")/.."
program=$1 folder=$2
rm -rf "$folder"
for sample in two-roads:ruins first-steps:meadow; do
    project=projects/${sample%:*} level=${sample#*:} to=$folder/${sample%:*}
    mkdir -p "$to"
    "$program" export web "$project" --level "$level" -o "$to/page.html" > /dev/null
    "${program%/*}/examples/runs" "$project" "$level" > "$to/runs.jsonl"
    node .ci/page.mjs "$to/page.html" "$to/runs.jsonl" "$to"
done
