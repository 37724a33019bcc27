import Glibc

/// What the kernel knows of the terminal a process runs in.
public enum TerminalDevice {
    /// Rows and columns of the terminal behind a descriptor; nil where there is none or it does not know its size.
    public static func size(of descriptor: Int32 = STDOUT_FILENO) -> (rows: Int, columns: Int)? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return nil }
        return (Int(size.ws_row), Int(size.ws_col))
    }

    /// Whether standard input and standard output both are a terminal, so that a program can take all of it.
    public static var isInteractive: Bool {
        InputStream.standard.isTerminal && OutputStream.output.isTerminal
    }

    /// Whether the terminal can do more than print one line after the other.
    public static var canMove: Bool {
        !["", "dumb"].contains(environmentVariable("TERM") ?? "")
    }

    /// Lets C's libraries take characters for UTF-8, also where the environment names no language.
    public static func chooseUTF8() {
        setlocale(LC_CTYPE, "")
        if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    }
}
