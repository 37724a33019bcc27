import LoopTesting

/// Random expressions of algebraic numbers, as text.
struct RandomIdentities {
    var random = SeededRandom()

    private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

    private mutating func chosen(_ expressions: [String]) -> String { expressions[number(0...expressions.count - 1)] }

    private mutating func turn() -> String { "\(number(1...9))/\(number(5...15))" }

    /// A number above 0 of a small degree.
    mutating func positive() -> String {
        let (a, b, turn) = (number(2...99), number(2...99), turn())
        return chosen([
            "sqrt(\(a))", "cbrt(\(a)/\(b))", "(\(a)+sqrt(\(b)))", "(1/(\(a)+sqrt(\(b))))", "(\(a)^(2/3))",
            "(3/2+cos(pi*\(turn)))", "(2+sin(\(turn)*pi))", "sqrt(\(a)+sqrt(\(b)))", "(sqrt(\(a))*\(b))",
        ])
    }

    /// An expression that is 0 whatever its numbers are.
    mutating func identity() -> String {
        let (a, b, n) = (number(2...99), number(2...99), 2 * number(2...5) + 1)
        let (x, y, s, t) = (positive(), positive(), turn(), turn())
        return chosen([
            "sqrt(\(a + b)+2*sqrt(\(a * b)))-sqrt(\(a))-sqrt(\(b))",
            "1/(sqrt(\(a))+sqrt(\(a + b)))-(sqrt(\(a + b))-sqrt(\(a)))/\(b)",
            "cbrt(\(a * a * a + 3 * a * b)+\(3 * a * a + b)*sqrt(\(b)))-\(a)-sqrt(\(b))",
            "\(a)^(\(s))*\(a)^(\(t))-\(a)^(\(s)+\(t))",
            "abs(sqrt(\(a))-\(b))-sqrt((sqrt(\(a))-\(b))^2)",
            "root((sqrt(\(a))-\(b))^\(n),\(n))-sqrt(\(a))+\(b)",
            "1/2" + (1...n / 2).map { "+cos(\(2 * $0)*pi/\(n))" }.joined(),
            "cos(pi*\(s))*cos(pi*\(t))-(cos(pi*(\(s)+\(t)))+cos(pi*(\(s)-\(t))))/2",
            "sin(\(s)*pi)^2-(1-cos(2*\(s)*pi))/2",
            "tan(pi/\(n))-sin(pi/\(n))/cos(pi/\(n))",
            "(\(x)-\(y))*(\(x)+\(y))-\(x)^2+\(y)^2",
            "(\(x)/\(y))^(-3)-\(y)^3/\(x)^3",
            "sqrt(\(x))*sqrt(\(y))-sqrt(\(x)*\(y))",
            "(\(x)^(1/6))^4-cbrt(\(x))^2",
        ])
    }

    /// A number other than 0 that is nearly 0, or as near as numbers like it come.
    mutating func nearZero() -> String {
        let (a, b, k, x, y) = (number(2...99), number(2...99), number(1...40), positive(), positive())
        return chosen([
            "(sqrt(\(a * a + 1))-\(a))^\(k)",
            "1/(\(a)+sqrt(\(b)))^\(k)-1/(\(a + 1)+sqrt(\(b)))^\(k)",
            "sqrt(\(a))+sqrt(\(a + 3))-sqrt(\(a + 1))-sqrt(\(a + 2))",
            "cbrt(\(a * a * a + 1))/\(a)-1",
            "(1-cos(pi/\(b)))^\(k)",
            "\(x)+\(y)+1/10^\(k)", "\(x)*\(y)/10^\(k)", "(\(x)/(1+\(x)))^\(k)", "(\(x)+\(y))^(-\(k))",
        ])
    }
}
