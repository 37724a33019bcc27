# shellcheck shell=bash
# Sourced by the commands that build. Everything is built into .build, once for each kind of build.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# SwiftPM accepts only -I from a module's pkg-config file, and -L and -l for the linker; it warns of everything
# else, such as -pthread and -msse2. So it gets files with these flags alone, everything they require resolved.
clean_pkg_config() {
    local name original clean
    for name in gtk4 ncursesw libedit sqlite3; do
        clean=.build/pkgconfig/$name.pc
        original=$(pkg-config --variable=pcfiledir "$name")/$name.pc
        [[ $clean -nt $original && $clean -nt Tools/lib/build.sh ]] && continue
        mkdir -p .build/pkgconfig
        cat >"$clean" <<-EOF
			Name: $name
			Description: the flags of $name that SwiftPM accepts
			Version: $(pkg-config --modversion "$name")
			Cflags: $(pkg-config --cflags-only-I "$name")
			Libs: $(pkg-config --libs-only-L --libs-only-l "$name")
		EOF
    done
}

# build ARGUMENTS: swift build, quiet while all is well; its output when it fails or warns.
build() {
    local output
    if ! output=$(swift build "$@" 2>&1); then
        say "$output"
        die "swift build $* failed"
    fi
    if grep -q 'warning: ' <<<"$output"; then
        say "$output"
        die "swift build $* gave a warning"
    fi
}

build_debug() { build --build-tests; }

# The catalogues beside the programs, where these look for them.
build_languages() {
    local catalogue folder
    for catalogue in Modules/Localization/Languages/*.po; do
        folder=$(dirname "$(swift build "$@" --show-bin-path)")/share/locale/$(basename "$catalogue" .po)/LC_MESSAGES
        [[ $folder/tally.mo -nt $catalogue ]] && continue
        mkdir -p "$folder"
        msgfmt --output-file="$folder/tally.mo" "$catalogue"
    done
}

# build_programs NAME…: programs as users get them. They bring the libraries of Swift and C++ along: to look for these and
# for their symbols takes longer than a sum.
build_programs() {
    local program libraries=$PWD/.build/libraries
    build_languages -c release
    mkdir -p "$libraries"
    ln -sf "$(clang -print-file-name=libstdc++.a)" "$libraries/"
    for program in "$@"; do
        build -c release --static-swift-stdlib --disable-local-rpath -Xlinker "-L$libraries" --product "$program"
    done
}

# Everything but the tests and their tools, as users get it.
build_release() { build_programs tally tally-calculator tally-stopwatch web bench-loop bench-numbers; }

# The pure modules as Embedded Swift, made small: the module that the page loads.
# shellcheck disable=SC2034
wasm_module=.build/wasm/web.wasm

build_wasm() {
    local linked=.build/wasm/wasm32-unknown-none-wasm/release/web.wasm
    Tools/install-packages web
    build -c release --triple wasm32-unknown-none-wasm --toolset Tools/embedded/toolset.json \
        --scratch-path .build/wasm --product web
    [[ $wasm_module -nt $linked && $wasm_module -nt Tools/lib/build.sh ]] || shrink_wasm "$linked" "$wasm_module"
}

# shrink_wasm FROM TO: drops a fifth of a module's bytes, an eighth of them compressed. What is called from one place stays
# a function, since compression likes small functions that are alike. No address is below 1024: the stack is there, and
# would trap long before.
shrink_wasm() {
    wasm-opt --enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int --enable-sign-ext \
        --one-caller-inline-max-function-size=0 --always-inline-max-function-size=2 --low-memory-unused \
        --strip-producers --strip-target-features --flatten --rereloop -Oz -Oz "$1" -o "$2"
}

command -v swift >/dev/null || die "needs Swift 6.2 or newer: see https://www.swift.org/install"
Tools/install-packages build
clean_pkg_config
PKG_CONFIG_PATH=$PWD/.build/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
export PKG_CONFIG_PATH
