import Testing

@testable import TerminalRenderer

@Suite struct BigDigitsTests {
    @Test func digitsAreOfSevenSegments() {
        let expected = """
            ┏━━┓    ╻ ╺━━┓ ╺━━┓ ╻  ╻ ┏━━╸ ┏━━╸ ╺━━┓ ┏━━┓ ┏━━┓
            ┃  ┃    ┃    ┃    ┃ ┃  ┃ ┃    ┃       ┃ ┃  ┃ ┃  ┃
            ┃  ┃    ┃ ┏━━┛ ╺━━┫ ┗━━┫ ┗━━┓ ┣━━┓    ┃ ┣━━┫ ┗━━┫
            ┃  ┃    ┃ ┃       ┃    ┃    ┃ ┃  ┃    ┃ ┃  ┃    ┃
            ┗━━┛    ╹ ┗━━╸ ╺━━┛    ╹ ╺━━┛ ┗━━┛    ╹ ┗━━┛ ╺━━┛
            """
        #expect(BigDigits.rows(of: "0123456789", .heavy).joined(separator: "\n") == expected)
    }

    @Test func lightStrokesHaveTheSameShape() {
        #expect(
            BigDigits.rows(of: ".42", .light) == [
                "  ╷  ╷ ╶──╮", "  │  │    │", "  ╰──┤ ╭──╯", "     │ │   ", "●    ╵ ╰──╴",
            ])
    }

    @Test func everyDigitIsFourByFiveAndUnlikeTheOthers() {
        let digits = (0...9).map { BigDigits.rows(of: String($0), .heavy) }
        #expect(digits.allSatisfy { $0.count == 5 && $0.allSatisfy { $0.columns == 4 } })
        #expect(Set(digits).count == 10)
    }

    @Test(arguments: [("1", 4), (":", 1), ("0:00.00", 28), ("100:00:00.00", 50)])
    func theWidthIsKnown(_ text: String, _ width: Int) {
        #expect(BigDigits.width(of: text) == width)
        #expect(BigDigits.rows(of: text, .light).allSatisfy { $0.columns == width })
    }
}
