/* The least that a GTK 4 program can be: one empty window. The floor that the programs are measured against. */
#include <gtk/gtk.h>

static void activate(GtkApplication *application, void *unused) {
    (void)unused;
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_default_size(GTK_WINDOW(window), 360, 560);
    gtk_window_present(GTK_WINDOW(window));
}

int main(void) {
    /* As our programs do: without these, GTK loads Mesa and LLVM for one window. */
    g_setenv("GSK_RENDERER", "cairo", FALSE);
    g_setenv("GDK_DEBUG", "gl-disable", FALSE);
    GtkApplication *application = gtk_application_new("io.github.tally.bare", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), 0, NULL);
}
