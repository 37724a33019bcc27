import Screens

extension Calculator {
    /// The forms in which the result can be shown, each with its control; none where there is only one.
    var forms: [Control] {
        guard let term = formedTerm else { return [] }
        let forms = ResultForm.allCases.filter { $0 == .decimal || text(of: term, in: $0) != nil }
        if forms.count == 1 { return [] }
        let shown = forms.contains(chosenForm) ? chosenForm : .decimal
        return forms.map { $0.control(for: term, isOn: $0 == shown) }
    }

    /// The result in the form chosen; nil where that is its digits.
    var formed: FormedNumber? {
        guard view.firstDigit == nil, let term = formedTerm else { return nil }
        return text(of: term, in: chosenForm).map { FormedNumber(text: $0, isExact: chosenForm.saysAll) }
    }

    /// The form that is chosen, whether or not the number has it.
    private var chosenForm: ResultForm { view.form ?? (view.showsExactForm ? .exact : .decimal) }

    private func text(of term: Term, in form: ResultForm) -> Text? {
        let text = form.text(of: term, read: shownReading(of: term))
        // Where both are the same, one is enough.
        return form == .engineering && text == ResultForm.scientific.text(of: term, read: shownReading(of: term))
            ? nil : text
    }

    /// The number shown, where it is a result and no number being typed or words of bits.
    private var formedTerm: Term? {
        switch mode {
        case .basic:
            if case .typed = desk.shown { return nil }
            return digitsTerm
        case .scientific, .converter: return digitsTerm
        case .programmer: return nil
        }
    }
}
