import CalcCore
import Screens
import Testing

/// What a line may have meant instead, said beside its answer.
@Suite struct HintTests {
    @Test(arguments: [
        ("sin pi", "The angle is in deg: for radians write rad behind it"),
        ("1 + cos(π/6)", "The angle is in deg: for radians write rad behind it"),
        ("sin(2π × 50 Hz × 1 ms)", "The angle is in deg: for radians write rad behind it"),
        ("sin(pi rad)", ""), ("sin(asin(pi/4))", ""), ("pi + sin 30", ""), ("sin 30", ""), ("max(pi, sin 30)", ""),
        ("20 C", "C is the coulomb here: a temperature is written °C"), ("20 C to F", ""),
        ("2024-1-31", "A date is written as 2024-01-31"), ("10000-01-31", "A date is written as 2024-01-31"),
        ("2024 - 1 - 31", ""), ("2024-01-31", ""), ("12345-10-25", ""),
    ])
    func ofALine(_ line: String, hint: String) throws {
        #expect(try evaluate(Text(line)).hint?.string ?? "" == hint)
    }

    @Test func inRadiansAnglesAreMultiplesOfPi() throws {
        #expect(try evaluate("sin pi", angle: .radians).hint == nil)
    }

    @Test("functions in one another are looked through once", .timeLimit(.minutes(1)))
    func ofManyFunctions() throws {
        let line = Text(repeating: "sin(", count: 200_000) + "0"
        #expect(try evaluate(line).hint == nil)
    }
}
