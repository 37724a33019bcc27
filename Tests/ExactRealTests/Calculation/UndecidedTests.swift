import Testing

@testable import ExactReal

/// What cannot be told is said so, by name: here of numbers that are 0 or whole, but that nothing proves to be.
struct UndecidedTests {
    /// In place of Z stands 0, of O 1, of T 2, without a form that would say so.
    @Test(arguments: [
        ("1/Z", Undecided.divisor), ("1/(T-2)", .divisor), ("sqrt(Z)", .radicand), ("Z^0.25", .radicand),
        ("Z^pi", .base), ("Z^-2", .base), ("0^(Z*pi)", .exponent), ("ln(Z)", .logarithm), ("log(Z)", .logarithm),
        ("log(5,O)", .logarithmBase), ("log(5,Z)", .logarithmBase), ("tan(pi/2+Z)", .trigonometricPole),
        ("cot(Z)", .trigonometricPole), ("sec(pi/2*O)", .trigonometricPole), ("csc(Z)", .trigonometricPole),
        ("asin(O)", .arc), ("acos(-O)", .arc), ("acosh(O)", .inverseHyperbolicCosine),
        ("atanh(O)", .inverseHyperbolicTangent), ("atan2(Z,-1)", .angle), ("atan2(Z,Z)", .angle),
        ("(-O)!", .factorialPole), ("gamma(Z)", .factorialPole), ("nCr(5,T)", .whole), ("nPr(T*3,1)", .whole),
        ("gcd(T,6)", .whole), ("lcm(4,T)", .whole), ("sign(Z)", .sign), ("floor(T)", .wholePart(lower: 1)),
        ("floor(-T)", .wholePart(lower: -3)), ("ceil(T)", .wholePart(lower: 2)), ("ceil(-T)", .wholePart(lower: -2)),
        ("round(T+0.5)", .wholePart(lower: 2)), ("round(-T-0.5)", .wholePart(lower: -3)),
        ("trunc(T)", .wholePart(lower: 1)),
        ("frac(T)", .wholePart(lower: 1)), ("mod(T*3,2)", .wholePart(lower: 2)),
    ])
    func isNamed(_ formula: String, _ question: Undecided) {
        #expect(
            Outcome.text(filled(formula), work: 40_000_000, hasForms: false)
                == "\(CalculationError.undecided(question))")
    }

    /// Continuous functions ask nothing: the digits come all the same.
    @Test(arguments: [
        ("cbrt(Z)+2", "≈ 2"), ("abs(Z)+2", "≈ 2"), ("max(T,2)", "≈ 2"), ("min(T,pi-1)", "≈ 2"),
        ("max(Z,pi)", "≈ 3.14159265359"),
        ("atan2(Z,1)+2", "≈ 2"), ("atan2(1,Z)", "≈ 1.57079632679"), ("atan2(-1,Z)", "≈ -1.57079632679"),
        ("hypot(Z,Z)+1", "≈ 1"), ("sqrt(Z*Z)+1", "≈ 1"), ("sqrt(Z^2)+1", "≈ 1"), ("sqrt(abs(Z))+1", "≈ 1"),
        ("asin(sin(1)*O)", "≈ 1"),
        ("asin(tanh(50)*sin(O))", "≈ 1"), ("trunc(Z)", "= 0"), ("round(Z)", "= 0"), ("T!", "≈ 2"), ("T^T", "≈ 4"),
        ("root(8+Z,3)", "≈ 2"), ("exp(Z)", "≈ 1"),
    ])
    func isNotAskedWhereItDoesNotMatter(_ formula: String, _ text: String) {
        #expect(Outcome.text(filled(formula), work: 100_000_000, hasForms: false) == text)
    }

    private func filled(_ formula: String) -> String {
        let one = "(exp(ln(3))/3)"
        let parts = formula.map { character in
            switch character {
            case "Z": "(\(one)-1)"
            case "O": one
            case "T": "(2*\(one))"
            default: String(character)
            }
        }
        return parts.joined()
    }
}
