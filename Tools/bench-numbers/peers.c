/* Does what bench-numbers does, with GMP and MPFR, and with Arb: reads lines `OPERATION LEFT RIGHT` and answers each with
   the nanoseconds of both, 0 where Arb has no such operation. */

#include <arb.h>
#include <gmp.h>
#include <mpfr.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static mpz_t left, right, product, result, other;
static char *text;
static long digits, bits;
static mpfr_t real;
static arb_t ball;

static void multiply(void) { mpz_mul(result, left, right); }
static void square(void) { mpz_mul(result, left, left); }
static void divide(void) { mpz_tdiv_qr(result, other, product, right); }
static void root(void) { mpz_sqrt(result, left); }
static void common_divisor(void) { mpz_gcd(result, left, right); }
static void factorial(void) { mpz_fac_ui(result, mpz_get_ui(left)); }
static void to_decimal(void) { free(mpz_get_str(NULL, 10, left)); }
static void from_decimal(void) { mpz_set_str(result, text, 10); }

/* √(2/7) and the digits of a number with it; constants without what is known of them. */
static void argument(void) {
    mpfr_set_ui(real, 2, MPFR_RNDN);
    mpfr_div_ui(real, real, 7, MPFR_RNDN);
    mpfr_sqrt(real, real, MPFR_RNDN);
}
static void show(void) {
    mpfr_exp_t exponent;
    mpfr_free_str(mpfr_get_str(NULL, &exponent, 10, digits, real, MPFR_RNDN));
}
static void pi(void) { mpfr_free_cache(); mpfr_const_pi(real, MPFR_RNDN); show(); }
static void e(void) { mpfr_set_ui(real, 1, MPFR_RNDN); mpfr_exp(real, real, MPFR_RNDN); show(); }
static void ln2(void) { mpfr_free_cache(); mpfr_const_log2(real, MPFR_RNDN); show(); }
static void exp_(void) { argument(); mpfr_exp(real, real, MPFR_RNDN); show(); }
static void ln(void) { argument(); mpfr_log(real, real, MPFR_RNDN); show(); }
static void sine(void) { argument(); mpfr_sin(real, real, MPFR_RNDN); show(); }
static void atan_(void) { argument(); mpfr_atan(real, real, MPFR_RNDN); show(); }

static void ball_argument(void) {
    arb_set_ui(ball, 2);
    arb_div_ui(ball, ball, 7, bits);
    arb_sqrt(ball, ball, bits);
}
static void ball_show(void) { flint_free(arb_get_str(ball, digits, ARB_STR_NO_RADIUS)); }
static void ball_exp(void) { ball_argument(); arb_exp(ball, ball, bits); ball_show(); }
static void ball_ln(void) { ball_argument(); arb_log(ball, ball, bits); ball_show(); }
static void ball_sine(void) { ball_argument(); arb_sin(ball, ball, bits); ball_show(); }
static void ball_atan(void) { ball_argument(); arb_atan(ball, ball, bits); ball_show(); }

static const struct {
    const char *name;
    void (*work)(void), (*with_balls)(void);
} operations[] = {
    {"multiply", multiply, NULL}, {"square", square, NULL}, {"divide", divide, NULL}, {"root", root, NULL},
    {"common-divisor", common_divisor, NULL}, {"factorial", factorial, NULL}, {"to-decimal", to_decimal, NULL},
    {"from-decimal", from_decimal, NULL}, {"pi", pi, NULL}, {"e", e, NULL}, {"ln2", ln2, NULL},
    {"exp", exp_, ball_exp}, {"ln", ln, ball_ln}, {"sin", sine, ball_sine}, {"atan", atan_, ball_atan},
};

static long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1000000000L + time.tv_nsec;
}

static long time_of(long count, void (*work)(void)) {
    long start = now();
    for (long i = 0; i < count; i++) work();
    return now() - start;
}

/* As in LeastTime.swift. */
static double least_time(void (*work)(void)) {
    long count = 1, least = -1, sum = 0;
    while (time_of(count, work) < 100000) count *= 2;
    for (int runs = 0; runs < 3 || sum < 300000000; runs++) {
        long time = time_of(count, work);
        if (least < 0 || time < least) least = time;
        sum += time;
    }
    return (double)least / count;
}

int main(void) {
    char *line = NULL;
    size_t size = 0;
    mpz_inits(left, right, product, result, other, NULL);
    mpfr_init(real);
    arb_init(ball);
    setlinebuf(stdout);
    while (getline(&line, &size, stdin) > 0) {
        const char *name = strtok(line, " ");
        mpz_set_str(left, strtok(NULL, " "), 10);
        mpz_set_str(right, strtok(NULL, " \n"), 10);
        mpz_mul(product, left, right);
        free(text);
        text = mpz_get_str(NULL, 10, left);
        digits = mpz_fits_slong_p(left) ? mpz_get_si(left) : 0;
        bits = digits * 3322 / 1000 + 16;
        for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
            if (strcmp(operations[i].name, name)) continue;
            if (digits < 2000000) mpfr_set_prec(real, bits);
            double balls = operations[i].with_balls ? least_time(operations[i].with_balls) : 0;
            printf("%f %f\n", least_time(operations[i].work), balls);
        }
    }
    return 0;
}
