import Screens

/// What `--help` says, and what a wrong command line is answered with.
enum Help {
    /// One row.
    static var usage: Text {
        tr(
            "usage: tally {} EXPRESSION…; see tally --help",
            "[--digits N] [--cut] [--exact] [--angle UNIT] [--base N] [--json]")
    }

    /// One screen.
    static var commandLine: [HelpSection] {
        [
            HelpSection(tr("tally: exact answers, a calculator and a stopwatch in the terminal")),
            commands, options,
            HelpSection(tr("Exit status: 0; 1 if an expression failed; 2 if the command line is wrong.")),
        ]
    }

    private static var commands: HelpSection {
        HelpSection(
            indent: 2, width: 30,
            [
                ("tally '1/3 + 1/6'", "0.5"),
                ("tally -5+3 'sin 30'", tr("one answer a line for each argument")),
                ("tally --exact '√8 + √2'", "3√2"),
                ("tally '60 mph to km/h'", tr("units, times and dates: {}", "3 ft 5 in to cm, 2024-12-25 - today")),
                ("echo '2+2' | tally", tr("one answer a line of the input; x = 5 and ans go on")),
                ("tally", tr("asks for expressions; Ctrl-D ends")),
                ("tally calculator", tr("full screen; --mode basic, scientific, programmer or converter")),
                ("tally stopwatch", tr("a stopwatch, full screen; tally time COMMAND keeps a lap")),
                (
                    "tally stopwatch lap",
                    tr("and start, stop, reset, undo, status, export, list, sessions …; see man tally")
                ),
                ("tally snapshot calculator|stopwatch --keys '7 * 6 =' [--format json]", ""),
            ])
    }

    private static var options: HelpSection {
        HelpSection(
            width: 17,
            [
                ("--digits N", tr("significant digits, 1 to 1000000 (12), rounded to nearest")),
                ("--cut", tr("cut further digits off instead")),
                ("--exact", tr("the exact value as a fraction or in closed form; where it has none, digits behind ≈")),
                ("--angle UNIT", tr("deg (the default), rad or grad")),
                ("--base N", tr("digits in base 2 to 36")),
                ("--time-limit S", tr("seconds for each answer (2)")),
                ("--json", tr("one JSON object a line")),
                (
                    "--renderer text",
                    tr("calculator and stopwatch as plain text: a line of keys, a line of answer; stopwatch --every S")
                ),
                (
                    "--locale NAME",
                    tr("numbers as in de_DE, fr_FR, en_IN …, read and written (C); also --help, --version")
                ),
                ("--", tr("ends the options; an expression may begin with one dash without it")),
            ])
    }

    /// What `help` says at the prompt, by examples: one screen.
    static var prompt: [HelpSection] {
        [
            examples,
            HelpSection(
                tr("Tab completes names. Up and Down go through earlier lines, Ctrl-R searches them."),
                tr("Ctrl-C stops a sum or drops the line. More digits: tally --digits 50.")),
        ]
    }

    private static var examples: HelpSection {
        HelpSection(
            width: 20,
            [
                ("1/3 + 1/6", tr("answers are exact; ≈ marks one that is rounded")),
                ("2^100, 20!, 5%", tr("powers, factorials, percent: {}", "80 + 5% = 84")),
                ("sqrt 2, √2, 2pi", tr("roots; a × may be left out")),
                ("sin 30, sin(1 rad)", tr("degrees unless --angle says else; asin, cos, tan, sinh …")),
                ("ln 2, log(8, 2)", "ln, log (base 10), log2, exp"),
                ("round 2.5", "floor, ceil, trunc, frac, abs, min, max, gcd, lcm"),
                ("-7 mod 3, 5 nCr 2", tr("remainder, choices")),
                ("0xFF, 0b1010, 1e16", tr("other bases, powers of ten")),
                ("60 mph to km/h", tr("units: {}", "3 km + 200 m, 3 ft 5 in to cm, -10 °C to °F")),
                ("1:30:00 × 3", tr("times; dates: {}", "2024-12-25 - today, 2024-02-29 + 1 month")),
                ("x = 5", tr("a name for a value; f(x) = x^2 + 1 for a function")),
                ("*2", tr("an operator typed first goes on from ans, the last result")),
                ("vars", tr("lists what has a name")),
                ("history", tr("how many typed lines are kept: history 0 keeps none")),
                ("help, quit", tr("this page; the end, as Ctrl-D")),
            ])
    }
}
