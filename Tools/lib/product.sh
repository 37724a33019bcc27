# shellcheck shell=bash
# Sourced by Tools/install and Tools/uninstall: what the product is, file by file, and where it goes.

# Reads the options into `prefix` and `target`, the prefix below DESTDIR.
read_prefix() {
    prefix=/usr/local
    while (($#)); do
        case $1 in
            --prefix)
                (($# > 1)) || usage
                prefix=$2
                shift 2
                ;;
            --prefix=*)
                prefix=${1#--prefix=}
                shift
                ;;
            *) usage ;;
        esac
    done
    [[ $prefix == /* ]] || die "the prefix must begin with /: $prefix"
    # shellcheck disable=SC2034
    target=${DESTDIR-}$prefix
}

# Prints a line for each file: its mode, where it is, and where it goes below the prefix.
product() {
    local name id data catalogue icons=share/icons/hicolor
    echo "755 .build/release/tally bin/tally"
    echo "644 Apps/tally/tally.1 share/man/man1/tally.1"
    echo "644 Apps/tally/completions/tally.bash share/bash-completion/completions/tally"
    echo "644 Apps/tally/completions/_tally share/zsh/site-functions/_tally"
    echo "644 Apps/tally/completions/tally.fish share/fish/vendor_completions.d/tally.fish"
    for name in calculator stopwatch; do
        id=io.github.tally.$name
        data=Apps/tally-$name/desktop
        echo "755 .build/release/tally-$name bin/tally-$name"
        echo "644 $data/tally-$name.1 share/man/man1/tally-$name.1"
        echo "644 $data/$id.desktop share/applications/$id.desktop"
        echo "644 $data/$id.service share/dbus-1/services/$id.service"
        echo "644 $data/$id.metainfo.xml share/metainfo/$id.metainfo.xml"
        echo "644 $data/$id.svg $icons/scalable/apps/$id.svg"
        echo "644 $data/$id-16.svg $icons/16x16/apps/$id.svg"
        echo "644 $data/$id-symbolic.svg $icons/symbolic/apps/$id-symbolic.svg"
    done
    for catalogue in Modules/Localization/Languages/*.po; do
        name=share/locale/$(basename "$catalogue" .po)/LC_MESSAGES/tally.mo
        echo "644 .build/release/../$name $name"
    done
    for name in tally-calculator tally-stopwatch; do
        echo "644 Apps/tally/completions/tally.bash share/bash-completion/completions/$name"
    done
    echo "644 LICENSE share/doc/tally/LICENSE"
}

# Tells the desktop of what has come or gone; a package's own triggers do that where DESTDIR is set.
refresh_desktop() {
    [[ -z ${DESTDIR-} ]] || return 0
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$target/share/applications" || true
    fi
    if command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t "$target/share/icons/hicolor" || true
    fi
}
