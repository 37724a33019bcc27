/// How large digits are drawn in the room there is.
enum DigitSize: Equatable {
    /// In proportion to the width, as a part of it, if they fit.
    case proportional(Double)
    /// As large as the room allows.
    case filling
    /// As large as the text of the style sheet.
    case text

    /// 84 pixels in a window of 360, as a part of its width.
    static let face = DigitSize.proportional(84.0 / 360)
    /// Under a dial in a window, and on a full screen.
    static let underDial = DigitSize.proportional(50.0 / 360)
    static let underLargeDial = DigitSize.proportional(1 / 16.0)

    /// The part of the room's width that digits take at most, and the part of a screen's height.
    private static let widest = 0.92
    private static let highest = 0.6
    /// The height of a line, as a multiple of the size of its digits.
    private static let line = 1.3

    /// The size in pixels, in a room of this width and height, of digits that are `ems` times as wide as their size;
    /// `text` is the size of the style sheet's text.
    func pixels(width: Double, height: Double, ems: Double, text: Double) -> Double {
        let fitting = ems > 0 ? width * Self.widest / ems : text
        switch self {
        case .proportional(let part): return min(fitting, width * part, height / Self.line)
        case .filling: return min(fitting, height * Self.highest)
        case .text: return text
        }
    }

    /// The height in pixels that the digits like at a width.
    func height(width: Double) -> Double {
        if case .proportional(let part) = self { return width * part * Self.line }
        return 0
    }
}
