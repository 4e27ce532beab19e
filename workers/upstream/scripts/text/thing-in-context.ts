import { SEPARATOR, thingOf, type Thing } from "./thing.ts";

/** A word that is several things, what its text says of one of them, and that thing. */
type Meaning = readonly [word: RegExp, told: RegExp, thing: string];

const OF_SHOES = /\b(?:heels?|toe|insoles?|outsoles?|soles?|suede|footbed|vamp|uppers?)\b/i;
const OF_SHIRTS = /\b(?:collar|sleeves?|cuffs?|buttons?|cotton)\b/i;
const OF_RIDERS = /\b(?:free ?rid\w*|freestyle|kite ?surf\w*|kite ?board\w*|depower\w*|hang time|wave riding|low end|wake ?board\w*)\b/i;
const OF_CARS = /\b(?:suv|cars?|coup[eé]|vehicles?|sedan|minibus)\b/i;

const MEANINGS: readonly Meaning[] = [
  [/\bpumps?$/i, OF_SHOES, "heels"],
  [/\bflats?$/i, OF_SHOES, "ballet flats"],
  [/\brunners?$/i, OF_SHOES, "sneakers"],
  [/\boxfords?$/i, OF_SHOES, "shoes"],
  [/\boxfords?$/i, OF_SHIRTS, "shirt"],
  [/\bhenleys?$/i, OF_SHIRTS, "T-shirt"],
  [/\bcrew$/i, /\b(?:sleeves?|fleece|cotton|hem)\b/i, "sweatshirt"],
  [
    /\btanks?$/i,
    /\b(?:cotton|neck|ribbed|jersey|spandex|elastane|layering|workout|bra|straps?|mesh|wicking|polyester|racerback)\b/i,
    "tank top",
  ],
  [/\bharness(?:es)?$/i, /\b(?:climb\w*|leg loops|belay)\b/i, "climbing harness"],
  [/\bgoggles$/i, /\b(?:ski\w*|slopes|snow\w*)\b/i, "ski goggles"],
  [/\bhelmet$/i, /\b(?:cycl\w*|bik\w*)\b/i, "bike helmet"],
  [/\bnotebooks?$/i, /\b(?:pages|ruled|lined|dotted|hardcover|stationery)\b/i, "journal"],
  [/\bpolo$/i, /\bwatch\b/i, "watch"],
  [/\bboots?$/i, /\bwake ?board\w*/i, "wakeboard boots"],
  [/^harness\b|\bharness$/i, /\b(?:kite|spreader bar|freestyle)\b/i, "kite harness"],
  [/^kite\b|\bkite$/i, OF_RIDERS, "power kite"],
  [/^binding\b/i, OF_RIDERS, "wakeboard boots"],
  [/^pump\b/i, /\bkite|\binflat/i, "kite pump"],
  [/^door\b/i, OF_CARS, "car door"],
  [/^bumper\b|\bbumper$/i, OF_CARS, "car bumper"],
  [/\bpots?$/i, /\b(?:flowers?|tulip|species|bloom\w*|border edging)\b/i, "houseplant"],
  [/\bglasses$/i, /\b(?:lens(?:es)?|frames?|uv|eyewear|sun|outfit|accessor\w+|fashion)\b/i, "eyeglasses"],
  [/\bcharger\b/i, /\b(?:sedan|muscle car|rear-wheel|horsepower|vehicle)\b/i, "car"],
  [/\birons?\b/i, /\bgolf\b/i, "golf iron"],
  [/\bhobo$/i, /\b(?:strap|leather|zip|lining)\b/i, "handbag"],
];

/** What a name is about whose last word, or first, may be several things: a pump with a heel is a shoe. */
export const thingInContext = (name: string, text: string): Thing | null => {
  const [called = ""] = name.split(SEPARATOR);
  const meaning = MEANINGS.find(([word, told]) => word.test(called.trim()) && told.test(`${name}\n${text}`));
  const thing = meaning ? thingOf(meaning[2]) : null;
  return thing && { ...thing, plural: /(?<!s)s$/i.test(called.trim()) };
};

/** "Short Sleeve Boat Neck": what has sleeves is worn above, where nothing says what it is. */
export const thingOfSleeves = (name: string): Thing | null => (/\b(?:short|long)[- ]sleeved?\b/iu.test(name) ? thingOf("top") : null);

/** Whether the last word of a name may be what the thing is, where its text says so: "Annie Pump". */
export const mayNameThing = (name: string): boolean => MEANINGS.some(([word]) => word.test(name));
