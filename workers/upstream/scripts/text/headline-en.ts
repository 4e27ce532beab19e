import { MAX_HEADLINE } from "../../../../trpc/contract/rules/script.ts";
import { follows } from "../support/follows.ts";
import { clauses } from "./clauses.ts";
import { goesOn } from "./goes-on.ts";
import { isHalved, isOpenAmount, losesThing } from "./halved.ts";
import { endsPhrase } from "./phrase-end.ts";
import { opensAsSlogan } from "./slogan.ts";

const LEAD =
  /^(and|so|but|here's the part i like|look a bit closer|now|well|you get|you can|it gives you|it is|they are|it's|they're)[,:.]?\s+/i;

/** Short words of capitals that a page wrote in small letters. */
const SMALL_ACRONYM = /^(?:pc|tv|usb|led|lcd|gps|ssd|ram|diy|uv)s?\b/u;
const upperFirst = (text: string): string =>
  text
    .replace(SMALL_ACRONYM, (word) => word.toUpperCase().replace(/(?<=..)S$/u, "s"))
    .replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** Words before which a phrase may end. */
const BEGINS =
  /^(?:and|or|but|with|without|for|to|of|in|on|at|by|from|that|which|who|so|when|while|because|if|until|including|as|is|are|has|have|lets?|keeps?|gives?|allows?|makes?|helps?|offers?|provides?|protects?|reduces?|adds?|crafted|tailored|enhances?|balances?|completes?|elevates?|ensures?|can|will|there|during|after|before|per|than|compared|inside|into|onto|between|under|over|even|plus|–|—)$/i;
/** Verbs that are nouns elsewhere ("tea leaves"), and what follows them as verbs. */
const ACTS = /^(?:leaves|locks|prevents|stays|resists|fits|weighs|stops|blocks|seals|closes|opens|folds|cleans|needs|takes|works|runs)$/i;
const ACTED_ON = /^(?:no|an?|the|your|in|on|with|out|up|every|all|to|from|for|flat|less|only|\d.*)$/i;
/** Whether a phrase may end before the word of this index. */
const mayEnd = (words: readonly string[], index: number): boolean => {
  const next = words[index];
  return next === undefined || BEGINS.test(next) || (ACTS.test(next) && ACTED_ON.test(words[index + 1] ?? ""));
};
/** Words after which the telling part begins. */
const TELLS =
  /^(?:has|have|combines|fits|features?|includes?|offers?|provides?|gives?|lets?|allows?|with|of|is|are|be|keeps?|holds?|takes?)$/i;
const ARTICLE = /^(?:an?|the)$/i;

/** A state, or what a thing does, before how long, how far or how much: "hot for up to 12 hours", "adjusts from 44". */
const STATE = /^(?:hot|cold|warm|cool|fresh|dry|charged|waterproof)$/i;
const DOES = /^(?:adjusts|charges|recharges|lasts|runs|holds|carries|cleans|records|extends|reaches|washable|usable)$/i;
const MEASURED = /^(?:for|from|up|to|at|in|about|over|\d.*)$/i;
/** What an amount limits: "for laptops up to 15 inches". */
const LIMITED = /^(?:for|of)$/i;

/** "Chat with friends": what is done with something begins with what is done. */
const isDoneWith = ([first = "", second = ""]: readonly string[]): boolean =>
  /^with$/i.test(second) && !/(?:s|ed|t)$|^(?:built|made|it)$/i.test(first);

const startsIn = (words: readonly string[]): number[] =>
  words.flatMap((word, index) => {
    const last = words[index - 1] ?? "";
    const [second = "", third = ""] = [words[index - 2], words[index - 3]];
    const reach = (/^you$/i.test(last) && TELLS.test(second)) || (/^to$/i.test(last) && /^you$/i.test(second) && TELLS.test(third));
    const told =
      (index === 1 && /^(?:this|these)$/i.test(last)) ||
      (TELLS.test(last) && !/^you$/i.test(word) && !(index === 2 && isDoneWith(words))) ||
      (reach && !/^to$/i.test(word)) ||
      (/^up$/i.test(word) && /^to$/i.test(words[index + 1] ?? "")) ||
      (/^at$/i.test(word) && /^least$/i.test(words[index + 1] ?? "")) ||
      (/^(?:more|less)$/i.test(word) && /^than \d/i.test(`${words[index + 1]} ${words[index + 2]}`)) ||
      (/^\d/.test(word) && /^from$/i.test(last) && /^to$/i.test(words[index + 1] ?? "")) ||
      (/^\d/.test(word) &&
        !/^(?:to|up|least|most|about|than|under|over|nearly|around|from|with|an?|the)$/i.test(last) &&
        !(index > 1 && /^\p{Lu}|\p{Ll}\p{Lu}/u.test(last)));
    const next = words[index + 1] ?? "";
    const stated =
      ((STATE.test(word) || DOES.test(word)) && MEASURED.test(next)) ||
      (LIMITED.test(last) && /^up to\b/i.test(`${next} ${words[index + 2]}`) && !BEGINS.test(word));
    const amount = ARTICLE.test(word) && /^with$/i.test(last) && /^\d/.test(words[index + 1] ?? "");
    return index === 0 || stated || (told && !amount && (!BEGINS.test(word) || /^at$/i.test(word)))
      ? [ARTICLE.test(word) ? index + 1 : index]
      : [];
  });

/** A number in letters before what it counts. */
const COUNT = /^(?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}/iu;

/** How much of something is taken away, which without its verb would be had: "absorbs | up to 70% of vibrations". */
const TAKES_AWAY = /^(?:absorbs?|blocks?|reduces?|removes?|filters?|eliminates?|cuts?|saves?|prevents?|by)$/iu;
const isTaken = (text: string, before: string | undefined): boolean =>
  /^(?:up to )?\d[\d.]* ?%/iu.test(text) && TAKES_AWAY.test(before ?? "");

/** The phrases of a clause of at most six words that say nothing that the whole does not: number first, then the longest. */
const phrasesOf = (clause: string, whole: string, strict: boolean): string[] => {
  const words = clause.split(/\s+/);
  const found = startsIn(words).flatMap((start) =>
    words.slice(start, start + MAX_HEADLINE.en).flatMap((_, size) => {
      const end = start + size + 1;
      const next = words[end];
      const text = words.slice(start, end).join(" ");
      const ends = mayEnd(words, end) || (words[end - 1] ?? "").endsWith(",");
      // "40 hours and a strap | is included": the second is of another clause.
      const another = / and (?:an?|the) [^,]+$/iu.test(text) && /^(?:is|are|was|were|can|will|has|have)$/iu.test(next ?? "");
      const cut = next !== undefined && (another || /\b(?:that|which) \p{L}/iu.test(text));
      const part = { before: words.slice(0, start), words: words.slice(start, end), rest: words.slice(end) };
      return ends &&
        size > 0 &&
        !cut &&
        !isTaken(text, words[start - 1]) &&
        !isHalved(part) &&
        !goesOn(text, words.slice(end).join(" ")) &&
        endsPhrase(text, "en")
        ? [text.replace(/,$/, "")]
        : [];
    }),
  );
  const bare = clause.replace(/^(?:an?|the) /i, "");
  const isSubject = (text: string): boolean =>
    /^(?:is|are|was|were|will|can|has|have)\b/i.test(bare.startsWith(text) ? bare.slice(text.length).trim() : "");
  const score = (text: string): number =>
    (/\d/.test(text) && !isOpenAmount(text) ? 4 : 0) +
    (COUNT.test(text) ? 4 : 0) +
    text.split(" ").length +
    (clause.startsWith(text) || bare.startsWith(text) ? 3 : 0) -
    (/^(?:this|these|its|their|our|your) /i.test(text) && !clause.startsWith(text) ? 8 : 0) -
    (isOpenAmount(text) ? 3 : 0) -
    (isSubject(text) ? 6 : 0) -
    (opensAsSlogan(text) ? 4 : 0) -
    (/\bthe \p{Lu}/u.test(text) ? 6 : 0) -
    (/^\p{L}/u.test(text) && (clause.includes(` of ${text}`) || clause.includes(` of the ${text}`)) ? 4 : 0);
  return found
    .filter(
      (text) =>
        !EMPTY.test(text) &&
        !ONE_PACK.test(text) &&
        !OPEN_OWN.test(text) &&
        (!strict || follows(text, whole) === 1 || (follows(text, whole) > 0 && follows(text, clause) === 1)),
    )
    .toSorted((a, b) => score(b) - score(a));
};

/** The first words, up to where a phrase may end. */
const firstWords = (text: string): string => {
  const words = text.split(/\s+/).slice(0, MAX_HEADLINE.en);
  const all = text.split(/\s+/);
  const size = words.findLastIndex(
    (_, index) =>
      endsPhrase(words.slice(0, index + 1).join(" "), "en") &&
      mayEnd(all, index + 1) &&
      !isHalved({ before: [], words: all.slice(0, index + 1), rest: all.slice(index + 1) }) &&
      !goesOn(all.slice(0, index + 1).join(" "), all.slice(index + 1).join(" ")),
  );
  return words.slice(0, Math.max(size, 0) + 1).join(" ");
};

/** Facts that say the same in few words, conditions kept. */
const BRIEF: readonly (readonly [found: RegExp, brief: string])[] = [
  [
    /^((?:up to )?\d[\d.,]* \w+)(?: of [\w -]+?)? (?:on|with|per|from) (?:an?|one|a single|each|every|1) (?:full |single )?charge$/i,
    "$1 per charge",
  ],
  [/^((?:up to )?\d[\d.,]* \w+)(?: of [\w -]+?)? with (?:the|its) (?:charging )?case$/i, "$1 with case"],
  [
    /^(?:it )?(?:keeps?|stays?) (?:\w+ )?(cold|hot|warm|cool) (?:for )?((?:up to )?\d+ hours?) and (?:\w+ )?(cold|hot|warm|cool) (?:for )?((?:up to )?\d+)(?: hours?)?$/i,
    "$1 $2, $3 $4",
  ],
  [/^(\d[\d.]*) inches \w+, (\d[\d.]*) \w+ and (\d[\d.]*) \w+$/i, "$1 by $2 by $3 inches"],
  [/^for (\w+), ([\w ]+), ([\w ]+) and (\w+)$/i, "$1, $2, $3, $4"],
  [/^(up to \d[\d.,]* (?:hours|minutes|days)) of (\w+ \w+)$/i, "$1 $2"],
  [/^(.+ \d+ (?:hours?|minutes?|seconds?)) over (\d+ \w+)$/i, "$1, $2"],
  [/^(up to \d[\d.,]* \w+) of \w+ in (?:the )?(\w+) mode$/i, "$1, $2 mode"],
  [/^(?:it |they )?(works? on \w+) at least (\d[\d.]*) millimetres thick$/i, "$1 from $2 mm"],
  [/^(?:an? )?[\p{L}-]+ for ([\p{L}-]+(?:, [\p{L}-]+){1,3},? (?:and|or) [\p{L}-]+)$/iu, "For $1"],
  [/^(?:it |they )?can be used with (.+)$/i, "Goes with $1"],
  [/^(?:it |they )?(?:weighs?|measures?|holds?|costs?) (\d[\d.,]* [\w ]+)$/i, "$1"],
];
/** Words in a shorter spelling, where a headline is too long. */
const SHORTER: readonly (readonly [found: RegExp, short: string])[] = [
  [/\b(do|does|is|are) not\b/i, "$1n't"],
  [/\bcannot\b/i, "can't"],
  [/ of (?=up to )/i, " "],
  [/(?<=\d )millimetres?\b/i, "mm"],
  [/(?<=\d )centimetres?\b/i, "cm"],
];
/** A clause that only limits the one before it. */
const LIMITS =
  /^(?:depending|thanks to|whether|when|if|while|because|although|as|once|until|subject|according|where|after|but|not with)\b/i;
/** One quality of several, and not what has them: "in our crisp | , compact cotton twill". */
const OPEN_OWN = /\b(?:our|its) [\p{L}-]+$/iu;
/** A subject and its verb with nothing after: "It works". */
const EMPTY = /^(?:it|they|you|this|these|that)(?:'s|'re| \w+)?$|^(?:not )?included$/i;
/** The subject that a headline does without: "It works on glass" is "Works on glass". */
const SUBJECT = /^(?:it|they) (?:features? (?=an? )|(?=(?:\w+s|fit|work|have|come|keep|hold|weigh|connect|charge) \S))/i;

/** The same in a word less where that is what it takes to fit. */
const tight = (text: string): string => {
  const rule = BRIEF.find(([found]) => found.test(text));
  const long = (rule ? text.replace(rule[0], rule[1]) : text)
    .replace(/^(?:it|they) will (work|go|fit|keep|hold|last)\b/i, "It $1s")
    .replace(/^with (?:its|their|an?|the)? ?(?=[\p{L}\d-]+ \p{L})/iu, "")
    .replace(SUBJECT, "");
  const part = long.split(/\s+/).length > MAX_HEADLINE.en ? SHORTER.reduce((sum, [found, short]) => sum.replace(found, short), long) : long;
  const fits = (words: string): boolean => words.split(/\s+/).length <= MAX_HEADLINE.en;
  const one = part.replace(/\ba single\b/gi, "one");
  const bare = one.replace(/(?<!\b(?:in|at|on|into) )\b(?:an?|the) /gi, "");
  return fits(part) ? part : fits(one) ? one : fits(bare) ? bare : part;
};

/** Of a long name of a thing ("Light gray heather knit straight leg pants") its end says what it is; null where it is a sentence. */
const tailOf = (text: string): string | undefined => {
  const words = text.split(/\s+/);
  const plain = !/[,.:;!?\d]/.test(text) && words.length > MAX_HEADLINE.en && words.length <= 9;
  const tail = words.slice(-4).join(" ");
  return plain && words.every((word) => !BEGINS.test(word) && !TELLS.test(word) && !ARTICLE.test(word)) && endsPhrase(tail, "en")
    ? tail
    : undefined;
};

/** What an amount is of, and the amount: neither says anything without the other. */
const LABELLED = /^\p{L}[\p{L} -]{2,20}: (?:[^:%]*\d[^:%]*|[\p{L}-]+(?: [\p{L}-]+)?)$/u;

/** What leads into a fact (`lines/en-frame.ts`), and is no part of it. */
const LEADS_IN = /^(?:worth knowing|then there's this|good to know|in short|also|on top of that|one more thing): /i;

/** One quality whose thing was cut off: "shorts | with an elastic". */
const OPEN_QUALITY = /(?<=\S \S+) (?:with|of|for|in) (?:an?|the|its) [\p{L}-]+$/iu;

/** Two qualities of one thing are read in one: "with straight, tight legs". */
const QUALITIES =
  /(?<=\b(?:and|with) \p{Ll}[\p{L}-]*), (?=(?!and\b|or\b|but\b)\p{Ll}[\p{L}-]* (?!(?:and|or|of|to|in|on|with|for|is|are)\b)\p{Ll}[\p{L}-]*(?:$|[.,!?]| (?:and|or|with|for|to|in|on|of)\b))/gu;
/** One of what is sold, in its pack. */
const ONE_PACK = /^(?:an?|one) (?:tube|bottle|pack|box|bag|can|jar)(?: of .+)?$|\bin combination with\b/iu;

/** An entry of a list that a long sentence only mentions: "allows measuring across door openings, | window frames". */
const isMentioned = (part: string, sentence: string, text: string): boolean =>
  sentence.split(/\s+/).length > MAX_HEADLINE.en &&
  /^\p{Ll}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u.test(part) &&
  text.slice(text.indexOf(part) + part.length).startsWith(", ");

/** The most telling few words of an English text. */
export const englishHeadline = (written: string): string => {
  const text = written.replace(LEADS_IN, "").replace(QUALITIES, " ");
  // The end of a list says nothing by itself: "speed, and distance accurately".
  const [first = "", ...others] = clauses(text);
  const said = [first, ...others.filter((part) => !isMentioned(part, first, text))]
    .filter((part, index) => index === 0 || !/^or\b|^and \p{L}+ing\b|^and \p{L}+(?: \p{L}+ly)?$|^[\p{L} -]+ or [\p{L} -]+$/iu.test(part))
    .map((part) => ({ part, brief: tight(part.replace(LEAD, "")) }));
  const telling = said.filter(({ part, brief }) => !LIMITS.test(brief) && !losesThing(part, text.slice(text.indexOf(part) + part.length)));
  const parts = telling.length > 0 ? telling.map(({ brief }) => brief) : said.map(({ brief }) => brief.replace(OPEN_QUALITY, ""));
  const short = parts.filter(
    (part) =>
      part.split(/\s+/).length <= MAX_HEADLINE.en &&
      part.length > 3 &&
      !EMPTY.test(part) &&
      !OPEN_OWN.test(part) &&
      endsPhrase(part, "en") &&
      follows(part, text) === 1,
  );
  const whole = tight(text.replace(/[.!]+$/, "").replace(LEAD, ""));
  const all =
    (!/[.!?:]\s/.test(whole) || LABELLED.test(whole)) &&
    whole.split(/\s+/).length <= MAX_HEADLINE.en &&
    whole.includes(" ") &&
    endsPhrase(whole, "en");
  const chosen =
    (all ? whole : undefined) ??
    tailOf(whole) ??
    text.split(/[.!?]\s+/).find((sentence) => LABELLED.test(sentence) && sentence.split(/\s+/).length <= MAX_HEADLINE.en) ??
    short.find((part) => /\d/.test(part) && !isOpenAmount(part)) ??
    short.find((part) => part.includes(" ") && !isOpenAmount(part)) ??
    parts.flatMap((part) => phrasesOf(part, text, true))[0] ??
    short[0] ??
    parts.flatMap((part) => phrasesOf(part, text, false))[0] ??
    firstWords(parts[0] ?? text);
  return upperFirst(tight(chosen).replace(/^(?:an?|the|this|these|our|its|their) (?=\S+ \S)/i, ""));
};
