"""What the tests of both programs share."""

import contextlib
import unittest

from program import Program


class DesktopTest(unittest.TestCase):
    """One program for all tests of a class."""

    program_name = ""

    @classmethod
    def setUpClass(cls):
        cls.program = Program(cls.program_name)

    @classmethod
    def tearDownClass(cls):
        complaints = cls.program.complaints()
        cls.program.close()
        if complaints:
            raise AssertionError("the program complained on its standard error:\n" + "\n".join(complaints))

    @contextlib.contextmanager
    def start_another(self, *arguments):
        """Another program in place of the class's, which gives way so that its window has the keyboard."""
        self.program.close()
        try:
            with contextlib.closing(Program(self.program_name, *arguments)) as fresh:
                yield fresh
        finally:
            type(self).program = Program(self.program_name)


def tests_from(table):
    """Gives a test class one test for each entry of a table: `check(key, value)`."""

    def add(cls):
        for key, value in table.items():
            setattr(cls, f"test {key}", lambda self, key=key, value=value: self.check(key, value))
        return cls

    return add
