/** A term of a shop in Chinese; `measure` counts it ("三档温度"), null for a word that is not counted. */
export type Term = { zh: string; measure: string | null };

/** Hyphens between words are spaces: "non-slip" is "non slip". */
export const keyOf = (text: string): string => text.toLowerCase().replace(/’/g, "'").replace(/-/g, " ").replace(/\s+/g, " ").trim();

/** Reads `term, other term=中文/measure; …`; terms without a measure are words that stand before a noun, or whole phrases. */
export const table = (written: string): [string, Term][] =>
  written.split(/[;\n]/).flatMap((row) => {
    const [terms = "", meaning = ""] = row.split("=");
    const [, zh = "", measure = null] = /^(.*?)(?:\/(\p{Script=Han}{1,2}))?$/u.exec(meaning.trim()) ?? [];
    return zh === "" ? [] : terms.split(",").map((term): [string, Term] => [keyOf(term), { zh, measure }]);
  });
