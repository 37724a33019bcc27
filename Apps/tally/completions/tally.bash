# shellcheck shell=bash
# Completion of tally, tally-calculator and tally-stopwatch for bash.

_tally_verbs="start stop lap reset undo redo status export list rename remove bring-back target sleep precision sessions open delete restore name-session"
_tally_options="--digits --cut --exact --angle --base --time-limit --json --locale --name --keys --mode --format --renderer --every --help --version"

# The words that may follow an option; fails where none are known.
_tally_values() {
    case $1 in
        --angle) echo "deg rad grad" ;;
        --format) echo "text json csv tsv" ;;
        --mode) echo "basic scientific programmer converter" ;;
        --renderer) echo "gtk terminal text" ;;
        --locale) echo "C de_DE en_GB en_IN es_ES fa_IR fr_FR hi_IN it_IT pt_BR ru_RU zh_CN" ;;
        *) return 1 ;;
    esac
}

_tally() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words
    if ! words=$(_tally_values "$before"); then
        words="calculator stopwatch snapshot time $_tally_options"
        case ${COMP_WORDS[1]-} in
            stopwatch) ((COMP_CWORD > 1)) && words="$_tally_verbs --name --json --format --renderer --every" ;;
            snapshot) ((COMP_CWORD > 1)) && words="calculator stopwatch --keys --mode --format --locale" ;;
            time) ((COMP_CWORD > 1)) && words="--name $(compgen -c -- "$current")" ;;
        esac
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}

_tally_desktop() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words
    if ! words=$(_tally_values "$before"); then
        words="--renderer --help --version"
        [[ ${COMP_WORDS[0]} != *tally-calculator ]] || words+=" --new-window"
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}

complete -F _tally tally
complete -F _tally_desktop tally-calculator tally-stopwatch
