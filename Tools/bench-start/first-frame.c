/* first-frame COMMAND…: starts a program, waits until it shows a window, lets it settle for a second, and prints the
 * milliseconds from start to window and the proportional set size in kB. Ends the program. */
#include <X11/Xlib.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

/* Whether a window was shown within ten seconds: the window manager maps its frame, a child of the root. */
static int wait_for_window(Display *display) {
    struct pollfd connection = {.fd = ConnectionNumber(display), .events = POLLIN};
    for (double deadline = milliseconds() + 10e3; milliseconds() < deadline;) {
        while (XPending(display)) {
            XEvent event;
            XNextEvent(display, &event);
            if (event.type == MapNotify && !event.xmap.override_redirect) return 1;
        }
        poll(&connection, 1, 100);
    }
    return 0;
}

static long proportional_set_size(pid_t process) {
    char path[64], line[256];
    long size = -1;
    snprintf(path, sizeof path, "/proc/%d/smaps_rollup", (int)process);
    FILE *file = fopen(path, "r");
    if (!file) return -1;
    while (fgets(line, sizeof line, file) && sscanf(line, "Pss: %ld", &size) != 1) {
    }
    fclose(file);
    return size;
}

int main(int count, char **arguments) {
    Display *display = XOpenDisplay(NULL);
    pid_t process;
    if (count < 2 || !display) return 2;
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    XSync(display, True);

    double start = milliseconds();
    if (posix_spawnp(&process, arguments[1], NULL, NULL, arguments + 1, environ)) return 2;
    int is_shown = wait_for_window(display);
    double shown = milliseconds();
    sleep(1);
    if (is_shown) printf("%.2f %ld\n", shown - start, proportional_set_size(process));
    kill(process, SIGTERM);
    waitpid(process, NULL, 0);
    return is_shown ? 0 : 1;
}
