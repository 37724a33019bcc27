/// Cosines and sines of sums of angles, in one way each.
extension Calculation {
    /// The cosine or sine of an angle.
    func wave(_ angle: Combination<Int>, isSine: Bool) throws(NoForm) -> Polynomial {
        let halfTurn = try place(.pi)
        let rest = angle.filter { $0.key != halfTurn }
        if rest < Combination() {
            let opposite = try wave(angle.scaled(by: -1), isSine: isSine)
            return isSine ? opposite.scaled(by: -1) : opposite
        }
        let (quarters, turn) = Calculation.quarterTurns(angle[halfTurn])
        let (isSine, sign) = Calculation.wave(isSine: isSine, after: quarters)
        let value = try wave(rest, turn, isSine: isSine)
        return value.scaled(by: Rational(sign))
    }

    /// The wave of an angle and a multiple of π from 0 up to 1/2.
    private func wave(_ rest: Combination<Int>, _ turn: Rational, isSine: Bool) throws(NoForm) -> Polynomial {
        if rest.isZero { return try cosine(ofTurn: isSine ? Rational.half - turn : turn) }
        if turn.isZero { return Polynomial(PowerProduct(Combination(), wave: Wave(isSine: isSine, angle: rest))) }
        guard let (cosine, sine) = SpecialAngle.cosineAndSine(ofTurn: turn) else {
            let angle = try rest + Combination(place(.pi), times: turn)
            return Polynomial(PowerProduct(Combination(), wave: Wave(isSine: isSine, angle: angle)))
        }
        let same = Polynomial(PowerProduct(Combination(), wave: Wave(isSine: isSine, angle: rest)))
        let other = Polynomial(PowerProduct(Combination(), wave: Wave(isSine: !isSine, angle: rest)))
        return try sum(product(cosine, same), product(sine, other).scaled(by: isSine ? 1 : -1))
    }

    /// The cosine of a multiple of π from 0 to 1/2.
    private func cosine(ofTurn turn: Rational) throws(NoForm) -> Polynomial {
        if let cosine = SpecialAngle.cosine(ofTurn: turn) { return cosine }
        let angle = Combination(try place(.pi), times: turn)
        return Polynomial(PowerProduct(Combination(), wave: Wave(isSine: false, angle: angle)))
    }

    /// A multiple of π as so many quarter turns, modulo 4, and a rest from 0 up to 1/2.
    private static func quarterTurns(_ multiple: Rational) -> (count: Int, rest: Rational) {
        let quarters = (multiple * 2).floor
        let count = quarters.dividedFlooring(by: 4)?.remainder.int ?? 0
        return (count, multiple - Rational.half * Rational(quarters))
    }

    /// The wave that is a cosine or sine so many quarter turns further on, with its sign.
    private static func wave(isSine: Bool, after quarters: Int) -> (isSine: Bool, sign: Int) {
        // cos, −sin, −cos, sin.
        let step = (quarters + (isSine ? 3 : 0)) % 4
        return (isSine: step % 2 == 1, sign: step == 1 || step == 2 ? -1 : 1)
    }
}
