import { countAt, measuredAt } from "./amounts.ts";
import { keepsSense } from "./numbers.ts";
import { MATERIALS } from "../glossary/words.ts";
import { PATTERNS } from "./patterns.ts";
import { phrase } from "./phrase.ts";
import { termAt } from "./terms.ts";
import { specKind } from "../facts/spec/labels.ts";
import { calmDown } from "../text/clean.ts";

/** Words that join parts of a phrase, each of which changes places in Chinese. */
const JOINT = / (?:with|for|from|to|in|at|on|of) /gi;
const MOST_JOINTS = 1;
/** Whether a phrase is prose: word for word, "four drawers for extra storage, and locks with two keys for security" is no Chinese. */
const isProse = (text: string): boolean => (text.match(JOINT) ?? []).length > MOST_JOINTS && text.split(" ").length > MOST_OF_PHRASE;
const MOST_OF_PHRASE = 10;

/** The parts of a match in Chinese: amounts, counts or phrases; null where one is not known. */
const partOf = (text: string, thing: string): string | null => {
  const measured = measuredAt(text);
  if (measured?.length === text.length) return measured.zh;
  const counted = countAt(text);
  return counted?.length === text.length ? counted.zh : isProse(text) ? null : phrase(text, thing);
};

/** A clause by the pattern of its verb; null where none fits. */
const patterned = (text: string, thing: string): string | null => {
  for (const [pattern, chinese] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = Object.entries(match.groups ?? {}).flatMap(([key, part]) => (part ? [[key, partOf(part.trim(), thing)] as const] : []));
    if (parts.some(([, part]) => part === null)) continue;
    const known = new Map(parts);
    const most = measuredAt((match.groups?.["n"] ?? "").trim())?.most ?? "最多";
    return chinese.replace(/\{(\w+)\}/g, (_, key: string) => (key === "most" ? most : (known.get(key) ?? "")));
  }
  return null;
};

/** A verb that is a noun elsewhere: "Blocks 90% of light" is not about blocks. */
const VERB =
  /^(?:blocks|covers|lights|filters|locks|clips|hooks|cuts|stands|screens|supports|tracks|charges|stores|powers|sets|packs|fans|controls|mirrors|rings|brushes|seats|measures|boils|protects) (?:\d|an?\b|the\b|up\b|your\b|any\b|all\b|out\b|most\b|into\b|in\b|on\b|\w+ly\b|one\b|two\b|three\b|four\b|six\b)/i;

const clause = (text: string, thing: string): string | null =>
  patterned(text, thing) ?? (VERB.test(text) || /^features /iu.test(text) || isProse(text) ? null : phrase(text, thing));

const whole = (parts: readonly (string | null)[], between: string): string | null =>
  parts.every((part) => part !== null) ? parts.join(between) : null;

const clauses = (text: string, thing: string): string | null => {
  const [head = "", ...tail] = text.split(": ");
  const plain = clause(text, thing);
  if (plain !== null) return plain;
  // What a known label measures is not said word for word: "Power: lithium batteries" is no 功率.
  if (tail.length === 1 && specKind(head) && !/^\d/.test(tail[0] ?? "")) return null;
  if (tail.length === 1) return whole([clause(head, thing), phrase(tail[0] ?? "", thing)], "：");
  const parts = [/\. /, /[,;]\s+(?:and |but )?| [–-] /].map((end) => text.split(end)).find(({ length }) => length > 1);
  return parts
    ? whole(
        parts.map((part) => clauses(part, thing)),
        "，",
      )
    : null;
};

/** "直径5.5英寸": what is measured stands before how much. */
const measuredFirst = (chinese: string): string =>
  chinese.replace(/(?<=^|，)(\d[\d.]*(?:英寸|英尺|厘米|毫米|米))(直径|长度|宽度|高度|深度|厚度|尺寸|裤脚围|立裆|裤内长)(?=$|，)/gu, "$2$1");

/** A size stands before "big" in Chinese ("Big 19-inch monitor"), and for whom a thing is before the thing ("Softshell jacket men"). */
const inOrder = (chinese: string): string =>
  chinese.replace(/^([大小])(\d[\d.]*(?:英寸|厘米))/u, "$2$1").replace(/^([\p{Script=Han}]{2,})(男士|女士)$/u, "$2$1");

/** Title Case hides which words are names: words of small letters are no names. */
const plainCase = (text: string): string => {
  const long = text.match(/\b\p{L}{4,}/gu) ?? [];
  const capital = long.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word)).length;
  return long.length >= 3 && capital === long.length
    ? text.replace(/(?<=\s)\p{Lu}\p{Ll}+(?=[\s,.;:]|$)/gu, (word) => word.toLowerCase())
    : text;
};

const FABRICS: ReadonlySet<string> = new Set(MATERIALS.map(([, zh]) => zh));
/** "Leather" alone as a fact is what a thing is made of. */
const madeOf = (chinese: string): string => (chinese.split(/[、和，]/u).every((part) => FABRICS.has(part)) ? `${chinese}材质` : chinese);

/** A unit without its number ("300 detachable lumen light"), and a number that counts another ("2.5-3.5 inch"). */
const UNCOUNTED = /(?<!\d)流明|\d[个件]\d/u;

/** "Trench coat with a belt" of a trench coat: it is said what it has. */
const withoutItself = (chinese: string, thing: string): string => {
  const itself = thing === "" ? undefined : termAt(thing.split(" "), thing)?.term.zh;
  return itself && chinese.startsWith(`${itself}，带`) ? chinese.slice(itself.length + 1) : chinese;
};

/** An English fact in Chinese, whole: null where a word, or the way it is built, is not known. `thing`: what the fact is about. */
export const chineseOf = (fact: string, thing = ""): string | null => {
  const text = fact
    .trim()
    .replace(/[.!]+$/, "")
    .replace(/[™®]/g, "")
    .replace(/[’‘]/g, "'")
    .replace(/[”“″]/g, '"')
    .replace(/\s+/g, " ")
    .replace(/(?<=\d)"(?= ?[x×] ?\d)/gu, "")
    .replace(/(\d)[- ]by[- ](?=\d)/giu, "$1 x ")
    .replace(/(?<=\d) [-–] (?=\d)/gu, "-")
    .replace(/^.*$/u, (line) => plainCase(calmDown(line)));
  const brackets = [...text.matchAll(/\s*\(([^)]*)\)/g)].map(([, inside = ""]) => inside);
  const parts = [text.replace(/\s*\([^)]*\)/g, ""), ...brackets];
  const made =
    patterned(parts.join(", "), thing) ??
    whole(
      parts.map((part) => clauses(part, thing)),
      "，",
    );
  return made !== null &&
    keepsSense(made, text) &&
    /\p{Script=Han}/u.test(made) &&
    !UNCOUNTED.test(made) &&
    !/[a-z]{4,} [a-z]{3,}/.test(made)
    ? withoutItself(madeOf(measuredFirst(inOrder(made))), thing)
    : null;
};
