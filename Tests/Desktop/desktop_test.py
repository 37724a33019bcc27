"""What the tests of both programs share."""

import contextlib
import re
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

    def assert_everything_has_a_spoken_name(self):
        """Nothing that Tab or a click can reach is silent to a screen reader."""
        reachable = self.program.buttons() + self.program.focusable()
        silent = [node.get_role_name() for node in reachable if re.match(r"$|Gtk", node.get_name())]
        self.assertEqual(silent, [])

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
