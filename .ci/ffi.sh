#!/bin/bash
# The C interface: a C program plays every run of the samples to the digests that the Rust interface gives; valgrind finds nothing.
#   .ci/ffi.sh   needs gcc, g++, valgrind
set -eu -o pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
target=${CARGO_TARGET_DIR:-target}/release
cargo build -q --release -p loopwright-core-ffi --lib --example digests
gcc -std=c99 -Wall -Wextra -Werror -pedantic -g -I core/ffi/include core/ffi/examples/play.c \
    "$target/libloopwright_core.a" -lm -lpthread -ldl -o "$work/play"
g++ -Wall -Werror -fsyntax-only -x c++ core/ffi/include/loopwright_core.h
for project in projects/*/; do
    grep -q '"levels": \[\]' "$project/loopwright.json" && continue
    "$target/examples/digests" "$project" > "$work/rust"
    "$work/play" "$project" | diff "$work/rust" -
    printf '%s: %s runs alike\n' "$(basename "$project")" "$(wc -l < "$work/rust")"
done
# Without optimisation: LLVM compares what an absent value would hold before it looks whether it is there, and valgrind calls that
# uninitialised.
memory=(--profile memory --config 'profile.memory.inherits="dev"' --config 'profile.memory.package.loopwright-core.opt-level=0')
cargo build -q -p loopwright-core-ffi --lib "${memory[@]}"
gcc -std=c99 -g -I core/ffi/include core/ffi/examples/play.c "${target%release}memory/libloopwright_core.a" -lm -lpthread -ldl \
    -o "$work/play-memory"
valgrind -q --leak-check=full --error-exitcode=1 "$work/play-memory" projects/first-steps 2> "$work/valgrind" > /dev/null || {
    cat "$work/valgrind"
    exit 1
}
printf 'valgrind finds nothing\n'
