import type { TimelineDocument } from "../../../timeline/document.ts";
import { fontsFor } from "../../../timeline/fonts.ts";
import { codePoints } from "./cmap.ts";
import { inRange } from "./coverage.ts";

const own = new Map<string, Set<number>>();
function codesOf(file: string): Set<number> {
  const codes = own.get(file) ?? codePoints(file);
  own.set(file, codes);
  return codes;
}

/** Letters of a text that no face which is loaded for it has; what rides on another letter shows through that one. */
export function missingIn({ text, families, weight }: { text: string; families: readonly string[]; weight: number }): string[] {
  const faces = fontsFor([{ text, families, weight }]);
  return [...text].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (/\ufe0e|\ufe0f|\u200d|\u20e3|\u2060|\n|\t|\p{Emoji_Modifier}/u.test(letter)) return false;
    return !faces.some(({ file, range }) => inRange(range, code) && codesOf(file).has(code));
  });
}

/** The same for all texts of a document, as they are set. */
export function missingGlyphs({ tracks }: TimelineDocument): string[] {
  const texts = tracks.flatMap(({ elements }) => elements.flatMap((e) => (e.type === "text" ? [e] : [])));
  return texts.flatMap(({ text, style }) =>
    missingIn({ text: style.uppercase ? text + text.toUpperCase() : text, families: style.families, weight: style.weight }),
  );
}
