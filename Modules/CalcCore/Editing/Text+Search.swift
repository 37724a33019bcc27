import Screens

extension Text {
    /// Whether a text stands in this one. O(length × length of the part).
    func contains(_ part: Text) -> Bool {
        utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
    }
}
