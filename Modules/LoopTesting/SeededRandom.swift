/// Random numbers that a seed repeats, for property tests: SplitMix64 (Steele, Lea, Flood 2014).
///
/// Put `seed` into the message of every expectation, so that a failure says how to repeat it.
public struct SeededRandom: RandomNumberGenerator {
    /// What all the numbers follow from.
    public let seed: UInt64
    private var state: UInt64

    /// Numbers from a seed; without one, from `TEST_SEED` in the environment or else a new one each time.
    public init(seed: UInt64? = nil) {
        self.seed = seed ?? environment("TEST_SEED").flatMap { UInt64($0) } ?? .random(in: .min ... .max)
        state = self.seed
    }

    /// The next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
