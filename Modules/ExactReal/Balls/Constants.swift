/// Constants and tables that are worked out once and kept for as long as this object lives.
public final class Constants {
    /// The numbers that are kept.
    enum Name: Int {
        case pi, e, lnTwo
    }

    /// By the name's number, with the precision of each.
    private var balls: [(ball: Ball, precision: Int)?] = [nil, nil, nil]
    /// T₁, T₂, … as far as they were needed.
    var tangentNumbers: [Natural] = []

    /// Nothing is known yet.
    public init() {}

    /// A ball of at least so much precision, if there is one.
    func ball(_ name: Name, precision: Int) -> Ball? {
        guard let known = balls[name.rawValue], known.precision >= precision else { return nil }
        return known.ball
    }

    func keep(_ ball: Ball, as name: Name, precision: Int) {
        balls[name.rawValue] = (ball, precision)
    }
}
