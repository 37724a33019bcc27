/// The three primes of the transforms: the largest below a quarter of a limb's range with roots of unity of a high order.
enum TransformPrimes {
    #if _pointerBitWidth(_64)
        /// The binary logarithm of the longest transform.
        static let order = 36
        /// The product of the primes is not less than 2^`bits`.
        static let bits = 185
        static let fields = [
            PrimeField(0x3fff_ffa0_0000_0001, root: 0x3d12_9672_7647_b2b5, order: order),
            PrimeField(0x3fff_ff30_0000_0001, root: 0x37e8_5023_a194_26b7, order: order),
            PrimeField(0x3fff_fd20_0000_0001, root: 0x17d6_5ca8_47c7_de5c, order: order),
        ]
    #else
        /// The binary logarithm of the longest transform.
        static let order = 22
        /// The product of the primes is not less than 2^`bits`.
        static let bits = 89
        static let fields = [
            PrimeField(0x3b80_0001, root: 0x0feb_9edc, order: order),
            PrimeField(0x3ac0_0001, root: 0x04c4_7e07, order: order),
            PrimeField(0x3840_0001, root: 0x02cf_8c37e, order: order),
        ]
    #endif
}
