#!/usr/bin/env python3
"""Writes Tests/Cases/conversions.tsv: conversions with the answers of GNU units and of qalc, neither written here.

    Tools/oracles/units.py > Tests/Cases/conversions.tsv

Each row is a conversion that tally understands, with the first 12 digits that the oracles give. Where one of them has another
size for a unit than the standard, `SETTLED` says which standard decides, and the other one alone gives the digits; rows without
any oracle are not written. Needs the Debian packages units and qalc."""

import re
import subprocess
import sys
from decimal import Context, Decimal, ROUND_HALF_EVEN
from fractions import Fraction

# The units of each kind: as tally, GNU units and qalc spell them; - where one does not have it, nothing where all agree.
KINDS = """
length: m; Å|angstrom|Å; micron|micron|um; fermi|fermi|fm; in; ft; yd; mi|mile|mi; mil|mil|mil; nmi|nmile|nautical_mile;
 cable|nmile/10|-; fathom|fathom|fathom; furlong|furlong|furlong; chain|chain|-; rod|rod|rod; link|link|-; hand|hand|4*in;
 league|league|3*mi; pica|inch/6|pica; point|inch/72|point; ftUS|surveyfoot|US_foot; au|au|AU; ly|lightyear|ly;
 lightday|c*day|-; lighthour|c*hour|-; lightminute|c*minute|-; lightsecond|c*s|-; pc|parsec|parsec; km; cm; mm; μm|um|um; nm;
 pm; kpc|kparsec|kiloparsec; Mpc|Mparsec|megaparsec; Gm; dam; dm
area: m²|m^2|m^2; km²|km^2|km^2; ha|hectare|hectare; are|are|are; acre|acre|acre; rood|acre/4|-; sqin|in^2|in^2; sqft|ft^2|ft^2;
 sqyd|yd^2|yd^2; sqmi|mile^2|mi^2; barn|barn|barn; mbarn|millibarn|millibarn; cmil|circularmil|-
volume: m³|m^3|m^3; L|L|L; mL; hL; cc|cc|cm^3; stere|stere|-; gal|gallon|gallon; qt|quart|LiquidQuart; pt|pint|LiquidPint; cup|cup|cup;
 gill|gill|-; floz|floz|FluidOunce; tbsp|tablespoon|tablespoon; tsp|teaspoon|teaspoon; fldr|fluiddram|-; minim|minim|-;
 bbl|barrel|bbl; bu|bushel|bushel; pk|peck|peck; drygal|drygallon|-; dryqt|dryquart|DryQuart; drypt|drypint|DryPint;
 galUK|brgallon|ImperialGallon; qtUK|brquart|ImperialQuart; ptUK|brpint|ImperialPint; gillUK|brpint/4|-; flozUK|brfloz|ImperialFluidOunce; buUK|brbushel|-; cuin|in^3|in^3;
 cuft|ft^3|ft^3; cuyd|yd^3|yd^3; acft|acrefoot|acre*ft; bdft|boardfoot|ft^3/12; cord|cord|128*ft^3; GRT|registerton|100*ft^3
mass: kg; g; mg; μg|ug|ug; t|tonne|tonne; kt|1000 tonne|1000*tonne; quintal|100 kg|100 kg; ct|carat|carat; lb|lb|lb; oz|oz|oz;
 dr|dram|dram; gr|grain|grain; st|stone|stone; cwt|cwt|hundredweight; cwtUK|brhundredweight|LongHundredweight; shortton|shortton|ShortTon;
 longton|longton|LongTon; ozt|troyounce|TroyOunce; lbt|troypound|-; dwt|dwt|pennyweight; scruple|scruple|-; slug|slug|-
time: s; ms; μs|us|us; ns; min|minute|min; h|hour|h; d|day|d; wk|week|week; fortnight|fortnight|fortnight;
 yr|julianyear|-; month|julianyear/12|-; decade|10 julianyear|-; century|100 julianyear|-; millennium|1000 julianyear|-
angle: deg|degree|deg; arcmin|arcmin|arcmin; arcsec|arcsec|arcsec; mas|mas|arcsec/1000; rad|radian|rad; mrad|milliradian|mrad;
 grad|grade|gradian; turn|turn|turn; quadrant|quadrant|-
speed: m/s; km/h|km/hour|km/h; mph|mph|mph; kph|km/hour|km/h; kn|knot|knot; fps|ft/s|ft/s; fpm|ft/minute|ft/min;
 lightspeed|c|speed_of_light; mi/h|mile/hour|mi/h; cm/min|cm/minute|cm/min; furlong/fortnight|furlong/fortnight|furlong/fortnight
acceleration: m/s²|m/s^2|m/s^2; g0|gravity|standard_gravity; Gal|Gal|-; ft/s²|ft/s^2|ft/s^2; mGal|milliGal|-
frequency: Hz; kHz; MHz; GHz; bpm|1/minute|1/min
flow: m³/s|m^3/s|m^3/s; gpm|gallon/minute|gal/min; cfm|ft^3/minute|ft^3/min; L/min|L/minute|L/min; L/s
viscosity: Pa s|Pa*s|Pa*s; P|poise|poise; cP|cP|centipoise
kinematic: m²/s|m^2/s|m^2/s; St|stokes|stokes; cSt|cSt|centistokes
force: N; kN; mN; dyn|dyne|dyne; gf|gram force|-; kgf|kgf|kgf; kp|kilopond|kilopond; tf|tonne force|-; lbf|lbf|lbf;
 ozf|ounce force|OunceForce; kip|kip|-; pdl|poundal|poundal
pressure: Pa; hPa; kPa; MPa; bar|bar|bar; mbar|mbar|mbar; atm|atm|atm; at|at|-; Torr|torr|torr; mmHg|mmHg|mmHg;
 cmHg|cm Hg|-; inHg|inHg|inHg; mmH2O|mmH2O|-; cmH2O|cm H2O|-; inH2O|inch H2O|-; psi|psi|psi; ksi|1000 psi|1000*psi; psf|lbf/ft^2|lbf/ft^2;
 kN/mm²|kN/mm^2|kN/mm^2; N/cm²|N/cm^2|N/cm^2
energy: J; kJ; MJ; Wh|W*hour|W*h; kWh|kW*hour|kWh; MWh|MW*hour|MWh; eV|eV|eV; keV|keV|keV; MeV|MeV|MeV; erg|erg|erg; cal|cal_th|cal_th;
 kcal|kcal_th|kcal_th; Cal|kcal_th|kcal_th; calIT|cal_IT|cal; BTU|btu_IT|Btu; therm|100000 btu_IT|100000*Btu; ftlbf|ft*lbf|ft*lbf;
 tTNT|ton tnt|tonTNT; ktTNT|1000 ton tnt|1000*tonTNT; toe|tonoil|-; N m|N*m|N*m
power: W; kW; mW; MW; VA|V*A|VA; hp|horsepower|hp; PS|metrichorsepower|75*kgf*m/s; hpE|electrichorsepower|-;
 TR|12000 btu_IT/hour|-; BTU/h|btu_IT/hour|Btu/h; kcal/h|kcal_th/hour|kcal_th/h
charge: C; mC; Ah|A*hour|Ah; mAh|mA*hour|mAh
voltage: V; mV; kV
current: A; mA; μA|uA|uA
resistance: Ω|ohm|ohm; kΩ|kohm|kohm; MΩ|megohm|Mohm
conductance: S|siemens|siemens; mS|millisiemens|millisiemens
capacitance: F|farad|F; μF|uF|uF; nF|nF|nF; pF|pF|pF
inductance: H|henry|H; mH|mH|mH
flux: Wb|weber|weber; Mx|maxwell|maxwell
density: T|tesla|tesla; mT|millitesla|millitesla; Gs|gauss|gauss
field: A/m; Oe|oersted|Oe
temperature: K; °R|degR|-; Δ°C|degC|-; Δ°F|degF|-
data: bit|bit|bit; B|byte|byte; nibble|4 bit|-; kbit|kbit|kbit; Mbit|Mbit|Mbit; kB|kB|kB; MB|MB|MB; GB|GB|GB; TB|TB|TB; KiB|KiB|KiB;
 MiB|MiB|MiB; GiB|GiB|GiB; TiB|TiB|TiB; Kibit|Kibit|Kibit
rate: bps|bit/s|bit/s; Mbps|Mbit/s|Mbit/s; Gbps|Gbit/s|Gbit/s; MB/s|MB/s|MB/s; GiB/h|GiB/hour|GiB/h; Bps|byte/s|byte/s
amount: mol; mmol
catalysis: kat|katal|katal; nkat|nanokatal|nanokatal
activity: Bq|becquerel|Bq; Ci|curie|curie; mCi|millicurie|millicurie
dose: Gy|gray|gray; mGy|milligray|milligray
equivalent: Sv|sievert|sievert; mSv|millisievert|millisievert; rem|rem|rem
exposure: C/kg; R|roentgen|roentgen
light: cd; mcd|millicandela|mcd
luminous: lm|lumen|lm; klm|kilolumen|klm
illuminance: lx|lux|lx; fc|footcandle|footcandle; ph|phot|phot
luminance: cd/m²|cd/m^2|cd/m^2; nit|nit|-
optics: dpt|diopter|-; 1/m|1/m|1/m
line: kg/m; tex|tex|-; den|denier|-; g/km
fuel: mpg|mile/gallon|mi/gallon; mpgUK|mile/brgallon|mi/ImperialGallon; km/L|km/L|km/L
consumption: L/100km|L/(100 km)|L/(100 km); m²|m^2|m^2; L/km|L/km|L/km
conductivity: W/(m² K)|W/(m^2 K)|W/(m^2*K); BTU/(h ft² Δ°F)|btu_IT/(hour ft^2 degF)|-
"""

# Where an oracle does not follow the standard that the table of units names: (unit, oracle): why it is not asked.
SETTLED = {
    ("rod", "qalc"): "16.5 survey feet; NIST has given these up: 5.5 international yards (Handbook 44, 2023)",
    ("pc", "units"): "1 au over the tangent of 1″; the IAU has defined 648 000/π au (resolution B2 of 2015)",
    ("tbsp", "qalc"): "15 mL; that of the United States is half a fluid ounce (SP 811)",
    ("tsp", "qalc"): "5 mL; that of the United States is a sixth of a fluid ounce (SP 811)",
    ("mmHg", "qalc"): "a Torr; the conventional column has 13 595.1 kg/m³ and falls with 9.80665 m/s² (SP 811)",
    ("inHg", "qalc"): "25.4 Torr; the conventional column as for mmHg (SP 811)",
    ("hp", "qalc"): "rounded; 550 foot-pounds a second (SP 811)",
    ("BTU", "qalc"): "rounded to 1055.056 J; 1055.05585262 J (SP 811)",
    ("Oe", "units"): "by the measured magnetic constant; 1000/4π A/m (SP 811)",
}
for unit, oracle, multiples in [("pc", "units", ["kpc", "Mpc"]), ("BTU", "qalc", ["therm", "BTU/h"])]:
    for multiple in multiples:
        SETTLED[multiple, oracle] = SETTLED[unit, oracle]

VALUES = ["1", "2.5", "60", "7", "0.125", "123.456", "3", "1000", "0.3", "19.99", "88", "5e3", "12", "1e-3"]


def units_of(text):
    """The units of a kind, each as its three spellings."""
    for entry in text.split(";"):
        names = entry.strip().split("|")
        yield tuple(names * 3 if len(names) == 1 else names)


def kinds():
    lines = re.sub(r"\n ", " ", KINDS).strip().splitlines()
    return [list(units_of(line.split(":", 1)[1])) for line in lines]


def conversions():
    """Every unit in the first of its kind, and the first in it, and each in the next one, with varying numbers."""
    count = 0
    for kind in kinds():
        pairs = []
        for place, unit in enumerate(kind[1:], 1):
            pairs += [(unit, kind[0])]
            pairs += [(kind[place - 1], unit)]
        for pair in dict.fromkeys(pairs):
            yield VALUES[count % len(VALUES)], *pair
            count += 1


def is_asked(oracle, column, *units):
    """Whether an oracle knows these units, and no standard speaks against it."""
    return all(unit[column] != "-" and (unit[0], oracle) not in SETTLED for unit in units)


def gnu(value, source, target):
    if not is_asked("units", 1, source, target):
        return None
    run = subprocess.run(
        ["units", "-t", "-o", "%.17g", f"{value} ({source[1]})", target[1]], capture_output=True, text=True)
    line = run.stdout.strip().splitlines()[-1] if run.stdout.strip() else ""
    return number(line, f"{value} {source[1]} -> {target[1]}: {run.stdout}")


def qalc(value, source, target):
    if not is_asked("qalc", 2, source, target):
        return None
    run = subprocess.run(
        ["qalc", "-t", "-set", "precision 25", "-set", "max decimals 40", 
         f"({value}*({source[2]})) / ({target[2]})"], capture_output=True, text=True)
    return number(run.stdout.strip(), f"{value} {source[2]} -> {target[2]}: {run.stdout}")


def number(text, said):
    text = text.replace("−", "-").replace(" ", "").replace("E", "e")
    try:
        return Decimal(text)
    except ArithmeticError:
        print(f"not a number: {said.strip()!r}", file=sys.stderr)
        return None


def twelve(value):
    return None if value is None else Context(prec=12, rounding=ROUND_HALF_EVEN).plus(value).normalize()


def main():
    print("# Conversions, and their results in 12 digits by GNU units and qalc; - where one has no such unit. Written by")
    print("# Tools/oracles/units.py, which names the standard where the two do not agree.")
    print("expression\tunits\tqalc")
    for value, source, target in conversions():
        expression = f"{value} {source[0]} to {target[0]}"
        first, second = twelve(gnu(value, source, target)), twelve(qalc(value, source, target))
        if first is not None and second is not None and first != second:
            print(f"{expression}: units {first}, qalc {second}", file=sys.stderr)
        if first is None and second is None:
            print(f"{expression}: no oracle", file=sys.stderr)
            continue
        print(f"{expression}\t{first if first is not None else '-'}\t{second if second is not None else '-'}")


if __name__ == "__main__":
    main()
