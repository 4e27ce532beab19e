const unit = (one: string, many = `${one}s`): readonly [string, string] => [one, many];
const same = (words: string): readonly [string, string] => [words, words];

/** Abbreviated units: singular and plural, as words. Capital letters alone are spelled. */
const table: Readonly<Record<string, readonly [string, string]>> = {
  kg: unit("kilogram"),
  g: unit("gram"),
  mg: unit("milligram"),
  lb: unit("pound"),
  lbs: unit("pound"),
  oz: unit("ounce"),
  km: unit("kilometer"),
  m: unit("meter"),
  cm: unit("centimeter"),
  mm: unit("millimeter"),
  ft: unit("foot", "feet"),
  l: unit("liter"),
  L: unit("liter"),
  ml: unit("milliliter"),
  mL: unit("milliliter"),
  cl: unit("centiliter"),
  s: unit("second"),
  sec: unit("second"),
  min: unit("minute"),
  mins: unit("minute"),
  h: unit("hour"),
  hr: unit("hour"),
  hrs: unit("hour"),
  W: unit("watt"),
  kW: unit("kilowatt"),
  V: unit("volt"),
  A: unit("amp"),
  Wh: unit("watt hour"),
  kWh: unit("kilowatt hour"),
  mAh: unit("milliamp hour"),
  Ah: unit("amp hour"),
  Hz: same("hertz"),
  kHz: same("kilohertz"),
  MHz: same("megahertz"),
  GHz: same("gigahertz"),
  MB: unit("megabyte"),
  GB: unit("gigabyte"),
  TB: unit("terabyte"),
  Mbps: same("megabits per second"),
  dB: unit("decibel"),
  mph: same("miles per hour"),
  "km/h": same("kilometers per hour"),
  rpm: same("R P M"),
  fps: same("frames per second"),
  px: unit("pixel"),
  MP: unit("megapixel"),
  K: same("K"),
  G: same("G"),
  p: same("P"),
  D: same("D"),
  "°C": same("degrees Celsius"),
  "°F": same("degrees Fahrenheit"),
  "°": unit("degree"),
  "%": same("percent"),
  x: same("times"),
  X: same("times"),
  "×": same("times"),
  k: same("thousand"),
  M: same("million"),
  B: same("billion"),
  bn: same("billion"),
  am: same("A M"),
  pm: same("P M"),
  AM: same("A M"),
  PM: same("P M"),
  '"': unit("inch", "inches"),
  "″": unit("inch", "inches"),
  "+": same("plus"),
  pcs: unit("piece"),
  pc: unit("piece"),
  cal: unit("calorie"),
  kcal: unit("calorie"),
  ppm: same("parts per million"),
  bar: same("bar"),
  nm: unit("nanometer"),
  hp: same("horsepower"),
};

const source = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[+]/g, "\\+"))
    .join("|");
const names = Object.keys(table);

/** A regular expression's source that matches any of the units, the longest first. */
export const UNIT = source(names);

/** The same for units that may stand after a space: "5 kg", but not "step 1 A cup". */
export const SPACED_UNIT = source(names.filter((name) => (name.length > 1 && name !== "bar") || /^[glLmWV%°]$/.test(name)));

/** The words of a unit after `amount` as written: "1" takes the singular. */
export function unitWords(name: string, amount: string): string[] {
  const forms = table[name];
  return (forms === undefined ? name : forms[amount === "1" ? 0 : 1]).split(" ");
}
