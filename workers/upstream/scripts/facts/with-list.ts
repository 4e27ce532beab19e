import { findNouns } from "../text/thing.ts";
import { endsPhrase } from "../text/phrase-end.ts";
import { countWords } from "./quote-en.ts";

/** "High-pressure steam generator with ceramic soleplate, 1.8L tank, and anti-calc system": what stands before "with" is the thing. */
const LIST = /^(?:an? |this |our )?((?:[\p{L}\d'’-]+ ){0,8}[\p{L}\d'’-]+) with (.+)$/iu;
const JOINT = /,\s+(?:and\s+)?|\s+and\s+/u;
/** A quality alone is no entry: "straight, tight legs". So many entries are a list, of so many words each at most. */
const FEWEST = 3;
const MOST_WORDS = 5;
/** A verb, or what leads on to something else: the sentence is more than its list. */
const TELLS = /\b(?:is|are|was|has|have|lets?|keeps?|makes?|gives?|helps?|that|which|you|your|for|from|to|it|its)\b/iu;

/** "You'll love the fabric: soft, stretchy, and ultra lightweight", "You'll also love the racerback cut, for freer movement". */
const LOVED = /\byou(?:['’]ll| will) (?:also )?love (?:the|its) (?:(\p{L}+): )?([^:]+)$/iu;
const TAIL = /,? (?:for|through|as|when|while|so|because) .*$/iu;
const MOST_LOVED = 8;

const upperFirst = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** What a sentence of praise names of its thing; null where it is none. */
export const lovedIn = (sentence: string): string | null => {
  const [, of, what = ""] = LOVED.exec(sentence.trim().replace(/[.!]+$/u, "")) ?? [];
  const said = of === undefined ? what.replace(TAIL, "") : `${what} ${of}`;
  const tells =
    countWords(said) >= 2 && countWords(said) <= MOST_LOVED && endsPhrase(said, "en") && !/\b(?:you|your|it|way|how)\b/iu.test(said);
  return tells ? upperFirst(said) : null;
};

/**
 * What a page's sentence says that its thing has, entry by entry; empty where it is no such sentence. `noun`: the English word
 * for the thing, on which what stands before the list ends.
 */
export const withList = (sentence: string, noun: string): string[] => {
  const loved = lovedIn(sentence);
  if (loved !== null) return [loved];
  const [, head = "", list = ""] = LIST.exec(sentence.trim().replace(/[.!]+$/u, "")) ?? [];
  const last = noun.split(" ").at(-1) ?? "";
  const isThing =
    last !== "" &&
    (head.toLowerCase().endsWith(last.toLowerCase()) || findNouns(head).some(({ index, length }) => index + length === head.length));
  const entries = list.split(JOINT).map((entry) => entry.trim());
  const good = entries.every(
    (entry) => countWords(entry) >= 2 && countWords(entry) <= MOST_WORDS && !TELLS.test(entry) && endsPhrase(entry, "en"),
  );
  return isThing && !TELLS.test(head) && entries.length >= FEWEST && good
    ? entries.map((entry) => upperFirst(entry.replace(/^(?:an?|the) /iu, "")))
    : [];
};
