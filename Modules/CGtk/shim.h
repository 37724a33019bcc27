#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>

// GObject's fundamental types are macros with casts, which Swift does not import.
static inline GType cgtk_string_type(void) { return G_TYPE_STRING; }

// A variadic function, which Swift does not import. The dialog goes when it is answered.
static inline GtkWidget *cgtk_error_dialog_new(GtkWindow *parent, const char *message) {
    GtkWidget *dialog = gtk_message_dialog_new(
        parent, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_ERROR, GTK_BUTTONS_CLOSE, "%s", message);
    g_signal_connect(dialog, "response", G_CALLBACK(gtk_window_destroy), NULL);
    return dialog;
}
