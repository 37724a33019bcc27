import Screens

/// Reads a time from how it is drawn, for hands.
enum DialTime {
    /// The tenths of seconds in a time such as `1:24.71`, `2:17:45` or `1d 04:00:00`; cut, not rounded.
    static func tenths(of time: Text) -> Int {
        var (total, field, decimals) = (0, 0, [Int]())
        var isFraction = false
        for byte in time.utf8 {
            switch byte {
            case UInt8(ascii: "."), UInt8(ascii: ","): isFraction = true
            case UInt8(ascii: ":"): (total, field) = ((total + field) * 60, 0)
            case UInt8(ascii: "d"): (total, field) = ((total + field) * 24, 0)
            case _ where byte.isDigit && isFraction: decimals.append(Int(byte) - 0x30)
            case _ where byte.isDigit: field = field * 10 + Int(byte) - 0x30
            default: break
            }
        }
        return (total + field) * 10 + (decimals.first ?? 0)
    }
}
