extension Budget {
    /// A number in ASCII digits of a base from 2 to 36; `0` for 0. Charged, and done in pieces.
    func digits(of number: Natural, radix: Limb) throws(Interruption) -> [UInt8] {
        let work = Budget.work(dividing: number.limbs.count / 2, by: number.limbs.count / 2)
        if work <= Budget.pieceWork {
            return try number.digits(radix: radix) { (limbs) throws(Interruption) in
                try charge(Budget.work(dividing: limbs / 2, by: limbs / 2) + Int64(8 * limbs))
            }
        }
        try foresee(4 * work)
        let count = number.bitWidth / 2 / Natural(radix).bitWidth
        let power = try power(Natural(radix), count, bits: number.bitWidth)
        let (high, low) = try quotient(of: number, by: power)
        let lowDigits = try digits(of: low, radix: radix)
        let zeros = repeatElement(UInt8(ascii: "0"), count: count - lowDigits.count)
        return try digits(of: high, radix: radix) + zeros + lowDigits
    }
}
