import Screens
import Testing

@testable import TerminalRenderer

@Suite struct TargetTests {
    @Test func everyKeyOfTheKeypadCanBeClickedWhereItIsDrawn() throws {
        let screen = try calculatorScreen("MS")
        for (rows, columns) in [(15, 40), (24, 80), (50, 120)] {
            let picture = Picture(screen, rows, columns)
            for control in screen.grids.flatMap({ $0.controls }) {
                let targets = picture.targets.filter { $0.gesture == .press(control.id) }
                let target = try #require(
                    targets.first { $0.row < rows - 1 }, "\(control.id.string) at \(rows)×\(columns)")
                let drawn = String(String.UnicodeScalarView(picture.rows[target.row][target.columns].map { $0.scalar }))
                #expect(drawn.split(separator: " ").joined() == control.label.string)
                for column in target.columns {
                    #expect(picture.gesture(atRow: target.row, column: column) == .press(control.id))
                }
            }
        }
    }

    @Test func theHintsCanBeClicked() throws {
        let picture = Picture(try stopwatchScreen("start +1s"), 24, 80)
        for (text, gesture) in [
            ("Space stop", Gesture.press("start-stop")), ("L lap", .press("lap")), ("R reset", .press("reset")),
            ("^Z undo", .press("undo")), ("F1 help", .help), ("Q quit", .quit),
        ] {
            let place = try #require(picture.place(of: text))
            #expect(picture.gesture(atRow: place.row, column: place.column) == gesture)
            #expect(picture.gesture(atRow: place.row, column: place.column + text.count - 1) == gesture)
        }
    }

    @Test func nothingElseCanBeClicked() throws {
        let picture = Picture(try calculatorScreen(""), 16, 40)
        #expect(picture.gesture(atRow: 0, column: 0) == nil)
        #expect(picture.gesture(atRow: 3, column: 20) == nil)
        #expect(picture.gesture(atRow: 99, column: 99) == nil)
    }

    @Test func hintsKeepTheirPlacesWhenTheWatchStops() throws {
        let running = Picture(try stopwatchScreen("start +1s"), 24, 80)
        let stopped = Picture(try stopwatchScreen("start +1s stop"), 24, 80)
        let order: (Picture) -> [Gesture] = { picture in picture.targets.map { $0.gesture } }
        #expect(order(running) == order(stopped))
    }
}
