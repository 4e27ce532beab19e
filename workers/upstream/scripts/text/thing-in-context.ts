import { SEPARATOR, thingOf, type Thing } from "./thing.ts";

/** A word that is several things, what its text says of one of them, and that thing. */
type Meaning = readonly [word: RegExp, told: RegExp, thing: string];

const OF_SHOES = /\b(?:heels?|toe|insoles?|outsoles?|soles?|suede|footbed|vamp|uppers?)\b/i;
const OF_SHIRTS = /\b(?:collar|sleeves?|cuffs?|buttons?|cotton)\b/i;

const MEANINGS: readonly Meaning[] = [
  [/\bpumps?$/i, OF_SHOES, "heels"],
  [/\bflats?$/i, OF_SHOES, "ballet flats"],
  [/\brunners?$/i, OF_SHOES, "sneakers"],
  [/\boxfords?$/i, OF_SHOES, "shoes"],
  [/\boxfords?$/i, OF_SHIRTS, "shirt"],
  [/\bhenleys?$/i, OF_SHIRTS, "T-shirt"],
  [/\bcrew$/i, /\b(?:sleeves?|fleece|cotton|hem)\b/i, "sweatshirt"],
  [/\btanks?$/i, /\b(?:cotton|neck|ribbed|jersey|spandex|elastane|layering|workout)\b/i, "tank top"],
  [/\bharness(?:es)?$/i, /\b(?:climb\w*|leg loops|belay)\b/i, "climbing harness"],
  [/\bgoggles$/i, /\b(?:ski\w*|slopes|snow\w*)\b/i, "ski goggles"],
  [/\bhelmet$/i, /\b(?:cycl\w*|bik\w*)\b/i, "bike helmet"],
  [/\bnotebooks?$/i, /\b(?:pages|ruled|lined|dotted|hardcover|stationery)\b/i, "journal"],
  [/\bhobo$/i, /\b(?:strap|leather|zip|lining)\b/i, "handbag"],
];

/** What the last word of a name is where it may be several things: a pump with a heel is a shoe. */
export const thingInContext = (name: string, text: string): Thing | null => {
  const [called = ""] = name.split(SEPARATOR);
  const meaning = MEANINGS.find(([word, told]) => word.test(called.trim()) && told.test(text));
  const thing = meaning ? thingOf(meaning[2]) : null;
  return thing && { ...thing, plural: /(?<!s)s$/i.test(called.trim()) };
};

/** Whether the last word of a name may be what the thing is, where its text says so: "Annie Pump". */
export const mayNameThing = (name: string): boolean => MEANINGS.some(([word]) => word.test(name));
