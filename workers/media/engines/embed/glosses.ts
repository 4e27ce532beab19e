import { readFile } from "node:fs/promises";
import { z } from "zod";
import { weight } from "../../weights/resolve.ts";

const entry = z.object({ simplified: z.string(), traditional: z.string(), pinyin: z.string(), english: z.array(z.string()) });
/** What an entry says of its word instead of what the word means. */
const ABOUT = /^(surname|variant|old variant|see |CL:|used in|abbr|classifier|\(bound)/;
/** Signs of the longest word that is looked for. */
const LONGEST = 6;

const plain = (gloss: string): string =>
  gloss
    .replaceAll(/\([^)]*\)/g, "")
    .split(/[;,/]/, 1)
    .join("")
    .replace(/^(to|a|an|the) /, "")
    .trim();

async function read(): Promise<Map<string, string>> {
  const glosses = new Map<string, string>();
  for (const raw of z.array(z.unknown()).parse(JSON.parse(await readFile(await weight("cedict"), "utf8")))) {
    const one = entry.parse(raw);
    // A capital in its reading: a name.
    if (/^[A-Z]/.test(one.pinyin)) continue;
    const gloss = plain(one.english.find((text) => !ABOUT.test(text)) ?? "");
    if (gloss === "") continue;
    for (const word of [one.simplified, one.traditional]) if (!glosses.has(word)) glosses.set(word, gloss);
  }
  return glosses;
}
let opened: Promise<Map<string, string>> | undefined;

/** A Chinese text word by word in English, by CC-CEDICT, the longest words first; null: some part of it is in no dictionary. */
export async function inEnglish(text: string): Promise<string | null> {
  const glosses = await (opened ??= read());
  const said: string[] = [];
  for (let from = 0; from < text.length;) {
    let length = Math.min(LONGEST, text.length - from);
    while (length > 0 && !glosses.has(text.slice(from, from + length))) length -= 1;
    if (length === 0) return null;
    said.push(glosses.get(text.slice(from, from + length)) ?? "");
    from += length;
  }
  return said.join(" ");
}
