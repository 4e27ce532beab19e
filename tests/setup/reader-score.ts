import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodePage, type ExtractedProduct } from "../../workers/upstream/product/extract/index.ts";

export const ATTRIBUTES = ["price", "availability", "sku"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Truth = Record<string, Partial<Record<Attribute, string[]>>>;

/** What people wrote down of each page, by the page's id; empty where the pages are not at hand. */
export const truthIn = (folder: string | null): Truth =>
  folder === null ? {} : (JSON.parse(readFileSync(join(folder, "ground-truth.json"), "utf8")) as Truth);

export const htmlIn = (folder: string, id: string): string => decodePage(gunzipSync(readFileSync(join(folder, `${id}.html.gz`))), null);

/** The half of the pages that nobody looks at while the reader is worked on: those whose id, a hash, ends odd. */
export const isKeptApart = (id: string): boolean => parseInt(id.slice(-1), 16) % 2 === 1;

type Matches = (truth: string, answer: string) => boolean;
const exactly: Matches = (truth, answer) => truth === answer;
const asAmount: Matches = (truth, answer) => answer !== "" && Number(truth) === Number(answer);
const SAME: Record<Attribute, Matches> = { price: asAmount, availability: exactly, sku: exactly };

/** F1: right, wrong and missed as the benchmark counts them; a wrong answer where there is a right one is both wrong and missed. */
export function score(truth: Truth, read: ReadonlyMap<string, ExtractedProduct>, attribute: Attribute): number {
  let right = 0,
    wrong = 0,
    missed = 0;
  for (const [id, product] of read) {
    const wanted = truth[id]?.[attribute] ?? [];
    const answer = product[attribute];
    const matches = wanted.some((one) => SAME[attribute](one, answer));
    if (matches) right++;
    else {
      if (answer !== "") wrong++;
      if (wanted.length > 0) missed++;
    }
  }
  return (2 * right) / (2 * right + wrong + missed);
}
