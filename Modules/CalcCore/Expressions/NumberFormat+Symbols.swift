import Screens

extension NumberFormat {
    /// The characters of a line in their canonical spelling: the point before decimals, no groups that only this place has.
    /// Text that could be read in two ways is refused. O(length).
    func canonical(_ symbols: [Symbol]) throws(ExpressionError) -> [Symbol] {
        guard hasDecimalComma || grouping == .indian else { return symbols }
        var result: [Symbol] = []
        result.reserveCapacity(symbols.count)
        /// For every open bracket, whether it is that of a function, whose numbers a comma separates.
        var isCall: [Bool] = []
        var index = 0
        while index < symbols.count {
            let symbol = symbols[index]
            let number = result.last?.isPartOfName == true ? symbols[index..<index] : run(symbols[index...])
            if number.isEmpty {
                if symbol.scalar == "(" { isCall.append(result.last?.isPartOfName ?? false) }
                if symbol.scalar == ")" { _ = isCall.popLast() }
                result.append(symbol)
                index += 1
            } else {
                result +=
                    try hasDecimalComma ? withPoint(number) : isCall.last == true ? Array(number) : ungrouped(number)
                index = number.endIndex
            }
        }
        return result
    }

    /// Digits with points and commas between them, and a point or comma before.
    private func run(_ symbols: ArraySlice<Symbol>) -> ArraySlice<Symbol> {
        var end = symbols.startIndex
        while end < symbols.endIndex {
            let isSign = symbols[end].isPoint || symbols[end].isComma
            let isBeforeDigit = end + 1 < symbols.endIndex && symbols[end + 1].isDigit
            guard symbols[end].isDigit || (isSign && isBeforeDigit) else { break }
            end += 1
        }
        return symbols[..<end]
    }

    /// A number of a place with a decimal comma. The last of several kinds of signs is the decimal one; a point alone is it
    /// where it cannot part a group.
    private func withPoint(_ number: ArraySlice<Symbol>) throws(ExpressionError) -> [Symbol] {
        let points = number.indices.filter { number[$0].isPoint }
        let commas = number.indices.filter { number[$0].isComma }
        let isPointLast = (points.last ?? -1) > (commas.last ?? -1)
        let (last, others) = isPointLast ? (points, commas) : (commas, points)
        guard let sign = last.last else { return Array(number) }
        if last.count > 1 {
            // Signs that repeat part groups, and there are no decimals.
            guard others.isEmpty, isGrouped(number) else { throw .commaGrouping(at: number[sign].position) }
            return number.filter { $0.isDigit }
        }
        let whole = number[..<sign]
        if !others.isEmpty {
            guard isGrouped(whole) else { throw .commaGrouping(at: number[sign].position) }
        } else if isPointLast, isGrouped(number) {
            throw .pointOrGroup(whole, number[(sign + 1)...], at: number[sign].position)
        }
        let point = Symbol(scalar: ".", position: number[sign].position)
        return whole.filter { $0.isDigit } + [point] + number[(sign + 1)...]
    }

    /// Whether the digits are parted in threes, and the first is no 0.
    private func isGrouped(_ number: ArraySlice<Symbol>) -> Bool {
        let groups = number.split { !$0.isDigit }
        guard let first = groups.first, number.first?.isDigit == true else { return false }
        return (1...3).contains(first.count) && first.first?.scalar != "0"
            && groups.dropFirst().allSatisfy { $0.count == 3 }
    }

    /// A number in which lakhs and crores are parted by commas, without these: `10,00,000`.
    private func ungrouped(_ number: ArraySlice<Symbol>) -> [Symbol] {
        let whole = number.prefix { !$0.isPoint }
        let groups = whole.split { $0.isComma }
        guard groups.count > 2, let first = groups.first, (1...2).contains(first.count), groups.last?.count == 3,
            groups.dropFirst().dropLast().allSatisfy({ $0.count == 2 }), first.first?.scalar != "0"
        else { return Array(number) }
        return whole.filter { $0.isDigit } + number[whole.endIndex...]
    }
}

extension Symbol {
    fileprivate var isPoint: Bool { scalar == "." }
    fileprivate var isComma: Bool { scalar == "," }
    fileprivate var isPartOfName: Bool { isLetter || isDigit || scalar == "_" }
}
