/// Why a number has no form.
enum NoForm: Error {
    /// It would be too large, or no rule makes it.
    case found
    /// The calculation cannot go on.
    case failed(CalculationError)
}

extension Calculation {
    /// The place of an operation whose domain is proved.
    func place(_ operation: Operation) throws(NoForm) -> Int {
        do throws(CalculationError) {
            return try append(operation).place
        } catch {
            throw .failed(error)
        }
    }

    /// −1, 0 or 1, as far as a first look at the number tells.
    func roughSign(_ place: Int) throws(NoForm) -> Int? {
        if case .rational(let value) = operations[place] { return value.sign }
        return try traits[place].isSuperset(of: .isPositive) ? 1 : ball(at: place)?.sign
    }

    /// A ball, at a low precision for a first look; nil if that is too low for any.
    func ball(at place: Int, precision: Int = Calculation.roughPrecision) throws(NoForm) -> Ball? {
        do throws(Interruption) {
            return try ball(Number(place: place), precision: precision)
        } catch .undecided {
            return nil
        } catch .tooLarge {
            return nil
        } catch {
            throw .failed(CalculationError(error))
        }
    }

    /// Charges products of monomials.
    func charge(products: Int) throws(NoForm) {
        try charge(Int64(products) * Calculation.workOfProduct)
    }

    /// Charges passes over terms.
    func charge(terms: Int) throws(NoForm) {
        try charge(Int64(terms) * Calculation.workOfTerm)
    }

    /// Charges the divisions of a number by all small primes.
    func charge(divisionsOf value: Rational) throws(NoForm) {
        try charge(Int64(value.bitWidth / Limb.bitWidth + 2) * Calculation.workOfDivisions)
    }

    private func charge(_ work: Int64) throws(NoForm) {
        if formAllowance.isOver(budget) { throw .found }
        do throws(Interruption) {
            try budget.charge(work)
        } catch {
            throw .failed(CalculationError(error))
        }
    }

    private static let workOfProduct: Int64 = 2000
    private static let workOfTerm: Int64 = 200
    private static let workOfDivisions: Int64 = 4000
}
