/// A term of a polynomial as an algebraic number times what is not seen to be one.
struct SplitTerm {
    let algebraic: Polynomial.Term
    let transcendental: PowerProduct
}

extension Calculation {
    /// The terms of a polynomial, split; a wave of which a part is a multiple of π by its addition formula.
    func splitTerms(_ polynomial: Polynomial) throws(NoForm) -> [SplitTerm] {
        var terms: [SplitTerm] = []
        for term in polynomial.terms { terms += try split(term) }
        return terms
    }

    private func split(_ term: Polynomial.Term) throws(NoForm) -> [SplitTerm] {
        let algebraic = term.key.powers.filter { isAlgebraic($0.key) }
        let rest = term.key.powers - algebraic
        guard let wave = term.key.wave else { return [split(algebraic, nil, rest, nil, term.factor)] }
        let halfTurn = try place(.pi)
        let turn = wave.angle.filter { $0.key == halfTurn }
        let angle = wave.angle - turn
        if angle.isZero { return [split(algebraic, wave, rest, nil, term.factor)] }
        if turn.isZero { return [split(algebraic, nil, rest, wave, term.factor)] }
        // cos(a + b) = cos a cos b − sin a sin b, sin(a + b) = cos a sin b + sin a cos b.
        return [false, true].map { isSine in
            split(
                algebraic, Wave(isSine: isSine, angle: turn), rest, Wave(isSine: isSine != wave.isSine, angle: angle),
                isSine && !wave.isSine ? -term.factor : term.factor)
        }
    }

    private func split(
        _ algebraic: Combination<Generator>, _ algebraicWave: Wave?, _ rest: Combination<Generator>, _ restWave: Wave?,
        _ factor: Rational
    ) -> SplitTerm {
        SplitTerm(
            algebraic: .init(key: PowerProduct(algebraic, wave: algebraicWave), factor: factor),
            transcendental: PowerProduct(rest, wave: restWave))
    }
}
