extension Integer {
    /// `number`·(`number` − `step`)·… down to the last factor above 0: the factorial for a step of 1, the double factorial
    /// for 2; 1 if there is no factor. Nil for a negative number, a step below 1, and if the result could have more than
    /// `maximumBitWidth` bits. O(M(n) log n) for n limbs of the result.
    public static func factorial(_ number: Int, step: Int = 1) -> Integer? {
        // No budget: the numbers are too short to take long.
        let budget = Budget(work: .max)
        return try? budget.factorial(Integer(number), step: step)
    }
}
