import { readWords } from "../../../../db/queries/asset-word.ts";
import { nameKeyOf, type Sought } from "../../../../trpc/contract/rules/library.ts";
import type { Call } from "../../http/implement.ts";
import { alike } from "./vectors.ts";
import { meaningful } from "./keywords.ts";

/** How long a search waits for the meanings of its words; then it goes by the words alone. */
const PATIENCE_MS = 5000;
/** Words that a search has at most: each is looked for by itself. */
const MOST_WORDS = 8;

async function likeThese(call: Call, asked: readonly string[]): Promise<string[][]> {
  const { db, media, user } = call;
  const known = await readWords(db, user.id);
  if (known.length === 0 || !(await media.can("embed"))) return [];
  const { vectors } = await media.run({ kind: "embed", words: [...asked] });
  return alike(vectors, known);
}

const late = <T>(value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), PATIENCE_MS));

/** The words of a search, each with the words of the caller's library that mean the like. */
export async function soughtOf(call: Call, keyword: string): Promise<Sought[]> {
  const words = nameKeyOf(keyword).split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  const asked = words.filter((word) => meaningful(word)[0] === word);
  const found = asked.length > 0 ? await Promise.race([likeThese(call, asked).catch(() => []), late<string[][]>([])]) : [];
  return words.map((word) => ({ word, like: (found[asked.indexOf(word)] ?? []).filter((other) => other !== word) }));
}
