import LoopTesting

@testable import ExactReal

extension Natural {
    /// A number of exactly so many limbs, of the kinds that `Integer.random` has.
    static func random(limbs count: Int, _ random: inout SeededRandom) -> Natural {
        if count == 0 { return .zero }
        return Natural(limbs: (0..<count - 1).map { _ in Limb.random(&random) } + [max(1, Limb.random(&random))])
    }

    /// B^count − 1.
    static func ones(limbs count: Int) -> Natural { Natural(limbs: Array(repeating: .max, count: count)) }

    /// The product by the schoolbook, in which every other method ends.
    static func schoolbookProduct(_ left: Natural, _ right: Natural) -> Natural {
        if left.isZero || right.isZero { return .zero }
        let count = left.limbs.count + right.limbs.count
        return Natural(
            limbs: [Limb](unsafeUninitializedCapacity: count) { limbs, initializedCount in
                left.limbs.withUnsafeBufferPointer { left in
                    right.limbs.withUnsafeBufferPointer { right in
                        limbs.baseAddress?.writeSchoolbookProduct(left, right)
                    }
                }
                initializedCount = count
            })
    }
}
