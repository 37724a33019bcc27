/// What is certain about the digits of a number.
public enum CertainDecimal: Hashable, Sendable {
    /// The digits asked for. The decimal `isExact` where it is proved to be the number itself.
    case certain(Decimal)
    /// The digits rounded in the other way than asked for: to the nearest where they were to be cut off, and cut off where
    /// they were to be the nearest. As far as can be told, the number is a border between two digits, …999|000… or half
    /// way, and no proof tells on which side it lies; in the other way it has the same digits on both.
    case roundedOtherwise(Decimal)
    /// So many digits after the point are 0, in the base asked for: the number is near 0, and no proof tells whether it
    /// is 0.
    case zeros(Int64)
}
