# shellcheck shell=bash
# Sourced by every command in Tools: strict mode, the root of the repository, and what commands share.
set -euo pipefail
command_file=$(realpath "$0")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Debian's own Python: its bindings of GObject are installed by apt, not for another Python on the PATH.
# shellcheck disable=SC2034
python=/usr/bin/python3

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$(basename "$command_file"): $*"
    exit 1
}

# Prints the comment at the head of the command, and stops as a usage error.
usage() {
    sed -n '2,/^[^#]/{s/^# \{0,1\}//p}' "$command_file" >&2
    exit 2
}
