import ExactReal
import Screens

// Units: behind what they count, by themselves, and behind `to`.
extension Parser {
    /// The unit that a name stands for, where it could also be a function (`min`, `sec`, `lb`) or the word `in`.
    func unit(_ name: Text) -> Unit? {
        // Behind `to` a name of the user could stand for nothing.
        if isInTarget, let unit = Unit(name) { return unit }
        return switch scope.meaning(of: name) {
        case .unit(let unit): unit
        case .function(let function) where !isOperandNext(of: function):
            Unit(symbol: name).flatMap { unit in
                // `asec` is the arc secant alone, while `Tg` is a unit.
                unit.hasPrefix && name == name.lowercased ? nil : unit
            }
        case .conversion where !isTargetNext: Unit(symbol: name)
        default: nil
        }
    }

    /// Whether what follows the name of a function could be its operand. What counts something is none.
    private func isOperandNext(of function: NamedFunction) -> Bool {
        var ahead = lexer
        if ahead.isBracketNext { return true }
        guard function.arity.isOneOrTwo else { return false }
        while let token = try? ahead.next() {
            switch token.kind {
            case .sign("+"), .sign("-"): continue
            case .number: return !isUnitNext(ahead)
            case .sign("√"), .sign("∛"), .sign("∜"), .sign("|"): return true
            case .name(let name): return isNumberOrFunction(name)
            default: return false
            }
        }
        return false
    }

    private func isNumberOrFunction(_ name: Text) -> Bool {
        switch scope.meaning(of: name) {
        case .unit, .conversion, .infix, nil: false
        default: true
        }
    }

    private func isUnitNext(_ lexer: Lexer) -> Bool {
        var ahead = lexer
        guard case .name(let name)? = try? ahead.next()?.kind else { return false }
        return scope.isUnit(lengthBeforePower(name) ?? name)
    }

    /// Whether `in`, which was just read, asks for the unit that follows, and is not the inch itself.
    private var isTargetNext: Bool {
        var ahead = lexer
        let kind = try? ahead.next()?.kind
        // `in%` is a hundredth of an inch, as readings write it.
        if kind == .sign("%") { return lexer.peek()?.isSpace ?? false }
        guard case .name(let next)? = kind else { return false }
        let name = lengthBeforePower(next) ?? next
        guard scope.isUnit(name) || Parser.format(name) != nil else { return false }
        // In `5 in in cm` the second asks.
        return scope.meaning(of: name)?.isConversion != true || !isUnitNext(ahead)
    }

    /// The ways to show a time, a date or a whole number that stand behind `to`.
    static let formats: [(name: Text, measure: Measure)] = [
        ("hms", .clock), ("h:min:s", .clock), ("h:min", .clock), ("date", .date(.day)), ("weekday", .date(.weekday)),
        ("dec", .units(.none)), ("hex", .base(.hexadecimal)), ("bin", .base(.binary)), ("oct", .base(.octal)),
    ]

    private static func format(_ name: Text) -> Measure? {
        formats.first { $0.name == name.lowercased }?.measure
    }

    /// Whether what is read stands somewhere behind `to`.
    private var isInTarget: Bool {
        if openConversions == 0 { return false }
        for top in waiting.reversed() {
            if case .binary(.conversion) = top.kind { return true }
            if top.tightness == nil { return false }
        }
        return false
    }

    /// Whether what is read stands right behind `to`.
    var isTarget: Bool {
        if case .binary(.conversion)? = waiting.last?.kind { true } else { false }
    }
}

extension Parser {
    /// Reads a unit where an operand begins, one of it, or a way to show times and dates. False if it is none. `sign` is
    /// how it was written, if not by name: a sign is read otherwise than a name.
    mutating func readBareUnit(_ name: Text, as sign: Text? = nil, at position: Int) throws(ExpressionError) -> Bool {
        if isTarget, let measure = Parser.format(name) {
            _ = push([.quantity(1, measure)], name, at: position)
            return true
        }
        guard let unit = unit(name), isTarget || isInProduct || unit.dimension != .angle else {
            // An angle by itself would be a number of the unit in force.
            return false
        }
        if sign == nil { try checkCall(name, at: position) }
        if isBehindDivisor, !isInTarget { throw .fractionOrDivisor(name, at: position) }
        let power = try unitPower(unit)
        // Degrees in a product are differences, behind `to` they are temperatures.
        let measure = isTarget ? Measure(power) : UnitProduct([power]).map { .units($0) } ?? Measure(power)
        _ = push([.quantity(1, measure)], sign.map { power.text(with: $0) } ?? power.text, at: position)
        endUnit(unit, isAlone: isTarget && power.exponent == 1)
        return true
    }

    /// In `-10 C to F` C stands for °C: a number alone that is converted to a temperature.
    mutating func readLetterAsTemperature() {
        guard case .quantity(_, let target)? = steps.last?.action, target.temperature != nil,
            steps.count == 3 || steps.count == 4 && steps[2].action == .negate, case .number = steps[0].action,
            case .unit(let power) = steps[1].action, let scale = power.unit.likelyTemperature, power.exponent == 1,
            target.units?.single != power.unit
        else { return }
        steps[1] = Step(action: .unit(UnitPower(scale)), position: steps[1].position)
    }

    /// Refuses `g(x)` where no g is defined: a gram times x is not what is meant.
    private func checkCall(_ name: Text, at position: Int) throws(ExpressionError) {
        if lexer.isNext("(") { throw .noFunction(name, at: position) }
    }

    /// Whether the operand before is a divisor with a unit: what `5 GiB / 100 Mbit/s` is divided by could be a speed.
    private var isBehindDivisor: Bool {
        guard let lastUnit, let sign = waiting.last else { return false }
        return lastUnit.isDivisor && isInProduct && lastUnit.end == sign.start
    }

    private var isInProduct: Bool {
        if case .binary(let sign)? = waiting.last?.kind { sign.tightness == .product } else { false }
    }

    /// Reads a unit behind an operand.
    mutating func readUnit(_ unit: Unit, _ name: Text, at position: Int) throws(ExpressionError) {
        // `5 m in` is half of a conversion, and no area.
        let isBehindNumber = if case .number? = previous?.kind { true } else { false }
        if unitBefore != nil, !isBehindNumber, !isInTarget, scope.meaning(of: name)?.isConversion ?? false {
            throw .targetMissing(at: lexer.position)
        }
        if scope.subject?.isFunction ?? false { try checkCall(name, at: position) }
        if let larger = unitBefore, larger.isAlone, isPart(unit, of: larger.unit), isBehindNumber || isTarget {
            return try readPart(unit, isCounted: isBehindNumber, at: position)
        }
        let power = try unitPower(unit)
        let isDivisor = if case .binary(.divided)? = holder { isBehindNumber && !isFraction } else { false }
        if unit.dimension == .angle {
            try checkAngle(name, at: position)
            apply(.unit(power), spelling(of: power), at: position)
        } else {
            try apply(power, name, isBehindNumber: isBehindNumber, at: position)
        }
        factorialSigns = 0
        endUnit(unit, isAlone: isBehindNumber && power.exponent == 1)
        lastUnit?.isDivisor = isDivisor
    }

    /// A unit of angles is a sign behind its operand, like °; where that holds to a number it could be meant for more.
    private func checkAngle(_ name: Text, at position: Int) throws(ExpressionError) {
        if case .binary(let sign)? = waiting.last?.kind, sign != .times, sign.tightness != .sum {
            throw .unitOfWhat(name, at: position)
        }
    }

    /// Lets a unit count the number before it or, behind anything else, all that stands before it in the product.
    private mutating func apply(
        _ power: UnitPower, _ name: Text, isBehindNumber: Bool, at position: Int
    ) throws(ExpressionError) {
        if startOfBareFunction != nil { throw .unitOfWhat(name, at: position) }
        switch holder {
        case .binary(.divided) where isBehindNumber && isFraction, .binary(.power): try finishProduct()
        case .binary(.divided) where isBehindNumber && isBehindWholeDivisor:
            throw .fractionOrDivisor(name, at: position)
        case .binary(.divided) where isBehindNumber:
            apply(.unit(power), spelling(of: power), at: position)
            steps.append(Step(action: .checkDividend(name), position: position))
            return
        case .binary(.divided), .binary(.combinations), .binary(.permutations):
            throw .fractionOrDivisor(name, at: position)
        default: if !isBehindNumber { try finishProduct() }
        }
        apply(.unit(power), spelling(of: power), at: position)
    }

    /// What holds the operand, whatever its sign.
    var holder: Waiting.Kind? {
        waiting.last { if case .negate = $0.kind { false } else { true } }?.kind
    }

    /// Whether the number just read and the one before it are a fraction such as 3/4.
    private var isFraction: Bool {
        guard case .number(let divisor)? = previous?.kind, case .binary(.divided)? = waiting.last?.kind else {
            return false
        }
        return isBehindWhole && divisor.isWhole
    }

    /// Completes the powers, signs and products that wait.
    private mutating func finishProduct() throws(ExpressionError) {
        while let tightness = waiting.last?.tightness, BinarySign.times.completes(tightness),
            let top = waiting.popLast()
        {
            try finish(top)
        }
    }
}

// Units side by side, as in `3 ft 5 in` and `to ft in`.
extension Parser {
    /// A unit that was read, to which a smaller one of its kind may follow.
    struct LastUnit {
        let unit: Unit
        /// Whether it is no power and behind a number or `to`.
        let isAlone: Bool
        /// Whether something is divided by what it counts.
        var isDivisor = false
        /// The byte of the reading behind it.
        let end: Int
    }

    mutating func endUnit(_ unit: Unit, isAlone: Bool) {
        lastUnit = LastUnit(unit: unit, isAlone: isAlone, end: reading.utf8.count)
    }

    /// The unit that ends right here.
    private var unitBefore: LastUnit? {
        lastUnit.flatMap { $0.end == reading.utf8.count ? $0 : nil }
    }

    /// A sign in the reading: between units without spaces.
    func text(of sign: BinarySign) -> Text {
        guard unitBefore != nil, sign == .times || sign == .divided, isUnitRead else { return sign.text }
        return sign == .times ? "·" : "/"
    }

    /// Whether `m` follows, which many write for minutes: `7 h 45 m`.
    var isMetreBehindNumber: Bool {
        var ahead = lexer
        guard case .name(let name)? = try? ahead.next()?.kind else { return false }
        return name == "m"
    }

    /// A unit in the reading: beside another one, `in` and `as` do not ask for a unit.
    private func spelling(of power: UnitPower) -> Text {
        guard let before = unitBefore?.unit else { return power.spelling }
        let asks = [before, power.unit].contains { scope.meaning(of: $0.symbol)?.isConversion ?? false }
        return asks ? "·" + power.text : power.spelling
    }

    /// Whether the next word will be read as a unit.
    private var isUnitRead: Bool {
        var ahead = self
        var next = try? ahead.lexer.next()
        while next?.kind == .sign("+") { next = try? ahead.lexer.next() }
        guard case .name(let name)? = next?.kind else { return false }
        return ahead.unit(ahead.lengthBeforePower(name) ?? name) != nil
    }

    private func isPart(_ unit: Unit, of larger: Unit) -> Bool {
        unit.offset == nil && unit.dimension == larger.dimension && larger.size.isGreater(than: unit.size)
    }

    /// Reads the number of a smaller unit behind a larger one; false if it is none.
    mutating func readNumberOfPart(_ numeral: Numeral, at position: Int) -> Bool {
        var ahead = lexer
        guard let larger = unitBefore, larger.isAlone, !isTarget,
            case .name(let name)? = try? ahead.next()?.kind
        else { return false }
        let now = lexer
        lexer = ahead
        defer { lexer = now }
        guard let smaller = unit(withoutDigits(name)), isPart(smaller, of: larger.unit) else { return false }
        steps += numeral.actions.map { Step(action: $0, position: position) }
        reading += " " + numeral.text
        endUnit(larger.unit, isAlone: true)
        return true
    }

    private mutating func readPart(_ unit: Unit, isCounted: Bool, at position: Int) throws(ExpressionError) {
        if lexer.isPowerNext { throw .exponentOfUnit(at: lexer.position) }
        if isCounted {
            steps.append(Step(action: .unit(UnitPower(unit)), position: position))
            steps.append(Step(action: .addSmaller, position: position))
        } else {
            steps.append(Step(action: .alongside(unit), position: position))
        }
        reading += UnitPower(unit).spelling
        endUnit(unit, isAlone: true)
    }

    /// The unit before the digits of a name, as in `2h15min`; nil if the name means something by itself.
    private func unitBeforeDigits(_ name: Text) -> Text? {
        let letters = Text(utf8: Array(name.utf8.prefix { !NameTable.isDigit($0) }))
        let isGlued = letters.utf8.count < name.utf8.count && !name.utf8.contains(UInt8(ascii: "_"))
        return isGlued && scope.meaning(of: name) == nil && scope.isUnit(letters) ? letters : nil
    }

    /// The name without the digits behind a unit and what follows them, which is read again then.
    mutating func withoutDigits(_ name: Text) -> Text {
        guard let letters = unitBeforeDigits(name) else { return name }
        lexer.index -= name.utf8.dropFirst(letters.utf8.count).characterCount
        return letters
    }

    /// The power behind a unit: `m²`, `m^2`, `s^-1`, `s^(-1)`, and `m2` and `m3` of lengths.
    private mutating func unitPower(_ unit: Unit) throws(ExpressionError) -> UnitPower {
        let start = lexer.position
        if unit.dimension == .length, let exponent = gluedPower {
            lexer.index += 1
            if lexer.isPowerNext { throw .exponentOfUnit(at: lexer.position) }
            return UnitPower(unit, exponent)
        }
        var ahead = lexer
        guard let power = try? ahead.functionPower() else {
            if lexer.isPowerNext { throw .exponentOfUnit(at: start) }
            return UnitPower(unit)
        }
        guard let exponent = power.value.integer?.int, exponent != 0, exponent.magnitude <= UnitPower.largestExponent,
            UnitProduct([UnitPower(unit, exponent)]) != nil, !ahead.isPowerNext
        else { throw .exponentOfUnit(at: start) }
        lexer = ahead
        return UnitPower(unit, exponent)
    }
}

extension Parser {
    /// The name of a length without the 2 or 3 of its power, where a unit can stand by itself: `to m2`, `kg/m3`.
    mutating func withoutGluedPower(_ name: Text) -> Text {
        (isTarget || isInProduct) && lengthBeforePower(name) != nil ? withoutDigits(name) : name
    }

    private func lengthBeforePower(_ name: Text) -> Text? {
        unitBeforeDigits(name).flatMap { Unit($0)?.dimension == .length ? $0 : nil }
    }

    /// The 2 or 3 right behind a name, where it is not the number of a unit that follows, as in `5ft3in`.
    private var gluedPower: Int? {
        guard lexer.index > 0, lexer.symbols[lexer.index - 1].isLetter, let digit = lexer.peek()?.scalar,
            digit == "2" || digit == "3", lexer.peek(1).map({ !$0.isDigit && !$0.isLetter && $0.scalar != "." }) ?? true
        else { return nil }
        var ahead = lexer
        ahead.index += 1
        return isLengthNext(ahead) ? nil : digit == "2" ? 2 : 3
    }

    /// Whether the next word is a length, and no `in` that asks for the unit behind it.
    private func isLengthNext(_ lexer: Lexer) -> Bool {
        var ahead = lexer
        guard case .name(let name)? = try? ahead.next()?.kind, Unit(name)?.dimension == .length else { return false }
        return scope.meaning(of: name)?.isConversion != true || !isUnitNext(ahead)
    }
}

extension UnitPower {
    /// The unit in the reading; signs such as ° stand right behind the number.
    fileprivate var spelling: Text {
        unit.isSign && exponent == 1 ? text : " " + text
    }
}

extension Scope {
    /// Whether a name is one of a unit, whatever else it is.
    fileprivate func isUnit(_ name: Text) -> Bool {
        switch meaning(of: name) {
        case .unit: true
        case .function, .conversion: Unit(symbol: name) != nil
        default: false
        }
    }
}

extension Meaning {
    fileprivate var isConversion: Bool {
        if case .conversion = self { true } else { false }
    }
}
