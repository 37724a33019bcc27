#pragma once
#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <wchar.h>
#include <wctype.h>
#include <histedit.h>

// el_set, el_get and history take whatever follows by the operation, which Swift does not import; so each operation is
// given a name here.

typedef char *(*tally_prompt)(EditLine *);
typedef unsigned char (*tally_command)(EditLine *, int);

/// An editor on standard input and output.
static inline EditLine *tally_editor(const char *program) { return el_init(program, stdin, stdout, stderr); }

/// What the callbacks of an editor find again by tally_owner.
static inline void tally_set_owner(EditLine *line, void *owner) { el_set(line, EL_CLIENTDATA, owner); }

static inline void *tally_owner(EditLine *line) {
    void *owner = NULL;
    el_get(line, EL_CLIENTDATA, &owner);
    return owner;
}

static inline void tally_set_prompt(EditLine *line, tally_prompt prompt) { el_set(line, EL_PROMPT, prompt); }
static inline void tally_set_reader(EditLine *line, el_rfunc_t reader) { el_set(line, EL_GETCFN, reader); }
static inline void tally_set_style(EditLine *line, const char *style) { el_set(line, EL_EDITOR, style); }

static inline void tally_add_command(EditLine *line, const char *name, tally_command command) {
    el_set(line, EL_ADDFN, name, name, command);
}

static inline void tally_bind(EditLine *line, const char *key, const char *command) {
    el_set(line, EL_BIND, key, command, NULL);
}

/// Between two lines too, the terminal neither echoes nor cuts lines: what is typed meanwhile waits, however long.
static inline void tally_stay_raw(EditLine *line) { el_set(line, EL_SETTY, "-x", "-icanon", "-echo", NULL); }

/// Sets the terminal's modes anew, for editing.
static inline void tally_prepare(EditLine *line) {
    el_set(line, EL_PREP_TERM, 0);
    el_set(line, EL_PREP_TERM, 1);
}

/// Draws prompt and line anew, from where the cursor is.
static inline void tally_redraw(EditLine *line) { el_set(line, EL_REFRESH); }

/// A history of so many lines, none of them twice in a row, that the keys of an editor go through.
static inline History *tally_history(EditLine *line, int size) {
    History *lines = history_init();
    HistEvent event;
    if (lines == NULL) return NULL;
    history(lines, &event, H_SETSIZE, size);
    history(lines, &event, H_SETUNIQUE, 1);
    el_set(line, EL_HIST, history, lines);
    return lines;
}

static inline void tally_remember(History *lines, const char *text) {
    HistEvent event;
    history(lines, &event, H_ENTER, text);
}

/// The columns of a character as libedit draws it: what has no picture as `\U+200B`.
static inline int tally_width(wchar_t character) {
    return iswprint((wint_t)character) ? wcwidth(character) : character > 0xFFFF ? 8 : 7;
}
