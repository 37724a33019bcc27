/// The numbers of a calculation: how each is made, and what is known of it.
struct NumberList: Sendable {
    /// A ball and the precision with which it was found.
    struct KnownBall: Sendable {
        let ball: Ball
        let precision: Int
    }

    private(set) var operations: [Operation] = []
    private(set) var forms: [Form?] = []
    private(set) var balls: [KnownBall?] = []
    private(set) var traits: [Traits] = []
    private(set) var provenances: [Provenance] = []
    /// The bits of the longest rational number: a measure of the precision that may be needed.
    private(set) var longestRational = 0
    /// About the bytes of all this.
    private(set) var byteCount = 0
    private var operationIndex = PlaceIndex()
    private var formIndex = PlaceIndex()

    /// The place of a number that is made so, if there is one.
    func place(of operation: Operation) -> Int? {
        operationIndex.place(operation.key) { operations[$0] == operation }
    }

    /// The place of the number that has a form, if there is one.
    func place(of form: Form) -> Int? {
        form.place ?? formIndex.place(form.key) { forms[$0] == form }
    }

    /// Adds a number and tells its place.
    mutating func append(_ operation: Operation, _ form: Form?, _ provenance: Provenance) -> Int {
        let place = operations.count
        operations.append(operation)
        forms.append(form)
        balls.append(nil)
        traits.append(Traits(operation) { traits[$0] })
        provenances.append(provenance)
        if case .rational(let value) = operation { longestRational = max(longestRational, value.bitWidth) }
        byteCount += operation.byteCount + (form?.byteCount ?? 0)
        operationIndex.insert(operation.key, place)
        if let form { formIndex.insert(form.key, place) }
        return place
    }

    /// Keeps a ball instead of the one that is known.
    mutating func keep(_ ball: Ball, _ place: Int, precision: Int) {
        byteCount += ball.byteCount - (balls[place]?.ball.byteCount ?? 0)
        balls[place] = KnownBall(ball: ball, precision: precision)
    }

    mutating func keepPositive(_ place: Int) {
        traits[place].insert(.isPositive)
    }
}

extension Ball {
    /// The bytes that the ball takes beside its place in a list.
    var byteCount: Int { midpoint.mantissa.limbs.count * Limb.bitWidth / 8 }
}
