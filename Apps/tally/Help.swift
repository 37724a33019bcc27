/// What `--help` says, and what a wrong command line is answered with.
enum Help {
    static let usage =
        "usage: tally [--digits N] [--cut] [--exact] [--angle UNIT] [--base N] [--json] EXPRESSION…; see tally --help\n"

    /// One screen of 24 rows.
    static let text = """
        tally: exact answers, a calculator and a stopwatch in the terminal

          tally '1/3 + 1/6'           0.5
          tally -5+3 'sin 30'         one answer a line for each argument
          tally --exact '√8 + √2'     3√2
          tally '60 mph to km/h'      units, times and dates: 3 ft 5 in to cm, 2024-12-25 - today
          echo '2+2' | tally          one answer a line of the input; x = 5 and ans go on
          tally                       asks for expressions; Ctrl-D ends
          tally calculator            full screen; --mode basic, scientific, programmer or converter
          tally stopwatch             a stopwatch, full screen; tally time COMMAND keeps a lap
          tally stopwatch lap         and start, stop, reset, undo, status, export, list, sessions …; see man tally
          tally snapshot calculator --keys '7 * 6 =' [--format json]; also of stopwatch

        --digits N       significant digits, 1 to 1000000 (12), rounded to nearest
        --cut            cut further digits off instead
        --exact          the exact value as a fraction or in closed form; where it has none, digits behind ≈
        --angle UNIT     deg (the default), rad or grad
        --base N         digits in base 2 to 36
        --time-limit S   seconds for each answer (2)
        --json           one JSON object a line
        --renderer text  calculator and stopwatch as plain text: a line of keys, a line of answer; stopwatch --every S
        --locale NAME    numbers as in de_DE, fr_FR, en_IN …, read and written (C); also --help, --version
        --               ends the options; an expression may begin with one dash without it

        Exit status: 0; 1 if an expression failed; 2 if the command line is wrong.

        """

    /// What `help` says at the prompt, by examples: one screen.
    static let prompt = """
        1/3 + 1/6           answers are exact; ≈ marks one that is rounded
        2^100, 20!, 5%      powers, factorials, percent: 80 + 5% is 84
        sqrt 2, √2, 2pi     roots; a × may be left out
        sin 30, sin(1 rad)  degrees unless --angle says else; asin, cos, tan, sinh …
        ln 2, log(8, 2)     ln, log (base 10), log2, exp
        round 2.5           floor, ceil, trunc, frac, abs, min, max, gcd, lcm
        -7 mod 3, 5 nCr 2   remainder, choices
        0xFF, 0b1010, 1e16  other bases, powers of ten
        60 mph to km/h      units: 3 km + 200 m, 3 ft 5 in to cm, -10 °C to °F
        1:30:00 × 3         times; dates: 2024-12-25 - today, 2024-02-29 + 1 month
        x = 5               a name for a value; f(x) = x^2 + 1 for a function
        *2                  an operator typed first goes on from ans, the last result
        vars                lists what has a name
        history             how many typed lines are kept: history 0 keeps none
        help, quit          this page; the end, as Ctrl-D

        Tab completes names. Up and Down go through earlier lines, Ctrl-R searches them.
        Ctrl-C stops a sum or drops the line. More digits: tally --digits 50.

        """
}
