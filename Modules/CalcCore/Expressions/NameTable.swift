import Screens

/// The names that have a meaning in every expression, in lower case.
enum NameTable {
    /// The functions by name; where there are several names, the first is the one that is shown.
    static let functions: [(name: Text, function: NamedFunction)] = [
        ("sin", .sine), ("cos", .cosine), ("tan", .tangent), ("tg", .tangent),
        ("sec", .secant), ("csc", .cosecant), ("cosec", .cosecant), ("cot", .cotangent), ("ctg", .cotangent),
        ("asin", .arcSine), ("arcsin", .arcSine), ("acos", .arcCosine), ("arccos", .arcCosine),
        ("atan", .arcTangent), ("arctan", .arcTangent), ("atan2", .angle), ("arctan2", .angle),
        ("asec", .arcSecant), ("arcsec", .arcSecant), ("acsc", .arcCosecant), ("arccsc", .arcCosecant),
        ("acot", .arcCotangent), ("arccot", .arcCotangent),
        ("sech", .hyperbolicSecant), ("csch", .hyperbolicCosecant), ("coth", .hyperbolicCotangent),
        ("sinh", .hyperbolicSine), ("cosh", .hyperbolicCosine), ("tanh", .hyperbolicTangent),
        ("asinh", .inverseHyperbolicSine), ("arsinh", .inverseHyperbolicSine), ("arcsinh", .inverseHyperbolicSine),
        ("acosh", .inverseHyperbolicCosine), ("arcosh", .inverseHyperbolicCosine),
        ("arccosh", .inverseHyperbolicCosine), ("atanh", .inverseHyperbolicTangent),
        ("artanh", .inverseHyperbolicTangent), ("arctanh", .inverseHyperbolicTangent),
        ("exp", .exponential), ("ln", .naturalLogarithm), ("log", .logarithm), ("lg", .logarithm),
        ("log10", .logarithm), ("log2", .binaryLogarithm), ("lb", .binaryLogarithm), ("ld", .binaryLogarithm),
        ("sqrt", .squareRoot), ("cbrt", .cubeRoot), ("root", .root), ("hypot", .hypotenuse),
        ("abs", .absolute), ("sign", .sign), ("sgn", .sign),
        ("floor", .floor), ("ceil", .ceiling), ("ceiling", .ceiling), ("round", .round),
        ("trunc", .truncate), ("truncate", .truncate), ("frac", .fraction),
        ("min", .minimum), ("max", .maximum), ("gcd", .greatestCommonDivisor), ("lcm", .leastCommonMultiple),
        ("mod", .modulo), ("ncr", .combinations), ("comb", .combinations), ("binomial", .combinations),
        ("npr", .permutations), ("perm", .permutations),
        ("gamma", .gamma), ("factorial", .factorial), ("fact", .factorial),
    ]

    static let constants: [(name: Text, constant: Constant)] = [
        ("pi", .pi), ("π", .pi), ("e", .e), ("phi", .goldenRatio), ("φ", .goldenRatio), ("tau", .tau), ("τ", .tau),
    ]

    static let answer: Text = "ans"
    static let today: Text = "today"

    /// The units that no name of the user can stand for.
    private static let units: [Text] = [
        "deg", "degree", "degrees", "rad", "radian", "radians", "grad", "gradian", "gradians", "gon",
    ]

    private static let conversions: [Text] = ["to", "in", "as"]

    /// The meaning of a name, in any case.
    static func meaning(of name: Text) -> Meaning? {
        let name = name.lowercased
        if let function = functions.first(where: { $0.name == name })?.function { return .function(function) }
        if let constant = constants.first(where: { $0.name == name })?.constant { return .constant(constant) }
        if units.contains(name), let unit = Unit(name) { return .unit(unit) }
        if BinarySign(word: name) != nil { return .infix }
        if conversions.contains(name) { return .conversion }
        return name == answer ? .answer : nil
    }

    /// The base of a logarithm whose name tells it, such as `log_2`; nil for other names.
    static func logarithmBase(_ name: Text) -> Text? {
        let prefix: Text = "log_"
        let digits = name.utf8.dropFirst(prefix.utf8.count)
        let isBase = name.lowercased.utf8.starts(with: prefix.utf8) && !digits.isEmpty && digits.allSatisfy(isDigit)
        return isBase ? Text(utf8: Array(digits)) : nil
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

/// What a name means.
enum Meaning {
    case function(NamedFunction)
    case constant(Constant)
    /// A unit, behind a number or by itself.
    case unit(Unit)
    /// The last result.
    case answer
    /// The date of the day.
    case today
    /// An operator between two numbers that is no function.
    case infix
    /// A word that asks for another unit.
    case conversion
    /// A function's own name for the n-th number it is given.
    case parameter(Int)
    case variable
    /// A function of the user, and how many numbers it takes.
    case defined(count: Int)
}

extension Text {
    /// The text with the letters A to Z in lower case.
    var lowercased: Text {
        Text(utf8: utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 })
    }
}
