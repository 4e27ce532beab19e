import { UNSEEN } from "../../../trpc/contract/rules/unseen.ts";

/**
 * A title of somebody's words as lists, names of files and films' own metadata can have it: without signs that are not seen or turn
 * a line around, and without half a letter where it is cut. A zero byte in it would end the arguments of the program that is told it.
 */
export const plainTitle = (text: string, most: number): string =>
  text
    .replace(UNSEEN, " ")
    .slice(0, most)
    .replaceAll(/\p{Cs}/gu, "")
    .trim();
