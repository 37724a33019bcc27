import Screens

/// Calculations for other programs, as a file of this ending is written: `csv` and `tsv` with the expression and the result as
/// fields, `txt` as lines such as `1 + 1 = 2`; as CSV for any other. O(length).
public func exported(_ records: [Record], ending: Text) -> Text {
    if ending == "txt" {
        return records.reduce(into: Text()) { $0 += $1.expression + " = " + $1.result + "\n" }
    }
    let rows = [["expression", "result"]] + records.map { [$0.expression, $0.result] }
    return ending == "tsv" ? Text(tsv: rows) : Text(csv: rows)
}
