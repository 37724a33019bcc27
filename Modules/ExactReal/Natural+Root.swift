extension Natural {
    /// The square root, rounded down.
    ///
    /// Newton's method with a precision that doubles at each step (M. Dickinson, as in CPython's `math.isqrt`, which
    /// holds the proof): the root of the leading 2·`reached` bits gives that of the leading 2·`wanted` bits. O(n²).
    var squareRoot: Natural {
        if isZero { return .zero }
        let bits = (bitWidth - 1) / 2
        var root = Natural.one
        var reached = 0
        for shift in (0..<(Int.bitWidth - bits.leadingZeroBitCount)).reversed() {
            let wanted = bits >> shift
            let leading = self >> (2 * bits - reached - wanted + 1)
            root = (root << (wanted - reached - 1)) + leading.divided(by: root).quotient
            reached = wanted
        }
        return root.squared > self ? root - .one : root
    }

    /// The square root if it is a whole number. O(n²).
    var exactSquareRoot: Natural? {
        let root = squareRoot
        return root.squared == self ? root : nil
    }
}
