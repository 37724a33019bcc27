/// Five products of a third of the length instead of nine (A. Toom 1963, S. Cook 1966): the polynomials of three parts are
/// multiplied at 0, 1, −1, 2 and ∞, and the coefficients found again. O(n^1.465).
///
/// The coefficients of a product of numbers from 0 upwards are not negative, so every difference below is one of
/// numbers from 0 upwards (order of steps after M. Bodrato, "Towards optimal Toom–Cook multiplication", 2007).
extension LimbMemory {
    /// `left` is not shorter than `right`, and `right` longer than two thirds of `left`.
    func writeToomProduct(_ left: LimbRow, _ right: LimbRow, scratch: LimbMemory) {
        let part = (left.count + 2) / 3
        let width = part + 1
        let isSquare = left.isSame(as: right)
        let values = scratch.writeToomValues(left, part: part)
        let otherMemory = scratch + 3 * width
        let others = isSquare ? values : otherMemory.writeToomValues(right, part: part)
        let rest = scratch + 12 * width
        let products = (0..<3).map { k in
            let product = scratch + (6 + 2 * k) * width
            product.writeProduct(values.rows[k], others.rows[k], scratch: rest)
            return product
        }
        writeProduct(left.first(part), right.first(part), scratch: rest)
        (self + 4 * part).writeProduct(left.from(2 * part), right.from(2 * part), scratch: rest)
        let isNegative = values.isNegative != others.isNegative
        let ends = (low: row(2 * part), high: (self + 4 * part).row(left.count + right.count - 4 * part))
        let middle = ToomMiddle(
            atOne: products[0], atMinusOne: products[1], isNegative: isNegative, atTwo: products[2], ends, 2 * width)
        addMiddle(middle, part: part, count: left.count + right.count)
    }

    /// Writes a₀ + a₁ + a₂, |a₀ − a₁ + a₂| and a₀ + 2a₁ + 4a₂, one limb longer than a part each.
    private func writeToomValues(_ row: LimbRow, part: Int) -> (rows: [LimbRow], isNegative: Bool) {
        let width = part + 1
        let (low, middle, high) = (row.first(part), row.from(part).first(part), row.from(2 * part))
        let (one, minusOne, two) = (self, self + width, self + 2 * width)
        for value in [one, two] {
            value.update(from: low.baseAddress.unsafelyUnwrapped, count: part)
            value[part] = 0
        }
        one.add(high, count: width)
        let isNegative = minusOne.writeDistance(one.row(width), middle, count: width)
        one.add(middle, count: width)
        two[part] = two.addProduct(of: middle, and: 2)
        (two + high.count).add(two.addProduct(of: high, and: 4), count: width - high.count)
        return ((0..<3).map { (self + $0 * width).row(width) }, isNegative)
    }

    /// The outer products stand here already.
    private func addMiddle(_ middle: ToomMiddle, part: Int, count: Int) {
        let third = middle.third.withoutLeadingZeros
        let common = Swift.min(third.count, 2 * part)
        (self + 2 * part).clear(2 * part)
        (self + 2 * part).update(from: middle.third.baseAddress.unsafelyUnwrapped, count: common)
        if third.count > common { (self + 4 * part).add(third.from(common), count: count - 4 * part) }
        (self + part).add(middle.second.withoutLeadingZeros, count: count - part)
        (self + 3 * part).add(middle.fourth.withoutLeadingZeros, count: count - 3 * part)
    }
}

/// The second to fourth of the five coefficients c₀ … c₄.
private struct ToomMiddle {
    let second: LimbRow
    let third: LimbRow
    let fourth: LimbRow

    /// From the values at 1, −1 and 2, in whose place the coefficients are written, and c₀ and c₄.
    init(
        atOne: LimbMemory, atMinusOne: LimbMemory, isNegative: Bool, atTwo: LimbMemory,
        _ ends: (low: LimbRow, high: LimbRow), _ count: Int
    ) {
        // c₀ + c₂ + c₄ and c₁ + c₃.
        atOne.add(atMinusOne.row(count), count: count)
        atOne.halve(count)
        atMinusOne.subtractFrom(atOne.row(count))
        let (even, odd) = isNegative ? (atMinusOne, atOne) : (atOne, atMinusOne)
        even.subtract(ends.low, count: count)
        even.subtract(ends.high.withoutLeadingZeros, count: count)
        // c₁ + 4c₃, from which 3c₃.
        atTwo.subtract(ends.low, count: count)
        atTwo.subtractProduct(of: ends.high.withoutLeadingZeros, and: 16, count: count)
        atTwo.subtractProduct(of: even.row(count), and: 4, count: count)
        atTwo.halve(count)
        atTwo.subtract(odd.row(count), count: count)
        atTwo.divideByThree(count)
        odd.subtract(atTwo.row(count), count: count)
        (second, third, fourth) = (odd.row(count), even.row(count), atTwo.row(count))
    }
}

extension LimbMemory {
    /// Divides an even number by 2.
    fileprivate func halve(_ count: Int) {
        for i in 0..<count {
            self[i] = self[i] &>> 1 | (i + 1 < count ? self[i + 1] &<< Limb(Limb.bitWidth - 1) : 0)
        }
    }

    /// Divides a multiple of 3: each limb by the reciprocal of 3 modulo B (T. Jebelean, "An algorithm for exact
    /// division", 1993).
    fileprivate func divideByThree(_ count: Int) {
        let reciprocal = Limb.max / 3 * 2 + 1
        var borrow: Limb = 0
        for i in 0..<count {
            let difference = DoubleLimb(self[i]) &- DoubleLimb(borrow)
            self[i] = difference.low &* reciprocal
            borrow = (DoubleLimb(self[i]) &* 3).high &+ (difference.high & 1)
        }
    }

    /// A row, which is not less, without the number here, in its place.
    fileprivate func subtractFrom(_ row: LimbRow) {
        var borrow: Limb = 0
        for i in 0..<row.count {
            let difference = DoubleLimb(row[i]) &- DoubleLimb(self[i]) &- DoubleLimb(borrow)
            self[i] = difference.low
            borrow = difference.high & 1
        }
    }

    /// Subtracts `factor` times a row from the `count` limbs here, which are not less.
    fileprivate func subtractProduct(of row: LimbRow, and factor: Limb, count: Int) {
        let borrow = subtractProduct(of: row, and: factor)
        var (i, rest) = (row.count, borrow)
        while rest > 0, i < count {
            let difference = DoubleLimb(self[i]) &- DoubleLimb(rest)
            self[i] = difference.low
            rest = difference.high & 1
            i += 1
        }
    }
}
