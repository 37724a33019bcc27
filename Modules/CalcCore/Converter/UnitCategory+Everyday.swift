// What is measured at home, at work and on the road.
extension UnitCategory {
    static let everyday: [UnitCategory] = [
        UnitCategory(
            "length", "Length", from: "mi", to: "km",
            [
                ("m", "metre"), ("km", "kilometre"), ("dm", "decimetre"), ("cm", "centimetre"), ("mm", "millimetre"),
                ("μm", "micrometre"), ("nm", "nanometre"), ("pm", "picometre"), ("in", "inch"), ("ft", "foot"),
                ("yd", "yard"), ("mi", "mile"), ("nmi", "nautical mile"), ("mil", "thousandth of an inch"),
                ("micron", "micron"), ("Å", "ångström"), ("fermi", "fermi"), ("cable", "cable"),
                ("fathom", "fathom"), ("furlong", "furlong"), ("chain", "chain"), ("rod", "rod"), ("link", "link"),
                ("hand", "hand"), ("league", "league"), ("pica", "pica"), ("point", "point, of type"),
                ("ftUS", "US survey foot"), ("au", "astronomical unit"), ("ly", "light year"), ("pc", "parsec"),
                ("kpc", "kiloparsec"), ("Mpc", "megaparsec"), ("lightday", "light day"), ("lighthour", "light hour"),
                ("lightminute", "light minute"), ("lightsecond", "light second"),
            ]),
        UnitCategory(
            "mass", "Mass", from: "lb", to: "kg",
            [
                ("kg", "kilogram"), ("g", "gram"), ("mg", "milligram"), ("μg", "microgram"), ("t", "tonne"),
                ("kt", "kilotonne"), ("Mt", "megatonne"), ("quintal", "quintal"), ("ct", "carat"), ("lb", "pound"),
                ("oz", "ounce"), ("st", "stone"), ("dr", "dram"), ("gr", "grain"), ("cwt", "US hundredweight"),
                ("cwtUK", "UK hundredweight"), ("shortton", "US ton"), ("longton", "UK ton"),
                ("ozt", "troy ounce"), ("lbt", "troy pound"), ("dwt", "pennyweight"), ("scruple", "scruple"),
                ("slug", "slug"),
            ]),
        UnitCategory(
            "temperature", "Temperature", from: "°C", to: "°F",
            [("°C", "degree Celsius"), ("°F", "degree Fahrenheit"), ("K", "kelvin"), ("°R", "degree Rankine")]),
        UnitCategory(
            "temperature-difference", "Difference of temperature", from: "Δ°C", to: "Δ°F",
            [("Δ°C", "difference in °C"), ("Δ°F", "difference in °F")]),
        UnitCategory(
            "volume", "Volume", from: "gal", to: "L",
            [
                ("L", "litre"), ("dL", "decilitre"), ("cL", "centilitre"), ("mL", "millilitre"), ("μL", "microlitre"),
                ("hL", "hectolitre"), ("m³", "cubic metre"), ("cm³", "cubic centimetre"),
                ("mm³", "cubic millimetre"), ("km³", "cubic kilometre"), ("cc", "cubic centimetre"),
                ("stere", "stere"), ("gal", "US gallon"), ("qt", "US quart"), ("pt", "US pint"), ("cup", "US cup"),
                ("gill", "US gill"), ("floz", "US fluid ounce"), ("tbsp", "US tablespoon"), ("tsp", "US teaspoon"),
                ("fldr", "US fluid dram"), ("minim", "US minim"), ("galUK", "UK gallon"), ("qtUK", "UK quart"),
                ("ptUK", "UK pint"), ("gillUK", "UK gill"), ("flozUK", "UK fluid ounce"), ("bbl", "barrel of oil"),
                ("bu", "US bushel"), ("buUK", "UK bushel"), ("pk", "US peck"), ("drygal", "US dry gallon"),
                ("dryqt", "US dry quart"), ("drypt", "US dry pint"), ("cuin", "cubic inch"), ("cuft", "cubic foot"),
                ("cuyd", "cubic yard"), ("acft", "acre foot"), ("bdft", "board foot"), ("cord", "cord"),
                ("GRT", "register ton"),
            ]),
        UnitCategory(
            "area", "Area", from: "acre", to: "m²",
            [
                ("m²", "square metre"), ("km²", "square kilometre"), ("cm²", "square centimetre"),
                ("mm²", "square millimetre"), ("ha", "hectare"), ("are", "are"), ("acre", "acre"), ("rood", "rood"),
                ("sqin", "square inch"), ("sqft", "square foot"), ("sqyd", "square yard"), ("sqmi", "square mile"),
                ("barn", "barn"), ("cmil", "circular mil"),
            ]),
        UnitCategory(
            "time", "Time", from: "h", to: "min",
            [
                ("s", "second"), ("ms", "millisecond"), ("μs", "microsecond"), ("ns", "nanosecond"),
                ("min", "minute"), ("h", "hour"), ("d", "day"), ("wk", "week"), ("fortnight", "fortnight"),
                ("month", "month, a twelfth of a year"), ("yr", "year of 365.25 days"), ("decade", "decade"),
                ("century", "century"), ("millennium", "millennium"),
            ]),
        UnitCategory(
            "speed", "Speed", from: "mph", to: "km/h",
            [
                ("m/s", "metre per second"), ("km/h", "kilometre per hour"), ("km/s", "kilometre per second"),
                ("mph", "mile per hour"), ("kn", "knot"), ("fps", "foot per second"), ("fpm", "foot per minute"),
                ("kph", "kilometre per hour"), ("lightspeed", "speed of light"),
            ]),
        UnitCategory(
            "fuel", "Fuel consumption", from: "mpg", to: "L/100km",
            [
                ("L/100km", "litres per 100 kilometres"), ("km/L", "kilometre per litre"),
                ("mpg", "mile per US gallon"), ("mpgUK", "mile per UK gallon"),
            ]),
        UnitCategory(
            "data", "Data", from: "GiB", to: "GB",
            [
                ("bit", "bit"), ("kbit", "kilobit"), ("Mbit", "megabit"), ("Gbit", "gigabit"), ("Tbit", "terabit"),
                ("Kibit", "kibibit"), ("Mibit", "mebibit"), ("Gibit", "gibibit"), ("B", "byte"), ("kB", "kilobyte"),
                ("MB", "megabyte"), ("GB", "gigabyte"), ("TB", "terabyte"), ("PB", "petabyte"), ("KiB", "kibibyte"),
                ("MiB", "mebibyte"), ("GiB", "gibibyte"), ("TiB", "tebibyte"), ("PiB", "pebibyte"),
                ("nibble", "nibble"),
            ]),
        UnitCategory(
            "data-rate", "Data rate", from: "Mbps", to: "MBps",
            [
                ("bps", "bit per second"), ("kbps", "kilobit per second"), ("Mbps", "megabit per second"),
                ("Gbps", "gigabit per second"), ("Bps", "byte per second"), ("kBps", "kilobyte per second"),
                ("MBps", "megabyte per second"), ("GBps", "gigabyte per second"), ("KiBps", "kibibyte per second"),
                ("MiBps", "mebibyte per second"), ("GiBps", "gibibyte per second"),
            ]),
        UnitCategory(
            "angle", "Angle", from: "°", to: "rad",
            [
                ("°", "degree"), ("′", "minute of arc"), ("″", "second of arc"), ("mas", "millisecond of arc"),
                ("rad", "radian"), ("mrad", "milliradian"), ("grad", "gradian"), ("turn", "turn"),
                ("quadrant", "quadrant"),
            ]),
    ]
}
