/// A decimal digit.
public enum Digit: UInt8, Hashable, Sendable, CaseIterable {
    /// A digit by its name.
    case zero, one, two, three, four, five, six, seven, eight, nine

    /// The digit of an ASCII character; nil if it is none.
    init?(ascii: UInt8) {
        if ascii < UInt8(ascii: "0") { return nil }
        self.init(rawValue: ascii - UInt8(ascii: "0"))
    }

    /// The ASCII character.
    var ascii: UInt8 { UInt8(ascii: "0") + rawValue }
}
