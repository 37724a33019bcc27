import LoopTesting
import Testing

@testable import ExactReal

/// Every end of every domain: `Tests/Cases/calculation-domains.tsv`.
struct DomainTests {
    @Test(arguments: cases(in: "calculation-domains.tsv"))
    func outcome(_ row: [String: String]) {
        #expect(Outcome.text(row["formula"] ?? "") == row["outcome"])
    }
}
