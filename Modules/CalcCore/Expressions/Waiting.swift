/// What waits for its right operand or its closing bracket.
struct Waiting {
    let kind: Kind
    /// The byte of the text where it stands.
    let position: Int
    /// The byte of the reading where it begins.
    let start: Int

    enum Kind {
        case bracket
        /// The first of two bars around a number.
        case bar
        /// A function before its bracket, with the number of operands read so far.
        case call(FunctionHead, count: Int)
        /// A function without brackets; the reading puts them in.
        case function(FunctionHead)
        case negate
        case binary(BinarySign)
    }

    /// How tightly it holds the operand on its left, loosest first; nil for brackets, which hold whatever follows.
    var tightness: Tightness? {
        switch kind {
        case .bracket, .bar, .call: nil
        case .function, .negate: .prefix
        case .binary(let sign): sign.tightness
        }
    }

    /// What a comma between two digits inside is.
    var comma: Comma {
        guard case .call(let head, count: _) = kind else { return .groups }
        if head.arity.upperBound == 1 { return .unwanted }
        return head.arity.isOneOrTwo ? .doubtful : .separates
    }
}
