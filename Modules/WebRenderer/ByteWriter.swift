import Screens

/// Writes numbers and texts one after the other, for the page to read in the same order.
struct ByteWriter {
    /// What has been written.
    private(set) var bytes: [UInt8] = []

    /// Writes a number from 0 up, seven bits a byte, the lowest first; the top bit says that more follow (LEB128).
    mutating func write(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes a text: twice the number of its bytes, and the bytes; or a phrase, for the page to translate.
    mutating func write(_ text: Text) {
        if let phrase = text.phrase { return write(phrase) }
        write(text.utf8.count << 1)
        bytes += text.utf8
    }

    /// Writes twice the number of a phrase's arguments and one, its words, perhaps those for other numbers and the
    /// number, and the arguments.
    private mutating func write(_ phrase: Phrase) {
        write(phrase.arguments.count << 1 | 1)
        write(phrase.words)
        write(phrase.plural) { writer, plural in
            writer.write(plural.words)
            writer.write(Int(clamping: plural.count.magnitude))
        }
        for argument in phrase.arguments { write(argument) }
    }

    /// Writes 1 for yes and 0 for no.
    mutating func write(_ flag: Bool) {
        bytes.append(flag ? 1 : 0)
    }

    /// Writes how many there are, and each.
    mutating func write<Element>(_ elements: [Element], _ writeOne: (inout ByteWriter, Element) -> Void) {
        write(elements.count)
        for element in elements { writeOne(&self, element) }
    }

    /// Writes whether there is one, and then the one.
    mutating func write<Value>(_ value: Value?, _ writeIt: (inout ByteWriter, Value) -> Void) {
        write(value != nil)
        if let value { writeIt(&self, value) }
    }
}
