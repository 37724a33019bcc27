import Screens
import StopwatchCore

extension Records {
    /// The value of a setting; nil where it was never set.
    public func setting(_ name: Text) throws(StorageError) -> Text? {
        try read { database throws(StorageError) in
            try database.rows("SELECT value FROM setting WHERE name = ?", .text(name)) { $0.text(0) }.first
        } ?? nil
    }

    /// Keeps the value of a setting.
    public func set(_ name: Text, to value: Text) throws(StorageError) {
        try write { database throws(StorageError) in
            try database.run("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", .text(name), .text(value))
        }
    }

    /// Whether the calculator keeps its history: unless it is switched off.
    public func keepsCalculations() throws(StorageError) -> Bool {
        try setting("history-kept") != "off"
    }

    /// What the user has chosen for all watches.
    public func settings() throws(StorageError) -> Settings {
        let precision = try setting("precision").flatMap { Precision(named: $0) }
        return Settings(precision: precision ?? .hundredths, pausesAsleep: try setting("sleep") == "pauses")
    }

    /// Keeps what the user has chosen for all watches.
    public func set(_ settings: Settings) throws(StorageError) {
        try set("precision", to: settings.precision.name)
        try set("sleep", to: settings.pausesAsleep ? "pauses" : "counts")
    }
}
