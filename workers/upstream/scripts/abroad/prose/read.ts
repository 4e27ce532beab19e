import { ingredientsIn } from "../ingredients.ts";
import { forMore } from "../phrase.ts";
import { chineseOf } from "../sentence.ts";
import { clausesOf, type Stretch, stretchesOf } from "./cut.ts";
import { benefitOf, doesOf } from "./does.ts";
import { checked, listOf, madeOf, praised } from "./has.ts";
import { looksOf } from "./looks.ts";
import { HAVE, headOf } from "./subject.ts";
import { usesOf } from "./uses.ts";

/** Where a clause denies, compares or sets a condition, nothing of it is said. */
const GUARDED =
  /\b(?:not|no|never|than|unlike|instead|except|optional|separately|requires?|needs?|if|unless|cannot|replaces?|hardly|almost|nearly|would|could|might|should|used to|once|comparison|compared)\b|n['’]t\b/iu;
/** What a stretch says, in Chinese; empty where not all of it is known. */
const saidOf = ({ role, text }: Stretch, thing: string): string[] => {
  if (role === "is") return checked(looksOf(text), "");
  if (role === "has" || role === "part") return listOf(text, thing);
  if (role === "for") return [usesOf(text, thing)].flatMap((zh) => zh ?? []);
  if (role === "does") return doingsOf(text, thing).flatMap(([zh, of]) => checked(zh, of));
  if (role === "made") return madeOf(text, thing);
  return role === "more" ? [forMore(text)].flatMap((zh) => zh ?? []) : [];
};

/** "This lightweight climbing harness features …". */
const SUBJECT = new RegExp(`^(?:this|these|the|our) ([\\p{Ll} -]+?) (?=(?:${HAVE.source.slice(4, -2)}|is|are) )`, "iu");

/** What is said part by part, where its parts are known. */
const LISTS = /^(?:(?:it |they )?comes? )?with |^featur(?:es|ing) |^(?:perfect|ideal|great|suitable|made|designed) for /iu;

/** A translation of more characters is said in parts. */
const MOST_WHOLE = 18;

/** What it does, whole, or of several things those that can be said. */
const doingsOf = (text: string, thing: string): (readonly [zh: string, of: string])[] => {
  const whole = doesOf(text, thing);
  if (whole !== null) return [[whole, text]];
  const parts = text.split(/,? and (?=\w+s?\b)/iu);
  return parts.length < 2 ? [] : parts.flatMap((one) => [doesOf(one, thing)].flatMap((zh) => (zh === null ? [] : [[zh, one] as const])));
};

const ofClause = (clause: string, thing: string): string[] => {
  if (GUARDED.test(clause)) return [];
  const whole = benefitOf(clause, thing) ?? chineseOf(clause, thing);
  const all = whole === null ? [] : checked(praised(whole.replace(/^带(?=\p{Script=Han}{4})/u, "")), clause);
  if (all.length > 0 && (all[0] ?? "").length <= MOST_WHOLE && !LISTS.test(clause)) return all;
  const { role, text, part } = headOf(clause, thing);
  const of = !part.includes(" ") ? [] : saidOf({ role: "part", text: part }, thing);
  const [, described = ""] = SUBJECT.exec(clause) ?? [];
  const looks = part === "" && described.toLowerCase().endsWith(` ${thing}`) ? looksOf(described) : "";
  const said = [
    ...(looks === "" ? [] : [looks]),
    ...of,
    ...(text === "" ? [] : stretchesOf(text, role).flatMap((stretch) => saidOf(stretch, thing))),
  ];
  const told = said.length > 0 ? said : all;
  const [, use] = USE.exec(clause) ?? [];
  return told.length > 0 || use === undefined ? told : ofClause(use, thing);
};

/** "Boost your storage with this drive, designed just for desktop PCs": what follows says what it is for, whatever the command is. */
const USE = /, ((?:designed|made|built|suitable|ideal|perfect) .+)$/iu;

const FIT = "适合";
/** "适合日常穿搭" and "适合日常使用" are said in one. */
const usesTogether = (phrases: readonly string[]): string[] => {
  const uses = phrases.filter((one) => one.startsWith(FIT) && !/\d/u.test(one)).map((one) => one.slice(FIT.length));
  const first = phrases.findIndex((one) => one.startsWith(FIT) && !/\d/u.test(one));
  return uses.length < 2
    ? [...phrases]
    : phrases.flatMap((one, at) => (at === first ? `${FIT}${uses.join("、")}` : one.startsWith(FIT) && !/\d/u.test(one) ? [] : one));
};

/** How much power a thing takes is said after what it does. */
const isOfPower = (zh: string): boolean => /^(?:功率)?\d[\d.-]*[瓦伏]$|电压|质保/u.test(zh);

/** What an English sentence says of a thing, in Chinese, phrase by phrase: what cannot be said whole and rightly is left out. */
export function proseOf(sentence: string, thing = ""): string[] {
  const text = sentence
    .replace(/[™®]/gu, "")
    .replace(/[’‘]/gu, "'")
    .replace(/[”“″]/gu, '"')
    .replace(/\s*\([^)]*\)/gu, "")
    .replace(/(?<=\d ?)m2\b/gu, "m²")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[.!]+$/u, "");
  const clauses = clausesOf(text);
  // "Baby, you are so classic!"
  const telling = clauses.length > 1 ? clauses.filter((clause) => clause.includes(" ")) : clauses;
  const said = [...new Set(telling.flatMap((clause) => ofClause(clause, thing)))];
  const isScented = said.some((one) => one.includes("香") && one.includes("、"));
  const unique = [...said, ...(GUARDED.test(text) || isScented ? [] : ingredientsIn(text, thing))].filter(
    (one, at, all) => !all.some((other, index) => index !== at && other.includes(one)),
  );
  return usesTogether([...unique.filter((one) => !isOfPower(one)), ...unique.filter(isOfPower)]);
}
