extension NumberFormat {
    /// The format of a locale such as `de_DE`, `de-DE.UTF-8` or `de`; nil for one that is not known.
    public init?(locale name: Text) {
        let name = name.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
        let words = name.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
        guard let language = words.first else { return nil }
        let region = words.count > 1 ? Text(utf8: language + [UInt8(ascii: "_")] + (words.last ?? [])) : Text()
        let formats = NumberFormat.formats
        guard
            let format = formats.first(where: { $0.locales.contains(region) })
                ?? formats.first(where: { $0.locales.contains(Text(utf8: Array(language))) })
        else { return nil }
        self = format.format
    }

    /// The formats, each with its languages and with the regions in which they depart from their language. Facts of the
    /// Unicode Common Locale Data Repository (CLDR 46, numbers, symbols and standard patterns).
    private static let formats: [(format: NumberFormat, locales: [Text])] = [
        (plain, ["C", "POSIX"]),
        (
            NumberFormat(decimalSign: ".", groupSign: ",", grouping: .threes, zero: nil),
            [
                "en", "zh", "ja", "ko", "th", "he", "iw", "ms", "fil", "tl", "ga", "cy", "mt", "sw", "am", "zu", "mn",
                "si",
                "es_MX", "es_US", "es_GT", "es_HN", "es_SV", "es_NI", "es_PA", "es_DO", "es_PE", "es_PR", "ar_AE", "ur",
            ]
        ),
        (
            NumberFormat(decimalSign: ".", groupSign: ",", grouping: .indian, zero: nil),
            ["en_IN", "hi", "gu", "kn", "ml", "pa", "ta", "te", "or", "ur_IN"]
        ),
        (NumberFormat(decimalSign: ".", groupSign: ",", grouping: .indian, zero: "\u{966}"), ["mr", "ne"]),
        (NumberFormat(decimalSign: ".", groupSign: ",", grouping: .indian, zero: "\u{9E6}"), ["bn", "as"]),
        (NumberFormat(decimalSign: ".", groupSign: ",", grouping: .threes, zero: "\u{1040}"), ["my"]),
        (NumberFormat(decimalSign: ".", groupSign: ",", grouping: .threes, zero: "\u{660}"), ["ar", "ckb"]),
        (NumberFormat(decimalSign: ".", groupSign: ",", grouping: .threes, zero: "\u{6F0}"), ["fa", "ps"]),
        (
            NumberFormat(decimalSign: ".", groupSign: "’", grouping: .threes, zero: nil),
            ["de_CH", "de_LI", "it_CH", "rm", "gsw"]
        ),
        (
            NumberFormat(decimalSign: ",", groupSign: ".", grouping: .threes, zero: nil),
            [
                "de", "nl", "da", "it", "es", "id", "tr", "el", "ro", "hr", "sr", "bs", "sl", "mk", "is", "vi", "ca",
                "gl",
                "eu", "az", "fo", "lb", "pt", "ar_MA", "ar_DZ", "ar_TN", "ar_LY",
            ]
        ),
        (
            NumberFormat(decimalSign: ",", groupSign: "\u{A0}", grouping: .threes, zero: nil),
            [
                "ru", "uk", "be", "pl", "cs", "sk", "bg", "hu", "fi", "sv", "nb", "nn", "no", "et", "lv", "lt", "sq",
                "hy",
                "ka", "kk", "ky", "uz", "eo", "af", "se", "de_AT", "pt_PT", "es_CR", "fr_CA",
            ]
        ),
        (NumberFormat(decimalSign: ",", groupSign: "\u{202F}", grouping: .threes, zero: nil), ["fr"]),
    ]
}
