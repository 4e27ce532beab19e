import { normal } from "../support/normal.ts";
import { isBold } from "../support/promises.ts";
import { placeIn } from "./place.ts";
import { isFluff } from "./quote-en.ts";

/** Where a clause ends that says something by itself. */
const ENDS = /\s+[-–—]\s+|;\s+|,?\s+and (?=(?:is|are|it|they) )|,\s+(?=with |making |so )|(?<=[，；])/u;
/** What follows praise and is a fact: "our most popular speaker with a fabric design", "… that fits into small spaces". */
const TAIL = /\b(?:that|which) ((?:fits|holds|has|comes|works|keeps|lets|weighs|folds|runs|charges) .+)$|\b(with an? [^,;]+)$/iu;
const LEAST = 3;

/** A part of a sentence of a page that promises nothing beyond proof; null where the praise goes through all of it. */
export const plainClause = (text: string): string | null => {
  const whole = text.trim().replace(/[.!。！]+$/u, "");
  const parts = whole.split(ENDS).map((part) => part.trim().replace(/[，；,]+$/u, ""));
  const tails = parts.flatMap((part) => {
    const [, clause, has] = TAIL.exec(part) ?? [];
    return clause ? [`It ${clause}`] : has ? [has.replace(/^w/u, "W")] : [];
  });
  const telling = (part: string): boolean =>
    !isBold(normal(part)) &&
    (/\p{Script=Han}/u.test(part) ? Array.from(part).length >= 4 : part.split(/\s+/u).length >= LEAST) &&
    /\d|\b(?:has|have|holds?|fits?|features?|made|comes?|with|keeps?|works?)\b|\p{Script=Han}/iu.test(part);
  return [...parts, ...tails].find(telling) ?? placeIn(whole);
};

/** "Perfect for school", ", perfect for a small flat", "the perfect topper for pizza": what a thing is for, with praise before it. */
const PRAISED =
  /(?<=\S)(?<!\b(?:is|are|be)|['’](?:s|re))(?:,| [-–—])? (?:perfect|ideal) (?=for \p{L})|^(?:the|a) perfect (?=\p{L}+ for \p{L})/giu;
/** The same sentence without that praise; null where none of it goes before a purpose, or other praise is left. */
export const forPurpose = (text: string): string | null => {
  const plain = text.trim().replace(PRAISED, (praise, at: number) => (at === 0 ? "A " : /^(?:,| [-–—])/u.test(praise) ? ", " : " "));
  return plain === text.trim() || isBold(normal(plain)) || isFluff(plain) ? null : plain;
};
