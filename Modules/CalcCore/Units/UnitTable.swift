/// The units, each with its exact size in the coherent unit of the SI: a decimal number or a fraction of two, times a power
/// of π; data in bits, angles in turns. Behind each stands the source of the number.
///
/// BIPM: The International System of Units, 9th edition, 2019. SP 811: NIST Special Publication 811, 2008, appendix B.
/// 1959: the international yard and pound agreement, by which 1 yd = 0.9144 m and 1 lb = 0.45359237 kg. H 44: NIST
/// Handbook 44, appendix C (US customary measures). W&M: the Weights and Measures Act 1985 of the United Kingdom.
/// IEC 80000-13: information. IAU 2012, 2015: resolutions B2. ISO 80000: quantities and units.
///
/// Units whose size is measured and not defined, such as the dalton, have no exact number and are left out.
enum UnitTable {
    static let rows: [UnitRow] =
        length + area + volume + mass + time + angle + motion + force + pressure + energy
        + electricity + temperature + information + chemistry + light + textile + fuel

    private static let length: [UnitRow] = [
        UnitRow("m", "metre meter", .length, "1", .metric),  // BIPM 2.3.1
        UnitRow("Å", "angstrom ångström ångstrom", .length, "1e-10"),  // SP 811
        UnitRow("micron", "", .length, "1e-6"),  // SP 811
        UnitRow("fermi", "", .length, "1e-15"),  // SP 811
        UnitRow("in", "inch inches", .length, "0.0254"),  // 1959
        UnitRow("ft", "foot feet", .length, "0.3048"),  // 1959
        UnitRow("yd", "yard", .length, "0.9144"),  // 1959
        UnitRow("mi", "mile", .length, "1609.344"),  // 1959: 1760 yd
        UnitRow("mil", "thou", .length, "0.0000254"),  // SP 811: in/1000
        UnitRow("nmi", "nauticalmile", .length, "1852"),  // BIPM table 8, note
        UnitRow("cable", "", .length, "185.2"),  // nmi/10
        UnitRow("fathom", "", .length, "1.8288"),  // 2 yd; H 44
        UnitRow("furlong", "", .length, "201.168"),  // 220 yd; H 44
        UnitRow("chain", "", .length, "20.1168"),  // 22 yd; H 44
        UnitRow("rod", "", .length, "5.0292"),  // 5.5 yd; H 44
        UnitRow("link", "", .length, "0.201168"),  // chain/100; H 44
        UnitRow("hand", "", .length, "0.1016"),  // 4 in; H 44
        UnitRow("league", "", .length, "4828.032"),  // 3 mi; H 44
        UnitRow("pica", "", .length, "0.0254/6"),  // SP 811, of computers
        UnitRow("point", "", .length, "0.0254/72"),  // SP 811, of computers
        UnitRow("ftUS", "surveyfoot surveyfeet", .length, "1200/3937"),  // SP 811: US survey foot
        UnitRow("au", "astronomicalunit", .length, "149597870700"),  // IAU 2012
        UnitRow("ly", "lightyear", .length, "9460730472580800"),  // IAU: c × 365.25 d
        UnitRow("lightday", "", .length, "25902068371200"),  // c × 86400 s
        UnitRow("lighthour", "", .length, "1079252848800"),  // c × 3600 s
        UnitRow("lightminute", "", .length, "17987547480"),  // c × 60 s
        UnitRow("lightsecond", "", .length, "299792458"),  // BIPM 2.2: c
        UnitRow("pc", "parsec", .length, "96939420213600000", .metric, pi: -1),  // IAU 2015: 648 000/π au
    ]

    private static let area: [UnitRow] = [
        UnitRow("ha", "hectare", .area, "1e4"),  // BIPM table 8
        UnitRow("are", "", .area, "100"),  // SP 811
        UnitRow("acre", "", .area, "4046.8564224"),  // 4840 yd²; 1959
        UnitRow("rood", "", .area, "1011.7141056"),  // acre/4; W&M
        UnitRow("sqin", "", .area, "0.00064516"),  // 1959
        UnitRow("sqft", "", .area, "0.09290304"),  // 1959
        UnitRow("sqyd", "", .area, "0.83612736"),  // 1959
        UnitRow("sqmi", "", .area, "2589988.110336"),  // 1959
        UnitRow("barn", "", .area, "1e-28", .metric),  // SP 811
        UnitRow("cmil", "circularmil", .area, "1.6129e-10", pi: 1),  // SP 811: π/4 mil²
    ]

    private static let volume: [UnitRow] = [
        UnitRow("L l", "litre liter", .volume, "0.001", .metric),  // BIPM table 8
        UnitRow("cc ccm", "", .volume, "1e-6"),  // SP 811: cm³
        UnitRow("stere", "", .volume, "1"),  // SP 811
        UnitRow("gal", "gallon", .volume, "0.003785411784"),  // 231 in³; H 44
        UnitRow("qt", "quart", .volume, "0.000946352946"),  // gal/4
        UnitRow("pt", "pint", .volume, "0.000473176473"),  // gal/8
        UnitRow("cup", "", .volume, "0.0002365882365"),  // gal/16
        UnitRow("gill", "", .volume, "0.00011829411825"),  // gal/32
        UnitRow("floz", "fluidounce", .volume, "0.0000295735295625"),  // gal/128
        UnitRow("tbsp", "tablespoon", .volume, "0.00001478676478125"),  // floz/2
        UnitRow("tsp", "teaspoon", .volume, "0.00000492892159375"),  // floz/6
        UnitRow("fldr", "fluiddram", .volume, "0.0000036966911953125"),  // floz/8
        UnitRow("minim", "", .volume, "0.000000061611519921875"),  // floz/480
        UnitRow("bbl", "barrel", .volume, "0.158987294928"),  // 42 gal of petroleum; SP 811
        UnitRow("bu", "bushel", .volume, "0.03523907016688"),  // 2150.42 in³; H 44
        UnitRow("pk", "peck", .volume, "0.00880976754172"),  // bu/4
        UnitRow("drygal", "drygallon", .volume, "0.00440488377086"),  // bu/8
        UnitRow("dryqt", "dryquart", .volume, "0.001101220942715"),  // bu/32
        UnitRow("drypt", "drypint", .volume, "0.0005506104713575"),  // bu/64
        UnitRow("galUK impgal", "imperialgallon", .volume, "0.00454609"),  // W&M
        UnitRow("qtUK", "imperialquart", .volume, "0.0011365225"),  // galUK/4
        UnitRow("ptUK", "imperialpint", .volume, "0.00056826125"),  // galUK/8
        UnitRow("gillUK", "imperialgill", .volume, "0.0001420653125"),  // galUK/32
        UnitRow("flozUK", "imperialfluidounce", .volume, "0.0000284130625"),  // galUK/160
        UnitRow("buUK", "imperialbushel", .volume, "0.03636872"),  // 8 galUK
        UnitRow("cuin", "", .volume, "0.000016387064"),  // 1959
        UnitRow("cuft", "", .volume, "0.028316846592"),  // 1959
        UnitRow("cuyd", "", .volume, "0.764554857984"),  // 1959
        UnitRow("acft", "acrefoot acrefeet", .volume, "1233.48183754752"),  // 43 560 ft³
        UnitRow("bdft", "boardfoot boardfeet", .volume, "0.002359737216"),  // ft³/12; SP 811
        UnitRow("cord", "", .volume, "3.624556363776"),  // 128 ft³; H 44
        UnitRow("GRT", "registerton", .volume, "2.8316846592"),  // 100 ft³; SP 811
    ]

    private static let mass: [UnitRow] = [
        UnitRow("g", "gram gramme", .mass, "0.001", .metric),  // BIPM 2.3.1
        UnitRow("t", "tonne", .mass, "1000", .metric),  // BIPM table 8
        UnitRow("quintal", "", .mass, "100"),  // H 44
        UnitRow("ct", "carat", .mass, "0.0002"),  // SP 811, metric
        UnitRow("lb lbs", "pound lbm", .mass, "0.45359237"),  // 1959
        UnitRow("oz", "ounce", .mass, "0.028349523125"),  // lb/16
        UnitRow("dr", "dram", .mass, "0.0017718451953125"),  // oz/16
        UnitRow("gr", "grain", .mass, "0.00006479891"),  // lb/7000
        UnitRow("st", "stone", .mass, "6.35029318"),  // 14 lb; W&M
        UnitRow("cwt", "hundredweight", .mass, "45.359237"),  // 100 lb; H 44
        UnitRow("cwtUK", "longhundredweight", .mass, "50.80234544"),  // 112 lb; W&M
        UnitRow("shortton", "", .mass, "907.18474"),  // 2000 lb; SP 811
        UnitRow("longton", "", .mass, "1016.0469088"),  // 2240 lb; SP 811
        UnitRow("ozt", "troyounce", .mass, "0.0311034768"),  // 480 gr; H 44
        UnitRow("lbt", "troypound", .mass, "0.3732417216"),  // 5760 gr; H 44
        UnitRow("dwt", "pennyweight", .mass, "0.00155517384"),  // 24 gr; H 44
        UnitRow("scruple", "", .mass, "0.0012959782"),  // 20 gr; H 44
        UnitRow("slug", "", .mass, "4.4482216152605/0.3048"),  // lbf s²/ft; SP 811
    ]

    private static let time: [UnitRow] = [
        UnitRow("s sec secs", "second", .time, "1", .metric),  // BIPM 2.3.1
        UnitRow("min mins", "minute", .time, "60"),  // BIPM table 8
        UnitRow("h hr hrs", "hour", .time, "3600"),  // BIPM table 8
        UnitRow("d", "day", .time, "86400"),  // BIPM table 8
        UnitRow("wk", "week", .time, "604800"),  // 7 d
        UnitRow("fortnight", "", .time, "1209600"),  // 14 d
        UnitRow("month", "", .time, "2629800"),  // yr/12
        UnitRow("yr", "year", .time, "31557600"),  // 365.25 d: the Julian year of the IAU
        UnitRow("decade", "", .time, "315576000"),  // 10 yr
        UnitRow("century", "centuries", .time, "3155760000"),  // 100 yr
        UnitRow("millennium", "millennia", .time, "31557600000"),  // 1000 yr
    ]

    private static let angle: [UnitRow] = [
        UnitRow("turn rev", "revolution", .angle, "1"),  // ISO 80000-3
        UnitRow("° deg", "degree", .angle, "1/360"),  // BIPM table 8
        UnitRow("′ arcmin", "arcminute", .angle, "1/21600"),  // BIPM table 8
        UnitRow("″ arcsec", "arcsecond", .angle, "1/1296000"),  // BIPM table 8
        UnitRow("mas", "milliarcsecond", .angle, "1/1296000000"),  // BIPM table 8, note
        UnitRow("rad", "radian", .angle, "0.5", .metric, pi: -1),  // BIPM table 4
        UnitRow("grad gon", "gradian", .angle, "1/400"),  // SP 811
        UnitRow("quadrant", "", .angle, "0.25"),  // a right angle: turn/4
        UnitRow("sr", "steradian", .solidAngle, "0.25", pi: -2),  // BIPM table 4: rad²
    ]

    private static let motion: [UnitRow] = [
        UnitRow("mph", "", .speed, "0.44704", parts: "mi/h"),  // 1959
        UnitRow("kph kmh", "", .speed, "1/3.6", parts: "km/h"),  // BIPM
        UnitRow("kn", "knot", .speed, "1852/3600", parts: "nmi/h"),  // BIPM table 8, note
        UnitRow("fps", "", .speed, "0.3048", parts: "ft/s"),  // 1959
        UnitRow("fpm", "", .speed, "0.00508", parts: "ft/min"),  // 1959
        UnitRow("lightspeed", "", .speed, "299792458"),  // BIPM 2.2
        UnitRow("g0", "gravity", .acceleration, "9.80665"),  // SP 811: the standard acceleration of free fall
        UnitRow("Gal", "", .acceleration, "0.01", .metric),  // SP 811
        UnitRow("Hz", "hertz", .frequency, "1", .metric),  // BIPM table 4
        UnitRow("rpm", "", .angularSpeed, "1/60", parts: "turn/min"),  // ISO 80000-3
        UnitRow("rps", "", .angularSpeed, "1", parts: "turn/s"),  // ISO 80000-3
        UnitRow("bpm", "", .frequency, "1/60"),  // beats a minute
        UnitRow("gpm", "", .flow, "0.003785411784/60", parts: "gal/min"),  // H 44
        UnitRow("cfm", "", .flow, "0.028316846592/60", parts: "cuft/min"),  // 1959
        UnitRow("St", "stokes", .kinematicViscosity, "1e-4", .metric),  // SP 811
        UnitRow("P", "poise", .viscosity, "0.1", .metric),  // SP 811
    ]

    private static let force: [UnitRow] = [
        UnitRow("N", "newton", .force, "1", .metric),  // BIPM table 4
        UnitRow("dyn", "dyne", .force, "1e-5"),  // SP 811
        UnitRow("gf", "", .force, "0.00980665"),  // SP 811
        UnitRow("kgf kp", "kilopond", .force, "9.80665"),  // SP 811
        UnitRow("tf", "", .force, "9806.65"),  // SP 811
        UnitRow("lbf", "", .force, "4.4482216152605"),  // lb × g0; SP 811
        UnitRow("ozf", "", .force, "0.27801385095378125"),  // oz × g0; SP 811
        UnitRow("kip", "", .force, "4448.2216152605"),  // 1000 lbf; SP 811
        UnitRow("pdl", "poundal", .force, "0.138254954376"),  // lb ft/s²; SP 811
    ]

    private static let pressure: [UnitRow] = [
        UnitRow("Pa", "pascal", .pressure, "1", .metric),  // BIPM table 4
        UnitRow("bar", "", .pressure, "1e5", .metric),  // SP 811
        UnitRow("atm", "atmosphere", .pressure, "101325"),  // SP 811
        UnitRow("at", "", .pressure, "98066.5"),  // kgf/cm²; SP 811
        UnitRow("Torr", "torr", .pressure, "101325/760", .metric),  // SP 811
        UnitRow("mmHg", "", .pressure, "133.322387415"),  // 13 595.1 kg/m³ × g0; SP 811, conventional
        UnitRow("cmHg", "", .pressure, "1333.22387415"),  // SP 811, conventional
        UnitRow("inHg", "", .pressure, "3386.388640341"),  // 25.4 mmHg; SP 811, conventional
        UnitRow("mmH2O", "", .pressure, "9.80665"),  // 1000 kg/m³ × g0; SP 811, conventional
        UnitRow("cmH2O", "", .pressure, "98.0665"),  // SP 811, conventional
        UnitRow("inH2O", "", .pressure, "249.08891"),  // SP 811, conventional
        UnitRow("psi", "", .pressure, "4.4482216152605/0.00064516", parts: "lbf/in2"),  // SP 811
        UnitRow("ksi", "", .pressure, "4448.2216152605/0.00064516", parts: "kip/in2"),  // SP 811
        UnitRow("psf", "", .pressure, "4.4482216152605/0.09290304", parts: "lbf/ft2"),  // SP 811
    ]

    private static let energy: [UnitRow] = [
        UnitRow("J", "joule", .energy, "1", .metric),  // BIPM table 4
        UnitRow("Wh", "", .energy, "3600", .metric, parts: "W*h"),  // SP 811
        UnitRow("eV", "electronvolt", .energy, "1.602176634e-19", .metric),  // BIPM 2.2: e
        UnitRow("erg", "", .energy, "1e-7"),  // SP 811
        UnitRow("cal", "calorie", .energy, "4.184", .metric),  // SP 811: thermochemical
        UnitRow("Cal", "", .energy, "4184"),  // SP 811: kcal, of food
        UnitRow("calIT", "", .energy, "4.1868", .metric),  // SP 811: of the International Table
        UnitRow("BTU Btu", "", .energy, "1055.05585262"),  // SP 811: of the International Table
        UnitRow("therm", "", .energy, "105505585.262"),  // SP 811: EC, 100 000 BTU
        UnitRow("ftlbf", "", .energy, "1.3558179483314004"),  // ft × lbf; SP 811
        UnitRow("tTNT", "", .energy, "4.184e9", .metric),  // SP 811
        UnitRow("toe", "", .energy, "4.1868e10"),  // ISO 80000-5: 10 Gcal of the International Table
        UnitRow("W", "watt", .power, "1", .metric),  // BIPM table 4
        UnitRow("VA", "", .power, "1", .metric),  // IEC 80000-6
        UnitRow("hp", "horsepower", .power, "745.69987158227022"),  // 550 ft lbf/s; SP 811
        UnitRow("PS", "", .power, "735.49875"),  // 75 kgf m/s; SP 811, metric
        UnitRow("hpE", "", .power, "746"),  // SP 811, electric
        UnitRow("TR", "refrigerationton", .power, "12660670.23144/3600"),  // 12 000 BTU/h; SP 811
    ]

    private static let electricity: [UnitRow] = [
        UnitRow("A", "ampere amp", .current, "1", .metric),  // BIPM 2.3.1
        UnitRow("C", "coulomb", .charge, "1", .metric),  // BIPM table 4
        UnitRow("Ah", "", .charge, "3600", .metric, parts: "A*h"),  // SP 811
        UnitRow("V", "volt", .voltage, "1", .metric),  // BIPM table 4
        UnitRow("Ω ohm", "", .resistance, "1", .metric),  // BIPM table 4
        UnitRow("S", "siemens mho", .conductance, "1", .metric),  // BIPM table 4
        UnitRow("F", "farad", .capacitance, "1", .metric),  // BIPM table 4
        UnitRow("H", "henry henries", .inductance, "1", .metric),  // BIPM table 4
        UnitRow("Wb", "weber", .magneticFlux, "1", .metric),  // BIPM table 4
        UnitRow("T", "tesla", .fluxDensity, "1", .metric),  // BIPM table 4
        UnitRow("Gs", "gauss", .fluxDensity, "1e-4", .metric),  // SP 811
        UnitRow("Mx", "maxwell", .magneticFlux, "1e-8"),  // SP 811
        UnitRow("Oe", "oersted", .magneticField, "250", pi: -1),  // SP 811: 1000/4π A/m
    ]

    private static let temperature: [UnitRow] = [
        UnitRow("K", "kelvin", .temperature, "1", .metric),  // BIPM 2.3.1
        UnitRow("°R", "degr rankine", .temperature, "5/9"),  // SP 811
        UnitRow("Δ°C", "deltac deltadegc", .temperature, "1"),  // BIPM 2.3.1: a difference
        UnitRow("Δ°F", "deltaf deltadegf", .temperature, "5/9"),  // SP 811: a difference
        UnitRow("°C ℃", "degc celsius centigrade", .temperature, "1", zero: "273.15"),  // BIPM 2.3.1
        UnitRow("°F ℉", "degf fahrenheit", .temperature, "5/9", zero: "459.67"),  // SP 811
    ]

    private static let information: [UnitRow] = [
        UnitRow("bit b", "", .information, "1", .data),  // IEC 80000-13
        UnitRow("B", "byte octet", .information, "8", .data),  // IEC 80000-13
        UnitRow("nibble", "", .information, "4"),  // half a byte
        UnitRow("bps", "", .dataRate, "1", .data, parts: "bit/s"),  // IEC 80000-13
        UnitRow("Bps", "", .dataRate, "8", .data, parts: "B/s"),  // IEC 80000-13
    ]

    private static let chemistry: [UnitRow] = [
        UnitRow("mol", "mole", .amount, "1", .metric),  // BIPM 2.3.1
        UnitRow("kat", "katal", .catalyticActivity, "1", .metric),  // BIPM table 4
        UnitRow("Bq", "becquerel", .frequency, "1", .metric),  // BIPM table 4
        UnitRow("Ci", "curie", .frequency, "3.7e10", .metric),  // SP 811
        UnitRow("Gy", "gray", .dose, "1", .metric),  // BIPM table 4
        UnitRow("Sv", "sievert", .dose, "1", .metric),  // BIPM table 4
        UnitRow("rem", "", .dose, "0.01", .metric),  // SP 811
        UnitRow("R", "roentgen röntgen", .exposure, "2.58e-4", .metric),  // SP 811
    ]

    private static let light: [UnitRow] = [
        UnitRow("cd", "candela", .luminousIntensity, "1", .metric),  // BIPM 2.3.1
        UnitRow("lm", "lumen", .luminousFlux, "0.25", .metric, pi: -2),  // BIPM table 4: cd sr
        UnitRow("lx", "lux", .illuminance, "0.25", .metric, pi: -2),  // BIPM table 4: lm/m²
        UnitRow("nit", "", .luminance, "1"),  // SP 811: cd/m²
        UnitRow("fc", "footcandle", .illuminance, "0.25/0.09290304", pi: -2),  // SP 811: lm/ft²
        UnitRow("ph", "phot", .illuminance, "2500", pi: -2),  // SP 811: lm/cm²
        UnitRow("dpt", "dioptre diopter", .perLength, "1"),  // ISO 80000-7
    ]

    private static let textile: [UnitRow] = [
        UnitRow("tex", "", .lineDensity, "1e-6", .metric),  // SP 811
        UnitRow("den", "denier", .lineDensity, "1/9000000"),  // SP 811
    ]

    private static let fuel: [UnitRow] = [
        UnitRow("mpg", "", .distancePerVolume, "1609.344/0.003785411784"),  // mi/gal; 1959, H 44
        UnitRow("mpgUK", "", .distancePerVolume, "1609.344/0.00454609"),  // mi/galUK; 1959, W&M
        UnitRow("L/100km l/100km", "", .area, "1e-8"),  // BIPM
    ]
}
