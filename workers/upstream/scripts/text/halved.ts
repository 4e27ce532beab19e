/** Words that join two things of one kind. */
const JOINT = /^(?:and|or|nor|but)$/i;
/** Words after which an amount, or a thing, belongs to what stands before: "hot for 24 hours". */
const PREPOSITION = /^(?:for|to|in|at|on|with|without|from|by|of|up|until|per|under|over)$/i;

/** Bounds that stand before an amount. */
const BOUND = "(?:up to|at least|at most|about|around|over|only|less than|more than|nearly|from|under) ";
/** What is counted in these says nothing before it is said of what: "up to 12 hours", "2.5 times", "up to 15 inches". */
const OPEN_UNIT = "(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?|times|percent|degrees|people|inches|metres|meters|feet)";
/** A unit, before which no noun is cut off: "3 minutes | and cools down", against "3 heat | and speed settings". */
const ENDS_ON_UNIT = new RegExp(
  `\\d (?:${OPEN_UNIT.slice(3, -1)}|grams|kilos|pounds|ounces|litres|millilitres|centimetres|millimetres|watts|cm|mm)$`,
  "i",
);
export const endsOnUnit = (text: string): boolean => ENDS_ON_UNIT.test(text);

const OPEN_AMOUNT = new RegExp(
  `^(?:${BOUND})*\\d[\\d.,]*(?: (?:to|or) \\d[\\d.,]*)?(?: ${OPEN_UNIT}|%)?(?: over \\d+ ${OPEN_UNIT})?$|` +
    `^(?:${BOUND})+(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)$|^(?:day|week|step|stage|level|part) \\d+$`,
  "i",
);

/** An amount that says nothing without what it is an amount of. */
export const isOpenAmount = (text: string): boolean => OPEN_AMOUNT.test(text);

/** A part of a clause, in words: what stands before it, itself, what stands after it. */
type Part = { before: readonly string[]; words: readonly string[]; rest: readonly string[] };

/** Two things of which each has its own end, the second without it: "coffee hot for 24 hours and water cold | for 48". */
const losesSecond = ({ before, words, rest: [next = ""] }: Part): boolean => {
  const joint = words.findLastIndex((word) => JOINT.test(word));
  const first = [...before, ...words.slice(0, joint)].map((word) => word.toLowerCase());
  return joint > 0 && PREPOSITION.test(next) && first.includes(next.toLowerCase());
};

/** An amount out of the first of two things, with the second: "hot for | 24 hours and water cold". */
const joinsHalves = ({ before, words }: Part): boolean =>
  /^\d/.test(words[0] ?? "") && PREPOSITION.test(before.at(-1) ?? "") && words.some((word) => JOINT.test(word));

/** Verbs without what they are done to: "they stretch and support | in all the right places". */
const losesObject = ({ words, rest }: Part): boolean =>
  rest.length > 0 && /^(?:it|they|you|this|these) \p{L}+ (?:and|or) \p{L}+$/iu.test(words.join(" "));

/** A subject and how it does what is left out: "grips safely | provide". */
const losesVerb = ({ words, rest }: Part): boolean =>
  rest.length > 0 && /ly$/i.test(words.at(-1) ?? "") && !PREPOSITION.test(rest[0] ?? "");

/** A state without its last word: "with the lid | on". */
const losesParticle = ({ rest }: Part): boolean =>
  rest.length === 1 && /^(?:on|off|in|out|up|down|open|closed|included)$/i.test(rest[0] ?? "");

/** The first of two parts of a body, whose end stands after the second: "reduce foot | and leg fatigue". */
const losesPain = ({ words, rest }: Part): boolean =>
  BODY.test(words.at(-1) ?? "") && JOINT.test(rest[0] ?? "") && BODY.test(rest[1] ?? "") && rest.length > 2;
const BODY = /^(?:foot|leg|hand|eye|neck|back|joint|muscle|arm|knee|shoulder|hip|wrist)$/i;

/** True where a part of an English clause begins or ends in the middle of what it says. */
export const isHalved = (part: Part): boolean =>
  losesSecond(part) || joinsHalves(part) || losesObject(part) || losesVerb(part) || losesParticle(part) || losesPain(part);

/** One quality of several, cut off from its thing by a comma: "styled with a sleek | , square face". */
export const losesThing = (clause: string, after: string): boolean =>
  (/\b(?:an?|the|its|their) \p{L}[\p{L}-]*$/iu.test(clause) ||
    (/\b(?:provides?|gives?|offers?|makes?|brings?|delivers?|for) \p{L}+$/iu.test(clause) && QUALITY_NEXT.test(after))) &&
  /^,\s*(?!(?:and|or|so|but|which|with|without|to|up|for|from|in|on|at|of|plus|no|it|they|you)\b)\p{L}/iu.test(after);
/** Another quality of the same thing: ", more immersive", ", natural-looking coverage". */
const QUALITY_NEXT = /^, (?:(?:more|less) |\p{L}+er |[\p{L}-]+(?:ing|ed|al|ive|ful|ous) \p{L})/iu;

/** Words of Chinese that lead on to what follows at once. */
const LEADS_HAN = /[可能都以来并会将]$/u;
const JOINT_HAN = /(?<=[\p{Script=Han}\d])[和与及或](?=[\p{Script=Han}\d])/u;

/** The same of the first part of a Chinese clause: "皮革鞋面和耐用 | 橡胶鞋底", "保温24小时冷饮保冷 | 48小时", "高度可 | 调节". */
export const isHalvedHan = (part: string, clause: string): boolean => {
  const at = clause.indexOf(part);
  const rest = at < 0 ? "" : clause.slice(at + part.length);
  const last = /\p{Script=Han}{2}$/u.exec(part)?.[0] ?? "";
  // "保温24小时冷饮 | 保冷48小时": another amount follows what is said last.
  const another =
    /\d/.test(part) &&
    /\d(?:小时|天|分钟|厘米|毫米|英寸|度|米)$/u.test(part) === false &&
    last !== "" &&
    /^\p{Script=Han}{0,3}\d/u.test(rest);
  return /^[\p{Script=Han}\d]/u.test(rest) && (another || JOINT_HAN.test(part) || /^\d/.test(rest) || LEADS_HAN.test(part));
};
