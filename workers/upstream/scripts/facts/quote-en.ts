import { cleanSentence } from "../text/clean.ts";

const MAX_WORDS = 19;
const SHOP_TALK =
  /https?:|www\.|\bclick|\bcart\b|checkout|shipping|dispatch|deliver(?:y|ed)|returns? policy|refund|newsletter|cookie|sign in|log ?in|subscribe|in stock|\bsku\b|article no|item no|model (?:no|number)|best ?sellers? rank|date first|manufacturer|asin|package\(s\)|please|feedback|our (?:team|customers|website|store|shop|range|aim|goal)|customer satisfaction|price in|\bvat\b|read more|see more|sold separately|discontinued|trademark|all rights|disclaimer|statements regarding|may vary|actual colou?r|buy .+ (?:at|on|from)|free delivery|wholesale|cookies|warranty card|q&a|great gift|top rated|limited time|shop (?:now|this)|(?:^| )(?:i|i'm|i've|my|me)(?= )/i;
const HYPE = /\b(best|perfect|amazing|incredible|ultimate|revolutionary|#1|number one|world'?s|guaranteed|irresistible|miracle|cure|must[- ]have|unbeatable|never before|proudly)\b/i;
const MEDICAL = /\b(cures?|treats?|heals?|prevents? disease|diagnos|clinically|anti-?bacterial|medical)\b/i;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

const DANGLING = /\b(and|or|but|with|for|to|of|in|on|at|by|from|the|a|an|that|which|as|it|is|are|be|can|will|its|your|their|this|than|so|while|when|where|who|into|both|such|ensures?|enabling|made|measuring|including)$/i;

/** The longest beginning that ends at a comma or a joint and is short enough to say; null when there is none. */
const shorten = (text: string): string | null => {
  if (wordsOf(text).length <= MAX_WORDS) return text;
  const ends = [...text.matchAll(/[,;–—]| (?:and|which|so|making|enabling|allowing|while|because|ensuring) /g)].map((match) => match.index).toReversed();
  const end = ends.find((index) => {
    const head = text.slice(0, index).trim();
    const count = wordsOf(head).length;
    return count >= 6 && count <= MAX_WORDS && !DANGLING.test(head);
  });
  return end === undefined ? null : text.slice(0, end).trim();
};

const VERB_FIRST = /^(gives|helps|lets|keeps|makes|comes|features|includes|allows|offers|provides|fits|holds|works|adds|protects|creates|has|brings|supports|uses|stays|folds|shows|leaves|delivers|reduces|cleans|connects|removes|absorbs)\b/i;
const STATE_FIRST = /^(made|designed|built|crafted|equipped|tested|certified|available|suitable|ideal|extendable|compatible|dishwasher|machine|fully|easy|ready|lined|finished|filled|printed|powered|adjustable|removable|washable|padded|knitted|woven|handmade|lightweight)\b/i;
const BARE_VERB = /\b(is|are|was|has|have|can|will|do|does|gives?|helps?|lets?|keeps?|makes?|comes?|fits?|holds?|works?|adds?|you'll|you|it's|they're|don't|doesn't|features?|includes?|provides?|allows?|adapts?|protects?|shows?|sends?|enjoy|use|turn|control|take|get|see|find|stay|ask|play|keep|put|choose|add|wear|capture|make|watch|create|cook|set)\b/i;

const lowerFirst = (text: string): string => (/^(\p{Lu}\p{Ll}+ )/u.test(text) && !/^(I|[A-Z][a-z]+ [A-Z][a-z]+)\b/.test(text) ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text);

/** Gives a fragment a subject and a verb: "Gives you …" → "It gives you …", "Round neckline" → "You get …". */
const asSentence = (text: string, plural: boolean): string | null => {
  if (VERB_FIRST.test(text)) return plural ? null : `It ${lowerFirst(text)}`;
  if (/^featuring /i.test(text)) return `${plural ? "They feature" : "It features"} ${text.slice(10)}`;
  if (STATE_FIRST.test(text)) return `${plural ? "They're" : "It's"} ${lowerFirst(text)}`;
  if (BARE_VERB.test(text)) return text;
  const count = wordsOf(text).length;
  return count >= 3 && count <= 12 && !/^(it|this|that|by|with|for|when|as|if|due|thanks)\b/i.test(text) ? `You get ${lowerFirst(text)}` : null;
};

/** "this Acme heavy duty luggage bag" is "it" when spoken. */
const pronouns = (text: string, noun: string, plural: boolean): string => {
  if (noun === "") return text;
  const head = noun.split(" ").at(-1) ?? noun;
  const it = plural ? "they" : "it";
  const long = new RegExp(`\\b(?:this|these|our|the)(?: [\\p{L}\\p{N}&'-]+){1,7}? ${head}s?\\b(?! [a-z]+(?:er|ing)s?\\b)`, "iu");
  return text.replace(long, (whole, offset: number) => (offset === 0 ? it.replace(/^./, (letter) => letter.toUpperCase()) : plural ? "them" : "it")).replace(/^It are\b/, "They are");
};

const title = (text: string): boolean => {
  const list = wordsOf(text).slice(1).filter((word) => /\p{L}{4,}/u.test(word));
  return list.length >= 3 && list.filter((word) => /^\p{Lu}/u.test(word)).length > list.length * 0.6;
};

const untitled = (text: string): string =>
  title(text) ? text.replace(/(?<=\s)\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*/gu, (word) => word.toLowerCase()) : text;

const score = (text: string): number =>
  5 + (/\d/.test(text) ? 1 : 0) + (/\byou(r|'ll)?\b/i.test(text) ? 1 : 0) - (HYPE.test(text) ? 3 : 0) - (wordsOf(text).length > 16 ? 1 : 0);

/** English sentences of a fact that an ad may say as they are, best first, each with a strength. */
export const englishQuotes = (fact: string, noun: string, plural: boolean): { text: string; strength: number }[] =>
  fact
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"])|\s*[•\n|]\s*/u)
    .flatMap((raw) => {
      if (SHOP_TALK.test(raw) || MEDICAL.test(raw) || /:\s*\S/.test(raw.replace(/^[^:]{2,50}:\s*/, "")) || /[£€$]\s?\d/.test(raw)) return [];
      if (/^[^:.]{2,40}:\s*[^.]{0,60}$/.test(raw) && !/ (is|are|can|will|lets|gives|keeps|you) /i.test(raw)) return [];
      const short = shorten(pronouns(untitled(cleanSentence(raw)).replace(/[.!;,\s]+$/, ""), noun, plural).replace(/\bclick\b/i, ""));
      const said = short === null || wordsOf(short).length < 3 || DANGLING.test(short) ? null : asSentence(short, plural);
      if (said === null || (said.match(/,/g)?.length ?? 0) > 3 || /\b(we|us|our)\b/i.test(said) || /["/|\\=_#@{}]|\d[x×]\d|\d\s?["″]/.test(said)) return [];
      const strength = score(said);
      return strength < 4 || wordsOf(said).length < 4 ? [] : [{ text: said, strength }];
    })
    .toSorted((a, b) => b.strength - a.strength);
