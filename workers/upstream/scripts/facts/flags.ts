import { isDenied, isOfPart } from "./denied.ts";
import type { Reading } from "./numbers.ts";
import type { Point, PointKind } from "./point.ts";

type Flag = readonly [kind: PointKind, expression: RegExp, strength: number];

/** Properties that a product has or has not. A word of denial before the match cancels it. */
const FLAGS: readonly Flag[] = [
  [
    "dishwasher",
    /dishwasher[- ](?:safe|proof)|(?:in|into) the dishwasher|spülmaschinen(?:fest|geeignet)|lave-vaisselle|lavavajillas|lavastoviglie|посудомоечн|洗碗机/i,
    7,
  ],
  [
    "washable",
    /machine[- ]wash|washing machine|maschinenwaschbar|waschbar|lavable (?:à la|en)|lavable a máquina|lavabile|машинная стирка|可机洗|机洗/i,
    7,
  ],
  ["wipeClean", /wipe[sd]? clean|wipe with a (?:damp|soft)|abwischbar|擦拭/i, 5],
  ["nonStick", /non[- ]?stick|antihaft|anti-adhés|antiadher|antiaderen|антипригар|不粘/i, 8],
  ["waterproof", /\bwaterproof|wasserdicht|étanche|impermeable|impermeabile|водонепроница|防水/i, 7],
  ["waterResistant", /water[- ](?:resistant|repellent)|splash[- ]?proof|wasserabweisend|déperlant|防泼水/i, 6],
  [
    "leakproof",
    /leak[- ]?(?:proof|resistant)|nothing (?:ever )?leaks|(?:never|doesn't|does not|won't) leaks?\b|spill[- ]?proof|auslaufsicher|anti-?fuite|防漏|不漏/i,
    8,
  ],
  ["cordless", /\bcordless|kabellos|sans fil|inalámbric|senza fili|беспровод|无线/i, 6],
  ["rechargeable", /rechargeable|wiederaufladbar|recargable|ricaricabil|аккумуляторн|可充电/i, 5],
  [
    "foldable",
    /\bfold(?:able|ing)\b|\bfolds (?:up|flat|down)\b|can be folded|collapsible|faltbar|klappbar|pliable|\bpliant|plegable|pieghevol|складн|可折叠|折叠/i,
    7,
  ],
  ["adjustable", /\badjustable|verstellbar|réglable|ajustable|regolabil|регулир|可调节/i, 5],
  ["wheels", /\bwheels?\b|\brollers?\b|\brolling\b|roulettes|ruedas|rotelle|колес|带轮|万向轮/i, 6],
  ["batteries", /batter(?:y|ies) (?:are )?included|incl(?:usive|\.)? ?batteri|inkl\. ?batterien|pile(?:s)? incluse|含电池/i, 5],
  ["handmade", /hand[- ]?(?:made|crafted)|handgemacht|fait(?:e)? (?:à la )?main|hecho a mano|fatto a mano|手工/i, 7],
  ["signed", /\bsigned (?:copy|edition)|autografat|signé par|签名版|亲签/i, 8],
  ["lightweight", /\blight[- ]?weight|leichtgewicht|\bligero|leggero|лёгк|轻便|轻量/i, 4],
  ["easyAssembly", /easy to assemble|no tools (?:needed|required)|tool[- ]?free|ohne werkzeug|免安装|免工具/i, 6],
  ["uv", /uv[- ]?(?:protection|400|schutz)|upf ?\d+|100 ?% uv/i, 6],
];

const WHERE: Partial<Record<PointKind, readonly string[]>> = {
  wheels: ["travel", "home", "toys", "tools", "baby", "office", "pets"],
  waterproof: [
    "fashion",
    "accessories",
    "shoes",
    "travel",
    "electronics",
    "sport",
    "home",
    "beauty",
    "toys",
    "tools",
    "baby",
    "pets",
    "general",
  ],
  cordless: ["tools", "home", "kitchen", "electronics", "beauty", "general"],
};

/** A washing machine is no machine-washable thing. */
const MACHINES: Partial<Record<PointKind, string>> = { washable: "washing machine", dishwasher: "dishwasher", wheels: "bike" };

const has = ({ text, noun }: Reading, expression: RegExp): boolean => {
  const found = expression.exec(text);
  return found !== null && !isDenied(text, found.index, found[0].length) && !isOfPart(text, found.index, found[0].length, noun);
};

/** Points that need no more words than their name. */
export const flagPoints = (reading: Reading): Point[] =>
  FLAGS.filter(
    ([kind, expression]) =>
      !reading.noun.includes(MACHINES[kind] ?? "\u0000") && (WHERE[kind]?.includes(reading.category) ?? true) && has(reading, expression),
  ).map(([kind, , strength]) => ({
    kind,
    factId: reading.id,
    strength,
    en: {},
    zh: {},
  }));
