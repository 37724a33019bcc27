"""Desktop files, metainfo, icons, manual pages and completions: right by their validators, complete, and installed."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IDS = {name: f"io.github.tally.{name}" for name in ("calculator", "stopwatch")}
COMPLETIONS = ROOT / "Apps" / "tally" / "completions"


def data(name, ending):
    """A file that is installed beside a program of the desktop."""
    return ROOT / "Apps" / f"tally-{name}" / "desktop" / (IDS[name] + ending)


def run(*command, **options):
    """What a command says, on either stream, and whether it is content."""
    done = subprocess.run(
        [str(part) for part in command], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options
    )
    return done.stdout.strip(), done.returncode == 0


class Validators(unittest.TestCase):
    """What the desktop reads is as its specifications want it."""

    def assert_content(self, *command, **options):
        said, is_content = run(*command, **options)
        self.assertTrue(is_content, said)
        return said

    def test_desktop_files(self):
        for name in IDS:
            self.assertEqual(self.assert_content("desktop-file-validate", data(name, ".desktop")), "")

    def test_metainfo(self):
        for name in IDS:
            said = self.assert_content("appstreamcli", "validate", "--no-net", "--pedantic", data(name, ".metainfo.xml"))
            self.assertNotRegex(said, "[WEI]:")

    def test_manual_pages(self):
        pages = sorted(ROOT.glob("Apps/*/**/*.1"))
        self.assertEqual([page.name for page in pages], ["tally.1", "tally-calculator.1", "tally-stopwatch.1"])
        for page in pages:
            said = self.assert_content(
                "man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page,
                env=os.environ | {"LC_ALL": "C.UTF-8", "MANWIDTH": "80"},
            )  # fmt: skip
            self.assertNotIn("warning", said)

    def test_completions(self):
        for shell, name in (("bash", "tally.bash"), ("zsh", "_tally"), ("fish", "tally.fish")):
            self.assertEqual(self.assert_content(shell, "-n", COMPLETIONS / name), "")


class Icons(unittest.TestCase):
    """Each icon is drawn at the sizes that desktops ask for, and is neither empty nor a plain square."""

    def test_icons(self):
        for name in IDS:
            for ending, sizes in ((".svg", (32, 128)), ("-16.svg", (16,)), ("-symbolic.svg", (16, 32))):
                for size in sizes:
                    self.assert_drawn(data(name, ending), size)

    def assert_drawn(self, file, size):
        with tempfile.NamedTemporaryFile(suffix=".png") as picture:
            _, is_content = run("rsvg-convert", "-w", size, "-h", size, "-o", picture.name, file)
            self.assertTrue(is_content, file)
            said, _ = run("identify", "-format", "%w %h %[fx:mean.a] %k", picture.name)
        width, height, ink, colors = said.split()
        self.assertEqual((int(width), int(height)), (size, size), file)
        self.assertTrue(0.1 < float(ink) < 0.9, (file, ink))
        self.assertGreater(int(colors), 3, file)


class Complete(unittest.TestCase):
    """Manual pages and completions know every option and every verb that the programs do."""

    def setUp(self):
        self.help, _ = run(".build/release/tally", "--help")
        said, _ = run(".build/release/tally", "stopwatch", "nothing")
        self.verbs = re.search(r"one of ([\w, -]+), not", said)[1].split(", ")

    def test_options(self):
        options = set(re.findall(r"--([a-z][a-z-]+)", self.help))
        self.assertGreater(len(options), 10)
        for option in options:
            self.assertIn(f"--{option}", self.manual(), option)
            self.assertIn(f"--{option}", (COMPLETIONS / "tally.bash").read_text())
            self.assertIn(f"--{option}", (COMPLETIONS / "_tally").read_text())
            self.assertRegex((COMPLETIONS / "tally.fish").read_text(), rf"-l {option}\b")

    def test_verbs(self):
        self.assertIn("export", self.verbs)
        for verb in self.verbs:
            self.assertRegex(self.manual(), rf"\b{verb}\b")
            for name in ("tally.bash", "_tally", "tally.fish"):
                self.assertRegex((COMPLETIONS / name).read_text(), rf"\b{verb}\b")

    def test_bash_answers(self):
        self.assertEqual(self.completed("tally", "stopwatch", "res"), ["reset", "restore"])
        self.assertEqual(self.completed("tally", "--angle", ""), ["deg", "rad", "grad"])
        self.assertEqual(self.completed("tally", "cal"), ["calculator"])

    def completed(self, *words):
        """What bash would offer for the last of these words."""
        array = " ".join(f"'{word}'" for word in words)
        script = f"source {COMPLETIONS}/tally.bash; COMP_WORDS=({array}); COMP_CWORD={len(words) - 1}; _tally; "
        return run("bash", "-c", script + 'printf "%s\\n" "${COMPREPLY[@]}"')[0].split()

    def manual(self):
        return (ROOT / "Apps" / "tally" / "tally.1").read_text().replace("\\-", "-")


class Options(unittest.TestCase):
    """Help, manual page and completions of a program name the same options, and the program takes them."""

    NAMED = re.compile(r"--([a-z][a-z-]+)")
    PROGRAMS = {"tally": ROOT / "Apps/tally/tally.1"} | {f"tally-{name}": data(name, "").with_name(f"tally-{name}.1") for name in IDS}

    def test_the_same_everywhere(self):
        for program, manual in self.PROGRAMS.items():
            documented = self.named(manual.read_text().replace("\\-", "-"))
            self.assertLessEqual(self.named(run(f".build/release/{program}", "--help")[0]), documented, program)
            self.assertEqual(self.offered(program), documented, program)

    def test_are_taken(self):
        for program, manual in self.PROGRAMS.items():
            for option in self.named(manual.read_text().replace("\\-", "-")) - {"new-window"}:
                said, _ = run(f".build/release/{program}", f"--{option}=", "--nothing", stdin=subprocess.DEVNULL)
                self.assertNotIn(f"unknown option '--{option}'", said)

    def named(self, text):
        return set(self.NAMED.findall(text))

    def offered(self, program):
        """What bash offers, which fish must offer too."""
        function = "_tally" if program == "tally" else "_tally_desktop"
        script = f'source {COMPLETIONS}/tally.bash; COMP_WORDS=({program} --); COMP_CWORD=1; {function}; echo "${{COMPREPLY[*]}}"'
        bash = self.named(run("bash", "-c", script)[0])
        said, _ = run("fish", "-c", f"source {COMPLETIONS}/tally.fish; complete --do-complete '{program} --'")
        self.assertEqual(self.named(said), bash, program)
        return bash


class Install(unittest.TestCase):
    """What is put in is found there, and all of it can be taken out again."""

    def test_install_and_uninstall(self):
        with tempfile.TemporaryDirectory() as folder:
            environment = os.environ | {"DESTDIR": folder}
            said, is_content = run("Tools/install", "--prefix", "/opt/tally", env=environment)
            self.assertTrue(is_content, said)
            prefix = Path(folder, "opt", "tally")
            for program in ("tally", "tally-calculator", "tally-stopwatch"):
                self.assertRegex(run(prefix / "bin" / program, "--version")[0], rf"^{program} \d")
            for identifier in IDS.values():
                self.assert_in_the_desktop(prefix, identifier)
            said, is_content = run("Tools/uninstall", "--prefix=/opt/tally", env=environment)
            self.assertTrue(is_content, said)
            self.assertEqual(list(prefix.rglob("*")), [])

    def assert_in_the_desktop(self, prefix, identifier):
        share = prefix / "share"
        self.assertTrue((share / "applications" / f"{identifier}.desktop").is_file())
        self.assertTrue((share / "icons/hicolor/scalable/apps" / f"{identifier}.svg").is_file())
        service = (share / "dbus-1/services" / f"{identifier}.service").read_text()
        program = re.search(r"^Exec=(\S+)", service, re.MULTILINE)[1]
        self.assertEqual(Path(program).parent, Path("/opt/tally/bin"))

    def test_a_wrong_command_line_is_refused(self):
        for arguments in (["--prefix"], ["--prefix", "here"], ["everything"]):
            self.assertFalse(run("Tools/install", *arguments)[1], arguments)


class Flatpak(unittest.TestCase):
    """The manifest names what is installed, and asks for no more than windows."""

    def setUp(self):
        self.manifest = json.loads((ROOT / "Tools/flatpak/io.github.tally.json").read_text())

    def test_names(self):
        self.assertEqual(self.manifest["app-id"], "io.github.tally")
        self.assertIn(self.manifest["command"], [f"tally-{name}" for name in IDS])
        # Flatpak shows the desktop those files alone whose names begin with the application's.
        for identifier in IDS.values():
            self.assertTrue(identifier.startswith(self.manifest["app-id"] + "."))

    def test_asks_for_windows_alone(self):
        self.assertEqual(
            set(self.manifest["finish-args"]), {"--share=ipc", "--socket=wayland", "--socket=fallback-x11"}
        )

    def test_builds_what_is_here_and_what_is_pinned(self):
        for module in self.manifest["modules"]:
            for source in module["sources"]:
                self.assertTrue(source["type"] == "dir" or re.fullmatch("[0-9a-f]{64}", source["sha256"]), source)
        for command in self.manifest["modules"][-1]["build-commands"]:
            self.assertTrue(os.access(ROOT / command.split()[0], os.X_OK), command)


class Package(unittest.TestCase):
    """The Debian package has nothing that lintian warns of; put in, its programs run; taken out, nothing of it is left."""

    # In a namespace of users anybody may be the root that dpkg wants.
    AS_ROOT = [] if os.geteuid() == 0 else ["unshare", "--map-root-user"]

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        said, is_content = run("Tools/package", cls.folder.name)
        assert is_content, said
        cls.package = Path(said.splitlines()[-1])

    def test_lintian(self):
        said, is_content = run("lintian", "--allow-root", "--fail-on", "error,warning", self.package)
        self.assertTrue(is_content, said)

    def test_names_what_it_needs(self):
        said, _ = run("dpkg-deb", "--show", "--showformat", "${Package} ${Version}\n${Depends}\n", self.package)
        self.assertEqual(said.splitlines()[0], run(".build/release/tally", "--version")[0])
        for library in ("libc6", "libgtk-4-1", "libsqlite3-0", "libedit2", "libncursesw6"):
            self.assertRegex(said, rf"\b{library}\b")

    def test_put_in_and_taken_out(self):
        root = self.empty_root()
        before = self.files(root)
        self.dpkg(root, "--install", self.package)
        self.assertIn("ok installed", self.dpkg(root, "--status", "tally"))
        self.assertEqual(self.dpkg(root, "--verify", "tally"), "")
        self.assert_runs(root)
        self.dpkg(root, "--purge", "tally")
        self.assertEqual(self.files(root), before)

    def empty_root(self):
        """A root without a file in which dpkg believes to be installed whatever this machine has."""
        root = Path(self.folder.name, "root")
        state = root / "var/lib/dpkg"
        for part in ("info", "updates", "triggers"):
            (state / part).mkdir(parents=True)
        shutil.copy("/var/lib/dpkg/status", state)
        return root

    def files(self, root):
        """The files and folders below a root, but for what dpkg notes itself."""
        return {file for file in root.rglob("*") if not file.is_relative_to(root / "var")}

    def dpkg(self, root, *arguments):
        said, is_content = run(
            *self.AS_ROOT, "dpkg", f"--root={root}", "--log=/dev/null", "--no-triggers", *arguments,
            env=os.environ | {"LC_ALL": "C.UTF-8", "PATH": "/usr/sbin:/sbin:" + os.environ["PATH"]},
        )  # fmt: skip
        self.assertTrue(is_content, said)
        return "\n".join(line for line in said.splitlines() if "files list file for package" not in line)

    def assert_runs(self, root):
        programs = root / "usr/bin"
        self.assertEqual(run(programs / "tally", "1/3 + 1/6"), ("0.5", True))
        german = os.environ | {"LANGUAGE": "de", "LC_ALL": "C.UTF-8"}
        self.assertIn("null", run(programs / "tally", "1/0", env=german)[0].lower())
        for name in IDS:
            self.assertRegex(run(programs / f"tally-{name}", "--version")[0], r"^tally-\w+ \d")
