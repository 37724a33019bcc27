/* bare-line MILLISECONDS: writes a running time into the line it stands in, so often: the floor of a stopwatch in a
 * terminal. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int count, char **arguments) {
    struct timespec now, period = {.tv_nsec = count < 2 ? 0 : atol(arguments[1]) * 1000000};
    for (;;) {
        clock_gettime(CLOCK_BOOTTIME, &now);
        printf("\r%ld.%02ld", (long)now.tv_sec, now.tv_nsec / 10000000);
        fflush(stdout);
        nanosleep(&period, NULL);
    }
}
