/// What an observer or an effect does when it is called.
enum Step: Equatable {
    /// Dispatches an action.
    case dispatch
    /// Subscribes the observer of this number.
    case observe(Int)
    /// Cancels the observer of this number, perhaps itself, perhaps not yet subscribed.
    case cancel(Int)
}

/// One line of what happened, in order; subscriptions are numbered as they come.
enum Event: Equatable {
    case observed(subscription: Int, state: Int)
    case effect(Int, state: Int)
}

/// Decides what happens at each call, by a seed and nothing else, so that two machines can be told the same.
struct Script {
    let seed: UInt64

    /// The steps of the call numbered `call`; few later on, so that a run ends.
    func steps(call: Int) -> [Step] {
        guard call < 120 else { return [] }
        return (0..<Int(bits(call, 0) % 3)).map { index in
            let bits = bits(call, index + 1)
            let number = Int((bits >> 8) % 12)
            switch bits % 8 {
            case 0...2: return .dispatch
            case 3...5: return .observe(number)
            default: return .cancel(number)
            }
        }
    }

    private func bits(_ call: Int, _ index: Int) -> UInt64 {
        var bits = seed ^ (UInt64(bitPattern: Int64(call)) << 8 | UInt64(index)) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
