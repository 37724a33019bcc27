import Screens

/// A function that is written by name.
enum NamedFunction: UInt8, Hashable, Sendable, CaseIterable {
    case sine, cosine, tangent, secant, cosecant, cotangent
    case arcSine, arcCosine, arcTangent, arcSecant, arcCosecant, arcCotangent, angle
    case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
    case hyperbolicSecant, hyperbolicCosecant, hyperbolicCotangent
    case inverseHyperbolicSine, inverseHyperbolicCosine, inverseHyperbolicTangent
    case exponential, naturalLogarithm, logarithm, binaryLogarithm
    case squareRoot, cubeRoot, fourthRoot, root, hypotenuse
    case absolute, sign, floor, ceiling, round, truncate, fraction
    case minimum, maximum, greatestCommonDivisor, leastCommonMultiple, modulo
    case combinations, permutations, gamma, factorial

    /// How many numbers the function takes.
    var arity: ClosedRange<Int> {
        switch self {
        case .minimum, .maximum, .greatestCommonDivisor, .leastCommonMultiple: 1...Int.max
        case .angle, .root, .hypotenuse, .modulo, .combinations, .permutations: 2...2
        case .logarithm, .round: 1...2
        default: 1...1
        }
    }

    /// Whether the number it takes is an angle.
    var takesAngle: Bool {
        switch self {
        case .sine, .cosine, .tangent, .secant, .cosecant, .cotangent: true
        default: false
        }
    }

    /// Whether the number it gives is an angle.
    var givesAngle: Bool {
        switch self {
        case .arcSine, .arcCosine, .arcTangent, .arcSecant, .arcCosecant, .arcCotangent, .angle: true
        default: false
        }
    }

    /// The function that `sin^-1` and its like stand for.
    var inverse: NamedFunction? {
        switch self {
        case .sine: .arcSine
        case .cosine: .arcCosine
        case .tangent: .arcTangent
        case .secant: .arcSecant
        case .cosecant: .arcCosecant
        case .cotangent: .arcCotangent
        case .hyperbolicSine: .inverseHyperbolicSine
        case .hyperbolicCosine: .inverseHyperbolicCosine
        case .hyperbolicTangent: .inverseHyperbolicTangent
        default: nil
        }
    }

    /// The name in letters, where the one in the reading is a sign.
    var word: Text? {
        switch self {
        case .squareRoot: "sqrt"
        case .cubeRoot: "cbrt"
        default: nil
        }
    }

    /// The name in the reading.
    var name: Text {
        switch self {
        case .squareRoot: "√"
        case .cubeRoot: "∛"
        case .fourthRoot: "∜"
        case .combinations: "nCr"
        case .permutations: "nPr"
        default: NameTable.functions.first { $0.function == self }?.name ?? ""
        }
    }
}

extension ClosedRange<Int> {
    /// Whether this many numbers are one, or else two.
    var isOneOrTwo: Bool { lowerBound == 1 && upperBound <= 2 }
}
