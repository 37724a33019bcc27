/// Permission to go on, shared between the one who may withdraw it and all who act under it.
@usableFromInline
final class Permit {
    /// Unchecked: no access runs foreign code.
    @exclusivity(unchecked) @usableFromInline var isValid = true

    @inlinable
    init() {}
}
