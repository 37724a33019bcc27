import LoopTesting
import Screens
import Testing

@testable import CalcCore

/// What a screen reader is told: once a sum is finished, and nothing while it is typed.
@Suite struct SpeechTests {
    @Test(arguments: [
        ("basic", "2 + 3", ""), ("basic", "2 + 3 =", "2 + 3 equals 5"), ("basic", "2 + 3 = 7", ""),
        ("basic", "1 / 3 =", "1 ÷ 3 is about 0.333333333333"), ("basic", "1 / 0 =", "Cannot divide by zero"),
        ("basic", "9 sqrt", ""),
        ("scientific", "type:2(3", ""), ("scientific", "type:2(3 =", "2 × (3) equals 6"),
        ("scientific", "type:1/0 =", "Cannot divide by zero"), ("scientific", "type:f(x)=x =", ""),
        ("programmer", "type:255+1 =", "255 + 1 equals 256"),
    ])
    func saidOfASum(mode: String, keys: String, words: String) throws {
        let calculator = try calculator(after: Text(keys), in: try #require(Mode(named: Text(mode))))
        #expect(screen(of: calculator).spoken.string == words)
    }
}
