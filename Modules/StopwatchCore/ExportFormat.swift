import Screens

/// How a watch and its laps are written for other programs.
public enum ExportFormat: Equatable, Sendable, CaseIterable {
    /// Fields with commas between, quoted where need be (RFC 4180).
    case csv
    /// Fields with tabs between.
    case tsv
    /// One object.
    case json

    /// What the format is called, also at the end of a file's name.
    public var name: Text {
        switch self {
        case .csv: "csv"
        case .tsv: "tsv"
        case .json: "json"
        }
    }

    /// The format of a name; nil if there is none.
    public init?(named name: Text) {
        guard let format = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = format
    }
}
