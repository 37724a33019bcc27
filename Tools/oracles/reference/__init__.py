"""A second opinion on expressions, which shares no line with the calculator: text to tree (grammar), tree to balls of
python-flint (values, functions), balls to certain digits (digits).

Balls cannot prove that two numbers are equal. Where a ball still holds 0 after many hundred digits of cancellation, the
number is taken for 0, and the answer says that it was assumed.
"""
