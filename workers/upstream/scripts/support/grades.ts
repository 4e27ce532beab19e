import { finder } from "../glossary/match.ts";
import { MATERIALS } from "../glossary/words.ts";
import { simplified } from "../text/simplified.ts";

/** What makes a material another one, or more or less of it: each with its spellings in both languages. */
const GRADES: readonly (readonly [name: string, found: RegExp])[] = [
  ["pure", /\b(?:pure|all)\b|[纯全]/iu],
  ["100", /\b100 ?(?:%|percent)|100%|百分之?百/iu],
  ["real", /\b(?:genuine|real)\b|[真]/iu],
  ["solid", /\bsolid\b|[实]/iu],
  ["full-grain", /\b(?:full|top)[- ]grain\b|头层/iu],
  ["organic", /\borganic\b|有机/iu],
  ["recycled", /\brecycled\b|再生/iu],
  ["faux", /\b(?:faux|fake|imitation|vegan|artificial|synthetic|look|style|like|effect)\b|[仿]|人造|合成/iu],
  ["veneer", /\b(?:veneer|print)\b|贴皮|贴面/iu],
  ["plated", /\b(?:plated|coated|coating|tone|finish)\b|[镀]|涂层|色/iu],
  ["blend", /\b(?:blend|mix|mixed)\b|混纺|混/iu],
  ["virgin", /\bvirgin\b|初榨/iu],
  ["stainless", /\bstainless\b|不锈/iu],
  ["grade", /\b(?:food|medical|marine|surgical|aircraft)[- ]grade\b|食品级|医用|航空|\b(?:18\/8|18\/10|304|316L?)\b|304|316/iu],
];

const findMaterials = finder(MATERIALS);
const BEFORE = 16;
const AFTER = 12;

/** Each material of a text with what grades it there. */
const gradedIn = (text: string): Map<string, Set<string>> => {
  const plain = simplified(text);
  const han = /\p{Script=Han}/u.test(plain);
  return new Map(
    findMaterials(plain).map(({ row, index, length }) => {
      const before =
        plain
          .slice(Math.max(0, index - (han ? 5 : BEFORE)), index)
          .split(/[,;.，、。；]| and | with /u)
          .at(-1) ?? "";
      const [after = ""] = plain.slice(index + length, index + length + (han ? 4 : AFTER)).split(/[,;.，、。；]| and | with /u);
      const around = `${before}${plain.slice(index, index + length)}${after}`;
      return [row[0], new Set(GRADES.flatMap(([name, found]) => (found.test(around) ? [name] : [])))];
    }),
  );
};

const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));

/** True when every material of the claim is one of the fact's, of the same grade: pure stays pure, faux stays faux. */
export const keepsMaterials = (claim: string, fact: string): boolean => {
  const known = gradedIn(fact);
  return [...gradedIn(claim)].every(([material, grades]) => alike(grades, known.get(material) ?? new Set(["unknown"])));
};
