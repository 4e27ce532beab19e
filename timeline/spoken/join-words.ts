import { hasCjk } from "../draw/text/segment.ts";

/** Words as one text: a space stands between two that hold no Chinese or Japanese letter ("Redmi K30降价了"). */
export const joinWords = (words: readonly string[]): string =>
  words
    .filter((word) => word !== "")
    .reduce((text, word, at, all) => text + (at === 0 || hasCjk(word + (all[at - 1] ?? "")) ? "" : " ") + word, "");
