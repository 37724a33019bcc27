import Screens

/// How numbers are drawn: as the last screen wants them. A process has one, as it has one language.
@MainActor var windowNumbers = NumberStyle()

@MainActor
extension Text {
    /// The text as it is drawn: with true minuses, and gaps between groups of digits.
    var styled: StyledText { windowNumbers.styled(self) }

    /// The text as it is drawn, without its gaps: what a screen reader reads.
    var drawn: String { styled.text.string }
}
