import { dictionary } from "cmu-pronouncing-dictionary";

/** Words of advertising that CMUdict lacks or reads otherwise. */
const OWN: Readonly<Record<string, string>> = {
  wifi: "W AY1 F AY2",
  iphone: "AY1 F OW2 N",
  ipad: "AY1 P AE2 D",
  shopify: "SH AA1 P AH0 F AY2",
  tiktok: "T IH1 K T AA2 K",
  smoothie: "S M UW1 DH IY0",
  smoothies: "S M UW1 DH IY0 Z",
  reelwright: "R IY1 L R AY2 T",
  bluetooth: "B L UW1 T UW2 TH",
  skincare: "S K IH1 N K EH2 R",
  blender: "B L EH1 N D ER0",
  moisturizer: "M OY1 S CH ER0 AY2 Z ER0",
  hydrating: "HH AY1 D R EY2 T IH0 NG",
  app: "AE1 P",
  apps: "AE1 P S",
  unboxing: "AH0 N B AA1 K S IH0 NG",
  selfie: "S EH1 L F IY0",
  vlog: "V L AA1 G",
  emoji: "IH0 M OW1 JH IY0",
  celsius: "S EH1 L S IY0 AH0 S",
  hertz: "HH ER1 T S",
  yuan: "Y UW0 AA1 N",
  hashtag: "HH AE1 SH T AE2 G",
  brulee: "B R UW0 L EY1",
  creme: "K R EH1 M",
  niacinamide: "N AY2 AH0 S IH1 N AH0 M AY2 D",
  "l'oreal": "L AO2 R IY0 AE1 L",
  ergonomic: "ER2 G AH0 N AA1 M IH0 K",
};

const SIBILANT = /(?:S|Z|SH|ZH|CH|JH)$/;
const VOICELESS = /(?:P|T|K|F|TH)$/;
const VOICED_ENDINGS: readonly [RegExp, (stem: string) => string][] = [
  [/'s$|s$/, (stem) => (SIBILANT.test(stem) ? "IH0 Z" : VOICELESS.test(stem) ? "S" : "Z")],
  [/ed$|d$/, (stem) => (/ [TD]$/.test(stem) ? "IH0 D" : VOICELESS.test(stem) || /(?:S|SH|CH)$/.test(stem) ? "T" : "D")],
  [/ing$/, () => "IH0 NG"],
  [/ly$/, () => "L IY0"],
  [/er$/, () => "ER0"],
  [/ers$/, () => "ER0 Z"],
  [/less$/, () => "L AH0 S"],
  [/ness$/, () => "N AH0 S"],
  [/able$/, () => "AH0 B AH0 L"],
  [/free$/, () => "F R IY1"],
  [/proof$/, () => "P R UW1 F"],
];

const entry = (word: string): string | null =>
  (Object.hasOwn(OWN, word) ? OWN[word] : Object.hasOwn(dictionary, word) ? dictionary[word] : null) ?? null;

/** Whether the dictionary has the word itself (lower case). */
export const isKnown = (word: string): boolean => entry(word) !== null;

function inflected(word: string): string | null {
  for (const [ending, sound] of VOICED_ENDINGS) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, "");
    const found =
      stem.length < 3
        ? null
        : (entry(stem) ?? (/(?:ed|er|ers|ing|able)$/.test(word) ? (entry(`${stem}e`) ?? entry(stem.replace(/(.)\1$/, "$1"))) : null));
    if (found !== null) return `${found} ${sound(found)}`;
  }
  return null;
}

function compound(word: string): string | null {
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const [head, tail] = [entry(word.slice(0, at)), entry(word.slice(at))];
    if (head !== null && tail !== null) return `${head} ${tail.replaceAll("1", "2")}`;
  }
  return null;
}

/** A word's sounds in ARPAbet with stress, from the dictionary, its endings or its parts; null when nothing fits. */
export const lookUp = (word: string): string | null => entry(word) ?? inflected(word) ?? compound(word);
