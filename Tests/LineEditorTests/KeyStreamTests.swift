import Testing

@testable import LineEditor

struct KeyStreamTests {
    /// What comes of bytes that come in pieces of one size.
    private func keys(_ bytes: [UInt8], inPieces size: Int) -> String {
        var stream = KeyStream()
        var keys = String.UnicodeScalarView()
        for start in stride(from: 0, to: bytes.count, by: size) {
            stream.append(Array(bytes[start..<min(start + size, bytes.count)]))
            while let key = stream.next() { keys.append(key) }
        }
        return String(keys)
    }

    @Test(arguments: [
        ("1+2", "1+2"), ("√2 × π²", "√2 × π²"), ("\u{1B}[A", "\u{1B}[A"), ("𝟙", "𝟙"),
        ("\u{1B}[200~1\t2\u{7}\r\n3\r4\n5\u{1B}[201~\t", "1 2\n3\n4\n5\t"),
        ("\u{1B}[200~\u{1B}[A\u{3}\u{1B}[201~\u{3}", "[A\u{3}"),
        ("\u{1B}[200~\u{1B}[201~", ""), ("\u{1B}[2~", ""), ("\u{1B}[201~", ""),
        // Keys that are not known: F12, Ctrl+Page Up, Alt+Left, F1, Alt+9, a report of colours that is cut off.
        ("3\u{1B}[24~4", "34"), ("3\u{1B}[5;5~4", "34"), ("3\u{1B}[1;3D4", "34"), ("3\u{1B}OP4", "34"),
        ("3\u{1B}94", "34"), ("3\u{1B}[0;1\u{1B}[A", "3\u{1B}[A"), ("\u{1B}[3~", "\u{1B}[3~"),
    ])
    func textIsTakenApart(typed: String, keys wanted: String) {
        let bytes = Array(typed.utf8)
        #expect(keys(bytes, inPieces: bytes.count) == wanted)
        if !typed.contains("\u{1B}") { #expect(keys(bytes, inPieces: 1) == wanted) }
    }

    @Test(
        arguments: [
            ([0xFF], "\u{FFFD}"), ([0xC3, 0x41], "\u{FFFD}A"), ([0xE2, 0x88, 0x31], "\u{FFFD}\u{FFFD}1"),
            ([0x80, 0x32], "\u{FFFD}2"), ([0xF0, 0x9F, 0x98, 0x80], "😀"),
        ] as [([UInt8], String)])
    func whatIsNoTextIsMarked(bytes: [UInt8], wanted: String) {
        #expect(keys(bytes, inPieces: bytes.count) == wanted)
    }

    @Test func aCharacterIsWaitedFor() {
        var stream = KeyStream()
        stream.append([0xE2, 0x88])
        #expect(stream.next() == nil)
        stream.append([0x9A])
        #expect(stream.next() == "√")
        #expect(stream.next() == nil)
    }

    @Test func aMarkIsWaitedFor() {
        var stream = KeyStream()
        stream.append(Array("\u{1B}[20".utf8))
        #expect(stream.next() == nil)
        stream.append(Array("0~\t".utf8))
        #expect(stream.next() == " ")
        #expect(stream.isInPaste)
    }

    @Test func whatWasClearedIsGone() {
        var stream = KeyStream()
        stream.append(Array("\u{1B}[200~1+".utf8))
        #expect(stream.next() == "1")
        stream.clear()
        stream.append(Array("\t".utf8))
        #expect(stream.next() == "\t", "a paste that was dropped has ended")
    }
}
