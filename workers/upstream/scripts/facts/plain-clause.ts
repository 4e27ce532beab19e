import { normal } from "../support/normal.ts";
import { isBold } from "../support/promises.ts";
import { placeIn } from "./place.ts";

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
