#!/bin/bash
# The loaders of exported games: each reads every file of every sample and prints the digest that the export printed; files that
# are cut or changed at random make none of them crash.
#   .ci/loaders.sh PROGRAM   needs gcc, node, lua5.1, lua5.4, luajit, mono
# GDScript is not run: no Godot 4 is packaged.
set -eu -o pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/.."
loaders=$PWD/editor/kit/loaders
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

gcc -std=c99 -Wall -Wextra -Werror -pedantic -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all \
    "$loaders/digest.c" -o "$work/digest"
g++ -Wall -Werror -fsyntax-only -x c++ -DLOOPWRIGHT_IMPLEMENTATION "$loaders/loopwright.h"
mcs -warnaserror -out:"$work/Digest.exe" "$loaders/Digest.cs" "$loaders/Loopwright.cs"

# compare LIST COMMAND...: the digests of the files of a list of paths and digests
compare() {
    local list=$1
    shift
    awk '{ print $1 }' "$list" | xargs "$@" | diff <(awk '{ print $2 }' "$list") - > "$work/diff" || {
        printf '%s reads something else:\n' "$*"
        head "$work/diff"
        exit 1
    }
}

# What no sample has: properties of its own, a plane behind a level, layers of art, and regions.
cp -r tilesets "$work/"
mkdir "$work/projects"
cp -r projects/first-steps "$work/projects/own-properties"
(cd "$work/projects/own-properties" && node -e '
    const fs = require("fs");
    const edit = (path, change) => {
        const value = JSON.parse(fs.readFileSync(path));
        change(value);
        fs.writeFileSync(path, JSON.stringify(value));
    };
    fs.copyFileSync("levels/meadow.json", "levels/far.json");
    edit("loopwright.json", (project) => {
        project.levels.push("far");
        project.properties = [
            { name: "mood", on: ["level", "switcher", "region", "project"], type: "text", default: "ruhig \u{1F300}" },
            { name: "door", on: ["object"], type: "point" },
            { name: "open", on: ["object", "level"], type: "flag" },
            { name: "step", on: ["block", "tile"], type: "text", default: "soft" },
            { name: "power", on: ["object"], type: "number", min: -9, max: 9, default: -3 },
        ];
    });
    edit("../../tilesets/meadow/tileset.json", (set) => {
        set.blocks[1].properties = { step: "grass" };
        set.tiles[1].properties = { step: "hard \u{1F300}" };
    });
    edit("levels/meadow.json", (level) => {
        level.plane = { level: "far", scroll_x: 64, scroll_y: 8, x: -3 };
        level.art_layers = [
            { level: "far", front: true, opacity: 60, scroll_x: 300, scroll_y: 0, x: -7, y: 12, repeats: true },
            { level: "far" },
        ];
        level.properties = { open: true };
        level.marks = [
            { id: "00000000000000a1", name: "Höhle \u{1F300}", x: -16, y: 320, width: 640, height: 96, properties: { mood: "dark" } },
            { id: "00000000000000a2", name: "door", x: 8, y: 9 },
            { id: "00000000000000a3", kind: "to_do", name: "more rings", x: 8, y: 9 },
        ];
        level.placements[0].properties = { door: [-4, 77], power: 9 };
    });
')

count=0
for project in projects/*/ "$work/projects/own-properties/"; do
    grep -q '"levels": \[\]' "$project/loopwright.json" && continue
    for format in json binary; do
        out=$work/$(basename "$project")-$format
        "$program" export game "$project" -o "$out" --format $format | awk 'NF == 2' > "$out.txt"
        compare "$out.txt" node "$loaders/loopwright.mjs"
        count=$((count + $(wc -l < "$out.txt")))
    done
    compare "$out.txt" "$work/digest"
    for lua in lua5.1 lua5.4 luajit; do compare "$out.txt" $lua "$loaders/loopwright.lua"; done
    compare "$out.txt" mono "$work/Digest.exe"
done
printf '%s files read alike\n' "$count"

# A million damaged files.
"$work/digest" --fuzz 400000 "$work/first-steps-binary/game.bin" "$work/object-gym-binary/levels/own-kinds.bin" > "$work/fuzz"
"$work/digest" --fuzz 200000 "$work/abilities-binary/levels/water-by-place.bin" >> "$work/fuzz"
sed "s|$work/||" "$work/fuzz"
node .ci/loaders-damaged.mjs "$loaders/loopwright.mjs" "$work/object-gym-binary/levels/own-kinds.bin" \
    "$work/object-gym-json/levels/own-kinds.json"
