import { isAdjective } from "./adjectives.ts";
import { endsOnUnit } from "./halved.ts";

/** Words that mean little before what they are said of: "for people who start early". */
const VAGUE = /\b(?:people|those|anyone|everyone|someone|somebody|one|ones|things?|anything|everything|days|times|moments|places)$/i;

/** How a phrase ends, and what comes next, where it goes on over that: "up to", "from 44 to 54", "teams of up to five", "the bite of the air". */
const GOES_ON: readonly (readonly [end: RegExp, next: RegExp])[] = [
  [VAGUE, /^(?:who|whose|that|which|when|where|from)\b/i],
  [
    /\b(?:crafted|designed|built|cut|tailored|known|famous|suitable|mounted|used|based|packed|intended|meant|equipped|loaded|formulated|ready)$/i,
    /^(?:from|of|with|for|in|on|to|as|by)\b/i,
  ],
  [/\b(?:allows?|enables?|helps?) \S|\bways?$/i, /^to\b/i],
  [/\b(?:is|are|makes? (?:it|them)|feels?|looks?)(?: an?)? [\p{L}-]+$/iu, /^to\b/i],
  [/\byou(?:['’]ll)?(?: \p{L}+)? (?:want|need|have|love|like)$/iu, /^to\b/i],
  [/\b(?:(?:is|are|for) an?|an extra) [\p{L}-]+$|\bsuited$/iu, /^(?:to|and)\b/i],
  [/\bto \p{L}+$/iu, /^(?:to|with)\b/i],
  [/\bmakes? (?:it|them) [\p{L}-]+$/iu, /^for\b/i],
  [/\bmeet$/i, /^in\b/i],
  [/\b(?:in (?:combination|conjunction|contact|line|keeping)|together|along)$/i, /^with\b/i],
  [/\bthe [\p{L}-]+$/iu, /^and [\p{L}-]+ \p{L}/iu],
  [/\b(?:one|some|any|many|most|each|part|kind|range|piece|type|sort|set|pair)$/i, /^of\b/i],
  [/\b(?:the|an?|this) [\p{L}-]+$/iu, /^(?:and (?:[\p{L}-]+ ){1,4})?of\b/iu],
  [/(?:\bup|\d)$/i, /^(?:to|by|x|and|or)\b/i],
  [/\bfrom\b/i, /^to\b/i],
  [/\bby \p{L}+ing$/iu, /./],
];
/** What goes on from whatever comes before it. */
const GOES_ON_ALWAYS =
  /^(?:and (?:[\p{L}-]+ ){1,3}(?:free|proof|resistant|friendly)|(?:of )?(?:up to|at most|at least|only|under|over))\b/iu;

/** Qualities that stand in pairs, and a number of two things: "quick and easy access", "3 heat and speed settings". */
const PAIRED = /\b(?:quick|easy|fast|simple|light|soft|warm|strong|safe|large|small|clear|smooth|secure|\d+ \p{L}+)$/iu;

/** Whether a phrase goes on over the words after it. */
export const goesOn = (text: string, rest: string): boolean =>
  GOES_ON.some(([end, next]) => end.test(text) && next.test(rest)) ||
  GOES_ON_ALWAYS.test(rest) ||
  (/\ban? [\p{L}-]+$/iu.test(text) && isAdjective(/^and ([\p{L}-]+)/iu.exec(rest)?.[1] ?? "")) ||
  (PAIRED.test(text) && !endsOnUnit(text) && /^(?:and|or) \p{L}+ \p{L}+/iu.test(rest));
