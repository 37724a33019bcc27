/// Sizes of which the first that fits is taken. Multiples of the window's own font, so that large text follows.
struct FontSteps: Equatable {
    /// The sizes, from the largest down.
    let scales: [Double]

    /// The answer: 58, 44, 36, 30 and 26 pixels at 96 dots per inch; for narrow windows and large text also 22, 18, 15
    /// and 12, so that the twelve digits of a result are there at once.
    static let answer = FontSteps(scales: [3.95, 3, 2.45, 2.05, 1.77, 1.5, 1.23, 1.02, 0.82])
    /// An error in words: 24 and 18 pixels.
    static let error = FontSteps(scales: [1.64, 1.23])

    /// The first size at which `width` is no more than the room there is, or else the smallest.
    func scale(in room: Int, width: (Double) -> Int) -> Double {
        scales.first { width($0) <= room } ?? scales[scales.count - 1]
    }
}
