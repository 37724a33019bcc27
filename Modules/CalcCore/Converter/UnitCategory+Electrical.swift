// Electricity, light, and what is measured by chemists and of radiation.
extension UnitCategory {
    static let electrical: [UnitCategory] = [
        UnitCategory(
            "current", "Current", from: "A", to: "mA",
            [("A", "ampere"), ("kA", "kiloampere"), ("mA", "milliampere"), ("μA", "microampere"), ("nA", "nanoampere")]),
        UnitCategory(
            "voltage", "Voltage", from: "V", to: "mV",
            [("V", "volt"), ("kV", "kilovolt"), ("mV", "millivolt"), ("μV", "microvolt")]),
        UnitCategory(
            "charge", "Electric charge", from: "mAh", to: "C",
            [("C", "coulomb"), ("mC", "millicoulomb"), ("Ah", "ampere hour"), ("mAh", "milliampere hour")]),
        UnitCategory(
            "resistance", "Resistance", from: "kΩ", to: "Ω",
            [("Ω", "ohm"), ("mΩ", "milliohm"), ("kΩ", "kilohm"), ("MΩ", "megohm")]),
        UnitCategory(
            "conductance", "Conductance", from: "S", to: "mS",
            [("S", "siemens"), ("mS", "millisiemens"), ("μS", "microsiemens")]),
        UnitCategory(
            "capacitance", "Capacitance", from: "μF", to: "nF",
            [
                ("F", "farad"), ("mF", "millifarad"), ("μF", "microfarad"), ("nF", "nanofarad"), ("pF", "picofarad"),
            ]),
        UnitCategory(
            "inductance", "Inductance", from: "mH", to: "μH",
            [("H", "henry"), ("mH", "millihenry"), ("μH", "microhenry"), ("nH", "nanohenry")]),
        UnitCategory(
            "magnetic-flux", "Magnetic flux", from: "Mx", to: "Wb",
            [("Wb", "weber"), ("mWb", "milliweber"), ("Mx", "maxwell")]),
        UnitCategory(
            "flux-density", "Magnetic flux density", from: "Gs", to: "mT",
            [("T", "tesla"), ("mT", "millitesla"), ("μT", "microtesla"), ("Gs", "gauss")]),
        UnitCategory(
            "magnetic-field", "Magnetic field", from: "Oe", to: "A/m",
            [("A/m", "ampere per metre"), ("Oe", "oersted")]),
        UnitCategory(
            "luminous-intensity", "Luminous intensity", from: "cd", to: "mcd",
            [("cd", "candela"), ("mcd", "millicandela")]),
        UnitCategory(
            "luminous-flux", "Luminous flux", from: "lm", to: "klm", [("lm", "lumen"), ("klm", "kilolumen")]),
        UnitCategory(
            "illuminance", "Illuminance", from: "fc", to: "lx",
            [("lx", "lux"), ("klx", "kilolux"), ("fc", "foot-candle"), ("ph", "phot")]),
        UnitCategory(
            "luminance", "Luminance", from: "nit", to: "cd/m²", [("nit", "nit"), ("cd/m²", "candela per square metre")]),
        UnitCategory(
            "amount", "Amount of substance", from: "mol", to: "mmol",
            [("mol", "mole"), ("mmol", "millimole"), ("μmol", "micromole"), ("kmol", "kilomole")]),
        UnitCategory(
            "catalysis", "Catalytic activity", from: "kat", to: "nkat",
            [("kat", "katal"), ("μkat", "microkatal"), ("nkat", "nanokatal")]),
        UnitCategory(
            "activity", "Radioactivity", from: "Ci", to: "GBq",
            [
                ("Bq", "becquerel"), ("kBq", "kilobecquerel"), ("MBq", "megabecquerel"), ("GBq", "gigabecquerel"),
                ("Ci", "curie"), ("mCi", "millicurie"), ("μCi", "microcurie"),
            ]),
        UnitCategory(
            "dose", "Dose of radiation", from: "rem", to: "mSv",
            [
                ("Gy", "gray"), ("mGy", "milligray"), ("Sv", "sievert"), ("mSv", "millisievert"),
                ("μSv", "microsievert"), ("rem", "rem"), ("mrem", "millirem"),
            ]),
        UnitCategory(
            "exposure", "Exposure to radiation", from: "R", to: "C/kg",
            [("R", "roentgen"), ("mR", "milliroentgen"), ("C/kg", "coulomb per kilogram")]),
    ]
}
