// What is measured in workshops and laboratories.
extension UnitCategory {
    static let technical: [UnitCategory] = [
        UnitCategory(
            "pressure", "Pressure", from: "psi", to: "bar",
            [
                ("Pa", "pascal"), ("hPa", "hectopascal"), ("kPa", "kilopascal"), ("MPa", "megapascal"),
                ("GPa", "gigapascal"), ("bar", "bar"), ("mbar", "millibar"), ("atm", "standard atmosphere"),
                ("at", "technical atmosphere"), ("Torr", "torr"), ("mmHg", "millimetre of mercury"),
                ("cmHg", "centimetre of mercury"), ("inHg", "inch of mercury"), ("mmH2O", "millimetre of water"),
                ("cmH2O", "centimetre of water"), ("inH2O", "inch of water"), ("psi", "pound-force per square inch"),
                ("ksi", "1000 pounds-force per square inch"), ("psf", "pound-force per square foot"),
            ]),
        UnitCategory(
            "energy", "Energy", from: "kWh", to: "MJ",
            [
                ("J", "joule"), ("kJ", "kilojoule"), ("MJ", "megajoule"), ("GJ", "gigajoule"), ("Wh", "watt hour"),
                ("kWh", "kilowatt hour"), ("MWh", "megawatt hour"), ("cal", "calorie"), ("kcal", "kilocalorie"),
                ("Cal", "calorie of food"), ("calIT", "international calorie"), ("BTU", "British thermal unit"),
                ("therm", "therm"), ("ftlbf", "foot-pound"), ("eV", "electronvolt"), ("keV", "kiloelectronvolt"),
                ("MeV", "megaelectronvolt"), ("erg", "erg"), ("tTNT", "tonne of TNT"),
                ("toe", "tonne of oil equivalent"),
            ]),
        UnitCategory(
            "power", "Power", from: "hp", to: "kW",
            [
                ("W", "watt"), ("mW", "milliwatt"), ("kW", "kilowatt"), ("MW", "megawatt"), ("GW", "gigawatt"),
                ("VA", "volt-ampere"), ("kVA", "kilovolt-ampere"), ("hp", "horsepower"),
                ("PS", "metric horsepower"), ("hpE", "electric horsepower"), ("TR", "ton of refrigeration"),
            ]),
        UnitCategory(
            "force", "Force", from: "lbf", to: "N",
            [
                ("N", "newton"), ("kN", "kilonewton"), ("mN", "millinewton"), ("dyn", "dyne"), ("gf", "gram-force"),
                ("kgf", "kilogram-force"), ("tf", "tonne-force"), ("lbf", "pound-force"), ("ozf", "ounce-force"),
                ("kip", "1000 pounds-force"), ("pdl", "poundal"),
            ]),
        UnitCategory(
            "torque", "Torque", from: "lbf·ft", to: "N·m",
            [("N·m", "newton metre"), ("lbf·ft", "pound-foot"), ("lbf·in", "pound-inch"), ("kgf·m", "kilogram metre")]),
        UnitCategory(
            "acceleration", "Acceleration", from: "g0", to: "m/s²",
            [
                ("m/s²", "metre per second squared"), ("ft/s²", "foot per second squared"),
                ("g0", "standard gravity"), ("Gal", "gal"),
            ]),
        UnitCategory(
            "density", "Density", from: "g/cm³", to: "kg/m³",
            [
                ("kg/m³", "kilogram per cubic metre"), ("g/cm³", "gram per cubic centimetre"),
                ("g/L", "gram per litre"), ("lb/cuft", "pound per cubic foot"), ("lb/gal", "pound per US gallon"),
            ]),
        UnitCategory(
            "flow", "Flow", from: "gpm", to: "L/min",
            [
                ("L/s", "litre per second"), ("L/min", "litre per minute"), ("L/h", "litre per hour"),
                ("m³/h", "cubic metre per hour"), ("m³/s", "cubic metre per second"),
                ("gpm", "US gallon per minute"), ("cfm", "cubic foot per minute"),
            ]),
        UnitCategory(
            "frequency", "Frequency", from: "Hz", to: "bpm",
            [
                ("Hz", "hertz"), ("kHz", "kilohertz"), ("MHz", "megahertz"), ("GHz", "gigahertz"),
                ("bpm", "beat per minute"),
            ]),
        UnitCategory(
            "rotation", "Rotation", from: "rpm", to: "rad/s",
            [
                ("rpm", "revolution per minute"), ("rps", "revolution per second"), ("rad/s", "radian per second"),
                ("deg/s", "degree per second"),
            ]),
        UnitCategory(
            "viscosity", "Viscosity", from: "cP", to: "mPa·s",
            [("Pa·s", "pascal second"), ("mPa·s", "millipascal second"), ("P", "poise"), ("cP", "centipoise")]),
        UnitCategory(
            "kinematic-viscosity", "Kinematic viscosity", from: "cSt", to: "m²/s",
            [
                ("m²/s", "square metre per second"), ("mm²/s", "square millimetre per second"), ("St", "stokes"),
                ("cSt", "centistokes"),
            ]),
        UnitCategory(
            "thread", "Thickness of thread", from: "den", to: "tex",
            [("tex", "tex"), ("dtex", "decitex"), ("den", "denier"), ("kg/m", "kilogram per metre")]),
        UnitCategory(
            "solid-angle", "Solid angle", from: "sr", to: "deg²", [("sr", "steradian"), ("deg²", "square degree")]),
    ]
}
