import type { ScriptAngle } from "../../../trpc/contract/script.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import type { Point, PointKind } from "./facts/point.ts";
import { BANKS } from "./lines/bank.ts";
import { fill } from "./lines/fill.ts";
import { meets } from "./lines/needs.ts";
import { sayAll } from "./tell.ts";

const PROOFS: ReadonlySet<PointKind> = new Set(["rating", "recommend"]);
const OFFERS: ReadonlySet<PointKind> = new Set(["price", "saving"]);

/** Whether a point says what others think. */
export const isProof = (point: Point): boolean => PROOFS.has(point.kind);
/** Whether a point is about the price. */
export const isOffer = (point: Point): boolean => OFFERS.has(point.kind);

/** What was said before a line: by itself nothing. */
type Before = { facts: number; price: boolean };
const NOTHING: Before = { facts: 0, price: false };

/** All lines for a point, from the openings or from the body, whose needs are met. */
export const linesFor = (brief: Brief, point: Point, templates: readonly string[], before = NOTHING): Candidate[] =>
  templates.flatMap((template) => {
    const line = meets(template, { ...brief.standing, ...before })
      ? fill(template, { ...brief.voice, ...point[brief.language] }, point.factId, brief.language)
      : null;
    return line ? [{ ...line, facts: [point.factId] }] : [];
  });

/** Lines that claim nothing, and whose needs are met. */
export const plainLines = (brief: Brief, templates: readonly string[], before = NOTHING): Candidate[] =>
  templates.flatMap((template) => {
    const line = meets(template, { ...brief.standing, ...before }) ? fill(template, brief.voice, null, brief.language) : null;
    return line ? [{ ...line, facts: [] }] : [];
  });

const pointHooks = (brief: Brief, points: readonly Point[]): Candidate[] =>
  points.flatMap((point) => linesFor(brief, point, BANKS[brief.language].hooks[point.kind] ?? []));

/** Points of the first facts that a hook may rest on: those whose lines say the whole fact. */
const firstPoints = ({ items }: Brief): Point[] => items.slice(0, 2).flatMap(({ points }) => points.filter((point) => !isProof(point)));

/** At most so many facts: what is said of a thing is its name, its price and these, in few words, and no moment of life. */
const THIN = 1;
/** Whether a page says next to nothing of its thing. */
export const isThin = ({ items }: Brief): boolean => items.filter(({ slogan }) => !slogan).length <= THIN;
/** The shortest of these, for what is told in few words. */
export const briefest = (lines: readonly Candidate[]): Candidate[] => lines.toSorted((a, b) => a.units - b.units).slice(0, 2);

/** Most spoken units of a fact without a figure that opens an ad: a longer one follows its name. */
const MOST_OPENING = { en: 12, zh: 30 } as const;

const opens = ({ text, units }: Candidate, { language }: Brief): boolean => /\d/.test(text) || units <= MOST_OPENING[language];

/** The first sentences that open an angle; none means that the facts do not allow it. */
export const hooksFor = (brief: Brief, angle: ScriptAngle): Candidate[] => {
  const bank = BANKS[brief.language];
  const { scenes } = brief;
  const thin = isThin(brief) ? briefest(plainLines(brief, bank.plainHooks)) : [];
  const shopper = thin.length > 0 ? thin : plainLines(brief, bank.shopperHooks);
  switch (angle) {
    case "problem-solution": {
      if (thin.length > 0) return thin;
      const own = plainLines(brief, scenes.hooks);
      return [...own, ...(brief.category === "general" || own.length < 3 ? shopper : [])];
    }
    case "benefit-first": {
      const [first] = brief.items;
      const plain = first ? (sayAll(brief, [first], "") ?? sayAll(brief, brief.items.slice(0, 2), "")) : null;
      const hooks = pointHooks(brief, firstPoints(brief));
      return [...hooks, ...(plain && opens(plain, brief) ? [plain] : hooks.length > 0 || brief.items.length === 0 ? [] : shopper)];
    }
    case "offer": {
      // An offer that does not say what it saves is a price.
      const savings = pointHooks(
        brief,
        brief.points.filter(({ kind }) => kind === "saving"),
      );
      return savings.length > 0 ? savings : pointHooks(brief, brief.points.filter(isOffer));
    }
    case "story":
      return isThin(brief) ? [] : plainLines(brief, scenes.stories);
    case "social-proof":
      return pointHooks(brief, brief.points.filter(isProof));
  }
};

const hasStrong = (brief: Brief, test: (point: Point) => boolean): boolean =>
  brief.points.some((point) => test(point) && point.strength >= 8);

/** The angles that the facts allow, the one with most to say first. */
export const anglesFor = (brief: Brief): ScriptAngle[] => {
  const order: ScriptAngle[] = [
    ...(hasStrong(brief, isOffer) ? (["offer"] as const) : []),
    ...(hasStrong(brief, isProof) ? (["social-proof"] as const) : []),
    // Where no moment of life belongs to the thing, its first fact opens better than a question to any shopper.
    ...(brief.items.length >= 2 && plainLines(brief, brief.scenes.hooks).length === 0 ? (["benefit-first"] as const) : []),
    "problem-solution",
    "benefit-first",
    "story",
    "offer",
    "social-proof",
  ];
  return order.filter((angle, index) => order.indexOf(angle) === index && hooksFor(brief, angle).length > 0);
};
