import CalcCore
import LoopTesting
import Screens
import Testing

/// What is listed of the user's names, and what a name that is begun may become.
@Suite struct ListingTests {
    private func definitions(_ lines: [Text]) throws -> Definitions {
        try lines.reduce(Definitions()) { try evaluate($1, definitions: $0).definitions }
    }

    @Test func namesAreListedInTheirOrder() throws {
        let definitions = try definitions(["y = 1/3", "f(x, a) = a x^2", "b = √2", "g(t) = f(t, y)"])
        #expect(definitions.variables == ["b", "y"])
        #expect(definitions.functions == ["f(x, a) = a × x^2", "g(t) = f(t, y)"])
    }

    @Test func whatIsListedDefinesTheSame() throws {
        let definitions = try definitions(["f(x, a) = a x^2 + x!", "g(t) = 2f(t, 3)"])
        #expect(try self.definitions(definitions.functions).functions == definitions.functions)
    }

    @Test func everyNameThatFitsIsOffered() throws {
        let definitions = try definitions(["speed = 3", "spend(x) = x"])
        let rows: [(Text, Text, [Text])] = [
            ("sq", "sq", ["sqrt("]), ("2+SQ", "SQ", ["sqrt("]), ("2cei", "cei", ["ceil(", "ceiling("]),
            ("spe", "spe", ["speed", "spend("]), ("an", "an", ["ans"]), ("ph", "ph", ["phi"]), ("xyz", "xyz", []),
            ("", "", []), ("2", "", []), ("sin(", "", []), ("log1", "log1", ["log10("]),
            ("x_1+atan2", "atan2", ["atan2("]),
        ]
        for (text, word, names) in rows {
            let completion = definitions.completion(of: text)
            #expect(completion.word == word, "\(text.string)")
            #expect(completion.names == names, "\(text.string)")
        }
    }
}
