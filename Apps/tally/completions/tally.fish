# Completion of tally, tally-calculator and tally-stopwatch for fish.

set -l verbs start stop lap reset undo redo status export list rename remove bring-back \
    target sleep precision sessions open delete restore name-session

complete -c tally -f
complete -c tally -n __fish_use_subcommand -a 'calculator stopwatch' -d 'full screen'
complete -c tally -n __fish_use_subcommand -a snapshot -d 'the screen after keys'
complete -c tally -n __fish_use_subcommand -a time -d 'keep how long a command takes'
complete -c tally -n '__fish_seen_subcommand_from stopwatch' -a "$verbs"
complete -c tally -n '__fish_seen_subcommand_from snapshot' -a 'calculator stopwatch'
complete -c tally -n '__fish_seen_subcommand_from time' -a '(__fish_complete_subcommand)'
complete -c tally -l digits -x -d 'significant digits, 1 to 1000000'
complete -c tally -l cut -d 'cut further digits off instead of rounding'
complete -c tally -l exact -d 'the exact value, where it has one'
complete -c tally -l angle -x -a 'deg rad grad' -d 'the unit of angles'
complete -c tally -l base -x -d 'digits in base 2 to 36'
complete -c tally -l time-limit -x -d 'seconds for each answer'
complete -c tally -l json -d 'one JSON object a line'
complete -c tally -l locale -x -a 'C de_DE en_GB en_IN es_ES fa_IR fr_FR hi_IN it_IT pt_BR ru_RU zh_CN' -d 'the locale of numbers'
complete -c tally -l every -x -d 'seconds between two lines of the time'
complete -c tally -l name -x -d 'the watch that is meant'
complete -c tally -l keys -x -d 'the keys of a snapshot'
complete -c tally -l mode -x -a 'basic scientific programmer converter' -d 'the mode of the calculator'
complete -c tally -l format -x -a 'text json csv tsv' -d 'how it is written'

for program in tally tally-calculator tally-stopwatch
    complete -c $program -l renderer -x -a 'gtk terminal text' -d 'where to show it'
    complete -c $program -s h -l help -d 'a short help'
    complete -c $program -l version -d 'the version'
end
complete -c tally-calculator -f
complete -c tally-calculator -l new-window -d 'a window of its own, beside those that are open'
complete -c tally-stopwatch -f
