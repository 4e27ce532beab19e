import { SYMBOL_FAMILY, SYMBOL_PARTS } from "./fonts/symbols.ts";

/** One font file inside an npm package (OFL). `weights` is what the face answers to, so that nothing is emboldened by machine. */
export interface FontFile {
  readonly family: string;
  readonly weights: string;
  readonly style: "normal" | "italic";
  readonly file: string;
  /** Only text that matches needs this face. */
  readonly script: "latin" | "latin-ext" | "other" | "han" | "arabic" | "hebrew" | "symbols" | "emoji";
  readonly range?: string;
  /** Where it is here for a few letters only. */
  readonly letters?: string;
}

const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD";
/** Letters and figures only: Chinese text keeps its own quotation marks, dashes and dots. */
const LETTERS = "U+0020-007E, U+00A1-00B6, U+00B8-024F, U+20AC";
const EXTENDED =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF";

function latin(family: string, slug: string, cuts: [weight: number, weights: string, style?: "italic"][]): FontFile[] {
  return cuts.flatMap(([weight, weights, cut]): FontFile[] => {
    const style = cut ?? "normal";
    const file = (subset: string) => `@fontsource/${slug}/files/${slug}-${subset}-${weight}-${style}.woff2`;
    return [
      { family, weights, style, file: file("latin"), script: "latin", range: LATIN },
      { family: `${family} Letters`, weights, style, file: file("latin"), script: "latin", range: LETTERS },
      { family, weights, style, file: file("latin-ext"), script: "latin-ext", range: EXTENDED },
    ];
  });
}

function han(family: string, slug: string, cuts: [weight: number, weights: string][]): FontFile[] {
  return cuts.map(([weight, weights]) => ({
    family,
    weights,
    style: "normal",
    script: "han",
    file: `@fontsource/${slug}/files/${slug}-chinese-simplified-${weight}-normal.woff2`,
  }));
}

/**
 * Filled black in ZCOOL XiaoWei (found by comparing all of GB 2312 with Noto's counters), or twice as heavy as what stands
 * beside it ("T恤"): drawn by a face that has them.
 */
const FILLED = "徊蛔回圃圄崮婀痼恤";
/** Read as other characters in ZCOOL QingKe HuangYou ("700亓"). */
const MISREAD = "元公";
const code = (point: number) => `U+${point.toString(16).toUpperCase()}`;
const only = (letters: string): string => [...letters].map((letter) => code(letter.codePointAt(0) ?? 0)).join(", ");

/** The ranges between these letters. */
function allBut(letters: string): string {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const between = [-1, ...points].map((point, i) => [point + 1, (points[i] ?? 0x10000) - 1] as const);
  return between
    .filter(([from, to]) => from <= to)
    .map(([from, to]) => `${code(from)}-${to.toString(16).toUpperCase()}`)
    .join(", ");
}

/** A Chinese face of which some letters are drawn by Noto's, of one weight. */
const mended = (family: string, slug: string, letters: string, weight: number): FontFile[] => [
  ...han(family, slug, [[400, "100 900"]]).map((font) => ({ ...font, range: allBut(letters) })),
  ...han(family, "noto-sans-sc", [[weight, "100 900"]]).map((font) => ({ ...font, range: only(letters), letters })),
];

/** Every face that the compositor may use, in one place. */
export const FONTS: readonly FontFile[] = [
  ...latin("Bricolage Grotesque", "bricolage-grotesque", [[800, "100 900"]]),
  ...latin("Instrument Sans", "instrument-sans", [
    [500, "100 550"],
    [700, "551 900"],
  ]),
  ...latin("Instrument Serif", "instrument-serif", [
    [400, "100 900"],
    [400, "100 900", "italic"],
  ]),
  ...latin("Anton", "anton", [[400, "100 900"]]),
  ...latin("Permanent Marker", "permanent-marker", [[400, "100 900"]]).filter((f) => f.script === "latin"),
  ...latin("Barlow Condensed", "barlow-condensed", [
    [500, "100 550"],
    [700, "551 900"],
  ]),
  ...latin("IBM Plex Mono", "ibm-plex-mono", [[500, "100 900"]]),
  ...latin("Unbounded", "unbounded", [
    [500, "100 650"],
    [800, "651 900"],
  ]),
  ...han("Noto Sans SC", "noto-sans-sc", [
    [300, "100 399"],
    [500, "400 650"],
    [900, "651 900"],
  ]),
  ...mended("ZCOOL QingKe HuangYou", "zcool-qingke-huangyou", MISREAD, 900),
  ...mended("ZCOOL XiaoWei", "zcool-xiaowei", FILLED, 300),
  ...han("ZCOOL KuaiLe", "zcool-kuaile", [[400, "100 900"]]),
  ...SYMBOL_PARTS.map(
    (part) => ({ ...part, family: SYMBOL_FAMILY, weights: "100 900", style: "normal", script: "symbols" }) satisfies FontFile,
  ),
  {
    family: "Noto Sans latin-ext",
    weights: "100 900",
    style: "normal",
    script: "latin-ext",
    file: "@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff2",
  },
  ...["cyrillic", "cyrillic-ext", "greek", "vietnamese", "devanagari"].map(
    (subset) =>
      ({
        family: `Noto Sans ${subset}`,
        weights: "100 900",
        style: "normal",
        script: "other",
        file: `@fontsource/noto-sans/files/noto-sans-${subset}-700-normal.woff2`,
      }) satisfies FontFile,
  ),
  {
    family: "Noto Sans Arabic",
    weights: "100 900",
    style: "normal",
    script: "arabic",
    file: "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2",
  },
  {
    family: "Noto Sans Hebrew",
    weights: "100 900",
    style: "normal",
    script: "hebrew",
    file: "@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff2",
  },
  {
    family: "Noto Color Emoji",
    weights: "100 900",
    style: "normal",
    script: "emoji",
    file: "@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2",
  },
];

const SCRIPTS: Record<FontFile["script"], RegExp> = {
  latin: /[\u0020-\u00ff\u2000-\u206f]/,
  "latin-ext": /[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20c0]/,
  other: /[\u0370-\u052f]|[\u0904-\u0939]|[\u1ea0-\u1ef9]/,
  // "±" is in few Latin faces; the Chinese one behind them has it.
  han: /[\u00b1\u2e80-\u30ff\u3220-\u9fff\uf900-\ufaff\uff00-\uffef]/,
  arabic: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/,
  hebrew: /[\u0590-\u05ff\ufb1d-\ufb4f]/,
  symbols: /[\u2010-\u27bf\u2b00-\u2bff\u212b]/,
  emoji: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
};
/** Behind every family: between them they have whatever `fonts/drawable` lets pass. */
export const FALLBACK: readonly string[] = [
  "Noto Sans SC",
  SYMBOL_FAMILY,
  "Noto Sans latin-ext",
  "Noto Sans cyrillic",
  "Noto Sans cyrillic-ext",
  "Noto Sans greek",
  "Noto Sans vietnamese",
  "Noto Sans devanagari",
  "Noto Sans Arabic",
  "Noto Sans Hebrew",
  "Noto Color Emoji",
];

/** The canvas `font` value: the wanted families, then ours for every other script. */
export function fontString(
  families: readonly string[],
  { weight, italic, size }: { weight: number; italic: boolean; size: number },
): string {
  const stack = [...families, ...FALLBACK].map((family) => `"${family}"`).join(", ");
  return `${italic ? "italic " : ""}${weight} ${size}px ${stack}`;
}

const covers = (file: FontFile, weight: number) => {
  const [low = 0, high = 900] = file.weights.split(" ").map(Number);
  return low <= weight && weight <= high;
};

/** A Chinese face that was asked for may be the only one, and has letters and quotation marks of its own. */
const isFor = ({ letters, script }: FontFile, text: string, asked: boolean) =>
  letters ? [...letters].some((letter) => text.includes(letter)) : SCRIPTS[script].test(text) || (asked && script === "han");

/** The faces that these texts need: nothing is fetched that is not drawn. */
export function fontsFor(uses: Iterable<{ text: string; families: readonly string[]; weight: number }>): FontFile[] {
  // Thousands of texts share few styles: each style is looked up once, with all letters that are set in it.
  const styles = new Map<string, { families: readonly string[]; weight: number; letters: Set<string> }>();
  for (const { text, families, weight } of uses) {
    const key = `${weight} ${families.join()}`;
    const style = styles.get(key) ?? { families, weight, letters: new Set() };
    styles.set(key, style);
    for (const letter of text) style.letters.add(letter);
  }
  const wanted = new Set<FontFile>();
  for (const { families, weight, letters } of styles.values()) {
    const text = [...letters].join("");
    for (const font of FONTS) {
      const asked = families.includes(font.family);
      if ((asked || FALLBACK.includes(font.family)) && covers(font, weight) && isFor(font, text, asked)) wanted.add(font);
    }
  }
  return [...wanted];
}
