import LoopTesting
import Testing

@testable import ExactReal

/// Degrees of radicals by their lattice, and of cosines by the order of their roots of unity.
struct FieldDegreeTests {
    private let budget = Budget(work: .max)

    @Test(arguments: [
        ("sqrt(2)+sqrt(3)+sqrt(6)", 4), ("sqrt(2)+sqrt(8)+sqrt(18)", 2), ("sqrt(6)+sqrt(10)+sqrt(15)", 4),
        ("sqrt(4)+1", 1), ("cbrt(2)+cbrt(4)+cbrt(16)", 3), ("root(4,6)+cbrt(2)", 3), ("2^(1/4)+8^(1/4)+sqrt(2)", 4),
        ("6^(1/4)+12^(1/6)", 24), ("sqrt(cbrt(2))+root(2,6)", 6), ("cbrt(-2)+cbrt(2)", 3), ("abs(-sqrt(2))+sqrt(2)", 2),
        ("sqrt(1+sqrt(2))+root(1+sqrt(2),4)+(1+sqrt(2))^(3/8)", 16), ("sqrt(1+sqrt(2))*sqrt(1+sqrt(3))", 16),
    ])
    func radicals(_ expression: String, _ degree: Integer) throws {
        #expect(try TestNumber(expression).separationBound?.degree == degree)
    }

    @Test(arguments: [
        ("cos(pi/3)+sin(pi/6)+cos(pi/2)+1", 1), ("cos(pi/5)+1", 2), ("cos(2*pi/5)+cos(4*pi/5)", 2), ("sin(pi/5)+1", 4),
        ("cos(pi/7)+cos(2*pi/9)", 9), ("cos(pi/15)+cos(pi/20)", 16), ("cos(2*pi/15)+cos(2*pi/20)", 8),
        ("tan(pi/5)+1", 4), ("tan(pi/8)+1", 4), ("cos(pi/7+pi/5)+1", 12), ("sin(-3*(pi/11))+1", 10),
        ("sin(abs(pi/11-pi))+1", 10), ("cos(pi/7)*sqrt(2)+1", 6), ("cos(2*pi/9)+cos(2*pi/3)", 3),
    ])
    func cosines(_ expression: String, _ degree: Integer) throws {
        #expect(try TestNumber(expression).separationBound?.degree == degree)
    }

    /// The index is the order of the group that the exponents generate modulo whole numbers.
    @Test func latticesAgainstCounting() throws {
        var random = SeededRandom()
        for _ in 0..<200 {
            let modulus = Int.random(in: 2...6, using: &random)
            let vectors = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<3).map { _ in Int.random(in: -7...7, using: &random) }
            }
            let radicals = vectors.map { vector in
                Monomial(
                    vector.enumerated().compactMap { place, exponent in
                        exponent == 0
                            ? nil
                            : .init(place: place, exponent: Rational(Integer(exponent), over: Integer(modulus)) ?? 0)
                    })
            }
            let index = try RadicalLattice(radicals, budget: budget)?.index
            #expect(index == Integer(order(vectors, modulus)), "\(vectors) \(modulus), seed \(random.seed)")
        }
    }

    private func order(_ vectors: [[Int]], _ modulus: Int) -> Int {
        var group: Set = [[0, 0, 0]]
        var pending = Array(group)
        while let element = pending.popLast() {
            for vector in vectors {
                let sum = zip(element, vector).map { (($0 + $1) % modulus + modulus) % modulus }
                if group.insert(sum).inserted { pending.append(sum) }
            }
        }
        return group.count
    }

    @Test func wideLatticesAreNotLookedAt() throws {
        let half = Rational(lowestTerms: 1, over: 2)
        let radicals = (0..<100).map { Monomial([.init(place: $0, exponent: half)]) }
        #expect(try RadicalLattice(radicals, budget: budget) == nil)
        #expect(try RadicalLattice(Array(radicals[..<20]), budget: budget)?.index == 1_048_576)
    }
}
