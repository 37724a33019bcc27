/// Where the characters of a time stand, in multiples of the digits' size: each in a place of its own, all digits as wide
/// as each other, so that nothing moves while they change.
struct DigitPlaces {
    /// A character in its place.
    struct Place: Equatable {
        /// The character.
        let character: Unicode.Scalar
        /// Its left edge.
        let x: Double
        /// Whether it belongs to the fraction of a second, or is the point before it.
        let isFraction: Bool
    }

    /// The characters from the left.
    let places: [Place]
    /// The width of them all.
    let width: Double

    /// The places of a text whose characters are so wide, the fraction so much smaller than the rest.
    init(_ text: String, fractionScale: Double, advance: (Unicode.Scalar) -> Double) {
        var (places, x, isFraction) = ([Place](), 0.0, false)
        for character in text.unicodeScalars {
            isFraction = isFraction || character == "." || character == ","
            places.append(Place(character: character, x: x, isFraction: isFraction))
            x += advance(character) * (isFraction ? fractionScale : 1)
        }
        (self.places, width) = (places, x)
    }
}
