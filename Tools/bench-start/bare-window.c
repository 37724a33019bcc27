/* bare-window [MILLISECONDS]: the least that a GTK 4 program can be, one empty window; or with a label in it that
 * shows a running time, changed so often. The floor that the programs are measured against. */
#include <gtk/gtk.h>

static gboolean tick(void *label) {
    gint64 hundredths = g_get_monotonic_time() / 10000;
    char text[32];
    g_snprintf(text, sizeof text, "%d.%02d", (int)(hundredths / 100), (int)(hundredths % 100));
    gtk_label_set_text(GTK_LABEL(label), text);
    return G_SOURCE_CONTINUE;
}

static void activate(GtkApplication *application, void *milliseconds) {
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_default_size(GTK_WINDOW(window), 360, 560);
    if (milliseconds) {
        GtkWidget *label = gtk_label_new(NULL);
        gtk_window_set_child(GTK_WINDOW(window), label);
        g_timeout_add(GPOINTER_TO_UINT(milliseconds), tick, label);
    }
    gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
    /* As our programs do: without these, GTK loads Mesa and LLVM for one window. */
    g_setenv("GSK_RENDERER", "cairo", FALSE);
    g_setenv("GDK_DEBUG", "gl-disable", FALSE);
    void *milliseconds = count < 2 ? NULL : GUINT_TO_POINTER(atoi(arguments[1]));
    GtkApplication *application = gtk_application_new("io.github.tally.bare", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), milliseconds);
    return g_application_run(G_APPLICATION(application), 0, NULL);
}
