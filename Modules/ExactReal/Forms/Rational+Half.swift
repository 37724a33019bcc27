extension Rational {
    static let half = Rational(lowestTerms: 1, over: 2)
}
