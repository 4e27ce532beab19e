/** Words that say nothing of a product. */
const ORDINARY = new Set(
  "the a an and or of in on for with to it its is are was be you your this that they them one so at by from as have has get gets got can will just if when what how out up our we i my me do does there here make made go look see take buy new now today that's it's these those they're you'll comes come also plus".split(
    " ",
  ),
);

/** An English word without its ending. */
export const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed|ly|y)$/, "").replace(/(.)\1$/, "$1");

/** Content words of an English (or other Latin) text, as stems, in order. */
export const latinStems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{Script=Latin}\p{Script=Cyrillic}][\p{L}'-]+/gu) ?? []).filter((word) => !ORDINARY.has(word)).map(stem);

/** Pairs of characters of a Chinese text, in order: the nearest to words that needs no dictionary. */
export const hanPairs = (text: string): string[] =>
  [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) => {
    const characters = Array.from(run);
    return characters.slice(1).map((character, index) => `${characters[index] ?? ""}${character}`);
  });

/** What a text is about, in any language. */
export const contentOf = (text: string): Set<string> => new Set([...latinStems(text), ...hanPairs(text)]);

/** How much of one set another has, 0 to 1. */
export const shareOf = (claim: ReadonlySet<string>, fact: ReadonlySet<string>): number =>
  claim.size === 0 ? 0 : [...claim].filter((word) => fact.has(word)).length / claim.size;
