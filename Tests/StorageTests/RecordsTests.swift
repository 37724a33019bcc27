import LoopTesting
import Screens
import Storage
import StopwatchCore
import Testing

/// What is kept, and by whom it is seen.
struct RecordsTests {
    let folder = TemporaryFolder()

    @Test func readingMakesNoFile() throws {
        let records = folder.records
        #expect(try records.watches() == nil)
        #expect(try records.setting("precision") == nil)
        #expect(!records.areChangedByOthers())
        #expect(folder.names == [])
    }

    @Test func foldersAreMadeWhenThereIsSomethingToKeep() throws {
        let below = DataFolder(path: folder.path + "/a/b")
        try Records(in: below).press(.start, at: 1)
        #expect(try Records(in: below).presses() == [.start])
        #expect(folder.names == ["a"])
    }

    @Test func everyPressComesBackAsItWas() throws {
        let presses: [Press] = [
            .start, .lap, .nameLap(0, "Änne\u{0}\"';--"), .noteLap(0, ""), .lap, .deleteLap(1), .undo, .redo, .stop,
            .carryOver,
        ]
        for (second, press) in presses.enumerated() { try folder.records.press(press, at: Int64(second)) }
        let kept = try #require(try folder.records.watches()?.first?.session)
        #expect(kept.presses.map { $0.press } == presses)
        #expect(kept.presses.map { $0.moment } == presses.indices.map { moment(Int64($0)) })
    }

    @Test func extremeMomentsComeBack() throws {
        let extremes = [
            Moment(reading: .min, wall: .max, boot: ""), Moment(reading: .max, wall: .min, boot: "\u{FFFD}"),
        ]
        let event = StopwatchEvent(watch: "", beginsSession: false, action: .start(at: 0))
        try folder.records.append(extremes.map { (event, $0) })
        #expect(try folder.records.watches()?.first?.session.presses.map { $0.moment } == extremes)
    }

    @Test func watchesAreApartAndInTheOrderOfTheirFirstUse() throws {
        let records = folder.records
        for (second, name) in ["Swim", "", "Run", "Swim"].enumerated() {
            try records.press(.start, at: Int64(second), watch: Text(name))
        }
        #expect(try records.watches()?.map { $0.session.watch } == ["Swim", "", "Run"])
        #expect(try records.presses(of: "Swim") == [.start, .start])
    }

    @Test func aStartAfterAResetBeginsASession() throws {
        let records = folder.records
        for (second, press) in [Press.start, .lap, .reset].enumerated() { try records.press(press, at: Int64(second)) }
        try records.press(.start, at: 4, beginsSession: true)
        #expect(try records.presses() == [.start])
    }

    @Test func twoProgramsBeginOneSession() throws {
        let (one, other) = (folder.records, folder.records)
        try one.press(.start, at: 1)
        try one.press(.reset, at: 2)
        try one.press(.start, at: 3, beginsSession: true)
        try other.press(.start, at: 3, beginsSession: true)  // has not seen the start of the first
        try one.press(.lap, at: 4)
        #expect(try other.presses() == [.start, .start, .lap])
    }

    @Test func theOtherProgramIsHeardOfAndOneselfIsNot() throws {
        let (one, other) = (folder.records, folder.records)
        try one.press(.start, at: 1)
        #expect(other.areChangedByOthers(), "there was no file before")
        #expect(try other.presses() == [.start])
        #expect(!other.areChangedByOthers())
        try one.press(.lap, at: 2)
        #expect(other.areChangedByOthers())
        #expect(try other.presses() == [.start, .lap])
        try other.press(.lap, at: 3)
        #expect(!other.areChangedByOthers())
        #expect(one.areChangedByOthers())
    }

    @Test func settingsComeBack() throws {
        try folder.records.set("precision", to: "tenths")
        try folder.records.set("precision", to: "thousandths")
        #expect(try folder.records.setting("precision") == "thousandths")
        #expect(try folder.records.setting("colour") == nil)
    }

    @Test func whatFailsHalfwayIsNotKept() throws {
        let records = folder.records
        try records.press(.start, at: 1)
        #expect(throws: StorageError.busy) {
            try records.write { database throws(StorageError) in
                try database.run("DELETE FROM event")
                throw .busy
            }
        }
        #expect(try records.presses() == [.start])
    }
}
