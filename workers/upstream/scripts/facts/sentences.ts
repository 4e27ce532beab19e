/** What a full stop stands behind without ending a sentence, as the inside of a lookbehind. */
export const NO_END = String.raw`(?<!\b(?:approx|max|min|incl|excl|no|vs|e\.g|i\.e|dr|st|ca|fig)\.)`;

/** A stop ends a sentence where a space or a Chinese character follows: the one of "15.6英寸" or "shop.com" is within a word. */
const ENDS = new RegExp(
  String.raw`(?<=[.!?]["”’)]?)${NO_END}\s+|(?<=[.!?])(?=\p{Script=Han})|(?<=\p{Script=Han}[.!?])(?=\S)|(?<=[。！？])|\n`,
  "iu",
);

/** The sentences of what somebody typed, each with its stop. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
