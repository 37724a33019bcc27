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

    /// Writes the number of a text's bytes and the bytes.
    mutating func write(_ text: Text) {
        write(text.utf8.count)
        bytes += text.utf8
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
