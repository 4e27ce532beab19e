import { cleanSentence } from "../text/clean.ts";
import { findNouns } from "../text/thing.ts";
import { endsPhrase } from "../text/phrase-end.ts";

/** A sentence of a page that an ad may say; `note` is a fragment that needs a lead before it. */
export type Quote = { text: string; strength: number; kind: "quote" | "note" };

/** What the sentence is about: the product's noun in English, and its name, to spot repetition. */
export type About = { noun: string; plural: boolean; name: string };

const MAX_WORDS = 19;

const SHOP_TALK =
  /https?:|www\.|\bclick|\bcart\b|checkout|shipping|dispatch|deliver(?:y|ed)|returns?\b|refund|newsletter|cookie|sign in|log ?in|subscribe|in stock|\bsku\b|article no|item no|model (?:no|number)|best ?sellers? rank|date first|manufacturer|asin|package\(s\)|please|feedback|our (?:team|customers|website|store|shop|range|aim|goal)|customer satisfaction|price|\bvat\b|read more|see more|sold separately|discontinued|trademark|all rights|disclaimer|statements regarding|may vary|actual colou?r|buy .+ (?:at|on|from)|packaging|brought to you|all stock|\bdeals?\b|\.com\b|available (?:here|at|from|in)|wholesale|q&a|(?:great|good) gift|gifts? (?:choice|idea|for (?:her|him|your))|gifts to |warm hearted|love to father|thanksgiving|designed and sold|\bsold by\b|satisfaction guaranteed|return or exchange|your family member|top rated|limited time|shop (?:now|this)|seller|listing|purchas|new items|find many|condition|new window|auction|\bbids?\b|\blot\b|wish to|website|office|guide|manual|sale\b|discount|customer|review|years ago|policy|payment|account|(?:^| )(?:i|i'm|i've|my|me)(?= )/i;
/** What a shop says of itself, its delivery or its page. */
export const isShopTalk = (text: string): boolean => SHOP_TALK.test(text) || MEDICAL.test(text) || /[£€$]\s?\d|\?$/.test(text);

const HYPE =
  /\b(best|perfect|amazing|incredible|ultimate|revolutionary|#1|number one|world'?s|guaranteed|irresistible|miracle|cure|must[- ]have|unbeatable|never before|proudly)\b/i;
const FLUFF =
  /\b(good|great|cool|nice|innovative|unique|satisfy|needs|premium|high[- ]quality|intention|stylish|elegant|modern|finest|exceptional|ideal choice|great choice)\b/i;
/** Praise that names nothing of the thing. */
export const isFluff = (text: string): boolean => !/\d/.test(text) && (FLUFF.test(text) || HYPE.test(text));
const MEDICAL = /\b(cures?|treats?|heals?|prevents? disease|diagnos|clinically|anti-?bacterial|medical)\b/i;
const CHAT = /^(got it|hey|ok|okay|hi|hello|yes|no|note|tip|warning|caution|question|answer)\b/i;

/** How many words a text has. */
export const countWords = (text: string): number => wordsOf(text).length;
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

const DANGLING =
  /\b(and|or|but|with|for|to|of|in|on|at|by|from|the|a|an|that|which|as|it|is|are|be|can|will|its|your|their|this|than|so|while|when|where|who|into|both|such|ensures?|enabling|made|measuring|including|over|under|about)$/i;

/** What follows a comma goes on with a list. */
const LISTED = /^, (?!\p{L}+ing (?:your|the|an?|you|its?) )(?:[\p{L}-]+ ){1,3}(?:and|or) |^, [\p{L}-]+(?: [\p{L}-]+)?, /u;
/** Whether what stands before a comma and what stands after it are of one list: "door openings, window frames | , and rooms". */
export const isTorn = (before: string, after: string): boolean =>
  LISTED.test(after) || (/^,? (?:and|or) /u.test(after) && /, (?:[\p{L}-]+ ){0,2}[\p{L}-]+$/u.test(before));

/** The longest beginning that ends at a comma or a joint and is short enough to say; null when there is none. */
const shorten = (text: string): string | null => {
  if (wordsOf(text).length <= MAX_WORDS) return text;
  const ends = [...text.matchAll(/[,;–—]| (?:which|so|making|enabling|allowing|while|because|ensuring) /g)]
    .map((match) => match.index)
    .toReversed();
  const end = ends.find((index) => {
    const head = text.slice(0, index).trim();
    const count = wordsOf(head).length;
    return count >= 6 && count <= MAX_WORDS && !DANGLING.test(head) && endsPhrase(head, "en") && !isTorn(head, text.slice(index));
  });
  return end === undefined
    ? null
    : text
        .slice(0, end)
        .replace(/[\s,;]+$/, "")
        .trim();
};

/** A fragment whose subject is the product: "Gives you …". */
export const VERB_FIRST =
  /^(gives|helps|lets|keeps|makes|comes|features|includes|allows|offers|provides|fits|holds|works|adds|protects|creates|has|brings|supports|uses|stays|folds|shows|leaves|delivers|reduces|cleans|connects|removes|absorbs|prints|rolls|weighs|packs|carries|runs|charges|heats|cooks|cuts|blends|grips|turns|slides|stands|hangs|opens|closes|locks|dries|plays|records|stores|blocks|stretches|lasts|warms|cools|seats)\b(?! (?:up|down)? ?(?:of|and|in)\b)/i;
const STATE_FIRST =
  /^(made|designed|built|crafted|equipped|tested|certified|available|suitable|extendable|compatible|fully|ready|lined|finished|filled|printed|powered|adjustable|removable|washable|padded|knitted|woven|handmade|lightweight)\b(?! by|-)/i;
const VERB =
  /\b(is|are|was|has|have|can|will|do|does|gives?|helps?|lets?|keeps?|makes?|comes?|fits?|holds?|works?|adds?|you'll|you|it's|they're|don't|doesn't|features?|includes?|provides?|allows?|adapts?|protects?|sends?|offers?|brings?|creates?|delivers?|becomes?|boasts?)\b/i;
const COMMAND =
  /^(enjoy|use|turn|control|take|get|see|stay|ask|play|keep|put|choose|add|wear|capture|make|watch|create|cook|set|hang|store|carry|fold|pull|push|slip|pair|mix|shock)\b/i;
/** What a fragment says of itself has a verb: "Lightweight material | lets you move". */
const OWN_VERB =
  /^(?:[\p{L}-]+ ){2,5}(?:lets|keeps|makes|gives|helps|holds|brings|adds|provides|allows|offers|protects|delivers|creates|is|are|has|have)\b/iu;
/** Where the words for a thing end: "Fully automatic espresso machine | with a grinder". */
const AFTER_THING = /,| (?:with|for|that|which|in|of|to|on|from|by)\b/u;
/** Whether a fragment begins with the thing itself: it needs an article. */
const namesThing = (text: string): boolean => {
  const [head = ""] = text.split(AFTER_THING);
  return findNouns(head).some(({ index, length, row: [noun] }) => index > 0 && index + length === head.length && !noun.endsWith("*"));
};

const SOME = /^(an? |\d+ |two |three |four |five |six )/i;

const lowerFirst = (text: string): string =>
  /^(\p{Lu}\p{Ll}* |\p{Lu}\p{Ll}+-)/u.test(text) && !/^(I|[A-Z][a-z]+ [A-Z][a-z]+)\b/.test(text)
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;

/** Gives a fragment a subject and a verb: "Gives you …" → "It gives you …", "2 pockets" → "You get 2 pockets". */
export const asSentence = (text: string, plural: boolean): { text: string; kind: "quote" | "note" } | null => {
  if (VERB_FIRST.test(text)) return plural ? null : { text: `It ${lowerFirst(text)}`, kind: "quote" };
  if (/^featuring /i.test(text)) return { text: `${plural ? "They feature" : "It features"} ${text.slice(10)}`, kind: "quote" };
  // "Designed for new players, it is …" has its subject.
  if (STATE_FIRST.test(text) && /, (?:it|they|you|the|this|these) \p{L}/iu.test(text)) return { text, kind: "quote" };
  if (STATE_FIRST.test(text) && OWN_VERB.test(text)) return { text, kind: "quote" };
  if (STATE_FIRST.test(text) && !plural && namesThing(text))
    return { text: `It's ${/^[aeiou]/iu.test(text) ? "an" : "a"} ${lowerFirst(text)}`, kind: "quote" };
  if (STATE_FIRST.test(text)) return { text: `${plural ? "They're" : "It's"} ${lowerFirst(text)}`, kind: "quote" };
  if (COMMAND.test(text)) return { text, kind: "quote" };
  const count = wordsOf(text).length;
  if (VERB.test(text))
    return count >= 4 && !/^(by|with|for|when|as|if|due|thanks|that|which|and|or|but|to)\b/i.test(text) ? { text, kind: "quote" } : null;
  if (count < 3 || count > 12 || /^(it|this|that|by|with|for|when|as|if|due|thanks|product|item|in|on|from|up|to)\b/i.test(text))
    return null;
  return SOME.test(text) ? { text: `You get ${lowerFirst(text)}`, kind: "quote" } : { text: lowerFirst(text), kind: "note" };
};

const POINTS = /^(?:this|these|our|the)$/i;
const AFTER_SUBJECT =
  "(?= (?:is|are|can|will|has|have|comes?|features?|measures|provides?|gives?|lets?|keeps?|makes?|allows?|works?|fits?|holds?|was|were|offers?|adds?|uses?)\\b)";

/** "This Acme heavy duty luggage bag is …" is "It is …" when spoken. */
export const pronouns = (text: string, { noun, plural, name }: About): string => {
  const head = noun.split(" ").at(-1) ?? "";
  if (head === "") return text;
  const subject = new RegExp(`^(?:this|these|our|the)(?: [\\p{L}\\p{N}&'-]+){0,7}? ${head}s?${AFTER_SUBJECT}`, "iu");
  const object = new RegExp(`(?<=\\w )(?:this|these|our)(?: [\\p{L}\\p{N}&'-]+){1,7}? ${head}s?(?=[.,!;]|$)`, "iu");
  const known = new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  // "This gold-tone stainless steel watch": what its words tell of the thing is not lost for a pronoun.
  const tells = (said: string): boolean =>
    !/ \p{Lu}/u.test(said) &&
    (said.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]{3,}/gu) ?? []).some(
      (word) => !POINTS.test(word) && !known.has(word) && word !== head.toLowerCase() && word !== `${head.toLowerCase()}s`,
    );
  const it = (pronoun: string) => (said: string) => (tells(said) ? said : pronoun);
  return text
    .replace(subject, it(plural ? "They" : "It"))
    .replace(object, it(plural ? "them" : "it"))
    .replace(/^It are\b/, "They are");
};

/** "Claw hammer featuring a grip that absorbs vibrations": what it features is the fact. */
const FEATURING = /^(?:an? |this )?((?:[\p{L}-]+ ){0,4}[\p{L}-]+) featuring (?=an? )/iu;
export const featured = (text: string, { noun }: About): string => {
  const [whole = "", head = ""] = FEATURING.exec(text) ?? [];
  const last = noun.split(" ").at(-1)?.toLowerCase() ?? "";
  return last !== "" && head.toLowerCase().endsWith(last) ? `Featuring ${text.slice(whole.length)}` : text;
};

const isTitle = (text: string): boolean => {
  const list = wordsOf(text)
    .slice(1)
    .filter((word) => /\p{L}{4,}/u.test(word));
  return list.length >= 2 && list.filter((word) => /^\p{Lu}/u.test(word)).length > list.length * 0.6;
};

/** A name with its version or its model's code: its other words may be of the name, too ("Windows Mobile 6.1 Professional"). */
const VERSIONED = /\p{Lu}\p{L}+ \d+\.\d|\b(?!IP\d{2}\b)\p{Lu}{2,}\d{2,}/u;

/** Title Case as a sentence, but for what may be names: a word with a capital within it is one ("GeForce"). */
export const untitled = (text: string): string =>
  isTitle(text) && !VERSIONED.test(text)
    ? text.replace(/(?<=\s|^\p{Lu}\p{Ll}+-)\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*(?!\p{L})/gu, (word) => word.toLowerCase())
    : text;

/** True when a text says little more than the product's name. */
const repeatsName = (text: string, name: string): boolean => {
  const known = new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const list = text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return list.length > 0 && list.filter((word) => known.has(word)).length >= list.length * 0.6;
};

const score = (text: string, kind: Quote["kind"]): number =>
  (kind === "quote" ? 6 : 4) +
  (/\d/.test(text) ? 1 : 0) +
  (/\byou(r|'ll)?\b/i.test(text) ? 1 : 0) -
  (HYPE.test(text) ? 3 : 0) -
  (FLUFF.test(text) ? 4 : 0) -
  (wordsOf(text).length > 16 ? 1 : 0);

/** A specification such as "Weight: 0.66 pounds": the readers of numbers say it better. */
const isSpec = (raw: string): boolean =>
  /^[^:]{2,50}:\s*\S/.test(raw) && (wordsOf(raw.replace(/^[^:]*:/, "")).length < 7 || !VERB.test(raw.replace(/^[^:]*:/, "")));

/** What only adds a sentence to the one before it. */
const ADDS = /^(?:plus|also|additionally|moreover|furthermore|in addition), (?=\p{L})/iu;

const quoteOf = (raw: string, about: About): Quote[] => {
  if (
    SHOP_TALK.test(raw) ||
    MEDICAL.test(raw) ||
    isSpec(raw) ||
    CHAT.test(cleanSentence(raw)) ||
    /^["'“‘]/.test(raw) ||
    /[£€$]\s?\d|\?$/.test(raw) ||
    repeatsName(raw, about.name)
  )
    return [];
  const short = shorten(featured(pronouns(untitled(cleanSentence(raw.replace(ADDS, ""))).replace(/[.!;,*\s–-]+$/, ""), about), about));
  const said = short === null || wordsOf(short).length < 3 || DANGLING.test(short) ? null : asSentence(short, about.plural);
  if (
    said === null ||
    (said.text.match(/,/g)?.length ?? 0) > 3 ||
    /\b(we|us|our)\b/i.test(said.text) ||
    /["/|\\=_#@{}:[\]]|\d ?[x×] ?\d|\d\s?["″]|[a-z]\. [a-z]/.test(said.text)
  )
    return [];
  if (said.kind === "note" && /&|,.*,/.test(said.text)) return [];
  if (!about.plural && /^(they|these|those|he|she)\b/i.test(said.text)) return [];
  const strength = score(said.text, said.kind);
  return strength < 4 ? [] : [{ ...said, strength }];
};

/** English sentences of a fact that an ad may say as they are, best first. */
export const englishQuotes = (fact: string, about: About): Quote[] =>
  fact
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"])|\s*[•\n|]\s*/u)
    .flatMap((raw) => quoteOf(raw, about))
    .toSorted((a, b) => b.strength - a.strength);
