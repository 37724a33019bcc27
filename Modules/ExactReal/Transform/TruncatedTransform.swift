/// A transform of any length: of the values that a transform of twice the length would have only the first are worked
/// out (J. van der Hoeven, "The truncated Fourier transform and applications", ISSAC 2004).
///
/// The length is cut into pieces that are powers of 2, each a ring x^m − ρ with the roots that come first. All that the
/// others have in common is x^m = −ρ, so that a number c of the right length is q₁ + (x^m₁ − ρ₁)·(q₂ + (x^m₂ − ρ₂)·(q₃ + …)).
struct TruncatedTransform {
    /// A ring of the first values.
    struct Piece {
        let start: Int
        let count: Int
        var ring: Int { start / count }
    }

    let pieces: [Piece]
    /// The values, a few more than asked for.
    let count: Int
    /// The power of 2 that the buffers need.
    let bufferCount: Int

    /// A transform for products of `wanted` coefficients.
    init(count wanted: Int) {
        bufferCount = 1 << (Int.bitWidth - (wanted - 1).leadingZeroBitCount)
        let unit = max(1, bufferCount / TruncatedTransform.unitsPerBuffer)
        let count = (wanted + unit - 1) / unit * unit
        var pieces: [Piece] = []
        var (start, size) = (0, bufferCount)
        while start < count {
            if start + size <= count {
                pieces.append(Piece(start: start, count: size))
                start += size
            }
            size /= 2
        }
        (self.pieces, self.count) = (pieces, count)
    }

    /// What lengths are rounded up to.
    private static let unitsPerBuffer = 16

    /// From coefficients below 4p to values below 4p, in place; a buffer of `bufferCount` coefficients and zeros.
    func forward(_ numbers: LimbMemory, _ transform: NumberTransform) {
        descend(numbers, count: bufferCount, ring: 0, to: pieces[...], transform) { piece, numbers in
            transform.forward(numbers, count: piece.count, ring: piece.ring)
        }
    }

    /// From values below 2p, divided by the length of their piece, to coefficients below 2p, in place. There is room for
    /// as many numbers at `scratch` as the first piece has.
    func inverse(
        _ numbers: LimbMemory, _ transform: NumberTransform, scratch: LimbMemory
    ) {
        for piece in pieces { transform.inverse(numbers + piece.start, count: piece.count, ring: piece.ring) }
        for (j, piece) in pieces.dropLast().enumerated() {
            // In the rings that follow, q_j + (x^m_j − ρ_j)·r is q_j − 2ρ_j·r.
            let factor = transform.negatedHalfReciprocal(piece.ring / 2)
            scratch.update(from: numbers + piece.start, count: piece.count)
            let others = pieces[(j + 1)...]
            descend(scratch, count: piece.count, ring: piece.ring + 1, to: others, transform) { other, first in
                transform.subtract(first, count: other.count, from: numbers + other.start, thenTimes: factor)
            }
        }
        for (piece, next) in zip(pieces, pieces.dropFirst()).reversed() {
            transform.subtract(
                numbers + next.start, times: transform.root(piece.ring / 2), count: count - next.start,
                from: numbers + piece.start)
        }
    }

    /// Splits a ring until each of the pieces in it has a ring of its own, in which the coefficients are below 4p.
    private func descend(
        _ numbers: LimbMemory, count: Int, ring: Int, to pieces: ArraySlice<Piece>,
        _ transform: NumberTransform, visit: (Piece, LimbMemory) -> Void
    ) {
        var (numbers, count, ring) = (numbers, count, ring)
        for piece in pieces {
            while count > piece.count {
                count /= 2
                transform.halve(numbers, half: count, ring: ring)
                ring *= 2
            }
            visit(piece, numbers)
            // What follows lies in the ring beside this piece.
            numbers += piece.count
            ring += 1
        }
    }
}
