import LoopTesting
import Screens
import Testing

@testable import CalcCore

/// The converter beyond the scripts: the list of units, the fields, and that it says what a line says.
struct ConverterTests {
    @Test(
        "what is looked for comes first",
        arguments: [
            ("mile", "mi"), ("Meter", "m"), ("kilometer", "km"), ("litre", "L"), ("ton", "t"), ("miles", "mi"),
            ("kilometers", "km"), ("mW", "mW"),
            ("MW", "MW"), ("pounds", "lb"), ("fahrenheit", "°F"), ("byte", "B"), ("horse", "hp"), ("light y", "ly"),
            ("angstrom", "Å"), ("knots", "kn"), ("pascal", "Pa"),
        ])
    func search(_ text: String, _ symbol: String) throws {
        var calculator = Calculator(in: .converter)
        for command in [.open, .find(Text(text))] as [SearchCommand] {
            reduce(&calculator, .converter(.search(command)))
        }
        #expect(calculator.view.search?.selected?.symbol.string == symbol)
        reduce(&calculator, .converter(.search(.accept)))
        #expect(calculator.view.search == nil)
        #expect(calculator.sheet.converter.first.symbol.string == symbol)
    }

    @Test func theListIsNoStep() throws {
        let calculator = try calculator(after: "5 search-units find:ounce next-row dismiss undo", in: .converter)
        #expect(calculator.sheet.converter.pad.editor.isEmpty)
        #expect(calculator.view.search == nil)
    }

    @Test func nothingIsFound() throws {
        let screen = try screen(after: "search-units find:smoot", in: "converter")
        #expect(screen.hint == "No unit is found")
        #expect(screen.control(id: "accept")?.isEnabled == false)
    }

    @Test("the numbers are those of a line, for any units and numbers", arguments: (1...20).map { UInt64($0) })
    func agreement(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<40 {
            let source = try #require(ConvertibleUnit.all.randomElement(using: &random))
            let others = ConvertibleUnit.all.filter { $0.categoryPlace == source.categoryPlace && $0 != source }
            let target = try #require(others.randomElement(using: &random))
            let number = "\(UInt16.random(in: 1...9999, using: &random)).\(UInt8.random(in: 0...99, using: &random))"
            let text = Text(number) + " " + source.symbol + " to " + target.symbol
            let conversion = Conversion(source: source, target: target)
            let outcome = Request.conversion(Text(number), conversion, .degrees, Definitions()).outcome(budget: .key())
            let line = Request.line(text, .degrees, Definitions()).outcome(budget: .key())
            #expect(outcome.term?.value == line.term?.value, "\(text.string), seed \(seed)")
            #expect(outcome.term?.reading == line.term?.reading, "\(text.string), seed \(seed)")
        }
    }
}
