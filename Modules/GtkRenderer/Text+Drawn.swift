import Screens

extension Text {
    /// The text as it is drawn: with true minuses, and gaps between groups of digits.
    var styled: StyledText { NumberStyle().styled(self) }

    /// The text as it is drawn, without its gaps: what a screen reader reads.
    var drawn: String { styled.text.string }
}
