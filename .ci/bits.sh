#!/bin/bash
# The same million frames in builds that the tests do not see: unoptimised, 64-bit ARM, and 32-bit WebAssembly.
#   .ci/bits.sh          all of it, some ten minutes
#   .ci/bits.sh NAME...  only these: plain aarch64 wasm32; or compiler, which only unpacks it
# The last two take a compiler from Debian's testing, unpacked below target/bits (1.2 GB) and not installed, as other targets'
# standard libraries come with it; an emulator and a linker are installed like the packages of .ci/run, and wasm32 wants Node.
set -eu -o pipefail
cd "$(dirname "$0")/.."
bits=$PWD/target/bits root=$PWD/target/bits/root
mkdir -p "$bits"

compare() { diff core/tests/million.txt - && echo "$1: the same bits"; }

# apt with a state of its own, in which nothing is installed.
apt() {
    "$1" -qq -o Dir::Etc::sourcelist="$bits/apt/sources.list" -o Dir::Etc::sourceparts=- -o Dir::State="$bits/apt" \
        -o Dir::State::status="$bits/apt/status" -o Dir::Cache="$bits/apt" -o APT::Architectures=amd64,arm64 \
        -o APT::Install-Recommends=0 -o APT::Sandbox::User=root "${@:2}"
}

# The line of a source list for Debian's testing. Server and key are those of apt's own configuration, only the suite differs.
testing() {
    local server entry key
    read -r server entry < <(
        apt-get indextargets --format '$(ORIGIN) $(LABEL) $(COMPONENT) $(RELEASE) $(REPO_URI) $(SOURCESENTRY)' 'Created-By: Packages' |
            awk '$1 == "Debian" && $2 == "Debian" && $3 == "main" && $4 !~ /-/ { print $5, $6; exit }'
    ) || { echo "apt knows no archive of Debian: run apt-get update, or add one to its configuration" >&2; return 1; }
    key=$(sed -En 's/^Signed-By: *([^ ]+)$/\1/p; s/.*signed-by=([^] ]+).*/\1/p' "${entry%:*}" | head -n 1)
    echo "deb ${key:+[signed-by=$key] }$server testing main"
}

# Puts `rustc` and `wasm-ld` into target/bits, with what they need below target/bits/root.
get_compiler() {
    [ ! -x "$bits/wasm-ld" ] || return 0
    mkdir -p "$bits/apt/lists/partial" "$bits/apt/archives/partial" "$root"
    : > "$bits/apt/status"
    testing > "$bits/apt/sources.list"
    apt apt-get update
    local wanted=(rustc lld libstd-rust-dev libstd-rust-dev-wasm32 libstd-rust-dev:arm64) packages
    # Of all that this would install, the compiler and shared libraries.
    mapfile -t packages < <(apt apt-get install -y --print-uris "${wanted[@]}" |
        sed -En "s/^'[^']+' ([a-z0-9.+-]+)_[^ ]*_(amd64|all)\.deb .*/\1/p" |
        grep -E '^(rustc|lld-.*|libstd-rust.*|libllvm.*|libc6|libgcc-s1|libstdc\+\+6|zlib1g|libzstd1|libz3.*|libxml2.*|libedit2|libtinfo6|libbsd0|libmd0|libffi.*)$')
    (cd "$bits/apt/archives" && apt apt-get download "${packages[@]}" libstd-rust-dev:arm64)
    for package in "$bits"/apt/archives/*.deb; do dpkg-deb -x "$package" "$root"; done
    rm "$bits"/apt/archives/*.deb
    local llvm loader
    llvm=$(dirname "$(dirname "$(echo "$root"/usr/lib/llvm-*/bin/lld)")")
    loader="$root/usr/lib64/ld-linux-x86-64.so.2 --library-path $root/usr/lib/x86_64-linux-gnu:$llvm/lib"
    printf '#!/bin/sh\nexec %s %s --sysroot %s "$@"\n' "$loader" "$root/usr/bin/rustc" "$root/usr" > "$bits/rustc"
    printf '#!/bin/sh\nexec %s --argv0 wasm-ld %s "$@"\n' "$loader" "$llvm/bin/lld" > "$bits/wasm-ld"
    chmod +x "$bits/rustc" "$bits/wasm-ld"
}

# Builds the example for a target: without cargo, which would also build what only tests need. Overflows are checked.
build() {
    local target=$1 built=$bits/$1/$1/debug
    RUSTC=$bits/rustc cargo build -q -p loopwright-core --lib --target "$target" --target-dir "$bits/$target"
    CARGO_MANIFEST_DIR=$PWD/core "$bits/rustc" --edition 2024 -O -C overflow-checks=on --target "$target" "${@:2}" \
        --extern "sim=$built/libsim.rlib" -L "dependency=$built/deps" -L "dependency=$bits/$target/debug/deps" \
        core/examples/frames.rs -o "$bits/frames-$target"
}

part() {
    case $1 in
        plain) cargo run -q -p loopwright-core --example frames --target-dir "$bits/plain" \
                --config profile.dev.package.loopwright-core.opt-level=0 | compare plain ;;
        aarch64) get_compiler
            build aarch64-unknown-linux-gnu -C linker=aarch64-linux-gnu-gcc -C target-feature=+crt-static
            qemu-aarch64-static "$bits/frames-aarch64-unknown-linux-gnu" | compare aarch64 ;;
        wasm32) get_compiler
            build wasm32-wasip1 -C linker="$bits/wasm-ld"
            node --no-warnings .ci/wasi.mjs "$bits/frames-wasm32-wasip1" | compare wasm32 ;;
        *) echo "there is no part $1" >&2; return 2 ;;
    esac
}

# For .ci/web, which needs nothing else.
if [ "${1-}" = compiler ]; then get_compiler; exit; fi

packages=(gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user-static)
if ! dpkg-query -W "${packages[@]}" > /dev/null 2>&1; then
    sudo=; [ "$(id -u)" = 0 ] || sudo=sudo
    $sudo apt-get update -qq
    $sudo apt-get install -y -qq --no-install-recommends "${packages[@]}"
fi
[ $# -gt 0 ] || set -- plain aarch64 wasm32
for name in "$@"; do part "$name"; done
