import CalcCore
import Screens
import Testing

/// The history for other programs.
struct RecordExportTests {
    @Test(arguments: [
        ("csv", "expression,result\n1 + 1,2\n\"max(1, 2)\",2\n"),
        ("tsv", "expression\tresult\n1 + 1\t2\nmax(1, 2)\t2\n"),
        ("txt", "1 + 1 = 2\nmax(1, 2) = 2\n"), ("ods", "expression,result\n1 + 1,2\n\"max(1, 2)\",2\n"),
    ])
    func formats(ending: String, text: String) throws {
        let records = try calculator(after: "1+1 = max(1,2) =", in: .scientific).history
        #expect(exported(records, ending: Text(ending)).string == text)
    }
}
