/**
 * Arrows, marks, boxes and counted circles that no text face has: parts of Noto Sans SC, by their number in the package,
 * each with what it is here for.
 */
const PARTS: readonly (readonly [part: number, letters: string])[] = [
  [86, "➡⬅⬆⬇"],
  [87, "♠♡♢♣♤♥♦♧♨♩♪♫♬♭♯✂✓✿❀❖❶❷❸❹❺❻❼❽❾"],
  [88, "□▣▪▫△▶▷▽◀◁◉○◐◑◦☀☁☂☎☞☯♀♂"],
  [89, "⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮"],
  [90, "℅℉ℓ№ΩÅ↔↖↗↘↙⇄⇌⇐⇒⇔∆∏∑∝∞∩∪∫∴∵≅≈≠≡≦≧≪≫⊕"],
  [91, "‐‑‖†‡‰′″‵‼"],
  [100, "√≤≥⑤■"],
  [101, "◇◎"],
  [102, "※④▲"],
  [103, "☆"],
  [104, "③"],
  [105, "←▼●"],
  [106, "①②◆"],
  [107, "℃"],
  [109, "→★"],
];

export const SYMBOL_FAMILY = "Reelwright Symbols";

/** Every such symbol. */
export const SYMBOLS: string = PARTS.map(([, letters]) => letters).join("");

/** Each part as a font file for its letters alone. */
export const SYMBOL_PARTS = PARTS.map(([part, letters]) => ({
  letters,
  file: `@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-700-normal.woff2`,
  range: [...letters].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(", "),
}));
