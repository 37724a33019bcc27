#!/usr/bin/env python3
"""Writes Tests/Cases/calendar.tsv: sums with dates and their weeks, by Python's datetime.

    Tools/oracles/dates.py > Tests/Cases/calendar.tsv
"""

import datetime
import random

HARD = ["0001-01-01", "0400-02-29", "1582-10-04", "1582-10-15", "1600-02-29", "1900-02-28", "1900-03-01", "1969-12-31",
        "1970-01-01", "2000-02-29", "2000-12-31", "2020-12-31", "2021-01-03", "2024-02-29", "2100-02-28", "9999-12-31"]


def main():
    random.seed(20240229)
    dates = [datetime.date.fromisoformat(text) for text in HARD]
    dates += [datetime.date.fromordinal(random.randrange(1, datetime.date.max.toordinal())) for _ in range(100)]
    print("# Sums with dates, by Python's datetime: Tools/oracles/dates.py.")
    print("expression\tresult")
    for first, second in zip(dates, dates[1:] + dates[:1]):
        year, week, weekday = first.isocalendar()
        days = (second - first).days
        print(f"{second} - {first}\t{days} d")
        print(f"{first} {'+' if days >= 0 else '-'} {abs(days)} d\t{second}")
        print(f"{first} to week\t{year:04}-W{week:02}-{weekday}")
        print(f"{year:04}-W{week:02}-{weekday} to date\t{first}")
        print(f"{first} to weekday\t{first:%A}")


if __name__ == "__main__":
    main()
