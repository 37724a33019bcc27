#pragma once
#include <sqlite3.h>

/// Binds bytes that SQLite copies at once: Swift does not import SQLITE_TRANSIENT, a cast of -1 to a function.
static inline int tally_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int count) {
    return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}
