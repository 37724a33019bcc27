#pragma once
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <ncurses.h>
#include <term.h>

// Swift imports neither computed macros nor C's global streams under strict concurrency; so they are given names here.

static const unsigned int TALLY_BOLD = A_BOLD;
static const unsigned int TALLY_DIM = A_DIM;
static const unsigned int TALLY_REVERSE = A_REVERSE;
static const unsigned int TALLY_BUTTON1_PRESSED = BUTTON1_PRESSED;
static const unsigned int TALLY_BUTTON4_PRESSED = BUTTON4_PRESSED;
static const unsigned int TALLY_BUTTON5_PRESSED = BUTTON5_PRESSED;

/// A screen on standard input and output, or NULL where the terminal's type is unknown.
static inline SCREEN *tally_newterm(void) { return newterm(NULL, stdout, stdin); }

/// The window that covers the screen of the last newterm.
static inline WINDOW *tally_window(void) { return stdscr; }

/// How many colours the terminal has; known after start_color.
static inline int tally_colors(void) { return COLORS; }

/// Makes the next refresh paint everything anew, whatever the terminal shows.
static inline void tally_repaint(void) { clearok(curscr, TRUE); }

/// The terminal's string for a capability, or NULL where it has none.
static inline const char *tally_capability(const char *name) {
    const char *string = tigetstr(name);
    return string == (char *)-1 ? NULL : string;
}
