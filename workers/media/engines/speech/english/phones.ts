/** ARPAbet → Kokoro's American symbols (misaki's set: diphthongs are capital letters). */
const AMERICAN: Readonly<Record<string, string>> = {
  AA: "ɑ",
  AE: "æ",
  AH: "ʌ",
  AO: "ɔ",
  AW: "W",
  AY: "I",
  B: "b",
  CH: "ʧ",
  D: "d",
  DH: "ð",
  EH: "ɛ",
  ER: "ɜɹ",
  EY: "A",
  F: "f",
  G: "ɡ",
  HH: "h",
  IH: "ɪ",
  IY: "i",
  JH: "ʤ",
  K: "k",
  L: "l",
  M: "m",
  N: "n",
  NG: "ŋ",
  OW: "O",
  OY: "Y",
  P: "p",
  R: "ɹ",
  S: "s",
  SH: "ʃ",
  T: "t",
  TH: "θ",
  UH: "ʊ",
  UW: "u",
  V: "v",
  W: "w",
  Y: "j",
  Z: "z",
  ZH: "ʒ",
};
/** What British voices say otherwise. */
const BRITISH: Readonly<Record<string, string>> = { ...AMERICAN, AA: "ɒ", AE: "a", AO: "ɔː", ER: "ɜː", IY: "iː", OW: "Q", UW: "uː" };
/** British vowels that swallow a following r. */
const BRITISH_R: Readonly<Record<string, string>> = { AA: "ɑː", AO: "ɔː", EH: "ɛː", IH: "ɪə", UH: "ʊə", IY: "ɪə" };

export type Accent = "en-US" | "en-GB";

const isVowel = (phone: string | undefined): boolean => phone !== undefined && /\d$/.test(phone);
const bare = (phone: string): string => phone.replace(/\d$/, "");

function american(phones: readonly string[], at: number): string {
  const phone = phones[at] ?? "";
  if (phone === "AH0") return "ə";
  if (phone === "ER0") return "əɹ";
  if (phone === "IH0" && at === phones.length - 2 && /^[ZD]$/.test(phones[at + 1] ?? "")) return "ᵻ";
  const flapped = phone === "T" && (isVowel(phones[at - 1]) || phones[at - 1] === "R") && (phones[at + 1] ?? "").endsWith("0");
  return flapped ? "T" : (AMERICAN[bare(phone)] ?? "");
}

function british(phones: readonly string[], at: number): string {
  const phone = phones[at] ?? "";
  const [next, before] = [phones[at + 1], phones[at - 1]];
  if (phone === "R" && isVowel(before) && !isVowel(next)) return "";
  if (phone === "AH0") return "ə";
  if (phone === "ER0") return isVowel(next) ? "əɹ" : "ə";
  if (phone.startsWith("ER") && isVowel(next)) return "ɜːɹ";
  if (phone === "IY0" && next === undefined) return "i";
  if (next === "R" && !isVowel(phones[at + 2])) return BRITISH_R[bare(phone)] ?? BRITISH[bare(phone)] ?? "";
  return BRITISH[bare(phone)] ?? "";
}

/** One word's ARPAbet sounds as Kokoro symbols; stress marks stand before their vowel. */
export function symbols(arpabet: string, accent: Accent, stressed: boolean): string {
  const phones = arpabet.split(" ");
  const one = accent === "en-GB" ? british : american;
  const mark = (phone: string): string => (!stressed ? "" : phone.endsWith("1") ? "ˈ" : phone.endsWith("2") ? "ˌ" : "");
  return phones.map((phone, at) => mark(phone) + one(phones, at)).join("");
}
