/// What `--help` says, and what a wrong command line is answered with.
enum Help {
    static let usage = "usage: tally [--digits N] [--cut] [--exact] [--json] EXPRESSION…; see tally --help\n"

    static let text = """
        tally: exact answers, a calculator and a stopwatch in the terminal

          tally '1/3 + 1/6'             0.5
          tally -5+3 '2^100'            one answer a line for each argument
          tally --exact '1/3 + 1/3'     2/3
          tally --digits 30 1/7         30 significant digits, rounded to nearest
          tally --digits 30 --cut 1/7   cut instead of rounded
          tally --json '0.1 + 0.2'      the answer as a JSON object
          echo '2+2' | tally            one answer a line of the input
          tally                         asks for expressions; Ctrl-D ends

          tally calculator              a desk calculator, full screen
          tally stopwatch               a stopwatch, full screen; prints time and laps when you leave
          tally snapshot calculator --keys '7 * 6 =' [--format json]
          tally snapshot stopwatch --keys 'start +1.5s lap'

        Options
          --digits N     significant digits, 1 to 1000000 (12)
          --cut          cut further digits off instead of rounding
          --exact        the exact value as a fraction
          --json         one JSON object a line
          --locale C     the decimal sign is the point
          --help, -h     this page
          --version      the version
          --             ends the options; an expression may begin with one dash without it

        Exit status: 0; 1 if an expression failed; 2 if the command line is wrong.

        """
}
