import CalcCore
import Screens

extension Screen {
    /// The text of a readout on the right of the display.
    func text(of id: Text) -> String? {
        display.first { $0.trailing.id == id }?.trailing.text.string
    }

    /// The text of a mark on the left of the display.
    func mark(_ id: Text) -> String? {
        display.first { $0.leading?.id == id }?.leading?.text.string
    }

    /// A fact that is a text.
    func fact(_ name: Text) -> String? {
        guard case .text(let text)? = facts.first(where: { $0.name == name })?.value else { return nil }
        return text.string
    }

    /// A fact that holds or not.
    func flag(_ name: Text) -> Bool? {
        guard case .flag(let flag)? = facts.first(where: { $0.name == name })?.value else { return nil }
        return flag
    }
}

/// The screen after a script that is known to be right.
func screen(after keys: String) throws -> Screen {
    screen(of: try calculator(after: Text(keys)))
}
