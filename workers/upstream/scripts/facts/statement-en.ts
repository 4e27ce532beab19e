import { follows } from "../support/follows.ts";
import { calmSentence, stripNoise } from "../text/clean.ts";
import { findMaterials } from "./materials.ts";
import { spokenUnitsOf } from "./spoken-units.ts";
import { type About, asSentence, countWords, featured, isTorn, pronouns, untitled, VERB_FIRST } from "./quote-en.ts";

/** Most words of one statement. */
const LONG = 20;
const LONGEST = 34;

const SIDES: Readonly<Record<string, string>> = { L: "long", W: "wide", H: "high", D: "deep" };
const sideOf = (letter: string): string => SIDES[letter.toUpperCase()] ?? "";

/** Sizes in inches as one says them: `L 29" x W 13" x H 11"`, `7" - 10"`, `7" inseam`. */
const inches = (text: string): string =>
  text
    .replace(/[”“″]/g, '"')
    .replace(/(\d[\d.]*)" ?[x×] ?(\d[\d.]*)" ?[x×] ?(\d[\d.]*)"/g, "$1 by $2 by $3 inches")
    .replace(/(\d[\d.]*)" ?[x×] ?(\d[\d.]*)"/g, "$1 by $2 inches")
    .replace(
      /(?:dimensions: )?\b([LWHD]) (\d[\d.]*)" ?[x×] ?([LWHD]) (\d[\d.]*)" ?[x×] ?([LWHD]) (\d[\d.]*)"/gi,
      (_, a: string, one: string, b: string, two: string, c: string, three: string) =>
        `${one} inches ${sideOf(a)}, ${two} ${sideOf(b)} and ${three} ${sideOf(c)}`,
    )
    .replace(/(\d[\d.]*)"(?: ?[-–] ?| to )(\d[\d.]*)"/g, "$1 to $2 inches")
    .replace(/(\d+)(?:\.0)?" (?=\p{Ll})(?!x )/gu, "$1-inch ")
    .replace(/(\d) ?"(?=\p{Lu}\p{L}*\d*)/gu, "$1-inch ")
    .replace(/(?<=\p{L} \d{1,3}(?:\.\d)?) inch (?=\p{Ll}{3})/gu, "-inch ")
    .replace(/(\d)"/g, "$1 inches")
    .replace(/(?<=\d) in\.?(?=$|[,;)])/g, " inches");

const TWICE = /(\d[\d.,]* ?(?:cm|mm|m|kg|g|ml|l)\b)\.? ?\/ ?\d[\d.,]* ?(?:inch(?:es)?|in|ft|feet|lbs?|oz|["”″])(?![\p{L}\d])\.?/giu;

const plain = (text: string): string =>
  stripNoise(inches(text))
    .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, " and ")
    .replace(/(?<=\d) (?=%)/gu, "")
    .replace(/^1 ?[x×] (?=\d+ ?(?:cm|mm|ml|l|g|kg|oz|inch)\b)/i, "One ")
    .replace(/(?<=\p{L}{2}) ?(?:—|-{2,}) ?(?=\p{L})/gu, ", ")
    .replace(/\bits['’](?= )/giu, (word) => word.slice(0, -1))
    .replace(/\s*[([]([^)\]]*)[)\]]/g, (_, inner: string) =>
      !/^(?:as )?(?:compared|based)\b/i.test(inner) && /\d|\b(?:when|if|with|without|only|excl|incl|not|on|off)\b/i.test(inner)
        ? `, ${inner}`
        : "",
    )
    .replace(/^["'\-–—*#:;,.\s]+|["\s]+$/g, "")
    // A table's head and its row's label say one word twice: "Processor Processor Technology: …".
    .replace(/^(\p{L}{3,}) (?=\1\b)/iu, "")
    .replace(/(?<=\d) [-–] (?=\d)/g, " to ")
    .replace(/\b(self|non|multi|ultra|anti|eco|user|skin|quick|easy) - (?=\p{Ll})/giu, "$1-")
    // "Sunglasses - Men", "Cap- unisex".
    .replace(/(?<=\p{L}) ?[-–] (\p{L}+(?: \p{L}+)?)$/u, (_, last: string) => `, ${last.toLowerCase()}`)
    .replace(/ \| /g, ", ")
    .replace(/(?<![\d.])([1-5](?:\.\d)?)\s?\/\s?5(?![\d.])/g, "$1 out of 5")
    .replace(/(?<=%[^/]*) \/ (?=\d)/g, ", ")
    .replace(/\b(machine wash) ?\/ ?(?:tumble )?dry\b/gi, "$1 and dry")
    // "A 120 cm long crack".
    .replace(/\b(an? \d[\d.]*) ?(?:cm|centimet(?:re|er)s?) (?=(?:long|wide|high|deep|thick)\b)/giu, "$1-centimetre ")
    // "4.5 cm. / 1.7 inches" says one size twice; between words a slash is not said.
    .replace(TWICE, "$1")
    .replace(/(?<=\p{L}) \/ (?=\p{Ll})/gu, ", ")
    .replace(/(?<=\p{Ll}{3})\/(?=\p{Ll}{3})/gu, " and ")
    .replace(/\s+([,.;:!?])/g, "$1")
    .trim();

/** A tail that only explains or praises: what follows from the rest is not lost with it. */
const TAIL = /,? (?:which|so(?: that)?|making|enabling|allowing|ensuring|giving|perfect for|ideal for|great for|whether)\b|[,;] | – /gi;

/** A head that only says how, when or as what: its sentence comes after the comma. */
const LEADING =
  /^(?:characteri[sz]ed|equipped|designed|powered|inspired|built|like|as|with|without|when|whether|if|while|because|for|from|in|on|at|by|thanks to)\b/i;
const shortened = (text: string): string => {
  if (countWords(text) <= LONG) return text;
  const heads = [...text.matchAll(TAIL)]
    .filter(({ index }) => !isTorn(text.slice(0, index), text.slice(index)))
    .map(({ index }) => text.slice(0, index).replace(/[\s,;–-]+$/, ""));
  const fitting = heads.filter(
    (head) =>
      !LEADING.test(head) &&
      countWords(head) >= 5 &&
      countWords(head) <= LONG &&
      follows(head, text) === 1 &&
      !OPEN.test(head) &&
      !QUALITY.test(head),
  );
  return fitting.at(-1) ?? text;
};

/** A head that ends on what something is like, and not on it: "made from fast-drying | , weather-resistant fabric". */
const QUALITY = /\b(?:from|of|with|in|an?|the|its) [\p{L}-]+(?:ing|ed|ant|able|proof|free|weight)$/iu;
/** A head that leads on to what was cut. */
const OPEN =
  /\b(?:and|or|but|with|for|to|of|in|on|at|by|from|the|a|an|that|as|its|your|including|such|both|is|are|(?:it|that|there|they|you)['’](?:s|re))$/i;

const many = (verb: string): string => ({ has: "have", is: "are" })[verb] ?? verb.replace(/(?<=(?:ch|sh|ss|x|go))es$|(?<!s)s$/, "");

/** A state that something follows: "made of", "suitable for"; "lined skirt" is a part and stays one. */
const STATED =
  /^(?:made|designed|built|crafted|equipped|tested|certified|available|suitable|extendable|compatible|ready|lined|finished|filled|printed|powered|padded|knitted|woven|handmade|insured)\s(?:of|with|in|for|to|from|by|as|on|up)\b/i;

/** Gives a fragment its subject where it begins with a verb or a state; a name of a part stands as it is. */
const subjected = (text: string, { plural }: About): string => {
  if (USABLE.test(text)) return text.replace(/^can/iu, plural ? "They can" : "It can");
  if (VERB_FIRST.test(text) && plural) return text.replace(/^(\w+)/, (verb) => `They ${many(verb.toLowerCase())}`);
  // "Built in flash": a part, and nothing that the thing is built in.
  const isPart = /^[Bb]uilt[- ]in (?!the |an? |this |our )\p{Ll}/u.test(text);
  if (VERB_FIRST.test(text) || /^featuring /i.test(text) || (STATED.test(text) && !isPart)) return asSentence(text, plural)?.text ?? text;
  return text;
};

/** A row that ends on the name: "Dimensions: 36 by 17 inches Black Duffle Bag". */
const withoutName = (text: string, name: string): string => {
  const known = new Set(name.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []);
  const words = text.split(" ");
  const last = words.findLastIndex((word) => /\d/.test(word) || !known.has(word.toLowerCase()));
  return words.length - last > 2 && last >= 0 ? words.slice(0, last + 1).join(" ") : text;
};

/** "2 front pockets on this XL Rolling Duffle Bag": of what an ad speaks need not be said with each part. */
const withoutThing = (written: string, { noun, name }: About): string => {
  const head = noun.split(" ").at(-1) ?? "";
  const text = /^[^:]{2,40}: .*\d/.test(written) ? withoutName(written, name) : written;
  return head === ""
    ? text
    : text.replace(new RegExp(` on (?:this|these|our|\\p{L}+'s)(?: [\\p{L}\\d-]+){0,6} ${head}s?(?: with [\\p{L}-]+)?$`, "iu"), "");
};

/** A clause that only leads on: what should follow it was left out. */
const OPEN_CLAUSE = /^(?:whether|although|because|while)\b(?!.*, (?:you|it|they|this|these|the|there|we|our)\b)/i;
/** "Meet Echo Dot - our smart speaker": what stands after the name is the fact. */
const PRESENTED = /^(?:meet|introducing|presenting) [^.,]{2,40} [-–—:] (?=\S+ \S+)/i;

/** "Characterized by versatile specs, the X clarifies itself using a pair of focusing systems": what it has is the fact. */
const ORNATE = /^characteri[sz]ed by .+?\b(?:using|featuring|offering) (an? .+)$/i;
/** "Whether you are into gaming, HD movies, television, music": what it is for. */
const WHETHER = /^whether you(?: are|['’]re) into ([^.]+)$/i;
const listed = (_: string, list: string): string => `For ${list.replace(/,? (?:and|or) /g, ", ").replace(/, (?=[^,]*$)/, " and ")}`;

/** "Bulb type: halogen" is a halogen bulb, "Number of drawers: 4" is four drawers. */
const TYPED =
  /^(?!(?:main|outer|product|item) )(\p{L}{3,}(?: \p{L}{3,})?)[ -](?:type|method|technology|material): (\p{L}[\p{L} -]{2,24})$/iu;
const typed = (_: string, of: string, type: string): string => {
  if (/^(?:skin|hair)$/iu.test(of)) return `For ${small(type)} ${small(of)}`;
  return type.toLowerCase().includes(of.toLowerCase()) ? type : `${type} ${small(of)}`;
};
/** "Material: nylon coated steel". */
const MATERIAL = /^materials?: (\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3})$/iu;
/** "Blade Width: 25 mm", of a part: "A blade width of 25 mm". */
const OF_PART = /^((?:\p{L}{3,} ){1,2}(?:weight|width|length|height|depth|diameter|thickness)): (\d[\d.,]* ?\p{L}{1,11})$/iu;
const ofPart = (_: string, side: string, amount: string): string => `${/^[aeiou]/iu.test(side) ? "An" : "A"} ${small(side)} of ${amount}`;
/** "Suitable: for all skin types". */
const SUITED = /^(suitable|recommended|intended|designed): (?=for \p{L})/iu;
/** "Can be used with other creams": the thing can. */
const USABLE = /^can (?=(?:also )?be \p{L}+ed\b)/iu;
/** "Includes: power adapter". */
const INCLUDED = /^(includes?|features?|supports?|accepts?): (?=\p{L})/iu;
const NUMBERED = /^number of (\p{L}[\p{L} ]{2,20}): (\d{1,3})$/iu;
const small = (text: string): string => (/^\p{Lu}{2}/u.test(text) ? text : text.toLowerCase());

/** The same fact in a sentence that says it at once. */
export const plainer = (fact: string): string =>
  fact
    .trim()
    .replace(/[.!]+$/, "")
    .replace(TYPED, typed)
    .replace(NUMBERED, (_, things: string, count: string) => `${count} ${small(count === "1" ? things.replace(/s$/, "") : things)}`)
    .replace(INCLUDED, "$1 ")
    .replace(OF_PART, ofPart)
    .replace(MATERIAL, (_, material: string) => `Made of ${small(material)}`)
    .replace(SUITED, "$1 ")
    .replace(WHETHER, listed)
    .replace(ORNATE, "$1");

/** "Inner lining SYNTHETIC": a long word of capitals among others is shouted, unless it is of the name. */
const unshouted = (text: string, { name }: About): string =>
  calmSentence(text).replace(/(?<=\p{Ll} )\p{Lu}{8,}(?![\p{L}\d-])/gu, (word) =>
    name.toLowerCase().includes(word.toLowerCase()) ? word : word.toLowerCase(),
  );

/** "Cotton and elastane" alone is what the thing is made of. */
const madeOf = (text: string): string => {
  const words = text.split(/ and |, /);
  const all = words.every((word) => findMaterials(word).some(({ length }) => length === word.length));
  return all
    ? `Made of ${words
        .join(", ")
        .replace(/, (?=[^,]*$)/, " and ")
        .toLowerCase()}`
    : text;
};

/** What an English fact says, as one says it aloud, without its full stop; null where it is too long to be said. */
export const statementEn = (written: string, about: About): string | null => {
  const fact = plainer(written);
  if (OPEN_CLAUSE.test(fact)) return null;
  const calm = unshouted(untitled(withoutThing(plain(fact), about)).replace(PRESENTED, ""), about);
  const whole = featured(pronouns(calm, about), about)
    .replace(/[.!;,*\s–-]+$/, "")
    .replace(/[.!;]\s+(?=\p{Lu})/gu, ". ");
  const first = countWords(whole) > LONG ? (whole.split(/\. /).find((part) => countWords(part) >= 3) ?? whole) : whole;
  const text = spokenUnitsOf(subjected(shortened(first.replace(/[\s,;–-]+$/, "")), about), "en").replace(/^\p{Ll}(?!\p{Lu}|-)/u, (letter) =>
    letter.toUpperCase(),
  );
  const said = madeOf(text)
    .replace(/\bmade in (?:the )?U\.?S\.?$/iu, "made in the US")
    .replace(/^machine wash$/iu, "Machine washable");
  const size = countWords(said);
  return size >= 1 && size <= LONGEST && /\p{L}/u.test(said) && !/https?:|www\./i.test(said) ? said : null;
};
