"""Arrows point down only: a module imports what Package.swift declares, and only from floors below its own."""

from source import imports, swift_files, targets

# From the ground up. A module may import only modules of lower floors.
FLOORS = [
    {"Loop", "ExactReal", "Screens", "CGtk", "CNcurses", "CLibedit", "CSQLite", "CGettext"},
    {"CalcCore", "StopwatchCore", "LoopTesting", "HostKit"},
    {"GtkKit", "LineEditor", "Localization", "Storage"},
    {"GtkRenderer", "TerminalRenderer", "WebRenderer"},
    {"Applications"},
    {"DesktopProgram"},
    {"tally", "tally-calculator", "tally-stopwatch", "web", "bench-loop", "bench-numbers"},
]
# Renderers speak in screens: they know no application. Only the page's exports choose between the two.
CORES = {"CalcCore", "StopwatchCore"}
KNOW_NO_CORE = {"HostKit", "GtkKit", "GtkRenderer", "TerminalRenderer", "LineEditor", "LoopTesting"}


def floor(name):
    """The number of a module's floor, from 0; None for one that has none."""
    return next((number for number, names in enumerate(FLOORS) if name in names), None)


def breaches():
    """Every arrow that points up or sideways, is used undeclared, or is declared and not used."""
    for name, target in targets().items():
        if target["type"] == "system":
            continue
        arrows = list(used(target))
        yield from undeclared(name, target, arrows)
        if target["type"] != "test":
            yield from unused(name, target, arrows)
            yield from upward(name, target)


def used(target):
    """The (file, line, module) of each import of one of our own modules."""
    for file in swift_files(target["path"]):
        for line, module in imports(file):
            if module in targets():
                yield file, line, module


def undeclared(name, target, arrows):
    for file, line, module in arrows:
        if module not in target["dependencies"]:
            yield f"{file}:{line}: {name} imports {module} without declaring it in Package.swift"


def unused(name, target, arrows):
    for module in set(target["dependencies"]) - {module for _, _, module in arrows}:
        yield f"Package.swift: {name} declares {module} and never imports it"


def upward(name, target):
    if floor(name) is None:
        yield f"Package.swift: {name} has no floor in Tools/rules/arrows.py"
        return
    for module in target["dependencies"]:
        if floor(module) is None or floor(module) >= floor(name):
            yield f"Package.swift: the arrow {name} → {module} does not point down"
        if name in KNOW_NO_CORE and module in CORES:
            yield f"Package.swift: {name} must not know {module}"
