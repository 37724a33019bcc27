#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>

// GObject's fundamental types are macros with casts, which Swift does not import.
static inline GType cgtk_string_type(void) { return G_TYPE_STRING; }
