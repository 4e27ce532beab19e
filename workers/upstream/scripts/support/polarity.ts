import { withoutQuantities } from "./quantities.ts";
import { hanPairs, latinStems } from "./words.ts";

/** Words that begin with a sign of denial and deny nothing. */
const NO_DENIAL =
  /不锈钢|不仅|不但|不同|不错|不断|不只|非常|无论|未来|不到(?=\d)|不超过|不少于|免费|避免|无线(?!圈)|\bno more than\b|\bnot only\b|\bnon-?stick\b|不粘|\bno\. ?\d/giu;
const DENIAL =
  /\b(?:no|not|never|without|free of|isn't|aren't|doesn't|don't|won't|can't|cannot|neither|nor)\b|\bnon-|(?:没有|不|无|非|免|未|零(?=[添负甲]))/iu;
const DENIALS = new RegExp(DENIAL.source, "giu");
const FREE = /\b([\p{L}-]+)[- ]free\b/giu;

/** What each sign of denial denies, by content words: up to four of them after it, or the one before "-free". */
const denials = (text: string): string[][] => {
  const plain = text.replace(NO_DENIAL, (word) => "·".repeat(word.length));
  const after = [...plain.matchAll(DENIALS)].map((match) => {
    const [scope = ""] = plain.slice(match.index + match[0].length).split(/[,.;:!?，。；：！？·]|\b(?:but|and|or|nor)\b|[和或、与]/u);
    const han = Array.from(scope.trim());
    return /\p{Script=Han}/u.test(match[0]) ? hanPairs(han.slice(0, 5).join("")) : latinStems(withoutQuantities(scope)).slice(0, 4);
  });
  const before = [...plain.matchAll(FREE)].map((match) => latinStems(match[1] ?? ""));
  return [...after, ...before];
};

const stemsOf = (text: string): string[] => [...latinStems(text.replace(FREE, "$1")), ...hanPairs(text)];

/** True when nothing that the fact denies is asserted, nothing that it asserts is denied, and nothing else is denied beside. */
export const keepsPolarity = (claim: string, fact: string): boolean => {
  const groups = denials(fact);
  const [said, known] = [new Set(denials(claim).flat()), new Set(groups.flat())];
  const inFact = new Set(stemsOf(fact));
  const same = stemsOf(claim).every((word) => !inFact.has(word) || said.has(word) === known.has(word));
  // "No added sugar" is not "no sugar".
  const complete = groups.every((group) => !group.some((word) => said.has(word)) || group.every((word) => said.has(word)));
  return same && complete && (said.size === 0 || [...said].some((word) => known.has(word)));
};
