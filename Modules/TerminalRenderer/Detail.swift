/// How much of a screen is shown, from all of it to the answer alone.
///
/// A terminal shows the first of `Detail.levels` that fits into it whole: a part is left out before a number is cut.
struct Detail: Equatable, Sendable {
    /// Empty rows between the rows of keys, which makes them easier to read and to click.
    var isSpaced = false
    /// An empty row above the display.
    var isAiry = false
    /// Figures five rows high for the time.
    var hasBigDigits = false
    /// Best, mean and worst below the table.
    var hasFooter = false
    /// How many grids of keys, counted from the last.
    var grids = 0
    /// The table.
    var hasTable = false
    /// The box and its title.
    var hasFrame = false
    /// The lines of the display below the answer.
    var hasNotes = false
    /// The lines of the display above the answer.
    var hasContext = false
    /// The keys in the last line.
    var hasHints = false

    /// What to try, in this order.
    static let levels: [Detail] = {
        let all = Detail(
            isSpaced: true, isAiry: true, hasBigDigits: true, hasFooter: true, grids: .max, hasTable: true,
            hasFrame: true, hasNotes: true, hasContext: true, hasHints: true)
        let steps: [(inout Detail) -> Void] = [
            { $0.isSpaced = false }, { $0.isAiry = false }, { $0.hasBigDigits = false }, { $0.hasFooter = false },
            { $0.grids = 1 }, { $0.grids = 0 }, { $0.hasTable = false }, { $0.hasFrame = false },
            { $0.hasNotes = false }, { $0.hasContext = false }, { $0.hasHints = false },
        ]
        return steps.reduce(into: [all]) { levels, step in
            var level = levels[levels.count - 1]
            step(&level)
            levels.append(level)
        }
    }()
}
