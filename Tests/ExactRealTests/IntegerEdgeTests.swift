import Testing

@testable import ExactReal

@Suite struct IntegerEdgeTests {
    /// Numbers around the ends of a machine integer, where the small form passes into the large one.
    private let edges: [Integer] = [Integer(.min), Integer(.max)].flatMap { [$0 - 1, $0, $0 + 1] } + [-1, 0, 1]

    @Test func equalNumbersAreStoredEqually() {
        for edge in edges {
            #expect((edge + Integer(.max)) - Integer(.max) == edge)
            #expect((edge * Integer(.min)).dividedTruncating(by: Integer(.min))?.quotient == edge)
            #expect(-(-edge) == edge)
            #expect(Integer(decimal: edge.decimalText)?.hashValue == edge.hashValue)
        }
    }

    @Test func theLeastMachineIntegerHasNoCounterpart() {
        let least = Integer(.min)
        #expect((-least).int == nil)
        #expect(least.magnitude == Integer(.max) + 1)
        #expect(least.dividedTruncating(by: -1)?.quotient == -least)
        #expect(Integer.greatestCommonDivisor(least, least) == -least)
        #expect(least.int == .min)
    }

    @Test func comparisonIsATotalOrder() {
        let sorted = edges.sorted()
        for (i, a) in sorted.enumerated() {
            for (j, b) in sorted.enumerated() {
                #expect((a < b) == (i < j))
                #expect((a - b).sign == (i - j).signum())
            }
        }
    }

    @Test func signsAndWidths() {
        #expect(Integer(0).bitWidth == 0)
        #expect(Integer(-1).bitWidth == 1)
        #expect(Integer(255).bitWidth == 8)
        #expect(Integer(256).bitWidth == 9)
        #expect((Integer(.max) + 1).bitWidth == Int.bitWidth)
        #expect(edges.map(\.sign) == edges.map { $0 < 0 ? -1 : $0 == 0 ? 0 : 1 })
        #expect(edges.map(\.isOdd) == edges.map { $0.dividedFlooring(by: 2)?.remainder == 1 })
    }

    @Test func whatIsUndefinedIsNil() {
        #expect(Integer(1).dividedFlooring(by: 0) == nil)
        #expect(Integer(1).dividedTruncating(by: 0) == nil)
        #expect(Integer(-4).squareRoot == nil)
        #expect(Integer(-4).exactSquareRoot == nil)
        #expect(Integer(2).power(-1) == nil)
        #expect(Integer.factorial(-1) == nil)
        #expect(Integer.factorial(5, step: 0) == nil)
    }

    @Test func whatWouldBeTooLargeIsNil() {
        #expect(Integer(2).power(Integer.maximumBitWidth)?.bitWidth == nil)
        #expect(Integer(3).power(Integer.maximumBitWidth)?.bitWidth == nil)
        #expect(Integer(2).power(Integer.maximumBitWidth - 1)?.bitWidth == Integer.maximumBitWidth)
        #expect(Integer(10).power(.max) == nil)
        #expect((Integer(.max) + 1).power(.max) == nil)
        #expect(Integer(1).shiftedLeft(by: .max) == nil)
        #expect(Integer(1).shiftedLeft(by: -1) == nil)
        #expect(Integer.factorial(.max) == nil)
        #expect(Integer.factorial(10_000_000) == nil)
        #expect(Integer(decimal: Array(repeating: 0x39, count: 2_000_000)) == nil)
    }

    @Test func powersThatRepeatHaveNoLimit() {
        #expect(Integer(0).power(0) == 1)
        #expect(Integer(0).power(.max) == 0)
        #expect(Integer(1).power(.max) == 1)
        #expect(Integer(-1).power(.max) == -1)
        #expect(Integer(-1).power(.max - 1) == 1)
        #expect(Integer(0).shiftedLeft(by: .max) == 0)
    }

    @Test(arguments: ["", "-", "+", "1.0", "1e3", " 1", "1 ", "--1", "0x10", "１"])
    func textThatIsNoWholeNumber(text: String) {
        #expect(Integer(decimal: Array(text.utf8)) == nil)
    }

    @Test(arguments: [("-0", "0"), ("+7", "7"), ("007", "7"), ("-000", "0")])
    func textIsNormalised(text: String, canonical: String) {
        #expect(Integer(text).description == canonical)
    }

    @Test func digitsInOtherBases() {
        #expect(Integer(digits: [1, 0, 1], radix: 2) == 5)
        #expect(Integer(digits: [35, 35], radix: 36) == 1295)
        #expect(Integer(digits: [2], radix: 2) == nil)
        #expect(Integer(digits: [], radix: 10) == nil)
        #expect(Integer(digits: [0], radix: 1) == nil)
        #expect(Integer(digits: [0], radix: 37) == nil)
        #expect(Integer(digits: Array(repeating: 1, count: 5_000_000), radix: 2) == nil)
    }
}
