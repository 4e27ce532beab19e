import { unbound } from "../draw/text/bound.ts";
import { segment } from "../draw/text/segment.ts";

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words of a text as they are compared: without case and punctuation. */
export const tokensOf = (text: string): string[] =>
  segment(unbound(text))
    .map((one) => one.text.replaceAll(EDGES, "").toLowerCase())
    .filter((one) => one !== "");

/** Short words say nothing of what a sentence is about. */
const carries = (token: string): boolean => /\d/.test(token) || token.length >= 4 || /[^\p{Script=Latin}]/u.test(token);
export const weightyTokens = (text: string): string[] => tokensOf(text).filter(carries);

/** So much of a text must be read for it to be there, and every figure of it. */
const MOST_OF = 0.6;

/** Whether a text can be read where these words stand. */
export function isRead(text: string, among: ReadonlySet<string>): boolean {
  const wanted = tokensOf(text);
  const figures = wanted.filter((one) => /\d/.test(one));
  return figures.every((one) => among.has(one)) && wanted.filter((one) => among.has(one)).length >= wanted.length * MOST_OF;
}
