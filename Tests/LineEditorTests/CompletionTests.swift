import Screens
import Testing

@testable import LineEditor

struct CompletionTests {
    @Test(
        arguments: [
            ([], ""), (["sin("], "sin("), (["sin(", "sinh("], "sin"), (["asin(", "cos("], ""), (["π1", "πa"], "π"),
            (["α", "β"], ""),
        ] as [([Text], Text)])
    func allThatChoicesHaveInCommonIsPutIn(choices: [Text], start: Text) {
        #expect(Completion(of: "", choices: choices).commonStart == start)
    }

    @Test func choicesStandInARow() {
        #expect(Completion(of: "s", choices: ["sin(", "sinh("]).list == "sin(  sinh(")
    }
}
