import { finder, type Match } from "../glossary/match.ts";
import { MATERIALS } from "../glossary/words.ts";
import type { WordRow } from "../glossary/entry.ts";

const every = finder(MATERIALS);
const isHan = (text: string | undefined): boolean => /\p{Script=Han}/u.test(text ?? "");

/** One character is a material alone, or with what makes it one: not in "合金", nor in the name of a firm "林氏木业". */
const standsAlone = (text: string, { index, length }: Match<WordRow>): boolean =>
  length > 1 ||
  !isHan(text[index]) ||
  ((!isHan(text[index - 1]) || /[纯全足含]$/u.test(text.slice(0, index))) &&
    (!isHan(text[index + 1]) || /^[质制材]/u.test(text.slice(index + 1))));

/** "The frame of these glasses": what one looks through. */
const areGlasses = (text: string, { index, length }: Match<WordRow>): boolean => /^glasses$/iu.test(text.slice(index, index + length));

/** "Heavy metal free dyes": what is not in it. */
const isHeavy = (text: string, { index }: Match<WordRow>): boolean => /\bheavy[ -]$/iu.test(text.slice(0, index));

/** Every material in a text. */
export const findMaterials = (text: string): Match<WordRow>[] =>
  every(text).filter((match) => standsAlone(text, match) && !areGlasses(text, match) && !isHeavy(text, match));
