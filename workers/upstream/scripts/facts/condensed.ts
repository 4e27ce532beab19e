import { headlineFor } from "../text/headline.ts";
import { endsPhrase } from "../text/phrase-end.ts";
import { isPart, opensAsSlogan } from "../text/slogan.ts";
import { type About, countWords } from "./quote-en.ts";

/** A page's sentence of more words is read, not said. */
const WHOLE = 16;
/** One of more words is left out, where nothing of it can be said by itself. */
const MOST = 20;
const LEAST = 3;
/** A list of more entries, each of so many words at most, is cut to the first few: nobody hears eleven notes of a scent. */
const [MOST_ENTRIES, ENTRY, FEW_ENTRIES] = [6, 3, 4];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is more than something else is not said without the rest: "30% shorter then at kites". */
const COMPARES = /\b(?:\p{L}{3,}er|more|less) the[an]\b/iu;

/** A phrase that says something without its sentence, and is no part of the name. */
const tells = (phrase: string, name: string): boolean => {
  const known = new Set(wordsOf(name));
  return (
    countWords(phrase) >= LEAST &&
    /\d/.test(phrase) &&
    endsPhrase(phrase, "en") &&
    !isPart(phrase) &&
    !opensAsSlogan(phrase) &&
    !COMPARES.test(phrase) &&
    wordsOf(phrase).some((word) => !known.has(word)) &&
    // A model's name: "Yoga Duet 7i".
    phrase.split(" ").some((word) => /^\p{Ll}/u.test(word) || /\d.*\p{Ll}{2}/u.test(word))
  );
};

/** "Weighing just 1.5 kilos" is a part of a sentence, "Just 1.5 kilos" is said; a verb keeps the subject that a headline does without. */
function said(phrase: string, sentence: string): string {
  const subject = /^(?:it|they) /i.exec(sentence)?.[0] ?? "";
  if (subject !== "" && sentence.slice(subject.length).toLowerCase().startsWith(phrase.toLowerCase()))
    return sentence.slice(0, subject.length + phrase.length);
  return phrase.replace(/^weighing (\S)/i, (_, letter: string) => letter.toUpperCase());
}

/** What a label says of care, or of where a thing may come from: no entry of a list that is read aloud. */
const LABEL = /^(?:do not|don['’]t) \p{L}+|\bimported$/iu;
/** A purpose that says nothing: "to provide the optimized performance and enhanced reliability". */
const PURPOSE =
  /,? to (?:provide|deliver|ensure|offer|give) (?:you (?:with )?)?(?:the |an? )?(?:\p{L}+ ){0,2}(?:performance|reliability|experience|quality|efficiency)\b.*$/iu;

/**
 * A page's English sentence as an ad says it: whole where it is short, else its most telling phrase ("48-hour protection
 * against underarm odor"); null where a long one has none.
 */
export function condensed(written: string, { name }: About): string | null {
  const sentence = written
    .replace(PURPOSE, "")
    .split(", ")
    .filter((entry) => !LABEL.test(entry))
    .join(", ");
  if (sentence === "") return null;
  const entries = sentence.split(/, (?:and )?/);
  if (entries.length > MOST_ENTRIES && entries.every((entry) => countWords(entry) <= ENTRY))
    return `${entries.slice(0, FEW_ENTRIES - 1).join(", ")} and ${entries[FEW_ENTRIES - 1] ?? ""}`;
  const size = countWords(sentence);
  if (size <= WHOLE) return sentence;
  const phrase = headlineFor(sentence, "en");
  // "… and a short | and aggressive force path".
  const isTorn = / and an? \p{L}+$/iu.test(phrase) && sentence.includes(`${phrase} and `);
  return !isTorn && tells(phrase, name) ? said(phrase, sentence) : size <= MOST ? sentence : null;
}
