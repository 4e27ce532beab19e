/** Pinyin initials as Kokoro symbols. */
const INITIALS: Readonly<Record<string, string>> = {
  zh: "ꭧ",
  ch: "ꭧʰ",
  sh: "ʂ",
  b: "p",
  p: "pʰ",
  m: "m",
  f: "f",
  d: "t",
  t: "tʰ",
  n: "n",
  l: "l",
  g: "k",
  k: "kʰ",
  h: "x",
  j: "ʨ",
  q: "ʨʰ",
  x: "ɕ",
  r: "ɻ",
  z: "ʦ",
  c: "ʦʰ",
  s: "s",
};
/** Finals; 0 is the place of the tone. */
const FINALS: Readonly<Record<string, string>> = {
  a: "a0",
  ai: "ai0",
  an: "a0n",
  ang: "a0ŋ",
  ao: "au0",
  e: "ɤ0",
  ei: "ei0",
  en: "ə0n",
  eng: "ə0ŋ",
  er: "ɚ0",
  i: "i0",
  ia: "ja0",
  ian: "jɛ0n",
  iang: "ja0ŋ",
  iao: "jau0",
  ie: "je0",
  in: "i0n",
  iou: "jou0",
  iu: "jou0",
  ing: "i0ŋ",
  iong: "jʊ0ŋ",
  ong: "ʊ0ŋ",
  ou: "ou0",
  u: "u0",
  ua: "wa0",
  uai: "wai0",
  uan: "wa0n",
  uang: "wa0ŋ",
  uen: "wə0n",
  un: "wə0n",
  ueng: "wə0ŋ",
  ui: "wei0",
  uei: "wei0",
  uo: "wo0",
  o: "wo0",
  v: "y0",
  ve: "ɥe0",
  van: "ɥɛ0n",
  vn: "y0n",
  io: "jo0",
  m: "m0",
  n: "n0",
  ng: "ŋ0",
};
const TONES = ["", "→", "↗", "↓", "↘", ""];

/** y and w are spelling, not sound: yan → ian, yu → v, wo → uo. */
function withoutGlides(spelling: string): string {
  if (spelling === "yong") return "iong";
  if (spelling.startsWith("yu")) return `v${spelling.slice(2)}`;
  if (spelling.startsWith("yi")) return spelling.slice(1);
  if (spelling.startsWith("y")) return `i${spelling.slice(1)}`;
  if (spelling.startsWith("wu")) return spelling.slice(1);
  return spelling.startsWith("w") ? `u${spelling.slice(1)}` : spelling;
}

/** A syllable with its tone's number ("zhong1", neutral 0 or 5) as Kokoro symbols; "" for what is no pinyin. */
export function syllable(pinyin: string): string {
  const match = /^([a-zü]+)([0-5])?$/.exec(pinyin);
  if (match === null) return "";
  const plain = withoutGlides((match[1] ?? "").replaceAll("ü", "v"));
  const initial = Object.keys(INITIALS).find((name) => plain.startsWith(name) && plain.length > name.length && plain !== "ng") ?? "";
  const rest = plain.slice(initial.length);
  const tone = TONES[Number(match[2] ?? 0)] ?? "";
  if (rest === "i" && /^(?:zh|ch|sh|r|z|c|s)$/.test(initial)) return `${INITIALS[initial] ?? ""}ɨ${tone}`;
  const final = FINALS[/^[jqx]$/.test(initial) && rest.startsWith("u") ? `v${rest.slice(1)}` : rest];
  return final === undefined ? "" : `${INITIALS[initial] ?? ""}${final.replace("0", tone)}`;
}
