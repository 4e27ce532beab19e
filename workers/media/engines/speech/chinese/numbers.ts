const DIGITS = "零一二三四五六七八九";
const PLACES = ["", "十", "百", "千"];
const GROUPS = ["", "万", "亿", "万亿"];

/** Digit by digit: 2024 → 二零二四. */
export const digits = (text: string): string => [...text].map((digit) => DIGITS[Number(digit)] ?? "").join("");

/** Four digits at most, with 零 for gaps inside. */
function group(value: number): string {
  const read = [...String(value)]
    .map((digit, index, all) => (digit === "0" ? "零" : `${DIGITS[Number(digit)] ?? ""}${PLACES[all.length - 1 - index] ?? ""}`))
    .join("");
  return read.replace(/零+/g, "零").replace(/零$/, "");
}

/** 1299 → 一千二百九十九, 10050 → 一万零五十. Whole numbers below 10¹⁶. */
export function cardinal(value: number): string {
  if (value === 0) return "零";
  const parts: string[] = [];
  for (let rest = value, place = 0; rest > 0; rest = Math.floor(rest / 10_000), place += 1) {
    const four = rest % 10_000;
    const gap = four > 0 && four < 1000 && rest >= 10_000 ? "零" : "";
    parts.unshift(four === 0 ? "零" : `${gap}${group(four)}${GROUPS[place] ?? ""}`);
  }
  return parts.join("").replace(/零+/g, "零").replace(/零$/, "").replace(/^一十/, "十");
}

/** "1,299.50" → 一千二百九十九点五零; leading zeros and very long ones digit by digit. */
export function readNumber(text: string): string {
  const [whole = "", fraction = ""] = text.replaceAll(",", "").split(".");
  const head = whole.length > 15 || (whole.length > 1 && whole.startsWith("0")) ? digits(whole) : cardinal(Number(whole));
  return fraction === "" ? head : `${head}点${digits(fraction)}`;
}

/** Before a measure word, two is 两: 2个 → 两个. */
export const counted = (text: string): string => (text === "2" ? "两" : readNumber(text));
